"""Chinese Checkers: S20."""

from __future__ import annotations

from engine.boards.race.game import PLY_LIMIT, Race, first_option
from engine.boards.race.setups import CHINESE, Setup
from engine.boards.race.turns import State
from engine.protocol import Info, Option, Options, Reason

PLAYERS = Option("players", "Players", tuple((str(len(s.homes)), s.title) for s in CHINESE))


class Chinese(Race):
    """Chinese Checkers."""

    info = Info(
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
    piece = "marble"
    setups = CHINESE
    filled = Reason("goal-filled", "S20", "{winner} wins: the goal is filled.")

    def setup(self, options: Options) -> Setup:
        """S20."""
        return next(setup for setup in CHINESE if str(len(setup.homes)) == options["players"])

    def options_of(self, state: State) -> dict[str, str]:
        """The number of players."""
        return {"players": str(len(state.flames))}
