"""Games on the star at the table, for tests."""

from __future__ import annotations

from tests.ui import fakes
from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.storage.store import MemoryStore
from ui.tree import Node, texts


def set_up(game: str = "satan", **options: str) -> tuple[App, FakePage, FakeSearch]:
    app, page, search_service = make_app()
    app.do("setup", game)
    for key, value in options.items():
        app.do(f"option:{key}", value)
    return app, page, search_service


def started(game: str = "satan", **options: str) -> tuple[App, FakePage, FakeSearch]:
    app, page, search_service = set_up(game, **options)
    app.do("seating", "friends")
    app.do("start")
    page.wait(1)
    return app, page, search_service


def at(position: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    fakes.set_up(app, "satan", position)
    app.do("seating", "friends")
    app.do("start")
    return app, page


def resign(app: App) -> None:
    app.do("dialog", "resign")
    app.do("resign")


def joined_texts(node: Node) -> str:
    return " ".join(texts(node))


def tournament(store: MemoryStore | None = None) -> tuple[App, FakePage]:
    app, page, _ = make_app(store)
    app.do("setup", "satan")
    app.do("option:setup", "three")
    app.do("option:games", "tournament")
    app.do("seating", "friends")
    app.do("name:0", "Ada")
    app.do("start")
    return app, page
