"""The description of Nuclear Chess: title, levels, achievements."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Tone
from engine.games.nuclear.words.en import say

INFO = Info(
    id="nuclear",
    title="Nuclear Chess",
    words=say,
    cover=Cover("hazard", minutes=(10, 30), difficulty=2, oddness=3, art="covers/nuclear"),
    link="http://davidvs.net/hobbies/alien.shtml",
    sample="r1b1k2r/ppp3pp/8/8/8/8/PPP3PP/R3KB1R w KQkq - 0 12",
    rules_version=1,
    ply_limit=13_000,  # 96 pawn moves and 30 captures, each 100 plies apart
    skills=(
        Skill(plies=1, nodes=1_000, spread=40, slips=0.4),
        Skill(plies=2, nodes=2_500, spread=20, slips=0.45),
        Skill(plies=4, nodes=10_000, spread=8, slips=0.27),
    ),
    clauses="N",
    achievements=(
        Achievement("mate", "pieces/white-king", ("checkmate",)),
        Achievement("fuse", "pieces/blast"),
        Achievement("queen", "pieces/black-queen"),
        Achievement("moth", "pieces/white-queen"),
        Achievement("chain", "pieces/black-pawn"),
        Achievement("calm", "pieces/white-pawn"),
        Achievement("stalemate", "pieces/black-king", ("stalemate",), result=0),
    ),
    fanfare=(
        Tone(60.0, 30.0, 0.0, 0.9, 1.0),
        Tone(90.0, 40.0, 0.05, 0.7, 0.8),
        Tone(45.0, 28.0, 0.15, 0.8, 0.9),
        Tone(784.0, 784.0, 0.7, 0.09, 0.3),
        Tone(1175.0, 1175.0, 0.8, 0.3, 0.3),
    ),
)
