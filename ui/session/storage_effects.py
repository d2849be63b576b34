"""Effects on the store, and on reading files, links and saved games in slices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.formats.lists import Collection
from engine.session.match import Match
from ui.session.session import Session
from ui.session.settings import Settings
from ui.storage.entries import Conflict, Deleted
from ui.storage.history.history import DayResult
from ui.storage.history.record import Record
from ui.value import Value

if TYPE_CHECKING:
    from engine.remote.replica import Replica  # loaded for remote games

# --- the store: see `ui.effects.saves` ---------------------------------------------------------------


class Save(Value):
    """Save the game at the table. Sends: `StoredValues` the first time, `SaveConflict`, `Refused`."""

    ticket: int
    session: Session


class SaveSettings(Value):
    """Store the settings."""

    settings: Settings


class RecordGame(Value):
    """Record a finished game. Sends: `GameRecorded`."""

    record: Record


class CountSeals(Value):
    """Find the seals of the ladder in the records. Sends: `SealsCounted`."""


class CheckDay(Value):
    """Check that a date ("": today) is not in the future. Sends: `DayOpened`, `Refused`."""

    ticket: int
    day: str


class RecordSolvedDay(Value):
    """Record how the puzzle of a date was solved. Sends: `DayRecorded`."""

    day: str
    result: DayResult


class RecordPuzzleState(Value):
    """Record the state of a puzzle: "solved" or "seen"."""

    name: str
    became: str


class FindUnsolvedPuzzle(Value):
    """Find the next unsolved puzzle. Sends: `PuzzleFound`, `Refused`."""

    ticket: int
    after: str


class ExportBackup(Value):
    """Download a backup of all stored data and the settings."""

    settings: Settings


class StoreTexts(Value):
    """Store texts by their keys."""

    texts: dict[str, str]


class RenameGame(Value):
    """Rename a saved game. Sends: `Renamed`, `NameRefused`, `Refused`."""

    key: str
    name: str


class DeleteGame(Value):
    """Delete a saved game. Sends: `Removed`, `ConfirmDeletion`, `Refused`."""

    key: str
    certain: bool


class DeleteGames(Value):
    """Delete several saved games. Sends: `SeveralRemoved`."""

    keys: frozenset[str]


class UndoDeletion(Value):
    """Undo the deletion of games."""

    deleted: tuple[Deleted, ...]


class StoreCopy(Value):
    """Store this tab's game beside the other tab's. Sends: `StoredValues`."""

    ticket: int
    conflict: Conflict


class ExportGame(Value):
    """Download a saved game as a file. Sends: `Refused`."""

    key: str


class ExportCurrentGame(Value):
    """Save the game at the table and download it as a file. Sends: `StoredValues`, `Refused`."""

    ticket: int
    session: Session


class FindStartDate(Value):
    """Find the date when a game began here, for a file with a suffix. Sends: `StartDateFound`."""

    ticket: int
    key: str
    suffix: str


class Reconcile(Value):
    """Synchronise store and mirror. Sends: `StoredByOtherTab` for changes, `SettingsRead`."""

    found: str


# --- reading in slices: see `ui.effects.imports` -----------------------------------------------------


class Load(Value):
    """Read a saved game. Sends: `Loaded`, `ReadingFailed`.

    The part shared with `known` is not replayed; the rest of `known` becomes variations.
    """

    ticket: int
    key: str
    known: Match | None = None


class LoadTheirs(Value):
    """Read the other tab's version of a game; moves only in `mine` become variations.

    Sends: `Loaded`, `ReadingFailed`.
    """

    ticket: int
    key: str
    mine: Match


class ReadLink(Value):
    """Read a link. Sends: `LinkRead`, `ReadingFailed`.

    Every slow reading sends `ReadingTakesLong`, then `ReadingProgress`.
    """

    ticket: int
    fragment: str


class ReadFile(Value):
    """Read a file. Sends: `BackupFound`, `Imported`, `LinkFound`, `Listed`, `BackupRead`, `ReadingFailed`."""

    ticket: int
    text: str
    agreed: bool = False
    """True if the person has agreed to open a backup."""


class ReadGame(Value):
    """Read a game of a file, by its number from 0. Sends: `GameRead`, `GameAmbiguous`, `ReadingFailed`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    """Suffix of the file's name; "" if unknown."""
    chosen: str
    """Id of the file's game, if the person has chosen it."""


class ReadThumbnail(Value):
    """Read a listed game for its picture. Sends: `ThumbnailRead`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    chosen: str


class CheckTranscript(Value):
    """Verify the transcript of a remote game. Sends: `TranscriptChecked`."""

    ticket: int
    replica: Replica
    match: Match
    """The game shown with it."""


class ReplayVariation(Value):
    """Replay a variation (0: the main line) for some goal. Sends: `VariationReplayed`, `ReadingFailed`."""

    ticket: int
    match: Match
    line: int
    goal: str
    place: int = 0


class ContinueReading(Value):
    """Read the next slice. Sends: `ReadingProgress`, or the final result."""

    ticket: int


class DropReading(Value):
    """Cancel the reading."""
