"""Clips in the browser: the painter draws each frame, and `assets/clip.js` makes the file.

The script is fetched at the first clip, when this module is imported, too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil, floor
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable

from ui.board.areas import EVERYWHERE, Area, changed_area, things_in
from ui.board.drawing import Thing
from ui.board.paint import FACE, paint
from ui.panels.clips.frames import wrapped
from ui.panels.thumb import art_path
from ui.platform.canvas import Canvas
from ui.ports import ClipError

LONGER = 560
"""The longer side of the board, in pixels."""
EDGE = 10
"""Width of the edge around the board, in pixels."""
FOOT = 48
"""Height of the words below the board, in pixels."""
TITLE, WORDS = '700 22px "Almendra", serif', f"18px {FACE}"
"""Fonts of the words."""
LINE = 20
"""Height of a line, in pixels."""
PATIENCE = 8.0
"""Seconds to wait for drawings."""


class BrowserClips:
    """A recorder of clips; records one clip."""

    def __init__(self, pieces: str) -> None:
        self._pieces = pieces
        self._canvas: Canvas = Canvas(art_path)
        self._script: Any = None
        self._recorder: Any = None
        self._drawing: Any = None
        self._board: Any = None
        self._ink = ""
        self._file: Any = None
        self._title = ""
        self._last: tuple[Sequence[Thing], str] | None = None
        """Scene and words of the last frame."""
        self._width = self._height = 0
        """Size of the board with its edge, in pixels."""
        self._unit = 1.0
        """Pixels per board unit."""

    def begin(
        self,
        title: str,
        board: Sequence[Thing],
        size: tuple[float, float],
        drawings: Collection[str],
        ready: Callable[[bool], None],
    ) -> None:
        """Fetch the script, then the drawings, and paint the board."""

        def arrived(script: Any) -> None:
            self._script, self._title = script, title
            self._await_drawings(drawings, lambda: ready(self._prepared(board, size)), lambda: ready(False))

        self._unit = LONGER / max(size)
        self._canvas = Canvas(art_path, self._unit)
        self._canvas.pieces = self._pieces
        fetched, failed = create_once_callable(arrived), create_once_callable(lambda _: ready(False))
        js.oddPage.bring(js.oddPyScript.config.clip).then(fetched, failed)

    def _await_drawings(
        self, drawings: Collection[str], then: Callable[[], None], failed: Callable[[], None]
    ) -> None:
        """Call `then` when all drawings are there, or `failed` if that takes too long."""
        canvas, over = self._canvas, False

        def arrived() -> None:
            nonlocal over
            missing = [name for name in drawings if canvas.art(name) is None]
            if not over and not missing:
                over = True
                then()

        def give_up() -> None:
            nonlocal over
            if not over:
                over = True
                failed()

        canvas.arrived = arrived
        js.setTimeout(create_once_callable(give_up), PATIENCE * 1000)
        arrived()

    def _prepared(self, board: Sequence[Thing], size: tuple[float, float]) -> bool:
        """Paint the board; return False if the browser refuses a canvas."""
        self._width, self._height = (round(self._unit * side) + 2 * EDGE for side in size)
        whole = self._height - EDGE + FOOT
        try:
            self._recorder = self._script.record(self._width, whole)
            self._drawing = self._recorder.drawing
            style = js.getComputedStyle(js.document.body)
            self._ink = str(style.color)
            self._paint(board)
            self._drawing.fillStyle = style.backgroundColor
            self._drawing.globalCompositeOperation = (
                "destination-over"  # boards are painted on clear canvases
            )
            self._drawing.fillRect(0, 0, self._width, whole)
            self._drawing.globalCompositeOperation = "source-over"
            self._board = self._recorder.copy()
        except JsException:
            return False
        return True

    def sample(self, things: Sequence[Thing]) -> None:
        """Count the colours of a scene."""
        try:
            self._drawing.drawImage(self._board, 0, 0)
            self._paint(things)
            self._write("")
            self._recorder.sample()
        except JsException as fault:
            raise ClipError from fault
        self._last = None

    def add(self, things: Sequence[Thing], seconds: float, words: str) -> None:
        """Paint what has changed, and add a frame."""
        before, said = self._last or ((), None)
        area = changed_area(before, things) if self._last else EVERYWHERE
        try:
            if area:
                self._repaint(things, area)
            if words != said:
                self._write(words)
                self._recorder.look(0, self._height, self._width, FOOT - EDGE)
            self._recorder.add(seconds)
        except JsException as fault:
            raise ClipError from fault
        self._last = things, words

    def _repaint(self, things: Sequence[Thing], area: Area) -> None:
        """Paint an area of the board."""
        left, top, right, bottom = (EDGE + self._unit * side for side in area)
        x, y = max(0, floor(left)), max(0, floor(top))
        width, height = min(self._width, ceil(right)) - x, min(self._height, ceil(bottom)) - y
        drawing = self._drawing
        drawing.save()
        drawing.beginPath()
        drawing.rect(x, y, width, height)
        drawing.clip()
        drawing.drawImage(self._board, 0, 0)
        self._paint(things_in(things, area))
        drawing.restore()
        self._recorder.look(x, y, width, height)

    def _paint(self, things: Sequence[Thing]) -> None:
        drawing = self._drawing
        drawing.save()
        drawing.translate(EDGE, EDGE)
        drawing.scale(self._unit, self._unit)
        paint(drawing, things, self._canvas.palette, self._canvas.art)
        drawing.restore()

    def _write(self, words: str) -> None:
        """Write the title and a few words below the board, or a sentence in their place."""
        drawing, y, high = self._drawing, self._height, FOOT - EDGE
        drawing.drawImage(self._board, 0, y, self._width, high, 0, y, self._width, high)
        drawing.fillStyle, drawing.textBaseline, drawing.font = self._ink, "middle", WORDS
        room = self._width - 2 * EDGE
        if drawing.measureText(words).width <= room / 2:
            self._line(words, "right")
            drawing.font = TITLE
            self._line(self._title, "left")
            return
        lines = wrapped(words, lambda line: drawing.measureText(line).width / room)
        for number, line in enumerate(lines):
            self._line(line, "center", LINE * (number - (len(lines) - 1) / 2))

    def _line(self, words: str, side: str, down: float = 0.0) -> None:
        drawing, room = self._drawing, self._width - 2 * EDGE
        drawing.textAlign = side
        x = {"left": EDGE, "center": EDGE + room / 2, "right": EDGE + room}[side]
        drawing.fillText(words, x, self._height + FOOT / 2 - EDGE + down, room)

    def finish(self, name: str) -> int:
        """Make the file."""
        try:
            self._file = self._recorder.file(name)
        except JsException as fault:
            raise ClipError from fault
        self._recorder = self._drawing = self._board = None
        return int(self._file.size)

    def can_share(self) -> bool:
        """Query the browser."""
        return bool(self._script.canShare(self._file))

    def hand_over(self, way: str, done: Callable[[str], None]) -> None:
        """Use the device's share sheet, or save the file."""
        self._script.handOver(self._file, way).then(create_once_callable(done))
