"""Description of Chinese Checkers, without its rules."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Option, Tone
from engine.games.chinese.words.en import say
from engine.games.race.setups import CHINESE, PLY_LIMIT, first_option

PLAYERS = Option("players", tuple(str(len(setup.homes)) for setup in CHINESE), say, pictured=True)

INFO = Info(
    id="chinese",
    title="Chinese Checkers",
    words=say,
    cover=Cover(players=(2, 6), minutes=(20, 40), oddness=1, art="covers/chinese"),
    rules_version=1,
    ply_limit=PLY_LIMIT,
    options=(PLAYERS, first_option(6, say)),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
    achievements=(
        Achievement("filled", "pieces/marble-red", ("goal-filled",)),
        Achievement("leap", "pieces/marble-yellow"),
        Achievement("crowd", "pieces/marble-purple"),
    ),
    skills=(
        Skill(plies=4, nodes=1_500, spread=30, slips=0.25),
        Skill(plies=5, nodes=2_500, spread=15, slips=0.08),
        Skill(plies=99, nodes=5_000, spread=8, slips=0.05),
    ),
    fanfare=(
        Tone(262.0, 262.0, 0.0, 0.1, 0.35),
        Tone(330.0, 330.0, 0.12, 0.1, 0.35),
        Tone(392.0, 392.0, 0.26, 0.1, 0.35),
        Tone(494.0, 494.0, 0.42, 0.1, 0.35),
        Tone(659.0, 659.0, 0.6, 0.14, 0.4),
        Tone(784.0, 784.0, 0.72, 0.4, 0.4),
    ),
)
MULTIPLAYER_SKILLS = (
    Skill(plies=99, nodes=1_500, spread=65, slips=0.8),
    Skill(plies=99, nodes=2_500, spread=35, slips=0.5),
    Skill(plies=99, nodes=5_000, spread=15, slips=0.25),
)
"""Skills with three or four players."""
AMONG_SIX = (
    Skill(plies=99, nodes=1_500, spread=90, slips=0.75),
    Skill(plies=99, nodes=2_500, spread=35, slips=0.5),
    Skill(plies=99, nodes=5_000, spread=12, slips=0.2),
)
"""Skills with six players."""
