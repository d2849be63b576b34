"""Chinese Checkers: S20."""

from __future__ import annotations

from engine.boards.race.game import TURN_LIMIT, Race
from engine.boards.race.setups import CHINESE, Setup
from engine.boards.race.turns import State
from engine.games.chinese.info import INFO
from engine.protocol import Options, Reason


class Chinese(Race):
    """Chinese Checkers."""

    info = INFO
    piece = "marble"
    setups = CHINESE
    filled = Reason("goal-filled", "S20", "{winner} wins: the goal is filled.")
    alone = Reason("last-left", "S10", "{winner} wins: everybody else is out.")
    reasons = (filled, alone, TURN_LIMIT)

    def setup(self, options: Options) -> Setup:
        """S20."""
        return next(setup for setup in CHINESE if str(len(setup.homes)) == options["players"])

    def options_of(self, state: State) -> dict[str, str]:
        """The number of players."""
        return {"players": str(len(state.flames))}


GAME = Chinese()
