"""Access to the outside: effects go to their handlers by type, and screens read stored values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from ui.effects.board_view import BoardView
from ui.effects.cards import CardHandler
from ui.effects.chance import ChanceHandler
from ui.effects.connections import ConnectionHandler, Dispatch
from ui.effects.history import HistoryHandler
from ui.effects.imports import ImportHandler
from ui.effects.page import PageHandler
from ui.effects.puzzles import PuzzleHandler
from ui.effects.saves import SaveHandler
from ui.effects.search import SearchHandler
from ui.effects.worker_pool import WorkerPool
from ui.panels.history.daily import Today, today
from ui.panels.history.screen import HistoryView
from ui.panels.home import Saved
from ui.ports import Ports
from ui.session.effects import Effect
from ui.storage.entries import localized
from ui.storage.history.history import History
from ui.storage.library import Library, NoSuchGame
from ui.storage.store import SafeStore


class Handler(Protocol):
    """Carries out the effects of some types."""

    @property
    def EFFECTS(self) -> tuple[type[Effect], ...]:
        """The types of its effects."""
        ...

    def run(self, effect: Effect) -> None:
        """Carry out one effect; the results come as messages."""


class Runner:
    """Makes the handlers and gives each effect to the one for its type."""

    def __init__(
        self, ports: Ports, store: SafeStore, library: Library, board: BoardView, dispatch: Dispatch
    ) -> None:
        self._ports = ports
        self._page = PageHandler(ports.page, dispatch)
        pool = WorkerPool(ports.search_service, ports.pool, dispatch)
        handlers: tuple[Handler, ...] = (
            SaveHandler(library, store, ports, dispatch),
            HistoryHandler(store, ports, dispatch),
            ImportHandler(library, store, ports.page, dispatch),
            ChanceHandler(ports.seed, dispatch),
            CardHandler(ports.card_worker, dispatch),
            ConnectionHandler(ports.connections, dispatch),
            SearchHandler(ports.search_service, pool, board.drop, dispatch),
            PuzzleHandler(ports.page, dispatch),
            board,
            self._page,
        )
        self.handlers: Mapping[type[Effect], Callable[[Effect], None]] = {
            kind: handler.run for handler in handlers for kind in handler.EFFECTS
        }

    def run(self, effect: Effect) -> None:
        """Carry out one effect. Raises `KeyError` for an effect without a handler."""
        self.handlers[type(effect)](effect)

    def after_drawing(self) -> None:
        """Carry out effects that had to wait until the page was drawn."""
        self._page.after_drawing()


class StoreReader:
    """Reads stored values for the screens whenever they are drawn."""

    def __init__(self, ports: Ports, store: SafeStore, library: Library) -> None:
        self._ports = ports
        self._history = History(store)
        self._library = library

    def saved(self) -> list[Saved]:
        """Return the saved games with their dates as texts, "" for the unknown date of a damaged game."""
        date = self._ports.page.date
        saved = map(localized, self._library.list())
        return [Saved(entry, date(entry.updated) if entry.updated else "") for entry in saved]

    def annals(self) -> HistoryView:
        """Return the history as its screen shows it."""
        return HistoryView(self._history.data(), self._ports.today())

    def today(self) -> Today:
        """Return today's date, and whether its puzzle is solved."""
        return today(self._history, self._ports.today())

    def name_of(self, key: str) -> str:
        """Return the name of a saved game; "" if it no longer exists."""
        try:
            return localized(self._library.entry(key)).name
        except NoSuchGame:
            return ""
