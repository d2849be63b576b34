"""Alien Checkers for learners: the tutorial (a turn, some cards, a planet), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import Goal, Puzzles, Step, Tutorial
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import State
from engine.games.alien.words.en import say_puzzle

LIGHT = "b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8"
DRY = (
    "a2 a3 a4 a5 a6 a8 b1 b3 b5 b7 c2 c4 c6 c8 d1 d3 d4 d5 d7 e2 e4 e5 e6 e8 "
    "f1 f3 f4 f7 g2 g4 g5 g6 g8 h1 h3 h4 h5 h7"
)
"""The squares that can be flooded in the last step."""
BARS = (
    ("d4|d5", "e4|e5"), ("d4|e4", "d5|e5"), ("d5|e5", "e4|e5"), ("d4|d5", "d4|e4"),
    ("c3|c4", "d3|d4"), ("c3|d3", "c4|d4"), ("c4|d4", "d3|d4"), ("c3|c4", "c3|d3"),
)  # fmt: skip
"""The pairs of walls that close the way from e5 over d4 to c3, before d4 or behind it."""

TUTORIAL = Tutorial(
    options={},
    position=(
        "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 "
        "1 N -;- 0/0 0/0 0/0 flood;- ? - neptune/mars 1"
    ),
    steps=(
        Step("move", ("c3-d4", "a3-b4", "c3-b4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"), ("turn:hippo",)),
        Step("card", ("card:hippo",)),
        Step("hippo", tuple(f"hippo:{spot}" for spot in LIGHT.split())),
        Step(
            "walls",
            tuple(f"build:{pair[at]},{pair[not at]}" for pair in BARS for at in (False, True)),
            position=(
                "1m1m1m1m/m1m1m1m1/1m3m1m/4m3/3M4/M3M1M1/1M1M1M1M/M1M1M1M1 "
                "1 N -;- 0/0 0/0 0/0 fortify;- ? - neptune/mars 5"
            ),
            before=("g3-h4", "turn:snookle", "card:fortify"),
        ),
        Step(
            "push",
            ("shift:east",),
            position=(
                "1m1m1m1m/m1m1m1m1/1m1m1m2/5##1/5##m/M1M1M1M1/1M1M1M1M/M1M1M1M1 "
                "1 N -;- 0/0 0/0 0/0 monolith;- ? - neptune/mars 7"
            ),
            before=("a3-b4", "turn:ring", "card:monolith"),
        ),
        Step(
            "planet",
            tuple(f"flood:{spot}" for spot in DRY.split()),
            position=(
                "1m1m1m1m/m1m1m1m1/1m1m1m1m/2~2~2/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 "
                "1 N -;- 0/0 0/0 0/0 flood;- ? - neptune/mars 9"
            ),
            before=("a3-b4", "turn:snookle", "card:flood"),
        ),
    ),
)


GOALS = {
    "planet": Goal(ends=tuple(planet.id for planet in ALL_PLANETS)),
    "kings": Goal(ends=("kings",)),
    "captured": Goal(ends=("captured",)),
}

TABLE: tuple[str, ...] = (
    (
        "easy planet 1 | 3m4/k1K5/5M2/2^1^3/3##3/3##1M1/1K6/7~ 1 S -;- 6/9 4/0 2/0 wanderlust;fortify,ring,"
        "agent,queen,cheater,doom,rotate,antimatter,monolith,emperor,wormhole,snookle,reshuffle,flood,fate,"
        "hippo revive,translation,fire - pluto/uranus 21 | b2-a1"
    ),
    (
        "easy kings 1 | 7K/8/3K1K2/~##5/1##5/4M3/1e3K2/6~1 1 S -;- 3/9 4/0 1/0 emperor;monolith,antimatter,"
        "flood,wanderlust,revive,queen,agent,cheater,translation,doom,reshuffle,rotate,snookle,fire,hippo,"
        "fortify wormhole,fate,ring - uranus/venus 21 | e3-d2"
    ),
    (
        "easy planet 1 | 8/2m3M1/1^Kk2M1/6e1/8/~3k~2/8/K7 1 N -;- 6/4 0/0 2/0 flood;fate,snookle,fortify,"
        "reshuffle,emperor,monolith,fire,antimatter,hippo,doom,ring,revive,wormhole,rotate,queen,"
        "translation cheater,agent,wanderlust - pluto/uranus 21 | g7-h8"
    ),
    (
        "hard kings 1 | 6^1/2K5/1K6/5##1/3K1##1/3^4/5M2/4m1K1 1 S -;- 3/11 0/0 2/0 agent;reshuffle,fortify,"
        "wormhole,ring,queen,emperor,translation,revive,cheater,monolith,rotate,fire,snookle,fate,"
        "antimatter,wanderlust flood,hippo,doom - pluto/mars 21 | g1-h2"
    ),
    (
        "middling planet 1 | 7e/8/1K6/2e1M~M1/5E~1/7^/1K3m2/8 1 E -;- 3/5 0/0 2/0 fortify;flood,fire,"
        "snookle,fate,emperor,reshuffle,rotate,doom,hippo,revive,wormhole,cheater,wanderlust,agent,queen,"
        "translation monolith,antimatter,ring - jupiter/mars 21 | e5-f6"
    ),
    (
        "hard captured 1 | 1M[s]3e2/8/3K##2/4##2/7M/4E[s]3/8/8 1 E -;- 5/9 3/0 1/0 antimatter;fire,emperor,"
        "rotate,ring,translation,snookle,reshuffle,queen,monolith,flood,fortify,cheater,wanderlust,revive,"
        "doom,agent wormhole,hippo,fate - venus/uranus 21 | d6-e7"
    ),
    (
        "easy captured 1 | 5M2/6^1/6M1/4K3/1M6/6m1/8/8 1 N -;- 7/11 2/0 2/0 fire;snookle,translation,"
        "revive,agent,fortify,fate,wanderlust,hippo,emperor,monolith,ring,cheater,reshuffle,flood,rotate,"
        "queen antimatter,doom,wormhole - jupiter/earth 21 | e5-f4"
    ),
    (
        "hard kings 1 | 2K2^m1/2K5/4M3/~7/1m5~/2K5/E5m1/8 1 N -;- 2/9 0/0 2/0 emperor;rotate,cheater,doom,"
        "monolith,flood,reshuffle,wanderlust,antimatter,fortify,fire,fate,ring,queen,snookle,agent,revive,"
        "hippo ? - uranus/mercury 21 | e6-d7"
    ),
    (
        "easy planet 1 | 8/2m3M1/1^Kk2M1/6e1/8/~3k~2/8/K7 1 N -;- 6/4 0/0 2/0 wanderlust;translation,"
        "monolith,agent,fate,flood,doom,hippo,emperor,ring,fire,queen,reshuffle,revive,wormhole,cheater,"
        "rotate,antimatter ? - pluto/uranus 21 | g7-h8"
    ),
    (
        "middling planet 1 | 8/K3K1M1/8/^1M5/8/2m5/8/4K3 1 E -;- 4/11 4/0 1/0 revive;agent,monolith,"
        "antimatter,doom,wormhole,cheater,wanderlust,flood,queen,fortify,snookle,fate,fire,hippo,"
        "translation,ring,emperor ? - pluto/uranus 21 | g7-h8"
    ),
    (
        "hard captured 1 | 8/1##3k1/1##5/4K3/8/8/3K4/8 1 N -;- 8/10 0/0 0/0 antimatter;fortify,wanderlust,"
        "doom,hippo,monolith,emperor,translation,agent,wormhole,rotate,revive,cheater,fire,ring,flood,"
        "snookle,reshuffle ? - neptune/mars 21 | e5-f6"
    ),
    (
        "easy planet 1 | 1m5K/6M1/8/7~/8/2K3^1/1K1M4/8 1 E -;- 4/11 3/0 2/0 rotate;doom,wormhole,"
        "translation,cheater,revive,fate,monolith,ring,agent,snookle,flood,emperor,fortify,fire,antimatter "
        "? - pluto/venus 21 | b2-a1"
    ),
    (
        "middling kings 1 | 2K4K/E5M1/5m2/4m3/8/6k1/7k/6M1 1 E -;- 3/6 3/0 2/0 rotate;queen,fortify,"
        "snookle,hippo,wormhole,flood,translation,agent,doom,ring,emperor,wanderlust,monolith,revive ? - "
        "uranus/mercury 21 | g7-h6"
    ),
    (
        "hard planet 1 | 7k/6m1/8/4M1E1/7k/8/7m/3M4 1 S -;- 7/6 1/0 0/0 monolith;cheater,wanderlust,fire,"
        "wormhole,emperor,revive,reshuffle,flood,fate,fortify,hippo,snookle,translation,queen ? - jupiter/"
        "mercury 21 | e5-f4"
    ),
    (
        "hard captured 1 | 3M4/8/8/2M2E2/3M4/K7/7K/k7 1 N -;- 2/10 3/0 2/0 antimatter;monolith,wanderlust,"
        "flood,wormhole,agent,doom,hippo,translation,queen,emperor,ring,fire,cheater,fate,fortify,rotate ? "
        "- pluto/venus 21 | a3-b2"
    ),
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""


def _turn(state: State) -> int:
    return state.seat


PUZZLES = Puzzles(GOALS, say_puzzle, TABLE, _turn, rules=2)
