"""A guide being followed: which step is at hand, what is wanted there, and what follows by itself."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.tutorial import Guide, Step
from engine.contract.values import Action
from engine.session.match import Match, new_match
from engine.session.puzzles.attempt import DONE, Trial


class Tour(NamedTuple):
    """How far somebody has come in a guide; what was done is in the match."""

    guide: Guide
    at: int = 0
    """The number of the step, from 0."""
    since: int = 0
    """The place in the log where the step began."""
    day: str = ""
    """The day whose challenge it is, such as "2026-11-23"; "" for a first game."""
    trial: Trial | None = None
    """How far somebody has come, where it is one of the challenges that are always there."""
    slow: bool = False
    """Whether it takes long to find out what was done there."""

    @property
    def step(self) -> Step:
        """The step at hand."""
        return self.guide.steps[self.at]

    @property
    def is_last(self) -> bool:
        """Whether no step comes after it."""
        return self.at == len(self.guide.steps) - 1

    @property
    def strict(self) -> bool:
        """Whether nothing is let pass that the step does not ask for: in a challenge one may try."""
        return not self.day and not self.trial

    @property
    def met(self) -> bool:
        """Whether its challenge needs nothing more to be met than what follows by itself."""
        return bool(self.day) if self.trial is None else self.trial.verdict == DONE

    def wants(self, action: Action) -> bool:
        """Whether an action is what the step asks for."""
        return action.text in self.step.wanted

    def left(self, match: Match) -> tuple[str, ...] | None:
        """Return what is still to follow by itself, () once all has; None while the step is to be done."""
        if self.trial:
            return self.trial.remaining(match.cursor)
        done = (i for i in range(self.since, match.cursor) if self.wants(match.log[i]))
        first = next(done, None)
        return None if first is None else self.step.then[match.cursor - first - 1 :]

    def astray(self, match: Match) -> bool:
        """Whether something else was done than what the step asks for, and what refutes it was seen."""
        if self.trial:
            return self.trial.wrong and not self.left(match)
        return match.cursor > self.since and self.left(match) is None

    def peeked(self) -> Tour:
        """Return it with the way shown, which in a challenge counts."""
        return self._replace(trial=self.trial._replace(shown=True)) if self.trial else self

    def after(self, match: Match) -> Tour:
        """Return it at its next step, beginning where the match stands."""
        return self._replace(at=self.at + 1, since=match.cursor)


def match_of(game: AnyGame, tour: Tour) -> Match:
    """Return the match in which a step begins that has a position: the first one, or one of its own."""
    match = new_match(game, dict(tour.guide.options), tour.step.position or tour.guide.position)
    for text in tour.step.before:
        match = match.play(game.find(match.state, text))
    return match
