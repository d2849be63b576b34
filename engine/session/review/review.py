"""A review in the making: a pure value that says what to look at next, and takes in what was found.

Each decision is looked at as its player could see it: the best action and the one that was done are
compared in the same search. Those with which most was lost are then looked at once more, several times as
long, so that what is called a turning point has been found twice. Whoever drives it (the page, the command
line) may stop at any time; what was found so far stays.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.ai.analysis import shares
from engine.contract.search import Considered
from engine.contract.values import CHANCE, RESIGN
from engine.session.match import Match

MARK = 0.07
"""The chance that must have been lost with an action for it to be a turning point."""
MOST = 8
"""How many turning points are told, at most: those with which most was lost."""
AGAIN = 3
"""How many times as many positions are looked at when one is looked at again."""
FIRST = 0.8
"""The part of the work that the first look at all decisions is taken to be."""


class Judged(NamedTuple):
    """A decision that was looked at."""

    at: int
    """Its place in the log."""
    seat: int
    best: Considered
    played: Considered
    depth: int = 0
    times: int = 1
    """How many times the usual number of positions was looked at."""

    @property
    def lost(self) -> float:
        """How much of its chance to win the seat lost with what it did."""
        return max(0.0, self.best.chances[self.seat] - self.played.chances[self.seat])


class Task(NamedTuple):
    """What is to be looked at next: a place in the log, and how many times as long as usual."""

    at: int
    times: int = 1


class Review(NamedTuple):
    """A review of a match. Made by `begin`."""

    match: Match
    judged: tuple[Judged, ...] = ()
    """In the order of the game."""
    at: int = 0
    """The next place to look at; the end of the log once all were."""
    doubted: tuple[int, ...] = ()
    """The places that are to be looked at once more."""

    @property
    def task(self) -> Task | None:
        """What is to be looked at next; None when the review is done."""
        if self.at < len(self.match.log):
            return Task(self.at)
        return Task(self.doubted[0], AGAIN) if self.doubted else None

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        if self.at < len(self.match.log):
            return FIRST * self.at / len(self.match.log)
        doubts = len(self.turns())
        return 1.0 if not doubts else max(FIRST, 1 - (1 - FIRST) * len(self.doubted) / doubts)

    def told(self, best: tuple[Considered, ...], depth: int) -> Review:
        """Return it with what was found for its task: the best action, and the one that was done if another.

        Without anything found the place is passed over.
        """
        task = self.task
        if task is None:
            return self
        judged = self.judged
        if best:
            seat = self.match.decider(task.at)
            found = Judged(task.at, seat, best[0], best[-1], depth, task.times)
            judged = tuple(sorted((*(each for each in judged if each.at != task.at), found)))
        if task.times > 1:
            return self._replace(judged=judged, doubted=self.doubted[1:])
        return _onward(self._replace(judged=judged), task.at + 1)

    def turns(self) -> tuple[Judged, ...]:
        """Return the decisions with which most was lost, in the order of the game."""
        most = sorted(self.judged, key=lambda each: -each.lost)[:MOST]
        return tuple(sorted(each for each in most if each.lost >= MARK))

    def curve(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Return places of the game with the chances of each seat there; at its end, what it came to."""
        known = tuple((each.at, each.best.chances) for each in self.judged)
        outcome, size = self.match.outcome, len(self.match.log)
        return (*known, (size, shares(outcome.returns))) if outcome and self.at >= size else known


def begin(match: Match) -> Review:
    """Return the review of a match, before anything was looked at."""
    return _onward(Review(match), 0)


def _onward(review: Review, at: int) -> Review:
    """Go on to the next decision; after the last one, to those that are to be looked at again."""
    match = review.match
    while at < len(match.log) and not _is_choice(match, at):
        at += 1
    review = review._replace(at=at)
    if at < len(match.log):
        return review
    return review._replace(doubted=tuple(each.at for each in review.turns()))


def _is_choice(match: Match, at: int) -> bool:
    """Whether somebody chose among several actions there, and did not give up."""
    if match.decider(at) == CHANCE or match.log[at].text == RESIGN:
        return False
    actions = match.game.legal_actions(match.states[at])
    return sum(action.text != RESIGN for action in actions) > 1
