"""What English draughts is, apart from its rules."""

from __future__ import annotations

from engine.contract.values import Info
from engine.games.draughts.words import say

INFO = Info(
    id="draughts",
    title="English Draughts",
    words=say,
    rules_version=1,
    ply_limit=16_000,  # 24 pawns make at most 7 moves each; with 24 captures, each 80 plies apart
    clauses="D",
)
