"""Tutorial of Satan's Checkers, a duel: jumps, Satan's fire, an extra turn, a home that fills up."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

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
