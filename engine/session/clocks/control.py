"""Time controls: the rules on time that players agree on before a game, with a text form."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

NONE, MOVE, GAME, HOURGLASS = "none", "move", "game", "hourglass"
SECONDS: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        MOVE: (5, 10, 15, 20, 30, 45, 60, 120, 180, 300),
        GAME: (30, 60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600, 5400),
        HOURGLASS: (30, 60, 120, 180, 300, 600),
    }
)
"""Seconds that can be chosen for each kind of clock."""
USUAL: Mapping[str, int] = MappingProxyType({NONE: 0, MOVE: 30, GAME: 600, HOURGLASS: 120})
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
    """A time control."""

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
        """Return how many milliseconds a seat begins with."""
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
    return TimeControl(kind, USUAL[kind], 5 if kind == GAME else 0)


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
    """Return true if every part of the control can be chosen in the app."""
    kind, seconds, increment, _, shares = control
    if kind == NONE:
        return control == TimeControl(strict=control.strict)
    lengths = kind in SECONDS and seconds in SECONDS[kind]
    return lengths and increment in (INCREMENTS if kind == GAME else (0,)) and set(shares) <= set(SHARES)
