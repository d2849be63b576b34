"""Lies about who sits there: swapped keys, somebody in between, old copies, earlier protocols, silence."""

from __future__ import annotations

import pytest

from engine.remote.agreement import table_entry
from engine.remote.entries import JOIN, OPEN, Entry, digest
from engine.remote.identity import words_number
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica
from tests.adversary.liars import GUEST, HUB, Table, accused, verified
from tests.ui.remote.tables import NAMES, Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.session.remote.frames import Since, read_frame, write_frame
from ui.session.remote.peers import Expected
from ui.storage.store import MemoryStore

MALLORY = OwnDevice(GUEST, b"m" * 32)


def invited(host_key: str = "", guest_key: str = "") -> tuple[Device, Device]:
    """Return a host and a guest who each expect the other one's key, or that which somebody has put there."""
    wire = Wire()
    host, guest = Device(wire, HUB), Device(wire, GUEST)
    host.do("setup draughts", "seating elsewhere", "name:0 Ada", "start")
    guest.accept_invitation(host, GUEST)
    for device, key in ((guest, host_key), (host, guest_key)):
        peers = device.app.screen.peers
        assert peers
        if key:
            device.with_peers(peers.expecting(Expected(0, key)))
    connect(host.line, guest.line)
    return host, guest


def test_the_right_keys_lead_to_the_table() -> None:
    host, guest = invited()
    assert host.replica.state.complete and guest.replica.state.complete


@pytest.mark.parametrize("swapped", ["invitation", "reply"])
def test_a_swapped_key_leads_nowhere(swapped: str) -> None:
    """The carrier of the invitation has put another key into it, or into the reply."""
    host, guest = invited(**{"host_key" if swapped == "invitation" else "guest_key": MALLORY.key})
    assert not host.replica.state.complete and guest.app.model.session is None
    assert not accused(host, NAMES[:2]) and not accused(guest, NAMES[:2])
    assert not guest.line.open and host.replica.state.people[GUEST] is None


def words(replica: Replica) -> tuple[int, ...]:
    """Return the numbers of the words that a device shows."""
    people = [person for person in replica.state.people if person]
    openings = replica.state.first_openings
    heads = [entry.parts[1] for entry in replica.heard if entry.kind == JOIN]
    assert len(openings) == len(people) and len(heads) == len(people)
    return words_number(
        replica.state.table.id, [each.key for each in people], [each.head for each in people], openings
    )


def test_somebody_in_between_shows_other_words_to_each_friend() -> None:
    """Ada plays with Mallory under Ben's name, and Ben with Mallory under Ada's, at tables of one id."""
    one, other = DeviceGroup("draughts"), DeviceGroup("draughts")
    same = DeviceGroup("draughts")
    assert words(same.devices[HUB].replica) == words(same.devices[GUEST].replica)
    ada, ben = one.devices[HUB].replica, other.devices[GUEST].replica
    person = ben.state.people[HUB]
    assert person
    chosen = person._replace(key=MALLORY.key)
    between = ben._replace(agreed_state=ben.state._replace(people=(chosen, ben.state.people[GUEST])))
    assert words(ada) != words(between)


def test_nobody_joins_a_table_of_an_earlier_protocol() -> None:
    """A modified host sets a table of protocol 1, which has no signatures."""
    wire = Wire()
    host, guest = Device(wire, HUB), Device(wire, GUEST)
    host.do("setup draughts", "seating elsewhere", "name:0 Ada", "start")
    table = host.replica.state.table
    old = (
        table_entry(table._replace(protocol=1)),
        Entry(0, 1, JOIN, ("Ada", host.replica.heard[1].parts[1], "")),
    )
    send = host.line.send

    def lie(peer: int, text: str) -> None:
        frame = read_frame(text)
        send(peer, write_frame(Since(0, old)) if isinstance(frame, Since) else text)

    host.line.send = lie  # type: ignore[method-assign]
    guest.accept_invitation(host, GUEST)
    connect(host.line, guest.line)
    assert guest.app.model.session is None and not guest.line.open
    assert "older version" in guest.page.text()


def test_an_old_copy_changes_nothing_at_the_other_end() -> None:
    """Ben puts back a copy of his store from before the last moves, and connects again."""
    table = Table("draughts").play(2)
    host, guest = table.devices
    copy = MemoryStore()
    for key, text in guest.store.texts.items():
        copy.set(key, text)
    table.play(4)
    before = host.replica.heard
    table.wire.lose(guest.line)
    again = Device(table.wire, GUEST, copy, f"game={guest.app.table.key}")
    assert len(again.replica.heard) < len(before)
    again.prepare_reconnect(hub=False)
    connect(host.line, again.line)
    assert host.replica.heard[: len(before)] == before
    assert digest(again.replica.heard) == digest(host.replica.heard)
    assert not accused(host, NAMES[:2]) and not verified(host).code


def test_a_new_session_has_chance_of_its_own() -> None:
    """An old copy of a device foresees nothing: it joins again, with a fresh chain."""
    table = Table("alien")
    table.work()
    host, guest = table.devices
    table.wire.lose(guest.line)
    again = Device(table.wire, GUEST, guest.store, f"game={guest.app.table.key}")
    again.prepare_reconnect(hub=False)
    connect(host.line, again.line)
    table.devices = [host, again]
    table.work()
    joins = [entry for entry in again.replica.heard if entry.kind == JOIN and entry.author == GUEST]
    assert len(joins) == 2 and joins[0].parts[1] != joins[1].parts[1]
    assert joins[0].parts[2:] == joins[1].parts[2:] and not verified(host).code


def test_a_withheld_opening_is_named() -> None:
    """The guest hears the host's opening of the first deal and keeps its own."""
    wire = Wire()
    host, guest = Device(wire, HUB), Device(wire, GUEST)
    host.do(
        "setup satan", "option:setup duel", "option:first chance", "seating elsewhere", "name:0 Ada", "start"
    )
    send = guest.line.send
    guest.line.send = lambda peer, text: None if '"open"' in text else send(peer, text)  # type: ignore[method-assign]
    guest.accept_invitation(host, GUEST)
    connect(host.line, guest.line)
    assert host.replica.state.complete and not host.replica.state.opened[GUEST]
    host.page.wait(5)
    assert "Ben" in host.strip() and not accused(host, NAMES[:2])
    assert not any(entry.kind == OPEN and entry.author == GUEST for entry in host.replica.heard)
