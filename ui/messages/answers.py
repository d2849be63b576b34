"""What comes of effects: answers of the store, of readers, of chance, of computers and of time.

What answers a question carries the ticket of the question: see `Model.ticket`.
"""

from __future__ import annotations

from engine.formats.lists import Collection
from engine.remote.validation import Report
from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt
from engine.session.serialization import Shared
from ui.session.analysis.thinking import SearchInfo
from ui.session.settings import Settings
from ui.session.unfinished import Step
from ui.storage.backup.merging import Merged
from ui.storage.entries import Conflict, Deleted
from ui.storage.seats import Note
from ui.value import Value


class QrCodeMade(Value):
    """The QR code of a text is made: rows of "0" and "1" (dark); none if that did not work."""

    text: str
    rows: tuple[str, ...]


class Copied(Value):
    """Whether that worked."""

    worked: bool


class Prepare(Value):
    """Computers will have to think soon."""


class LotDrawn(Value):
    """The lot has fallen on the player of this number."""

    number: int


class Loaded(Value):
    """A saved game has been read; `grown` if lines beside it have come that are not stored."""

    ticket: int
    key: str
    shared: Shared
    note: Note
    grown: bool = False


class Opened(Value):
    """A game that was opened has been painted: all of its log can be shown. This is never too late."""


class Renamed(Value):
    """It has its name."""


class NameRefused(Value):
    """It cannot be called that."""

    words: str


class Removed(Value):
    """It was deleted."""

    name: str
    deleted: Deleted


class ConfirmDeletion(Value):
    """It is to be asked once more before it is deleted."""

    key: str
    words: str


class Stored(Value):
    """The game at the table is stored under an id now."""

    ticket: int
    key: str


class GameRecorded(Value):
    """The game at the table is on record and earned these new achievements, such as "alien/venus"."""

    achievements: tuple[str, ...]


class DayOpened(Value):
    """The puzzle of this day can be tried."""

    ticket: int
    day: str


class PuzzleFound(Value):
    """A puzzle that is not solved, by its name."""

    ticket: int
    name: str


class AttemptJudged(Value):
    """It is known what was done in a puzzle."""

    ticket: int
    trial: Attempt


class JudgingTakesLong(Value):
    """To find out what was done in a puzzle takes so long that it is told."""

    ticket: int


class SaveConflict(Value):
    """Another tab has played the game at the table on: nothing was stored."""

    conflict: Conflict


class Refused(Value):
    """Something could not be done with the store or a file."""

    words: str


class SettingsRead(Value):
    """The settings have changed in the store."""

    settings: Settings


class LinkRead(Value):
    """A link has been read; `known` is the id of the stored game that it leads to, or ""."""

    ticket: int
    shared: Shared
    known: str


class Imported(Value):
    """A file held a saved game, which is on the shelf now."""

    ticket: int
    key: str
    match: Match


class BackupFound(Value):
    """A file is a backup: it is opened only if the person agrees."""

    ticket: int
    text: str


class BackupRead(Value):
    """A file held everything of a device: what it brings, and what stands in it for the settings."""

    ticket: int
    merged: Merged
    settings: object


class Listed(Value):
    """A file holds these games, in some notation."""

    ticket: int
    collection: Collection


class LinkFound(Value):
    """A file held a link; this is its fragment."""

    ticket: int
    fragment: str


class GameAmbiguous(Value):
    """A game of a file, by its number, may be of several kinds; the person has to choose."""

    ticket: int
    index: int
    games: tuple[str, ...]


class GameRead(Value):
    """A game in a notation has been read; each sentence tells something that was left out of it."""

    ticket: int
    match: Match
    left_out: tuple[str, ...]
    note: Note
    """Players, date, clocks and tags, as far as the file has them."""


class StartDateFound(Value):
    """The game at the table began here on this day ("" if that is not known); a file of it is wanted."""

    ticket: int
    day: str
    suffix: str


class ThumbnailRead(Value):
    """A game of the list that is shown comes to this; None if that cannot be made out."""

    ticket: int
    text: str
    match: Match | None


class VariationReplayed(Value):
    """All of a line has been played, to look at a place of it, or with a goal."""

    ticket: int
    line: int
    goal: str
    place: int
    match: Match


class TranscriptChecked(Value):
    """All that friends elsewhere have said was looked at."""

    ticket: int
    report: Report


class ReadingTakesLong(Value):
    """What is being opened cannot be read at once."""

    ticket: int


class ReadingProgress(Value):
    """So much has been read, from 0 to 1."""

    ticket: int
    part: float


class ReadingFailed(Value):
    """What was being opened cannot be; `home` if nothing else is left to show."""

    ticket: int
    words: str
    home: bool = False


class ChanceDecided(Value):
    """Chance has decided: the text of the outcome."""

    ticket: int
    text: str


class PauseOver(Value):
    """The pause before the computer's move is over."""

    ticket: int


class ClockTicked(Value):
    """A clock that has run since then is to be looked at again. One that has stood still since is another."""

    since: float


class SearchProgress(Value):
    """How far the computer has come."""

    ticket: int
    thinking: SearchInfo


class MoveFound(Value):
    """The computer's move: the text of the action, and what it thought."""

    ticket: int
    text: str
    thinking: SearchInfo


class HintFound(Value):
    """The hint: the text of the action."""

    ticket: int
    text: str


class ResultShown(Value):
    """The result of what is shown has come to be seen."""

    ticket: int
    step: Step


class MotionOver(Value):
    """What was in motion has come to its end."""

    ticket: int


class NoticeOver(Value):
    """A notice, by its number, has been there long enough to be read."""

    number: int


class MessageOver(Value):
    """A message that ends by itself, by its number, has been there long enough to be read."""

    number: int
