"""What the app needs of the browser, as protocols: `ui.platform` has the real ones, tests have their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from engine.contract.values import AnyView
from ui.board.drawing import Thing
from ui.messages import Message
from ui.session.analysis.thinking import SearchInfo
from ui.session.remote.effects import CardWork, Server
from ui.session.settings import Settings
from ui.storage.store import NO_MIRROR, Mirror, Store
from ui.tree import Node


class Page(Protocol):
    """The page itself: elements, canvases, time, and what a page may ask of the device."""

    def draw(self, nodes: Sequence[Node]) -> None:
        """Show these elements, changing only what differs from before."""

    def paint(self, layer: str, things: Sequence[Thing], size: tuple[float, float]) -> None:
        """Draw things on the canvas `board-base` or `board-live`, which is `size` board units large."""

    def focus_spot(self, spot: str) -> None:
        """Give the keyboard focus to a cell of the board."""

    def frame(self, then: Callable[[], None]) -> None:
        """Call `then` before the next picture is shown."""

    def soon(self, then: Callable[[], None]) -> None:
        """Call `then` once before the next picture, however often this is asked for until then."""

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        """Call `then` after some time."""

    def now(self) -> float:
        """Return seconds of a clock that only goes forward."""
        return 0.0

    def date(self, seconds: float) -> str:
        """Return a moment (seconds since 1970) as people here write it."""
        ...

    def still(self) -> bool:
        """Whether the device is set to avoid motion."""
        return False

    def hidden(self) -> bool:
        """Whether nobody sees the page now, as in a tab behind others."""
        return False

    def speak(self, language: str) -> str:
        """Use a language, by its id or `system`: one that the person can read; return its id."""
        ...

    def look(self, settings: Settings) -> None:
        """Look as the settings say."""

    def sound(self, name: str, delay: float, volume: float) -> None:
        """Play a sound after `delay` seconds, as loud as `volume`, up to 1."""

    def trembles(self) -> bool:
        """Whether the device can tremble in the hand."""
        return False

    def feel(self, name: str, delay: float) -> None:
        """Let the device tremble after `delay` seconds, in one of the ways of `ui.platform.haptics`."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard, and say whether that worked."""

    def code(self, text: str, done: Callable[[tuple[str, ...]], None]) -> None:
        """Make the QR code of a text: rows of "0" and "1" (dark); none if that does not work."""

    def scans(self) -> bool:
        """Whether the device can read QR codes with a camera."""
        return False

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Show in `#camera` what the camera sees, until a code is read; ask for leave to do so."""

    def stop_scanning(self) -> None:
        """Look no longer."""

    def sends(self) -> bool:
        """Whether the device can hand a text over to other apps."""
        return False

    def send(
        self, text: str, copied: Callable[[bool], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        """Hand a text over to another app, and say so once that is `sent`.

        If it fails, the text is copied, and whether that worked is said. If somebody thinks better of it,
        nothing is.
        """

    def picture(
        self,
        kind: str,
        name: str,
        things: Sequence[Thing],
        size: tuple[float, float],
        done: Callable[[bool], None],
    ) -> None:
        """Hand over a picture of things, `size` board units large: a file ("png", "svg"), or copied ("copy").

        Whether it could be copied is said.
        """

    def download(self, name: str, text: str) -> None:
        """Hand over a file."""

    def address(self, fragment: str) -> str:
        """Return the page's address with a fragment."""
        ...

    def fragment(self) -> str:
        """Return the fragment that the page was opened with."""
        return ""

    def renew(self) -> None:
        """Start again with the new version of the page that has been fetched."""

    def top(self) -> None:
        """Show the page from its top."""

    def leave(self, place: str) -> None:
        """Note in the browser's history what is shown now ("": the games), and forget the fragment."""

    def place(self) -> str:
        """Return what was shown when this page was left or loaded anew."""
        return ""


class Job(NamedTuple):
    """A question to a computer player. The view is all it is given."""

    game: str
    view: AnyView
    level: str
    seconds: float | None = None
    """How long it may think, in place of its level's limits."""
    asked: str = ""
    """For who looks a game over: the text of the action that the best one is compared with."""
    times: int = 1
    """How many times as carefully as usual it is to be looked at."""
    share: int = 0
    """In a review, the part of the game it belongs to: within one, what was seen before is remembered."""


Progress = Callable[[SearchInfo], None]
Done = Callable[[str, SearchInfo], None]
"""Is given the text of the action, and what was thought; of a player that was cut short, nothing is told."""


class SearchService(Protocol):
    """Where computer players think, without holding up the page. One job at a time."""

    def warm_up(self) -> None:
        """Get ready: there will be something to think about."""

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        """Start on a job. Whoever only looks on, and cannot, is done with no action."""

    def hurry(self) -> None:
        """Ask for the best action found so far."""

    def stop(self) -> None:
        """Drop the job: `done` is not called."""


class PoolWorker(SearchService, Protocol):
    """A thinker that is not always there: it comes when it is given a job, and stays."""

    def leave(self) -> None:
        """Drop the job, and go until there is another."""


PartDone = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""
CardTaskDone = Callable[[Message], None]
"""Is told what has come of it."""


class CardWorker(Protocol):
    """Where long work with cards is done, without holding up the page. One thing at a time."""

    def warm_up(self) -> None:
        """Get ready: there will be something to do."""

    def work(self, labour: CardWork, progress: PartDone, done: CardTaskDone) -> None:
        """Begin with something, in place of what is not finished."""

    def stop(self) -> None:
        """Drop the work: `done` is not called."""

    def leave(self) -> None:
        """Drop it, and keep nothing that it was about."""


class Connections(Protocol):
    """Lines to friends at other devices. A friend is a peer, a small number of this device's own.

    All is texts: descriptions, which go another way to the other device, and what is said on the open line.
    """

    def listen(self, tell: Callable[[Message], None]) -> None:
        """Tell what happens on the lines: the messages of `ui.messages.remote`."""

    def invite(self, peer: int, server: Server) -> None:
        """Make an invitation to a line, in place of the one there was. Told: `OfferReady`."""

    def answer(self, peer: int, offer: str, server: Server) -> None:
        """Make the answer to an invitation, in place of the line there was. Told: `ReplyReady`."""

    def accept(self, peer: int, answer: str) -> None:
        """Open the line that the peer was invited to. What is no answer leaves the invitation as it was."""

    def send(self, peer: int, text: str) -> None:
        """Say something, if the line is open."""

    def close(self, peer: int) -> None:
        """Close the line, if there is one: the other device is told, and nothing more is heard here."""

    def hand(self, answer: str) -> None:
        """Offer an answer to the other tabs of this browser. Told there: `ReplyOffered`."""

    def take(self, answer: str) -> None:
        """Tell the tab that has offered an answer that it was taken. Told there: `ReplyTaken`."""


class Ports(NamedTuple):
    """Everything from outside."""

    page: Page
    store: Store
    search_service: SearchService
    clock: Callable[[], float]
    """Seconds since 1970."""
    new_id: Callable[[], str]
    """A new random id."""
    seed: Callable[[], int]
    """A new random number for the games' chance."""
    today: Callable[[], str]
    """The date here and now: "2026-11-23"."""
    day: Callable[[float], str]
    """The date here at a moment (seconds since 1970), "2026.11.23"; "" for a moment that has none."""
    line: Connections
    card_worker: CardWorker
    pool: Sequence[PoolWorker] = ()
    """Who thinks beside the thinker where much is to be done, as far as the device has room for them."""
    mirror: Mirror = NO_MIRROR
    """What is stored, once more (see `ui.storage.mirror`)."""
