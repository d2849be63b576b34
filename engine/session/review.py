"""Review of a finished game: winning chances at each place, and the turning points.

A review in progress is a pure value that offers positions to search and takes in the results. Each decision
is searched with the knowledge its player had: one search compares the best action with the one played. The
decisions that lost most are then searched once more, several times as long, so that every turning point has
been found twice. The driver (the page, the command line) may stop at any time; the results so far remain.

The game is cut into shares, the same for any number of workers: within a share, each search continues with
the memory of the ones before it, and no share depends on another. So shares can be searched in turn or in
parallel with identical results.
"""

from __future__ import annotations

from math import ceil, hypot
from typing import NamedTuple

from engine.ai.analysis import shares
from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.contract.values import CHANCE, RESIGN, AnyState
from engine.session.explanations import ExplainedLine, line_of
from engine.session.match import Match
from engine.session.words.en import say_review

MIN_LOSS = 0.07
"""Minimum loss of winning chances that makes an action a turning point."""
MAX_POINTS = 8
"""Maximum number of turning points: those that lost most."""
SECOND_SEARCH_FACTOR = 3
"""Factor on the number of positions for the second search of a decision."""
FIRST_SEARCH_PART = 0.8
"""Part of the total work attributed to the first search of all decisions."""
SHARE_LENGTH = 8
"""Number of log actions in a share: see docs/analysis.md."""


class JudgedDecision(NamedTuple):
    """A decision that was searched."""

    at: int
    """Its place in the log."""
    seat: int
    best: Considered
    played: Considered
    depth: int = 0
    times: int = 1
    """Factor on the usual number of positions."""

    @property
    def lost(self) -> float:
        """The winning chances that the seat lost with the action played."""
        return max(0.0, self.best.chances[self.seat] - self.played.chances[self.seat])

    @property
    def noise(self) -> float:
        """The part of the loss that sampling error may explain."""
        return 2 * hypot(self.best.error, self.played.error)


class Task(NamedTuple):
    """A search to do: a place in the log, and a factor on the usual number of positions."""

    at: int
    times: int = 1

    @property
    def share(self) -> int:
        """Number of its share; a second search stands alone."""
        return self.at // SHARE_LENGTH if self.times == 1 else self.at


class Review(NamedTuple):
    """A review of a match. Made by `begin_review`."""

    match: Match
    left: tuple[range, ...]
    """The rest of each unfinished share; each begins with a decision to search."""
    judged: tuple[JudgedDecision, ...] = ()
    """The results in the order of the game."""

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The searches that may start now, in parallel if wanted; () when the review is done.

        These are the first of each share, and the second searches that later results cannot make unnecessary.
        """
        sure = MAX_POINTS - sum(map(len, self.left))
        doubts = [
            Task(each.at, SECOND_SEARCH_FACTOR) for each in self._worst(max(0, sure)) if each.times == 1
        ]
        return (*(Task(share.start) for share in self.left), *doubts)

    @property
    def progress(self) -> float:
        """Progress from 0 to 1."""
        if self.left:
            return FIRST_SEARCH_PART * (1 - sum(map(len, self.left)) / len(self.match.log))
        turns = self.turning_points()
        sure = sum(each.times > 1 for each in turns)
        return FIRST_SEARCH_PART + (1 - FIRST_SEARCH_PART) * (sure / len(turns) if turns else 1)

    def with_result(self, task: Task, best: tuple[Considered, ...], depth: int) -> Review:
        """Return the review with the result of a task: the best action, then the one played if it differs.

        A task that is unknown or outdated changes nothing.
        """
        if task not in self.tasks:
            return self
        match, at = self.match, task.at
        found = JudgedDecision(at, match.decider(at), best[0], best[-1], depth, task.times)
        judged = tuple(sorted((*(each for each in self.judged if each.at != at), found)))
        if task.times > 1:
            return self._replace(judged=judged)
        left = (_onward(match, share[1:]) if share.start == at else share for share in self.left)
        return self._replace(judged=judged, left=tuple(filter(None, left)))

    def turning_points(self) -> tuple[JudgedDecision, ...]:
        """Return the decisions that lost most, in the order of the game."""
        return self._worst(MAX_POINTS)

    def curve(self) -> tuple[tuple[int, tuple[float, ...]], ...]:
        """Return places of the game with each seat's chances there, and the result at its end.

        The curve stops at the first decision not searched yet, although later ones may be known.
        """
        outcome, size = self.match.outcome, len(self.match.log)
        end = self.left[0].start if self.left else size
        known = tuple((each.at, each.best.chances) for each in self.judged if each.at < end)
        return (*known, (size, shares(outcome.returns))) if outcome and end == size else known

    def _worst(self, most: int) -> tuple[JudgedDecision, ...]:
        """Return up to `most` of the decisions that lost most, in the order of the game."""
        worst = sorted(self.judged, key=lambda each: -each.lost)[:most]
        return tuple(sorted(each for each in worst if each.lost >= MIN_LOSS and each.lost > each.noise))


def begin_review(match: Match) -> Review:
    """Return the review of a match before any search."""
    size = len(match.log)
    starts = range(0, size, SHARE_LENGTH)
    left = (_onward(match, range(start, min(start + SHARE_LENGTH, size))) for start in starts)
    return Review(match, tuple(filter(None, left)))


def _onward(match: Match, share: range) -> range:
    """Return the share from its next decision on."""
    return next((share[i:] for i, at in enumerate(share) if is_choice(match, at)), range(0))


def is_choice(match: Match, at: int) -> bool:
    """Return True if a seat chose among several actions there and did not resign."""
    if match.decider(at) == CHANCE or match.log[at].text == RESIGN:
        return False
    return has_choice(match.game, match.states[at])


def has_choice(game: AnyGame, state: AnyState) -> bool:
    """Return True if more than one action is legal, not counting resignation."""
    return sum(action.text != RESIGN for action in game.legal_actions(state)) > 1


PERCENT = 100
CERTAIN = 1.0
COARSE = 5
"""Rounding step, in percent, for chances whose error is at least half as large."""


class TurningPoint(NamedTuple):
    """A turning point."""

    at: int
    seat: int
    kind: str
    """Kind of turning point, by its id in the words."""
    before: str
    """The seat's chances with the best action, as text."""
    after: str
    """Its chances with the action played, as text."""
    played: ExplainedLine
    """The action played, and its expected line."""
    better: ExplainedLine
    """The better action, and its expected line."""

    @property
    def title(self) -> str:
        """The kind of turning point, as text."""
        return say_review.kinds[self.kind]


def points_of(review: Review) -> tuple[TurningPoint, ...]:
    """Return the turning points found so far, in the order of the game."""
    return tuple(_point(review, each) for each in review.turning_points())


def _point(review: Review, judged: JudgedDecision) -> TurningPoint:
    match, seat = review.match, judged.seat
    game, state = match.game, match.states[judged.at]
    best, played = judged.best, judged.played
    better = line_of(game, state, best)
    done = line_of(game, state, played._replace(text=match.log[judged.at].text))
    before, after = (value_text(game, each, each.chances[seat]) for each in (best, played))
    return TurningPoint(judged.at, seat, _kind(game, judged), before, after, done, better)


def _kind(game: AnyGame, judged: JudgedDecision) -> str:
    best, played = judged.best, judged.played
    if not game.info.hidden and best.value >= CERTAIN > played.value:
        return "win"
    if not game.info.hidden and played.value <= -CERTAIN < best.value:
        return "loss"
    before, after = (_ahead(each.chances, judged.seat) for each in (best, played))
    return "lead" if before > 0 > after else "chance"


def _ahead(chances: tuple[float, ...], seat: int) -> float:
    """Return the lead of a seat's chances over the best opponent's; all of them may lose together."""
    return chances[seat] - max(chance for other, chance in enumerate(chances) if other != seat)


def whole_percent(chance: float) -> int:
    """Return a chance in whole percent: 0 and 100 only if it is certain, as in the values of actions."""
    return round(PERCENT * chance) if chance in (0, 1) else _uncertain_percent(chance)


def _uncertain_percent(chance: float, step: int = 1) -> int:
    """Return a chance in percent, a multiple of `step` that is neither 0 nor 100."""
    return min(max(round(PERCENT * chance / step) * step, step), PERCENT - step)


def value_text(game: AnyGame, each: Considered, chance: float) -> str:
    """Return the value of an action for its player, as text; with hidden information nothing is certain.

    A sampled chance comes with its error, rounded accordingly.
    """
    if abs(each.value) >= CERTAIN and not game.info.hidden and (each.value < 0 or not each.at_most):
        return say_review.wins if each.value > 0 else say_review.loses
    error = PERCENT * each.error
    step = COARSE if error >= COARSE / 2 else 1
    share = _uncertain_percent(chance, step)
    if each.at_most:
        return say_review.at_most(share)
    return say_review.give_or_take(share, ceil(error / step) * step) if error else say_review.about(share)
