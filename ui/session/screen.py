"""What is shown beside the game at the table: plain data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.formats.lists import Collection
from engine.remote.agreement import LIVE
from engine.session.clocks.control import TimeControl
from ui.session.editing import EditorState
from ui.session.remote.invited import Invited, Inviting
from ui.session.remote.opened_link import OpenedLink
from ui.session.remote.peers import Peers
from ui.session.settings import SPEEDS, Settings
from ui.storage.entries import Conflict, Deleted
from ui.storage.seats import Remote, Seats
from ui.tree import Kept

ZOOMS = (1.0, 1.6, 2.4)
"""How much the board can be enlarged."""
HOME, SETUP, TABLE, RECORDS, EDITOR, PUZZLES, LIBRARY = (
    "home", "setup", "table", "records", "editor", "challenges", "library",
)  # fmt: skip
"""The screens. But for the first they are places in the browser's history, too: a set-up, a game not yet
begun, what is kept for good, a position that is being set up, the puzzles, all saved games."""
STORED, TUTORIAL, DAY, PUZZLE, STUDY = "game", "guide", "day", "challenge", "study"
"""Places in the browser's history: a stored game, and what is stored nowhere: a first game, puzzles, a
position that is studied and in which nothing was done."""
OPEN, OVER = "open", "over"
"""The states of a saved game."""
OPENING = "opening"
"""The dialog that shows how far something is read."""
INVITING, INVITED, ANSWERED = "inviting", "invited", "answered"
"""The dialogs about an invitation that was made here, that was opened here, and about an answer to one."""
ENDINGS = ("result", "guide-over", "day-over", "challenge-over")
"""The dialogs about an end. They lie beside the board, and all else on the screen can be used meanwhile."""
CARD = "card"
"""The dialog about a card."""
HELD = "held"
"""The dialog that is shown while clocks stand still because somebody wanted that."""


NO_WIDTH = "\u200b"
"""A space without width."""


def repeatable(words: str, before: str) -> str:
    """Return words so that they differ from those shown before: only what changes is read aloud again."""
    return words + NO_WIDTH if words and words == before else words


class Setup(NamedTuple):
    """A game about to be started."""

    game: str
    seats: Seats
    options: dict[str, str]
    first: str = "0"
    """Who begins: the number of a line in the list of players, or `LOT`. A game whose seats are places has
    an option for that (`FIRST`) instead."""
    start: str = ""
    """A position text, or "" for the usual start."""
    clock: TimeControl = TimeControl()
    """How time is counted; shares are those of the lines in the list of players."""
    way: str = LIVE
    """How friends on other devices take part, if any do: `LIVE` or `POST`."""

    @property
    def is_remote(self) -> bool:
        """True if somebody takes part from another device."""
        return any(isinstance(seat, Remote) for seat in self.seats)


class Notice(NamedTuple):
    """What is told at the head of the page for a while."""

    words: str = ""
    arts: tuple[str, ...] = ()
    """Drawings of what it is about, as addresses."""
    number: int = 0
    """How many were told before."""


LOST, OFFLINE, UPDATE = 3, 2, 1
"""Severity of an alert: games are lost on reload, no offline use, or a new version."""


class Alert(NamedTuple):
    """A warning that the player has to acknowledge."""

    words: str
    weight: int
    offer: tuple[str, str] = ("", "")
    """A button beside it: its words, and what it does."""


class Moved(NamedTuple):
    """What a file with everything has brought: how many games, games that were played on, records, days,
    puzzles.
    """

    games: int
    longer: int
    records: int
    days: int
    puzzles: int
    settings: Settings | None = None
    """Its settings, if they are others than here."""


class Links(NamedTuple):
    """What can be shared: fragments of the page's address ("" for none), and the position as text."""

    game: str
    position: str
    text: str
    written: str = ""
    """A link to the position that people can read; "" where there is none."""
    secret: bool = False
    """Whether a link to the game would tell a secret; if there is none though, it would be too long."""
    bare: bool = False
    """Whether the link to the game is without the lines beside it: they do not fit."""


class Code(NamedTuple):
    """A text that is shown as a QR code."""

    text: str = ""
    rows: tuple[str, ...] = ()
    """The code, row by row, "1" for dark; none while it is being made."""


class File(NamedTuple):
    """A file that was opened."""

    suffix: str = ""
    """Suffix of its name, such as ".pgn"."""
    game: str = ""
    """Id of its game, as the person has chosen."""
    number: int = 0
    """The game of the file that a question is about, from 0."""
    games: tuple[str, ...] = ()
    """The games that it may be of, while that is asked."""
    left_out: tuple[str, ...] = ()
    """Parts left out of the game read last: a sentence each."""


class Filter(NamedTuple):
    """Which saved games the library shows."""

    game: str = ""
    """The id of their game; "" for those of all games."""
    state: str = ""
    """`OPEN`, `OVER`, or "" for both."""


class Screen(NamedTuple):
    """The screen, but for the game at the table."""

    name: str = HOME
    dialog: str = ""
    """What lies over the screen: one of the names in `ui.panels.dialog`, or nothing."""
    subject: str = ""
    """What the dialog is about, such as the id of a saved game."""
    settings: Settings = Settings()
    setup: Setup | None = None
    editing: EditorState | None = None
    """The position that is being set up, on the screen for that."""
    zoom: int = 0
    """How much the board is enlarged: a place in `ZOOMS`."""
    misread: str = ""
    """What is wrong with the text that was typed: as a move, or as a name."""
    notice: Notice = Notice()
    """What chance has just shown."""
    message: str = ""
    """A message about something that went wrong, or could be undone."""
    lasting: bool = False
    """Whether the message stays until somebody closes it; others go when play goes on."""
    passing: int = 0
    """The number of the message among those that end by themselves; 0 if it does not."""
    passed: int = 0
    """Number of self-ending messages shown so far."""
    offer: tuple[str, str] = ("", "")
    """A button beside the message: its words, and what it does."""
    alerts: tuple[Alert, ...] = ()
    """Alerts to acknowledge, the gravest first; the page shows that one beside the message."""
    update: bool = False
    """A new version of the page is there, and nobody has been told: between games is the time for that."""
    announcement: str = ""
    """What a screen reader is told."""
    still: bool = False
    """Whether the device is set to avoid motion."""
    trembles: bool = False
    """Whether the device can tremble in the hand."""
    reading: float = 0.0
    """How much has been read of what is being opened, from 0 to 1."""
    collection: Collection = Collection("", ())
    """The games of the file that was opened last, if they are several."""
    glances: Mapping[str, Kept] = MappingProxyType({})
    """Pictures of them, by their texts."""
    file: File = File()
    """Further facts about that file."""
    clash: Conflict | None = None
    """What could not be stored, since another tab has played the same game on."""
    deleted: Deleted | None = None
    """What `Restore` brings back."""
    library: int = 0
    """How often another tab has changed the saved games while they were shown."""
    brief: bool = False
    """Whether only the end of the log is shown: a game has just been opened, and the rest follows."""
    backup: str = ""
    """The backup that was read and is opened if the person agrees."""
    moved: Moved | None = None
    """What the file with everything has brought that was opened last."""
    back: int = 0
    """The month of puzzles that is shown: how many months ago."""
    of: str = ""
    """The game whose puzzles are shown; "" for those of all games."""
    filter: Filter = Filter()
    """Which saved games the library shows."""
    earned: tuple[str, ...] = ()
    """The achievements that the game at the table has brought for the first time: "alien/venus"."""
    links: Links = Links("", "", "")
    """What can be shared of the game at the table, as long as that is asked."""
    peers: Peers | None = None
    """Who is at the other ends of the lines to friends elsewhere."""
    cards: float = 0.0
    """How much is done of the work with cards that this device is at."""
    inviting: Inviting = Inviting()
    invited: Invited | None = None
    handed: str = ""
    """What has become of an answer that this tab was opened with: see `ui.session.remote.invited`."""
    code: Code = Code()
    scans: bool = False
    """Whether the device can read QR codes with a camera."""
    opened_link: OpenedLink | None = None
    """The link of a friend that something is to be done with."""
    sends: bool = False
    """Whether the device can send a text to other apps, and so to people."""

    @property
    def moving(self) -> bool:
        """Whether things are shown in motion."""
        motion = self.settings.motion
        return motion == "on" or (motion == "system" and not self.still)

    @property
    def pace(self) -> float:
        """How many times as fast as usual things move."""
        return SPEEDS[self.settings.speed]

    def tell(self, message: str, offer: tuple[str, str] = ("", ""), lasting: bool = False) -> Screen:
        """Show a message, with a button (its words, what it does); a `lasting` one until it is closed."""
        message = repeatable(message, self.message)
        return self._replace(message=message, offer=offer, lasting=lasting, passing=0)

    def tell_for_a_while(self, message: str) -> Screen:
        """Show a message that ends by itself."""
        number = self.passed + 1
        return self.tell(message)._replace(passing=number, passed=number)

    def alert(self, words: str, weight: int, offer: tuple[str, str] = ("", "")) -> Screen:
        """Have an alert acknowledged, after those that are as grave; one that waits comes only once."""
        alerts = dict.fromkeys((*self.alerts, Alert(words, weight, offer)))
        return self._replace(alerts=tuple(sorted(alerts, key=lambda alert: -alert.weight)))

    def hush(self) -> Screen:
        """Take the message away, unless it is to last."""
        return self if self.lasting else self._replace(message="", offer=("", ""))

    def close(self) -> Screen:
        """Take the dialog away."""
        return self._replace(dialog="", subject="", misread="", earned=())
