"""Satan's Checkers by Néstor Romeral Andrés: S1-S17."""

from __future__ import annotations

from engine.boards.race.game import PLY_LIMIT, Race, first_option
from engine.boards.race.setups import FIVE, SATAN, Setup
from engine.boards.race.turns import NO_FIRE, State
from engine.protocol import Info, Option, Options, Reason

ON, OFF = "on", "off"
SETUP = Option("setup", "Set-up", tuple((setup.id, setup.title) for setup in SATAN))
FIRE = Option(
    "fire",
    "Satan's fire",
    ((ON, "In play"), (OFF, "Not in play")),
    "A black flame that everybody may move. With five players it is always in play.",
)


class Satan(Race):
    """Satan's Checkers."""

    info = Info(
        id="satan",
        title="Satan's Checkers",
        designer="Néstor Romeral Andrés",
        tagline="Carry your flames across a five-pointed star before somebody fills your home.",
        rules_version=1,
        ply_limit=PLY_LIMIT,
        options=(SETUP, FIRE, first_option(5)),
        chance=True,
        zero_sum=False,
        clauses="S",
    )
    piece = "flame"
    setups = SATAN
    filled = Reason("goal-filled", "S9", "{winner} wins: the goal is filled.")

    def setup(self, options: Options) -> Setup:
        """S14-S17."""
        return next(setup for setup in SATAN if setup.id == options["setup"])

    def fire(self, options: Options) -> bool:
        """S13."""
        return options["fire"] == ON

    def settle_options(self, given: Options) -> dict[str, str]:
        """With five players Satan's fire is in play, whatever was asked for (S13)."""
        options = super().settle_options(given)
        return {**options, "fire": ON} if options["setup"] == FIVE else options

    def options_of(self, state: State) -> dict[str, str]:
        """The set-up, and whether Satan's fire is in play."""
        return {"setup": state.setup, "fire": OFF if state.fire == NO_FIRE else ON}
