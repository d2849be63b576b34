"""Computer players at the table: starting and stopping searches, and hints."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, AnyView
from engine.session.clock import Clock
from engine.session.match import Match
from ui.kinds.guided import Guided
from ui.messages import Message
from ui.messages.answers import PauseOver, SearchProgress
from ui.messages.table import GetHint, MoveNow, PauseComputer, ResumeComputer, UndoWrongTry
from ui.session.analysis.state import SearchInfo
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
            return model, (_move_request(model, ticket),)
        case SearchProgress(_, thinking) if model.table.thinking:
            return model.with_session(model.table._replace(thinking=thinking)), ()
        case GetHint() if model.table.choices and not model.table.kind.refuses(model.table, "hint"):
            return _request_hint(model)
        case MoveNow():
            return model, (FinishSearch(),)
        case PauseComputer():
            stopped, effects = stop(model)
            paused = not stopped.table.persons_turn
            return stopped.with_session(stopped.table._replace(paused=paused)), effects
        case ResumeComputer():
            return start_computer(model.with_session(model.table._replace(paused=False)))
    return model, ()


def start_computer(model: Model) -> Change:
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
    return thinking, (SendLater(_delay(model), PauseOver(model.ticket)),)


def _is_computers(session: Session) -> bool:
    """Return True if a computer is to move; the scripted opponent of a tutorial is one."""
    return not session.persons_turn and not isinstance(session.seats[session.match.player], Remote)


def _delay(model: Model) -> float:
    """Return the seconds before a computer moves."""
    if model.table.clock:
        return AT_ONCE
    if model.screen.notice.words and model.screen.moving:
        return READING
    return AT_ONCE if people(model.table.seats) else PAUSE


def _move_request(model: Model, ticket: int) -> Effect:
    """Return the effect that gets the next action from the kind of game, or from the computer player."""
    session = model.table
    if reply := session.kind.reply(session, ticket):
        return reply
    seat = session.match.player
    player = session.seats[seat]
    assert isinstance(player, Computer)
    return _search_move(model, player.level, session.game.view(session.state, seat), ticket, hint=False)


def _search_move(model: Model, level: str, view: AnyView, ticket: int, hint: bool) -> SearchMove:
    """Return the search effect; levels limited only by time get the seconds of the settings."""
    seconds = THINKING[model.screen.settings.thinking] if LEVEL[level].patient else None
    if model.table.clock and not hint:
        seconds = _in_time(model.table.clock, model.table.match, level, seconds)
    return SearchMove(ticket, model.table.game.info.id, view, level, seconds, hint)


def _in_time(clock: Clock, match: Match, level: str, seconds: float | None) -> float | None:
    """Return the thinking time in seconds under a clock: its budget if that is shorter, else `seconds`."""
    usual, budget = seconds or LEVEL[level].seconds, clock.budget(match.cursor, match.player)
    return budget if usual is None or budget < usual else seconds


def _request_hint(model: Model) -> Change:
    """Request a hint from the tutorial or puzzle, or from the strongest computer player."""
    stopped, effects = stop(model)
    session = stopped.table._replace(thinking=SearchInfo(), hint=(), why=None)
    view, ticket = session.known_at(session.match.cursor), stopped.ticket
    best = list(LEVEL)[-1]
    if advice := session.kind.advice(session, ticket):
        kind, shown = advice
        return stopped.with_session(session._replace(kind=kind)), (*effects, *shown)
    return stopped.with_session(session), (*effects, _search_move(stopped, best, view, ticket, hint=True))


def stop(model: Model) -> Change:
    """Stop all searches and animations; later results are ignored, since the ticket changes.

    A move that still awaits its verdict stays hidden: its outcome is not known yet.
    """
    session = model.table
    showing = session.showing if session.pending and not session.kind.judged else None
    session = session._replace(thinking=None, to_show=(), step=None, showing=showing)
    return model._replace(session=session, ticket=model.ticket + 1), (StopAll(),)
