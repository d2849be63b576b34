"""What Chess says of itself, apart from its rules."""

from __future__ import annotations

from engine.protocol import Info

INFO = Info(
    id="chess",
    title="Chess",
    designer="traditional",
    tagline="The neighbour's game: the board is the same, the pieces are not.",
    rules_version=1,
    ply_limit=13_000,  # 96 pawn moves and 30 captures, each 100 plies apart
)
