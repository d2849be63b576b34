"""Lies of a hub, which puts the entries of all into one order and passes them on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.remote.agreement import table_entry
from engine.remote.crypto.randomness import write_opening
from engine.remote.entries import ASK, DO, NO, OPEN, RESIGN, YES, Entry
from engine.remote.own_entries import next_entry
from tests.adversary.liars import GUEST, HUB, OTHER, Table, check
from ui.session.remote.frames import Presence, Proposal, Since, read_frame


def three(turn: int = GUEST) -> Table:
    """Return three devices; Ada is the hub, and it is a device's turn."""
    return Table("satan", 3, HUB, setup="three", first="0").play(3).until(turn)


def pair(turn: int = GUEST) -> Table:
    """Return two devices; Ada is the hub, and it is a device's turn."""
    return Table("draughts", 2, HUB).play().until(turn)


def said_by(table: Table, device: int, *things: str, move: bool = False) -> list[Entry]:
    """Let an honest guest act while the hub's program hears nothing, and return what it has sent."""
    guest = table.devices[device]
    hub, line = table.liar, table.liar.line
    deaf, line.tell = line.tell, lambda _: None
    count = len(guest.line.said)
    if move:
        guest.move(next(each.text for each in guest.app.table.choices if each.text != "resign"))
    guest.do(*things)
    line.tell = deaf
    assert hub.line is line
    frames = [read_frame(text) for _, text in guest.line.said[count:]]
    return [frame.entry for frame in frames if isinstance(frame, Proposal)]


def order(table: Table, *entries: Entry, to: int = -1, after: int = 0) -> None:
    """Send entries as the next ones of the agreed order, after so many others that only the test knows."""
    start = len(table.liar.replica.heard) + after
    table.frames(Since(start, entries), to=to)


def own(table: Table, kind: str, *parts: str, ahead: int = 0) -> Entry:
    """Return an entry of the hub, `ahead` of others of its own that stand before it."""
    entry = table.entry(kind, *parts)
    return entry if not ahead else entry._replace(number=entry.number + ahead)


# --- with three devices --------------------------------------------------------------------------------


def garbles(table: Table) -> None:
    """The hub changes a guest's move on the way."""
    (entry,) = said_by(table, GUEST, move=True)
    order(table, entry._replace(parts=(*entry.parts[:2], "7")), to=OTHER)


def drops_the_signature(table: Table) -> None:
    (entry,) = said_by(table, GUEST, move=True)
    order(table, entry._replace(signature=""), to=OTHER)
    order(table, own(table, ASK, "draw", table.at), to=OTHER, after=1)


def drops_an_entry(table: Table) -> None:
    """The hub keeps a guest's request to itself, and passes on the next entry of that guest."""
    entries = [*said_by(table, GUEST, "agree"), *said_by(table, GUEST, move=True)]
    order(table, *entries[1:], to=OTHER)


def forges(table: Table) -> None:
    """The hub lets a guest resign."""
    state = table.liar.replica.state
    entry = next_entry(state, GUEST, ASK, "draw", table.at)
    order(table, table.sign(entry), to=OTHER)


def two_courses(table: Table) -> None:
    """The hub asks for a draw at one guest only; that guest's answer gives it away to the other."""
    order(table, own(table, ASK, "draw", table.at), to=GUEST)
    (entry,) = said_by(table, GUEST, "consent no")
    order(table, entry, to=OTHER)


def stale_entry(table: Table) -> None:
    """The hub orders a guest's request after a move of that guest, which has overtaken it."""
    asked = said_by(table, OTHER, "agree")
    moved = said_by(table, GUEST, move=True)
    order(table, *moved, *asked, to=OTHER)
    order(table, *moved, *asked, to=GUEST)


def swapped(table: Table) -> None:
    """The hub passes on two requests that cross in different orders, and then an answer to them."""
    one, other = said_by(table, GUEST, "agree"), said_by(table, OTHER, "agree")
    order(table, *one, *other, to=GUEST)
    order(table, *other, *one, to=OTHER)
    moved = said_by(table, GUEST, move=True)
    order(table, *moved, to=OTHER, after=2)


def mood_of_nobody(table: Table) -> None:
    table.frames(Presence(OTHER, "away"), to=OTHER)


THREE: dict[str, tuple[Callable[[Table], None], str]] = {
    "changes a guest's move": (garbles, "signature"),
    "drops a signature": (drops_the_signature, ""),
    "drops an entry, and passes on the next": (drops_an_entry, "signature"),
    "forges a guest's request": (forges, "signature"),
    "tells each guest another course": (two_courses, "signature"),
    "orders what is overtaken": (stale_entry, "signature"),
    "tells two orders": (swapped, "signature"),
    "tells a guest its own mood": (mood_of_nobody, "words"),
}


@pytest.mark.parametrize("name", THREE)
def test_the_hub_lies_to_two_guests(name: str) -> None:
    tell, code = THREE[name]
    table = three()
    before = {device.number: device.replica for device in table.honest}
    tell(table)
    check(table, code, before)


# --- with two devices ------------------------------------------------------------------------------------


def takes_back(table: Table) -> None:
    """The hub moves, hears the answer, and then has never moved."""
    start = len(table.liar.replica.heard)
    first = own(table, DO, table.at, table.move(), "0")
    order(table, first)
    said_by(table, GUEST, move=True)
    table.frames(Since(start, (table.entry(ASK, "draw", table.at),)))


def takes_a_withdrawn_yes(table: Table) -> None:
    """The hub asks, refuses itself before the guest's answer arrives, asks again, and takes that answer."""
    asks = table.entries(*[(kind, "draw", table.at) for kind in (ASK, NO, ASK)])
    order(table, asks[0])
    yes = said_by(table, GUEST, "consent yes")
    order(table, *asks[1:], after=1)
    order(table, *yes, after=3)


def another_mover(table: Table) -> None:
    """The hub moves for the guest."""
    state = table.liar.replica.state
    order(table, table.sign(next_entry(state, GUEST, DO, table.at, table.move(), "0")))


def resigns_for_the_guest(table: Table) -> None:
    state = table.liar.replica.state
    order(table, table.sign(next_entry(state, GUEST, RESIGN, "1", table.at)))


def old_opening(table: Table) -> None:
    order(table, own(table, OPEN, "0", write_opening(b"o" * 32)))


ABANDONED = f"abandoned:{GUEST}"
PAIR: dict[str, tuple[Callable[[], Table], Callable[[Table], None], str]] = {
    "takes a move back": (lambda: pair(HUB), takes_back, "double"),
    "moves for the guest": (pair, another_mover, "signature"),
    "resigns for the guest": (pair, resigns_for_the_guest, "signature"),
    "opens what was opened": (pair, old_opening, "order"),
    "takes a withdrawn answer": (lambda: pair(HUB), takes_a_withdrawn_yes, "signature"),
    "sets the table again": (pair, lambda t: order(t, table_entry(t.liar.replica.state.table)), "signature"),
    "says that the guest has left": (pair, lambda t: order(t, own(t, ASK, ABANDONED, t.at)), ""),
    "says so twice at once": (
        pair, lambda t: order(t, *t.entries((ASK, ABANDONED, t.at), (YES, ABANDONED, t.at))), "order"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIR)
def test_the_hub_lies_to_a_guest(name: str) -> None:
    begin, tell, code = PAIR[name]
    table = begin()
    before = {device.number: device.replica for device in table.honest}
    tell(table)
    check(table, code, before)
