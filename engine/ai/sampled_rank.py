"""Ranks actions by a Monte Carlo tree search: what has come out so far, again and again."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from math import hypot, sqrt

from engine.ai.lookahead import WON
from engine.ai.mcts import SEVERAL, Search
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking, Worth
from engine.contract.values import Action, AnyView

DOUBT = 0.08
"""How much less an action counts for having been visited once, in the ranking."""
SCATTER, DRIFT = 0.25, 0.01
"""Error of a sampled mean: per visit, and its floor. Measured by `bench analysis`."""
LINE = 6
"""Of how many actions a line is told, at most, after the first."""
EVERY = 16
"""Iterations between two rankings."""
SURE = 32
"""How often a win must have come out to be believed."""
NEARLY_WON = 0.99
"""A value at which the search need not go on."""
SEEMS = 0.995
"""The most and, below zero, the least that an action counts for whose end is not certain."""


class Findings:
    """What a search has found so far."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def ranking(self) -> Ranking:
        """Return the actions with what they are worth at least, the less visited ones with more doubt."""
        rows = tuple((action, self._worth(action.text)) for action in self.search.actions)
        search = self.search
        return Ranking(rows, search.depth, search.nodes, (), self.line, self.returns, self.error)

    def returns(self, action: Action) -> tuple[float, ...]:
        """Return what has come out for each seat after an action.

        Of two it is what the searcher can expect, and the other has the rest: it knows other things.
        """
        child = self.search.root.children.get(action.text)
        means = tuple(map(child.mean, range(len(self.search.nothing)))) if child else self.search.nothing
        if len(means) != 2:
            return means
        own = self.search.certain.worth.get(action.text, means[self.search.seat])
        return (own, -own) if self.search.seat == 0 else (-own, own)

    def error(self, action: Action) -> float:
        """Return how far the mean after an action may be off: nothing where it is certain."""
        child = self.search.root.children.get(action.text)
        if action.text in self.search.certain.worth:
            return 0.0
        return hypot(DRIFT, SCATTER / sqrt(child.visits)) if child else 1.0

    def line(self, action: Action) -> tuple[str, ...]:
        """Return the texts of what was visited most after an action, outcomes of chance among them."""
        node = self.search.root.children.get(action.text)
        found: list[str] = []
        while node and node.children and len(found) < LINE:
            text, node = max(node.children.items(), key=lambda row: row[1].visits)
            if text == SEVERAL:
                break
            found.append(text)
        return tuple(found)

    def _worth(self, text: str) -> float:
        known = self.search.certain.worth.get(text)
        return SEEMS * max(-WON, self.promise(text)) if known is None else known

    def promise(self, text: str) -> float:
        """Return what an action seems to be worth at least; a loss that seems certain leaves no doubt."""
        child = self.search.root.children.get(text)
        if not child:
            return -WON
        mean = child.mean(self.search.seat)
        return mean - DOUBT * (1 + mean) / sqrt(child.visits)

    def won(self) -> bool:
        """Whether an action has won so often that the others do not matter."""
        children = self.search.root.children.values()
        return self.search.certain.won or any(
            child.visits >= SURE and child.mean(self.search.seat) >= NEARLY_WON for child in children
        )


def rank_sampled(
    game: AnyGame, view: AnyView, rng: Rng, budget: Budget, only: Sequence[Action] = ()
) -> Iterator[Ranking]:
    """Yield rankings of the legal actions (one of several that mean the same), each surer than the last.

    The first one comes whatever the budget is. A sure win, or a single action, ends the search. The collector
    of cycles rests meanwhile: a full collection can take longer than the time that is left.

    With `only` somebody looks on who wants to know what these actions are worth, be it a single one.
    """
    budget.start()
    search = Search(game, view, rng, budget, only)
    yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
    if len(search.actions) == 1 and not only:
        return
    collects = gc.isenabled()
    gc.disable()
    try:
        yield from _deepened(search)
    finally:
        if collects:
            gc.enable()


def judge_sampled(game: AnyGame, view: AnyView, rng: Rng, action: Action, budget: Budget) -> Iterator[Worth]:
    """Yield what an action is worth: the mean of what comes out where nothing else is done first."""
    seat = game.player(game.determinize(view, rng))
    for ranking in rank_sampled(game, view, rng, budget, (action,)):
        if ranking.nodes and ranking.returns:
            returns = ranking.returns(action)
            line, error = ranking.line_after(action), ranking.error(action)
            yield Worth(returns[seat], ranking.depth, ranking.nodes, line, returns, error)


def _deepened(search: Search) -> Iterator[Ranking]:
    """Yield rankings, but once the time is over none more that prefers what may lose at once for certain."""
    found, ranked = Findings(search), False
    try:
        search.certain.find_wins(search.actions)
        while not found.won():
            for _ in range(EVERY):
                search.iterate()
            search.certain.shun_losses(search.actions, found.promise)
            yield found.ranking()
            ranked = True
        yield found.ranking()
    except BudgetExhausted:
        last = found.ranking()
        if search.certain.looked_at(last.best[0]) or (search.root.children and not ranked):
            yield last
