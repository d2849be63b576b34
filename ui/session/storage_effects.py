"""Effects on the store, and what is read in slices: files, links, stored games."""

from __future__ import annotations

from engine.formats.lists import Collection
from engine.remote.entries import Entry
from engine.session.match import Match
from ui.session.session import Session
from ui.session.settings import Settings
from ui.storage.entries import Conflict, Deleted
from ui.storage.history.record import Record
from ui.value import Value

# --- the store: see `ui.effects.saves` -------------------------------------------------------------


class Save(Value):
    """Store the game at the table. Told: `StoredValues` the first time, `SaveConflict`, `Refused`."""

    ticket: int
    session: Session


class SaveSettings(Value):
    """Store the settings."""

    settings: Settings


class RecordGame(Value):
    """Put a game that has ended on record. Told: `GameRecorded`."""

    record: Record


class CheckDay(Value):
    """Find out whether a day ("": today) has come. Told: `DayOpened`, `Refused`."""

    ticket: int
    day: str


class RecordSolvedDay(Value):
    """Note that the puzzle of a day was met. Told: `GameRecorded`."""

    day: str


class RecordPuzzleState(Value):
    """Note what became of a puzzle: it was "solved", or "seen"."""

    name: str
    became: str


class FindUnsolvedPuzzle(Value):
    """Find the next puzzle that is not solved. Told: `PuzzleFound`, `Refused`."""

    ticket: int
    after: str


class ExportBackup(Value):
    """Hand over everything that is stored, and the settings, as a file."""

    settings: Settings


class StoreTexts(Value):
    """Store texts by their keys."""

    texts: dict[str, str]


class RenameGame(Value):
    """Rename a saved game. Told: `Renamed`, `NameRefused`, `Refused`."""

    key: str
    name: str


class DeleteGame(Value):
    """Delete a saved game. Told: `Removed`, `ConfirmDeletion`, `Refused`."""

    key: str
    certain: bool


class UndoDeletion(Value):
    """Undo a deletion."""

    deleted: Deleted


class StoreCopy(Value):
    """Store this tab's game beside the other tab's. Told: `StoredValues`."""

    ticket: int
    conflict: Conflict


class ExportGame(Value):
    """Hand over a saved game as a file. Told: `Refused`."""

    key: str


class ExportCurrentGame(Value):
    """Hand over the game at the table as a file; it is stored first. Told: `StoredValues`, `Refused`."""

    ticket: int
    session: Session


class FindStartDate(Value):
    """Find out on which day a game began here, for a file with a suffix. Told: `StartDateFound`."""

    ticket: int
    key: str
    suffix: str


class Reconcile(Value):
    """Bring store and mirror together. Told: `StoredByOtherTab` for what has changed, `SettingsRead`."""

    found: str


# --- reading in slices: see `ui.effects.imports` -----------------------------------------------------


class Load(Value):
    """Read a saved game. Told: `Loaded`, `ReadingFailed`.

    What it has in common with `known` is not replayed, what that has besides is kept as lines.
    """

    ticket: int
    key: str
    known: Match | None = None


class LoadTheirs(Value):
    """Read what another tab has made of a game; what `mine` has besides is kept.

    Told: `Loaded`, `ReadingFailed`.
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
    """Read a file. Told: `BackupFound`, `Imported`, `LinkFound`, `Listed`, `BackupRead`, `ReadingFailed`."""

    ticket: int
    text: str
    agreed: bool = False
    """Whether the person has agreed to open a backup."""


class ReadGame(Value):
    """Read a game of a file, by its number from 0. Told: `GameRead`, `GameAmbiguous`, `ReadingFailed`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    """Suffix of the file's name; "" if unknown."""
    chosen: str
    """Id of the file's game, if the person has chosen it."""


class ReadThumbnail(Value):
    """Read a game of the list that is shown for its picture. Told: `ThumbnailRead`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    chosen: str


class CheckTranscript(Value):
    """Look whether all that friends elsewhere have said was fair, in a game. Told: `TranscriptChecked`."""

    ticket: int
    told: tuple[Entry, ...]
    match: Match


class ReplayVariation(Value):
    """Play all of a line (0: the match's own) with some goal. Told: `VariationReplayed`, `ReadingFailed`."""

    ticket: int
    match: Match
    line: int
    goal: str
    place: int = 0


class ContinueReading(Value):
    """Read on for a while. Told: `ReadingProgress`, or what the whole comes to."""

    ticket: int


class DropReading(Value):
    """Read no further."""
