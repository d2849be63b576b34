"""What is agreed on about time before a game, as plain data with a text of its own."""

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
"""The kinds of clocks, and how many seconds each may give."""
USUAL: Mapping[str, int] = MappingProxyType({NONE: 0, MOVE: 30, GAME: 600, HOURGLASS: 120})
INCREMENTS = (0, 1, 2, 3, 5, 10, 15, 20, 30, 60)
"""How many seconds a turn may add to a clock for the whole game."""
WHOLE = 100
SHARES = (WHOLE, 75, 50, 25, 10)
"""How much of the time a seat may have, of a hundred."""
FALLS: Mapping[str, bool] = MappingProxyType({"loses": True, "shown": False})
"""What happens to who runs out of time: whether that seat loses."""
LEAST = 1_000
"""How many milliseconds everybody has at least."""
LIMIT = 100
"""The longest text that is read, in characters."""
_TEXT = re.compile(r"([a-z]+) (\d{1,5}) (\d{1,2}) ([a-z]+)(?: (\d{1,3}(?:\.\d{1,3})*))?", re.ASCII)


class TimeControl(NamedTuple):
    """How time is counted."""

    kind: str = NONE
    """For each decision, for the whole game, as in an hourglass, or not at all."""
    seconds: int = 0
    """How long, for who has all of it."""
    increment: int = 0
    """How many seconds each turn adds to a clock for the whole game."""
    strict: bool = True
    """Whether who runs out of time loses; else it is only shown."""
    shares: tuple[int, ...] = ()
    """How much of it each seat has, of a hundred; who is not named has all."""

    def share(self, seat: int) -> int:
        """Return how much of the time a seat has, of a hundred."""
        return self.shares[seat] if seat < len(self.shares) else WHOLE

    def allowance(self, seat: int) -> int:
        """Return how many milliseconds a seat begins with."""
        return max(LEAST, self.seconds * 10 * self.share(seat))

    def seated(self, order: Sequence[int]) -> TimeControl:
        """Return it for seats that are those of before in this order."""
        return self._sharing(map(self.share, order))

    def sharing(self, seat: int, share: int) -> TimeControl:
        """Return it with another share for a seat."""
        count = max(len(self.shares), seat + 1)
        return self._sharing(share if i == seat else self.share(i) for i in range(count))

    def _sharing(self, shares: Iterable[int]) -> TimeControl:
        """Return it with these shares; if all are whole, none is noted."""
        found = tuple(shares)
        return self._replace(shares=found if set(found) - {WHOLE} else ())

    @property
    def fall(self) -> str:
        """What happens to who runs out of time: a key of `FALLS`."""
        return next(name for name, strict in FALLS.items() if strict == self.strict)


def usual(kind: str) -> TimeControl:
    """Return what is offered first of a kind. Raises `KeyError` if there is no such kind."""
    return TimeControl(kind, USUAL[kind], 5 if kind == GAME else 0)


def write_control(control: TimeControl) -> str:
    """Return what `read_control` reads: "game 600 5 loses", "move 30 0 shown 100.50"."""
    shares = ".".join(map(str, control.shares))
    return f"{control.kind} {control.seconds} {control.increment} {control.fall} {shares}".strip()


def read_control(text: str) -> TimeControl | None:
    """Return what a text says, which may come from outside; None if nobody could have chosen that."""
    found = _TEXT.fullmatch(text) if len(text) <= LIMIT else None
    if not found or found[4] not in FALLS:
        return None
    shares = tuple(map(int, found[5].split("."))) if found[5] else ()
    control = TimeControl(found[1], int(found[2]), int(found[3]), FALLS[found[4]], shares)
    return control if _offered(control) else None


def _offered(control: TimeControl) -> bool:
    """Whether all of it can be chosen."""
    kind, seconds, increment, _, shares = control
    if kind == NONE:
        return control == TimeControl(strict=control.strict)
    lengths = kind in SECONDS and seconds in SECONDS[kind]
    return lengths and increment in (INCREMENTS if kind == GAME else (0,)) and set(shares) <= set(SHARES)
