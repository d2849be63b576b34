"""The home screen: games to start, and saved games to continue."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.contract.cover import Cover
from engine.contract.language import current_language
from engine.contract.values import BadPosition, Info
from engine.registry import GAMES, INFOS, REFUSED
from ui.panels.history.daily import UNKNOWN, Today, today_line
from ui.panels.icons import icon
from ui.panels.parts import icon_button
from ui.panels.thumb import thumb
from ui.session.screen import TUTORIAL
from ui.session.settings import Settings, knows
from ui.storage.library import Entry
from ui.tree import Node, button, h
from ui.words.en.dialogs import say as dialogs
from ui.words.en.home import say

MOST_ODD = 4
"""Maximum oddness of a game."""
RECENT = 3
"""Number of saved games of each state on the first screen."""
CARDS = 64
"""Maximum number of cached covers: those of all games in some languages."""


class Saved(NamedTuple):
    """A row in the list of saved games."""

    entry: Entry
    when: str


def home(saved: Sequence[Saved], settings: Settings, today: Today = UNKNOWN) -> list[Node]:
    """Return the home screen."""
    games = h(
        "section",
        h("div", h("h2", say.choose), _puzzles(), class_="heading"),
        h("ul", [game_card(info, settings) for info in INFOS.values()], class_="games"),
        aria_label=say.games,
        key="games",
    )
    open_ = [item for item in saved if not item.entry.over]
    over = [item for item in saved if item.entry.over]
    more = len(saved) if max(len(open_), len(over)) > RECENT else 0
    shown = (
        today_line(today),
        _library("saved", say.go_on, say.saved, open_, more),
        games,
        _library("finished", say.finished, say.finished, over, 0 if open_ else more),
        [left_out()] if REFUSED else None,
        files(),
    )
    return [header(), h("main", *shown, class_="home", key="home")]


def _puzzles() -> Node:
    """Return the link to the puzzles."""
    return button([icon("goal"), say.puzzles], "challenges")


def _library(key: str, title: str, name: str, saved: Sequence[Saved], more: int) -> Node | None:
    """Return the latest saved games under a title, if any, and the link to all `more` of them."""
    if not saved:
        return None
    every = button(say.all_saved(more), "library") if more else None
    heading = h("div", h("h2", title), every, class_="heading")
    return h("section", heading, saved_games(saved[:RECENT]), aria_label=name, key=key)


def saved_games(saved: Sequence[Saved]) -> Node:
    """Return a list of saved games."""
    return h("ul", [saved_game(item) for item in saved], class_="saved")


def left_out() -> Node:
    """Return the list of the wheels that could not be loaded, with reasons."""
    lines = [h("li", h("strong", name), f": {why}") for name, why in REFUSED]
    words = h("h2", say.not_loaded)
    return h("section", words, h("ul", lines), class_="left-out", aria_label=say.left_out, key="left-out")


def header() -> Node:
    """Return the title with the settings."""
    emblem = h("img", src="assets/icons/emblem.svg", alt="", width=72, height=72)
    name = h("div", h("h1", "Odd Checkers", tabindex=-1), h("p", say.about))
    return h(
        "header",
        emblem,
        name,
        h(
            "nav",
            icon_button("cup", say.records, "records"),
            icon_button("settings", say.settings, "dialog", "settings"),
        ),
        class_="top title",
        key="top",
    )


def game_card(info: Info, settings: Settings) -> Node:
    """Return a game as a card: its cover, its facts, and its buttons."""
    return _card(info, knows(settings, f"{info.id}/{TUTORIAL}"), current_language())


@lru_cache(CARDS)
def _card(info: Info, done: bool, _language: str) -> Node:
    """Return the card; `done` is True after the tutorial.

    `assets/boot.pictures.js` loads visible pictures.
    """
    picture = h("img", data_src=f"assets/games/{info.id}.svg", alt="", class_="thumb")
    lid = h("div", picture, h("h3", info.title), class_="lid")
    words = h("div", h("p", info.tagline), facts(info.cover), h("p", info.words.credit, class_="by"))
    buttons = h(
        "div",
        button(say.play, "setup", info.id, class_="primary cover", aria_label=say.play_game(info.title)),
        first_game(info, done) if info.words.tutorial else None,
        button(say.rules, "rules", info.id, aria_label=say.rules_of(info.title)),
        class_="row",
    )
    return h("li", lid, words, buttons, class_="box", data_mood=info.cover.theme, key=info.id)


def first_game(info: Info, done: bool = False) -> Node:
    """Return the button of the tutorial, if the game has one, with a tick once it is done."""
    tick = h("span", "✓", class_="tick") if done else None
    return button([say.first_game, tick], "guide", info.id, aria_label=say.first_of(info.title, done))


def facts(cover: Cover) -> Node:
    """Return the number of players, the duration, the difficulty and the oddness of a game."""
    odd = h(
        "span",
        [h("i", class_="on" if step < cover.oddness else None) for step in range(MOST_ODD)],
        class_="odd",
    )
    rows = (say.players(*cover.players), say.minutes(*cover.minutes), say.hard[cover.difficulty])
    told = [h("li", row) for row in rows]
    return h("ul", told, h("li", odd, say.odd[cover.oddness]), class_="facts", aria_label=say.facts)


def saved_game(item: Saved) -> Node:
    """Return a saved game; a damaged one can still be saved as a file, or deleted."""
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
    mood = (INFOS[entry.game].cover if entry.game in INFOS else Cover()).theme
    return h("li", saved_thumb(entry), h("div", words, row), class_="card", data_mood=mood, key=entry.id)


def saved_thumb(entry: Entry) -> Node | None:
    """Return the picture of a saved game, or None if the game cannot be read."""
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
    """Return the buttons that open games and save a backup."""
    field = h("input", type="file", data_do="import", class_="visually-hidden", id="import-file")
    label = h("label", say.open_file, for_="import-file", class_="button")
    everything = button(say.save_all, "export-all")
    notes = [h("p", say.stays_here, class_="by"), h("p", say.move, class_="by")]
    about = button(dialogs.about, "dialog", "about")
    parts = (field, label, everything, notes, about)
    return h("section", *parts, class_="files", aria_label=say.files, key="files")
