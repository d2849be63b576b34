"""The tutorial of Alien Checkers: the three parts of a turn, some cards, and a planet."""

from __future__ import annotations

from engine.contract.tutorial import Step, Tutorial

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
