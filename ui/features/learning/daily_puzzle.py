"""The daily puzzle: one move is wanted; a wrong one is shown and taken back."""

from __future__ import annotations

from engine.contract.learning import Step, Tutorial
from engine.contract.values import Refusal
from engine.session.daily import daily_puzzle
from engine.session.tutorial import TutorialRun
from ui.features.learning.tutorial import show_step
from ui.features.navigation import go_to
from ui.kinds.puzzle import DailyPuzzle, Puzzle
from ui.messages import Message
from ui.messages.answers import DayOpened
from ui.messages.screens import OpenDailyPuzzle
from ui.messages.table import UndoWrongTry
from ui.session.model import Change, Model
from ui.session.storage_effects import CheckDay

MESSAGES = (DayOpened, OpenDailyPuzzle, UndoWrongTry)


def update(model: Model, message: Message) -> Change:
    """Open the puzzle of a date, or take back a wrong move."""
    match message:
        case OpenDailyPuzzle(day):
            return open_day(model, day)
        case DayOpened(_, day):
            return _begin(model, day)
        case UndoWrongTry() if model.session and isinstance(model.session.kind, DailyPuzzle | Puzzle):
            return _take_back(model, model.session.kind)
    return model, ()


def open_day(model: Model, day: str) -> Change:
    """Open the puzzle of a date, unless the date lies in the future."""
    return model, (CheckDay(model.ticket, day),)


def _begin(model: Model, day: str) -> Change:
    asked = daily_puzzle(day)
    tutorial = Tutorial(asked.options, asked.position, (Step(asked.goal, asked.wanted),))
    return show_step(model, asked.game, DailyPuzzle(TutorialRun(tutorial, day=day)))


def _take_back(model: Model, kind: DailyPuzzle | Puzzle) -> Change:
    """Restore the position of the puzzle, and explain the mistake."""
    why, since = Refusal(kind.missed(model.table)), kind.progress.since
    if isinstance(kind, Puzzle):
        since = kind.attempt.since
        model = model.with_session(model.table._replace(kind=kind.with_attempt(kind.attempt.again())))
    model, effects = go_to(model, since)
    match = model.table.match
    match = match._replace(log=match.played, states=match.states[: match.cursor + 1])
    return model.with_session(model.table._replace(match=match, why=why)).updated().announce(
        why.words
    ), effects
