"""Satan's Checkers for learners: the tutorial (a duel with fire and an extra turn), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import Puzzles, Step, Tutorial
from engine.games.race.puzzles import GOALS
from engine.games.satan.words.en import say_puzzle

TUTORIAL = Tutorial(
    options={"setup": "duel"},
    position="A1,A2,A3,A4,A5,A6,A7,A8,A9/1.1,3.1,C1,C2,C3,C4,C5,C6,C7 satan:- 0 0 duel",
    steps=(
        Step("jump", ("A6-1.2",)),
        Step(
            "fire",
            ("satan-4.10",),
            position="3.8,4.3,A2,A3,C5,C6,C7,C8,C9/1.1,2.3,3.2,4.1,A5,A6,A7,A8,A9 satan:3.7 0 0 duel",
        ),
        Step("over", ("3.8-C2",)),
        Step(
            "fill", ("4.9-C1",), position="4.1,4.9,C2,C3,C4,C5,C6,C7/4.5,A6,A7,A8,A9,C8,C9 satan:c 0 0 duel"
        ),
        Step("snuff", ("4.1-3.1", "4.1-3.0", "4.1-4.0", "4.1-4.2", "4.1-A1", "4.1-A2"), ("stay", "4.5-4.4")),
    ),
)


GOAL_IDS = ("win", "home1", "home2", "home3")
"""The goals of the race that its puzzles use."""

TABLE: tuple[str, ...] = (
    (
        "easy home1 1 | 4.14,C1,C2,C4,C5,C6,C7,C8,C9/3.10,3.12,3.14,4.17,D1,D3,D4,D7,D8 satan:- 1 0 "
        "crossing | 4.17-D2"
    ),
    (
        "easy home1 1 | 2.5,4.11,C1,C2,C3,C6,C7,C8,C9/1.3,2.4,3.10,D1,D2,D6,D7,D8,D9 satan:- 0 0 crossing "
        "| 4.11-C4"
    ),
    (
        "easy win 1 | 1.1,1.3,4.6,C1,C2,C3,C7,C8,C9/4.12,D2,D3,D4,D5,D6,D7,D8,D9 satan:- 1 0 crossing | "
        "4.12-D1"
    ),
    (
        "middling win 1 | 2.5,4.11,C1,C2,C4,C5,C7,C8,C9/2.6,3.9,4.7,A2,A4,A5,A6,A7,A8 satan:- 0 0 duel | "
        "4.11-C3"
    ),
    (
        "easy home1 1 | 3.11,4.10,C1,C2,C3,C4,C6,C7,C9/1.0,2.5,D1,D2,D3,D5,D7,D8,D9 satan:2.8 1 0 crossing "
        "| satan-1.4"
    ),
    (
        "hard home2 1 | 3.6,4.1,4.6,4.8,A6,B3,C2,C3,C9/3.2,4.3,A1,A3,A4,A5,A7,A8,A9 satan:3.5 0 1 duel | "
        "4.8-C1"
    ),
    (
        "easy home2 1 | c,1.1,4.13,C2,C4,C6,C7,C8,C9/1.3,4.9,4.11,4.12,D2,D3,D4,D5,D7 satan:- 1 0 crossing "
        "| 4.11-D8"
    ),
    (
        "middling home2 1 | 1.4,2.3,4.8,4.15,C2,C3,C4,C5,C7/2.4,4.9,D1,D3,D5,D6,D7,D8,D9 satan:- 0 0 "
        "crossing | 2.3-C8"
    ),
    (
        "middling home2 1 | 2.4,4.3,4.10,C1,C4,C5,C6,C7,C8/2.5,2.8,3.9,3.11,3.13,4.13,C3,D1,D5 satan:3.0 1 "
        "1 crossing | 3.9-D2"
    ),
    (
        "easy home2 1 | 3.9,4.10,C1,C2,C3,C5,C6,C7,C8/3.10,3.11,4.15,B2,D1,D2,D4,D6,D7 satan:2.5 1 1 "
        "crossing | 3.10-D8"
    ),
    (
        "middling home3 1 | 1.0,2.1,3.3,C3,C4,C5,C6,C8,C9/2.2,3.2,4.4,4.18,A2,A3,A6,A7,A8 satan:- 1 0 duel "
        "| 2.2-A5"
    ),
    (
        "middling home3 1 | 2.5,4.0,4.5,C1,C3,C5,C7,C8,C9/1.0,3.12,4.14,4.15,D1,D2,D5,D8,D9 satan:- 1 0 "
        "crossing | 3.12-D3"
    ),
    (
        "hard home3 1 | 2.3,2.8,4.11,4.12,C2,C5,C6,C8,C9/1.1,3.8,3.12,4.3,A1,A4,A5,A6,A9 satan:3.13 0 0 "
        "duel | satan-2.9"
    ),
    ("hard home3 1 | 4.4,C1,C2,C3,C4,C5,C6,C7,C8/2.1,3.5,4.1,4.8,A2,A3,A4,A5,A7 satan:2.3 1 0 duel | stay"),
    ("hard win 2 | 3.9,C1,C2,C3,C4,C5,C6,C7,C9/3.7,3.11,D1,D2,D3,D4,D5,D6,D9 satan:- 0 0 crossing | C3-4.11"),
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles({goal: GOALS[goal] for goal in GOAL_IDS}, say_puzzle, TABLE, rules=2)
