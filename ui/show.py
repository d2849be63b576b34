"""Shows step by step what an action has brought, before play goes on; a click or a key ends it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ui.reveals import lead, shown

if TYPE_CHECKING:
    from ui.controller import App


class Scene(NamedTuple):
    """The action that is seen, and those that are told with it: from `first` up to the one before `stop`."""

    at: int
    first: int
    stop: int


class Show:
    """What is going on at the table, for as long as it lasts."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._now: Scene | None = None
        self._then: Callable[[], None] | None = None

    def begin(self, first: int, by_hand: bool, then: Callable[[], None]) -> None:
        """Show all actions from `first` on (not its move, if that was made by hand), then call `then`."""
        self.drop()
        self._scenes, self._then = self._plan(first, by_hand), then
        if not self._scenes:
            for index in range(first + by_hand, self._stop):
                self._app.easel.hear(self._app.table.motion(index))
            self._app.news.tell(first)
        self._next()

    @property
    def _stop(self) -> int:
        return self._app.table.match.cursor

    def _plan(self, first: int, by_hand: bool) -> list[Scene]:
        """Return a scene for each action in which something is to be seen."""
        wanted = range(first + by_hand, self._stop) if self._app.moving else ()
        seen = [index for index in wanted if self._app.table.motion(index).seconds]
        return [
            Scene(*scene) for scene in zip(seen, (first, *seen[1:]), (*seen[1:], self._stop), strict=False)
        ]

    def _next(self) -> None:
        app = self._app
        if not self._scenes:
            self._end()
            return
        later, self._now = self._now is not None, self._scenes.pop(0)
        motion = app.table.motion(self._now.at)
        if hidden := lead(shown(motion.events)):
            app.page.later(hidden, partial(self._tell, self._now))
        else:
            app.news.tell(*self._now[1:])
        if later or self._stop > self._now.first + 1:
            app.set(showing=self._now.at)
        if later:
            app.draw()
        app.easel.animate(motion, self._next)

    def _tell(self, scene: Scene) -> None:
        """Tell of a scene whose result has come to be seen."""
        if scene is self._now:
            self._app.news.tell(*scene[1:])
            self._app.draw()

    def _end(self) -> None:
        then = self._then
        self.drop()
        if then:
            then()

    def skip(self) -> bool:
        """Go to the end of what is being shown, and tell the rest of it at once; whether there was any."""
        if self._app.ui.showing is None or not self._now:
            return False
        self._app.news.tell(self._now.first)
        self._end()
        return True

    def drop(self) -> None:
        """Forget what is being shown, and what was to come after it."""
        self._scenes, self._now, self._then = [], None, None
        self._app.set(showing=None)
        self._app.easel.drop()
