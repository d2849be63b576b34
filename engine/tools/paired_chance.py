"""Chance with reduced luck, so that fewer games of a series are as conclusive.

If an outcome would end the game with a loss for all, as in Ctheckers when the Cthecker is revealed, another
one is drawn, and the result is weighted by the likelihood of that. The luck of the draws, measured by the
game's evaluation, is subtracted: a control variate with mean zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import Action, AnyState

LOSS = -1.0


class PairedChance:
    """Draws chance outcomes in one game, and tracks their likelihood and luck."""

    def __init__(self, seats: int) -> None:
        self.likely = 1.0
        """The probability that the game came so far."""
        self._luck = [0.0] * seats

    def draw(self, game: AnyGame, state: AnyState, rng: Rng) -> Action:
        """Draw an outcome of a chance node, avoiding those by which all lose if possible."""
        drawn = [
            (action, weight, game.apply(state, action)) for action, weight in game.chance_outcomes(state)
        ]
        safe = [row for row in drawn if not _ruins(game, row[2])]
        rows = safe or drawn
        weights = [weight for _, weight, _ in rows]
        self.likely *= sum(weights) / sum(weight for _, weight, _ in drawn)
        found = rng.choices(range(len(rows)), weights)[0]
        points = [_points(game.evaluate(after)) for _, _, after in rows]
        for seat, mine in enumerate(zip(*points, strict=True)):
            mean = sum(w * p for w, p in zip(weights, mine, strict=True)) / sum(weights)
            self._luck[seat] += self.likely * (mine[found] - mean)
        return rows[found][0]

    def shares(self, returns: Sequence[float]) -> tuple[float, ...]:
        """Return each seat's share of the game; luck may make it less than 0 or more than 1."""
        points = zip(_points(returns), self._luck, strict=True)
        return tuple(self.likely * mine - luck for mine, luck in points)


def _ruins(game: AnyGame, state: AnyState) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and max(outcome.returns) == LOSS


def _points(returns: Sequence[float]) -> list[float]:
    return [(value - LOSS) / 2 for value in returns]


def summary(pairs: Sequence[tuple[float, float]]) -> str:
    """Return a summary of pairs of games, each by A's and B's share of a game, with standard errors."""
    count = len(pairs)
    mine, theirs = (sum(column) / count for column in zip(*pairs, strict=True))
    decided = mine + theirs or 1.0
    part = mine / decided
    off = [((1 - part) * a - part * b) / decided for a, b in pairs]
    shares = f"A won {mine:.3f} ± {_error([a for a, _ in pairs]):.3f} of the games, B {theirs:.3f}"
    won = f"of the decided A {100 * part:.1f} ± {100 * _error(off):.1f} %"
    both = f"not decided {100 * (1 - mine - theirs):.1f} ± {100 * _error([a + b for a, b in pairs]):.1f} %"
    return f"With less luck {shares} ± {_error([b for _, b in pairs]):.3f}; {won}; {both}"


def _error(values: Sequence[float]) -> float:
    """Return the standard error of the mean; 1 for a single value, about which nothing is known."""
    count = len(values)
    if count == 1:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
