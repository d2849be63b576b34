"""Who can play: `random`, `greedy`, and four levels for people, each stronger than the one before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

from engine.ai import lookahead
from engine.ai.agents import Agent, GreedyAgent, RandomAgent, Thought
from engine.ai.lookahead import Limits, Ranking
from engine.chance import Rng
from engine.protocol import Action, Game

NO_LIMIT = 1 << 40


class UnknownAgent(ValueError):
    """There is no agent of that name."""


class Level(NamedTuple):
    """How well a computer player plays, and what it is called."""

    id: str
    title: str
    words: str
    """One line for people."""
    plies: int
    """How far it looks ahead at most."""
    nodes: int
    """How many positions it looks at, at most; without a time limit this makes its play repeatable."""
    seconds: float
    """How long it thinks about a decision, at most; 0: only the other limits count."""
    slack: float
    """How much less than the best an action may be worth and still be played (a pawn is about 0.25)."""
    slips: float
    """In which share of its decisions it looks only at its own action, and misses the answer."""


LEVELS = (
    Level(
        "level1",
        "Sleepy Kitten",
        "Takes what it can reach and often forgets that you move next.",
        2,
        2_000,
        0,
        0.15,
        0.4,
    ),
    Level("level2", "Curious Fox", "Looks a move or two ahead, but can be tricked.", 4, 6_000, 0, 0.06, 0.1),
    Level("level3", "Patient Owl", "Sees most traps coming and rarely errs.", 7, 20_000, 0, 0.01, 0),
    Level(
        "level4", "Old Dragon", "Thinks for about two seconds, as deep as it can.", 99, NO_LIMIT, 2.0, 0, 0
    ),
)


class LevelAgent(Agent):
    """Plays at a level: looks ahead within its limits, then takes one of the actions that are good enough."""

    def __init__(self, game: Game[Any, Any], level: Level, seconds: float | None = None) -> None:
        super().__init__(game)
        self.level = level
        self.seconds = seconds
        """A time limit in place of the level's limits of time and positions."""

    def think(self, view: Any, rng: Rng) -> Iterator[Thought]:
        """Yield the action that seems best so far, and at last the one that is played."""
        began = perf_counter()
        limits = self._limits(began, slip=rng.random() < self.level.slips)
        ranking = Ranking((), 0, 0)
        for ranking in lookahead.rank(self.game, view, rng, limits):
            yield _thought(ranking, best(ranking), began)
        yield _thought(ranking, self._pick(ranking, rng), began)._replace(done=True)

    def _limits(self, began: float, slip: bool) -> Limits:
        plies = 1 if slip else self.level.plies
        seconds = self.seconds or self.level.seconds
        nodes = NO_LIMIT if self.seconds else self.level.nodes
        late: Callable[[], bool] = (lambda: perf_counter() - began >= seconds) if seconds else (lambda: False)
        return Limits(plies, nodes, late)

    def _pick(self, ranking: Ranking, rng: Rng) -> tuple[Action, float]:
        """Return one of the actions that are good enough, with its value; a sure win is never let go."""
        _, top = best(ranking)
        slack = 0.0 if top >= lookahead.WON else self.level.slack
        return rng.choice([row for row in ranking.rows if row[1] >= top - slack])


def best(ranking: Ranking) -> tuple[Action, float]:
    """Return the action of the highest value, the first of several."""
    return max(ranking.rows, key=lambda row: row[1])


def _thought(ranking: Ranking, row: tuple[Action, float], began: float) -> Thought:
    action, value = row
    return Thought(action, ranking.depth, ranking.nodes, value, perf_counter() - began)


_BY_ID = {level.id: level for level in LEVELS}
AGENTS = ("random", "greedy", *_BY_ID)
"""The names of the agents, from the weakest to the strongest."""


def make_agent(game: Game[Any, Any], name: str, seconds: float | None = None) -> Agent:
    """Return a new agent for a game; `seconds` replaces a level's own limits. Raises `UnknownAgent`."""
    if name == "random":
        return RandomAgent(game)
    if name == "greedy":
        return GreedyAgent(game)
    if name not in _BY_ID:
        raise UnknownAgent(f"there is no agent called {name!r}; there are {', '.join(AGENTS)}")
    return LevelAgent(game, _BY_ID[name], seconds)
