"""Tutorials: guided first games that allow only the actions of the current step."""

from __future__ import annotations

from engine.contract.values import Action
from ui.kinds.guided import Guided
from ui.session.screen import TUTORIAL
from ui.session.session import Session


class Tutorial(Guided):
    """The tutorial of a game."""

    def place(self, session: Session) -> str:
        """Return the entry with the tutorial of the game."""
        return f"{TUTORIAL}={session.game.info.id}"

    def allows(self, session: Session, action: Action) -> bool:
        """Return True for the step's wanted actions, and for computers and chance."""
        return not session.persons_turn or self.progress.wants(action)

    def words(self, session: Session) -> str:
        """Return the instruction of the step, or its closing text when it is done."""
        words, step = session.game.words, self.progress.step.id
        return (
            words.tutorial_done[step] if session.between_steps and not session.step else words.tutorial[step]
        )
