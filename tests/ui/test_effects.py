"""Every effect has exactly one handler, and every command a feature."""

from __future__ import annotations

from inspect import getmembers, isclass

from tests.ui.fakes import make_app
from ui.commands import COMMANDS
from ui.effects.board_view import BoardView
from ui.effects.cards import CardHandler
from ui.effects.chance import ChanceHandler
from ui.effects.clips import ClipHandler
from ui.effects.connections import ConnectionHandler
from ui.effects.history import HistoryHandler
from ui.effects.imports import ImportHandler
from ui.effects.page import PageHandler
from ui.effects.puzzles import PuzzleHandler
from ui.effects.saves import SaveHandler
from ui.effects.search import SearchHandler
from ui.features import UPDATES
from ui.features.remote.dispatch import BY_MESSAGE
from ui.messages import remote
from ui.messages.answers import TranscriptChecked
from ui.session import clips, effects, storage_effects
from ui.session.remote import effects as remote_effects
from ui.value import Value

HANDLERS = (
    BoardView, CardHandler, ChanceHandler, ClipHandler, ConnectionHandler, HistoryHandler, ImportHandler,
    PageHandler, PuzzleHandler, SaveHandler, SearchHandler,
)  # fmt: skip
PARTS = {effects.Decision}
"""Values that are parts of effects."""


def test_every_effect_has_one_handler() -> None:
    modules = (clips, effects, storage_effects, remote_effects)
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


def test_every_command_has_a_feature() -> None:
    messages = {name: type(make("1", "1")) for name, make in COMMANDS.items()}
    without = {name: message for name, message in messages.items() if message not in UPDATES}
    assert not without, "name these messages in the MESSAGES of a feature that ui/features/__init__.py lists"


def test_every_message_about_remote_play_has_a_feature() -> None:
    assert set(BY_MESSAGE) == {*remote.MESSAGES, TranscriptChecked}
