"""The public course of a game, from which a player's planet can be inferred."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

NOBODY = -1


class TurnStart(NamedTuple):
    """The public values at the start of a turn."""

    seat: int
    cells: bytes
    monolith: int
    revived: tuple[int, int]
    conquests: tuple[int, int]
    open: tuple[int, ...]
    used: tuple[int, ...]


class Past:
    """The starts of the turns so far, the latest first.

    All of them are equal, so that states compare equal whether or not their past is known.
    """

    __slots__ = ("before", "planet_log_odds", "start")

    def __init__(self, start: TurnStart, before: Past | None) -> None:
        self.start = start
        self.before = before
        self.planet_log_odds: dict[int, tuple[float, ...]] = {}
        """Log-odds of each seat's planets, once computed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past)

    def __hash__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[TurnStart]:
        here: Past | None = self
        while here:
            yield here.start
            here = here.before

    def __reduce__(self) -> tuple[Callable[[list[TurnStart]], Past | None], tuple[list[TurnStart]]]:
        return _past, (list(self),)


def _past(starts: list[TurnStart]) -> Past | None:
    """Rebuild a past from a list: nested objects are too deep to pickle."""
    past = None
    for start in reversed(starts):
        past = Past(start, past)
    return past


NO_PAST = Past(TurnStart(NOBODY, b"", -1, (0, 0), (0, 0), (), ()), None)
"""The past of a position that was set up."""
