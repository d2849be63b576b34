"""Rankings of actions by Monte Carlo tree search, while it runs."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from math import hypot, sqrt

from engine.ai.lookahead import WON
from engine.ai.mcts import MERGED_CHANCE, Search
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking, Worth
from engine.contract.values import Action, AnyView

VISIT_PENALTY = 0.08
"""Penalty per inverse visit in the ranking."""
ERROR_PER_VISIT, ERROR_FLOOR = 0.25, 0.01
"""Error of a sampled mean: per visit, and its floor. Measured by `bench analysis`."""
LINE_LENGTH = 6
"""Maximum number of further actions in a line."""
RANKING_INTERVAL = 16
"""Iterations between two rankings."""
WIN_VISITS = 32
"""Number of visits after which a win is believed."""
NEARLY_WON = 0.99
"""Value at which the search may stop."""
UNPROVED_LIMIT = 0.995
"""Limit of the value of an action that is not proved."""


class Findings:
    """The results of a search so far."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def ranking(self) -> Ranking:
        """Return the actions with pessimistic values; fewer visits cost more."""
        rows = tuple((action, self._worth(action.text)) for action in self.search.actions)
        search = self.search
        return Ranking(rows, search.depth, search.nodes, (), self.line, self.returns, self.error)

    def returns(self, action: Action) -> tuple[float, ...]:
        """Return each seat's mean return after an action.

        With two seats it is the searcher's expectation and its complement: the opponent knows other things.
        """
        child = self.search.root.children.get(action.text)
        means = tuple(map(child.mean, range(len(self.search.zeros)))) if child else self.search.zeros
        if len(means) != 2:
            return means
        own = self.search.certain.worth.get(action.text, means[self.search.seat])
        return (own, -own) if self.search.seat == 0 else (-own, own)

    def error(self, action: Action) -> float:
        """Return the standard error of the mean after an action; 0 if it is proved."""
        child = self.search.root.children.get(action.text)
        if action.text in self.search.certain.worth:
            return 0.0
        return hypot(ERROR_FLOOR, ERROR_PER_VISIT / sqrt(child.visits)) if child else 1.0

    def line(self, action: Action) -> tuple[str, ...]:
        """Return the texts of the most visited path after an action, chance outcomes included."""
        node = self.search.root.children.get(action.text)
        found: list[str] = []
        while node and node.children and len(found) < LINE_LENGTH:
            text, node = max(node.children.items(), key=lambda row: row[1].visits)
            if text == MERGED_CHANCE:
                break
            found.append(text)
        return tuple(found)

    def _worth(self, text: str) -> float:
        known = self.search.certain.worth.get(text)
        return UNPROVED_LIMIT * max(-WON, self.promise(text)) if known is None else known

    def promise(self, text: str) -> float:
        """Return the pessimistic value of an action; a proved loss has no uncertainty."""
        child = self.search.root.children.get(text)
        if not child:
            return -WON
        mean = child.mean(self.search.seat)
        return mean - VISIT_PENALTY * (1 + mean) / sqrt(child.visits)

    def won(self) -> bool:
        """Return True if an action has won so often that the others do not matter."""
        children = self.search.root.children.values()
        return self.search.certain.won or any(
            child.visits >= WIN_VISITS and child.mean(self.search.seat) >= NEARLY_WON for child in children
        )


def rank_sampled(
    game: AnyGame, view: AnyView, rng: Rng, budget: Budget, only: Sequence[Action] = ()
) -> Iterator[Ranking]:
    """Yield rankings of the legal actions (one per equivalence class), each more precise than the last.

    The first ranking ignores the budget. A proved win, or a single action, ends the search. Garbage
    collection is off meanwhile: a full collection can exceed the remaining time.

    With `only`, analyse just these actions, even a single one; a first iteration ignores the budget, too.
    """
    budget.start()
    search = Search(game, view, rng, budget, only)
    yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
    if len(search.actions) == 1 and not only:
        return
    collects = gc.isenabled()
    gc.disable()
    try:
        yield from _deepened(search, at_least_once=bool(only))
    finally:
        if collects:
            gc.enable()


def judge_sampled(game: AnyGame, view: AnyView, rng: Rng, action: Action, budget: Budget) -> Iterator[Worth]:
    """Yield the value of an action: the mean result of the iterations that begin with it.

    The first value ignores the budget.
    """
    seat = game.player(game.determinize(view, rng))
    for ranking in rank_sampled(game, view, rng, budget, (action,)):
        if ranking.nodes and ranking.returns:
            returns = ranking.returns(action)
            line, error = ranking.line_after(action), ranking.error(action)
            yield Worth(returns[seat], ranking.depth, ranking.nodes, line, returns, error)


def _deepened(search: Search, at_least_once: bool) -> Iterator[Ranking]:
    """Yield rankings; after the budget, none that prefers an action with a possible immediate loss.

    `at_least_once` makes up for a budget that ended before the first iteration.
    """
    found, ranked = Findings(search), False
    try:
        search.certain.find_wins(search.actions)
        while not found.won():
            for _ in range(RANKING_INTERVAL):
                search.iterate()
            search.certain.find_losses(search.actions, found.promise)
            yield found.ranking()
            ranked = True
        yield found.ranking()
    except BudgetExhausted:
        if at_least_once and not search.root.children:
            search.iterate_regardless()
        last = found.ranking()
        if search.certain.is_checked(last.best[0]) or (search.root.children and not ranked):
            yield last
