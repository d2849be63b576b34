"""Who can play: `random`, `greedy`, and four levels for people, each stronger than the one before."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from time import perf_counter
from typing import NamedTuple

from engine.ai import lookahead
from engine.ai.agents import Agent, GreedyAgent, RandomAgent, Thought
from engine.ai.kernel_rank import EVEN, rank_kernel
from engine.ai.mcts import rank_sampled
from engine.ai.table import Table
from engine.ai.words import say
from engine.contract.budget import Budget, Clock
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking, Searcher
from engine.contract.values import Action, AnyView

SLOW = 20
"""How many times fewer positions the plain look-ahead gets than a kernel: about as many as it is slower."""

FEW = 60
"""How many positions a slip looks at in a game with chance or hidden things."""


TOLD = 3
"""Of how many actions it is told what they are worth."""


class UnknownAgent(ValueError):
    """There is no agent of that name."""


class Level(NamedTuple):
    """How well a computer player plays."""

    id: str
    plies: int
    """How far it looks ahead, at most."""
    nodes: int | None
    """How many positions it looks at, at most: where time is not short, this makes its play repeatable."""
    seconds: float | None
    """How long it thinks about one decision, at most."""
    spread: int
    """How much less than the best an action may be worth and still be played, in hundredths of a pawn."""
    slips: float
    """In what share of its decisions it looks at nothing but its own action, and misses the answer to it."""

    @property
    def title(self) -> str:
        """What it is called."""
        return say.titles[self.id]

    @property
    def words(self) -> str:
        """One line for people."""
        return say.lines[self.id]


LEVELS = (
    Level(
        id="level1",
        plies=1,
        nodes=1_000,
        seconds=0.3,
        spread=50,
        slips=0.5,
    ),
    Level(
        id="level2",
        plies=3,
        nodes=4_000,
        seconds=0.6,
        spread=20,
        slips=0.15,
    ),
    Level(
        id="level3",
        plies=5,
        nodes=15_000,
        seconds=1.0,
        spread=8,
        slips=0.02,
    ),
    Level(
        id="level4",
        plies=99,
        nodes=None,
        seconds=2.0,
        spread=2,
        slips=0.0,
    ),
)


class LevelAgent(Agent):
    """Plays at a level: looks ahead within its limits, then takes one of the actions that are good enough."""

    def __init__(
        self, game: AnyGame, level: Level, seconds: float | None = None, clock: Clock = perf_counter
    ) -> None:
        super().__init__(game)
        self.level = level
        self.clock = clock
        self.seconds = seconds
        """A limit of time in place of the level's limits of time and positions."""
        self.table: Table[Hashable] = {}
        """What alpha-beta remembers from move to move."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield the action that seems best so far, and at last the one that is played."""
        began = self.clock()
        ranking = Ranking((), 0, 0)
        for ranking in self._rankings(view, rng):
            yield self._thought(ranking, ranking.best, began)
        picked = self._pick(ranking, rng)
        yield self._thought(ranking, picked, began)._replace(done=True, best=_best(ranking, picked))

    def _rankings(self, view: AnyView, rng: Rng) -> Iterator[Ranking]:
        level = self.level
        slips = rng.random() < level.slips
        nodes = None if self.seconds else level.nodes
        seconds = self.seconds or level.seconds
        searcher: Searcher | None = self.game.searcher()
        if searcher:
            state, _ = self.guess(view, rng)
            return searcher.rank(
                state, 1 if slips else level.plies, Budget(seconds, nodes, self.clock), level.spread
            )
        if self.game.info.chance or self.game.info.hidden:
            return rank_sampled(self.game, view, rng, Budget(seconds, FEW if slips else nodes, self.clock))
        if slips:
            return lookahead.rank(self.game, view, rng, 1, Budget())
        if self.game.kernel():
            state, _ = self.guess(view, rng)
            allowed = Budget(seconds, nodes, self.clock)
            return rank_kernel(self.game, state, level.plies, allowed, level.spread, self.table)
        budget = Budget(seconds, nodes and nodes // SLOW, self.clock)
        return lookahead.rank(self.game, view, rng, level.plies, budget)

    def _pick(self, ranking: Ranking, rng: Rng) -> tuple[Action, float]:
        """Return one of the actions that are good enough, with its value; a sure win is never let go."""
        _, top = ranking.best
        slack = 0.0 if top >= lookahead.WON else self.level.spread / EVEN
        return rng.choice([row for row in ranking.rows if row[1] >= top - slack])

    def _thought(self, ranking: Ranking, row: tuple[Action, float], began: float) -> Thought:
        action, value = row
        return Thought(action, ranking.depth, ranking.nodes, value, self.clock() - began)


def _best(ranking: Ranking, picked: tuple[Action, float]) -> tuple[tuple[Action, float], ...]:
    """Return what was picked, and the best of the others."""
    others = sorted((row for row in ranking.rows if row is not picked), key=lambda row: -row[1])
    return (picked, *others[: TOLD - 1])


_BY_ID = {level.id: level for level in LEVELS}
AGENTS = ("random", "greedy", *_BY_ID)
"""The names of the agents, from the weakest to the strongest."""


def make_agent(game: AnyGame, name: str, seconds: float | None = None, clock: Clock = perf_counter) -> Agent:
    """Return a new agent for a game; `seconds` replaces a level's own limits. Raises `UnknownAgent`."""
    if name == "random":
        return RandomAgent(game)
    if name == "greedy":
        return GreedyAgent(game)
    if name not in _BY_ID:
        raise UnknownAgent(f"there is no agent called {name!r}; there are {', '.join(AGENTS)}")
    return LevelAgent(game, _BY_ID[name], seconds, clock)
