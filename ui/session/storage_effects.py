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
    """Store the game at the table. Told: `Stored` the first time, `Clashed`, `Refused`."""

    ticket: int
    session: Session


class SaveSettings(Value):
    """Store the settings."""

    settings: Settings


class Enter(Value):
    """Put a game that has ended on record. Told: `Entered`."""

    record: Record


class BeginDay(Value):
    """Find out whether a day ("": today) has come. Told: `DayBegins`, `Refused`."""

    ticket: int
    day: str


class SolveDay(Value):
    """Note that the challenge of a day was met. Told: `Entered`."""

    day: str


class NoteChallenge(Value):
    """Note what became of a challenge: it was "solved", or "seen"."""

    name: str
    became: str


class NextUnsolved(Value):
    """Find the next challenge that is not solved. Told: `ChallengeFound`, `Refused`."""

    ticket: int
    after: str


class ExportAll(Value):
    """Hand over everything that is stored, and the settings, as a file."""

    settings: Settings


class PutTexts(Value):
    """Store texts by their keys."""

    texts: dict[str, str]


class RenameGame(Value):
    """Rename a saved game. Told: `Renamed`, `Misnamed`, `Refused`."""

    key: str
    name: str


class DeleteGame(Value):
    """Delete a saved game. Told: `Removed`, `MustConfirm`, `Refused`."""

    key: str
    certain: bool


class PutBack(Value):
    """Undo a deletion."""

    deleted: Deleted


class KeepCopy(Value):
    """Store this tab's game beside the other tab's. Told: `Stored`."""

    ticket: int
    conflict: Conflict


class ExportGame(Value):
    """Hand over a saved game as a file. Told: `Refused`."""

    key: str


class ExportTable(Value):
    """Hand over the game at the table as a file; it is stored first. Told: `Stored`, `Refused`."""

    ticket: int
    session: Session


class FindBeginning(Value):
    """Find out on which day a game began here, for a file with a suffix. Told: `BeginningFound`."""

    ticket: int
    key: str
    suffix: str


class Reconcile(Value):
    """Bring store and mirror together. Told: `StoredByOtherTab` for what has changed, `SettingsRead`."""

    found: str


# --- reading in slices: see `ui.effects.imports` -----------------------------------------------------


class Load(Value):
    """Read a saved game. Told: `Loaded`, `NotRead`.

    What it has in common with `known` is not replayed, what that has besides is kept as lines.
    """

    ticket: int
    key: str
    known: Match | None = None


class LoadTheirs(Value):
    """Read what another tab has made of a game; what `mine` has besides is kept.

    Told: `Loaded`, `NotRead`.
    """

    ticket: int
    key: str
    mine: Match


class ReadLink(Value):
    """Read a link. Told: `LinkRead`, `NotRead`; while something is being read, `TakesLong` and `HasRead`."""

    ticket: int
    fragment: str


class ReadFile(Value):
    """Read a file. Told: `BackupFound`, `Imported`, `LinkFound`, `Listed`, `Unpacked`, `NotRead`."""

    ticket: int
    text: str
    agreed: bool = False
    """Whether the person has agreed to open a backup."""


class ReadGame(Value):
    """Read a game of a file, by its number from 0. Told: `GameRead`, `WhichGame`, `NotRead`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    """Suffix of the file's name; "" if unknown."""
    chosen: str
    """Id of the file's game, if the person has chosen it."""


class Glance(Value):
    """Read a game of the list that is shown for its picture. Told: `Glanced`."""

    ticket: int
    collection: Collection
    index: int
    suffix: str
    chosen: str


class CheckTold(Value):
    """Look whether all that friends elsewhere have said was fair, in a game. Told: `Checked`."""

    ticket: int
    told: tuple[Entry, ...]
    match: Match


class ReadLine(Value):
    """Play all of a line (0: the match's own) with some goal. Told: `LineRead`, `NotRead`."""

    ticket: int
    match: Match
    line: int
    goal: str
    place: int = 0


class KeepReading(Value):
    """Read on for a while. Told: `HasRead`, or what the whole comes to."""

    ticket: int


class DropReading(Value):
    """Read no further."""
