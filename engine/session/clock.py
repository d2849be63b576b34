"""The clocks of a match, as an immutable value, and the time control agreed on before the game.

A clock records only how long each action took; the clock states follow from that, so undoing an action gives
its time back. Callers pass in the current time, in seconds of a monotonic clock. A time control has a text
form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.contract.values import RESIGN, Action
from engine.session.match import Match

NONE, MOVE, GAME, HOURGLASS = "none", "move", "game", "hourglass"
SECONDS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        MOVE: (5, 10, 15, 20, 30, 45, 60, 120, 180, 300),
        GAME: (30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400),
        HOURGLASS: (30, 60, 120, 180, 300, 600),
    }
)
"""Seconds that can be chosen for each kind of clock."""
DEFAULT_SECONDS: Mapping[str, int] = MappingProxyType({NONE: 0, MOVE: 30, GAME: 600, HOURGLASS: 120})
"""Default seconds of each kind of clock."""
INCREMENTS = (0, 1, 2, 3, 5, 10, 15, 20, 30, 60)
"""Increments that can be chosen for a clock for the whole game, in seconds per turn."""
WHOLE = 100
SHARES = (WHOLE, 75, 50, 25, 10)
"""Shares of the time that can be chosen for a seat, in percent."""
ON_TIMEOUT: Mapping[str, bool] = MappingProxyType({"loses": True, "shown": False})
"""Loss on time by the name used in texts: True if the seat loses, False if the clock only shows it."""
MIN_TIME = 1_000
"""Minimum milliseconds of every seat."""
LIMIT = 100
"""Maximum length of a control text, in characters."""
_TEXT = re.compile(r"([a-z]+) (\d{1,5}) (\d{1,2}) ([a-z]+)(?: (\d{1,3}(?:\.\d{1,3})*))?", re.ASCII)


class TimeControl(NamedTuple):
    """A time control, as agreed on before the game."""

    kind: str = NONE
    """`NONE`, or a clock per move (`MOVE`), for the whole game (`GAME`), or like an `HOURGLASS`."""
    seconds: int = 0
    """Seconds of a seat with a share of 100 percent."""
    increment: int = 0
    """Seconds that each turn adds to a clock for the whole game."""
    strict: bool = True
    """True if a seat loses when its time runs out; else the clock only shows it."""
    shares: tuple[int, ...] = ()
    """Share of the time of each seat, in percent; seats beyond the end have 100."""

    def share(self, seat: int) -> int:
        """Return the share of the time that a seat has, in percent."""
        return self.shares[seat] if seat < len(self.shares) else WHOLE

    def allowance(self, seat: int) -> int:
        """Return the milliseconds that a seat begins with."""
        return max(MIN_TIME, self.seconds * 10 * self.share(seat))

    def seated(self, order: Sequence[int]) -> TimeControl:
        """Return the control with the shares of the seats in this order."""
        return self._sharing(map(self.share, order))

    def sharing(self, seat: int, share: int) -> TimeControl:
        """Return the control with another share for one seat."""
        count = max(len(self.shares), seat + 1)
        return self._sharing(share if i == seat else self.share(i) for i in range(count))

    def _sharing(self, shares: Iterable[int]) -> TimeControl:
        """Return the control with these shares; () if all are 100 percent."""
        found = tuple(shares)
        return self._replace(shares=found if set(found) - {WHOLE} else ())

    @property
    def fall(self) -> str:
        """The rule for a seat out of time: a key of `ON_TIMEOUT`."""
        return next(name for name, strict in ON_TIMEOUT.items() if strict == self.strict)


def default_control(kind: str) -> TimeControl:
    """Return the default control of a kind. Raises `KeyError` for an unknown kind."""
    return TimeControl(kind, DEFAULT_SECONDS[kind], 5 if kind == GAME else 0)


def write_control(control: TimeControl) -> str:
    """Return the control as text for `read_control`: "game 600 5 loses", "move 30 0 shown 100.50"."""
    shares = ".".join(map(str, control.shares))
    return f"{control.kind} {control.seconds} {control.increment} {control.fall} {shares}".strip()


def read_control(text: str) -> TimeControl | None:
    """Return the control that an untrusted text describes; None if it cannot be chosen in the app."""
    found = _TEXT.fullmatch(text) if len(text) <= LIMIT else None
    if not found or found[4] not in ON_TIMEOUT:
        return None
    shares = tuple(map(int, found[5].split("."))) if found[5] else ()
    control = TimeControl(found[1], int(found[2]), int(found[3]), ON_TIMEOUT[found[4]], shares)
    return control if _offered(control) else None


def _offered(control: TimeControl) -> bool:
    """Return True if every part of the control can be chosen in the app."""
    kind, seconds, increment, _, shares = control
    if kind == NONE:
        return control == TimeControl(strict=control.strict)
    lengths = kind in SECONDS and seconds in SECONDS[kind]
    return lengths and increment in (INCREMENTS if kind == GAME else (0,)) and set(shares) <= set(SHARES)


GAP = 3.0
"""Maximum seconds counted between two updates: a device that slept has not been thinking."""
NOBODY = -1
BUDGET_DIVISORS = {MOVE: 2, HOURGLASS: 12, GAME: 30}
"""Divisor of the remaining time that a computer may spend on one decision, by kind of control."""
RESERVE = 600
"""Milliseconds that a computer keeps in reserve for the delivery of its answer."""
MIN_BUDGET = 0.05
"""Minimum seconds that a computer may always think."""


class ClockState(NamedTuple):
    """The state of all clocks at one place in the log."""

    left: tuple[int, ...]
    """Remaining milliseconds of each seat; for a clock per move, the time it starts a move with."""
    mover: int = NOBODY
    """Seat that decided last."""


class ClockRecord(NamedTuple):
    """The stored part of the clocks of a match."""

    control: TimeControl
    spent: tuple[int, ...] = ()
    """Milliseconds that each action of the log took."""
    used: int = 0
    """Milliseconds already used for the pending decision."""


class Clock(NamedTuple):
    """The clocks of a match. The clock of the seat to decide is running or stopped."""

    control: TimeControl
    states: tuple[ClockState, ...]
    """Clock states before each action of the log, and after the last one."""
    spent: tuple[int, ...] = ()
    used: int = 0
    since: float | None = None
    """Time up to which `used` is counted, if the clock is running; else None."""

    @property
    def timed(self) -> ClockRecord:
        """The part of the clocks that is stored."""
        return ClockRecord(self.control, self.spent, self.used)

    def is_stored_as(self, later: Clock) -> bool:
        """Return True if `later` need not be stored: the time of a running clock is stored when it stops."""
        return later.since is not None or (self.since is None and self.used == later.used)

    def begun(self, at: int) -> bool:
        """Return True if a seat has decided something before this place in the log.

        Clocks run only from then on. Chance nodes at the beginning do not count as decisions.
        """
        return self.states[: at + 1][-1].mover != NOBODY

    def left(self, at: int, player: int) -> tuple[int, ...]:
        """Return the remaining time of each seat at the current place in the log, where `player` decides."""
        state = self.states[at]
        return spend_time(self.control, state.left, player, self.used) if player >= 0 else state.left

    def started(self, now: float) -> Clock:
        """Return the clock running."""
        return self._replace(since=now) if self.since is None else self

    def read(self, now: float) -> Clock:
        """Return the clock with `used` counted up to now, if it is running."""
        if self.since is None:
            return self
        passed = min(max(now - self.since, 0.0), GAP)
        return self._replace(used=self.used + round(passed * 1000), since=now)

    def stopped(self, now: float) -> Clock:
        """Return the clock stopped."""
        return self.read(now)._replace(since=None)

    def follow(self, old: Match, new: Match) -> Clock:
        """Return the clock, stopped, for the match that replaces `old`.

        A newly played action took the time in `used`. After a jump in the log, `used` starts from zero.
        """
        kept = _common(old.log, new.log)
        states, spent = [*self.states[: kept + 1]], [*self.spent[:kept]]
        played = kept == old.cursor or kept + 1 == len(new.log)
        for index in range(kept, len(new.log)):
            spent.append(self.used if played and index == kept else 0)
            states.append(clock_state_after(self.control, states[-1], new, index, spent[-1]))
        stays = new.cursor == old.cursor <= kept
        used = self.used if stays else 0
        return Clock(self.control, tuple(states), tuple(spent), used)

    def all_used(self, at: int, player: int) -> Clock:
        """Return the clock at a place in the log where the player has used all of its time."""
        used = max(self.used, self.states[at].left[player])
        return self._replace(states=self.states[: at + 1], spent=self.spent[:at], used=used)

    def timeouts(self, match: Match) -> tuple[int, ...]:
        """Return the places of resignations for players whose time had run out."""
        if not (self.control.strict and match.game.info.resigning):
            return ()
        took = (*self.spent, self.used)[: len(match.log)]
        return tuple(
            at
            for at, (action, time) in enumerate(zip(match.log, took, strict=False))
            if action.text == RESIGN and time >= self.states[at].left[match.decider(at)]
        )

    def budget(self, at: int, player: int) -> float:
        """Return the seconds that a computer may think about its decision there."""
        left = self.left(at, player)[player] - RESERVE
        each = left / BUDGET_DIVISORS[self.control.kind] / 1000
        added = self.control.increment * 0.8 if self.control.kind == GAME else 0.0
        return max(MIN_BUDGET, min(each + added, left / 2000))


def restored_clock(timed: ClockRecord, match: Match) -> Clock:
    """Return the stopped clocks of a match. Actions without a recorded time took none."""
    count = len(match.log)
    spent = (*timed.spent[:count], *(0,) * (count - len(timed.spent)))
    states = [ClockState(tuple(map(timed.control.allowance, range(len(match.seats)))))]
    for index, took in enumerate(spent):
        states.append(clock_state_after(timed.control, states[-1], match, index, took))
    return Clock(timed.control, tuple(states), spent, timed.used)


def spend_time(control: TimeControl, left: tuple[int, ...], seat: int, used: int) -> tuple[int, ...]:
    """Return the remaining times after a seat has used some. An hourglass gives that time to the others."""
    own = left[seat] - used
    given = max(0, min(used, left[seat])) if control.kind == HOURGLASS else 0
    each, more = divmod(given, max(1, len(left) - 1))
    others = [other for other in range(len(left)) if other != seat]
    gains = {other: each + (place < more) for place, other in enumerate(others)}
    own = max(0, own) if control.strict else own
    return tuple(own if i == seat else time + gains[i] for i, time in enumerate(left))


def clock_state_after(
    control: TimeControl, state: ClockState, match: Match, index: int, took: int
) -> ClockState:
    """Return the clock state after an action. The end of a turn in time adds the increment."""
    player = match.game.player
    seat, after = player(match.states[index]), player(match.states[index + 1])
    left, mover = state
    if seat >= 0:
        left, mover = left if control.kind == MOVE else spend_time(control, left, seat, took), seat
    passes = control.kind == GAME and mover >= 0 and after >= 0 and after != mover
    if passes and not (control.strict and left[mover] <= 0):
        left = tuple(time + 1000 * control.increment * (i == mover) for i, time in enumerate(left))
    return ClockState(left, mover)


def _common(one: tuple[Action, ...], other: tuple[Action, ...]) -> int:
    """Return the length of the common prefix."""
    size = min(len(one), len(other))
    if one[:size] == other[:size]:
        return size
    return next(i for i in range(size) if one[i] != other[i])


def resignation_point(match: Match, seat: int) -> tuple[int, Action] | None:
    """Return the place and action of a resignation after which the others play on; None if there is none.

    Actions of the turn that it has begun do not count.
    """
    for at in range(match.cursor, -1, -1):
        if match.decider(at) != seat:
            return None
        for action in match.game.legal_actions(match.states[at]):
            if action.text == RESIGN:
                return at, action
    return None
