"""Sitting down at a game: a session at its beginning."""

from __future__ import annotations

from engine.session.clocks.clock import ClockRecord, restored_clock
from engine.session.match import Match
from ui.board.orientation import initial_orientation
from ui.session.analysis.state import Look
from ui.session.log import Log
from ui.session.session import Session
from ui.storage.seats import Note, fitting, people, seated, together


def sit_down(match: Match, note: Note, key: str) -> Session:
    """Return a session at its beginning, not yet `seen`; `note` says who sits where, and what came before."""
    _, picked, past, timed, study, replica, sent, began, tags = note
    seats = seated(replica) if replica else together(note.seats)
    lies = initial_orientation(match.game.board(match.options), min(people(seats), default=0))
    if replica and replica.state.table.control:
        timed = ClockRecord(replica.state.table.control, replica.state.spent, timed.used if timed else 0)
    clock = restored_clock(timed, match) if timed else None
    past = fitting(match, past)
    return Session(
        match,
        seats,
        lies,
        Log(),
        key=key,
        past=past,
        picked=picked,
        clock=clock,
        study=study,
        joint=replica,
        sent=sent,
        began=began,
        tags=tags,
        look=Look(eye=study),
    )
