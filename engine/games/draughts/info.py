"""The description of English draughts: title, levels, achievements."""

from __future__ import annotations

from engine.contract.cover import Cover
from engine.contract.skill import Skill
from engine.contract.values import Achievement, Info
from engine.games.draughts.words.en import say

INFO = Info(
    id="draughts",
    title="English Draughts",
    words=say,
    cover=Cover(minutes=(15, 30)),
    rules_version=1,
    ply_limit=16_000,  # 24 pawns make at most 7 moves each; with 24 captures, each 80 plies apart
    clauses="D",
    achievements=(
        Achievement("no-pieces", "pieces/dark-king", ("no-pieces",)),
        Achievement("no-moves", "pieces/light-pawn", ("no-moves",)),
        Achievement("triple", "pieces/dark-pawn"),
        Achievement("crownless", "pieces/light-king"),
    ),
    skills=(
        Skill(plies=4, nodes=3_000, spread=30, slips=0.23, again=0.67),
        Skill(plies=99, nodes=8_000, spread=5, slips=0.13, again=0.8),
        Skill(plies=99, nodes=40_000, spread=3, slips=0.03, again=0.8),
    ),
)
