"""The description of Ctheckers, apart from its rules."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Tone
from engine.games.ctheckers.words.en import say

_WON = {
    "taken": "light-nyarlathotep",
    "torn": "light-necronomicon",
    "cultists": "light-cultist",
    "no-moves": "light-pawn",
}
_LOST = {
    "cthecker": "dark-cthecker",
    "taken": "dark-nyarlathotep",
    "torn": "dark-necronomicon",
    "cultists": "dark-cultist",
    "no-moves": "dark-pawn",
}
"""The drawings of the achievements for each end, won and lost."""

INFO = Info(
    id="ctheckers",
    title="Ctheckers",
    words=say,
    cover=Cover("ink", minutes=(10, 30), difficulty=3, oddness=4, art="covers/ctheckers"),
    link="https://owenkcstephens.com/2017/04/01/ctheckers-the-simple-board-game-of-cosmic-insignificance/",
    sample="1m1m1m1m/m1c1m1b1/1m3m1m/4n3-3/3C4/M1B1M1M1/1M1M1M1M/M1R1M3 1 -/- -/- - 0",
    rules_version=1,
    ply_limit=60_000,  # under 350 turns restart the count of C26, 80 plies apart, with a die each
    chance=True,
    hidden=True,
    zero_sum=False,
    skills=(
        Skill(plies=1, nodes=200, spread=400, slips=0.0),
        Skill(plies=2, nodes=1_000, spread=45, slips=0.5),
        Skill(plies=3, nodes=4_000, spread=10, slips=0.2),
    ),
    clauses="C",
    achievements=(
        *(Achievement(f"won-{code}", f"pieces/{art}", (code,)) for code, art in _WON.items()),
        *(Achievement(f"lost-{code}", f"pieces/{art}", (code,), result=-1) for code, art in _LOST.items()),
        Achievement("eaten", "pieces/seen-cthecker", parts=tuple(f"lost-{code}" for code in _LOST)),
    ),
    fanfare=(
        Tone(110.0, 55.0, 0.0, 0.7, 0.8),
        Tone(165.0, 82.0, 0.1, 0.6, 0.5),
        Tone(440.0, 660.0, 0.65, 0.08, 0.25),
        Tone(520.0, 780.0, 0.74, 0.08, 0.25),
        Tone(600.0, 900.0, 0.83, 0.12, 0.25),
    ),
)
