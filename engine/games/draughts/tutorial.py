"""The tutorial of draughts: a step, jumps, a king."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

TUTORIAL = Tutorial(
    options={},
    position="",
    steps=(
        Step("step", ("11-15", "11-16", "10-14", "10-15", "12-16", "9-13", "9-14")),
        Step("jump", ("11x18",), ("30-26",), position="B:W15,28,30:B3,9,11"),
        Step("double", ("12x19x26",), ("21-17",), position="B:W16,21,23:B3,12"),
        Step("crown", ("26-30", "26-31")),
        Step("back", ("30x23x16",), position="B:W19,26:BK30,7"),
    ),
)
