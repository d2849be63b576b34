"""Later sessions: fresh chance, old copies, games of protocol 1, and the same key in the next game."""

from __future__ import annotations

import pytest

from engine.games.race.game import Race
from engine.remote.agreement import POST
from engine.remote.entries import ASK, JOIN, YES, Entry, unsigned
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica, submit
from engine.remote.signatures import without_spare_signatures
from engine.remote.transcript_link import encode_link
from tests.engine.remote.tables import Circle, own, table
from tests.ui.fakes import change
from tests.ui.remote.links import link_of, opens
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.test_hostile import joining, tell, wanted
from tests.ui.remote.test_link_faults import copied
from tests.ui.remote.wire import Wire, connect
from ui.features.play import open_match
from ui.features.remote.sending import with_replica
from ui.session.remote import frames
from ui.session.remote.peers import Expected, Peers
from ui.storage.seats import Note
from ui.words.en.remote import say_notice as say


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the race game deal again later, as other games with dice do."""
    monkeypatch.setattr(Race, "may_deal", lambda _self, _state: True)


def joins(device: Device, author: int) -> list[Entry]:
    """Return the entries with which a device has joined."""
    return [entry for entry in device.replica.heard if (entry.kind, entry.author) == (JOIN, author)]


def meet_again(host: Device, guest: Device) -> None:
    """Connect two devices again, as after new invitations."""
    guest.line.wire = host.line.wire
    host.prepare_reconnect(hub=True)
    guest.prepare_reconnect(hub=False)
    connect(host.line, guest.line)


@pytest.mark.usefixtures("deals")
def test_a_page_that_loads_a_live_game_joins_again_once_it_is_connected() -> None:
    group = DeviceGroup("satan", setup="duel")
    host, guest = group.devices
    again = Device(Wire(), 1, copied(guest), f"game={guest.app.table.key}")
    assert len(joins(again, 1)) == 1, "not before it has heard what it may have missed"
    group.wire.lose(host.line)
    meet_again(host, again)
    first, second = joins(host, 1)
    assert first.parts[1] != second.parts[1] and first.parts[2:] == second.parts[2:]
    assert len(joins(host, 0)) == 1, "the page of the host was open all the time"
    assert host.replica.state == again.replica.state
    third = Device(Wire(), 1, copied(again), f"game={guest.app.table.key}")
    assert third.replica.own == again.replica.own, "its seed is stored"


def test_without_further_chance_nobody_joins_again() -> None:
    group = DeviceGroup("satan", setup="duel", first="chance")
    host, guest = group.devices
    again = Device(Wire(), 1, copied(guest), f"game={guest.app.table.key}")
    group.wire.lose(host.line)
    meet_again(host, again)
    assert len(joins(host, 1)) == 1 and host.replica.state == again.replica.state


@pytest.mark.usefixtures("deals")
def test_by_links_a_device_joins_again_with_its_move() -> None:
    from tests.ui.remote.links import two

    host, guest = two("satan", "option:setup duel")
    mover, other = sorted((host, guest), key=lambda each: each.replica.device != host.replica.state.turn)
    again = Device(Wire(), mover.number, copied(mover), mover.page.here)
    assert len(joins(again, again.replica.device)) == 1
    again.move(next(each.text for each in again.app.table.choices if each.text != "resign"))
    assert len(joins(again, again.replica.device)) == 2
    opens(other, link_of(again))
    assert list(map(unsigned, other.replica.entries)) == list(map(unsigned, again.replica.entries))


def test_an_old_copy_of_a_live_game_takes_up_what_it_has_signed_since() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    old = copied(guest)
    for text in ("9-13", "22-18", "13-17", "21x14"):
        group.mover.move(text)
    again = Device(Wire(), 1, old, f"game={guest.app.table.key}")
    assert not again.app.table.match.log
    group.wire.lose(host.line)
    meet_again(host, again)
    assert again.replica.state == host.replica.state and again.app.table.match.cursor == 4
    assert "cannot continue" not in again.page.text() + host.page.text()


def test_entries_wait_until_all_of_them_are_vouched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A transcript from a link has one signature for each device, at the end of the last frame."""
    group = DeviceGroup("draughts")
    host, guest = group.devices
    old = copied(guest)
    for text in ("9-13", "22-18", "13-17", "21x14", "10x17"):
        group.mover.move(text)
    thin = without_spare_signatures(host.replica.heard)
    change(host.app, (with_replica(host.app.model, host.replica._replace(heard=thin)), ()))
    monkeypatch.setattr(frames, "AT_ONCE", 2)
    again = Device(Wire(), 1, old, f"game={guest.app.table.key}")
    group.wire.lose(host.line)
    meet_again(host, again)
    assert again.app.table.match.cursor == 5 and again.replica.state == host.replica.state


def test_a_move_is_stored_before_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a crash between both would make the device sign another entry under the same number."""
    host = DeviceGroup("draughts").devices[0]
    sent, send = list[bool](), host.line.send

    def checked(peer: int, text: str) -> None:
        stored = host.store.get(f"game/{host.app.table.key}") or ""
        sent.append("9-13" not in text or "9-13" in stored.replace("\\", ""))
        send(peer, text)

    monkeypatch.setattr(host.line, "send", checked)
    host.move("9-13")
    assert sent and all(sent)


def test_in_the_next_game_everybody_keeps_the_key() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    keys = [person and person.key for person in host.replica.state.people]
    host.do("resign")
    guest.do("rematch")
    host.do("consent yes")
    assert host.replica.state.complete and group.agree()
    assert [person and person.key for person in host.replica.state.people] == keys
    assert host.replica.state.table.id != "" and guest.replica.own != host.replica.own


def test_nobody_takes_a_friends_seat_in_the_next_game() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.do("resign")
    guest.do("rematch")
    group.wire.held = True
    host.do("consent yes")
    peers = host.app.screen.peers
    assert peers and peers.keys and not host.replica.state.complete
    known = guest.replica.own
    assert known
    host.with_peers(peers.with_peer(peers.linked[0]._replace(device=1, key=known.key)))
    stranger = OwnDevice(1, b"y" * 32)
    tell(host, wanted(host.replica, joining(host.replica, "Ben", stranger)))
    assert say.protocol_errors["stranger"] in host.page.text() and not host.replica.state.complete


def test_no_link_says_that_this_device_has_abandoned_a_live_game() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    group.wire.lose(host.line)
    liar, own_ = guest.replica, guest.replica.own
    assert own_ and host.replica.state.turn == 0
    for kind in (ASK, YES):
        liar = submit(liar, kind, "abandoned:0", "0")[0].settled()
    assert liar.state.match.outcome
    opens(host, f"https://x.test/#{encode_link(liar.entries, liar.state)}")
    assert "Ben sent a message that makes no sense" in host.app.screen.message
    assert not host.app.table.match.outcome and host.replica.state.request is None


# --- protocol 1 ------------------------------------------------------------------------------------------


def old_game(way: str, *texts: str) -> list[Device]:
    """Return two devices with a game of protocol 1 that has begun."""
    circle = Circle(table("draughts", way=way, protocol=1))
    for text in texts:
        circle.play(text)
    return [with_game(Device(Wire(), device), circle.replicas[device]) for device in range(2)]


def with_game(device: Device, replica: Replica) -> Device:
    """Open a game on a device."""
    note = Note((), replica=replica)
    change(device.app, open_match(device.app.model, replica.match(), note, imported=True))
    return device


def test_a_live_game_of_protocol_1_can_be_finished() -> None:
    host, guest = old_game("live", "9-13")
    for device, other in ((host, guest), (guest, host)):
        peers = Peers(device.replica.state.table.id, device.number, hub=device is host)
        device.with_peers(peers.expecting(Expected(0, own(other.number).key)))
    guest.line.wire = host.line.wire
    connect(host.line, guest.line)
    guest.move("22-18")
    assert host.app.table.match.texts == ("9-13", "22-18")
    host.do("resign")
    assert guest.app.table.match.outcome and guest.replica.heard == host.replica.heard
    assert not any(entry.signature for entry in host.replica.heard)
    host.do("check-fairness")
    host.page.wait(1)
    assert say.unproven in host.page.text()


def test_a_game_of_protocol_1_by_links_can_be_finished() -> None:
    host, guest = old_game(POST, "9-13")
    guest.move("22-18")
    link = link_of(guest)
    assert "#post=1." in link
    opens(host, link)
    assert host.app.table.match.texts == ("9-13", "22-18")


def test_nobody_joins_a_game_of_protocol_1_any_more() -> None:
    from engine.remote.replica import open_table

    old = open_table(table("draughts", way=POST, protocol=1), own(0), "Ada")
    device = opens(Device(Wire(), 1), f"https://x.test/#{encode_link(old.entries, old.state)}")
    assert "older version of this page" in device.page.text() and not device.app.library.list()
