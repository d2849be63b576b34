"""What everybody has seen of a game: from it one may guess what another wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

NOBODY = -1


class Start(NamedTuple):
    """What everybody sees when a turn begins."""

    seat: int
    cells: bytes
    monolith: int
    revived: tuple[int, int]
    conquests: tuple[int, int]
    open: tuple[int, ...]
    used: tuple[int, ...]


class Past:
    """The starts of the turns so far, the last one first.

    It makes no state different from another: one of which nothing is known before is as good.
    """

    __slots__ = ("before", "start", "told")

    def __init__(self, start: Start, before: Past | None) -> None:
        self.start = start
        self.before = before
        self.told: dict[int, tuple[float, ...]] = {}
        """What it tells of each seat's planets, once somebody has asked."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past)

    def __hash__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[Start]:
        here: Past | None = self
        while here:
            yield here.start
            here = here.before

    def __reduce__(self) -> tuple[Callable[[list[Start]], Past | None], tuple[list[Start]]]:
        return _past, (list(self),)


def _past(starts: list[Start]) -> Past | None:
    """Return a past again; one within the other is too deep to be sent as it is."""
    past = None
    for start in reversed(starts):
        past = Past(start, past)
    return past


NO_PAST = Past(Start(NOBODY, b"", -1, (0, 0), (0, 0), (), ()), None)
"""Of a position that was set up."""
