"""Tutorial of Chinese Checkers: a step, a hop, many hops, and the last marble."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

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
