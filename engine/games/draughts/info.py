"""What English draughts is, apart from its rules."""

from __future__ import annotations

from engine.contract.box import Box
from engine.contract.skill import Skill
from engine.contract.values import Feat, Info
from engine.games.draughts.words import say

INFO = Info(
    id="draughts",
    title="English Draughts",
    words=say,
    box=Box(minutes=(15, 30)),
    rules_version=1,
    ply_limit=16_000,  # 24 pawns make at most 7 moves each; with 24 captures, each 80 plies apart
    clauses="D",
    feats=(
        Feat("no-pieces", "pieces/dark-king", ("no-pieces",)),
        Feat("no-moves", "pieces/light-pawn", ("no-moves",)),
        Feat("triple", "pieces/dark-pawn"),
        Feat("crownless", "pieces/light-king"),
    ),
    skills=(
        Skill(plies=4, nodes=3_000, spread=10, slips=0.03),
        Skill(plies=6, nodes=6_000, spread=8, slips=0.01),
        Skill(plies=99, nodes=20_000, spread=3, slips=0.0),
    ),
)
