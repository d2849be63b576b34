"""The whole page: the shown screen, its messages, the dialog over it, and announcements."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Protocol

from engine.contract.language import LANGUAGES, current_language, set_language
from engine.contract.values import Cover
from engine.registry import find_game
from ui.panels.clauses import spoken
from ui.panels.daily import Today
from ui.panels.guided import puzzles_screen
from ui.panels.history import HistoryView, history_screen
from ui.panels.home import Saved, home
from ui.panels.parts import message_bar
from ui.panels.setup import setup_screen
from ui.panels.table.screen import table_screen
from ui.panels.table.view import table_view
from ui.session.model import Model
from ui.session.screen import LIBRARY, PUZZLES, RECORDS, SETUP, Screen
from ui.session.settings import Settings
from ui.tree import Node, h, to_json
from ui.words.en.start import say as start


class StoredValues(Protocol):
    """Access to the stored values that screens show."""

    def saved(self) -> list[Saved]:
        """Return the saved games."""
        ...

    def history(self) -> HistoryView:
        """Return the history, and today's date."""
        ...

    def today(self) -> Today:
        """Return today's date, and whether its puzzle is solved."""
        ...


def page_tree(model: Model, stored: StoredValues, over: Sequence[Node]) -> list[Node]:
    """Return the page; only the shown parts of `stored` are read. `over` holds the open dialog."""
    return _frame(
        model.screen, _screen(model, stored), _game_theme(model), over, model.blocked, model.is_across
    )


def _game_theme(model: Model) -> str:
    """Return the theme of the screen: the game's, or that of the ancestors on the home screen."""
    screen = model.screen
    if model.at_table:
        return model.table.game.info.cover.theme
    if screen.editing:
        return screen.editing.rules.info.cover.theme
    if screen.name == SETUP and screen.setup:
        return find_game(screen.setup.game).info.cover.theme
    return Cover().theme


def _screen(model: Model, stored: StoredValues) -> list[Node]:
    screen = model.screen
    if model.at_table:
        return table_screen(table_view(model), model.table.focus)
    if screen.name == SETUP and screen.setup:
        return setup_screen(find_game(screen.setup.game), screen.setup, screen.settings)
    if screen.editing:
        from ui.panels.editor import editor_screen  # no start needs it

        return editor_screen(screen.editing)
    if screen.name == RECORDS:
        return history_screen(stored.history(), screen.months_back)
    if screen.name == PUZZLES:
        return puzzles_screen(stored.history().kept, screen.puzzles_of)
    if screen.name == LIBRARY:
        from ui.panels.library import library_screen

        return library_screen(stored.saved(), screen.filter, screen.marked)
    return home(stored.saved(), screen.settings, stored.today(), _ladder(screen.seals))


def _ladder(seals: Collection[str] | None) -> Node | None:
    """Return the ladder once its seals are counted: not at the start."""
    if seals is None:
        return None
    from ui.panels.ladder import ladder

    return ladder(seals)


def _frame(
    shown: Screen,
    screen: Sequence[Node],
    game_theme: str,
    over: Sequence[Node] = (),
    modal: bool = True,
    across: bool = False,
) -> list[Node]:
    """Return the page: a screen, with a dialog over or beside it. `across` turns it towards the far side."""
    inert = {"inert": True} if over and modal else {}
    faces = {"data_across": True} if across else {}
    kind = f"screen {shown.name}-screen"
    content = h("div", screen, class_=kind, data_game_theme=game_theme, key="screen", **inert, **faces)
    voice = h(
        "p", spoken(shown.announcement), role="status", class_="visually-hidden", key="voice", id="voice"
    )
    bars = [message_bar(alert.words, alert.offer, "acknowledge") for alert in shown.alerts[:1]]
    if shown.message:
        bars.append(message_bar(shown.message, shown.offer, "dismiss"))
    return [content, h("div", bars, class_="messages", key="messages"), *over, voice]


def first_page() -> str:
    """Return the first drawing of the app with an empty store."""
    return to_json(_frame(Screen(), home((), Settings()), Cover().theme))


def first_pages() -> str:
    """Return the first screen, itself JSON, and the boot texts of each language, as JSON.

    The page shows them before Python has started.
    """
    before, pages = current_language(), {}
    for language in LANGUAGES:
        set_language(language)
        pages[language] = {"screen": first_page(), "words": dict(start.texts)}
    set_language(before)
    return json.dumps(pages, ensure_ascii=False)
