"""The page in the browser: `ui.ports.Page` on top of `assets/page.js`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import js
from pyodide.ffi import create_once_callable, create_proxy

from engine.contract.values import Tone
from ui.board.drawing import Thing
from ui.board.paint import paint
from ui.board.pieces import page_with_set, set_art
from ui.board.svg import Drawing, SvgContext
from ui.panels.thumb import art_path
from ui.platform.canvas import Canvas
from ui.platform.codes import Camera, Codes
from ui.platform.sound import Sounds, can_vibrate, vibrate
from ui.ports import ClipRecorder
from ui.session.settings import Settings
from ui.tree import Node, to_json

OnEvent = Callable[[str, str], bool]
"""Gets the kind of an event and its data as JSON; returns True if it was handled."""


UNSEEN = 0.2
"""Seconds until a hidden page is drawn again."""
MOST_KEPT = 5_000
"""Number of kept elements after which the page forgets all of them."""


def failed(words: str) -> None:
    """Show on the boot screen that the app could not start."""
    js.oddBoot.failed("program", words)


class BrowserPage:
    """The page; made once, at the start of the app."""

    def __init__(self) -> None:
        self._canvas = Canvas(art_path)
        self._sounds = Sounds()
        self._codes = Codes()
        self._camera = Camera()
        self._drawn = ""
        self._awaits = False
        """True if a call is pending for the next frame."""
        self._known: set[int] = set()
        """Numbers of the kept elements that the page knows."""

    def listen(self, on_event: OnEvent) -> None:
        """Pass on the events of players and browser."""
        js.oddPage.listen(create_proxy(on_event))

    def draw(self, nodes: Sequence[Node]) -> None:
        """Show the elements; repeating them costs nothing."""
        if forgets := len(self._known) > MOST_KEPT:
            self._known = set()
        text = page_with_set(to_json(nodes, self._known), self._canvas.pieces)
        if text != self._drawn:
            self._drawn = text
            js.oddPage.draw(text, forgets)

    def paint(self, layer: str, things: Sequence[Thing], size: tuple[float, float]) -> None:
        """Paint on a canvas."""
        context = self._canvas.context(layer, size)
        if context is not None:
            paint(context, things, self._canvas.palette, self._canvas.art)

    def resized(self) -> None:
        """Drop cached sizes and colours."""
        self._canvas.reset()

    def art_arrived(self, then: Callable[[], None]) -> None:
        """Call `then` once before the next frame when drawings of pieces have arrived."""
        awaited = False

        def arrived() -> None:
            nonlocal awaited
            if not awaited:
                awaited = True
                self.frame(painted)

        def painted() -> None:
            nonlocal awaited
            awaited = False
            then()

        self._canvas.arrived = arrived

    def focus_spot(self, spot: str) -> None:
        """Focus a cell."""
        cell = js.document.querySelector(f'#board [data-spot="{spot}"]')
        if cell:
            cell.focus()

    def frame(self, then: Callable[[], None]) -> None:
        """Use the browser's animation frame."""
        js.requestAnimationFrame(create_once_callable(lambda _time: then()))

    def soon(self, then: Callable[[], None]) -> None:
        """Use an animation frame; a hidden page has none and uses a timer."""

        def run() -> None:
            self._awaits = False
            then()

        if not self._awaits:
            self._awaits = True
            if self.hidden():
                self.later(UNSEEN, run)
            else:
                self.frame(run)

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        """Use the browser's timer."""
        js.setTimeout(create_once_callable(then), seconds * 1000)

    def now(self) -> float:
        """Use the browser's monotonic clock."""
        return float(js.performance.now()) / 1000

    def wall(self) -> float:
        """Use the device's clock."""
        return float(js.Date.now()) / 1000

    def date(self, seconds: float) -> str:
        """Return a date and time in the player's language."""
        return str(js.oddPage.date(seconds * 1000))

    def reduced_motion(self) -> bool:
        """Query the media feature."""
        return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def hidden(self) -> bool:
        """Query the document."""
        return bool(js.document.hidden)

    def use_language(self, language: str) -> str:
        """Use `assets/boot.look.js`."""
        return str(js.oddLook.chooseLanguage(language))

    def apply_appearance(self, settings: Settings) -> None:
        """Set the data attributes of the style sheets."""
        data = js.document.documentElement.dataset
        data.theme, data.board, data.speed = settings.theme, settings.board, settings.speed
        data.pieces, data.motion = settings.pieces, settings.motion
        self._canvas.reset()
        if settings.pieces != self._canvas.pieces:
            self._canvas.pieces = settings.pieces
            self._known, self._drawn = set(), ""

    def play_sound(self, name: str, delay: float, volume: float) -> None:
        """Play a sound."""
        self._sounds.play(name, delay, volume)

    def play_tones(self, tones: Sequence[Tone], volume: float) -> None:
        """Play a sound made of tones."""
        self._sounds.play_tones(tones, volume)

    def can_vibrate(self) -> bool:
        """Query the device."""
        return can_vibrate()

    def vibrate(self, name: str, delay: float) -> None:
        """Vibrate after a delay."""
        self.later(delay, lambda: vibrate(name))

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Use the clipboard, if the browser has one."""
        js.oddPage.copy(text, create_once_callable(done))

    def make_code(self, text: str, done: Callable[[tuple[str, ...]], None]) -> None:
        """Make a QR code."""
        self._codes.make(text, done)

    def can_scan(self) -> bool:
        """Query the browser."""
        return hasattr(js, "BarcodeDetector") and hasattr(js.navigator, "mediaDevices")

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Use the camera."""
        self._camera.scan(read, failed)

    def stop_scanning(self) -> None:
        """Turn the camera off."""
        self._camera.close()

    def can_share(self) -> bool:
        """Query the browser."""
        return bool(js.oddPage.sends())

    def share(
        self, link: str, words: str, copied: Callable[[bool], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        """Use the device's share sheet."""
        js.oddPage.send(link, words, create_once_callable(copied), create_once_callable(sent))

    def picture(
        self,
        kind: str,
        name: str,
        things: Sequence[Thing],
        size: tuple[float, float],
        done: Callable[[bool], None],
    ) -> None:
        """Paint on an off-screen canvas, or record the painting as SVG."""
        palette = self._canvas.palette
        if kind == "svg":
            noted = SvgContext()
            paint(noted, things, palette, lambda art: Drawing(art_path(set_art(art, self._canvas.pieces))))
            js.oddPage.svg(name, noted.text(*size))
            return
        canvas, context = self._canvas.off_screen(size)
        paint(context, things, palette, self._canvas.art)
        js.oddPage.png(name, canvas, kind == "copy", create_once_callable(done))

    def clip_recorder(self) -> ClipRecorder:
        """Return a recorder whose module is imported at the first clip."""
        from ui.platform.clips import BrowserClips

        return BrowserClips(self._canvas.pieces)

    def download(self, name: str, text: str) -> None:
        """Save a file."""
        js.oddPage.download(name, text)

    def address(self, fragment: str) -> str:
        """Return the page's address with another fragment."""
        return f"{str(js.location.href).partition('#')[0]}#{fragment}"

    def fragment(self) -> str:
        """Return the fragment without its "#"."""
        return str(js.location.hash).removeprefix("#")

    def record_place(self, place: str) -> None:
        """Store the place in the browser's history, which survives a reload."""
        js.oddPage.leave(place)

    def place(self) -> str:
        """Read the browser's history."""
        return str(js.oddPage.place())

    def scroll_to_top(self) -> None:
        """Scroll the window."""
        js.oddPage.top()

    def reload(self) -> None:
        """Let the new version's service worker take over."""
        js.oddOffline.renew()

    def ready(self) -> None:
        """Mark the app as started."""
        js.document.documentElement.dataset.state = "ready"
