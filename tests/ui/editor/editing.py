"""The position editor, for tests."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.session.editing import EditorState

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"


def open_editor(game: str = "chess", text: str = "") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("setup", game)
    app.do("edit", game)
    if text:
        app.do("position", text)
    return app, page


def editor_state_of(app: App) -> EditorState:
    assert app.screen.editing
    return app.screen.editing


def point(app: App, kind: str, spot: str = "", at: tuple[float, float] = (0, 0)) -> None:
    geometry = editor_state_of(app).geometry
    x, y = geometry.places[spot] if spot else at
    app.pointer(kind, x / geometry.width, y / geometry.height)


def click(app: App, spot: str) -> None:
    point(app, "down", spot)
    point(app, "up", spot)
