"""Games guided step by step: the common part of tutorials and puzzles."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.tutorial import TutorialRun
from ui.messages.answers import HintFound, MoveFound
from ui.messages.screens import NextGame
from ui.messages.table import AgreeDraw, Branch, Redo, Reseat, Resign, Undo
from ui.session.analysis.state import NO_INFO
from ui.session.effects import Effect, SendLater
from ui.session.session import Kind, Session, Settled
from ui.words.en.session import say


class Guided(Kind):
    """A game that follows steps: no undo, no save, no winner."""

    progress: TutorialRun

    stored = False
    scored = False
    scripted = True
    tips = False
    mistake_seconds = 1.2
    """Seconds for which a wrong move is shown before it is taken back."""
    excluded = (AgreeDraw, Branch, NextGame, Redo, Reseat, Resign, Undo)

    @property
    def run(self) -> TutorialRun | None:
        """Progress in the steps."""
        return self.progress

    def with_run(self, run: TutorialRun) -> Guided:
        """Return the kind with other progress."""
        return type(self)(run)

    def waits(self, session: Session) -> bool:
        """Return True between steps, and while a wrong move is shown."""
        return session.between_steps or session.astray

    def missed(self, _session: Session) -> str:
        """Return the explanation of the last, wrong move."""
        return ""

    def chance(self, session: Session) -> str | None:
        """Return the outcome that the step names."""
        return scripted_action(self.progress, session.match)

    def reply(self, session: Session, ticket: int) -> Effect | None:
        """Return the effect that plays the step's next action."""
        return SendLater(0, MoveFound(ticket, scripted_action(self.progress, session.match), NO_INFO))

    def advice(self, _session: Session, ticket: int) -> tuple[Kind, tuple[Effect, ...]] | None:
        """Return the effect that shows the wanted action as a hint."""
        return self, (SendLater(0, HintFound(ticket, self.progress.step.wanted[0])),)

    def settled(self, session: Session) -> Settled | None:
        """Return the step's text as the announcement."""
        return Settled(session, "", self.words(session))

    def refuses(self, _session: Session, wish: str) -> str:
        """Refuse variations, analysis, the editor, undo and other players."""
        if wish == "undo":
            return say.nothing_to_undo
        return say.in_tutorial if wish in ("analysis", "edit", "seats", "variation") else ""


def scripted_action(run: TutorialRun, match: Match) -> str:
    """Return the action or outcome that the steps name next."""
    following = run.left(match)
    assert following, "the steps name nothing that follows here"
    return following[0]
