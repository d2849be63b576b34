"""`engine.session.clock`: time used in each kind of clock, and time controls as text."""

from __future__ import annotations

import pytest

from engine.session.clock import (
    DEFAULT_SECONDS,
    GAME,
    GAP,
    HOURGLASS,
    INCREMENTS,
    MOVE,
    NONE,
    ON_TIMEOUT,
    RESERVE,
    SECONDS,
    SHARES,
    Clock,
    ClockRecord,
    TimeControl,
    default_control,
    read_control,
    restored_clock,
    spend_time,
    write_control,
)
from engine.session.match import Match, new_match
from tests.engine.session.test_match import race, sticks
from tests.toy import DiceRace, TakeSticks

FIVE = TimeControl(GAME, 300, 5)
"""Five minutes, and five seconds per turn."""


def played(
    control: TimeControl, *steps: tuple[str, float], game: TakeSticks | DiceRace | None = None
) -> Clock:
    """Return the clocks after these actions, each with the seconds that it took."""
    match = new_match(game or TakeSticks())
    clock, now = restored_clock(ClockRecord(control), match), 100.0
    for text, seconds in steps:
        clock = clock.started(now)
        for _ in range(int(seconds)):
            clock, now = clock.read(now + 1), now + 1
        now += seconds % 1
        after = match.play(match.game.find(match.state, text))
        clock, match = clock.stopped(now).follow(match, after), after
    return clock


def lefts(clock: Clock) -> list[float]:
    """Return the seconds left to each seat."""
    return [time / 1000 for time in clock.states[-1].left]


@pytest.mark.parametrize(
    ("control", "steps", "left"),
    [
        (TimeControl(GAME, 60), [("take-1", 10.5)], [49.5, 60]),
        (TimeControl(GAME, 60), [("take-1", 10), ("take-2", 20.25), ("take-1", 3)], [47, 39.75]),
        (TimeControl(GAME, 60, 5), [("take-1", 10)], [55, 60]),
        (TimeControl(GAME, 60, 5), [("take-1", 1), ("take-1", 2)], [64, 63]),
        (TimeControl(GAME, 60, 0, True, (100, 50)), [("take-1", 10), ("take-1", 10)], [50, 20]),
        (TimeControl(GAME, 30, 5), [("take-1", 40), ("take-1", 1)], [0, 34]),
        (TimeControl(GAME, 30, 5, False), [("take-1", 40)], [-5, 30]),
        (TimeControl(MOVE, 30), [("take-1", 29), ("take-1", 12)], [30, 30]),
        (TimeControl(MOVE, 30, 0, True, (25,)), [("take-1", 3)], [7.5, 30]),
        (TimeControl(MOVE, 5, 0, True, (10,)), [("take-1", 0.5)], [1, 5]),
        (TimeControl(HOURGLASS, 60), [("take-1", 20)], [40, 80]),
        (TimeControl(HOURGLASS, 60), [("take-1", 20), ("take-1", 30)], [70, 50]),
        (TimeControl(HOURGLASS, 30), [("take-1", 45)], [0, 60]),
        (TimeControl(HOURGLASS, 30, 0, False), [("take-1", 45)], [-15, 60]),
    ],
)
def test_each_kind_of_clock_deducts_time(
    control: TimeControl, steps: list[tuple[str, float]], left: list[float]
) -> None:
    assert lefts(played(control, *steps)) == left


def test_the_increment_is_added_once_at_the_end_of_a_turn() -> None:
    """Chance takes no time, and has no turn."""
    rolling = played(FIVE, ("roll", 10), game=DiceRace())
    assert lefts(rolling) == [290, 300, 300], "the turn is not over before the die"
    rolled = played(FIVE, ("roll", 10), ("die-2", 0), game=DiceRace())
    assert lefts(rolled) == [295, 300, 300]
    alone = played(FIVE, ("roll", 1), ("die-0", 0), ("roll", 1), ("die-0", 0), ("roll", 2), ("die-1", 0),
                   ("roll", 4), ("die-1", 0), game=DiceRace())  # fmt: skip
    assert lefts(alone) == [304, 304, 294], "a seat alone in the game ends no turn"


def test_an_hourglass_gives_all_time_to_the_other_seats() -> None:
    clock = played(TimeControl(HOURGLASS, 60), ("roll", 10.001), ("die-1", 0), game=DiceRace())
    assert lefts(clock) == [49.999, 65.001, 65]
    for used in range(0, 70_000, 997):
        assert sum(spend_time(clock.control, (60_000, 60_000, 60_000), 1, used)) == 180_000


def test_clocks_begin_with_the_first_decision() -> None:
    clock = restored_clock(ClockRecord(FIVE), new_match(TakeSticks()))
    assert not clock.begun(0)
    assert played(FIVE, ("take-1", 0)).begun(1)


def test_undo_restores_time_and_redo_deducts_it_again() -> None:
    match = sticks("take-1", "take-2", "take-1")
    clock = restored_clock(ClockRecord(FIVE, (7_000, 9_000, 11_000), 4_000), match)
    assert clock.left(3, 1) == (292_000, 292_000)
    back = clock.follow(match, match.goto(1))
    assert back.used == 0 and back.left(1, 1) == (298_000, 300_000)
    assert back.follow(match.goto(1), match).left(3, 1) == (292_000, 296_000)
    other = back._replace(used=2_000).follow(match.goto(1), played_on(match.goto(1)))
    assert other.spent == (7_000, 2_000) and other.states[2].left == (298_000, 303_000)


def played_on(match: Match) -> Match:
    return match.play(match.game.find(match.state, "take-3"))


def test_a_resignation_keeps_the_time_used() -> None:
    match = sticks("take-1", "take-2", "take-1").goto(1)
    clock = restored_clock(
        ClockRecord(FIVE, (1_000, 2_000, 3_000), 250_000), sticks("take-1", "take-2", "take-1")
    )
    ended = clock.follow(match, match.agree(1, late=True))
    assert ended.spent == (1_000,) and ended.left(1, 1) == (304_000, 50_000)


def test_the_time_a_device_slept_is_not_counted() -> None:
    clock = restored_clock(ClockRecord(FIVE), sticks("take-1")).started(0.0)
    assert clock.read(2.0).used == 2_000
    assert clock.read(2.0).read(3_600.0).used == 2_000 + GAP * 1000
    assert clock.read(-5.0).used == 0, "time never goes back"
    assert clock.stopped(1.5).read(99.0).used == 1_500 and clock.stopped(1.0).since is None


@pytest.mark.parametrize("step", [2_900, pytest.param(700, marks=pytest.mark.soak)])
@pytest.mark.parametrize("kind", SECONDS)
def test_a_computer_never_takes_all_of_its_time(kind: str, step: int) -> None:
    for seconds in SECONDS[kind]:
        for increment in INCREMENTS if kind == GAME else (0,):
            for share in SHARES:
                clock = restored_clock(
                    ClockRecord(TimeControl(kind, seconds, increment, True, (100, share))), sticks("take-1")
                )
                for used in range(0, clock.states[1].left[1], step):
                    left = clock._replace(used=used).left(1, 1)[1]
                    budget = clock._replace(used=used).budget(1, 1)
                    assert budget <= max(0.05, (left - RESERVE) / 1000) or budget <= left / 2000


def test_a_stored_record_restores_the_same_clock() -> None:
    match = race("roll", "die-2", "roll")
    clock = restored_clock(ClockRecord(FIVE, (1_500, 0, 22_000), 0), match)
    assert restored_clock(clock.timed, match) == clock
    assert restored_clock(ClockRecord(FIVE, (1_500,)), match).spent == (1_500, 0, 0), (
        "actions without a recorded time took none"
    )
    assert restored_clock(ClockRecord(FIVE, (1,) * 9), match).spent == (1, 1, 1)


# --- time controls -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "control",
    [
        *map(default_control, DEFAULT_SECONDS),
        *(
            TimeControl(kind, s, 0, fall)
            for kind in SECONDS
            for s in SECONDS[kind]
            for fall in ON_TIMEOUT.values()
        ),
        *(TimeControl(GAME, 300, increment) for increment in INCREMENTS),
        TimeControl(MOVE, 30, 0, False, (100, 50, 10)),
    ],
)
def test_every_choice_of_control_survives_its_text(control: TimeControl) -> None:
    assert read_control(write_control(control)) == control


@pytest.mark.parametrize(
    "text",
    [
        "",
        "none",
        "none 5 0 loses",
        "none 0 5 loses",
        "blitz 300 5 loses",
        "game 301 5 loses",
        "game 300 4 loses",
        "game 300 5 wins",
        "move 30 5 loses",
        "hourglass 5 0 loses",
        "game 300 5 loses 99",
        "game 300 5 loses 100.",
        "game 300 5 loses 100.0",
        "game -300 5 loses",
        "game 300 5 loses\n",
        "game ٣٠٠ 5 loses",
        "game 300 5 loses " + "100." * 50 + "100",
    ],
)
def test_controls_that_cannot_be_chosen_are_not_read(text: str) -> None:
    assert read_control(text) is None


def test_time_shares_follow_the_players_to_other_seats() -> None:
    control = TimeControl(GAME, 600).sharing(2, 50)
    assert control.shares == (100, 100, 50)
    assert control.seated((2, 0, 1)).shares == (50, 100, 100)
    assert control.seated((1, 0)).shares == (), "a share leaves with its player"
    assert (control.allowance(2), control.allowance(7)) == (300_000, 600_000)
    assert write_control(control.seated((0, 1))) == "game 600 0 loses"


def test_the_default_is_no_clock() -> None:
    assert (
        default_control(NONE) == TimeControl() and read_control(write_control(TimeControl())) == TimeControl()
    )
