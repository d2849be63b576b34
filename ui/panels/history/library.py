"""The library: all saved games, with a filter."""

from __future__ import annotations

from collections.abc import Sequence

from engine.registry import INFOS
from ui.panels.home import Saved, saved_games
from ui.panels.parts import choice, icon_button
from ui.session.screen import OPEN, OVER, Filter
from ui.tree import Node, h
from ui.words.en.library import say


def library_screen(saved: Sequence[Saved], filter_: Filter) -> list[Node]:
    """Return the screen of all saved games."""
    shown = [item for item in saved if _passes(item, filter_)]
    present = {item.entry.game for item in saved} | {filter_.game}
    games = [("", say.all_games), *((id_, info.title) for id_, info in INFOS.items() if id_ in present)]
    states = [("", say.any_state), (OPEN, say.open), (OVER, say.over)]
    choices = h(
        "div",
        choice(say.game, "filter:game", games, filter_.game),
        choice(say.state, "filter:state", states, filter_.state),
        class_="filters",
        role="search",
    )
    count = h("h2", say.count(len(shown), len(saved)), aria_live="polite")
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    return [head, h("main", choices, count, saved_games(shown), class_="home library", key="library")]


def _passes(item: Saved, filter_: Filter) -> bool:
    """Return True if the filter shows a saved game."""
    state = OVER if item.entry.over else OPEN
    return filter_.game in ("", item.entry.game) and filter_.state in ("", state)
