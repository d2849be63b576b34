"""The description of Chesskers: title, levels, achievements."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Tone
from engine.games.chesskers.words.en import say

INFO = Info(
    id="chesskers",
    title="Chesskers",
    words=say,
    cover=Cover("parchment", minutes=(20, 40), difficulty=2, oddness=2, art="covers/chesskers"),
    link="http://www.chesskers.com/rules.html",
    rules_version=1,
    ply_limit=10_000,  # 40 pawn moves and 32 captures, each 100 plies apart, and some more
    skills=(
        Skill(plies=2, nodes=1_500, spread=40, slips=0.4),
        Skill(plies=4, nodes=4_000, spread=15, slips=0.2),
        Skill(plies=99, nodes=12_000, spread=8, slips=0.01),
    ),
    clauses="K",
    achievements=(
        Achievement("king-jumped", "pieces/white-king", ("king-jumped",)),
        Achievement("no-checkers", "pieces/white-knight", ("no-checkers",)),
        Achievement("no-moves", "pieces/white-rook", ("no-moves",)),
        Achievement("super", "pieces/super-king"),
        Achievement("swallow", "pieces/red-checker"),
    ),
    fanfare=(
        Tone(392.0, 392.0, 0.0, 0.12, 0.4),
        Tone(392.0, 392.0, 0.15, 0.08, 0.4),
        Tone(392.0, 392.0, 0.25, 0.08, 0.4),
        Tone(523.0, 523.0, 0.36, 0.2, 0.45),
        Tone(659.0, 659.0, 0.56, 0.2, 0.45),
        Tone(784.0, 784.0, 0.7, 0.5, 0.5),
        Tone(523.0, 523.0, 0.7, 0.5, 0.35),
    ),
)
