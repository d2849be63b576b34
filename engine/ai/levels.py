"""The agents: `random`, `greedy`, and four levels for people, each stronger than the one before.

A slip is a decision by one-ply lookahead, as in a hurry: it sees captures, but no replies.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from time import perf_counter
from typing import NamedTuple

from engine.ai import lookahead
from engine.ai.agents import Agent, GreedyAgent, RandomAgent, Thought
from engine.ai.kernel_rank import VALUE_SCALE, rank_kernel
from engine.ai.sampled_rank import UNPROVED_LIMIT, rank_sampled
from engine.ai.table import Table
from engine.ai.words.en import say
from engine.contract.budget import Budget, BudgetExhausted, Clock
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Considered, Ranking, Searcher
from engine.contract.skill import BEST_SKILL, Skill
from engine.contract.values import CHANCE, Action, AnyState, AnyView

ACTION_LIMIT = 120
"""Maximum number of actions that the one-ply lookahead tries, sampled at random."""


def rank_one_ply(game: AnyGame, view: AnyView, rng: Rng, budget: Budget) -> Iterator[Ranking]:
    """Yield one ranking of the actions, or of a sample, by the evaluation after each."""
    budget.start()
    state = game.determinize(view, rng)
    seat = game.player(state)
    actions = game.candidates(state)
    if len(actions) > ACTION_LIMIT:
        actions = tuple(rng.sample(actions, ACTION_LIMIT))
    rows = []
    evaluate = game.hasty_evaluation(state, seat)
    for action in actions:
        rows.append((action, evaluate(_settled(game, game.apply(state, action), rng))[seat]))
        try:
            budget.check(len(rows))
        except BudgetExhausted:
            break
    yield Ranking(tuple(rows), 1, len(rows))


def _settled(game: AnyGame, state: AnyState, rng: Rng) -> AnyState:
    """Return the state after the pending chance nodes."""
    while game.player(state) == CHANCE:
        state = game.apply(state, game.sample_outcome(state, rng))
    return state


LOOKAHEAD_NODE_DIVISOR = 20
"""Divisor of the node limit for the plain lookahead, which is about as much slower than a kernel."""

SHOWN_ACTIONS = 3
"""Number of actions whose values are shown."""


class UnknownAgent(ValueError):
    """Raised if no agent has the name."""


class Level(NamedTuple):
    """A level of computer players; each game defines its skill (`Game.skills`)."""

    id: str
    seconds: float | None
    """Maximum seconds per decision."""
    patient: bool = False
    """True if only time limits it, so that it may be given more."""

    @property
    def title(self) -> str:
        """Name of the level."""
        return say.titles[self.id]

    @property
    def words(self) -> str:
        """Description of the level in one line."""
        return say.lines[self.id]


LEVELS = (
    Level("level1", 0.3),
    Level("level2", 0.6),
    Level("level3", 1.0),
    Level("level4", 2.0, patient=True),
)


class LevelAgent(Agent):
    """An agent that plays at a level: it searches, then picks one of the good actions."""

    def __init__(
        self,
        game: AnyGame,
        level: Level,
        seconds: float | None = None,
        clock: Clock = perf_counter,
        skill: Skill | None = None,
    ) -> None:
        super().__init__(game)
        self.level = level
        self.clock = clock
        self.seconds = seconds
        """Time limit in place of the level's limits of time and nodes."""
        self.skill = skill
        """Skill in place of the game's."""
        self.table: Table[Hashable] = {}
        """Transposition table, kept between moves if only time limits the level."""
        self.slipped: set[int] = set()
        """Seats that slipped in their last decision."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield the best action so far, and at last the one to play."""
        began = self.clock()
        if not self.level.patient:
            self.table.clear()
        state, seat = self.guess(view, rng)
        skill = self.skill or skill_of(self.game, self.level.id, state)
        whole = ranking = Ranking((), 0, 0)
        for ranking in self._rankings(skill, view, rng, self._slips(skill, seat, rng)):
            whole = ranking if ranking.whole else whole
            yield self._thought(ranking, ranking.best, began)
        picked = _pick(ranking, skill.spread, rng)
        shown, row = _shown(whole, ranking, picked)
        done = self._thought(shown, row, began)
        yield done._replace(nodes=ranking.nodes, done=True, best=_best(shown, row))

    def _slips(self, skill: Skill, seat: int, rng: Rng) -> bool:
        slips = rng.random() < skill.slips_after(seat in self.slipped)
        (self.slipped.add if slips else self.slipped.discard)(seat)
        return slips

    def _rankings(self, skill: Skill, view: AnyView, rng: Rng, slips: bool) -> Iterator[Ranking]:
        nodes = None if self.seconds else skill.nodes
        seconds = self.seconds or self.level.seconds
        allowed = Budget(seconds, nodes, self.clock)
        searcher: Searcher | None = self.game.searcher()
        if searcher:
            state, _ = self.guess(view, rng)
            return searcher.rank(state, 1 if slips else skill.plies, allowed, skill.spread)
        if slips:
            return rank_one_ply(self.game, view, rng, allowed)
        if self.game.info.chance or self.game.info.hidden:
            return rank_sampled(self.game, view, rng, allowed)
        if self.game.kernel():
            state, _ = self.guess(view, rng)
            return rank_kernel(self.game, state, skill.plies, allowed, skill.spread, self.table)
        budget = Budget(seconds, nodes and nodes // LOOKAHEAD_NODE_DIVISOR, self.clock)
        return lookahead.rank(self.game, view, rng, skill.plies, budget)

    def _thought(self, ranking: Ranking, row: tuple[Action, float], began: float) -> Thought:
        action, value = row
        return Thought(action, ranking.depth, ranking.nodes, value, self.clock() - began)


def skill_of(game: AnyGame, level: str, state: AnyState) -> Skill:
    """Return the skill of a level in a game from a state on."""
    skills = dict(zip(_BY_ID, game.skills(state), strict=False))
    return skills.get(level, BEST_SKILL)


def _pick(ranking: Ranking, spread: int, rng: Rng) -> tuple[Action, float]:
    """Return a random one of the good actions, with its value.

    A proved win is always played, and a lost action is never as good as a nearly lost one.
    """
    _, top = ranking.best
    slack = spread / VALUE_SCALE if -UNPROVED_LIMIT < top < lookahead.WON else 0.0
    hopeful = (row for row in ranking.rows if row[1] > -UNPROVED_LIMIT or row[1] == top)
    return rng.choice([row for row in hopeful if row[1] >= top - slack])


def _shown(
    whole: Ranking, ranking: Ranking, picked: tuple[Action, float]
) -> tuple[Ranking, tuple[Action, float]]:
    """Return the ranking to show, with the row of the picked action.

    The last complete depth, unless later results changed the action.
    """
    known = dict(whole.rows)
    if picked[0] in known and known.get(ranking.best[0]) == whole.best[1]:
        return whole, (picked[0], known[picked[0]])
    return ranking, picked


def _best(ranking: Ranking, picked: tuple[Action, float]) -> tuple[Considered, ...]:
    """Return the picked action, and the best of the others."""
    others = sorted((row for row in ranking.rows if row[0] != picked[0]), key=lambda row: -row[1])
    bounds = sorted(ranking.bounds, key=lambda row: -row[1])
    known = [(row, False) for row in (picked, *others)] + [(row, True) for row in bounds]
    return tuple(
        Considered(
            action.text,
            value,
            at_most,
            ranking.line_after(action),
            tuple((1 + each) / 2 for each in ranking.returns(action)) if ranking.returns else (),
            ranking.error(action) / 2,
        )
        for (action, value), at_most in known[:SHOWN_ACTIONS]
    )


_BY_ID = {level.id: level for level in LEVELS}
AGENTS = ("random", "greedy", *_BY_ID)
"""Names of the agents, weakest first."""


def make_agent(game: AnyGame, name: str, seconds: float | None = None, clock: Clock = perf_counter) -> Agent:
    """Return a new agent for a game; `seconds` replaces a level's own limits. Raises `UnknownAgent`."""
    if name == "random":
        return RandomAgent(game)
    if name == "greedy":
        return GreedyAgent(game)
    if name not in _BY_ID:
        raise UnknownAgent(f"there is no agent called {name!r}; there are {', '.join(AGENTS)}")
    return LevelAgent(game, _BY_ID[name], seconds, clock)
