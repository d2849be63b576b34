"""Creation of a session, with the kind that its note names."""

from __future__ import annotations

from engine.session.clocks.clock import ClockRecord, restored_clock
from engine.session.match import Match
from ui.board.orientation import initial_orientation
from ui.kinds.registry import KINDS
from ui.kinds.remote import Remote
from ui.session.analysis.state import AnalysisState
from ui.session.log import Log
from ui.session.session import OWN, Kind, Session
from ui.storage.seats import Note, local_seats, people, remote_seats, valid_past


def sit_down(match: Match, note: Note, key: str, kind: Kind = OWN) -> Session:
    """Return a new session before its first `updated`; `note` holds the seats and other saved data."""
    replica, timed = note.joint, note.timed
    seats = remote_seats(replica) if replica else local_seats(note.seats)
    lies = initial_orientation(match.game.board(match.options), min(people(seats), default=0))
    if replica and replica.state.table.control:
        timed = ClockRecord(replica.state.table.control, replica.state.spent, timed.used if timed else 0)
    if replica:
        kind = Remote(replica, note.sent)
    elif note.kind in KINDS:
        kind = KINDS[note.kind]()
    return Session(
        match,
        seats,
        lies,
        Log(),
        key=key,
        past=valid_past(match, note.past),
        picked=note.picked,
        clock=restored_clock(timed, match) if timed else None,
        began=note.began,
        tags=note.tags,
        analysis=AnalysisState(switched_on=kind.for_analysis),
        kind=kind,
    )
