"""The history screen: statistics of each game, and achievements as badges."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.contract.values import Achievement, Info
from engine.registry import INFOS
from ui.panels.daily import month_of
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
    result: str = ""
    """Today's result to share; "" while today's puzzle is unsolved."""


def history_screen(view: HistoryView, back: int = 0) -> list[Node]:
    """Return the screen, with the puzzles of the month so many months ago."""
    done = earned(view.kept)
    games = [_game(info, view.kept, done) for info in INFOS.values()]
    month = month_of(view.today, back, view.kept.days, view.result)
    parts = [*_faults(view.kept), month, _overall(view.kept, done), h("div", games, class_="ledger")]
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    return [head, h("main", parts, class_="records", key="records")]


def _faults(kept: HistoryData) -> list[Node]:
    faults = [say.damaged(kept.damaged)] if kept.damaged else []
    faults += [say.newer(kept.newer)] if kept.newer else []
    return [h("p", words, class_="why", role="note") for words in faults]


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
    return h("section", parts, data_game_theme=info.cover.theme, key=info.id)


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


SHAPES = {
    1: "M24 1L30 6L38 5L40 12L47 14L46 22L51 28L46 34L47 41L40 44L38 51L30 50"
    "L24 55L18 50L10 51L8 44L1 42L2 34L-3 28L2 22L1 14L8 12L10 5L18 6z",
    0: "M24 3l21 12.500v25L24 53 3 40.500v-25z",
    -1: "M6 52V24a18 18 0 0 1 36 0v28z",
}
"""The outline of a badge by the result it takes: a star, a hexagon, a tombstone."""


def achievement_words(game: str, achievement: str) -> tuple[str, str]:
    """Return the name of an achievement and how to earn it."""
    return (say.general if game == ALL else INFOS[game].words.achievements)[achievement]


def earned_words(earned: Sequence[str]) -> str:
    """Return an announcement of newly earned achievements, such as "alien/venus"; "" for none."""
    titles = [achievement_words(*key.split("/"))[0] for key in earned]
    return say.earned(titles) if titles else ""


def badge(achievement: Achievement, done: bool) -> Node:
    """Return the badge of an achievement, faint until it is earned."""
    shape = h("path", d=SHAPES[achievement.result])
    outline = h("svg", shape, viewBox="-3 -1 54 58", aria_hidden="true")
    picture = h("img", src=f"assets/{achievement.art}.svg", alt="")
    return h("span", outline, picture, class_="badge done" if done else "badge")


def achievement_card(game: str, achievement: Achievement, done: bool) -> Node:
    """Return an achievement with its badge, its name and how to earn it."""
    title, how = achievement_words(game, achievement.id)
    state = h("span", say.done if done else say.to_do, class_="visually-hidden")
    words = h("span", h("strong", title), state, h("small", how))
    return h(
        "li",
        badge(achievement, done),
        words,
        class_="achievement done" if done else "achievement",
        key=f"{game}-{achievement.id}",
    )


def achievements_of(game: str, earned: Collection[str]) -> Node:
    """Return the achievements of a game, or those over all games."""
    cards = [
        achievement_card(game, achievement, f"{game}/{achievement.id}" in earned)
        for of, achievement in all_achievements()
        if of == game
    ]
    return h("ul", cards, class_="achievements")


def new_achievements(earned: Sequence[str]) -> Node | None:
    """Return the achievements that a game has just brought, with their badges; None if there are none."""
    cards = [
        achievement_card(game, achievement, True)
        for game, achievement in all_achievements()
        if f"{game}/{achievement.id}" in earned
    ]
    return h("ul", cards, class_="achievements new", aria_label=say.achievements) if cards else None
