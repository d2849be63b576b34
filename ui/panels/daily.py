"""The daily puzzles: today's on the home screen, and a month of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.registry import INFOS
from engine.session import daily
from engine.session.daily import FIRST_DAY, game_of, is_open, level_of
from ui.panels.parts import icon_button
from ui.storage.history.history import History
from ui.tree import Child, Node, button, h
from ui.words.en.history import say


class Today(NamedTuple):
    """The current date, and the state of its puzzle."""

    day: str = ""
    """Such as "2026-11-23"; "" while unknown, or if the clock is far off."""
    solved: bool = False
    streak: int = 0
    """Number of days in a row with a solved puzzle; today counts once it is solved."""


UNKNOWN = Today()
"""Placeholder of the build: laid out as on any day."""


def today(book: History, day: str) -> Today:
    """Return the date's entry in the history, if the date has a puzzle."""
    return Today(day, book.has_solved(day), book.days_in_a_row(day)) if is_open(day, day) else UNKNOWN


def today_line(now: Today) -> Node:
    """Return the link to today's puzzle, with the streak."""
    title, difficulty = _today_words(now)
    number = str(daily.date_parts(now.day)[2]) if now.day else ""
    leaf = h("span", "★" if now.solved else number, class_="leaf", aria_hidden="true")
    words = h("span", h("strong", title), h("small", difficulty))
    streak = h("span", say.streak(now.streak) if now.streak > 1 else "", class_="streak")
    look = "way met" if now.solved else "way"
    link = button([leaf, words, streak], "day", now.day, class_=look)
    return h("section", link, class_="daily", aria_label=say.puzzles, key="daily")


def _today_words(now: Today) -> tuple[str, str]:
    """Return the title of today's puzzle, and its difficulty; both are neutral while the date is unknown."""
    if not now.day:
        return say.of_today, say.every_day
    level = level_of(now.day)
    words = say.found if now.solved else say.difficulty(level) if level else say.every_day
    return say.of_game(INFOS[game_of(now.day)].title), words


def month_of(today: str, back: int, met: Collection[str], result: str = "") -> Node:
    """Return the month so many months before the present one, with today's puzzle and its result above it."""
    year, month, _ = daily.date_parts(today)
    year, month = daily.month_beside(year, month, -back)
    first = daily.date_text(year, month, 1)
    head = h(
        "div",
        icon_button(
            "back", say.month_before, "month", str(back + 1), off=first <= FIRST_DAY, why=say.first_month
        ),
        h("h3", h("span", say.month(month, year), role="status")),
        icon_button("forward", say.month_after, "month", str(back - 1), off=not back, why=say.last_month),
        class_="row",
        role="group",
        aria_label=say.puzzles,
    )
    week = zip(say.weekdays, say.whole_weekdays, strict=True)
    names = h("tr", [h("th", short, scope="col", aria_label=whole) for short, whole in week])
    table = h("table", h("thead", names), h("tbody", _weeks(year, month, today, met)), class_="month")
    note = h("p", say.week, class_="by")
    return h("section", h("h2", say.puzzles), _today(today, met, result), head, table, note, key="month")


def _today(today: str, met: Collection[str], result: str) -> Node:
    """Return the game and the difficulty of today's puzzle, or its result to share."""
    title = INFOS[game_of(today)].title
    words = say.solved_today(title) if today in met else say.today(title, say.difficulty(level_of(today)))
    do = button(say.once_more if result else say.try_it, "day", today, class_=None if result else "primary")
    share = button(say.copy_result, "copy", result, class_="primary") if result else None
    return h("div", h("p", words), share, do, class_="row")


def _weeks(year: int, month: int, today: str, met: Collection[str]) -> list[Node]:
    blank = daily.weekday(daily.date_text(year, month, 1))
    cells: list[Child] = [h("td") for _ in range(blank)]
    for number in range(1, daily.days_in_month(year, month) + 1):
        cells.append(_day(daily.date_text(year, month, number), number, today, met))
    return [h("tr", cells[at : at + 7]) for at in range(0, len(cells), 7)]


def _day(day: str, number: int, today: str, met: Collection[str]) -> Node:
    """Return a day; future days cannot be opened."""
    if day > today or day < FIRST_DAY:
        return h("td", h("span", str(number)))
    done = day in met
    date = say.date(daily.weekday(day), number, daily.date_parts(day)[1])
    mark = h("i", "★", aria_hidden="true") if done else None
    return h(
        "td",
        button(
            [str(number), mark],
            "day",
            day,
            class_=" ".join(["met"] * done + ["today"] * (day == today)) or None,
            aria_label=say.day(date, INFOS[game_of(day)].title, done),
            aria_current="date" if day == today else None,
        ),
    )
