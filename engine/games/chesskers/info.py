"""What Chesskers says of itself, apart from its rules."""

from __future__ import annotations

from engine.protocol import Info

INFO = Info(
    id="chesskers",
    title="Chesskers",
    designer="an unnamed designer",
    tagline="Sixteen checkers against a chess army, and whoever can capture must.",
    rules_version=1,
    ply_limit=10_000,  # 40 pawn moves and 32 captures, each 100 plies apart, and some more
    clauses="K",
)
