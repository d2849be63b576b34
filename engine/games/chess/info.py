"""What Chess is, apart from its rules."""

from __future__ import annotations

from engine.contract.values import Info
from engine.games.chess.words import say

INFO = Info(
    id="chess",
    title="Chess",
    words=say,
    rules_version=1,
    ply_limit=13_000,  # 96 pawn moves and 30 captures, each 100 plies apart
)
