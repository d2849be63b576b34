"""Handler that makes clips in slices, so that the page stays responsive, and the code for other pages.

Imported at the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.session.narration import result_words
from ui.board.drawing import board_scene
from ui.messages import Message
from ui.messages.answers import ClipEnded, ClipHandedOver, ClipProgress, EmbedCodeMade
from ui.panels.clips.embed import embed_code
from ui.panels.clips.frames import Frame, clip_frames
from ui.ports import ClipError, ClipRecorder, Page
from ui.session.clips import CLIP_EFFECTS, ClipPlan, DropClip, HandOverClip, MakeClip, MakeEmbedCode
from ui.session.effects import Effect

SLICE = 0.05
"""Maximum seconds of work at a stretch."""
PLANNING = 0.2
"""Fraction of the work that goes into the scenes; the rest paints them."""
SAMPLES = 6
"""Number of frames whose colours make the palette."""


class ClipHandler:
    """Makes one clip at a time."""

    EFFECTS = CLIP_EFFECTS

    def __init__(self, page: Page, dispatch: Callable[[Message], None]) -> None:
        self._page = page
        self._dispatch = dispatch
        self._number = 0
        """Number of the clip being made; 0 for none."""
        self._recorder: ClipRecorder = page.clip_recorder()

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case MakeClip(number, plan):
                frames: list[Frame] = []
                self._number = number
                self._later(number, _planned(plan, frames), lambda: self._record(number, plan, frames))
            case DropClip():
                self._number = 0
            case HandOverClip(way):
                self._recorder.hand_over(way, lambda how: self._dispatch(ClipHandedOver(how)))
            case MakeEmbedCode(plan, link):
                self._dispatch(EmbedCodeMade(embed_code(plan, link, self._page.address(""))))

    def _record(self, number: int, plan: ClipPlan, frames: list[Frame]) -> None:
        """Paint the frames, once their drawings are loaded."""
        recorder = self._recorder = self._page.clip_recorder()
        geometry, game = plan.session.geometry, plan.session.game
        drawings = {name for frame in frames for name in frame.drawings}

        def painted() -> None:
            try:
                size = recorder.finish(f"{game.info.id}.gif")
            except ClipError:
                return self._fail(number)
            return self._dispatch(ClipEnded(number, size, recorder.can_share()))

        def ready(worked: bool) -> None:
            if worked:
                self._later(number, _painted(recorder, frames), painted)
            else:
                self._fail(number)

        board = board_scene(geometry, plan.coordinates, plan.lettered)
        recorder.begin(game.info.title, board, (geometry.width, geometry.height), drawings, ready)

    def _later(self, number: int, steps: Iterator[float], then: Callable[[], None]) -> None:
        self._page.later(0, lambda: self._work(number, steps, then))

    def _work(self, number: int, steps: Iterator[float], then: Callable[[], None]) -> None:
        """Take steps for a slice, and continue after a break; call `then` at the end."""
        if number != self._number:
            return
        until = self._page.now() + SLICE
        try:
            part = next(steps)
            while self._page.now() < until:
                part = next(steps)
        except StopIteration:
            then()
            return
        except ClipError:
            self._fail(number)
            return
        self._later(number, steps, then)
        self._dispatch(ClipProgress(number, part))

    def _fail(self, number: int) -> None:
        if number == self._number:
            self._number = 0
            self._dispatch(ClipEnded(number, 0))


def _planned(plan: ClipPlan, frames: list[Frame]) -> Iterator[float]:
    """Fill the list of frames, equal ones joined; yield the fraction of the whole work that is done."""
    for part, frame in clip_frames(plan):
        last = frames[-1] if frames else None
        if last and (last.things, last.words) == (frame.things, frame.words):
            frames[-1] = last._replace(seconds=last.seconds + frame.seconds)
        else:
            frames.append(frame)
        yield part * PLANNING
    end = plan.session.match.outcome
    if end and plan.moves[-1].stop == plan.session.match.cursor:
        words = result_words(end, tuple(plan.session.names), plan.session.game.words)
        frames[-1] = frames[-1]._replace(words=words)


def _painted(recorder: ClipRecorder, frames: list[Frame]) -> Iterator[float]:
    """Record the frames; yield the fraction of the whole work that is done."""
    for number in range(SAMPLES):
        recorder.sample(frames[(len(frames) - 1) * number // (SAMPLES - 1)].things)
        yield PLANNING
    for number, frame in enumerate(frames, 1):
        recorder.add(frame.things, frame.seconds, frame.words)
        yield PLANNING + (1 - PLANNING) * number / len(frames)
