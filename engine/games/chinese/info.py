"""What Chinese Checkers is, apart from its rules."""

from __future__ import annotations

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
)
