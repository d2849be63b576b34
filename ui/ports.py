"""Protocols of everything the app uses from the browser: `ui.platform` implements them, tests fake them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from engine.contract.values import AnyView, Tone
from ui.board.drawing import Thing
from ui.messages import Message
from ui.session.analysis.state import SearchInfo
from ui.session.remote.effects import CardWork, Server
from ui.session.settings import Settings
from ui.storage.store import NO_MIRROR, Mirror, Store
from ui.tree import Node


class Timers(Protocol):
    """The page's clock, timers and frames."""

    def now(self) -> float:
        """Return the seconds of a monotonic clock, which may stand still while the device sleeps."""
        return 0.0

    def wall(self) -> float:
        """Return the seconds of a clock that goes on while the device sleeps, and may be set."""
        return 0.0

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        """Call `then` after some seconds."""

    def frame(self, then: Callable[[], None]) -> None:
        """Call `then` before the next frame."""

    def soon(self, then: Callable[[], None]) -> None:
        """Call `then` before the next frame; calls until then count as one."""

    def hidden(self) -> bool:
        """Return True if the page is not visible, as in a background tab."""
        return False


class Display(Protocol):
    """The page's elements, canvases and appearance."""

    def draw(self, nodes: Sequence[Node]) -> None:
        """Show these elements, changing only the differences."""

    def paint(self, layer: str, things: Sequence[Thing], size: tuple[float, float]) -> None:
        """Paint a scene on the canvas `board-base` or `board-live`; `size` is in board units."""

    def focus_spot(self, spot: str) -> None:
        """Give the keyboard focus to a cell of the board."""

    def scroll_to_top(self) -> None:
        """Scroll the page to its top."""

    def apply_appearance(self, settings: Settings) -> None:
        """Apply the theme, board, pieces and motion of the settings."""

    def use_language(self, language: str) -> str:
        """Switch to a language (an id, or `system` for the best available) and return its id."""
        ...

    def date(self, seconds: float) -> str:
        """Return a time (seconds since 1970) in the player's notation."""
        ...

    def reduced_motion(self) -> bool:
        """Return True if the device asks for reduced motion."""
        return False


class Feedback(Protocol):
    """Sounds and vibrations."""

    def play_sound(self, name: str, delay: float, volume: float) -> None:
        """Play a sound after `delay` seconds, at a volume up to 1."""

    def play_tones(self, tones: Sequence[Tone], volume: float) -> None:
        """Play a sound made of tones, at a volume up to 1."""

    def can_vibrate(self) -> bool:
        """Return True if the device can vibrate."""
        return False

    def vibrate(self, name: str, delay: float) -> None:
        """Vibrate after `delay` seconds, in a pattern of `ui.platform.sound`."""


class ClipError(Exception):
    """The browser could not make a clip."""


class ClipRecorder(Protocol):
    """Makes an animated picture of a board, frame by frame."""

    def begin(
        self,
        title: str,
        board: Sequence[Thing],
        size: tuple[float, float],
        drawings: Collection[str],
        ready: Callable[[bool], None],
    ) -> None:
        """Prepare for frames of a board, and call `ready` with True on success.

        `size` is in board units, and `drawings` are the names of all drawings in the frames.
        """

    def sample(self, things: Sequence[Thing]) -> None:
        """Count the colours of a scene for the palette. Raises `ClipError`."""

    def add(self, things: Sequence[Thing], seconds: float, words: str) -> None:
        """Add a frame, with words below the board. Raises `ClipError`."""

    def finish(self, name: str) -> int:
        """Make the file, and return its size in bytes. Raises `ClipError`."""
        ...

    def can_share(self) -> bool:
        """Return True if the device can share the file with other apps."""
        ...

    def hand_over(self, way: str, done: Callable[[str], None]) -> None:
        """Share or save the file, as in `ui.session.clips.HandOverClip`; `done` gets how it went."""


class Sharing(Protocol):
    """Clipboard, sharing, files, pictures and QR codes."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Copy a text to the clipboard; `done` gets True on success."""

    def can_share(self) -> bool:
        """Return True if the device can share a text with other apps."""
        return False

    def share(
        self, link: str, words: str, copied: Callable[[bool], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        """Share a link, with words before it, with another app, and call `sent`.

        On failure both are copied instead and `copied` gets the result. If the player cancels, nothing
        is called.
        """

    def picture(
        self,
        kind: str,
        name: str,
        things: Sequence[Thing],
        size: tuple[float, float],
        done: Callable[[bool], None],
    ) -> None:
        """Save a scene as a "png" or "svg" file, or "copy" it; `size` is in board units.

        `done` gets True if the picture was copied.
        """

    def clip_recorder(self) -> ClipRecorder:
        """Return a recorder of clips."""
        ...

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""

    def make_code(self, text: str, done: Callable[[tuple[str, ...]], None]) -> None:
        """Make a QR code; `done` gets its rows of "0" and "1" (dark), none on failure."""


class Scanner(Protocol):
    """The camera as a reader of QR codes."""

    def can_scan(self) -> bool:
        """Return True if the device can read QR codes with a camera."""
        return False

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Show the camera in `#camera` until a code is read; asks the player for permission."""

    def stop_scanning(self) -> None:
        """Turn the camera off."""


class Navigation(Protocol):
    """The page's address, the browser's history, and reloading."""

    def address(self, fragment: str) -> str:
        """Return the page's address with a fragment."""
        ...

    def fragment(self) -> str:
        """Return the fragment with which the page was opened."""
        return ""

    def record_place(self, place: str) -> None:
        """Record the current place ("": home) in the browser's history and drop the fragment."""

    def place(self) -> str:
        """Return the place that was current when the page was left or reloaded."""
        return ""

    def reload(self) -> None:
        """Restart with the new version of the page."""


class Page(Timers, Display, Feedback, Sharing, Scanner, Navigation, Protocol):
    """The page with all its facilities."""


class Job(NamedTuple):
    """A request to a computer player, which sees only the view."""

    game: str
    view: AnyView
    level: str
    seconds: float | None = None
    """Thinking time in place of the level's limits."""
    asked: str = ""
    """In a review: text of the action to compare with the best one."""
    times: int = 1
    """Multiple of the usual effort."""
    share: int = 0
    """In a review: the part of the game. Results are remembered within one part."""


Progress = Callable[[SearchInfo], None]
Done = Callable[[str, SearchInfo], None]
"""Gets the text of the action and the search info; the info is empty if the search was cut short."""


class SearchService(Protocol):
    """Runs computer players without blocking the page. One job at a time."""

    def warm_up(self) -> None:
        """Prepare for a first job."""

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        """Start a job. An analysis that fails is done with no action."""

    def hurry(self) -> None:
        """Finish the job with the best action so far."""

    def stop(self) -> None:
        """Drop the job; `done` is not called."""


class PoolWorker(SearchService, Protocol):
    """A search service that starts with its first job and can be dismissed."""

    def leave(self) -> None:
        """Drop the job and end the worker until the next job."""


PartDone = Callable[[float], None]
"""Gets the fraction of the work that is done."""
CardWorkDone = Callable[[Message], None]
"""Gets the result."""


class CardWorker(Protocol):
    """Does long computations with cards without blocking the page. One at a time."""

    def warm_up(self) -> None:
        """Prepare for a first job."""

    def work(self, job: CardWork, progress: PartDone, done: CardWorkDone) -> None:
        """Start a job in place of an unfinished one."""

    def stop(self) -> None:
        """Drop the job; `done` is not called."""

    def leave(self) -> None:
        """Drop the job and keep nothing of it."""


class Connections(Protocol):
    """Connections to friends' devices. A peer is a small number that this device has chosen.

    Everything is text: descriptions, which players send by other means, and frames on an open connection.
    """

    def listen(self, dispatch: Callable[[Message], None]) -> None:
        """Dispatch all events as messages of `ui.messages.remote`."""

    def invite(self, peer: int, server: Server) -> None:
        """Make an invitation, replacing an earlier one. Sends: `OfferReady`."""

    def answer(self, peer: int, offer: str, server: Server) -> None:
        """Make the reply to an invitation, replacing an earlier connection. Sends: `ReplyReady`."""

    def accept(self, peer: int, answer: str) -> None:
        """Open the connection with a peer's reply. An invalid reply leaves the invitation open."""

    def send(self, peer: int, text: str) -> None:
        """Send a text if the connection is open."""

    def close(self, peer: int) -> None:
        """Close the connection, if any. The other device is notified; nothing more is received here."""

    def hand(self, answer: str) -> None:
        """Offer a reply to the browser's other tabs. Sends there: `ReplyOffered`."""

    def take(self, answer: str) -> None:
        """Confirm to the offering tab that its reply was taken. Sends there: `ReplyTaken`."""


class Ports(NamedTuple):
    """Everything the app uses from outside."""

    page: Page
    store: Store
    search_service: SearchService
    clock: Callable[[], float]
    """Returns the seconds since 1970."""
    new_id: Callable[[], str]
    """Returns a new random id."""
    seed: Callable[[], int]
    """Returns a new random number for the games' chance."""
    today: Callable[[], str]
    """Returns the local date, such as "2026-11-23"."""
    day: Callable[[float], str]
    """Returns the local date of a time (seconds since 1970), such as "2026.11.23"; "" if invalid."""
    connections: Connections
    card_worker: CardWorker
    pool: Sequence[PoolWorker] = ()
    """Extra workers for reviews, as many as the device has room for."""
    mirror: Mirror = NO_MIRROR
    """A second copy of the store (see `ui.storage.mirror`)."""
