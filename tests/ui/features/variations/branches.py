"""Games with variations, for tests."""

from __future__ import annotations

from engine.contract.variations import path_to
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.messages.answers import MoveFound
from ui.session.analysis.state import NO_INFO
from ui.tree import Node, find_all

Ways = set[tuple[str, ...]]


def chess(*moves: str, way: str = "friends") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app, way, "chess")
    for move in moves:
        play(app, move)
    return app, page


def play(app: App, text: str) -> None:
    """Play the action with this text, and save the game."""
    app.dispatch(MoveFound(app.model.ticket, text, NO_INFO))


def any_action(app: App, place: int) -> str:
    return app.table.game.legal_actions(app.table.state)[place].text


def ways(app: App) -> Ways:
    match = app.table.main.match
    return {path_to(match.texts, match.lines, line) for line in (0, *match.lines.numbers)}


def stored(app: App) -> str:
    return app.library.entry(app.table.key).save


def heads(page: FakePage) -> list[Node]:
    return list(find_all(page.nodes, class_="other-line"))
