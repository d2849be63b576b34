"""Satan's Checkers by Néstor Romeral Andrés: S1-S17."""

from __future__ import annotations

from engine.contract.puzzle import Puzzles
from engine.contract.series import Series
from engine.contract.skill import Skills
from engine.contract.values import Options, Reason
from engine.games.race.game import TURN_LIMIT, Race
from engine.games.race.setups import FIVE, SATAN, Setup
from engine.games.race.turns import NO_FIRE, State
from engine.games.satan.info import AMONG_FIVE, INFO, MANY, OFF, ON, SINGLE, THREE, TOURNEY
from engine.games.satan.tournament import TOURNAMENT
from engine.games.satan.tutorial import TUTORIAL
from engine.games.satan.words.en import say


class Satan(Race):
    """Satan's Checkers."""

    info = INFO
    tutorial = TUTORIAL
    say = say
    piece = "flame"
    many = MANY
    setups = SATAN
    filled = Reason("goal-filled", "S9")
    alone = Reason("last-left", "S8, S10")
    reasons = (filled, alone, TURN_LIMIT)

    def skills(self, state: State) -> Skills:
        """Return the skills; five players have larger gaps, so that each level beats the one below."""
        return AMONG_FIVE if len(state.flames) == 5 else super().skills(state)

    def setup(self, options: Options) -> Setup:
        """Return the set-up (S14-S17)."""
        return next(setup for setup in SATAN if setup.id == options["setup"])

    def fire(self, options: Options) -> bool:
        """Return True if Satan's fire is in play (S13)."""
        return options["fire"] == ON

    def settle_options(self, given: Options) -> dict[str, str]:
        """Return the completed options.

        Five players use Satan's fire (S13), only three play tournaments (S18).
        """
        options = super().settle_options(given)
        if options["setup"] == FIVE:
            options["fire"] = ON
        if options["setup"] != THREE:
            options["games"] = SINGLE
        return options

    def options_of(self, state: State) -> dict[str, str]:
        """Return the set-up and Satan's fire; a position is no tournament."""
        return {"setup": state.setup, "fire": OFF if state.fire == NO_FIRE else ON, "games": SINGLE}

    def series(self, options: Options) -> Series | None:
        """Return the tournament, if the options ask for one (S18)."""
        return TOURNAMENT if options["games"] == TOURNEY else None

    def puzzles(self) -> Puzzles:
        """Return the puzzles of the game."""
        from engine.games.satan.puzzles import PUZZLES

        return PUZZLES


GAME = Satan()
