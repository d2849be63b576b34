"""Games with clocks, for tests."""

from __future__ import annotations

from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.storage.store import Store
from ui.tree import Node, find_all, texts

GAME = {"kind": "game", "seconds": "60", "increment": "2"}
Chosen = dict[str, str]


def timed_game(
    chosen: Chosen = GAME, way: str = "friends", game: str = "draughts", store: Store | None = None
) -> tuple[App, FakePage, FakeSearch]:
    """Return an app with a new game with clocks."""
    app, page, search_service = make_app(store)
    app.do("setup", game)
    app.do("seating", way)
    for field, value in chosen.items():
        app.do(field if ":" in field or field == "first" else f"clock:{field}", value)
    app.do("start")
    return app, page, search_service


def faces(page: FakePage) -> list[Node]:
    """Return the clocks at the players from the near one, who comes last there, then those of a dialog."""
    lists = list(find_all(page.nodes, class_="players"))
    at_players = list(find_all(lists, role="timer"))
    others = [each for each in find_all(page.nodes, role="timer") if each not in at_players]
    return [*at_players[-1:], *at_players[:-1], *others]


def shown(page: FakePage) -> list[str]:
    """Return the times on the clocks."""
    return ["".join(texts(face._replace(attributes={}))) for face in faces(page)]


def styles(page: FakePage) -> list[str]:
    return [str(face.attributes["class"]) for face in faces(page)]
