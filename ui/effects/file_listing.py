"""Reads games of a file that are listed, one after the other and a little at a time, for their pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.contract.steps import Steps
from engine.session.match import Match
from ui.ports import Page

SLICE = 0.015
"""Seconds of work between two moments in which the page may do something else: nobody waits for a picture."""
AT_MOST = 1.0
"""Seconds of work after which a game goes without a picture."""


class ThumbnailReader:
    """Reads one game at a time, each to its end."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def glance(self, steps: Steps[Match], tell: Callable[[Match | None], None]) -> None:
        """Read a game; what it comes to is told, or None if that cannot be made out, or not in time."""
        slices = self._slices(steps, tell)
        self._page.later(0, lambda: self._go_on(slices))

    def _go_on(self, slices: Iterator[None]) -> None:
        for _ in slices:
            return self._page.later(0, lambda: self._go_on(slices))
        return None

    def _slices(self, steps: Steps[Match], tell: Callable[[Match | None], None]) -> Iterator[None]:
        for _ in range(round(AT_MOST / SLICE)):
            until = self._page.now() + SLICE
            try:
                next(steps)
                while self._page.now() < until:
                    next(steps)
            except StopIteration as end:
                return tell(end.value)
            except (ValueError, LookupError):
                break
            yield
        return tell(None)
