"""Statistics of a series of games: points, confidence intervals, and a sequential test."""

from __future__ import annotations

from math import log, sqrt
from typing import NamedTuple

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
        """Return the tally after a game with these mean returns of A's seats and B's seats."""
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
        """Count a pair of games, each by the mean returns of A's seats and of B's."""
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
