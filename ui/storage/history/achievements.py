"""Which feats were done: those of single games, and those that take several."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.values import Feat
from engine.registry import GUESTS, INFOS
from ui.storage.history.history import Kept
from ui.storage.history.statistics import FRIENDS, level_against, line
from ui.storage.seats import LEVEL

ALL = "all"
"""In place of a game's id: what is done over all games."""
GENERAL = (
    Feat("each", "icons/emblem"),
    Feat("strongest", "pieces/light-emperor"),
    Feat("streak", "pieces/super-king"),
    Feat("friends", "pieces/coin-heads"),
    Feat("week", "pieces/fire"),
)
"""The feats that no single game has."""
STREAK, FRIENDLY, WEEK = 5, 3, 7
"""How many games in a row, people at the table, and challenges of a day they take."""


def feats() -> Iterator[tuple[str, Feat]]:
    """Yield all feats there are, with the id of their game or `ALL`."""
    yield from ((ALL, feat) for feat in GENERAL)
    yield from ((info.id, feat) for info in INFOS.values() for feat in info.feats)


def earned(kept: Kept) -> frozenset[str]:
    """Return the feats that were done, such as "alien/venus"."""
    single = {f"{record.game}/{feat}" for record in kept.records for feat in record.feats}
    known = {f"{game}/{feat.id}" for game, feat in feats()}
    found = {feat for feat in single if feat in known} | {f"{ALL}/{feat}" for feat in _general(kept)}
    together = {
        f"{game}/{feat.id}"
        for game, feat in feats()
        if feat.of and found >= {f"{game}/{part}" for part in feat.of}
    }
    return frozenset(found | together)


def _general(kept: Kept) -> Iterator[str]:
    records = kept.records
    alone = [record for record in records if level_against(record) != FRIENDS]
    if {record.game for record in alone if record.result > 0} >= INFOS.keys() - GUESTS.keys():
        yield "each"
    strongest = list(LEVEL)[-1]
    if any(record.result > 0 and level_against(record) == strongest for record in alone):
        yield "strongest"
    if line("", alone).best >= STREAK:
        yield "streak"
    if any(record.seats.count("") >= FRIENDLY for record in records):
        yield "friends"
    if len(kept.days) >= WEEK:
        yield "week"
