"""Turning points of a game as text: the action played, the better one, and the evidence."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.search import Considered
from engine.session.explanations import ExplainedLine, line_of
from engine.session.review.review import JudgedDecision, Review
from engine.session.words.en import say_review

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
    return tuple(_point(review, each) for each in review.turns())


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


def value_text(game: AnyGame, each: Considered, chance: float) -> str:
    """Return the value of an action for its player, as text; with hidden information nothing is certain.

    A sampled chance comes with its error, rounded accordingly.
    """
    if abs(each.value) >= CERTAIN and not game.info.hidden and (each.value < 0 or not each.at_most):
        return say_review.wins if each.value > 0 else say_review.loses
    error = PERCENT * each.error
    step = COARSE if error >= COARSE / 2 else 1
    share = min(max(round(PERCENT * chance / step) * step, step), PERCENT - step)
    if each.at_most:
        return say_review.at_most(share)
    return say_review.give_or_take(share, ceil(error / step) * step) if error else say_review.about(share)
