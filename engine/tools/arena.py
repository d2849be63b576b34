"""Games between agents: one after the other, or a series that says which of two agents plays better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from engine.ai.agents import Agent
from engine.contract.chance import sample
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, Outcome
from engine.session.match import Match

Z95 = 1.96
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def play_out(match: Match, agents: Sequence[Agent], seed: int) -> Iterator[Match]:
    """Yield the match after each action, chance included, until it is over.

    `agents[i]` decides for seat `i`. The same seed gives the same game, unless an agent looks at the clock.
    """
    source = new_rng(seed)
    rngs = [new_rng(source.getrandbits(64)) for _ in range(len(agents) + 1)]
    while (player := match.player) != TERMINAL:
        if player == CHANCE:
            action = sample(match.game, match.state, rngs[-1])
        else:
            action = agents[player].choose(match.game.view(match.state, player), rngs[player])
        match = match.play(action)
        yield match


class Tally(NamedTuple):
    """What agent A made of a series against B. `points`: 1 for a win to 0 for a loss, half for a draw."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    both_lost: int = 0
    points: float = 0.0

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses + self.both_lost

    @property
    def score(self) -> float:
        """Points a game, from 0 to 1."""
        return self.points / self.games if self.games else 0.0

    def plus(self, mine: float, others: float) -> Tally:
        """Return the tally after a game that gave A's seats and B's seats these mean returns."""
        kind = "both_lost" if max(mine, others) < 0 else _kind(mine, others)
        counted = {**self._asdict(), kind: getattr(self, kind) + 1, "points": self.points + (mine + 1) / 2}
        return Tally(**counted)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the score, by Wilson's formula.

        It takes each game as won or lost, and so is wider than need be where there are draws.
        """
        return wilson(self.score, self.games)


def _kind(mine: float, others: float) -> str:
    if mine == others:
        return "draws"
    return "wins" if mine > others else "losses"


def wilson(share: float, count: int, z: float = Z95) -> tuple[float, float]:
    """Return the score interval (Wilson 1927) of a share seen in `count` trials; (0, 1) without trials."""
    if count == 0:
        return 0.0, 1.0
    centre = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Round(NamedTuple):
    """One game of a series: which seats A had, how the game ended, and the tally after it."""

    seats: tuple[int, ...]
    match: Match
    outcome: Outcome
    tally: Tally


def series(
    start: Match, make: Mapping[str, Callable[[], Agent]], games: int, seed: int, alone: bool = False
) -> Iterator[Round]:
    """Play `games` games of agent `make["a"]` against `make["b"]`, and yield each as it ends.

    They come in pairs: the second has the seats swapped and the same luck (seed). With more than two seats
    A has every other one, shifted by one from pair to pair. If A is `alone`, it has one seat, the next one in
    each game, and the best of all others counts against it. Agents are made anew for each game.
    """
    source = new_rng(seed)
    count = len(start.seats)
    tally = Tally()
    luck = 0
    for index in range(games):
        if index % 2 == 0:
            luck = source.getrandbits(64)
        sides = _one_seat(index, count) if alone else _every_other(index, count)
        match = start
        for later in play_out(start, [make[side]() for side in sides], luck):
            match = later
        outcome = _ended(match)
        join = max if alone else _mean
        tally = tally.plus(join(_returns(outcome, sides, "a")), join(_returns(outcome, sides, "b")))
        yield Round(tuple(seat for seat in range(count) if sides[seat] == "a"), match, outcome, tally)


def _ended(match: Match) -> Outcome:
    outcome = match.outcome
    if outcome is None:
        raise ValueError(f"a game of {match.game.info.title} stopped without an outcome")
    return outcome


def _every_other(index: int, count: int) -> list[str]:
    return ["ab"[(seat + index // 2 * (count > 2) + index) % 2] for seat in range(count)]


def _one_seat(index: int, count: int) -> list[str]:
    return ["a" if seat == index % count else "b" for seat in range(count)]


def _returns(outcome: Outcome, sides: list[str], side: str) -> list[float]:
    return [value for value, owner in zip(outcome.returns, sides, strict=True) if owner == side]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
