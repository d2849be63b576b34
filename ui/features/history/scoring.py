"""Record finished games and announce newly earned achievements."""

from __future__ import annotations

from itertools import groupby

from engine.contract.values import CHANCE, Outcome
from engine.session.match import Match
from engine.session.serialization import options_text
from ui.messages import Message
from ui.messages.answers import GameRecorded
from ui.panels.history.achievements import told
from ui.session.model import Change, Effects, Model
from ui.session.session import Session
from ui.session.storage_effects import RecordGame
from ui.session.unfinished import PendingArrival
from ui.storage.history.record import Record, results_of
from ui.storage.seats import level_of, people

MESSAGES = (GameRecorded,)


def update(model: Model, message: Message) -> Change:
    """Show and announce the achievements that the game has earned."""
    match message:
        case GameRecorded(achievements):
            said = f"{model.screen.announcement} {told(achievements)}".strip()
            return model.with_screen(model.screen._replace(earned=achievements, announcement=said)), ()
    return model, ()


def record_effects(before: Model, after: Model) -> Effects:
    """Return the effect that records the game at the table, if it has just ended or got its id.

    Not recorded: imported finished games, games without people, games from a set-up or studied position,
    and variations.
    """
    old, new = (each.session.main if each.session else None for each in (before, after))
    if old is None or new is None or old.sitting != new.sitting or not _counts(new):
        return ()
    ended = _outcome(old) is None and not isinstance(old.pending, PendingArrival)
    stored_late = not old.key and not new.imported
    return (RecordGame(record_of(new)),) if ended or stored_late else ()


def _counts(session: Session) -> bool:
    here = bool(session.key and people(session.seats)) and session.kind.scored and not session.match.start
    return here and _outcome(session) is not None


def _outcome(session: Session) -> Outcome | None:
    return None if session.pending else session.match.outcome


def record_of(session: Session) -> Record:
    """Return the record of a finished game; its date is still 0."""
    match, outcome = session.match, session.match.outcome
    assert outcome
    return Record(
        session.key,
        match.game.info.id,
        0,
        options_text(match),
        tuple(map(level_of, session.seats)),
        results_of(outcome.returns),
        outcome.reason.code,
        turns(match),
        _achievements(session, outcome),
    )


def turns(match: Match) -> int:
    """Return the number of turns of a match: consecutive decisions of one seat are one turn."""
    deciders = (match.decider(index) for index in range(match.cursor))
    return len(list(groupby(seat for seat in deciders if seat != CHANCE)))


def _achievements(session: Session, outcome: Outcome) -> tuple[str, ...]:
    """Return the achievements earned by the people at the table."""
    match = session.match
    states, log = match.states[: match.cursor + 1], match.played
    found = (match.game.achievements(states, log, outcome, seat) for seat in sorted(people(session.seats)))
    return tuple(dict.fromkeys(achievement for achievements in found for achievement in achievements))
