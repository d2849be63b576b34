"""What Satan's Checkers is, apart from its rules."""

from __future__ import annotations

from engine.contract.values import Info, Option
from engine.games.race.options import PLY_LIMIT, first_option
from engine.games.race.setups import SATAN
from engine.games.satan.words import say

ON, OFF = "on", "off"
SETUP = Option("setup", tuple(setup.id for setup in SATAN), say)
FIRE = Option("fire", (ON, OFF), say)
THREE = "three"
SINGLE, TOURNEY = "single", "tournament"
GAMES = Option("games", (SINGLE, TOURNEY), say)

INFO = Info(
    id="satan",
    title="Satan's Checkers",
    words=say,
    rules_version=1,
    ply_limit=PLY_LIMIT,
    options=(SETUP, FIRE, first_option(5, say), GAMES),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
)
