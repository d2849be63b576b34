"""Paints the table: what the board shows, from the match and the screen's state, also while it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.events import Captured
from engine.picture import Picture, badges_along
from engine.protocol import Action
from ui.anim import Motion, sounds
from ui.marks import Marks, marks_over, marks_under
from ui.outlook import Outlook, Outlooks
from ui.scene import Sprite, Thing, bars_scene, board_scene, ground_scene, pieces_scene, sway
from ui.select import ends, matching, starts, targets

if TYPE_CHECKING:
    from ui.controller import App

BEAT = 1 / 6
"""Seconds between two pictures of what sways."""
GHOST = 0.3
"""How solid a piece is that is about to leave its spot."""
SKETCH = 0.55
"""How solid a wall is that is about to come or to go."""


class Easel:
    """Draws the board of the table, and moves its pieces."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._motion: Motion | None = None
        self._began = 0.0
        self._then: Callable[[], None] | None = None
        self._painted: list[Thing] = []
        """What was painted last on the board."""
        self._outlooks = Outlooks()
        self._swaying = False
        """Whether the next beat of what sways is awaited."""
        self.drag: tuple[float, float] | None = None
        """Where the dragged piece is, in board units."""
        self.pointed: Action | None = None
        """The action whose way and consequences are shown: the one that is pointed at."""

    def paint(self) -> None:
        """Draw both layers."""
        table = self._app.table
        lens = table.lens
        coordinates = self._app.ui.settings.coordinates
        self._app.page.paint("board-base", board_scene(lens, coordinates), (lens.width, lens.height))
        self.paint_live()

    def paint_live(self) -> None:
        """Draw what lies on the board."""
        self._painted = self._moving() if self._motion else self._resting()
        self._show()
        if not self._swaying and self._sways():
            self._swaying = True
            self._app.page.later(BEAT, self._sway)

    def _show(self) -> None:
        lens = self._app.table.lens
        things = sway(self._painted, int(self._app.page.now() / BEAT)) if self._sways() else self._painted
        self._app.page.paint("board-live", things, (lens.width, lens.height))

    # --- what sways ----------------------------------------------------------------------------------

    def _sways(self) -> bool:
        """Whether anything on the board sways, and is to be seen doing so."""
        app = self._app
        seen = app.ui.screen == "table" and app.moving
        return seen and any(isinstance(thing, Sprite) and thing.sways for thing in self._painted)

    def _sway(self) -> None:
        """Show the next beat of what sways, until nothing does; a page that nobody sees is left alone."""
        self._swaying = self._sways()
        if not self._swaying:
            return
        if not (self._motion or self._app.page.hidden()):
            self._show()
        self._app.page.later(BEAT, self._sway)

    def marks(self) -> Marks:
        """Return what is to be pointed out now."""
        ui, table = self._app.ui, self._app.table
        actions = table.actions()
        show = ui.settings.marks
        movable = starts(actions) if show and not ui.picked else set()
        reachable = targets(actions, ui.picked) | ends(actions, ui.picked) if ui.picked else set()
        why = ui.why.show if ui.why else ()
        on_board = table.lens.places.keys()
        picked = tuple(spot for spot in (*ui.picked, table.choosing.asked) if spot in on_board)
        return Marks(
            movable & on_board,
            reachable & on_board,
            picked,
            table.last_moves(),
            ui.hint,
            why,
            self._route(),
        )

    def _route(self) -> tuple[str, ...]:
        """Return the way that a piece would take; between spots nothing goes along."""
        route = self._app.table.route(self._pointed)
        return route if set(route) & self._app.table.lens.spots.keys() else ()

    def _resting(self) -> list[Thing]:
        table, picked = self._app.table, self._app.ui.picked
        picture = table.picture()
        marks = self.marks()
        faded = self._taken(picked)
        over = marks_over(table.lens, marks, {piece.spot for piece in picture.pieces})
        held = self._held(picture, picked) if picked and picked[-1] in table.lens.spots else []
        if held:
            faded[picked[0]] = GHOST
        outlook = self._outlook()
        standing = [bar for bar in picture.bars if bar not in outlook.going]
        pieces = pieces_scene(table.lens, picture._replace(bars=tuple(standing)), faded)
        ghosts = bars_scene(table.lens, sorted(outlook.coming | outlook.going), SKETCH)
        under = [*ground_scene(table.lens, picture), *marks_under(table.lens, marks)]
        ui = self._app.ui
        signs = (*table.preview(self._pointed), *(ui.why.marks if ui.why else ()))
        would = [Sprite(*table.lens.spots[g.spot], g.art, 0.8, size=1.0) for g in signs]
        return [*under, *pieces, *ghosts, *would, *over, *held]

    def _outlook(self) -> Outlook:
        """Return what the action that is pointed at would build between spots, or what is picked there."""
        table, picked = self._app.table, self._app.ui.picked
        between = table.lens.extras.keys()
        pointed = self._pointed
        begun = [pointed] if pointed else matching(table.actions(), picked) if picked else []
        return self._outlooks.of(table, [action for action in begun if between & set(action.path)])

    @property
    def _pointed(self) -> Action | None:
        """The action that is pointed at, as long as its piece is picked, if it has one."""
        action = self.pointed
        if not action or (len(action.path) > 1 and not self._app.ui.picked):
            return None
        return action if action in self._app.table.actions() else None

    def _taken(self, picked: tuple[str, ...]) -> dict[str, float]:
        """Return what the picked part of a move captures: it is shown faded."""
        table = self._app.table
        begun = matching(table.actions(), picked) if len(picked) > 1 else []
        events = table.game.events(table.state, begun[0], table.viewer) if begun else ()
        return {e.spot: GHOST for e in events if isinstance(e, Captured) and e.step < len(picked) - 1}

    def _held(self, picture: Picture, picked: tuple[str, ...]) -> list[Thing]:
        """Return the piece in hand: dragged, or half way along its path."""
        inhand = [piece for piece in picture.pieces if picked and piece.spot == picked[0]]
        if not inhand or (len(picked) < 2 and not self.drag):
            return []
        x, y = self.drag or self._app.table.lens.spots[picked[-1]]
        return [Sprite(x, y, inhand[0].art, 1.0, 0.12 if self.drag else 0.0, badges_along(inhand[0]))]

    # --- motion ------------------------------------------------------------------------------------

    def animate(self, motion: Motion, then: Callable[[], None]) -> None:
        """Show an action happening, and call `then` at its end (at once where motion is unwanted)."""
        self.drop()
        app = self._app
        self.hear(motion)
        if not app.moving or not motion.seconds:
            then()
            return
        self._motion, self._then, self._began = motion, then, app.page.now()
        self._tick()

    def hear(self, motion: Motion) -> None:
        """Let an action be heard, where sound is wanted."""
        app = self._app
        for name, delay in sounds(motion) if app.ui.settings.sound else ():
            app.page.sound(name, delay if app.moving else 0)

    def drop(self) -> None:
        """Forget the motion that is going on, and what was to come after it."""
        self._motion = self._then = None

    def _tick(self) -> None:
        if not self._motion:
            return
        if self._app.page.now() - self._began < self._motion.seconds:
            self.paint_live()
            self._app.page.frame(self._tick)
            return
        then = self._then
        self.drop()
        self.paint_live()
        if then:
            then()

    def _moving(self) -> list[Thing]:
        table = self._app.table
        assert self._motion
        under = marks_under(table.lens, Marks(last=table.last_moves()))
        return [*under, *self._motion.things(table.lens, self._app.page.now() - self._began)]
