"""The home screen: saved games to continue, the daily puzzle, and the covers of all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.contract.language import current_language
from engine.contract.values import BadPosition, Cover, Info
from engine.registry import GAMES, INFOS, REFUSED
from ui.panels.daily import UNKNOWN, Today, today_line
from ui.panels.icons import icon
from ui.panels.parts import icon_button
from ui.panels.thumb import thumb
from ui.session.screen import TUTORIAL
from ui.session.settings import Settings, knows
from ui.storage.facts import own_result
from ui.storage.library import Entry
from ui.tree import Node, button, h
from ui.words.en.dialogs import say as dialogs
from ui.words.en.home import say

MOST_ODD = 4
"""Maximum oddness of a game."""
RECENT = 3
"""Number of saved games on the home screen."""
CARDS = 64
"""Maximum number of cached covers: those of all games in some languages."""
THUMBS = 512
"""Maximum number of cached pictures of saved games: reading a position takes longer than drawing it."""


class Saved(NamedTuple):
    """A row in the list of saved games."""

    entry: Entry
    when: str


def home(
    saved: Sequence[Saved], settings: Settings, today: Today = UNKNOWN, ladder: Node | None = None
) -> list[Node]:
    """Return the home screen; `ladder` is None until the seals are counted, so never in the first paint."""
    games = h(
        "section",
        h("h2", say.choose),
        h("ul", [game_card(info, settings) for info in INFOS.values()], class_="games"),
        aria_label=say.games,
        key="games",
    )
    shown = (
        _recent_games(saved),
        h("div", today_line(today), _puzzles(), class_="today"),
        games,
        ladder,
        [plugins_not_loaded()] if REFUSED else None,
        file_buttons(),
    )
    return [header(), h("main", *shown, class_="home", key="home")]


def _puzzles() -> Node:
    """Return the link to the puzzles."""
    return button([icon("goal"), say.puzzles], "puzzles")


def _recent_games(saved: Sequence[Saved]) -> Node | None:
    """Return the latest saved games, if any, and the link to all of them."""
    if not saved:
        return None
    every = button([say.all_saved(len(saved)), icon("forward")], "library")
    heading = h("div", h("h2", say.recent), every, class_="heading")
    rows = h("ul", [_recent_game(item.entry) for item in saved[:RECENT]], class_="recent")
    return h("section", heading, rows, aria_label=say.saved, key="saved")


def _recent_game(entry: Entry) -> Node:
    """Return a saved game as one large button, or a damaged one with its problem."""
    words = h("div", h("h3", entry.name), h("p", status_words(entry)))
    resume = None if entry.problem else resume_button(entry, "cover")
    row = h("div", saved_thumb(entry), words, resume, class_="card", data_game_theme=theme_of(entry))
    return h("li", row, key=entry.id)


def status_words(entry: Entry) -> list[Node | str]:
    """Return the fault of a saved game, or its status after the person's result."""
    result = own_result(entry.facts) if entry.facts else ""
    if entry.problem or not result:
        return [entry.problem or entry.status]
    return [h("b", say.results[result], class_=f"outcome {result}"), " ", entry.status]


def resume_button(entry: Entry, look: str = "") -> Node:
    """Return the button that continues an open game or shows a finished one."""
    name = entry.name
    words = (say.look, say.view_game(name)) if entry.over else (say.go_on, say.continue_game(name))
    shown = [h("span", words[0]), icon("forward")] if look else words[0]
    return button(shown, "resume", entry.id, class_=f"primary {look}".strip(), aria_label=words[1])


def plugins_not_loaded() -> Node:
    """Return the list of plugin games that could not be loaded, with reasons."""
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
            icon_button("cup", say.records, "history", label=say.record),
            icon_button("settings", say.settings, "dialog", "settings", label=say.settings),
        ),
        class_="top title",
        key="top",
    )


def game_card(info: Info, settings: Settings) -> Node:
    """Return a game as a card: its cover, its facts, and its buttons."""
    return _card(info, knows(settings, f"{info.id}/{TUTORIAL}"), current_language())


@lru_cache(CARDS)
def _card(info: Info, done: bool, _language: str) -> Node:
    """Return the card; `done` is True after the tutorial."""
    title = h("div", _cover_picture(info), h("h3", info.title), class_="cover-title")
    words = h("div", h("p", info.tagline), facts(info.cover), h("p", info.words.credit, class_="by"))
    buttons = h(
        "div",
        button(say.play, "setup", info.id, class_="primary cover", aria_label=say.play_game(info.title)),
        tutorial_button(info, done) if info.words.tutorial else None,
        rules_button(info),
        class_="row",
    )
    return h("li", title, words, buttons, class_="game-card", data_game_theme=info.cover.theme, key=info.id)


def _cover_picture(info: Info) -> Node:
    """Return the drawing of a cover, or the board of a game without one.

    `assets/boot.pictures.js` loads visible pictures.
    """
    art, look = info.cover.art, "drawn" if info.cover.art else "thumb"
    return h("img", data_src=f"assets/{art or f'games/{info.id}'}.svg", alt="", class_=look)


def tutorial_button(info: Info, done: bool = False) -> Node:
    """Return the button of the tutorial, if the game has one, with a tick once it is done."""
    tick = h("span", "✓", class_="tick") if done else None
    words = h("span", say.first_game, tick)
    return button(words, "tutorial", info.id, class_="tutorial", aria_label=say.first_of(info.title, done))


def rules_button(info: Info) -> Node:
    """Return the button of the rules: a word, or an icon where there is little space."""
    words = [icon("rules"), h("span", say.rules)]
    name = say.rules_of(info.title)
    return button(words, "rules", info.id, class_="read", aria_label=name, title=name)


def facts(cover: Cover) -> Node:
    """Return the number of players, the duration, the difficulty and the oddness of a game."""
    odd = h(
        "span",
        [h("i", class_="on" if step < cover.oddness else None) for step in range(MOST_ODD)],
        class_="odd",
    )
    rows = (say.players(*cover.players), say.minutes(*cover.minutes), say.hard[cover.difficulty])
    items = [h("li", row) for row in rows]
    return h("ul", items, h("li", odd, say.odd[cover.oddness]), class_="facts", aria_label=say.facts)


def theme_of(entry: Entry) -> str:
    """Return the theme of a saved game."""
    return (INFOS[entry.game].cover if entry.game in INFOS else Cover()).theme


def saved_thumb(entry: Entry) -> Node | None:
    """Return the picture of a saved game, or None if the game cannot be read."""
    return None if entry.problem or entry.game not in GAMES else _thumb(entry.game, entry.position)


@lru_cache(THUMBS)
def _thumb(game_id: str, position: str) -> Node | None:
    game = GAMES[game_id]
    try:
        options = game.settle_at(position, {})
        state = game.parse(position, options)
        return thumb(game.board(options), game.picture(game.view(state, None)))
    except (BadPosition, ValueError):
        return None


def file_buttons() -> Node:
    """Return the buttons that open games and save a backup."""
    field = h("input", type="file", data_do="import", class_="visually-hidden", id="import-file")
    label = h("label", say.open_file, for_="import-file", class_="button")
    everything = button(say.save_all, "export-all")
    notes = [h("p", say.stays_here, class_="by"), h("p", say.move, class_="by")]
    about = button(dialogs.about, "dialog", "about")
    parts = (field, label, everything, notes, about)
    return h("section", *parts, class_="files", aria_label=say.files, key="files")
