"""Chinese Checkers for learners: the tutorial (a step, hops, the last marble), and the puzzles."""

from __future__ import annotations

from engine.contract.learning import Puzzles, Step, Tutorial
from engine.games.chinese.words.en import say_puzzle
from engine.games.race.puzzles import GOALS

TWO = " satan:- 0 0 chinese2"
FIRST = "A3-4.2 A1-4.0 A1-4.1 A2-4.1 A2-4.2 A3-4.3 A4-4.3 A4-4.4 A5-4.0 A5-4.2 A6-4.1 A6-4.3 A7-4.2 A7-4.4"
"""All legal actions at the start."""

TUTORIAL = Tutorial(
    options={"players": "2"},
    position="",
    steps=(
        Step("step", tuple(FIRST.split())),
        Step(
            "hop",
            ("4.2-2.2",),
            position="4.2,A1,A2,A4,A5,A6,A7,A8,A9,A10/3.2,D1,D2,D4,D5,D6,D7,D8,D9,D10" + TWO,
        ),
        Step(
            "chain",
            ("4.2-4.14",),
            position="1.3,3.2,4.2,A1,A2,A4,A5,A6,A8,A9/1.1,3.10,D1,D2,D3,D5,D6,D7,D9,D10" + TWO,
        ),
        Step(
            "last",
            ("3.10-D3",),
            position="2.2,3.10,D1,D2,D4,D5,D6,D7,D8,D9/4.14,A1,A2,A3,A4,A5,A6,A9,A10,D10" + TWO,
        ),
    ),
)


GOAL_IDS = ("leap", "win", "home2")
"""The goals of the race that its puzzles use."""

TABLE: tuple[str, ...] = (
    (
        "easy leap 1 | 2.6,3.12,4.14,D4,D5,D6,D7,D8,D9,D10/2.0,2.11,3.2,4.2,4.5,A2,A4,A6,A8,A10 satan:- 1 "
        "0 chinese2 | A6-1.5"
    ),
    (
        "easy win 1 | 4.14,D1,D2,D3,D4,D5,D6,D8,D9,D10/2.7,3.7,3.10,3.14,A1,A6,A7,A8,A9,A10 satan:- 0 0 "
        "chinese2 | 4.14-D7"
    ),
    (
        "easy leap 1 | 1.1,3.9,3.11,3.12,3.14,3.15,4.22,D1,D2,D5/3.0,3.2,4.3,A1,A2,A4,A5,A6,A7,A8 satan:- "
        "0 0 chinese2 | 3.14-A3"
    ),
    (
        "easy win 1 | 4.13,D1,D3,D4,D5,D6,D7,D8,D9,D10/1.5,2.3,4.10,4.18,A2,A3,A6,A7,A8,A9 satan:- 0 0 "
        "chinese2 | 4.13-D2"
    ),
    (
        "easy leap 1 | 3.13,4.10,4.11,4.15,4.18,D1,D2,D4,D7,E1/1.1,3.3,4.3,4.23,A1,A3,A4,A5,A6,A9 satan:- "
        "0 0 chinese2 | 4.10-E5"
    ),
    (
        "middling win 2 | 4.18,D1,D2,D3,D4,D6,D7,D8,D9,D10/3.0,A1,A3,A4,A5,A6,A7,A8,A9,A10 satan:- 1 0 "
        "chinese2 | 3.0-4.1"
    ),
    (
        "middling win 2 | 3.8,D2,D3,D4,D5,D6,D7,D8,D9,D10/3.2,A1,A3,A4,A5,A6,A7,A8,A9,A10 satan:- 1 0 "
        "chinese2 | 3.2-4.2"
    ),
    (
        "hard win 2 | 3.9,D1,D2,D3,D4,D6,D7,D8,D9,D10/1.0,A1,A2,A3,A4,A5,A6,A7,A8,A9 satan:- 0 0 chinese2 "
        "| 3.9-4.12"
    ),
    (
        "middling win 2 | 3.7,3.11,D1,D2,D5,D6,D7,D8,D9,D10/3.1,A1,A2,A3,A4,A5,A6,A8,A9,A10 satan:- 1 0 "
        "chinese2 | 3.1-4.2"
    ),
    (
        "hard win 2 | 3.12,D1,D2,D3,D4,D5,D6,D8,D9,D10/2.0,4.0,A1,A2,A4,A6,A7,A8,A9,A10 satan:- 0 0 "
        "chinese2 | 3.12-4.16"
    ),
    (
        "middling home2 2 | 3.11,4.10,4.11,4.12,D1,D2,D3,D6,D7,D8/4.7,A1,A2,A4,A5,A6,A7,A8,A9,A10 satan:- "
        "0 0 chinese2 | 4.12-D10"
    ),
    (
        "middling home2 2 | 2.8,4.11,4.12,D1,D4,D5,D6,D7,D8,D9/3.2,4.2,4.5,4.21,A3,A4,A5,A6,A8,A9 satan:- "
        "1 0 chinese2 | 3.2-A2"
    ),
    (
        "hard leap 2 | 2.6,3.12,D1,D4,D5,D6,D7,D8,D9,D10/3.1,3.2,4.21,4.23,A2,A3,A4,A6,A7,A9 satan:- 1 0 "
        "chinese2 | 3.2-3.0"
    ),
    (
        "hard leap 2 | c,1.0,2.7,3.9,3.13,4.11,4.14,C3,D3,F7/3.2,3.17,4.4,4.5,A1,A2,A3,A6,A8,A9 satan:- 1 "
        "0 chinese2 | A6-3.4"
    ),
    (
        "hard leap 2 | 2.5,2.7,2.8,3.2,3.8,3.10,3.12,4.14,D1,D4/4.3,4.4,4.5,A1,A2,A3,A5,A6,A7,A8 satan:- 0 "
        "0 chinese2 | 3.10-D3"
    ),
)
"""Puzzles found by `python -m tools.find_puzzles`; a test proves each of them."""

PUZZLES = Puzzles({goal: GOALS[goal] for goal in GOAL_IDS}, say_puzzle, TABLE)
