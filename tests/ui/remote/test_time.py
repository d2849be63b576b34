"""Clocks in remote games."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.clocks.control import TimeControl, write_control
from tests.ui.remote.tables import Meeting
from ui.session.screen import TABLE


def timed_meeting(game: str = "draughts", devices: int = 2, **options: str) -> Meeting:
    """Return a meeting in which everybody has thirty seconds."""
    meeting = Meeting(game, devices, clock=TimeControl("game", 30), **options)
    assert all(device.app.table.clock for device in meeting.devices)
    return meeting


def left(meeting: Meeting) -> list[tuple[int, ...]]:
    """Return everybody's remaining time, as each device knows it."""
    found = []
    for device in meeting.devices:
        session = device.app.table
        assert session.clock
        found.append(session.clock.stands[session.match.cursor].left)
    return found


def test_everybody_knows_how_much_time_an_action_took() -> None:
    meeting = timed_meeting()
    host, guest = meeting.devices
    host.move("9-13")
    host.page.wait(2)
    guest.page.wait(7)
    guest.move("22-18")
    host.page.wait(4)
    host.move("10-14")
    assert left(meeting)[0] == left(meeting)[1]
    assert left(meeting)[0][1] == 23_000 and meeting.agree()


def test_who_runs_out_of_time_says_so_and_nobody_else_does() -> None:
    meeting = timed_meeting()
    host, guest = meeting.devices
    host.move("9-13")
    host.page.wait(60)
    assert host.app.table.match.outcome is None
    guest.page.wait(60)
    assert meeting.agree() and host.app.table.match.outcome and guest.app.table.match.outcome
    assert host.app.table.match.outcome.reason.code == "time"
    assert host.app.table.match.outcome.returns == (1.0, -1.0)


def test_a_clock_that_shows_nothing_any_more_is_looked_at_once_a_second() -> None:
    host, _ = timed_meeting().devices
    host.move("9-13")
    host.page.wait(31)
    later, looks = host.page.later, list[float]()

    def noted(seconds: float, then: Callable[[], None]) -> None:
        looks.append(seconds)
        later(seconds, then)

    host.page.later = noted  # type: ignore[method-assign]
    host.page.wait(10)
    assert len(looks) == 10


def test_of_several_others_play_on() -> None:
    meeting = timed_meeting("satan", 5, setup="five", first="0", fire="off")
    meeting.mover.move(
        next(action.text for action in meeting.mover.app.table.free if action.text != "resign")
    )
    late = meeting.mover
    late.page.wait(60)
    assert meeting.agree() and late.app.table.match.log[-1].text == "resign"
    assert late.app.table.match.outcome is None and meeting.mover is not late


def test_clocks_stand_still_without_a_line_and_cannot_be_held() -> None:
    meeting = timed_meeting()
    host, guest = meeting.devices
    host.move("9-13")
    guest.do("hold-clocks", "hidden")
    assert guest.app.screen.name == TABLE and not guest.app.screen.dialog
    meeting.wire.lose(host.line)
    guest.page.wait(60)
    assert guest.app.table.match.outcome is None


def test_clocks_are_part_of_the_table() -> None:
    meeting = timed_meeting()
    assert meeting.devices[1].replica.state.table.control == TimeControl("game", 30)
    assert write_control(TimeControl("game", 30)) == "game 30 0 loses"
