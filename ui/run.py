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
from ui.panels.daily import Today, today
from ui.panels.history import HistoryView
from ui.panels.home import Saved
from ui.ports import Page, Ports
from ui.session.clips import CLIP_EFFECTS
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


class LateHandler:
    """A handler whose module is imported at its first effect."""

    def __init__(self, effects: tuple[type[Effect], ...], make: Callable[[], Handler]) -> None:
        self.EFFECTS = effects
        self._make = make
        self._handler: Handler | None = None

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        self._handler = self._handler or self._make()
        self._handler.run(effect)


def clip_handler(page: Page, dispatch: Dispatch) -> Handler:
    """Return the handler of clips."""
    from ui.effects.clips import ClipHandler

    return ClipHandler(page, dispatch)


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
            ImportHandler(library, store, ports.page, ports.seed, dispatch),
            ChanceHandler(ports.seed, dispatch),
            CardHandler(ports.card_worker, dispatch),
            ConnectionHandler(ports.connections, ports.seed, dispatch),
            SearchHandler(ports.search_service, pool, board.drop, dispatch),
            PuzzleHandler(ports.page, dispatch),
            LateHandler(CLIP_EFFECTS, lambda: clip_handler(ports.page, dispatch)),
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
        saved = (localized(entry, marked=True) for entry in self._library.list())
        return [Saved(entry, date(entry.updated) if entry.updated else "") for entry in saved]

    def history(self) -> HistoryView:
        """Return the history, and today's date."""
        day = self._ports.today()
        return HistoryView(
            self._history.data(), day, self._result(day) if self._history.has_solved(day) else ""
        )

    def _result(self, day: str) -> str:
        """Return the result of a solved daily puzzle as five lines."""
        from ui.panels.dialogs.result import daily_result

        found, streak = self._history.result(day), self._history.days_in_a_row(day)
        return "\n".join(daily_result(day, found, streak, self._ports.page.address))

    def today(self) -> Today:
        """Return today's date, and whether its puzzle is solved."""
        return today(self._history, self._ports.today())

    def name_of(self, key: str) -> str:
        """Return the name of a saved game; "" if it no longer exists."""
        try:
            return localized(self._library.entry(key)).name
        except NoSuchGame:
            return ""
