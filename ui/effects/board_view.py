"""The board on its canvases: painted on change, and frame by frame during motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.board.drawing import Sprite, Thing, board_scene, sway
from ui.board.geometry import Geometry
from ui.board.motion import Motion, hardest_sound, motion_sounds
from ui.board.numbers import keep_numbers_visible
from ui.messages import Message
from ui.messages.answers import MotionOver
from ui.panels.board import motion_shown, moving, resting, under_motion
from ui.ports import Page
from ui.session.effects import Animate, Effect, PlayMotionSounds, PlaySound, PlayTones, RepaintBoard, Vibrate
from ui.session.model import Model
from ui.session.settings import VOLUMES

BEAT = 1 / 6
"""Seconds between two frames of swaying pieces."""
BASE, LIVE = "board-base", "board-live"
"""Ids of the two canvases: the board itself, and the pieces and signs on it."""


def _geometry(model: Model) -> Geometry | None:
    """Return the geometry of the board on screen: the editor's or the table's; None without a board."""
    if model.screen.editing:
        return model.screen.editing.geometry
    return model.table.geometry if model.at_table else None


def _scene(model: Model) -> list[Thing]:
    """Return the pieces and signs at rest on the board."""
    if not model.screen.editing:
        return _sparing(model, resting(model))
    from ui.panels.editor import editor_position

    return _sparing(model, editor_position(model.screen.editing))


def _sparing(model: Model, things: Sequence[Thing]) -> list[Thing]:
    """Return the scene with signs that leave the board's numbers visible."""
    geometry, settings = _geometry(model), model.screen.settings
    return (
        keep_numbers_visible(geometry, things, settings.lettered)
        if geometry and settings.coordinates
        else list(things)
    )


class BoardView:
    """Paints the board and runs its animations; dispatches `MotionOver` at the end of a motion."""

    EFFECTS = (Animate, PlayMotionSounds, PlaySound, PlayTones, Vibrate, RepaintBoard)

    def __init__(self, page: Page, dispatch: Callable[[Message], None]) -> None:
        self._page = page
        self._dispatch = dispatch
        self._model = Model()
        self._motion: Motion | None = None
        self._ticket = 0
        self._began = 0.0
        self._under: Sequence[Thing] = ()
        """The scene at rest under the motion."""
        self._base: tuple[Geometry, tuple[bool | str, ...]] | None = None
        """Geometry and appearance last painted on the lower canvas."""
        self._things: Sequence[Thing] = ()
        """Scene last painted on the upper canvas."""
        self._swaying = False
        """True if the next frame of swaying is scheduled."""

    def show(self, model: Model) -> None:
        """Paint the parts that have changed."""
        self._model = model
        geometry, settings = _geometry(model), model.screen.settings
        if geometry is None:
            self._base, self._things = None, ()
            return
        appearance = (
            settings.coordinates,
            settings.lettered,
            settings.theme,
            settings.board,
            settings.pieces,
        )
        if self._base is None or self._base[0] is not geometry or self._base[1] != appearance:
            self._base, self._things = (geometry, appearance), ()
            scene = board_scene(geometry, settings.coordinates, settings.lettered)
            self._page.paint(BASE, scene, (geometry.width, geometry.height))
        if self._motion:
            self._under = _sparing(model, under_motion(model))
        elif (things := _scene(model)) != self._things:
            self._paint(things)
        self._sway_on()

    def repaint(self, model: Model) -> None:
        """Paint everything again after a change of size, colours or drawings."""
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

    # --- swaying ----------------------------------------------------------------------------------

    def _sways(self) -> bool:
        """Return True if something on the visible board sways and motion is on."""
        visible = self._model.at_table and self._model.screen.moving
        return visible and any(isinstance(thing, Sprite) and thing.sways for thing in self._things)

    def _sway_on(self) -> None:
        if not self._swaying and self._sways():
            self._swaying = True
            self._page.later(BEAT, self._sway)

    def _sway(self) -> None:
        """Paint the next frame of swaying, and go on while something sways; skip frames of a hidden page."""
        self._swaying = self._sways()
        if not self._swaying:
            return
        if not (self._motion or self._page.hidden()):
            self._put(self._things)
        self._page.later(BEAT, self._sway)

    # --- motion --------------------------------------------------------------------------------------

    def run(self, effect: Effect) -> None:
        """Carry out one effect. `RepaintBoard` only causes the drawing that follows every message."""
        match effect:
            case Animate(ticket, motion):
                self.animate(ticket, motion)
            case PlayMotionSounds(motion):
                self.play_sounds(motion)
            case Vibrate(name):
                self.vibrate(name)
            case PlaySound(name):
                self.play_sound(name)
            case PlayTones(tones):
                if volume := VOLUMES[self._model.screen.settings.volume]:
                    self._page.play_tones(tones, volume)

    def animate(self, ticket: int, motion: Motion) -> None:
        """Animate an action and dispatch its end (at once if motion is off)."""
        self.drop()
        self.play_sounds(motion)
        self._ticket, self._began = ticket, self._page.now()
        if not self._model.screen.moving or not motion.seconds:
            self._dispatch(MotionOver(ticket))
            return
        self._motion = motion_shown(self._model, motion)
        self._page.frame(self._tick)

    def play_sounds(self, motion: Motion) -> None:
        """Play the sounds and vibrations of an action, if they are on."""
        screen = self._model.screen
        slower = 1 / screen.pace if screen.moving else 0
        volume = VOLUMES[screen.settings.volume]
        for name, delay in motion_sounds(motion) if volume else ():
            self._page.play_sound(name, delay * slower, volume)
        if vibration := hardest_sound(motion):
            self.vibrate(vibration[0], vibration[1] * slower)

    def play_sound(self, name: str) -> None:
        """Play a sound, if sound is on."""
        if volume := VOLUMES[self._model.screen.settings.volume]:
            self._page.play_sound(name, 0, volume)

    def vibrate(self, name: str, delay: float = 0) -> None:
        """Vibrate, if vibration is on."""
        screen = self._model.screen
        if screen.can_vibrate and screen.settings.tremble:
            self._page.vibrate(name, delay)

    def drop(self) -> None:
        """Drop the motion in progress."""
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
        self._dispatch(MotionOver(self._ticket))
