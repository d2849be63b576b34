"""Chinese Checkers: S20."""

from __future__ import annotations

from engine.contract.learning import Puzzles
from engine.contract.skill import Skills
from engine.contract.values import Options, Reason
from engine.games.chinese.info import AMONG_SIX, INFO, MULTIPLAYER_SKILLS
from engine.games.chinese.learning import TUTORIAL
from engine.games.chinese.words.en import say
from engine.games.race.game import TURN_LIMIT_REACHED, Race
from engine.games.race.setups import CHINESE, Setup
from engine.games.race.turns import State


class Chinese(Race):
    """Chinese Checkers."""

    info = INFO
    tutorial = TUTORIAL
    say = say
    piece = "marble"
    multiplayer_skills = MULTIPLAYER_SKILLS
    setups = CHINESE
    filled = Reason("goal-filled", "S20")
    alone = Reason("last-left", "S10")
    reasons = (filled, alone, TURN_LIMIT_REACHED)

    def skills(self, state: State) -> Skills:
        """Return the skills; two of them differ with six players, so that each level beats the one below."""
        return AMONG_SIX if len(state.flames) == 6 else super().skills(state)

    def setup(self, options: Options) -> Setup:
        """Return the set-up (S20)."""
        return next(setup for setup in CHINESE if str(len(setup.homes)) == options["players"])

    def options_of(self, state: State) -> dict[str, str]:
        """Return the number of players."""
        return {"players": str(len(state.flames))}

    def puzzles(self) -> Puzzles:
        """Return the puzzles of the game."""
        from engine.games.chinese.learning import PUZZLES

        return PUZZLES


GAME = Chinese()
