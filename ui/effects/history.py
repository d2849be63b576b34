"""Handler for the history: game records, daily puzzles, solved puzzles, and the backup file."""

from __future__ import annotations

from collections.abc import Callable

from engine.session.backup import write_backup
from engine.session.daily import is_open
from engine.session.puzzles.table import next_unsolved
from ui.messages import Message
from ui.messages.answers import (
    DayOpened,
    DayRecorded,
    GameRecorded,
    PuzzleFound,
    Refused,
    SealsCounted,
)
from ui.ports import Ports
from ui.session.effects import Effect
from ui.session.settings import Settings, exported
from ui.session.storage_effects import (
    CheckDay,
    CountSeals,
    ExportBackup,
    FindUnsolvedPuzzle,
    RecordGame,
    RecordPuzzleState,
    RecordSolvedDay,
    StoreTexts,
)
from ui.storage.backup import backup_texts
from ui.storage.history.achievements import earned
from ui.storage.history.history import SOLVED, DayResult, History
from ui.storage.history.record import Record
from ui.storage.history.statistics import seals_of, statistics_of
from ui.storage.names import file_name
from ui.storage.store import SafeStore
from ui.words.en.notices import say as notices
from ui.words.en.storage import say


class HistoryHandler:
    """Records results and dispatches newly earned achievements."""

    EFFECTS = (
        RecordGame,
        CountSeals,
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
            case CountSeals():
                self._dispatch(SealsCounted(self._seals()))
            case CheckDay(ticket, day):
                self._open_day(ticket, day)
            case RecordSolvedDay(day, result):
                self._record_day(day, result)
            case RecordPuzzleState(name, state):
                self._history.set_state(name, state)
            case FindUnsolvedPuzzle(ticket, after):
                self._find_unsolved(ticket, after)
            case ExportBackup(settings):
                self._export(settings)
            case StoreTexts(texts):
                for key, text in texts.items():
                    self._store.set(key, text)
                self._dispatch(SealsCounted(self._seals()))

    def _record_game(self, record: Record) -> None:
        ended = int(self._ports.clock())
        won = record.alone is not None and record.result > 0
        before = self._seals()
        achievements = self._earned_by(lambda: self._history.add(record._replace(ended=ended)))
        streak = statistics_of("", self._history.data().records).streak if won else 0
        seals = self._seals()
        self._dispatch(GameRecorded(achievements, streak, len(seals) if seals - before else 0))

    def _seals(self) -> frozenset[str]:
        return seals_of(self._history.data().records)

    def _record_day(self, day: str, result: DayResult) -> None:
        achievements = self._earned_by(lambda: self._history.set_solved(day, result))
        first, streak = self._history.result(day), self._history.days_in_a_row(self._ports.today())
        self._dispatch(DayRecorded(achievements, first, streak))

    def _earned_by(self, write: Callable[[], None]) -> tuple[str, ...]:
        """Write to the history, and return the achievements that this earns."""
        before = earned(self._history.data())
        write()
        return tuple(sorted(earned(self._history.data()) - before))

    def _open_day(self, ticket: int, day: str) -> None:
        """Open the daily puzzle of a day ("": today); refuse a day in the future."""
        today = self._ports.today()
        day = day or today
        self._dispatch(DayOpened(ticket, day) if is_open(day, today) else Refused(notices.no_day))

    def _find_unsolved(self, ticket: int, after: str) -> None:
        """Find the next unsolved puzzle."""
        states = self._history.data().puzzles
        found = next_unsolved([name for name, state in states.items() if state == SOLVED], after)
        self._dispatch(PuzzleFound(ticket, found) if found else Refused(notices.all_solved))

    def _export(self, settings: Settings) -> None:
        name = file_name(f"{say.backup_name} {self._ports.today()}")
        self._ports.page.download(name, write_backup(backup_texts(self._store), exported(settings)))
