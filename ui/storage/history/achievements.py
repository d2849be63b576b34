"""Achievements earned, in single games and across games."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.values import Achievement
from engine.registry import INFOS, PLUGINS
from ui.storage.history.history import HistoryData
from ui.storage.history.statistics import FRIENDS, level_against, statistics_of
from ui.storage.seats import LEVEL

ALL = "all"
"""Stands for a game's id in achievements across all games."""
GENERAL = (
    Achievement("each", "icons/emblem"),
    Achievement("strongest", "pieces/light-emperor"),
    Achievement("streak", "pieces/super-king"),
    Achievement("friends", "pieces/coin-heads"),
    Achievement("week", "pieces/fire"),
)
"""The achievements across all games."""
STREAK, FRIENDLY, WEEK = 5, 3, 7
"""Required games won in a row, people at the table, and daily puzzles."""


def all_achievements() -> Iterator[tuple[str, Achievement]]:
    """Yield all achievements with the id of their game or `ALL`."""
    yield from ((ALL, achievement) for achievement in GENERAL)
    yield from ((info.id, achievement) for info in INFOS.values() for achievement in info.achievements)


def earned(kept: HistoryData) -> frozenset[str]:
    """Return the earned achievements, such as "alien/venus"."""
    single = {
        f"{record.game}/{achievement}" for record in kept.records for achievement in record.achievements
    }
    known = {f"{game}/{achievement.id}" for game, achievement in all_achievements()}
    found = {achievement for achievement in single if achievement in known} | {
        f"{ALL}/{achievement}" for achievement in _general(kept)
    }
    together = {
        f"{game}/{achievement.id}"
        for game, achievement in all_achievements()
        if achievement.parts and found >= {f"{game}/{part}" for part in achievement.parts}
    }
    return frozenset(found | together)


def _general(kept: HistoryData) -> Iterator[str]:
    records = kept.records
    alone = [record for record in records if level_against(record) != FRIENDS]
    if {record.game for record in alone if record.result > 0} >= INFOS.keys() - PLUGINS.keys():
        yield "each"
    strongest = list(LEVEL)[-1]
    if any(record.result > 0 and level_against(record) == strongest for record in alone):
        yield "strongest"
    if statistics_of("", alone).best >= STREAK:
        yield "streak"
    if any(record.seats.count("") >= FRIENDLY for record in records):
        yield "friends"
    if len(kept.days) >= WEEK:
        yield "week"
