"""Handler that judges attempts at puzzles, in slices, so that the page stays responsive."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.steps import Steps
from ui.messages import Message
from ui.messages.answers import AttemptJudged, HintFound, JudgingTakesLong
from ui.ports import Page
from ui.session.effects import Effect, FindSolution, JudgeAttempt, StopJudging

SLICE = 0.012
"""Maximum seconds of work at a stretch; a frame has 17 ms."""
LONG = 0.5
"""Seconds of work after which `JudgingTakesLong` is dispatched."""


class PuzzleHandler:
    """Judges one attempt, or finds one solution, at a time."""

    EFFECTS = (JudgeAttempt, FindSolution, StopJudging)

    def __init__(self, page: Page, dispatch: Callable[[Message], None]) -> None:
        self._page = page
        self._dispatch = dispatch
        self._steps: Steps[Message] | None = None
        self._began = 0.0

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case JudgeAttempt(ticket, attempt, played):
                self._begin(
                    ticket,
                    _with_message(attempt.judged_steps(played), lambda found: AttemptJudged(ticket, found)),
                )
            case FindSolution(ticket, attempt, played):
                self._begin(
                    ticket,
                    _with_message(attempt.solution_steps(played), lambda text: HintFound(ticket, text)),
                )
            case StopJudging():
                self._steps = None

    def _begin(self, ticket: int, steps: Steps[Message]) -> None:
        self._steps, self._began = steps, self._page.now()
        self._schedule(ticket, steps, announced=False)

    def _schedule(self, ticket: int, steps: Steps[Message], announced: bool) -> None:
        self._page.later(0, lambda: self._continue(ticket, steps, announced))

    def _continue(self, ticket: int, steps: Steps[Message], announced: bool) -> None:
        """Work for one slice, unless another job has replaced this one."""
        if steps is not self._steps:
            return
        clock = self._page.now
        until = clock() + SLICE
        try:
            while clock() < until:
                next(steps)
        except StopIteration as end:
            self._steps = None
            self._dispatch(end.value)
            return
        long = clock() - self._began > LONG
        if long and not announced:
            self._dispatch(JudgingTakesLong(ticket))
        self._schedule(ticket, steps, long)


def _with_message(steps: Steps[object], make: Callable[..., Message]) -> Steps[Message]:
    """Return the same steps with a message as their result."""
    return make((yield from steps))
