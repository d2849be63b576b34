"""What Chinese Checkers says of itself, apart from its rules."""

from __future__ import annotations

from engine.boards.race.options import PLY_LIMIT, first_option
from engine.boards.race.setups import CHINESE
from engine.protocol import Info, Option

PLAYERS = Option("players", "Players", tuple((str(len(s.homes)), s.title) for s in CHINESE))

INFO = Info(
    id="chinese",
    title="Chinese Checkers",
    designer="traditional",
    tagline="Step and jump across the six-pointed star to the point opposite.",
    rules_version=1,
    ply_limit=PLY_LIMIT,
    options=(PLAYERS, first_option(6)),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
)
