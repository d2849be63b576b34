"""The turning points of a game, as they are told: what was done, what was better, and how it is known."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.session.explanations import Line, line_of
from engine.session.review.review import Judged, Review
from engine.session.words.en import say_review

PERCENT = 100
CERTAIN = 1.0
COARSE = 5
"""To how many of 100 a chance is rounded that is off by half as many or more."""


class Point(NamedTuple):
    """A turning point."""

    at: int
    seat: int
    kind: str
    """What it was, by its id in the words."""
    before: str
    """How the seat would have stood with the best action, in words."""
    after: str
    """How it stood with what it did."""
    played: Line
    """What was done, and what was to be expected then."""
    better: Line
    """What was better, and what would have been to be expected."""

    @property
    def title(self) -> str:
        """What it was, in a few words."""
        return say_review.kinds[self.kind]


def points_of(review: Review) -> tuple[Point, ...]:
    """Return the turning points that were found so far, in the order of the game."""
    return tuple(_point(review, each) for each in review.turns())


def _point(review: Review, judged: Judged) -> Point:
    match, seat = review.match, judged.seat
    game, state = match.game, match.states[judged.at]
    best, played = judged.best, judged.played
    better = line_of(game, state, best)
    done = line_of(game, state, played._replace(text=match.log[judged.at].text))
    before, after = (worth(game, each, each.chances[seat]) for each in (best, played))
    return Point(judged.at, seat, _kind(game, judged), before, after, done, better)


def _kind(game: AnyGame, judged: Judged) -> str:
    best, played = judged.best, judged.played
    if not game.info.hidden and best.value >= CERTAIN > played.value:
        return "win"
    if not game.info.hidden and played.value <= -CERTAIN < best.value:
        return "loss"
    before, after = (_ahead(each.chances, judged.seat) for each in (best, played))
    return "lead" if before > 0 > after else "chance"


def _ahead(chances: tuple[float, ...], seat: int) -> float:
    """Return how much better a seat's chances are than the best of the others'; all may lose together."""
    return chances[seat] - max(chance for other, chance in enumerate(chances) if other != seat)


def worth(game: AnyGame, each: Considered, chance: float) -> str:
    """Return the value of an action for its player, in words; with hidden information nothing is sure.

    A chance from samples is told with its error, and no more exactly than that.
    """
    if abs(each.value) >= CERTAIN and not game.info.hidden and (each.value < 0 or not each.at_most):
        return say_review.wins if each.value > 0 else say_review.loses
    error = PERCENT * each.error
    step = COARSE if error >= COARSE / 2 else 1
    share = min(max(round(PERCENT * chance / step) * step, step), PERCENT - step)
    if each.at_most:
        return say_review.at_most(share)
    return say_review.give_or_take(share, ceil(error / step) * step) if error else say_review.about(share)
