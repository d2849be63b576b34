"""The tutorial of Nuclear Chess: blasts, chain reactions and check by a blast."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

TUTORIAL = Tutorial(
    options={},
    position="7k/1p6/2n1b3/3p4/2r5/8/6PP/K2Q4 w - - 0 1",
    steps=(
        Step("blast", ("d1d5",)),
        Step("quiet", ("d4e5",), position="4k3/p7/8/4n3/3P4/8/PP6/6K1 w - - 0 1"),
        Step("chain", ("b4c6",), position="k4nq1/4bp2/2ppp1r1/8/1N6/8/PP6/7K w - - 0 1"),
        Step(
            "fuse",
            ("g1f3", "e1d1", "f2f3", "f2f4", "g2g3", "g2g4"),
            position="4k3/1b6/8/8/8/8/3P1PP1/R3K1N1 w - - 0 1",
        ),
        Step("mate", ("d1h5",), position="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
    ),
)
