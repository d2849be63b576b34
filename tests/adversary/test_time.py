"""Lies about time and presence: both times are shown, and nobody is called absent too early."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.remote.entries import ASK, DO, LATE, YES
from engine.remote.own_entries import next_entry
from engine.remote.signatures import signed
from engine.session.clock import TimeControl
from tests.adversary.liars import GUEST, HUB, OTHER, Table, accused, check
from tests.ui.remote.tables import NAMES, Device
from tests.ui.remote.wire import connect
from ui.session.remote.frames import Since
from ui.words.en.code_words import say_fair as say
from ui.words.en.remote import say_notice

MINUTE = TimeControl("game", 60)


def timed() -> Table:
    """Return two devices with clocks; Ben is the liar and to move."""
    table = Table("draughts", clock=MINUTE)
    return answered(table)


def answered(table: Table) -> Table:
    """Let the honest host move at once."""
    (host,) = table.honest
    host.move(next(each.text for each in host.app.table.choices))
    return table


def both_times(device: Device) -> list[str]:
    """Return the lines with two times of one clock."""
    return [line for line in device.strip().split("\n") if " left by the clock on " in line]


def moved(table: Table, seconds: float, took: int) -> None:
    """Let the liar move after some seconds, and say that the move took so many milliseconds."""
    (host,) = table.honest
    host.page.wait(seconds)
    table.say(DO, table.at, table.move(), str(took))


@pytest.mark.parametrize(
    ("seconds", "took", "times"), [(20, 1_000, ("0:59", "0:40")), (5, 30_000, ("0:30", "0:55"))]
)
def test_another_time_than_the_true_one_shows_both(seconds: float, took: int, times: tuple[str, str]) -> None:
    table = timed()
    before = {HUB: table.honest[0].replica}
    moved(table, seconds, took)
    check(table, "", before)
    (host,) = table.honest
    assert both_times(host) == [say.two_clocks("Ben", *times)]
    assert host.replica.state.turn == HUB, "the game goes on"


def test_a_little_less_at_every_move_shows_too() -> None:
    """Each move alone is within what messages may take on their way."""
    table = timed()
    (host,) = table.honest
    for _ in range(3):
        moved(table, 2, 100)
        answered(table)
    assert both_times(host) and not accused(host, NAMES[:2])


def test_an_honest_player_on_a_line_of_usual_speed_is_not_doubted() -> None:
    table = timed()
    (host,) = table.honest
    for _ in range(10):
        moved(table, 0.4, 0)
        answered(table)
    assert not both_times(host)


def test_time_that_runs_out_too_early_harms_only_its_author() -> None:
    table = timed()
    before = {HUB: table.honest[0].replica}
    (host,) = table.honest
    host.page.wait(5)
    table.say(LATE, "1", table.at)
    check(table, "", before)
    outcome = host.app.table.match.outcome
    assert outcome and outcome.returns == (1.0, -1.0)
    assert both_times(host) == [say.two_clocks("Ben", "0:00", "0:55")]


def test_a_cut_line_stops_the_clock_and_shows_how_long() -> None:
    """Ben cuts the line in his turn, thinks, and connects again."""
    table = timed()
    host, guest = table.devices
    before = {HUB: host.replica}
    table.wire.lose(guest.line)
    host.page.wait(50)
    guest.prepare_reconnect(hub=False)
    connect(host.line, guest.line)
    moved(table, 1, 1_000)
    check(table, "", before)
    assert both_times(host) == [say.two_clocks("Ben", "0:59", "0:09")]


def test_a_third_device_that_cuts_its_line_throws_no_doubt_on_others() -> None:
    table = Table("satan", 3, OTHER, MINUTE, setup="three", first="0").play().until(GUEST)
    host, guest, other = table.devices
    table.wire.lose(other.line)
    host.page.wait(50)
    other.prepare_reconnect(hub=False)
    connect(host.line, other.line, (1, 0))
    guest.move(next(each.text for each in guest.app.table.choices if each.text != "resign"))
    assert not both_times(host) and not accused(host, NAMES[:3])


# --- called absent too early ----------------------------------------------------------------------

ABSENT = f"abandoned:{GUEST}"


def present() -> Table:
    """Return two devices; Ben is honest, to move, and thinks."""
    table = Table("draughts", liar=HUB).play().until(GUEST)
    table.honest[0].page.wait(3)
    return table


def cut(table: Table, seconds: float) -> None:
    """Let the liar cut the line for some seconds."""
    host, guest = table.devices
    table.wire.lose(host.line)
    guest.page.wait(seconds)
    for device in table.devices:
        device.prepare_reconnect(hub=device is host)
    connect(host.line, guest.line)


def absent(table: Table) -> None:
    """Say twice that Ben has left."""
    table.send(*table.entries((ASK, ABSENT, table.at), (YES, ABSENT, table.at)))


def absent_after_a_cut(table: Table) -> None:
    """The line was cut for a moment, so Ben cannot have seen all that time who waited."""
    cut(table, 3)
    absent(table)


@pytest.mark.parametrize("tell", [absent, absent_after_a_cut])
def test_nobody_loses_as_absent_before_the_minute_is_over(tell: Callable[[Table], None]) -> None:
    table = present()
    before = {GUEST: table.honest[0].replica}
    tell(table)
    check(table, "order", before)
    assert table.honest[0].app.table.match.outcome is None


def test_two_devices_that_ask_for_the_same_cannot_call_the_third_absent() -> None:
    """Ada asks, and so does Ben, instead of agreeing; Cleo has just begun to think."""
    table = Table("satan", 3, HUB, setup="three", first="0").play(3).until(OTHER)
    _, guest, other = table.devices
    before, state = {OTHER: other.replica}, table.replica.state
    asks = (ASK, f"abandoned:{OTHER}", table.at)
    own = guest.replica.own
    assert own
    helper = signed(state.history, own.signer, next_entry(state, GUEST, *asks))
    table.frames(Since(len(table.replica.heard), (table.entry(*asks), helper)), to=OTHER)
    told = say_notice.protocol_errors["order"].format(name="Ben")
    assert told in other.page.text() and other.app.table.match.outcome is None
    assert other.replica.entries[: len(before[OTHER].entries)] == before[OTHER].entries
