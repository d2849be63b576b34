"""Statistics of the records: games won, longest game and streaks, per game and level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.registry import INFOS, PLUGINS
from ui.storage.history.record import Record
from ui.storage.seats import LEVEL

FRIENDS = ""
"""Stands for a level when several people played."""


class Statistics(NamedTuple):
    """Statistics of one kind of game."""

    level: str
    """Level of the strongest computer, or `FRIENDS`."""
    played: int
    won: int
    lost: int
    drawn: int
    longest: int
    """Length of the longest game, in turns."""
    streak: int
    """Current number of games won in a row."""
    best: int
    """Highest number of games won in a row."""


def level_against(record: Record) -> str:
    """Return the level of the strongest computer against a single person, or `FRIENDS`."""
    if record.alone is None:
        return FRIENDS
    levels = [level for level in record.seats if level]
    order = list(LEVEL)
    return max(levels, key=lambda level: order.index(level) if level in order else -1)


def seals_of(records: Iterable[Record]) -> frozenset[str]:
    """Return the seals of the ladder that won games earned, such as "chess/level2".

    If computers of several levels played, the strongest counts.
    """
    won = (record for record in records if record.result > 0 and record.game in INFOS.keys() - PLUGINS.keys())
    seals = ((record.game, level_against(record)) for record in won)
    return frozenset(f"{game}/{level}" for game, level in seals if level in LEVEL)


def statistics_by_level(records: Iterable[Record], game: str) -> tuple[Statistics, ...]:
    """Return the statistics of each level of a game, weakest first, friends last."""
    found: dict[str, list[Record]] = {level: [] for level in LEVEL}
    for record in records:
        if record.game == game:
            found.setdefault(level_against(record), []).append(record)
    order = [level for level in found if level != FRIENDS] + [FRIENDS]
    return tuple(statistics_of(level, found[level]) for level in order if found.get(level))


def statistics_of(level: str, records: Sequence[Record]) -> Statistics:
    """Return the statistics of records, earliest first; games between several people have no winner."""
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
    """Return the current and the longest winning streak."""
    now = best = 0
    for result in results:
        now = now + 1 if result > 0 else 0
        best = max(best, now)
    return now, best
