"""What Chesskers is, apart from its rules."""

from __future__ import annotations

from engine.contract.values import Info
from engine.games.chesskers.words import say

INFO = Info(
    id="chesskers",
    title="Chesskers",
    words=say,
    rules_version=1,
    ply_limit=10_000,  # 40 pawn moves and 32 captures, each 100 plies apart, and some more
    clauses="K",
)
