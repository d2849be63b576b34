"""Reading what comes from outside, in slices: the page stays alive, shows how far it is, and can stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from engine.steps import Steps

if TYPE_CHECKING:
    from ui.controller import App

T = TypeVar("T")
AT_ONCE = 0.1
"""Seconds that a reading may take before anything is said of it; as many again if it is well on by then."""
WELL_ON = 0.2
"""How much must have been read for that."""
AT_A_TIME = 8
"""Steps between two looks at the clock, which is the browser's."""
SLICE = 0.05
"""Seconds of work between two moments in which the page may do something else."""
NEWS = 0.25
"""Seconds between two pictures of how far it is."""
OPENING = "opening"
"""The dialog that shows a reading."""


class _Reading(NamedTuple):
    """What is being read, and what is done at its end or with a fault."""

    steps: Steps[Any]
    then: Callable[[Any], None]
    failed: Callable[[ValueError | LookupError], None]


class Opening:
    """Reads one thing at a time. Whoever closes its dialog, or leads the page elsewhere, has stopped it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._reading: _Reading | None = None
        self._shown = 0.0
        self.done = 0.0
        """How much has been read, from 0 to 1."""

    def begin(
        self, steps: Steps[T], then: Callable[[T], None], failed: Callable[[ValueError | LookupError], None]
    ) -> None:
        """Read on until the steps are at their end, then give what they came to, or what was wrong."""
        self.done = 0.0
        reading = self._reading = _Reading(steps, then, failed)
        if self._goes_on(reading, AT_ONCE) and (self.done < WELL_ON or self._goes_on(reading, AT_ONCE)):
            if self._app.ui.screen == "table":
                self._app.opponent.rest()
            self._app.set(dialog=OPENING)
            self._shown = self._app.page.now()
            self._later(reading)

    def stop(self) -> None:
        """Leave it unread: what was shown before goes on."""
        self._end()
        self._app.page.leave("" if self._app.ui.screen == "home" else self._app.page.place())
        self._app.opponent.wake()

    def _later(self, reading: _Reading) -> None:
        self._app.page.later(0, lambda: self._go_on(reading))

    def _go_on(self, reading: _Reading) -> None:
        if reading is not self._reading:
            return
        if self._app.ui.dialog != OPENING:
            self._reading = None
        elif not self._goes_on(reading, SLICE):
            self._app.draw()
        else:
            self._show()
            self._later(reading)

    def _show(self) -> None:
        now = self._app.page.now()
        if now - self._shown >= NEWS:
            self._app.draw()
            self._shown = now

    def _goes_on(self, reading: _Reading, seconds: float) -> bool:
        """Read for a while; return whether something is left. What is at its end is handed over."""
        clock = self._app.page.now
        until = clock() + seconds
        try:
            while clock() < until:
                for _ in range(AT_A_TIME):
                    self.done = next(reading.steps)
        except StopIteration as end:
            self._end()
            reading.then(end.value)
        except (ValueError, LookupError) as fault:
            self._end()
            reading.failed(fault)
        else:
            return True
        return False

    def _end(self) -> None:
        self._reading = None
        if self._app.ui.dialog == OPENING:
            self._app.set(dialog="")
