"""Keeps what is kept for good."""

from __future__ import annotations

from collections.abc import Callable

from ui.messages import Message
from ui.messages.answers import Entered
from ui.session.effects import Effect, Enter
from ui.storage.records.book import Book
from ui.storage.records.earned import earned
from ui.storage.records.record import Record


class Annalist:
    """Writes into the book, and tells what is new in it. `clock` gives seconds since 1970."""

    def __init__(self, book: Book, clock: Callable[[], float], tell: Callable[[Message], None]) -> None:
        self._book = book
        self._clock = clock
        self._tell = tell

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of the book's; return whether it is."""
        match effect:
            case Enter(record):
                self._enter(record)
            case _:
                return False
        return True

    def _enter(self, record: Record) -> None:
        before = earned(self._book.kept())
        self._book.enter(record._replace(ended=int(self._clock())))
        self._tell(Entered(tuple(sorted(earned(self._book.kept()) - before))))
