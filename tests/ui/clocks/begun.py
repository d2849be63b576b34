"""Games with clocks, for tests."""

from __future__ import annotations

from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.storage.store import Store
from ui.tree import Node, find_all, texts

GAME = {"kind": "game", "seconds": "60", "increment": "2"}
Chosen = dict[str, str]


def begun(
    chosen: Chosen = GAME, way: str = "friends", game: str = "draughts", store: Store | None = None
) -> tuple[App, FakePage, FakeSearch]:
    """Return an app in which a game with clocks has just been set up and begun."""
    app, page, search_service = make_app(store)
    app.do("setup", game)
    app.do("quick", way)
    for field, value in chosen.items():
        app.do(field if ":" in field or field == "first" else f"clock:{field}", value)
    app.do("start")
    return app, page, search_service


def faces(page: FakePage) -> list[Node]:
    return list(find_all(page.nodes, role="timer"))


def shown(page: FakePage) -> list[str]:
    """What the clocks show."""
    return ["".join(texts(face._replace(attributes={}))) for face in faces(page)]


def looks(page: FakePage) -> list[str]:
    return [str(face.attributes["class"]) for face in faces(page)]
