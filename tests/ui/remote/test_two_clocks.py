"""Each device measures the time of the others, and shows both times if they differ."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.session.clock import TimeControl
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import connect
from ui.panels.clocks import face
from ui.panels.remote.comparing import clock_lines
from ui.session.remote.peers import CHECK, KEY, LIST, NAMED, OPENING, Awaited, Waiting
from ui.storage.seats import Difference, Here, Note, read_note, write_note
from ui.tree import texts
from ui.words.en.code_words import say_fair as say


def timed(kind: str = "game", seconds: int = 60) -> DeviceGroup:
    """Return two devices with clocks, after the first move: Ben's clock runs."""
    group = DeviceGroup("draughts", clock=TimeControl(kind, seconds))
    group.devices[0].move("9-13")
    return group


def two_clocks(device: Device) -> str:
    """Return the line with both times; "" if they agree."""
    lines = [line for line in device.strip().split("\n") if " left by the clock on " in line]
    return " ".join(lines)


@pytest.mark.parametrize(("theirs", "ours"), [(3.0, 3.0), (1.5, 3.0), (3.0, 1.5)])
def test_two_seconds_of_difference_are_not_worth_a_word(theirs: float, ours: float) -> None:
    group = timed()
    host, guest = group.devices
    guest.page.wait(theirs)
    host.page.wait(ours)
    guest.move("22-18")
    assert two_clocks(host) == ""


@pytest.mark.parametrize(("theirs", "ours", "times"), [(3, 12, ("0:57", "0:48")), (20, 5, ("0:40", "0:55"))])
def test_a_move_that_took_longer_or_shorter_here_shows_both_times(
    theirs: int, ours: int, times: tuple[str, str]
) -> None:
    group = timed()
    host, guest = group.devices
    for _ in range(ours):
        host.page.wait(1)
    for _ in range(theirs):
        guest.page.wait(1)
    guest.move("22-18")
    assert two_clocks(host) == say.two_clocks("Ben", *times) and two_clocks(guest) == ""
    assert group.agree()


def test_only_the_reported_time_counts() -> None:
    group = timed()
    host, guest = group.devices
    host.page.wait(12)
    guest.move("22-18")
    clocks = [device.app.table.clock for device in group.devices]
    assert clocks[0] and clocks[1] and clocks[0].states[2] == clocks[1].states[2]


def test_differences_add_up_and_an_undo_takes_them_back() -> None:
    group = timed()
    host, guest = group.devices
    host.page.wait(10)
    guest.move("22-18")
    host.move("12-16")
    host.page.wait(10)
    guest.move("25-22")
    assert two_clocks(host) == say.two_clocks("Ben", "1:00", "0:40")
    guest.do("undo")
    host.do("consent yes")
    assert group.agree() and two_clocks(host) == say.two_clocks("Ben", "1:00", "0:50")


def test_time_without_a_connection_stops_the_clock_and_shows_both_times() -> None:
    """Nobody knows who has cut the line."""
    group = timed()
    host, guest = group.devices
    host.page.wait(1)
    group.wire.lose(host.line)
    host.page.wait(30)
    guest.move("22-18")
    for device in group.devices:
        device.prepare_reconnect(hub=device is host)
    connect(host.line, guest.line)
    assert group.agree() and two_clocks(host) == say.two_clocks("Ben", "1:00", "0:29")


def test_a_timeout_reported_too_early_is_shown() -> None:
    group = timed()
    host, guest = group.devices
    host.page.wait(5)
    guest.page.wait(61)
    assert host.app.table.match.outcome and host.app.table.match.outcome.reason.code == "time"
    (difference,) = host.app.table.main.kind.differences
    assert difference.seat == 1 and difference.more == pytest.approx(-55_000, abs=100)


def test_with_time_per_move_only_the_last_move_counts() -> None:
    group = timed("move", 30)
    host, guest = group.devices
    host.page.wait(12)
    guest.move("22-18")
    assert two_clocks(host) == say.two_clocks("Ben", "0:30", "0:18")
    host.move("12-16")
    guest.move("25-22")
    assert two_clocks(host) == ""


def test_differences_are_stored_with_the_game() -> None:
    note = Note((Here("Ada"), Here("Ben")), compared="match", differences=(Difference(3, 1, -4_000),))
    read = read_note(write_note(note), 2)
    assert (read.compared, read.differences) == (note.compared, note.differences)


@pytest.mark.parametrize(
    "stored", ["[[1,2]]", "[[1,5,3]]", '[["1",1,3]]', "[[-1,1,3]]", "[[true,1,3]]", "7", "{}"]
)
def test_impossible_differences_are_dropped(stored: str) -> None:
    text = write_note(Note((Here("Ada"), Here("Ben")), compared="match"))
    spoilt = f'{text[:-1]},"apart":{stored}}}'
    read = read_note(spoilt, 2)
    assert read.differences == () and read.seats == (Here("Ada"), Here("Ben")) and read.compared == "match"


def test_an_unknown_result_of_the_comparison_is_none() -> None:
    text = write_note(Note((Here("Ada"), Here("Ben")), compared="match")).replace('"match"', '"maybe"')
    assert read_note(text, 2).compared == ""


def test_a_game_from_a_save_keeps_the_line() -> None:
    group = timed()
    host, guest = group.devices
    host.page.wait(12)
    guest.move("22-18")
    line = two_clocks(host)
    key = host.app.table.key
    host.do("home", f"resume {key}")
    host.page.wait(1)
    assert line and two_clocks(host) == line


# --- other parts than moves --------------------------------------------------------------------------


def withheld() -> DeviceGroup:
    """Return two devices with clocks of which the second owes a card key or an opening."""
    group, rng = DeviceGroup("ctheckers", clock=TimeControl("game", 60)), new_rng(3)
    host = group.devices[0]
    group.work()
    for _ in range(60):
        mover = group.mover
        text = rng.choice([action.text for action in mover.app.table.choices if action.text != "resign"])
        group.wire.held = mover is host
        mover.move(text)
        if mover is host and host.app.screen.waiting.part.what in (KEY, CHECK, OPENING):
            return group
        group.wire.held = False
        group.wire.deliver()
        group.work()
    raise AssertionError("no part was awaited")


def test_the_clock_of_a_player_who_withholds_a_part_runs_and_the_difference_stays() -> None:
    group = withheld()
    host = group.devices[0]
    seat = host.replica.state.table.owners.index(1)
    assert host.app.screen.waiting.seat == seat
    left = shown(host, seat)
    host.page.wait(2.5)
    assert shown(host, seat) == left and two_clocks(host) == ""
    host.page.wait(9.5)
    assert shown(host, seat) in (left - 12, left - 11) and two_clocks(host)
    group.wire.held = False
    group.wire.deliver()
    group.work()
    (difference,) = host.app.table.main.kind.differences
    assert (difference.seat, round(difference.more / 1000)) == (seat, 12) and two_clocks(host)


def shown(device: Device, seat: int) -> int:
    """Return the seconds on a player's clock."""
    model = device.app.model
    node = face(model.table, seat, model.screen.waiting)
    minutes, _, seconds = list(texts(node))[-1].partition(":")
    return int(minutes) * 60 + int(seconds)


def test_a_list_of_cards_may_take_some_seconds_before_both_times_are_shown() -> None:
    group = timed()
    host = group.devices[0]
    part = Awaited(LIST, (1,), (0, 0))
    for seconds, shows in ((4.0, False), (9.9, False), (10.1, True)):
        waiting = Waiting(host.replica.state.table.id, part, stage=NAMED, seat=1, measured=seconds)
        assert bool(clock_lines(host.app.table, host.replica, waiting)) == shows
