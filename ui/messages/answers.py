"""Results of effects: from the store, readers, chance, computers and timers.

The answer to a request carries the request's ticket: see `Model.ticket`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.formats.lists import Collection
from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt
from engine.session.serialization import Shared
from ui.session.analysis.state import SearchInfo
from ui.session.pending import Step
from ui.session.settings import Settings
from ui.storage.backup import Merged
from ui.storage.entries import Conflict, Deleted
from ui.storage.history.history import DayResult
from ui.storage.seats import Note
from ui.value import Value

if TYPE_CHECKING:
    from engine.verifying.report import Report  # loaded when somebody verifies a game


class QrCodeMade(Value):
    """A QR code: rows of "0" and "1" (dark), none on failure."""

    text: str
    rows: tuple[str, ...]


class Copied(Value):
    """A copy to the clipboard, successful or not."""

    worked: bool


class ClipProgress(Value):
    """Fraction of a clip that is made; `number` is that of the clip."""

    number: int
    part: float


class ClipEnded(Value):
    """A clip is made, or could not be made: then its size is 0."""

    number: int
    size: int
    """Size of the file, in bytes."""
    can_share: bool = False
    """True if the device can share the file with other apps."""


class ClipHandedOver(Value):
    """The clip was "shared" or "saved", or it was not: "cancelled", or "failed"."""

    how: str


class EmbedCodeMade(Value):
    """The code that shows the game on another page."""

    code: str


class Prepare(Value):
    """Computer players will be needed soon."""


class LotDrawn(Value):
    """The number of the player drawn by lot."""

    number: int


class Loaded(Value):
    """A saved game was read; `grown` if it gained variations that are not stored."""

    ticket: int
    key: str
    shared: Shared
    note: Note
    grown: bool = False


class Opened(Value):
    """An opened game has been painted, so that all of its log can be shown. This is never too late."""


class Renamed(Value):
    """The game was renamed."""


class NameRefused(Value):
    """The new name is invalid."""

    words: str


class Removed(Value):
    """The game was deleted."""

    name: str
    deleted: Deleted


class SeveralRemoved(Value):
    """Games were deleted together; `kept` counts those that could not be deleted."""

    deleted: tuple[Deleted, ...]
    kept: int


class ConfirmDeletion(Value):
    """The player must confirm the deletion."""

    key: str
    words: str


class Stored(Value):
    """The game at the table was stored under an id."""

    ticket: int
    key: str


class GameRecorded(Value):
    """The game at the table was recorded and earned these new achievements, such as "alien/venus"."""

    achievements: tuple[str, ...]
    streak: int = 0
    """Number of games won in a row, this one included; 0 if it was not won against computers."""
    seals: int = 0
    """Number of seals of the ladder if the game earned one, else 0."""


class SealsCounted(Value):
    """The seals earned so far, such as "chess/level2"."""

    seals: frozenset[str]


class DayRecorded(Value):
    """The daily puzzle at the table was recorded and earned these new achievements."""

    achievements: tuple[str, ...]
    result: DayResult
    """The first result of this date."""
    streak: int
    """Number of days in a row with a solved puzzle, up to today."""


class DayOpened(Value):
    """The daily puzzle of this date is open."""

    ticket: int
    day: str


class PuzzleFound(Value):
    """The name of an unsolved puzzle."""

    ticket: int
    name: str


class AttemptJudged(Value):
    """The attempt with its verdict."""

    ticket: int
    attempt: Attempt


class JudgingTakesLong(Value):
    """Judging an attempt takes long enough to say so."""

    ticket: int


class SaveConflict(Value):
    """Another tab has continued the game at the table; nothing was stored."""

    conflict: Conflict


class Refused(Value):
    """The store or a file refused an operation."""

    words: str


class SettingsRead(Value):
    """The settings changed in the store."""

    settings: Settings


class LinkRead(Value):
    """A link was read; `known` is the id of the stored game that it leads to, or ""."""

    ticket: int
    shared: Shared
    known: str


class Imported(Value):
    """A file held a saved game, which is now in the library."""

    ticket: int
    key: str
    match: Match


class BackupFound(Value):
    """A file is a backup, which opens only if the player agrees."""

    ticket: int
    text: str


class BackupRead(Value):
    """A backup was read: its merged content, and its settings as JSON data."""

    ticket: int
    merged: Merged
    settings: object


class Listed(Value):
    """A file holds these games in some notation."""

    ticket: int
    collection: Collection


class LinkFound(Value):
    """A file holds a link, with this fragment."""

    ticket: int
    fragment: str


class GameAmbiguous(Value):
    """A game of a file, by its number, may be of several kinds; the player must choose."""

    ticket: int
    index: int
    games: tuple[str, ...]


class GameRead(Value):
    """A game in a notation was read; each sentence names something that was left out."""

    ticket: int
    match: Match
    left_out: tuple[str, ...]
    note: Note
    """Players, date, clocks and tags, as far as the file has them."""


class StartDateFound(Value):
    """Date on which the game at the table began here ("" if unknown), for a file of it."""

    ticket: int
    day: str
    suffix: str


class ThumbnailRead(Value):
    """A listed game for its thumbnail; None if unreadable."""

    ticket: int
    text: str
    match: Match | None


class VariationReplayed(Value):
    """A variation was replayed, to view a place of it or for a goal."""

    ticket: int
    line: int
    goal: str
    place: int
    match: Match


class TranscriptChecked(Value):
    """The friends' transcript was checked."""

    ticket: int
    report: Report


class ReadingTakesLong(Value):
    """A reading takes long enough to show its progress."""

    ticket: int


class ReadingProgress(Value):
    """Fraction of the reading that is done."""

    ticket: int
    part: float


class ReadingFailed(Value):
    """A reading failed; `home` if nothing else is left to show."""

    ticket: int
    words: str
    home: bool = False


class ChanceDecided(Value):
    """The text of a chance outcome."""

    ticket: int
    text: str


class PauseOver(Value):
    """The pause before the computer's move is over."""

    ticket: int


class ClockTicked(Value):
    """Time to update the clock that has run since then; a clock that was stopped meanwhile ignores it."""

    since: float


class SearchProgress(Value):
    """Progress of the computer's search."""

    ticket: int
    thinking: SearchInfo


class MoveFound(Value):
    """The computer's move: the text of the action, and the search info."""

    ticket: int
    text: str
    thinking: SearchInfo


class HintFound(Value):
    """The hint: the text of the action."""

    ticket: int
    text: str


class ResultShown(Value):
    """The revealed result has become visible."""

    ticket: int
    step: Step


class MotionOver(Value):
    """The motion has ended."""

    ticket: int


class NoticeOver(Value):
    """A notice, by its number, has been shown long enough."""

    number: int


class RemarkOver(Value):
    """A remark of an opponent, by its number, has been shown long enough."""

    number: int


class MessageOver(Value):
    """A temporary message, by its number, has been shown long enough."""

    number: int
