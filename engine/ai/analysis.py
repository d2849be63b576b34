"""Analysis: the value of a position to each seat, and its best actions.

An `Analyst` uses the searches of the computer players, from the same views: unknown parts are determinized
or averaged. First it finds the best actions, as a player does. For all but the best, a player's search gives
only bounds. So each shown action gets a search of its own, which begins after it, shares nothing with the
first one, and has the same budget. See docs/analysis.md.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import inf, sqrt
from time import perf_counter
from typing import NamedTuple

from engine.ai import lookahead
from engine.ai.agents import Agent, Thought
from engine.ai.kernel_rank import judge_kernel, rank_exactly
from engine.ai.levels import SHOWN_ACTIONS, skill_of
from engine.ai.sampled_rank import judge_sampled, rank_sampled
from engine.ai.table import Table
from engine.contract.budget import Budget, Clock
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import ActionSearcher, Considered, Ranking, Worth
from engine.contract.skill import BEST_SKILL
from engine.contract.values import RESIGN, Action, AnyState, AnyView

FIRST_ROUND_SECONDS = 0.5
"""Seconds of the first round of a timed analysis; each round doubles them."""
TREE_NODE_LIMIT = 200_000
"""Node limit of a search that keeps its tree in memory."""
RACE_SPREAD = 150
"""Margin below the best action for exact scores in a race, in centipawns."""
REVIEW_DEPTH = 14
"""Maximum depth of a review, in plies."""
SEARCHES_PER_DECISION = 2.5
"""Average number of searches per decision in a review: one for the best action, one per shown action."""
EXTRA_SEARCHES = 2
"""Maximum number of further actions, beyond those shown, that get their own search."""
EXTRA_SEARCH_MARGIN = 0.1
"""Margin by which an action must beat a shown one to get its own search: 5 of 100 games."""
LOOKAHEAD_DEPTH = 3
"""Search depth in games without a search of their own."""


class Limits(NamedTuple):
    """Limits of an analysis."""

    seconds: float | None = None
    """Seconds of the whole analysis."""
    plies: int = BEST_SKILL.plies
    nodes: int | None = None
    """Nodes per search; there is one search more than shown actions."""


def careful(game: AnyGame, state: AnyState, times: int = 1) -> Limits:
    """Return limits whose total node count is that of the third level.

    With `times`, a multiple of it, without a depth limit.
    """
    skill = skill_of(game, "level3", state)
    nodes = int((skill.nodes or TREE_NODE_LIMIT) * times / SEARCHES_PER_DECISION)
    if times > 1:
        return Limits(None, BEST_SKILL.plies, nodes)
    return Limits(None, min(skill.plies, REVIEW_DEPTH), nodes)


class Analyst(Agent):
    """An agent that evaluates a position, refining its results."""

    def __init__(self, game: AnyGame, limits: Limits | None, times: int = 1, clock: Clock = perf_counter):
        """Set the limits; without any, an analysis has `times` the nodes of the third level."""
        super().__init__(game)
        self.limits = limits
        self.times = times
        self.clock = clock
        self.table: Table[Hashable] = {}
        """Transposition table of alpha-beta, kept between positions."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield the best action so far."""
        return self.analyse(view, rng)

    def analyse(self, view: AnyView, rng: Rng, requested: str = "") -> Iterator[Thought]:
        """Yield the best actions so far with each seat's chances; the last thought is `done`.

        With the text of an action, `requested`, compare only that action and the best one.
        """
        began = self.clock()
        state, _ = self.guess(view, rng)
        limits = self.limits or careful(self.game, state, self.times)
        position = _PositionAnalysis(self, limits, view, state, rng, _named(self.game, state, requested))
        last = Ranking((), 0, 0)
        best: tuple[Considered, ...] = ()
        for ranking in position.rankings():
            if ranking.whole and ranking.rows != last.rows and ranking.nodes:
                best = position.considered(ranking)
            last = ranking
            action, value = ranking.best
            seconds = self.clock() - began
            yield Thought(action, ranking.depth, ranking.nodes, value, seconds, best=best)
        best = position.considered(last)
        yield Thought(last.best[0], last.depth, last.nodes, last.best[1], self.clock() - began, True, best)


class _PositionAnalysis:
    """The analysis of one position."""

    def __init__(
        self,
        analyst: Analyst,
        limits: Limits,
        view: AnyView,
        state: AnyState,
        rng: Rng,
        requested: Action | None,
    ) -> None:
        self.analyst, self.limits, self.view, self.state, self.rng = analyst, limits, view, state, rng
        self.game = analyst.game
        self.seat = analyst.game.player(state)
        self.requested = requested

    def rankings(self) -> Iterator[Ranking]:
        """Yield rankings, each more precise than the last; callers show only `whole` ones."""
        seconds, plies, nodes = self.limits
        budget = Budget(seconds, nodes, self.analyst.clock)
        if not self._judges:
            return lookahead.rank(self.game, self.view, self.rng, min(plies, LOOKAHEAD_DEPTH), budget)
        return self._in_rounds(budget)

    @property
    def _judges(self) -> bool:
        """True if a search can begin after an action; the plain lookahead is exact for all actions."""
        game = self.game
        return isinstance(game.searcher(), ActionSearcher) or self._sampled or bool(game.kernel())

    @property
    def _sampled(self) -> bool:
        info = self.game.info
        return not self.game.searcher() and (info.chance or info.hidden)

    def _in_rounds(self, budget: Budget) -> Iterator[Ranking]:
        """Yield rankings of ever longer rounds until the time ends; without a time limit, of one round."""
        length, known, before = FIRST_ROUND_SECONDS, Ranking((), 0, 0), 0
        while True:
            left = budget.seconds - budget.elapsed()
            last = left == inf or left < 3 * length
            seconds = None if left == inf else left if last else length
            nodes = budget.nodes or (TREE_NODE_LIMIT if seconds is None else None)
            allowed = Budget(seconds, nodes, self.analyst.clock)
            for ranking in self._round(allowed):
                if ranking.whole and ranking.depth >= known.depth:
                    known = ranking
                shown = known if known.rows else ranking
                yield shown._replace(nodes=before + ranking.nodes)
            before += ranking.nodes
            if last:
                return
            length *= 2

    def _round(self, budget: Budget) -> Iterator[Ranking]:
        """Yield the search for the best actions, then the value of each."""
        each = budget.part(1 / (2 + bool(self.requested) if self.requested else 1 + SHOWN_ACTIONS))
        found = Ranking((), 0, 0)
        for found in self._found(each):
            yield found._replace(whole=False)
        seem = dict((*found.bounds, *found.rows))
        if self.requested:
            self.requested = self._same(self.requested, seem)
        worths: dict[Action, Worth] = {}
        depths: dict[Action, dict[int, Worth]] = {}
        nodes = found.nodes
        while (action := self._next(seem, worths)) is not None:
            for worth in self._judged(action, each):
                yield found._replace(nodes=nodes + worth.nodes, whole=False)
                worths[action] = worth
                depths.setdefault(action, {})[worth.depth] = worth
            nodes += worths[action].nodes
        yield self._ranking(self._alike(worths, depths), nodes)

    def _found(self, budget: Budget) -> Iterator[Ranking]:
        """Yield rankings of the game's own search."""
        game, state = self.game, self.state
        actions = [action for action in game.legal_actions(state) if action.text != RESIGN]
        if len(actions) == 1:
            return iter((Ranking(((actions[0], 0.0),), 0, 0),))
        if searcher := game.searcher():
            return searcher.rank(state, self.limits.plies, budget, RACE_SPREAD)
        if self._sampled:
            return rank_sampled(game, self.view, self.rng, budget, game.candidates(state))
        many = 1 if self.requested else SHOWN_ACTIONS
        return rank_exactly(game, state, self.limits.plies, budget, self.analyst.table, many, self.requested)

    def _judged(self, action: Action, budget: Budget) -> Iterator[Worth]:
        """Yield the value of an action by a search that begins after it."""
        game, plies = self.game, self.limits.plies
        searcher = game.searcher()
        if isinstance(searcher, ActionSearcher):
            return searcher.judge(self.state, action, plies, budget)
        if self._sampled:
            return judge_sampled(game, self.view, self.rng, action, budget)
        return judge_kernel(game, self.state, action, plies, budget)

    def _same(self, requested: Action, seem: Mapping[Action, float]) -> Action:
        """Return the ranked action that is equivalent to the requested one."""
        if requested in seem:
            return requested
        key = self.game.same_effect_key(self.state, requested)
        same = (each for each in seem if self.game.same_effect_key(self.state, each) == key)
        return next(same, requested)

    def _next(self, seem: Mapping[Action, float], worths: Mapping[Action, Worth]) -> Action | None:
        """Return the next action to search by itself: one that may be among the best."""
        many = 1 if self.requested else SHOWN_ACTIONS
        others = [action for action in seem if action not in worths]
        best = max(others, key=lambda action: seem[action], default=None)
        if best is not None:
            known = sorted((worth.value for worth in worths.values()), reverse=True)
            if len(known) < many or (
                len(known) < many + EXTRA_SEARCHES and seem[best] > known[many - 1] + EXTRA_SEARCH_MARGIN
            ):
                return best
        return self.requested if self.requested and self.requested not in worths else None

    def _alike(
        self, worths: Mapping[Action, Worth], depths: Mapping[Action, Mapping[int, Worth]]
    ) -> Mapping[Action, Worth]:
        """Return the values of actions at equal depth, unless a deeper search contradicts them.

        The side that moves last in an alpha-beta search seems better off (odd-even effect).
        """
        if self._sampled or self.game.searcher():
            return worths
        depth = min(worth.depth for worth in worths.values())
        same = {action: depths[action].get(depth, worth) for action, worth in worths.items()}
        near = {
            action
            for action, worth in worths.items()
            if abs(worth.value - same[action].value) <= EXTRA_SEARCH_MARGIN
        }
        return {action: same[action] if action in near else worth for action, worth in worths.items()}

    def _ranking(self, worths: Mapping[Action, Worth], nodes: int) -> Ranking:
        rows = tuple((action, worth.value) for action, worth in worths.items())
        depth = min(worth.depth for worth in worths.values())
        returns = (lambda action: worths[action].returns) if all(w.returns for w in worths.values()) else None
        line, error = (lambda action: worths[action].line), (lambda action: worths[action].error)
        return Ranking(rows, depth, nodes, (), line, returns, error)

    # --- results -------------------------------------------------------------------------------------

    def considered(self, ranking: Ranking) -> tuple[Considered, ...]:
        """Return the best actions, or the best and the requested one, with chances.

        The requested action counts as the best of several equals.
        """
        exact = sorted(ranking.rows, key=lambda row: (-row[1], row[0] != self.requested))
        bounds = sorted(ranking.bounds, key=lambda row: -row[1])
        known = [(row, False) for row in exact] + [(row, True) for row in bounds]
        if self.requested:
            others = [row for row in known[1:] if row[0][0] == self.requested]
            known = [*known[:1], *others]
        return tuple(self._row(ranking, *row, at_most) for row, at_most in known[:SHOWN_ACTIONS])

    def _row(self, ranking: Ranking, action: Action, value: float, at_most: bool) -> Considered:
        line = ranking.line_after(action)
        returns = ranking.returns(action) if ranking.returns else self._returns(action, value, line)
        error = ranking.error(action) / 2
        return Considered(action.text, value, at_most, line, shares(returns), error)

    def _returns(self, action: Action, value: float, line: Sequence[str]) -> tuple[float, ...]:
        """Return each seat's expected return, from that of the seat to move: with two seats, its complement.

        With more seats, the evaluation at the end of the line gives the returns of the others.
        """
        game, state = self.game, game_after(self.game, self.state, (action.text, *line))
        values = list(game.evaluate(state))
        if len(values) == 2:
            values[1 - self.seat] = -value
        values[self.seat] = value
        return tuple(values)


def _named(game: AnyGame, state: AnyState, text: str) -> Action | None:
    return game.find(state, text) if text else None


def game_after(game: AnyGame, state: AnyState, texts: Sequence[str]) -> AnyState:
    """Return the match state after the actions, as far as they are legal and chance does not decide."""
    for text in texts:
        action = next((each for each in game.legal_actions(state) if each.text == text), None)
        if action is None:
            break
        state = game.apply(state, action)
    return state


def shares(returns: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's chance to win, from expected returns in [-1, 1].

    With two seats a draw is half a win, and where both can lose, the sum is less than 1. With more seats
    one wins: the sum is 1.
    """
    if len(returns) <= 2:
        return tuple((1 + value) / 2 for value in returns)
    if max(returns) >= lookahead.WON:
        return tuple(float(value >= lookahead.WON) for value in returns)
    weights = [sqrt((1 + value) / (1 - value)) for value in returns]
    return tuple(weight / (sum(weights) or 1.0) for weight in weights)
