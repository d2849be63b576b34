"""What Chinese Checkers is, apart from its rules."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Info, Option
from engine.games.chinese.words import say
from engine.games.race.options import PLY_LIMIT, first_option
from engine.games.race.setups import CHINESE

PLAYERS = Option("players", tuple(str(len(setup.homes)) for setup in CHINESE), say)

INFO = Info(
    id="chinese",
    title="Chinese Checkers",
    words=say,
    rules_version=1,
    ply_limit=PLY_LIMIT,
    options=(PLAYERS, first_option(6, say)),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
    skills=(
        Skill(plies=1, nodes=200, spread=60, slips=0.7),
        Skill(plies=2, nodes=400, spread=25, slips=0.25),
        Skill(plies=6, nodes=6_000, spread=8, slips=0.02),
    ),
)
MANY = (
    Skill(plies=1, nodes=200, spread=60, slips=0.7),
    Skill(plies=2, nodes=400, spread=25, slips=0.25),
    Skill(plies=6, nodes=6_000, spread=8, slips=0.02),
)
"""The same with more than two players."""
