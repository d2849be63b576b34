"""The puzzle of today, as the first screen shows it: a leaf of a calendar, and what is asked."""

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
    """Which day it is, and whether its puzzle was met."""

    day: str = ""
    """Such as "2026-11-23"; "" as long as nobody has asked, and where the clock is far from right."""
    met: bool = False


UNKNOWN = Today()
"""What the page is built with: it is laid out as on any day."""


def today(book: History, day: str) -> Today:
    """Return what a book says of a day, if it has a puzzle."""
    return Today(day, book.has_solved(day)) if is_open(day, day) else UNKNOWN


def today_line(now: Today) -> Node:
    """Return the way to the puzzle of today, and beside it the way to those of all days."""
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
