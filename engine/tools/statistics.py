"""Statistics of a series of games: points, confidence intervals, a sequential test, variance reduction."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import Action, AnyState

LOSS = -1.0
"""The least return."""
Z95 = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""
ERROR = 0.05
"""Error probability of a sequential test, on either side."""
UNSEEN = 0.25
"""Prior variance of one pair beside the observed ones: a few equal pairs prove nothing."""


class Tally(NamedTuple):
    """Results of agent A in a series against B. `points`: 1 for a win to 0 for a loss, half for a draw."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    both_lost: int = 0
    points: float = 0.0

    @property
    def games(self) -> int:
        """Number of games."""
        return self.wins + self.draws + self.losses + self.both_lost

    @property
    def score(self) -> float:
        """Points per game, from 0 to 1."""
        return self.points / self.games if self.games else 0.0

    @property
    def decided(self) -> int:
        """Number of games that one side won."""
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """A's share of the games that one side won."""
        return self.wins / self.decided if self.decided else 0.0

    def plus(self, mine: float, others: float) -> Tally:
        """Return the tally after a game, by the best return of A's seats and of B's."""
        kind = "both_lost" if max(mine, others) < 0 else _kind(mine, others)
        counted = {**self._asdict(), kind: getattr(self, kind) + 1, "points": self.points + (mine + 1) / 2}
        return Tally(**counted)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the score, by Wilson's formula.

        It takes each game as won or lost, so it is wider than necessary if there are draws.
        """
        return wilson(self.score, self.games)


def _kind(mine: float, others: float) -> str:
    if mine == others:
        return "draws"
    return "wins" if mine > others else "losses"


def wilson(share: float, count: int, z: float = Z95) -> tuple[float, float]:
    """Return the score interval (Wilson 1927) of a share in `count` trials; (0, 1) without trials."""
    if count == 0:
        return 0.0, 1.0
    centre = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Sprt:
    """A sequential test of two hypotheses on A's score (Wald 1945), in the normal form for pairs of games.

    The likelihood ratio is that of Van den Bergh's generalized test: it uses the observed mean and variance
    of the pairs. Games that all seats lost do not compare the agents, and are left out.
    """

    def __init__(self, low: float, high: float) -> None:
        """Set the hypotheses, from 0 to 1. Raises ValueError if the first is not less than the other."""
        if not 0 <= low < high <= 1:
            raise ValueError(f"{low:g} and {high:g} are not two shares, the smaller one first")
        self.low, self.high = low, high
        self._scores: list[float] = []

    def add(self, games: list[tuple[float, float]]) -> None:
        """Count a pair of games, each by the best return of A's seats and of B's."""
        points = [_points(mine, others) for mine, others in games if max(mine, others) >= 0]
        if points:
            self._scores.append(sum(points) / len(points))

    @property
    def ratio(self) -> float:
        """Log-likelihood ratio of the higher hypothesis to the lower."""
        count = len(self._scores)
        if not count:
            return 0.0
        mean = sum(self._scores) / count
        spread = (sum((score - mean) ** 2 for score in self._scores) + UNSEEN) / (count + 1)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    @property
    def verdict(self) -> float | None:
        """The accepted hypothesis, or None while that is open."""
        bound = log((1 - ERROR) / ERROR)
        if abs(self.ratio) < bound:
            return None
        return self.high if self.ratio > 0 else self.low


def _points(mine: float, others: float) -> float:
    return 0.5 if mine == others else float(mine > others)


# --- variance reduction ------------------------------------------------------------------------------------


class VarianceReduction:
    """Draws the chance outcomes of one game with reduced variance, so that fewer games are as conclusive.

    If an outcome would end the game with a loss for all, as in Ctheckers when the Cthecker is revealed,
    another one is drawn, and the result is weighted by the likelihood of that. The luck of the draws,
    measured by the game's evaluation, is subtracted: a control variate with mean zero.
    """

    def __init__(self, seats: int) -> None:
        self.likelihood = 1.0
        """The probability of the outcomes drawn so far, among all possible ones."""
        self._luck = [0.0] * seats

    def draw(self, game: AnyGame, state: AnyState, rng: Rng) -> Action:
        """Draw an outcome of a chance node, avoiding those by which all lose if possible."""
        drawn = [
            (action, weight, game.apply(state, action)) for action, weight in game.chance_outcomes(state)
        ]
        safe = [row for row in drawn if not _ruins(game, row[2])]
        rows = safe or drawn
        weights = [weight for _, weight, _ in rows]
        self.likelihood *= sum(weights) / sum(weight for _, weight, _ in drawn)
        found = rng.choices(range(len(rows)), weights)[0]
        points = [_shares(game.evaluate(after)) for _, _, after in rows]
        for seat, mine in enumerate(zip(*points, strict=True)):
            mean = sum(w * p for w, p in zip(weights, mine, strict=True)) / sum(weights)
            self._luck[seat] += self.likelihood * (mine[found] - mean)
        return rows[found][0]

    def shares(self, returns: Sequence[float]) -> tuple[float, ...]:
        """Return each seat's share of the game; luck may make it less than 0 or more than 1."""
        points = zip(_shares(returns), self._luck, strict=True)
        return tuple(self.likelihood * mine - luck for mine, luck in points)


def _ruins(game: AnyGame, state: AnyState) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and max(outcome.returns) == LOSS


def _shares(returns: Sequence[float]) -> list[float]:
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
