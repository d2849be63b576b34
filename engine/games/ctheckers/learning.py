"""Ctheckers for learners: the tutorial (reveals, and one that ends the world), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import ANSWER, LASTING, Goal, Puzzles, Step, Tutorial
from engine.games.ctheckers.state import State
from engine.games.ctheckers.words.en import say_puzzle

FAR = "5m1m/2M3m1/7m/8/8/4M1M1/1M3M1M/M1M1M1M1 1 C2/c7r1 -/- - 0"
"""A checker of Dark's is one step from the far rank."""

TUTORIAL = Tutorial(
    options={},
    position="5m1m/4m1m1/5m1m/2m5/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 1 -/c5 -/- - 0",
    steps=(
        Step("capture", ("d4xb6",), ("is-cultist",)),
        Step("crown", ("c7-d8", "c7-b8"), ("is-cultist",), position=FAR),
        Step(
            "knight",
            ("d3xe5",),
            ("is-cultist", "is-cultist", "die-5"),
            position="5m1m/4m1m1/5m1m/4m3/3m4/3N4+4/1M1M1M1M/M1M1M1M1 1 C3/c4 -/- - 0",
        ),
        Step("carter", ("c7-d8", "c7-b8"), ("is-carter",), position=FAR),
        Step("look", ("look-f8", "look-g7", "look-h6", "look-h8"), ("dark-sees-cthecker",)),
        Step(
            "world",
            ("d4xb6", "d4xf6"),
            ("is-cthecker",),
            position="5m1m/6m1/7m/2m1m3/3M4/6M1/1M3M1M/M1M1M1M1 1 C3/c6 -/- - 0",
        ),
    ),
)


GOALS = {
    "torn": Goal(ends=("torn",), until=ANSWER),
    "taken": Goal(ends=("taken",)),
    "cultists": Goal(ends=("cultists",)),
    "world": Goal(result=-1, ends=("cthecker",)),
    "safe": Goal(until=LASTING),
}
"""No goal needs knowledge that the player cannot have."""

TABLE: tuple[str, ...] = (
    "middling world 1 | 1m6/2M1m3/8/8/7N6-/2m5/7m/4C1c1 1 C7R1/c7 B1/- - 0 | c7-d8",
    "middling world 1 | 3C4/m1C1c3/1M1R1b2/C7/3C3m/n2?7/1m5m/2N5-5 2 C4/c5 B1/- - 0 | a7xc5",
    "easy taken 1 | 1m6/2B5/3n6?4/2N3+3m1/1M3C2/C1M3m1/3r1M1C/2b5 1 C4/c6 -/- b8=t1 0 | c5xd6",
    "easy taken 1 | 1m5N6-/C3C1n5+1/5M2/2R1r1c1/7M/c3c1m1/8/8 2 C6/c5 -/- h4=T2 0 | g7xh8",
    "easy torn 1 | 1m6/4n2?3/8/M7/1M3m1b/R7/3B1m1C/2C5 1 C6/c7 -/- - 0 | h2*h4-g3",
    "easy cultists 1 | 8/4R3/7N4?/8/3c1c2/2C1m1b1/3M1r2/n5?5c1 2 C7/c5 B1/- - 0 | d4xb2",
    "easy cultists 1 | 1m3c2/B1r5/7n5-/M5M1/7b/6M1/1C6/4N1-3 1 C6/c7 -/- - 0 | h6xf8",
    "easy cultists 1 | 8/6c1/1M3c2/8/5C1N5?/b3M3/1m5m/6M1 2 C7/c6r1 -/- g1=T2 0 | h4xf4",
    "easy safe 1 | 1m1m1m1m/m1m3m1/1m3m1m/2m5/1M6/M3M3/1M1M1M1M/M1M1M1M1 2 C1/c1 -/- - 0 | c7-d6",
    "hard safe 1 | 1m3m1m/m1m5/7m/M1m1m1m1/8/M1M1M1M1/1n4+3M1M/4M1M1 1 C3/c2 -/- - 0 | g3-h4",
    "middling world 2 | 1B6/c1m5/1m1N1?3M/c7/3M1m1m/4c3/1C6/4c3 1 C6R1/c4 -/- f4=t1 0 | h6-g7",
    "middling taken 2 | 1c3c2/R1n3-5/8/4M3/5M1m/4b1m1/1r1M3M/8 1 C7/c5 -/- - 0 | a7-b6",
    "hard world 2 | 1m3r1R/m7/8/c1M5/1C3m2/2b5/3m4/N5+7 2 C7/c5 B1/- - 0 | a5-b6",
    "hard world 2 | 3m1c2/N1+5m1/1M6/6B1/1b1n4?4/C1m5/1c6/M7 2 C7/c5 -/- b6=T2 0 | d8-c7",
    "hard taken 2 | 8/2M5/3C1C2/2n3-3M1/1C1m3B/C3m3/3N4-4/b1r5 1 C4/c7 -/- - 0 | b4-c3",
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""


def _turn(state: State) -> int:
    return state.turn


PUZZLES = Puzzles(GOALS, say_puzzle, TABLE, _turn)
