"""The history screen: statistics of each game, and achievements."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.contract.values import Info
from engine.registry import INFOS
from ui.panels.history.achievements import achievements_of
from ui.panels.history.daily import month_of
from ui.panels.parts import icon_button
from ui.storage.history.achievements import ALL, all_achievements, earned
from ui.storage.history.history import HistoryData
from ui.storage.history.statistics import FRIENDS, Statistics, statistics_by_level, statistics_of
from ui.storage.names import tidy
from ui.storage.seats import LEVEL
from ui.tree import Node, h
from ui.words.en.history import say


class HistoryView(NamedTuple):
    """Display values of the screen."""

    kept: HistoryData
    today: str
    """The date of today: "2026-11-23"."""


def records_screen(annals: HistoryView, back: int = 0) -> list[Node]:
    """Return the screen, with the puzzles of the month so many months ago."""
    done = earned(annals.kept)
    games = [_game(info, annals.kept, done) for info in INFOS.values()]
    month = month_of(annals.today, back, annals.kept.days)
    parts = [*_faults(annals.kept), month, _overall(annals.kept, done), h("div", games, class_="ledger")]
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    return [head, h("main", parts, class_="records", key="records")]


def _faults(kept: HistoryData) -> list[Node]:
    told = [say.damaged(kept.damaged)] if kept.damaged else []
    told += [say.newer(kept.newer)] if kept.newer else []
    return [h("p", words, class_="why", role="note") for words in told]


def _overall(kept: HistoryData, done: Collection[str]) -> Node:
    """Return the totals over all games, and the achievements that belong to no single game."""
    whole = statistics_of(FRIENDS, kept.records)
    table = _table(say.all_games, [(say.all_games, whole)]) if whole.played else h("p", say.empty)
    return h(
        "section",
        h("h2", say.statistics),
        table,
        h("p", say.explained, class_="by") if whole.played else None,
        h("h2", say.achievements, _count(len(done), len(list(all_achievements())))),
        achievements_of(ALL, done),
        key="overall",
    )


def _game(info: Info, kept: HistoryData, done: Collection[str]) -> Node:
    """Return the statistics and the achievements of a game."""
    rows = [(_against(row.level), row) for row in statistics_by_level(kept.records, info.id)]
    mine = [achievement for achievement in info.achievements if f"{info.id}/{achievement.id}" in done]
    parts = [
        h("h2", info.title),
        _table(info.title, rows) if rows else None,
        h("h3", say.achievements, _count(len(mine), len(info.achievements))) if info.achievements else None,
        achievements_of(info.id, done) if info.achievements else None,
    ]
    return h("section", parts, data_mood=info.cover.theme, key=info.id)


def _count(done: int, of: int) -> Node:
    return h("small", say.count(done, of))


def _against(level: str) -> str:
    """Return the opponent of a table row; a level of another version is shown by its id."""
    if level == FRIENDS:
        return say.friends
    return LEVEL[level].title if level in LEVEL else tidy(level)


def _table(name: str, rows: Sequence[tuple[str, Statistics]]) -> Node:
    """Return rows as a table; games of several people have no winner in it."""
    head = h("tr", [h("th", column, scope="col") for column in say.columns])
    body = [
        h("tr", h("th", title, scope="row"), [h("td", cell) for cell in _cells(row)]) for title, row in rows
    ]
    table = h("table", h("thead", head), h("tbody", body), aria_label=name)
    return h("div", table, class_="scrolls", tabindex=0, role="region", aria_label=name)


def _cells(row: Statistics) -> list[str]:
    counted = (row.won, row.lost, row.drawn)
    some = any(counted)
    shown = [str(number) if some else say.nothing for number in counted]
    rows = [str(number) if some else say.nothing for number in (row.streak, row.best)]
    return [str(row.played), *shown, str(row.longest), *rows]
