"""The description of Chess: title, levels, achievements."""

from __future__ import annotations

from engine.contract.cover import Cover
from engine.contract.skill import Skill
from engine.contract.values import Achievement, Info
from engine.games.chess.words.en import say

INFO = Info(
    id="chess",
    title="Chess",
    words=say,
    cover=Cover(minutes=(20, 60), difficulty=2),
    rules_version=1,
    skills=(
        Skill(plies=3, nodes=1_500, spread=40, slips=0.36, again=0.8),
        Skill(plies=4, nodes=3_000, spread=25, slips=0.14, again=0.8),
        Skill(plies=99, nodes=12_000, spread=8, slips=0.05, again=0.8),
    ),
    ply_limit=13_000,  # 96 pawn moves and 30 captures, each 100 plies apart
    achievements=(
        Achievement("pawn-mate", "pieces/white-pawn"),
        Achievement("knight-mate", "pieces/white-knight"),
        Achievement("modest", "pieces/white-rook"),
        Achievement("stalemate", "pieces/black-king", ("stalemate",), result=0),
    ),
)
