"""Live play: every device has the same game."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.remote.entries import DECK, DO, Entry
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.effects.connections import LARGEST
from ui.session.remote.frames import frames_since, write_frame
from ui.storage.seats import Here, Remote

OPEN_GAMES = ("draughts", "chess", "chesskers", "nuclear", "chinese")


def test_both_see_each_move() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    assert host.app.table.seats == (Here("Ada"), Remote("Ben"))
    assert guest.app.table.seats == (Remote("Ada"), Here("Ben"))
    host.move("9-13")
    assert group.agree() and guest.app.table.match.texts == ("9-13",)
    guest.move("22-18")
    assert group.agree() and host.app.table.match.texts == ("9-13", "22-18")


def test_nobody_moves_for_the_other() -> None:
    group = DeviceGroup("draughts")
    group.devices[1].do("pick 9", "pick 13")
    assert group.agree() and not group.devices[0].replica.state.match.log


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_both_devices_play_the_same_game(game: str) -> None:
    group, rng = DeviceGroup(game), new_rng(4)
    for _ in range(24):
        mover = group.mover
        actions = [action for action in mover.app.table.choices if action.text != "resign"]
        mover.move(rng.choice(actions).text)
        assert group.agree()


def test_seats_are_drawn_jointly() -> None:
    host = DeviceGroup("chess").devices[0]
    seen = set()
    for number in range(12):
        host = Device(Wire(), number)
        host.do("setup chess", "seating elsewhere", "first chance", "start")
        guest = Device(host.line.wire, 50 + number)
        guest.accept_invitation(host, 1)
        connect(host.line, guest.line)
        assert host.replica.state == guest.replica.state and not host.replica.state.table.lots
        seen.add(host.replica.state.table.owners)
        assert (host.app.table.persons_turn, guest.app.table.persons_turn) in ((True, False), (False, True))
    assert len(seen) == 2


def asked(device: Device) -> bool:
    """Return True if a device shows a request."""
    state = device.replica.state
    return state.request is not None and device.replica.device not in state.request.agreed


def test_undo_needs_consent() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.move("9-13")
    host.do("undo")
    assert asked(guest) and not asked(host) and guest.app.table.match.cursor == 1
    guest.do("consent no")
    assert "Ben declined." in host.page.text() and group.agree()
    host.do("undo")
    guest.do("consent yes")
    assert group.agree() and guest.app.table.match.cursor == 0 == host.app.table.match.cursor
    host.move("10-14")
    assert group.agree() and guest.app.table.match.texts[:1] == ("10-14",)


def test_draw_resignation_and_rematch() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.do("agree")
    assert asked(guest) and host.app.table.match.outcome is None
    guest.do("consent yes")
    assert group.agree() and all(each.app.table.match.outcome for each in group.devices)
    before = host.replica.state.table.id
    guest.do("rematch")
    host.do("consent yes")
    assert host.replica.state.table.id == guest.replica.state.table.id != before
    assert group.agree() and group.mover is guest and host.replica.state.table.owners == (1, 0)
    guest.move("9-13")
    host.do("resign")
    assert group.agree() and guest.app.table.match.outcome
    assert guest.app.table.match.outcome.returns == (1.0, -1.0)


def test_a_broken_connection_loses_nothing_and_either_may_invite() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.move("9-13")
    group.wire.lose(host.line)
    assert "The connection to Ben was lost" in host.page.text() and "Ada" in guest.page.text()
    guest.move("22-18")
    assert guest.replica.mine and host.app.table.match.cursor == 1
    guest.prepare_reconnect(hub=True)
    host.prepare_reconnect(hub=False)
    connect(guest.line, host.line)
    assert group.agree() and host.app.table.match.texts == ("9-13", "22-18")


def test_a_game_continues_after_both_pages_were_closed() -> None:
    group = DeviceGroup("satan", 2, setup="duel", first="chance")
    for _ in range(5):
        mover = group.mover
        mover.move(next(action.text for action in mover.app.table.choices if action.text != "resign"))
    played = group.devices[0].replica.state.match.texts
    wire = Wire()
    again = [Device(wire, each.number, each.store, f"game={each.app.table.key}") for each in group.devices]
    host, guest = again
    assert host.replica.state.match.texts == guest.replica.state.match.texts == played
    guest.prepare_reconnect(hub=True)
    host.prepare_reconnect(hub=False)
    connect(guest.line, host.line)
    group.devices = again
    mover = group.mover
    mover.move(next(action.text for action in mover.app.table.choices if action.text != "resign"))
    assert group.agree() and len(host.replica.state.match.texts) > len(played)


def test_a_game_continues_after_a_break_at_any_frame() -> None:
    """However many frames arrive before a connection breaks, the game continues from there."""
    for cut in range(14):
        wire = Wire()
        host = Device(wire, 0)
        host.do("setup satan", "option:setup duel", "option:first chance", "seating elsewhere", "start")
        guest = Device(wire, 1)
        guest.accept_invitation(host, 1)
        wire.held = True
        connect(host.line, guest.line)
        for step in range(cut):
            for device in (host, guest):
                session = device.app.model.session
                if session and session.choices and not session.pending and step > 4:
                    device.move(next(a.text for a in session.choices if a.text != "resign"))
            if wire.flying:
                wire._arrive(wire.flying[0])
        wire.lose(host.line)
        wire.held = False
        if guest.app.model.session is None:
            guest.accept_invitation(host, 1)
        else:
            guest.prepare_reconnect(hub=False)
        host.prepare_reconnect(hub=True)
        connect(host.line, guest.line)
        assert host.replica.heard == guest.replica.heard and not guest.replica.mine, cut
        assert host.app.table.match.texts == guest.app.table.match.texts, cut
        assert host.replica.state.deals == 2, cut


def test_five_devices_play_live() -> None:
    group, rng = DeviceGroup("satan", 5, setup="five", first="chance"), new_rng(2)
    assert group.agree() and group.devices[0].replica.state.deals == 2
    for _ in range(6):
        mover = group.mover
        actions = [action for action in mover.app.table.choices if action.text != "resign"]
        mover.move(rng.choice(actions).text)
        assert group.agree()
    names = [device.app.table.names for device in group.devices]
    assert len(set(names)) == 1


@pytest.mark.parametrize(("game", "seed", "most"), [("ctheckers", 1, 300), ("alien", 2, 24)])
def test_a_game_with_secrets_is_played_to_its_end(game: str, seed: int, most: int) -> None:
    """Each player sees only their own secrets, and both play the same game to its end."""
    group, rng = DeviceGroup(game), new_rng(seed)
    group.work()
    for _ in range(most):
        mover = group.mover
        if mover.app.table.match.outcome:
            break
        actions = mover.app.table.choices
        assert actions, mover.replica.state.need
        mover.move(rng.choice(actions).text)
        group.work()
        assert group.agree()
    host, guest = group.devices
    assert host.replica.state == guest.replica.state
    if host.replica.state.match.outcome:
        assert host.app.table.match.texts == guest.app.table.match.texts, "all is laid open at the end"


def test_a_long_game_is_sent_in_several_frames() -> None:
    """Long entries are split into frames that the connection accepts."""
    entries = [Entry(0, number, DECK, ("0", "x" * 20_900)) for number in range(5)]
    entries[2:2] = [Entry(1, number, DO, ("9", "y" * 300, "0")) for number in range(20)]
    frames = frames_since(entries, 0)
    assert [entry for frame in frames for entry in frame.entries] == entries
    assert all(len(write_frame(frame)) <= LARGEST for frame in frames)
    assert [frame.start for frame in frames] == [entries.index(frame.entries[0]) for frame in frames]
