"""The kinds that positions can be opened as, and the creation of a session with its kind."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.session.clock import ClockRecord, restored_clock
from engine.session.match import Match
from ui.board.orientation import initial_orientation
from ui.kinds.study import Study
from ui.session.analysis.state import AnalysisState
from ui.session.log import Log
from ui.session.session import OWN, Kind, Session
from ui.storage.seats import Note, local_seats, people, remote_seats, valid_past

KINDS: Mapping[str, type[Kind]] = MappingProxyType({kind.id: kind for kind in (Study,)})
"""The kinds by id, as saves note them; the editor has a button for each."""


def sit_down(match: Match, note: Note, key: str, kind: Kind = OWN) -> Session:
    """Return a new session before its first `updated`; `note` holds the seats and other saved data."""
    replica, timed = note.replica, note.timed
    seats = remote_seats(replica) if replica else local_seats(note.seats)
    orientation = initial_orientation(match.game.board(match.options), min(people(seats), default=0))
    if replica and replica.state.table.control:
        timed = ClockRecord(replica.state.table.control, replica.state.spent, timed.used if timed else 0)
    if replica:
        from ui.kinds.remote import Remote

        kind = Remote(replica, note.sent, note.linked, note.compared, note.differences)
    elif note.kind in KINDS:
        kind = KINDS[note.kind]()
    return Session(
        match,
        seats,
        orientation,
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
