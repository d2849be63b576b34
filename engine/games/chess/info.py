"""The description of Chess: title, levels, achievements."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Tone
from engine.games.chess.words.en import say

INFO = Info(
    id="chess",
    title="Chess",
    words=say,
    cover=Cover(minutes=(20, 60), difficulty=2, art="covers/chess"),
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
    fanfare=(
        Tone(147.0, 120.0, 0.0, 0.25, 0.5),
        Tone(98.0, 60.0, 0.42, 0.3, 0.9),
        Tone(392.0, 392.0, 0.6, 0.16, 0.3),
        Tone(494.0, 494.0, 0.72, 0.16, 0.3),
        Tone(587.0, 587.0, 0.84, 0.45, 0.4),
    ),
)
