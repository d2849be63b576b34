"""Every effect has exactly one handler."""

from __future__ import annotations

from inspect import getmembers, isclass

from tests.ui.fakes import make_app
from ui.effects.board_view import BoardView
from ui.effects.cards import CardHandler
from ui.effects.chance import ChanceHandler
from ui.effects.connections import ConnectionHandler
from ui.effects.history import HistoryHandler
from ui.effects.imports import ImportHandler
from ui.effects.page import PageHandler
from ui.effects.puzzles import PuzzleHandler
from ui.effects.saves import SaveHandler
from ui.effects.search import SearchHandler
from ui.session import effects, storage_effects
from ui.session.remote import effects as remote_effects
from ui.value import Value

HANDLERS = (
    BoardView, CardHandler, ChanceHandler, ConnectionHandler, HistoryHandler, ImportHandler, PageHandler,
    PuzzleHandler, SaveHandler, SearchHandler,
)  # fmt: skip
PARTS = {effects.Decision}
"""Values that are parts of effects."""


def test_every_effect_has_one_handler() -> None:
    modules = (effects, storage_effects, remote_effects)
    defined = {
        value
        for module in modules
        for _, value in getmembers(module, isclass)
        if issubclass(value, Value) and value.__module__ == module.__name__
    }
    handled = [kind for handler in HANDLERS for kind in handler.EFFECTS]
    assert len(handled) == len(set(handled))
    assert set(handled) == defined - PARTS


def test_the_runner_has_all_handlers() -> None:
    app, _, _ = make_app()
    assert set(app.runner.handlers) == {kind for handler in HANDLERS for kind in handler.EFFECTS}
