"""What Satan's Checkers says of itself, apart from its rules."""

from __future__ import annotations

from engine.boards.race.options import PLY_LIMIT, first_option
from engine.boards.race.setups import SATAN
from engine.protocol import Info, Option

ON, OFF = "on", "off"
SETUP = Option("setup", "Set-up", tuple((setup.id, setup.title) for setup in SATAN))
FIRE = Option(
    "fire",
    "Satan's fire",
    ((ON, "In play"), (OFF, "Not in play")),
    "A black flame that everybody may move. With five players it is always in play.",
)
THREE = "three"
SINGLE, TOURNEY = "single", "tournament"
GAMES = Option(
    "games",
    "Games",
    ((SINGLE, "A single game"), (TOURNEY, "Tournament: three games, each player alone once")),
    "Most games won wins the tournament, then most flames brought home.",
)

INFO = Info(
    id="satan",
    title="Satan's Checkers",
    designer="Néstor Romeral Andrés",
    tagline="Carry your flames across a five-pointed star before somebody fills your home.",
    rules_version=1,
    ply_limit=PLY_LIMIT,
    options=(SETUP, FIRE, first_option(5), GAMES),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
)
