"""What hands do at the table: buttons, keys, pointers. Works out what is meant; `ui.table` does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.a11y import ARROWS
from ui.history import branch_point, no_way_back, redo_point, undo_point
from ui.opening import OPENING
from ui.resigning import resign
from ui.select import starts, targets
from ui.state import ZOOMS

if TYPE_CHECKING:
    from ui.controller import App

NEAR, SURE, ROUND = 0.3, 0.3, 0.72
"""How near to a place between spots a pointer means it, in board units: where spots can be chosen too; so
that no other place can be meant; and where it is asked once more. Two such places are 0.7 apart at least, and
no point of a board is farther than that from all of them."""
SLOP = 0.25
"""How far a pointer may wander before a press becomes a drag, in board units."""
TWICE = 0.4
"""Within how many seconds a second press on a piece is part of a double click."""
KEYS = {"u": "undo", "r": "redo", "h": "hint", "f": "turn", "z": "zoom", "[": "step-back", "]": "step-on"}


class Hands:
    """Turns buttons, keys and pointers into moves."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._press: tuple[str, float, float, bool] | None = None
        """The spot and place where the pointer went down, and whether that picked the spot."""
        self._picked = ("", 0.0)
        """What a pointer has picked up last, and when."""

    def doings(self) -> dict[str, Callable[[str], None]]:
        """Return what the table's buttons do, by name."""
        app = self._app
        return {
            "undo": self._take_back,
            "redo": lambda _: app.table.go(redo_point(app.table)),
            "view": lambda value: app.table.look(int(value) if value.isdigit() else None),
            "step-back": lambda _: app.table.step(-1),
            "step-on": lambda _: app.table.step(1),
            "branch": lambda _: app.table.go(branch_point(app.table)),
            "sit": self._sit,
            "hint": lambda _: app.opponent.hint(),
            "turn": lambda _: app.table.turn(1),
            "zoom": lambda _: app.set(zoom=(app.ui.zoom + 1) % len(ZOOMS)),
            "unpick": lambda _: app.table.choosing.unpick(),
            "uncover": lambda _: app.table.uncover(),
            "stay-covered": lambda _: app.table.uncover(shown=False),
            "glimpse": lambda _: app.set(dialog="glimpse"),
            "glimpsed": lambda _: app.table.forget_glimpse(),
            "secrets": lambda _: app.set(dialog="cover"),
            "pick": lambda value: app.table.choosing.pick(value),
            "type": lambda value: app.table.choosing.type(value),
            "hurry": lambda _: app.thinker.hurry(),
            "pause": lambda _: app.opponent.pause(),
            "resume-thinking": self._play_on,
            "resign": lambda _: self._end(lambda: resign(app.table)),
            "agree": lambda _: self._end(lambda: app.table.end(None)),
        }

    def _take_back(self, _value: str) -> None:
        table = self._app.table
        point = undo_point(table)
        if point is None:
            self._app.tell(no_way_back(table))
        table.go(point)

    def _sit(self, value: str) -> None:
        seat, _, level = value.partition("=")
        self._app.table.reseat(int(seat), level)

    def _play_on(self, _value: str) -> None:
        self._app.set(paused=False)
        self._app.opponent.wake()

    def _end(self, how: Callable[[], None]) -> None:
        self._app.set(dialog="")
        how()

    def _twice(self, spot: str) -> bool:
        """Whether a press is the second of a double click that has just picked a piece up."""
        picked, at = self._picked
        return spot == picked and self._app.ui.picked == (spot,) and self._app.page.now() - at < TWICE

    # --- keys ----------------------------------------------------------------------------------------

    def key(self, key: str, spot: str, typing: bool) -> bool:
        """Handle a key pressed on a cell (`spot`) or elsewhere; return whether it meant something."""
        app = self._app
        skips = key == "Escape" or (key in ("Enter", " ") and not typing)
        if skips and not app.ui.dialog and app.show.skip():
            pass
        elif key == "Escape":
            self._escape()
        elif app.ui.dialog or app.ui.screen != "table" or typing:
            return False
        elif spot and key in ARROWS:
            app.set(focus=app.table.lens.beside(spot, *ARROWS[key], self._between()))
            app.table.choosing.point(app.ui.focus)
            app.draw()
            app.page.focus_spot(app.ui.focus)
            return True
        elif spot and key in ("Enter", " "):
            app.set(focus=spot)
            app.table.choosing.pick(spot)
            self._follow(spot)
        elif key.lower() in KEYS:
            app.do(KEYS[key.lower()])
            return True
        else:
            return False
        app.draw()
        return True

    def _between(self) -> set[str]:
        """Return the places between the spots that can be chosen now."""
        app = self._app
        return targets(app.table.actions(), app.ui.picked) & app.table.lens.extras.keys()

    def _follow(self, spot: str) -> None:
        """Keep the keyboard's focus on the board when the place that it was on is gone."""
        app, left = self._app, self._between()
        if spot in app.table.lens.extras and spot not in left:
            x, y = app.table.lens.extras[spot]
            app.set(focus=app.table.lens.spot_at(x, y, left, float("inf")))
            app.table.choosing.point(app.ui.focus)
            app.draw()
            app.page.focus_spot(app.ui.focus)

    def focus(self, spot: str) -> None:
        """The keyboard focus came to a cell; a pointer that brought it there has pointed already."""
        app = self._app
        if app.ui.screen == "table" and spot != app.ui.focus:
            app.set(focus=spot)
            if not self._press:
                app.table.choosing.point(spot)
            app.draw()

    def _escape(self) -> None:
        ui = self._app.ui
        if ui.dialog in ("cover", "glimpse-cover"):
            return
        if ui.dialog == "glimpse":
            self._app.table.forget_glimpse()
        elif ui.dialog == OPENING:
            self._app.opening.stop()
        elif ui.dialog:
            self._app.set(dialog="", subject="", misread="")
        else:
            self._app.set(picked=(), why=None, hint=(), misread="")
            self._app.tell("")

    # --- pointers ------------------------------------------------------------------------------------

    def pointer(self, kind: str, x: float, y: float) -> None:
        """Handle a pointer on the board: `kind` is down, move, up or cancel; x and y run from 0 to 1."""
        app = self._app
        if app.ui.screen != "table" or app.ui.dialog:
            return
        lens = app.table.lens
        at = (x * lens.width, y * lens.height)
        if kind == "down" and app.show.skip():
            app.draw()
            if app.ui.dialog or self._spot_at(*at) not in starts(app.table.actions()):
                return
        if kind == "down":
            self._down(*at)
        elif kind == "move" and self._press:
            self._move(*at)
        elif kind == "move":
            self._hover(*at)
        elif kind == "up":
            self._up(*at)
        else:
            self._let_go()

    def _let_go(self) -> None:
        """The pointer was taken away, to scroll or to zoom: what it has just picked is put back."""
        app, press = self._app, self._press
        self._press = app.easel.drag = None
        if press and press[3] and app.ui.picked == press[:1]:
            app.set(picked=())
        app.draw()

    def _spot_at(self, x: float, y: float) -> str:
        """Return what is under the pointer.

        A place between spots counts only if it can be chosen now, or was picked and can be taken back.
        """
        app = self._app
        spots = targets(app.table.actions(), app.ui.picked) & app.table.lens.spots.keys()
        return app.table.lens.spot_at(x, y, self._near(), NEAR if spots else ROUND)

    def _near(self) -> set[str]:
        """Return the places between the spots that a pointer can mean."""
        return self._between() | (set(self._app.ui.picked) & self._app.table.lens.extras.keys())

    def _sure(self, spot: str, x: float, y: float) -> bool:
        """Whether it is plain that a spot is meant; between spots, what it does was also shown before."""
        app = self._app
        shown = spot in app.table.lens.spots or app.table.choosing.meant(spot) in (None, app.easel.pointed)
        return shown and app.table.lens.spot_at(x, y, self._near(), SURE) == spot

    def _hover(self, x: float, y: float) -> None:
        """Show the way to what is pointed at, and what would happen there."""
        app = self._app
        before = app.easel.pointed
        app.table.choosing.point(self._spot_at(x, y))
        if app.easel.pointed != before:
            app.draw()

    def _down(self, x: float, y: float) -> None:
        app = self._app
        spot = self._spot_at(x, y)
        actions, picked = app.table.actions(), app.ui.picked
        goes_on = bool(picked) and spot in targets(actions, picked)
        fresh = spot in starts(actions) and spot not in picked and len(picked) < 2 and not goes_on
        self._press = (spot, x, y, fresh)
        if fresh:
            self._picked = (spot, app.page.now())
            app.set(picked=())
            app.table.choosing.pick(spot, self._sure(spot, x, y))
            app.draw()

    def _move(self, x: float, y: float) -> None:
        app, press = self._app, self._press
        if not press or press[0] not in app.ui.picked[-1:] or press[0] not in app.table.lens.spots:
            return
        if app.easel.drag or max(abs(x - press[1]), abs(y - press[2])) > SLOP:
            app.easel.drag = (x, y)
            app.easel.pointed = app.table.choosing.meant(self._spot_at(x, y))
            app.easel.paint_live()

    def _up(self, x: float, y: float) -> None:
        app, press = self._app, self._press
        self._press = None
        if not press:
            return
        spot = self._spot_at(x, y)
        if app.easel.drag:
            if spot and spot != press[0]:
                app.table.choosing.pick(spot)
            app.easel.drag = None
        elif spot and spot == press[0] and not press[3] and not self._twice(spot):
            app.set(focus=spot)
            app.table.choosing.pick(spot, self._sure(spot, x, y))
        app.draw()
