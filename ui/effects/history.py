"""Handler for the history: game records, daily puzzles, solved puzzles, and the backup file."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.backup import write_backup
from engine.session.daily import is_open
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
from ui.storage.backup import backup_texts
from ui.storage.history.achievements import earned
from ui.storage.history.history import SOLVED, History
from ui.storage.history.record import Record
from ui.storage.names import file_name
from ui.storage.store import SafeStore
from ui.words.en.effects import say as words
from ui.words.en.storage import say


class HistoryHandler:
    """Records results and dispatches newly earned achievements."""

    EFFECTS = (
        RecordGame,
        CheckDay,
        RecordSolvedDay,
        RecordPuzzleState,
        FindUnsolvedPuzzle,
        ExportBackup,
        StoreTexts,
    )

    def __init__(self, store: SafeStore, ports: Ports, dispatch: Callable[[Message], None]) -> None:
        self._store = store
        self._history = History(store)
        self._ports = ports
        self._dispatch = dispatch

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case RecordGame(record):
                self._record_game(record)
            case CheckDay(ticket, day):
                self._open_day(ticket, day)
            case RecordSolvedDay(day):
                self._record(lambda: self._history.set_solved(day))
            case RecordPuzzleState(name, state):
                self._history.set_state(name, state)
            case FindUnsolvedPuzzle(ticket, after):
                self._find_unsolved(ticket, after)
            case ExportBackup(settings):
                self._export(settings)
            case StoreTexts(texts):
                for key, text in texts.items():
                    self._store.set(key, text)

    def _record_game(self, record: Record) -> None:
        ended = int(self._ports.clock())
        self._record(lambda: self._history.add(record._replace(ended=ended)))

    def _record(self, write: Callable[[], None]) -> None:
        """Write to the history and dispatch the achievements that this earns."""
        before = earned(self._history.data())
        write()
        self._dispatch(GameRecorded(tuple(sorted(earned(self._history.data()) - before))))

    def _open_day(self, ticket: int, day: str) -> None:
        """Open the daily puzzle of a day ("": today); refuse a day in the future."""
        today = self._ports.today()
        day = day or today
        self._dispatch(DayOpened(ticket, day) if is_open(day, today) else Refused(words.not_yet))

    def _find_unsolved(self, ticket: int, after: str) -> None:
        """Find the next unsolved puzzle."""
        became = self._history.data().puzzles
        found = next_unsolved([name for name, state in became.items() if state == SOLVED], after)
        self._dispatch(PuzzleFound(ticket, found) if found else Refused(words.all_solved))

    def _export(self, settings: Settings) -> None:
        name = file_name(f"{say.everything} {self._ports.today()}")
        self._ports.page.download(name, write_backup(backup_texts(self._store), exported(settings)))
