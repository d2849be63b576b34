"""The page in the browser: `ui.ports.Page` on top of `assets/page.js`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import js
from pyodide.ffi import create_once_callable, create_proxy

from ui.board.drawing import Thing
from ui.board.paint import paint
from ui.board.pieces import dressed, dressed_page
from ui.board.svg import Drawing, SvgContext
from ui.panels.thumb import art_path
from ui.platform.camera import Camera
from ui.platform.canvas import Canvas
from ui.platform.codes import Codes
from ui.platform.haptics import can_vibrate, vibrate
from ui.platform.sound import Sounds
from ui.session.settings import Settings
from ui.tree import Node, to_json

Told = Callable[[str, str], bool]
"""Gets what happened on the page: its kind, and its data as JSON; returns whether it was taken care of."""


UNSEEN = 0.2
"""Seconds until a page that nobody sees is drawn again."""
MOST_KEPT = 5_000
"""How many kept elements the page remembers before it forgets them all and starts anew."""


def failed(words: str) -> None:
    """Have the note on the start tell that the program could not start."""
    js.oddBoot.failed("program", words)


class BrowserPage:
    """Made once, when the app starts."""

    def __init__(self) -> None:
        self._canvas = Canvas(art_path)
        self._sounds = Sounds()
        self._codes = Codes()
        self._camera = Camera()
        self._drawn = ""
        self._awaits = False
        """Whether work is pending for the next frame."""
        self._known: set[int] = set()
        """The numbers of the kept elements that the page knows."""

    def listen(self, told: Told) -> None:
        """Pass on what people do and what the browser reports."""
        js.oddPage.listen(create_proxy(told))

    def draw(self, nodes: Sequence[Node]) -> None:
        """Show the elements; the same ones again cost nothing."""
        if forgets := len(self._known) > MOST_KEPT:
            self._known = set()
        text = dressed_page(to_json(nodes, self._known), self._canvas.pieces)
        if text != self._drawn:
            self._drawn = text
            js.oddPage.draw(text, forgets)

    def paint(self, layer: str, things: Sequence[Thing], size: tuple[float, float]) -> None:
        """Draw on a canvas."""
        context = self._canvas.context(layer, size)
        if context is not None:
            paint(context, things, self._canvas.palette, self._canvas.art)

    def resized(self) -> None:
        """Note that sizes and colours may have changed."""
        self._canvas.reset()

    def art_arrived(self, then: Callable[[], None]) -> None:
        """Call `then` before the next picture when drawings of pieces have arrived, however many."""
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
        """Use an animation frame; a page that nobody sees has none, and uses a timer."""

        def due() -> None:
            self._awaits = False
            then()

        if not self._awaits:
            self._awaits = True
            if self.hidden():
                self.later(UNSEEN, due)
            else:
                self.frame(due)

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        """Use the browser's timer."""
        js.setTimeout(create_once_callable(then), seconds * 1000)

    def now(self) -> float:
        """Use the browser's steady clock."""
        return float(js.performance.now()) / 1000

    def date(self, seconds: float) -> str:
        """Write a date and a time in the person's language."""
        return str(js.oddPage.date(seconds * 1000))

    def reduced_motion(self) -> bool:
        """Ask the media query."""
        return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def hidden(self) -> bool:
        """Ask the document."""
        return bool(js.document.hidden)

    def use_language(self, language: str) -> str:
        """Have `assets/boot.look.js` choose it."""
        return str(js.oddLook.speak(language))

    def apply_appearance(self, settings: Settings) -> None:
        """Set what the style sheets look for."""
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

    def can_vibrate(self) -> bool:
        """Ask the device."""
        return can_vibrate()

    def vibrate(self, name: str, delay: float) -> None:
        """Let the device tremble."""
        self.later(delay, lambda: vibrate(name))

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Use the clipboard, where the browser has one."""
        js.oddPage.copy(text, create_once_callable(done))

    def make_code(self, text: str, done: Callable[[tuple[str, ...]], None]) -> None:
        """Fetch what makes QR codes, when the first one is wanted."""
        self._codes.make(text, done)

    def can_scan(self) -> bool:
        """Ask the browser."""
        return hasattr(js, "BarcodeDetector") and hasattr(js.navigator, "mediaDevices")

    def scan(self, read: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Use the camera."""
        self._camera.scan(read, failed)

    def stop_scanning(self) -> None:
        """Let it go."""
        self._camera.close()

    def can_share(self) -> bool:
        """Ask the browser."""
        return bool(js.oddPage.sends())

    def share(
        self, text: str, copied: Callable[[bool], None], sent: Callable[[], None] = lambda: None
    ) -> None:
        """Use the device's own sheet for sharing."""
        js.oddPage.send(text, create_once_callable(copied), create_once_callable(sent))

    def picture(
        self,
        kind: str,
        name: str,
        things: Sequence[Thing],
        size: tuple[float, float],
        done: Callable[[bool], None],
    ) -> None:
        """Paint on a canvas of its own, or note what is painted."""
        palette = self._canvas.palette
        if kind == "svg":
            noted = SvgContext()
            paint(noted, things, palette, lambda art: Drawing(art_path(dressed(art, self._canvas.pieces))))
            js.oddPage.svg(name, noted.text(*size))
            return
        canvas, context = self._canvas.apart(size)
        paint(context, things, palette, self._canvas.art)
        js.oddPage.png(name, canvas, kind == "copy", create_once_callable(done))

    def download(self, name: str, text: str) -> None:
        """Save a file."""
        js.oddPage.download(name, text)

    def address(self, fragment: str) -> str:
        """Return the page's own address with another fragment."""
        return f"{str(js.location.href).partition('#')[0]}#{fragment}"

    def fragment(self) -> str:
        """Return the fragment without its sign."""
        return str(js.location.hash).removeprefix("#")

    def record_place(self, place: str) -> None:
        """Put the place into the browser's history, which keeps it through a reload."""
        js.oddPage.leave(place)

    def place(self) -> str:
        """Ask the browser's history."""
        return str(js.oddPage.place())

    def scroll_to_top(self) -> None:
        """Scroll the window."""
        js.oddPage.top()

    def reload(self) -> None:
        """Let the service worker of the new version take over."""
        js.oddOffline.renew()

    def ready(self) -> None:
        """Tell the page that the app is there."""
        js.document.documentElement.dataset.state = "ready"
