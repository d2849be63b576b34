"""Finds out whether a try in a puzzle was right, in slices, so that the page stays alive meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.steps import Steps
from ui.messages import Message
from ui.messages.answers import AttemptJudged, HintFound, JudgingTakesLong
from ui.ports import Page
from ui.session.effects import Effect, FindSolution, JudgeAttempt, StopJudging

SLICE = 0.012
"""Seconds of work between two moments in which the page may do something else: a frame has 17 ms."""
LONG = 0.5
"""Seconds after which it is told that this goes on."""


class PuzzleHandler:
    """Finds out one thing at a time."""

    def __init__(self, page: Page, tell: Callable[[Message], None]) -> None:
        self._page = page
        self._tell = tell
        self._steps: Steps[Message] | None = None
        self._began = 0.0

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of judging; return whether it is."""
        match effect:
            case JudgeAttempt(ticket, trial, played):
                self._begin(ticket, _told(trial.judging(played), lambda found: AttemptJudged(ticket, found)))
            case FindSolution(ticket, trial, played):
                self._begin(ticket, _told(trial.seeking(played), lambda text: HintFound(ticket, text)))
            case StopJudging():
                self._steps = None
            case _:
                return False
        return True

    def _begin(self, ticket: int, steps: Steps[Message]) -> None:
        self._steps, self._began = steps, self._page.now()
        self._soon(ticket, steps, told=False)

    def _soon(self, ticket: int, steps: Steps[Message], told: bool) -> None:
        self._page.later(0, lambda: self._go_on(ticket, steps, told))

    def _go_on(self, ticket: int, steps: Steps[Message], told: bool) -> None:
        """Work for a slice, unless something else is to be found out by now."""
        if steps is not self._steps:
            return
        clock = self._page.now
        until = clock() + SLICE
        try:
            while clock() < until:
                next(steps)
        except StopIteration as end:
            self._steps = None
            self._tell(end.value)
            return
        long = clock() - self._began > LONG
        if long and not told:
            self._tell(JudgingTakesLong(ticket))
        self._soon(ticket, steps, long)


def _told(steps: Steps[object], tell: Callable[..., Message]) -> Steps[Message]:
    """Return steps that come to a message."""
    return tell((yield from steps))
