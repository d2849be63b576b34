"""The log beside the board: the moves so far, and the buttons that step through them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ui.panels.parts import icon_button
from ui.panels.variations import Row, Rows, entry_look, is_reply, row_node, step_button
from ui.session.log import Entry
from ui.tree import Kept, Node, h, keep
from ui.words.en.analysis import say as analysis_words
from ui.words.en.analysis import say_variation as variation_words
from ui.words.en.session import say as session_words
from ui.words.en.table import say

PART = 48
"""Number of entries in a part, whose elements stay unchanged when later entries follow."""
PARTS, ENTRIES = 128, 2048
"""Maximum number of cached parts and entries: more than the longest game has."""


class AnalysisButtons(NamedTuple):
    """State of the buttons for analysis and review."""

    allowed: bool
    """True if analysis can be switched on."""
    on: bool
    """True if analysis is on."""
    review: bool
    """True if a review can be started."""
    why: str = ""
    """Reason why analysis is not available."""


class LogView(NamedTuple):
    """Display values of the log."""

    entries: tuple[Entry, ...]
    beside: Rows
    """Variations of the game."""
    stepped: tuple[Entry, ...]
    """Entries that are stepped through: those of the game, or of the variation being explored."""
    sentences: bool
    """True if entries are sentences, in games without a notation that players know."""
    seats: tuple[str, ...]
    """Names of the seats."""
    at: int
    """Number of actions before the shown position."""
    own: int
    """Number of them in the main line; 0 for a position of another variation."""
    played: int
    """Number of played actions; the actions after them were undone."""
    exploring: bool
    """True while a variation is being explored."""
    may_explore: bool
    """True if exploring variations is allowed."""
    brief: bool
    """True if only the end of the log is shown."""
    why: bool
    """True if the computer's reasons can be shown."""
    opening: str | None
    """Name of the opening, "" before it has one; None in games without named openings."""
    analysis: AnalysisButtons | None
    """None if this kind of game has no analysis."""
    disabled: Mapping[str, str]
    """Reasons for disabled buttons, by button."""


def log_box(view: LogView) -> Node:
    """Return the log and its navigation buttons."""
    behind, last = _entries_behind(view.stepped, view.at), view.stepped[-1].stop if view.stepped else 0
    turn, turns = (_turn_at(view.stepped, count) for count in (behind, len(view.stepped)))
    why, try_ = say.short_steps[:2]
    disabled, begins, ends = view.disabled, view.at == 0, view.at >= last
    row = h(
        "div",
        icon_button("first", say.to_start, "view", "0", off=begins, why=session_words.at_start),
        icon_button("back", say.step_back, "step-back", off=begins, why=session_words.at_start),
        h("span", say.place(turn, turns), class_="at"),
        icon_button("forward", say.step_on, "step-on", off=ends, why=session_words.at_end),
        icon_button("last", say.to_end, "view", str(last), off=ends, why=session_words.at_end),
        icon_button("why", say.why, "dialog", "why", off=not view.why, why=disabled["why"], label=why),
        icon_button(
            "variation",
            variation_words.try_line,
            "variation",
            off=not view.may_explore,
            pressed=view.exploring,
            why=disabled["variation"],
            label=try_,
        ),
        _analysis_buttons(view.analysis, disabled["review"]) if view.analysis else None,
        class_="steps",
        role="group",
        aria_label=say.steps,
    )
    opening = None if view.opening is None else h("p", view.opening, class_="opening", title=view.opening)
    return h("section", opening, _moves(view), row, class_="log-box")


def _analysis_buttons(buttons: AnalysisButtons, no_review: str) -> list[Node]:
    """Return the buttons for analysis and review; `no_review` is the reason why there is no review."""
    analysis, review = say.short_steps[2:]
    return [
        icon_button(
            "eye",
            analysis_words.analysis,
            "analysis",
            off=not buttons.allowed,
            pressed=buttons.on,
            why=buttons.why,
            label=analysis,
            explains=True,
        ),
        icon_button(
            "graph", analysis_words.review, "review", off=not buttons.review, why=no_review, label=review
        ),
    ]


def _entries_behind(entries: tuple[Entry, ...], at: int) -> int:
    """Return the number, from 1, of the entry that led to a position; 0 for none."""
    if not entries or not at:
        return 0
    return min(len(entries), bisect_left(entries, at, key=lambda entry: entry.stop) + 1)


def _turn_at(entries: tuple[Entry, ...], behind: int) -> str:
    """Return the number of the turn that led to a position; "5…" if the turn continues after it."""
    turn = entries[behind - 1].turn if behind else 0
    goes_on = turn and behind < len(entries) and entries[behind].turn == turn
    return f"{turn}…" if goes_on else f"{turn}"


def _moves(view: LogView) -> Node:
    """Return the list of entries; the one before the shown position, from 1, is marked."""
    size, at = len(view.entries), _entries_behind(view.entries, view.own)
    first = max(0, size // PART - 1) * PART if view.brief else 0
    early = 1 if size and not view.sentences and not view.entries[0].begins else 0
    starts = [max(0, start - early) for start in range(first, max(size + early, 1), PART)]
    look = "log sentences" if view.sentences else "log"
    if not size and not view.beside:
        return h("div", h("p", say.no_moves, class_="by"), class_=look, id="log")
    parts = [_part(view, start, stop, at) for start, stop in pairwise([*starts, size])]
    return h("div", parts, role="list", class_=look, id="log", aria_label=say.moves)


def _part(view: LogView, start: int, stop: int, at: int) -> Kept:
    """Return some consecutive entries, and the variations beside them."""
    entries = view.entries[start:stop]
    first = start + bool(start)
    beside = {n: view.beside[n] for n in range(first, stop + 1) if n in view.beside}
    here = at - start if start < at <= stop else 0
    names = () if view.sentences else view.seats
    played = bisect_left([entry.stop for entry in entries], view.played + 1)
    return _kept_part(start, entries, names, here, view.exploring, tuple(beside.items()), played)


@lru_cache(PARTS)
def _kept_part(
    start: int,
    entries: tuple[Entry, ...],
    names: tuple[str, ...],
    at: int,
    exploring: bool,
    beside: tuple[tuple[int, tuple[Row, ...]], ...],
    played: int,
) -> Kept:
    """Return a part for repeated drawing.

    `at` is the number of its marked entry, from 1; `played` counts its entries that are not undone.
    """
    others = {number: [row_node(row, names) for row in some] for number, some in beside}
    shown: list[Kept | Node] = [*others.get(0, [])]
    before = None
    for number, entry in enumerate(entries, start + 1):
        reply = is_reply(before, entry)
        undone = number > start + played
        shown.append(_entry(number, entry, names, number == start + at, exploring, reply, undone))
        shown += others.get(number, [])
        before = None if number in others else entry
    return keep(h("div", shown, role="none", class_="part", key=str(start)))


@lru_cache(ENTRIES)
def _entry(
    number: int,
    entry: Entry,
    names: tuple[str, ...],
    current: bool,
    exploring: bool,
    reply: bool,
    undone: bool,
) -> Kept:
    """Return an entry. A variation being explored is shown as one of the variations."""
    do = ("view-variation:0", str(entry.stop)) if exploring else ("view", str(entry.stop))
    step = step_button(entry, names, current, reply, do, undone)
    look = entry_look(entry, names, reply)
    return keep(h("div", step, role="listitem", class_=look or None, key=str(number - 1)))
