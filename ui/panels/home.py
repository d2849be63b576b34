"""The first screen: games to choose from, and saved games to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.values import BadPosition, Info
from engine.registry import GAMES, INFOS, REFUSED
from ui.panels.parts import icon_button
from ui.panels.thumb import thumb
from ui.panels.words.home import say
from ui.storage.shelf import Entry
from ui.tree import Node, button, h


class Saved(NamedTuple):
    """A saved game as the list shows it."""

    entry: Entry
    when: str


def home(saved: Sequence[Saved]) -> list[Node]:
    """Return the home screen."""
    going_on = h(
        "section",
        h("h2", say.go_on),
        h("ul", [saved_game(item) for item in saved], class_="saved"),
        aria_label=say.saved,
        key="saved",
    )
    games = h(
        "section",
        h("h2", say.choose),
        h("ul", [game_card(info) for info in INFOS.values()], class_="games"),
        aria_label=say.games,
        key="games",
    )
    shown = ([going_on] if saved else None, games, [left_out()] if REFUSED else None, files())
    return [header(), h("main", *shown, class_="home", key="home")]


def left_out() -> Node:
    """Return the list of the wheels whose games are not among the others, and why."""
    lines = [h("li", h("strong", name), f": {why}") for name, why in REFUSED]
    words = h("h2", say.not_loaded)
    return h("section", words, h("ul", lines), class_="left-out", aria_label=say.left_out, key="left-out")


def header() -> Node:
    """Return the title with the settings."""
    name = h("div", h("h1", "Odd Checkers", tabindex=-1), h("p", say.about))
    return h(
        "header", name, icon_button("settings", say.settings, "dialog", "settings"), class_="top", key="top"
    )


def game_card(info: Info) -> Node:
    """Return a game with its picture and what can be done with it."""
    picture = h("img", src=f"assets/games/{info.id}.svg", alt="", loading="lazy", class_="thumb")
    words = h("div", h("h3", info.title), h("p", info.tagline), h("p", info.words.credit, class_="by"))
    buttons = h(
        "div",
        button(say.play, "setup", info.id, class_="primary", aria_label=say.play_game(info.title)),
        button(say.rules, "rules", info.id, aria_label=say.rules_of(info.title)),
        class_="row",
    )
    return h("li", picture, h("div", words, buttons), class_="card", key=info.id)


def saved_game(item: Saved) -> Node:
    """Return a saved game: a damaged one can still be taken out as a file, or deleted."""
    entry, name = item.entry, item.entry.name
    status = entry.problem or entry.status
    words = h("div", h("h3", name), h("p", status), h("p", item.when, class_="by"))
    do = (say.look, say.look_at(name)) if entry.over else (say.go_on, say.go_on_with(name))
    resume = button(do[0], "resume", entry.id, class_="primary", aria_label=do[1])
    tools = [
        icon_button("rename", say.rename(name), "rename", entry.id) if not entry.problem else None,
        icon_button("save", say.save(name), "export", entry.id),
        icon_button("delete", say.delete(name), "delete", entry.id),
    ]
    row = h("div", None if entry.problem else resume, tools, class_="row")
    return h("li", saved_thumb(entry), h("div", words, row), class_="card", key=entry.id)


def saved_thumb(entry: Entry) -> Node | None:
    """Return the picture of a saved game, or None if it cannot be made out."""
    game = GAMES.get(entry.game)
    if game is None or entry.problem:
        return None
    try:
        options = game.settle_at(entry.position, {})
        state = game.parse(entry.position, options)
        return thumb(game.board(options), game.picture(game.view(state, None)))
    except (BadPosition, ValueError):
        return None


def files() -> Node:
    """Return the way in for games from elsewhere."""
    field = h("input", type="file", data_do="import", class_="visually-hidden", id="import-file")
    label = h("label", say.open_file, for_="import-file", class_="button")
    note = h("p", say.stays_here, class_="by")
    return h("section", field, label, note, class_="files", aria_label=say.files, key="files")
