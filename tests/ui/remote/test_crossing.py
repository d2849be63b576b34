"""Entries that cross on their way: nobody is accused, and all devices agree."""

from __future__ import annotations

from random import Random

import pytest

from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Flight, Wire, connect
from ui.session.screen import TABLE

WISHES = ("undo", "undo", "agree", "resign", "rematch", "rematch", "rematch")


class Hurry:
    """Friends who act all at once, while the wire delivers at random times."""

    def __init__(self, group: DeviceGroup, seed: int) -> None:
        self.group = group
        self.rng = Random(seed)
        group.wire.held = True

    def go_on(self, steps: int) -> None:
        """Act or deliver at random this many times, then deliver everything."""
        for _ in range(steps):
            if self.rng.random() < 0.5:
                self._act(self.rng.choice(self.group.devices))
            else:
                self._arrive(self.group.wire)
        self.group.wire.deliver()
        self.group.wire.held = False
        self.group.work()

    def _act(self, device: Device) -> None:
        asked, number = device.replica.state.request, device.number
        moves = [action for action in device.app.table.choices if action.text != "resign"]
        pick = self.rng.random()
        if asked and number not in asked.agreed and pick < 0.6:
            device.do(self.rng.choice(["consent yes", "consent yes", "consent no"]))
        elif pick < 0.6 and moves:
            device.move(self.rng.choice(moves).text)
        elif 0.6 <= pick < 0.75:
            device.do(self.rng.choice(WISHES))
        else:
            device.page.wait(0.5)

    def _arrive(self, wire: Wire) -> None:
        """Deliver a text that no earlier text to the same end precedes."""
        first: dict[tuple[int, int], Flight] = {}
        for flight in wire.flying:
            first.setdefault((id(flight.to.line), flight.to.peer), flight)
        if first:
            wire._arrive(self.rng.choice([*first.values()]))


def check(group: DeviceGroup) -> None:
    """Check that all devices have the same game, and that nobody was accused."""
    assert all(device.app.screen.peers and not device.replica.stuck for device in group.devices)
    assert all(device.replica.state == group.devices[0].replica.state for device in group.devices)
    assert group.agree()


@pytest.mark.parametrize("seed", [19, 27])
def test_two_devices_agree_despite_crossing_entries(seed: int) -> None:
    group = DeviceGroup("draughts")
    Hurry(group, seed).go_on(150)
    check(group)


@pytest.mark.parametrize("seed", [4, 36])
def test_two_devices_with_dice_agree_despite_crossing_entries(seed: int) -> None:
    group = DeviceGroup("satan", setup="duel", first="chance")
    Hurry(group, seed).go_on(150)
    check(group)


def test_three_devices_agree_despite_crossing_entries() -> None:
    group = DeviceGroup("satan", 3, setup="three")
    Hurry(group, 6).go_on(90)
    check(group)


@pytest.mark.parametrize("game", ["alien", "ctheckers"])
def test_two_devices_with_cards_agree_despite_crossing_entries(game: str) -> None:
    group = DeviceGroup(game)
    Hurry(group, 0).go_on(150)
    check(group)


def test_a_player_may_resign_while_the_other_shuffles() -> None:
    group = DeviceGroup("alien")
    host, guest = group.devices
    while not (host.replica.state.need and host.replica.state.need.maker == 1):
        host.page.wait(0.5)
    group.wire.held = True
    guest.page.wait(2)
    assert group.wire.flying
    host.do("resign")
    group.wire.deliver()
    group.wire.held = False
    group.work()
    check(group)
    assert all(device.app.table.match.outcome for device in group.devices)


def test_a_draw_may_be_agreed_while_the_first_player_is_drawn() -> None:
    wire = Wire()
    host, guest = Device(wire, 0), Device(wire, 1)
    host.do("setup satan", "option:setup duel", "option:first chance", "seating elsewhere", "start", "agree")
    guest.accept_invitation(host, 1)
    wire.held = True
    connect(host.line, guest.line)
    while not host.replica.state.complete:
        wire._arrive(wire.flying[0])
    guest.do("consent yes")
    wire.deliver()
    assert host.replica.state == guest.replica.state and host.replica.state.match.outcome
    assert guest.app.table.match.texts == host.app.table.match.texts == ()
    guest.do("view 0", "view 1")


def test_all_start_the_rematch_at_once() -> None:
    group = DeviceGroup("satan", 3, setup="three")
    for device in group.devices[:2]:
        device.do("resign")
    group.devices[2].do("rematch")
    group.devices[1].do("consent yes")
    group.wire.held = True
    group.devices[0].do("consent yes")
    for _ in range(100):  # one step each in turn, so that the guests' entries cross
        for device in group.devices:
            due = [flight for flight in group.wire.flying if flight.to.line is device.line]
            for flight in due:
                group.wire._arrive(flight)
    assert group.devices[0].replica.state.complete
    check(group)


def test_a_player_may_leave_while_the_rematch_begins() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.do("resign")
    guest.do("rematch")
    group.wire.held = True
    guest.do("home")
    host.do("consent yes")
    group.wire.deliver()
    assert host.app.screen.peers and host.app.screen.name == TABLE
