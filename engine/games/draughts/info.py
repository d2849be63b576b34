"""What English draughts says of itself, apart from its rules."""

from __future__ import annotations

from engine.protocol import Info

INFO = Info(
    id="draughts",
    title="English Draughts",
    designer="traditional",
    tagline="The plain ancestor: jump what you can, crown what gets through.",
    rules_version=1,
    ply_limit=16_000,  # 24 pawns make at most 7 moves each; with 24 captures, each 80 plies apart
    clauses="D",
)
