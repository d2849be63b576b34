"""The tutorial of Ctheckers: reveals, and one that ends the world."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

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
