"""What one device holds of a game that hides something: nothing of what only the other may know."""

from __future__ import annotations

import pytest

from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import HIDDEN
from tests.ui.elsewhere.tables import Device, Meeting
from tests.ui.elsewhere.wire import Wire, connect
from ui.session.session import Session


def planet_of(device: Device) -> str:
    """Return the planet of whoever plays at a device, as that device knows it."""
    seat = min(device.joint.seats())
    number = device.app.table.state.planets[seat]
    assert number >= 0
    return ALL_PLANETS[number].id


def alien() -> Meeting:
    """Return two devices at Alien Checkers, where the planets are dealt."""
    meeting = Meeting("alien")
    meeting.work()
    return meeting


def test_each_sees_the_own_planet_only() -> None:
    meeting = alien()
    host, guest = meeting.devices
    assert planet_of(host) != planet_of(guest)
    for mine, other in ((host, guest), (guest, host)):
        session: Session = mine.app.table
        keys = mine.store.keys()
        seat = min(other.joint.seats())
        assert session.state.planets[seat] == HIDDEN
        held = [
            repr(session.match),
            repr(mine.joint.faces),
            *(repr(mine.store.get(key)) for key in keys),
            *(text for _, text in (*mine.line.said, *other.line.said)),
        ]
        secret = f"planet{seat + 1}:{planet_of(other)}"
        assert not any(secret in text for text in held)
        assert all(planet_of(other) != face for face in mine.joint.faces.values())


@pytest.mark.usefixtures("small")
def test_a_reload_shows_what_was_known_and_no_more() -> None:
    meeting = alien()
    host, guest = meeting.devices
    host.move(next(action.text for action in host.app.table.free))
    meeting.work()
    before = host.app.table.match.texts, guest.app.table.match.texts
    wire = Wire()
    again = [Device(wire, each.number, each.store, f"game={each.app.table.key}") for each in (host, guest)]
    assert tuple(each.app.table.match.texts for each in again) == before
    assert [planet_of(each) for each in again] == [planet_of(each) for each in (host, guest)]
    again[1].goes_on(hub=True)
    again[0].goes_on(hub=False)
    connect(again[1].line, again[0].line)
    meeting.devices = again
    meeting.work()
    assert meeting.agree() and again[0].joint.pact == again[1].joint.pact


@pytest.mark.usefixtures("small")
def test_who_gives_up_shows_all() -> None:
    meeting = alien()
    host, guest = meeting.devices
    planets = planet_of(host), planet_of(guest)
    host.do("resign")
    meeting.work()
    for each in (host, guest):
        shown = tuple(ALL_PLANETS[number].id for number in each.app.table.state.planets)
        assert shown == planets and each.app.table.match.outcome


@pytest.mark.usefixtures("small")
def test_a_device_that_holds_back_is_told_by_name() -> None:
    """Whoever leaves before opening lets the game stand: the strip tells who."""
    meeting = Meeting("alien")
    host, _ = meeting.devices
    meeting.wire.lose(host.line)
    host.page.wait(5)
    assert host.joint.pact.match.cursor == 0 and "is not connected" in host.page.text()
