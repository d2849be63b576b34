"""The board on its canvases: painted when it changes, and frame by frame while something moves on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.board.drawing import Sprite, Thing, board_scene, sway
from ui.board.geometry import Geometry
from ui.board.motion import Motion, hardest, sounds
from ui.board.numbers import sparing
from ui.messages import Message
from ui.messages.answers import MotionOver
from ui.panels.board import motion_seen, moving, resting, under_motion
from ui.panels.editor.board import editor_position
from ui.ports import Page
from ui.session.model import Model
from ui.session.settings import VOLUMES

BEAT = 1 / 6
"""Seconds between two pictures of what sways."""
BASE, LIVE = "board-base", "board-live"
"""The two canvases: the board itself, and what lies on it."""


def _geometry(model: Model) -> Geometry | None:
    """Return the board that is on the screen: that of the table, or of a position that is set up."""
    if model.screen.editing:
        return model.screen.editing.geometry
    return model.table.geometry if model.at_table else None


def _scene(model: Model) -> list[Thing]:
    """Return what lies on it."""
    return _sparing(model, editor_position(model.screen.editing) if model.screen.editing else resting(model))


def _sparing(model: Model, things: Sequence[Thing]) -> list[Thing]:
    """Return it so that no sign covers a number of the board."""
    geometry, settings = _geometry(model), model.screen.settings
    return sparing(geometry, things, settings.lettered) if geometry and settings.coordinates else list(things)


class BoardView:
    """Paints the board. Frames and beats stay in here; only the end of a motion is told."""

    def __init__(self, page: Page, tell: Callable[[Message], None]) -> None:
        self._page = page
        self._tell = tell
        self._model = Model()
        self._motion: Motion | None = None
        self._ticket = 0
        self._began = 0.0
        self._under: Sequence[Thing] = ()
        """What lies still while something moves."""
        self._base: tuple[Geometry, tuple[bool | str, ...]] | None = None
        """What was painted last on the lower canvas, and in which looks."""
        self._things: Sequence[Thing] = ()
        """What was painted last on the upper one."""
        self._swaying = False
        """Whether the next beat of what sways is awaited."""

    def show(self, model: Model) -> None:
        """Paint what has changed."""
        self._model = model
        geometry, settings = _geometry(model), model.screen.settings
        if geometry is None:
            self._base, self._things = None, ()
            return
        looks = (settings.coordinates, settings.lettered, settings.theme, settings.board, settings.pieces)
        if self._base is None or self._base[0] is not geometry or self._base[1] != looks:
            self._base, self._things = (geometry, looks), ()
            scene = board_scene(geometry, settings.coordinates, settings.lettered)
            self._page.paint(BASE, scene, (geometry.width, geometry.height))
        if self._motion:
            self._under = _sparing(model, under_motion(model))
        elif (things := _scene(model)) != self._things:
            self._paint(things)
        self._sway_on()

    def repaint(self, model: Model) -> None:
        """Paint everything anew: its size, its colours or its drawings have changed."""
        self._base = None
        self.show(model)

    def _paint(self, things: Sequence[Thing]) -> None:
        self._things = things
        self._put(things)

    def _put(self, things: Sequence[Thing]) -> None:
        geometry = _geometry(self._model)
        assert geometry, "only a board is painted"
        if self._sways():
            things = sway(list(things), int(self._page.now() / BEAT))
        self._page.paint(LIVE, things, (geometry.width, geometry.height))

    # --- what sways ----------------------------------------------------------------------------------

    def _sways(self) -> bool:
        """Whether anything on the board sways, and is to be seen doing so."""
        seen = self._model.at_table and self._model.screen.moving
        return seen and any(isinstance(thing, Sprite) and thing.sways for thing in self._things)

    def _sway_on(self) -> None:
        if not self._swaying and self._sways():
            self._swaying = True
            self._page.later(BEAT, self._sway)

    def _sway(self) -> None:
        """Show the next beat of what sways, until nothing does; a page that nobody sees is left alone."""
        self._swaying = self._sways()
        if not self._swaying:
            return
        if not (self._motion or self._page.hidden()):
            self._put(self._things)
        self._page.later(BEAT, self._sway)

    # --- motion --------------------------------------------------------------------------------------

    def animate(self, ticket: int, motion: Motion) -> None:
        """Show an action happening, and tell its end (at once where motion is unwanted)."""
        self.drop()
        self.hear(motion)
        self._ticket, self._began = ticket, self._page.now()
        if not self._model.screen.moving or not motion.seconds:
            self._tell(MotionOver(ticket))
            return
        self._motion = motion_seen(self._model, motion)
        self._page.frame(self._tick)

    def hear(self, motion: Motion) -> None:
        """Let an action be heard and felt, where that is wanted."""
        screen = self._model.screen
        slower = 1 / screen.pace if screen.moving else 0
        volume = VOLUMES[screen.settings.volume]
        for name, delay in sounds(motion) if volume else ():
            self._page.sound(name, delay * slower, volume)
        if tremor := hardest(motion):
            self.feel(tremor[0], tremor[1] * slower)

    def ring(self, name: str) -> None:
        """Let a sound be heard, where that is wanted."""
        if volume := VOLUMES[self._model.screen.settings.volume]:
            self._page.sound(name, 0, volume)

    def feel(self, name: str, delay: float = 0) -> None:
        """Let something be felt, where that is wanted."""
        screen = self._model.screen
        if screen.trembles and screen.settings.tremble:
            self._page.feel(name, delay)

    def drop(self) -> None:
        """Forget the motion that is going on."""
        self._motion = None
        self._things = ()

    def _tick(self) -> None:
        if not self._motion:
            return
        seconds = (self._page.now() - self._began) * self._model.screen.pace
        if seconds < self._motion.seconds:
            self._paint(moving(self._model.table.geometry, self._under, self._motion, seconds))
            self._page.frame(self._tick)
            return
        self.drop()
        self._tell(MotionOver(self._ticket))
