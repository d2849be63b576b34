"""Games between agents: single ones, and series of pairs that compare two agents, in parallel."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.ai.agents import Agent
from engine.ai.alphabeta import WON, search
from engine.contract.budget import Budget
from engine.contract.game import AnyGame, Game
from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState, Outcome
from engine.session.match import Match
from engine.tools.statistics import Tally, VarianceReduction

T = TypeVar("T")
Draw: TypeAlias = Callable[[AnyGame, AnyState, Rng], Action]
"""A function that draws an outcome of a chance node."""


def play_out(
    match: Match, agents: Sequence[Agent], seed: int, draw: Draw = Game.sample_outcome
) -> Iterator[Match]:
    """Yield the match after each action, chance included, until it is over.

    `agents[i]` decides for seat `i`. The same seed gives the same game, unless an agent's time is limited.
    """
    source = new_rng(seed)
    rngs = [new_rng(source.getrandbits(64)) for _ in range(len(agents) + 1)]
    while (player := match.player) != TERMINAL:
        if player == CHANCE:
            action = draw(match.game, match.state, rngs[-1])
        else:
            action = agents[player].choose(match.game.view(match.state, player), rngs[player])
        match = match.play(action)
        yield match


class SeriesGame(NamedTuple):
    """One game of a series: the seats of A, the log, and the result."""

    seats: tuple[int, ...]
    log: tuple[str, ...]
    outcome: Outcome
    mine: float
    """The best return of A's seats: a side has won if one of its seats has."""
    others: float
    """The best return of B's seats."""
    shares: tuple[float, float] = (0.0, 0.0)
    """Share of the game that A and B have won with reduced variance (`VarianceReduction.shares`)."""


class Contest(NamedTuple):
    """A series between two agents. Pairs of games swap seats and share the opening and the luck.

    With more than two seats A has every other one, shifted by one from pair to pair. If A is `alone`, it has
    one seat, the next one in each game, and the best of all others counts against it.
    """

    start: Match
    make: Mapping[str, Callable[[], Agent]]
    """Constructors of agents A and B, called for each game, by "a" and "b"."""
    alone: bool = False
    opening: int = 0
    """Number of random decisions before the agents play."""
    steady: bool = False
    """True if the games are played with variance reduction (`engine.tools.statistics`)."""

    def game(self, index: int, seed: int) -> SeriesGame:
        """Play a game, by its number from 0; `seed` is that of its pair."""
        count = len(self.start.seats)
        sides = _one_seat(index, count) if self.alone else _every_other(index, count)
        match, reduction = random_opening(self.start, self.opening, seed), VarianceReduction(count)
        draw = reduction.draw if self.steady else Game.sample_outcome
        for later in play_out(match, [self.make[side]() for side in sides], seed, draw):
            match = later
        outcome = _ended(match)
        mine, others = (_of_side(outcome.returns, sides, side) for side in "ab")
        shares = reduction.shares(outcome.returns)
        seats = tuple(seat for seat in range(count) if sides[seat] == "a")
        return SeriesGame(
            seats,
            tuple(action.text for action in match.log),
            outcome,
            max(mine),
            max(others),
            (sum(_of_side(shares, sides, "a")), sum(_of_side(shares, sides, "b"))),
        )

    def play(self, games: int, seed: int, jobs: int = 1) -> Generator[list[SeriesGame], None, None]:
        """Yield one pair after the other; `jobs` of them are played in parallel processes.

        The last game of an odd number is single. The caller may close the iterator early.
        """
        source = new_rng(seed)
        tasks = [
            partial(self._pair, first, min(first + 2, games), source.getrandbits(64))
            for first in range(0, games, 2)
        ]
        yield from run_parallel(tasks, jobs)

    def tally(self, games: int, seed: int, jobs: int = 1) -> Tally:
        """Play that many games, and return their statistics."""
        tally = Tally()
        for pair in self.play(games, seed, jobs):
            for played in pair:
                tally = tally.plus(played.mine, played.others)
        return tally

    def _pair(self, first: int, stop: int, seed: int) -> list[SeriesGame]:
        return [self.game(index, seed) for index in range(first, stop)]


def _ended(match: Match) -> Outcome:
    outcome = match.outcome
    if outcome is None:
        raise ValueError(f"a game of {match.game.info.title} stopped without an outcome")
    return outcome


def _every_other(index: int, count: int) -> list[str]:
    return ["ab"[(seat + index // 2 * (count > 2) + index) % 2] for seat in range(count)]


def _one_seat(index: int, count: int) -> list[str]:
    return ["a" if seat == index % count else "b" for seat in range(count)]


def _of_side(values: Sequence[float], sides: list[str], side: str) -> list[float]:
    return [value for value, owner in zip(values, sides, strict=True) if owner == side]


# --- random openings --------------------------------------------------------------------------------------

NODES = 20_000
"""Number of positions to search for a forced win after an opening, in games with a kernel."""
TRIES = 100
"""Maximum number of decided openings before the next one is accepted: there may be no other."""


def random_opening(start: Match, decisions: int, seed: int) -> Match:
    """Return the start after some random decisions: no seat resigns, and decided games are redrawn."""
    if not decisions:
        return start
    rng = new_rng(seed)
    for _ in range(TRIES):
        match = start.settle(rng)
        for _ in range(decisions):
            if match.player != TERMINAL:
                played = [a for a in match.game.legal_actions(match.state) if a.text != RESIGN]
                match = match.play(rng.choice(played)).settle(rng)
        if match.player != TERMINAL and not _decided(match):
            break
    return match


def _decided(match: Match) -> bool:
    """Return True if a forced win is found; without a kernel, if one action wins the game."""
    kernel = match.game.kernel()
    if kernel is None:
        return _won_at_once(match)
    *_, last = search(kernel, match.state.position, Budget(nodes=NODES))
    return abs(last.score) >= WON


def _won_at_once(match: Match) -> bool:
    """Return True if one action of the seat to decide wins the game."""
    game, player = match.game, match.player
    ends = (game.outcome(game.apply(match.state, action)) for action in game.legal_actions(match.state))
    return any(end is not None and end.returns[player] > 0 for end in ends)


# --- processes ---------------------------------------------------------------------------------------------


def run_parallel(tasks: Sequence[Callable[[], T]], jobs: int = 1) -> Generator[T, None, None]:
    """Yield the result of each task, in order; `jobs` of them run in parallel.

    The caller may close the iterator early.
    """
    if jobs == 1:
        yield from (task() for task in tasks)
        return
    fork = get_context("fork")
    pool = ProcessPoolExecutor(jobs, mp_context=fork, initializer=_tasks.extend, initargs=(tasks,))
    try:
        yield from pool.map(_inherited, range(len(tasks)))
    finally:
        pool.shutdown(cancel_futures=True)


_tasks: list[Callable[[], Any]] = []
"""The tasks, which child processes inherit, since games, matches and agents cannot be pickled."""


def _inherited(number: int) -> Any:
    return _tasks[number]()
