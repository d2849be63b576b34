"""The description of English draughts: title, levels, achievements."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Tone
from engine.games.draughts.words.en import say

INFO = Info(
    id="draughts",
    title="English Draughts",
    words=say,
    cover=Cover(minutes=(15, 30), art="covers/draughts"),
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
    fanfare=(
        Tone(523.0, 523.0, 0.0, 0.14, 0.35),
        Tone(659.0, 659.0, 0.12, 0.14, 0.35),
        Tone(784.0, 784.0, 0.24, 0.14, 0.35),
        Tone(1047.0, 1047.0, 0.36, 0.5, 0.45),
        Tone(131.0, 98.0, 0.36, 0.3, 0.5),
    ),
)
