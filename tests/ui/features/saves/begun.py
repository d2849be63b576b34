"""A game in progress, for tests."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.storage.store import MemoryStore


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def begun(store: MemoryStore | None = None) -> tuple[App, FakePage]:
    """Return an app with a game between two people after one move."""
    app, page, _ = make_app(store)
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    return app, page
