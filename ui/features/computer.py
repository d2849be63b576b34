"""Computer players at the table: starting and stopping searches, and hints."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, AnyView
from engine.session.clocks.clock import Clock
from engine.session.match import Match
from ui.kinds.guided import Guided
from ui.messages import Message
from ui.messages.answers import PauseOver, SearchProgress
from ui.messages.table import GetHint, MoveNow, PauseComputer, ResumeComputer, UndoWrongTry
from ui.session.analysis.search_info import SearchInfo
from ui.session.effects import Effect, FinishSearch, SearchMove, SendLater, StopAll
from ui.session.model import Change, Model
from ui.session.session import Session
from ui.session.settings import THINKING
from ui.storage.seats import LEVEL, Computer, Remote, people

PAUSE = 0.35
"""Seconds between the moves of two computers."""
AT_ONCE = 0.05
"""Seconds before a computer answers a person."""
READING = 0.9
"""Seconds to read the notice before the computer goes on."""
MESSAGES = (PauseOver, GetHint, MoveNow, PauseComputer, ResumeComputer, SearchProgress)


def update(model: Model, message: Message) -> Change:
    """Start the computer, show its progress, or stop it."""
    match message:
        case PauseOver(ticket):
            return model, (_question(model, ticket),)
        case SearchProgress(_, thinking) if model.table.thinking:
            return model.with_session(model.table._replace(thinking=thinking)), ()
        case GetHint() if model.table.choices and not model.table.kind.refuses(model.table, "hint"):
            return _ask_advice(model)
        case MoveNow():
            return model, (FinishSearch(),)
        case PauseComputer():
            stopped, effects = stop(model)
            paused = not stopped.table.persons_turn
            return stopped.with_session(stopped.table._replace(paused=paused)), effects
        case ResumeComputer():
            return ask_if_due(model.with_session(model.table._replace(paused=False)))
    return model, ()


def ask_if_due(model: Model) -> Change:
    """Start the computer player if it is its turn."""
    if not model.at_table:
        return model, ()
    session = model.table
    if session.astray:
        assert isinstance(session.kind, Guided)
        return model, (SendLater(session.kind.mistake_seconds, UndoWrongTry(model.ticket)),)
    waits = session.thinking or session.paused or session.viewing is not None or session.between_steps
    if waits or session.match.player in (CHANCE, TERMINAL) or not _is_computers(session):
        return model, ()
    thinking = model.with_session(session._replace(thinking=SearchInfo()))
    return thinking, (SendLater(_pause(model), PauseOver(model.ticket)),)


def _is_computers(session: Session) -> bool:
    """Return True if a computer is to move; the scripted opponent of a tutorial is one."""
    return not session.persons_turn and not isinstance(session.seats[session.match.player], Remote)


def _pause(model: Model) -> float:
    if model.table.clock:
        return AT_ONCE
    if model.screen.notice.words and model.screen.moving:
        return READING
    return AT_ONCE if people(model.table.seats) else PAUSE


def _question(model: Model, ticket: int) -> Effect:
    session = model.table
    if reply := session.kind.reply(session, ticket):
        return reply
    seat = session.match.player
    player = session.seats[seat]
    assert isinstance(player, Computer)
    return _ask(model, player.level, session.game.view(session.state, seat), ticket, hint=False)


def _ask(model: Model, level: str, view: AnyView, ticket: int, hint: bool) -> SearchMove:
    """Return the search effect; levels limited only by time get the seconds of the settings."""
    seconds = THINKING[model.screen.settings.thinking] if LEVEL[level].patient else None
    if model.table.clock and not hint:
        seconds = _in_time(model.table.clock, model.table.match, level, seconds)
    return SearchMove(ticket, model.table.game.info.id, view, level, seconds, hint)


def _in_time(clock: Clock, match: Match, level: str, seconds: float | None) -> float | None:
    """Return the thinking time in seconds under a clock: its budget if that is shorter, else `seconds`."""
    usual, budget = seconds or LEVEL[level].seconds, clock.budget(match.cursor, match.player)
    return budget if usual is None or budget < usual else seconds


def _ask_advice(model: Model) -> Change:
    """Ask the strongest computer player, or the tutorial or puzzle, for a hint."""
    stopped, effects = stop(model)
    session = stopped.table._replace(thinking=SearchInfo(), hint=(), why=None)
    view, ticket = session.known_at(session.match.cursor), stopped.ticket
    best = list(LEVEL)[-1]
    if advice := session.kind.advice(session, ticket):
        kind, shown = advice
        return stopped.with_session(session._replace(kind=kind)), (*effects, *shown)
    return stopped.with_session(session), (*effects, _ask(stopped, best, view, ticket, hint=True))


def stop(model: Model) -> Change:
    """Stop all searches and animations; later results are ignored, since the ticket changes."""
    session = model.table._replace(thinking=None, to_show=(), step=None, showing=None)
    return model._replace(session=session, ticket=model.ticket + 1), (StopAll(),)
