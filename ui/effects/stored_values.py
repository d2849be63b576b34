"""What is stored, as screens show it: read when it is drawn."""

from __future__ import annotations

from ui.panels.history.daily import Today, today
from ui.panels.history.screen import HistoryView
from ui.panels.home import Saved
from ui.ports import Ports
from ui.storage.entries import shown
from ui.storage.history.history import History
from ui.storage.library import Library, NoSuchGame
from ui.storage.store import SafeStore


class StoredValues:
    """Reads the shelf and the book."""

    def __init__(self, ports: Ports, store: SafeStore, library: Library) -> None:
        self._ports = ports
        self._book = History(store)
        self._library = library

    def saved(self) -> list[Saved]:
        """Return the saved games with their dates in words; when one was damaged nobody knows."""
        date = self._ports.page.date
        saved = map(shown, self._library.list())
        return [Saved(entry, date(entry.updated) if entry.updated else "") for entry in saved]

    def annals(self) -> HistoryView:
        """Return what is kept for good."""
        return HistoryView(self._book.kept(), self._ports.today())

    def today(self) -> Today:
        """Return which day it is, and whether its puzzle was met."""
        return today(self._book, self._ports.today())

    def name_of(self, key: str) -> str:
        """Return the name of a saved game, or "" if it is gone."""
        try:
            return shown(self._library.entry(key)).name
        except NoSuchGame:
            return ""
