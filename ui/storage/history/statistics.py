"""What the records add up to: for each game and level how many were won, how long, how many in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ui.storage.history.record import Record
from ui.storage.seats import LEVEL

FRIENDS = ""
"""In place of a level: several people played."""


class Statistics(NamedTuple):
    """What the games of some kind add up to."""

    level: str
    """Of the strongest computer, or `FRIENDS`."""
    played: int
    won: int
    lost: int
    drawn: int
    longest: int
    """Of the longest game, in turns."""
    streak: int
    """How many were won in a row, up to now."""
    best: int
    """The most that ever were."""


def level_against(record: Record) -> str:
    """Return the level of the strongest computer that the only person played against, or `FRIENDS`."""
    if record.alone is None:
        return FRIENDS
    levels = [level for level in record.seats if level]
    order = list(LEVEL)
    return max(levels, key=lambda level: order.index(level) if level in order else -1)


def statistics_by_level(records: Iterable[Record], game: str) -> tuple[Statistics, ...]:
    """Return a line for each level at which a game was played, the weakest first, then the one of friends."""
    found: dict[str, list[Record]] = {level: [] for level in LEVEL}
    for record in records:
        if record.game == game:
            found.setdefault(level_against(record), []).append(record)
    order = [level for level in found if level != FRIENDS] + [FRIENDS]
    return tuple(statistics_of(level, found[level]) for level in order if found.get(level))


def statistics_of(level: str, records: Sequence[Record]) -> Statistics:
    """Return what records, the earliest first, add up to; where several people played, nobody has won."""
    results = [record.result for record in records if record.alone is not None]
    longest = max((record.turns for record in records), default=0)
    return Statistics(
        level,
        len(records),
        results.count(1),
        results.count(-1),
        results.count(0),
        longest,
        *_streaks(results),
    )


def _streaks(results: Iterable[int]) -> tuple[int, int]:
    """Return how many were won in a row at the end, and the most that ever were."""
    now = best = 0
    for result in results:
        now = now + 1 if result > 0 else 0
        best = max(best, now)
    return now, best
