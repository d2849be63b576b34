"""The tutorial of Chesskers: three steps for the checkers, then three for the chess army."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

TUTORIAL = Tutorial(
    options={},
    position="8/3c3c/1c6/2P5/8/4N2P/8/1K1R2R1 c - 0 1",
    steps=(
        Step("jump", ("b6xd4xf2",)),
        Step("super", ("f2-e1", "f2-g1"), position="8/3c3c/8/8/3P3P/8/1K3c2/8 c - 0 1"),
        Step("king", ("c1xc3",), position="8/3c3c/8/8/3P4/8/2K5/2s5 c - 0 1"),
        Step("bait", ("d4-d5",), ("e6xc4",), position="8/c6c/4c3/8/3P4/8/2R3K1/8 w - 0 1"),
        Step("take", ("c2xc4",)),
        Step("back", ("d4xd8",), position="3c4/8/8/8/3Q4/5N2/6K1/8 w - 0 1"),
    ),
)
