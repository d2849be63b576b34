"""Today's puzzle on the home screen: a calendar leaf, and the task."""

from __future__ import annotations

from typing import NamedTuple

from engine.registry import INFOS
from engine.session import daily
from engine.session.daily import entry_of, game_of, is_open
from ui.panels.parts import icon_button
from ui.storage.history.history import History
from ui.tree import Node, button, h
from ui.words.en.history import say


class Today(NamedTuple):
    """The current date, and the state of its puzzle."""

    day: str = ""
    """Such as "2026-11-23"; "" while unknown, or if the clock is far off."""
    met: bool = False


UNKNOWN = Today()
"""Placeholder of the build: laid out as on any day."""


def today(book: History, day: str) -> Today:
    """Return the date's entry in the history, if the date has a puzzle."""
    return Today(day, book.has_solved(day)) if is_open(day, day) else UNKNOWN


def today_line(now: Today) -> Node:
    """Return the link to today's puzzle, and the link to all daily puzzles."""
    title, asked = _told(now)
    number = str(daily.parts(now.day)[2]) if now.day else ""
    leaf = h("span", "★" if now.met else number, class_="leaf", aria_hidden="true")
    words = h("span", h("strong", title), h("small", asked))
    look = "way met" if now.met else "way"
    way = button([leaf, words], "day", now.day, class_=look)
    all_days = icon_button("calendar", say.all_days, "records")
    return h("section", way, all_days, class_="daily", aria_label=say.puzzles, key="daily")


def _told(now: Today) -> tuple[str, str]:
    if not now.day:
        return say.of_today, say.one_move
    asked = say.found if now.met else say.asked[entry_of(now.day).goal]
    return say.of_game(INFOS[game_of(now.day)].title), asked
