"""Clocks in remote games."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.clock import TimeControl, write_control
from tests.ui.remote.tables import DeviceGroup
from ui.session.screen import TABLE


def timed_group(game: str = "draughts", devices: int = 2, **options: str) -> DeviceGroup:
    """Return devices at a table where everybody has thirty seconds."""
    group = DeviceGroup(game, devices, clock=TimeControl("game", 30), **options)
    assert all(device.app.table.clock for device in group.devices)
    return group


def left(group: DeviceGroup) -> list[tuple[int, ...]]:
    """Return everybody's remaining time, as each device knows it."""
    found = []
    for device in group.devices:
        session = device.app.table
        assert session.clock
        found.append(session.clock.states[session.match.cursor].left)
    return found


def test_everybody_knows_how_much_time_an_action_took() -> None:
    group = timed_group()
    host, guest = group.devices
    host.move("9-13")
    host.page.wait(2)
    guest.page.wait(7)
    guest.move("22-18")
    host.page.wait(4)
    host.move("10-14")
    assert left(group)[0] == left(group)[1]
    assert left(group)[0][1] == 23_000 and group.agree()


def test_a_device_reports_only_its_own_timeout() -> None:
    group = timed_group()
    host, guest = group.devices
    host.move("9-13")
    host.page.wait(60)
    assert host.app.table.match.outcome is None
    guest.page.wait(60)
    assert group.agree() and host.app.table.match.outcome and guest.app.table.match.outcome
    assert host.app.table.match.outcome.reason.code == "time"
    assert host.app.table.match.outcome.returns == (1.0, -1.0)


def test_a_clock_at_zero_is_checked_once_a_second() -> None:
    host, _ = timed_group().devices
    host.move("9-13")
    host.page.wait(31)
    later, looks = host.page.later, list[float]()

    def noted(seconds: float, then: Callable[[], None]) -> None:
        looks.append(seconds)
        later(seconds, then)

    host.page.later = noted  # type: ignore[method-assign]
    host.page.wait(10)
    assert len(looks) == 10


def test_the_others_play_on_after_a_timeout() -> None:
    group = timed_group("satan", 5, setup="five", first="0", fire="off")
    group.mover.move(next(action.text for action in group.mover.app.table.choices if action.text != "resign"))
    late = group.mover
    late.page.wait(60)
    assert group.agree() and late.app.table.match.log[-1].text == "resign"
    assert late.app.table.match.outcome is None and group.mover is not late
    for device in group.devices:
        words = device.app.table.log.entries[-1].logged.words
        assert "ran out of time" in words and "resigns" not in words


def test_clocks_stand_still_without_a_line_and_cannot_be_held() -> None:
    group = timed_group()
    host, guest = group.devices
    host.move("9-13")
    guest.do("hold-clocks", "hidden")
    assert guest.app.screen.name == TABLE and not guest.app.screen.dialog
    group.wire.lose(host.line)
    guest.page.wait(60)
    assert guest.app.table.match.outcome is None


def test_clocks_are_part_of_the_table() -> None:
    group = timed_group()
    assert group.devices[1].replica.state.table.control == TimeControl("game", 30)
    assert write_control(TimeControl("game", 30)) == "game 30 0 loses"
