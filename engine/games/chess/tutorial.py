"""The tutorial of chess: unusual moves, check and mate."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

TUTORIAL = Tutorial(
    options={},
    position="4k3/8/8/3q4/3P1P2/3PNP2/4P3/4K3 w - - 0 1",
    steps=(
        Step("leap", ("e3d5",)),
        Step("pass", ("e5d6",), position="r3k3/8/8/3pP3/8/8/5PPP/4K3 w - d6 0 1"),
        Step(
            "castle",
            ("e1g1", "e1c1"),
            position="r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8",
        ),
        Step("check", ("d2e3", "e1d1", "e1f1"), position="4k3/8/8/8/4r3/8/3B1P2/4K3 w - - 0 1"),
        Step("queen", ("b7b8q", "b7b8r", "b7b8b", "b7b8n"), position="8/1P4k1/8/8/8/8/6K1/8 w - - 0 1"),
        Step("mate", ("a1a8",), position="6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"),
    ),
)
