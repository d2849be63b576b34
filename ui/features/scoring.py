"""The history of finished games: recording them, and announcing newly earned achievements."""

from __future__ import annotations

from itertools import groupby

from engine.contract.values import CHANCE, Outcome
from engine.session.match import TIME, TIME_DRAWN, TIME_LEFT, Match
from engine.session.serialization import options_text
from ui.messages import Message
from ui.messages.answers import DayRecorded, GameRecorded, SealsCounted
from ui.messages.screens import ShowLadder
from ui.panels.history import earned_words
from ui.session.effects import PlaySound, PlayTones
from ui.session.model import Change, Effects, Model
from ui.session.own_side import LOST, own_result
from ui.session.pending import PendingArrival
from ui.session.screen import HOME
from ui.session.session import Session
from ui.session.storage_effects import CountSeals, RecordGame
from ui.storage.history.record import Record, results_of
from ui.storage.seats import level_of, people

MESSAGES = (DayRecorded, GameRecorded, SealsCounted, ShowLadder)


def update(model: Model, message: Message) -> Change:
    """Show and announce the achievements that the game has earned."""
    match message:
        case GameRecorded(achievements, streak, seals):
            model = _earned(model, achievements, streak)
            return model.with_screen(model.screen._replace(new_seals=seals)), ()
        case DayRecorded(achievements, result, streak):
            model = _earned(model, achievements, streak)
            return model.with_screen(model.screen._replace(day_result=result)), ()
        case ShowLadder() if model.screen.name == HOME:
            return model, (CountSeals(),)
        case SealsCounted(seals):
            return model.with_screen(model.screen._replace(seals=seals)), ()
    return model, ()


def _earned(model: Model, achievements: tuple[str, ...], streak: int) -> Model:
    """Return the model with new achievements, which screen readers announce, and the streak."""
    said = f"{model.screen.announcement} {earned_words(achievements)}".strip()
    return model.with_screen(model.screen._replace(earned=achievements, streak=streak, announcement=said))


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


def sound_effects(before: Model, after: Model) -> Effects:
    """Return the sound of a result that has just appeared; a timeout has had its alarm."""
    outcome = after.session.match.outcome if after.session else None
    if (
        not after.session
        or not outcome
        or after.screen.dialog != "result"
        or before.screen.dialog == "result"
    ):
        return ()
    if outcome.reason in (TIME, TIME_LEFT, TIME_DRAWN):
        return ()
    if own_result(after.session) == LOST:
        return (PlaySound("lost"),)
    if max(outcome.returns) <= 0:
        return (PlaySound("blast" if outcome.reason.art else "over"),)
    fanfare = after.session.game.info.fanfare
    return (PlayTones(fanfare) if fanfare else PlaySound("over"),)


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
    earned = (match.game.achievements(states, log, outcome, seat) for seat in sorted(people(session.seats)))
    return tuple(dict.fromkeys(achievement for achievements in earned for achievement in achievements))
