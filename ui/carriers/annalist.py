"""Keeps what is kept for good, hands all of it over, and takes in what another device has handed over."""

from __future__ import annotations

from collections.abc import Callable

from ui.messages import Message
from ui.messages.answers import Entered
from ui.ports import Ports
from ui.session.effects import Effect, Enter, ExportAll, PutTexts
from ui.session.settings import Settings, exported
from ui.storage.moving.bundle import stored, write_bundle
from ui.storage.names import file_name
from ui.storage.records.book import Book
from ui.storage.records.earned import earned
from ui.storage.records.record import Record
from ui.storage.store import SafeStore
from ui.storage.words import say


class Annalist:
    """Writes into the book, and tells what is new in it."""

    def __init__(self, store: SafeStore, ports: Ports, tell: Callable[[Message], None]) -> None:
        self._store = store
        self._book = Book(store)
        self._ports = ports
        self._tell = tell

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of these; return whether it is."""
        match effect:
            case Enter(record):
                self._enter(record)
            case ExportAll(settings):
                self._export(settings)
            case PutTexts(texts):
                for key, text in texts.items():
                    self._store.set(key, text)
            case _:
                return False
        return True

    def _enter(self, record: Record) -> None:
        before = earned(self._book.kept())
        self._book.enter(record._replace(ended=int(self._ports.clock())))
        self._tell(Entered(tuple(sorted(earned(self._book.kept()) - before))))

    def _export(self, settings: Settings) -> None:
        name = file_name(f"{say.everything} {self._ports.today()}")
        self._ports.page.download(name, write_bundle(stored(self._store), exported(settings)))
