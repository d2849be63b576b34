"""What a guide decides in a first game, in place of computers and chance, and what it does not let pass."""

from __future__ import annotations

from engine.contract.values import Action, WhyNot
from engine.session.match import Match
from engine.session.tutorial import TutorialRun
from ui.messages import Message
from ui.messages.answers import HintFound, MoveFound
from ui.messages.screens import NextGame
from ui.messages.table import AgreeDraw, Branch, Redo, Reseat, Resign, ShowOwnSecrets, Undo
from ui.session.analysis.thinking import NO_INFO
from ui.session.effects import Effect, FindSolution, SendLater
from ui.session.model import Model
from ui.session.session import Session
from ui.session.storage_effects import RecordPuzzleState
from ui.storage.history.history import SEEN
from ui.words.en.notices import say

HOMELESS = (AgreeDraw, Branch, NextGame, Redo, Reseat, Resign, Undo)
"""What makes no sense in a first game: it goes forward, and nobody wins it."""
OF_THE_GAME = (AgreeDraw, ShowOwnSecrets, Branch, NextGame, Reseat, Resign)
"""What is done with a game itself, and with none of its lines."""


def fits(model: Model, message: Message) -> bool:
    """Whether something can be done at the table as it is: somebody plays, and no guide is against it.

    While a line is tried, nothing can be done with the game itself.
    """
    session = model.session
    if session is None:
        return False
    against = HOMELESS if session.tour else OF_THE_GAME if session.base else ()
    return not isinstance(message, against)


def is_astray(session: Session, action: Action) -> bool:
    """Whether a person is about to do what the step at hand does not ask for."""
    tour = session.tour
    return tour is not None and tour.strict and session.persons_turn and not tour.wants(action)


def followed(session: Session, match: Match) -> TutorialRun | None:
    """Return the guide after an action, which in a puzzle is still to be judged."""
    tour = session.tour
    if tour is None or tour.trial is None or not session.persons_turn:
        return tour
    return tour._replace(trial=tour.trial.asked(match))


def led_back(model: Model) -> Model:
    """Say kindly that something else is asked for."""
    why = WhyNot(say.allowed_too)
    return model.play(model.table.unpicked()._replace(why=why)).announce(why.words)


def due(tour: TutorialRun, match: Match) -> str:
    """Return what is to follow by itself now."""
    left = tour.left(match)
    assert left, "the guide lets nothing follow here"
    return left[0]


def answer(tour: TutorialRun, match: Match, ticket: int) -> SendLater:
    """Have a computer do what is to follow."""
    return SendLater(0, MoveFound(ticket, due(tour, match), NO_INFO))


def advice(tour: TutorialRun, match: Match, ticket: int) -> tuple[Effect, ...]:
    """Have the way shown that the step asks for; a puzzle is seen then, and not solved."""
    if tour.trial is None:
        return (SendLater(0, HintFound(ticket, tour.step.wanted[0])),)
    return FindSolution(ticket, tour.trial, match), RecordPuzzleState(tour.trial.puzzle.name, SEEN)
