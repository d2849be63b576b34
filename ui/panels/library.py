"""The library: all saved games, with search, filters, and a selection that can be deleted together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.registry import INFOS
from ui.panels.home import Saved, resume_button, saved_thumb, status_words, theme_of
from ui.panels.icons import icon
from ui.panels.parts import TECHNICAL, choice, icon_button, switch
from ui.session.screen import OPEN, OVER, SEARCH_LIMIT, Filter
from ui.tree import Attribute, Node, button, h
from ui.words.en.home import say_library as say


def library_screen(saved: Sequence[Saved], filter_: Filter, marked: Collection[str]) -> list[Node]:
    """Return the screen of all saved games; `marked` has the ids of the selected ones."""
    found = [item for item in saved if _is_shown(item, filter_)]
    present = {item.entry.game for item in saved} | {filter_.game}
    games = [("", say.all_games), *((id_, info.title) for id_, info in INFOS.items() if id_ in present)]
    states = [("", say.any_state), (OPEN, say.open), (OVER, say.over)]
    filters = h(
        "div",
        _search_field(filter_.text),
        choice(say.game, "filter:game", games, filter_.game),
        choice(say.state, "filter:state", states, filter_.state),
        class_="filters",
        role="search",
    )
    count = h("h2", say.count(len(found), len(saved)), aria_live="polite")
    shown = found[: filter_.most]
    more = button(say.more(len(found) - len(shown)), "more-games") if len(found) > len(shown) else None
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    rows = h("ul", [_saved_game(item, item.entry.id in marked) for item in shown], class_="saved")
    bar = h("div", count, _selection(shown, marked), class_="selection", key="selection")
    return [head, h("main", filters, bar, rows, more, class_="home library", key="library")]


def _search_field(text: str) -> Node:
    """Return the field that searches names, while typing."""
    do: dict[str, Attribute] = {"data_do": "filter:text", "data_live": "yes"}
    field = h("input", type="search", id="search", value=text, maxlength=SEARCH_LIMIT, **do, **TECHNICAL)
    return h("label", h("span", say.search), field, class_="field")


def _selection(shown: Sequence[Saved], marked: Collection[str]) -> Node | None:
    """Return the buttons that select and delete several of the shown games."""
    if not shown:
        return None
    keys = [item.entry.id for item in shown]
    every = switch(say.select_all, f"mark-all:{' '.join(keys)}", len(marked) == len(keys))
    if not marked:
        return h("div", every, class_="row")
    delete = button([icon("delete"), say.delete_marked(len(marked))], "delete-marked", class_="primary")
    return h("div", every, delete, class_="row")


def _is_shown(item: Saved, filter_: Filter) -> bool:
    """Return True if the filter shows a saved game: its state, its rules, and all words of the search."""
    entry = item.entry
    state = OVER if entry.over else OPEN
    if filter_.game not in ("", entry.game) or filter_.state not in ("", state):
        return False
    title = INFOS[entry.game].title if entry.game in INFOS else ""
    text = f"{entry.name} {title} {entry.status} {item.when}".casefold()
    return all(word in text for word in filter_.text.casefold().split())


def _saved_game(item: Saved, marked: bool) -> Node:
    """Return a saved game; a damaged one can still be selected, saved as a file, or deleted."""
    entry, name = item.entry, item.entry.name
    words = h("div", h("h3", name), h("p", status_words(entry)), h("p", item.when, class_="by"))
    tools = [
        icon_button("rename", say.rename(name), "rename", entry.id) if not entry.problem else None,
        icon_button("save", say.save(name), "export", entry.id),
        icon_button("delete", say.delete(name), "delete", entry.id),
    ]
    box = h("input", type="checkbox", checked=marked, data_do=f"mark:{entry.id}", aria_label=say.select(name))
    row = h("div", None if entry.problem else resume_button(entry), tools, class_="row")
    return h(
        "li",
        h("label", box, class_="mark"),
        saved_thumb(entry),
        h("div", words, row),
        class_="card marked" if marked else "card",
        data_game_theme=theme_of(entry),
        key=entry.id,
    )
