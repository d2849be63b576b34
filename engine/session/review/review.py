"""A review in the making: a pure value that says what may be looked at next, and takes in what was found.

Each decision is looked at as its player could see it: the best action and the one that was done are
compared in the same search. Those with which most was lost are then looked at once more, several times as
long, so that what is called a turning point has been found twice. Whoever drives it (the page, the command
line) may stop at any time; what was found so far stays.

The game is cut into shares, which are the same however many look at them: within one a look goes on from
what those before it remember, and none knows of another share. So several can be looked at by turns or at
once, and what comes of it is the same.
"""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from engine.ai.analysis import shares
from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.contract.values import CHANCE, RESIGN, AnyState
from engine.session.match import Match

MARK = 0.07
"""The chance that must have been lost with an action for it to be a turning point."""
MOST = 8
"""How many turning points are told, at most: those with which most was lost."""
AGAIN = 3
"""How many times as many positions are looked at when one is looked at again."""
FIRST = 0.8
"""The part of the work that the first look at all decisions is taken to be."""
SHARE = 8
"""How many actions of the log a share has: see docs/analysis.md."""


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

    @property
    def noise(self) -> float:
        """The part of that which sampling error may explain."""
        return 2 * hypot(self.best.error, self.played.error)


class Task(NamedTuple):
    """What may be looked at next: a place in the log, and how many times as long as usual."""

    at: int
    times: int = 1

    @property
    def share(self) -> int:
        """The number of its share; a second look stands alone."""
        return self.at // SHARE if self.times == 1 else self.at


class Review(NamedTuple):
    """A review of a match. Made by `begin`."""

    match: Match
    left: tuple[range, ...]
    """What is left of each share that is not done; each begins with a decision that is to be looked at."""
    judged: tuple[Judged, ...] = ()
    """In the order of the game."""

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What may be looked at next, by one or by several at once; nothing when the review is done.

        The first of each share, and those second looks that will be due whatever is still found.
        """
        sure = MOST - sum(map(len, self.left))
        doubts = [Task(each.at, AGAIN) for each in self._worst(max(0, sure)) if each.times == 1]
        return (*(Task(share.start) for share in self.left), *doubts)

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        if self.left:
            return FIRST * (1 - sum(map(len, self.left)) / len(self.match.log))
        turns = self.turns()
        sure = sum(each.times > 1 for each in turns)
        return FIRST + (1 - FIRST) * (sure / len(turns) if turns else 1)

    def told(self, task: Task, best: tuple[Considered, ...], depth: int) -> Review:
        """Return it with what was found for a task: the best action, and the one that was done if another.

        What is no task, or no longer one, changes nothing.
        """
        if task not in self.tasks:
            return self
        match, at = self.match, task.at
        found = Judged(at, match.decider(at), best[0], best[-1], depth, task.times)
        judged = tuple(sorted((*(each for each in self.judged if each.at != at), found)))
        if task.times > 1:
            return self._replace(judged=judged)
        left = (_onward(match, share[1:]) if share.start == at else share for share in self.left)
        return self._replace(judged=judged, left=tuple(filter(None, left)))

    def turns(self) -> tuple[Judged, ...]:
        """Return the decisions with which most was lost, in the order of the game."""
        return self._worst(MOST)

    def curve(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Return places of the game with the chances of each seat there; at its end, what it came to.

        It goes as far as every decision was looked at: what others have found farther on comes with the rest.
        """
        outcome, size = self.match.outcome, len(self.match.log)
        end = self.left[0].start if self.left else size
        known = tuple((each.at, each.best.chances) for each in self.judged if each.at < end)
        return (*known, (size, shares(outcome.returns))) if outcome and end == size else known

    def _worst(self, most: int) -> tuple[Judged, ...]:
        """Return so many of the decisions with which most was lost, in the order of the game."""
        worst = sorted(self.judged, key=lambda each: -each.lost)[:most]
        return tuple(sorted(each for each in worst if each.lost >= MARK and each.lost > each.noise))


def begin(match: Match) -> Review:
    """Return the review of a match, before anything was looked at."""
    size = len(match.log)
    starts = range(0, size, SHARE)
    left = (_onward(match, range(start, min(start + SHARE, size))) for start in starts)
    return Review(match, tuple(filter(None, left)))


def _onward(match: Match, share: range) -> range:
    """Go on to the next decision of a share; return what is left of it."""
    return next((share[i:] for i, at in enumerate(share) if is_choice(match, at)), range(0))


def is_choice(match: Match, at: int) -> bool:
    """Whether somebody chose among several actions there, and did not give up."""
    if match.decider(at) == CHANCE or match.log[at].text == RESIGN:
        return False
    return has_choice(match.game, match.states[at])


def has_choice(game: AnyGame, state: AnyState) -> bool:
    """Whether more than one action is allowed, but for giving up."""
    return sum(action.text != RESIGN for action in game.legal_actions(state)) > 1
