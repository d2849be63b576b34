"""A tutorial in progress: the current step, the wanted actions, and the automatic replies."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.learning import Step, Tutorial
from engine.contract.values import Action
from engine.session.match import Match, new_match
from engine.session.puzzles.attempt import DONE, Attempt


class TutorialRun(NamedTuple):
    """Progress in a tutorial. The actions played are in the match."""

    tutorial: Tutorial
    at: int = 0
    """Index of the step, from 0."""
    since: int = 0
    """Place in the log where the step began."""
    day: str = ""
    """Date of the daily puzzle, such as "2026-11-23"; "" for a tutorial."""
    attempt: Attempt | None = None
    """The attempt, if this is one of the numbered puzzles."""
    slow: bool = False
    """True if judging the player's action takes long."""
    mistakes: int = 0
    """Number of wrong actions in a puzzle."""
    helped: bool = False
    """True if the solution of a puzzle was shown."""

    @property
    def step(self) -> Step:
        """The current step."""
        return self.tutorial.steps[self.at]

    @property
    def is_last(self) -> bool:
        """True if this is the last step."""
        return self.at == len(self.tutorial.steps) - 1

    @property
    def strict(self) -> bool:
        """True if only the wanted actions are allowed; in a puzzle the player may try any."""
        return not self.day and not self.attempt

    @property
    def met(self) -> bool:
        """True if the puzzle is solved; actions may still follow automatically."""
        return bool(self.day) if self.attempt is None else self.attempt.verdict == DONE

    def wants(self, action: Action) -> bool:
        """Return True if the step asks for this action."""
        return action.text in self.step.wanted

    def left(self, match: Match) -> tuple[str, ...] | None:
        """Return the automatic actions still to come, () after the last; None while the step is pending."""
        if self.attempt:
            return self.attempt.remaining(match.cursor)
        done = (i for i in range(self.since, match.cursor) if self.wants(match.log[i]))
        first = next(done, None)
        return None if first is None else self.step.then[match.cursor - first - 1 :]

    def astray(self, match: Match) -> bool:
        """Return True if the player's action is not wanted and its refutation has been shown."""
        if self.attempt:
            return self.attempt.wrong and not self.left(match)
        return match.cursor > self.since and self.left(match) is None

    def after(self, match: Match) -> TutorialRun:
        """Return the next step, beginning at the cursor of the match."""
        return self._replace(at=self.at + 1, since=match.cursor)


def step_match(game: AnyGame, run: TutorialRun) -> Match:
    """Return the match for a step that sets up a position: the first one, or one of its own."""
    match = new_match(game, dict(run.tutorial.options), run.step.position or run.tutorial.position)
    for text in run.step.before:
        match = match.play(game.find(match.state, text))
    return match
