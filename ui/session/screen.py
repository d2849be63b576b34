"""State of the screen besides the game at the table, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.formats.lists import Collection
from engine.remote.agreement import LIVE
from engine.session.clock import TimeControl
from ui.session.editing import EditorState
from ui.session.remote.invited import Invited, Inviting, OpenedLink
from ui.session.remote.peers import Peers, Waiting
from ui.session.settings import SPEEDS, Settings
from ui.storage.entries import Conflict, Deleted
from ui.storage.history.history import DayResult
from ui.storage.seats import Remote, Seats
from ui.tree import Kept

ZOOMS = (1.0, 1.6, 2.4)
"""Zoom factors of the board."""
HOME, SETUP, TABLE, RECORDS, EDITOR, PUZZLES, LIBRARY = (
    "home", "setup", "table", "records", "editor", "challenges", "library",
)  # fmt: skip
"""Ids of the screens; all but the first are also entries in the browser history: a set-up, an unsaved
game, the history, the position editor, the puzzles, the library."""
STORED, TUTORIAL, DAY, PUZZLE, STUDY = "game", "guide", "day", "challenge", "study"
"""More entries in the browser history: a saved game, and the unsaved kinds: a tutorial, puzzles, a study
before its first action."""
OPEN, OVER = "open", "over"
"""The states of a saved game."""
OPENING = "opening"
"""The dialog with the progress of reading."""
INVITING, INVITED, ANSWERED = "inviting", "invited", "answered"
"""The dialogs about an invitation made here, one opened here, and the reply to one."""
COMPARE, ABANDON, OTHER_TABLE = "compare", "abandon", "other-table"
"""The dialogs with the four words to compare, before a game is ended as abandoned, and before a game at
another table than the agreed one."""
ENDINGS = ("result", "guide-over", "day-over", "challenge-over")
"""The dialogs at the end of a game; they lie beside the board and leave the page usable."""
CARD = "card"
"""The dialog that shows a card."""
HELD = "held"
"""The dialog shown while clocks are paused by a person."""


NO_WIDTH = "\u200b"
"""A zero-width space."""


def repeatable(words: str, before: str) -> str:
    """Return words that differ from those before, since screen readers read only changes."""
    return words + NO_WIDTH if words and words == before else words


class Setup(NamedTuple):
    """The set-up of a new game."""

    game: str
    seats: Seats
    options: dict[str, str]
    first: str = "0"
    """The player in the first seat: an index in the list of players, or `LOT`. The first seat moves first,
    unless the game has the option `FIRST`."""
    start: str = ""
    """A position text, or "" for the usual start."""
    clock: TimeControl = TimeControl()
    """Time control; its shares are in the order of the list of players."""
    way: str = LIVE
    """Connection to friends on other devices, if any take part: `LIVE` or `POST`."""

    @property
    def is_remote(self) -> bool:
        """True if a player takes part from another device."""
        return any(isinstance(seat, Remote) for seat in self.seats)


class Notice(NamedTuple):
    """A notice at the head of the page, shown for a while."""

    words: str = ""
    drawings: tuple[str, ...] = ()
    """Addresses of drawings of its subject."""
    number: int = 0
    """Number of notices shown before."""


class Remark(NamedTuple):
    """The last remark of a computer opponent, and what the next one depends on."""

    words: str = ""
    """The sentence while it is shown, else ""."""
    seat: int = -1
    """Seat of the speaker."""
    number: int = 0
    """Number of remarks so far."""
    sitting: int = -1
    """`Session.sitting` of the game that it belongs to."""
    moves: int = 0
    """Number of moves before it, or when people sat down."""
    heard: tuple[int, bool] = (0, False)
    """The position considered last: its place in the log, and whether the game was over."""
    recent: tuple[str, ...] = ()
    """Ids of the sentences said last, the latest at the end."""


LOST, OFFLINE, UPDATE = 3, 2, 1
"""Severity of an alert: games are lost on reload, no offline use, or a new version."""


class Alert(NamedTuple):
    """A warning that the player has to acknowledge."""

    words: str
    weight: int
    offer: tuple[str, str] = ("", "")
    """A button beside it: its label and command."""


class MergeResult(NamedTuple):
    """The result of a merged backup: the numbers of additions."""

    games: int
    """Number of new games."""
    longer: int
    """Number of games with more moves."""
    records: int
    days: int
    puzzles: int
    settings: Settings | None = None
    """The settings of the backup, if they differ from those here."""


class Links(NamedTuple):
    """Links for sharing: fragments of the address ("" for none), and the position as text."""

    game: str
    position: str
    text: str
    readable: str = ""
    """A readable link to the position; "" if it cannot be written."""
    secret: bool = False
    """True if a link to the game would reveal a secret; a missing link is otherwise too long."""
    without_variations: bool = False
    """True if the link to the game omits its variations, which do not fit."""
    embed: str = ""
    """The code that shows the game on another page; "" until it is requested."""


class Code(NamedTuple):
    """A text that is shown as a QR code."""

    text: str = ""
    rows: tuple[str, ...] = ()
    """Rows of the code, "1" for dark; empty while it is being made."""


class ClipState(NamedTuple):
    """State of the clip, an animated picture of the game, in the share dialog."""

    stage: str = ""
    """"" before one is made, "making", "ready", or "failed"."""
    number: int = 0
    """Number of clips begun; progress of an earlier one is ignored."""
    asked: str = ""
    """Number of moves asked for, or "all"."""
    part: float = 0.0
    """Fraction that is made."""
    size: int = 0
    """Size of the file, in bytes."""
    can_share: bool = False
    """True if the device can share the file with other apps."""


class File(NamedTuple):
    """An opened file."""

    suffix: str = ""
    """Suffix of its name, such as ".pgn"."""
    game: str = ""
    """Id of its game, as the person has chosen."""
    number: int = 0
    """Index of the game that a question is about, from 0."""
    games: tuple[str, ...] = ()
    """Possible games of the file, while the person is asked to choose."""
    left_out: tuple[str, ...] = ()
    """Parts left out of the game read last, one sentence each."""


SEARCH_LIMIT = 60
"""Maximum length of a search, in letters."""
PAGE = 60
"""Number of saved games that the library shows at first, and adds on request."""


class Filter(NamedTuple):
    """Filter of the library's list of saved games."""

    game: str = ""
    """Id of the game; "" for all games."""
    state: str = ""
    """`OPEN`, `OVER`, or "" for both."""
    text: str = ""
    """Words to search for; "" for none."""
    most: int = PAGE
    """Maximum number of games to show."""


class Screen(NamedTuple):
    """State of the screen besides the game at the table."""

    name: str = HOME
    dialog: str = ""
    """The open dialog, a name in `ui.panels.dialog`; "" for none."""
    subject: str = ""
    """Subject of the dialog, such as the id of a saved game."""
    settings: Settings = Settings()
    setup: Setup | None = None
    editing: EditorState | None = None
    """State of the position editor while it is open."""
    zoom: int = 0
    """Zoom of the board, an index in `ZOOMS`."""
    input_error: str = ""
    """Error in a typed move or name."""
    notice: Notice = Notice()
    """The notice about recent events, such as dice and cards."""
    remark: Remark = Remark()
    """The last remark of an opponent."""
    message: str = ""
    """A message about an error, or about a change that can be undone."""
    lasting: bool = False
    """True if the message stays until it is closed; others disappear when play goes on."""
    brief_number: int = 0
    """Number of the message among the self-ending ones; 0 if it does not end by itself."""
    brief_count: int = 0
    """Number of self-ending messages shown so far."""
    offer: tuple[str, str] = ("", "")
    """A button beside the message: its label and command."""
    alerts: tuple[Alert, ...] = ()
    """Alerts to acknowledge, the gravest first; the page shows the first beside the message."""
    update: bool = False
    """True if a new version of the page is ready; its announcement waits for the end of the game."""
    announcement: str = ""
    """Announcement for screen readers."""
    reduced_motion: bool = False
    """True if the device is set to reduced motion."""
    can_vibrate: bool = False
    """True if the device can vibrate."""
    reading: float = 0.0
    """Progress of reading, from 0 to 1."""
    collection: Collection = Collection("", ())
    """Games of the file opened last, if it has several."""
    thumbnails: Mapping[str, Kept] = MappingProxyType({})
    """Pictures of those games, by their texts."""
    file: File = File()
    """Further facts about that file."""
    conflict: Conflict | None = None
    """The conflict with another tab that has continued the same game."""
    deleted: tuple[Deleted, ...] = ()
    """The games deleted last, which `Restore` restores."""
    library: int = 0
    """Number of changes of the saved games by other tabs while the list was shown."""
    short_log: bool = False
    """True if only the end of the log is shown, right after a long game was opened."""
    backup: str = ""
    """The backup that was read and awaits confirmation."""
    merge_result: MergeResult | None = None
    """Result of the backup merged last."""
    months_back: int = 0
    """Month of the shown daily puzzles: number of months back."""
    puzzles_of: str = ""
    """Game of the shown puzzles; "" for all games."""
    filter: Filter = Filter()
    """Filter of the library."""
    marked: frozenset[str] = frozenset()
    """Ids of the games that are selected in the library."""
    earned: tuple[str, ...] = ()
    """Achievements earned for the first time in the game at the table: "alien/venus"."""
    streak: int = 0
    """Number of games won in a row, the one at the table included, or of days with a solved puzzle; 0 if the
    game was not won against computers."""
    seals: frozenset[str] | None = None
    """The seals of the ladder, such as "chess/level2"; None while they are not counted."""
    new_seals: int = 0
    """Number of seals of the ladder if the game at the table earned one, else 0."""
    day_result: DayResult = DayResult()
    """Attempts and help of the first solution of the daily puzzle at the table."""
    links: Links = Links("", "", "")
    """Links to the game at the table, while the share dialog is open."""
    peers: Peers | None = None
    """Connections to remote friends."""
    waiting: Waiting = Waiting()
    """The wait for another device."""
    card_progress: float = 0.0
    """Progress of this device's current work with cards, from 0 to 1."""
    inviting: Inviting = Inviting()
    invited: Invited | None = None
    reply_state: str = ""
    """State of a reply that this tab was opened with: see `ui.session.remote.invited`."""
    code: Code = Code()
    clip: ClipState = ClipState()
    can_scan: bool = False
    """True if the device can read QR codes with a camera."""
    opened_link: OpenedLink | None = None
    """A friend's link that waits for a decision."""
    can_share: bool = False
    """True if the device can share texts with other apps."""

    @property
    def moving(self) -> bool:
        """True if animations are shown."""
        motion = self.settings.motion
        return motion == "on" or (motion == "system" and not self.reduced_motion)

    @property
    def pace(self) -> float:
        """Speed factor of animations."""
        return SPEEDS[self.settings.speed]

    def with_message(self, message: str, offer: tuple[str, str] = ("", ""), lasting: bool = False) -> Screen:
        """Return the screen with a message and an optional button (its label and command).

        A `lasting` message stays until it is closed.
        """
        message = repeatable(message, self.message)
        return self._replace(message=message, offer=offer, lasting=lasting, brief_number=0)

    def with_brief_message(self, message: str) -> Screen:
        """Return the screen with a message that ends by itself."""
        number = self.brief_count + 1
        return self.with_message(message)._replace(brief_number=number, brief_count=number)

    def with_alert(self, words: str, weight: int, offer: tuple[str, str] = ("", "")) -> Screen:
        """Return the screen with an alert queued by severity; a duplicate is ignored."""
        alerts = dict.fromkeys((*self.alerts, Alert(words, weight, offer)))
        return self._replace(alerts=tuple(sorted(alerts, key=lambda alert: -alert.weight)))

    def without_message(self) -> Screen:
        """Return the screen without its message, unless that is lasting."""
        return self if self.lasting else self._replace(message="", offer=("", ""))

    def without_dialog(self) -> Screen:
        """Return the screen without its dialog."""
        return self._replace(dialog="", subject="", input_error="", earned=(), streak=0, new_seals=0)
