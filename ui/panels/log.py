"""The log beside the board: what has been done so far, and the buttons that step through it."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from engine.contract.values import CHANCE
from ui.panels.clauses import spoken
from ui.panels.parts import icon_button
from ui.panels.words.table import say
from ui.session.log import Entry
from ui.tree import Kept, Node, button, h, keep

PART = 48
"""How many entries stand together: what has been laid out stays as it is when others follow."""
PARTS, ENTRIES = 128, 2048
"""How many parts of logs and entries are remembered: more than the longest game has."""


class LogView(NamedTuple):
    """What the log shows."""

    entries: tuple[Entry, ...]
    told: bool
    """Whether it is told in sentences, for want of a notation that players know."""
    at: int
    """How many actions the shown position has behind it."""
    brief: bool
    """Whether only its end is shown."""
    why: bool
    """Whether it can be told what a computer thought."""


def log_box(view: LogView) -> Node:
    """Return the log, and how to step through it."""
    at, last = _entries_behind(view), view.entries[-1].stop if view.entries else 0
    steps = h(
        "div",
        icon_button("first", say.to_start, "view", "0", off=view.at == 0),
        icon_button("back", say.step_back, "step-back", off=view.at == 0),
        h("span", say.place(at, len(view.entries)), class_="at"),
        icon_button("forward", say.step_on, "step-on", off=view.at >= last),
        icon_button("last", say.to_end, "view", str(last), off=view.at >= last),
        icon_button("why", say.why, "dialog", "why", off=not view.why),
        class_="steps",
        role="group",
        aria_label=say.steps,
    )
    return h("section", _moves(view, at), steps, class_="log-box")


def _entries_behind(view: LogView) -> int:
    """Return the number of the entry, from 1, that led to the shown position; 0: none did."""
    if not view.entries or not view.at:
        return 0
    return min(len(view.entries), bisect_left(view.entries, view.at, key=lambda entry: entry.stop) + 1)


def _moves(view: LogView, at: int) -> Node:
    """Return the list of entries; the one before the shown position, from 1, is marked."""
    size = len(view.entries)
    first = max(0, size // PART - 1) * PART if view.brief else 0
    starts = range(first, size, PART)
    parts = [_part(start, view.entries[start : start + PART], view.told, at) for start in starts]
    look = "log told" if view.told else "log"
    if not parts:
        return h("div", h("p", say.no_moves, class_="by"), class_=look, id="log")
    return h("div", parts, role="list", class_=look, id="log", aria_label=say.moves)


def _part(start: int, entries: tuple[Entry, ...], told: bool, at: int) -> Kept:
    """Return some entries that follow one another."""
    return _kept_part(start, entries, told, at - start if 0 < at - start <= PART else 0)


@lru_cache(PARTS)
def _kept_part(start: int, entries: tuple[Entry, ...], told: bool, at: int) -> Kept:
    rows = (_entry(start + i, entry, told, i == at) for i, entry in enumerate(entries, 1))
    return keep(h("div", rows, role="none", class_="part", key=str(start)))


@lru_cache(ENTRIES)
def _entry(number: int, entry: Entry, told: bool, current: bool) -> Kept:
    tale, story = entry.tale, spoken(entry.tale.words)
    shown = story if told else tale.name
    mark = h("span", shown, class_="by-chance" if tale.seat == CHANCE else f"by-{tale.seat}")
    besides = h("small", tale.blast) if tale.blast and not told else None
    step = button(
        [h("span", f"{number}.", class_="number"), mark, besides],
        "view",
        str(entry.stop),
        title=story,
        aria_current="step" if current else None,
        class_="entry",
    )
    return keep(h("div", step, role="listitem", class_="wide" if besides else None, key=str(number - 1)))
