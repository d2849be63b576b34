"""Keeps what is kept for good, hands all of it over, and takes in what another device has handed over."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.backup import write_backup
from engine.session.daily.puzzle import is_open
from engine.session.puzzles.table import next_unsolved
from ui.messages import Message
from ui.messages.answers import DayOpened, GameRecorded, PuzzleFound, Refused
from ui.ports import Ports
from ui.session.effects import Effect
from ui.session.settings import Settings, exported
from ui.session.storage_effects import (
    CheckDay,
    ExportBackup,
    FindUnsolvedPuzzle,
    RecordGame,
    RecordPuzzleState,
    RecordSolvedDay,
    StoreTexts,
)
from ui.storage.backup.bundle import stored
from ui.storage.history.achievements import earned
from ui.storage.history.history import SOLVED, History
from ui.storage.history.record import Record
from ui.storage.names import file_name
from ui.storage.store import SafeStore
from ui.words.en.effects import say as words
from ui.words.en.storage import say


class HistoryHandler:
    """Writes into the book, and tells what is new in it."""

    def __init__(self, store: SafeStore, ports: Ports, tell: Callable[[Message], None]) -> None:
        self._store = store
        self._book = History(store)
        self._ports = ports
        self._tell = tell

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of these; return whether it is."""
        match effect:
            case RecordGame(record):
                self._enter(record)
            case CheckDay(ticket, day):
                self._begin(ticket, day)
            case RecordSolvedDay(day):
                self._noting(lambda: self._book.solve(day))
            case RecordPuzzleState(name, became):
                self._book.note(name, became)
            case FindUnsolvedPuzzle(ticket, after):
                self._find(ticket, after)
            case ExportBackup(settings):
                self._export(settings)
            case StoreTexts(texts):
                for key, text in texts.items():
                    self._store.set(key, text)
            case _:
                return False
        return True

    def _enter(self, record: Record) -> None:
        ended = int(self._ports.clock())
        self._noting(lambda: self._book.enter(record._replace(ended=ended)))

    def _noting(self, note: Callable[[], None]) -> None:
        """Have something noted, and tell which achievements that brings."""
        before = earned(self._book.kept())
        note()
        self._tell(GameRecorded(tuple(sorted(earned(self._book.kept()) - before))))

    def _begin(self, ticket: int, day: str) -> None:
        """Begin with a day that has come ("": today); not with one that is still to come."""
        today = self._ports.today()
        day = day or today
        self._tell(DayOpened(ticket, day) if is_open(day, today) else Refused(words.not_yet))

    def _find(self, ticket: int, after: str) -> None:
        """Find the next puzzle that is not solved."""
        became = self._book.kept().puzzles
        found = next_unsolved([name for name, state in became.items() if state == SOLVED], after)
        self._tell(PuzzleFound(ticket, found) if found else Refused(words.all_solved))

    def _export(self, settings: Settings) -> None:
        name = file_name(f"{say.everything} {self._ports.today()}")
        self._ports.page.download(name, write_backup(stored(self._store), exported(settings)))
