"""Best-first tree search with exact chance nodes.

A decision node takes the values of the action that its seat prefers, a chance node the weighted mean of all
its outcomes, and a leaf its evaluation: each seat's own chance to win alone. Each iteration descends from the
root to one leaf and expands it. Decision nodes select by upper confidence bounds, as UCT does (Kocsis,
Szepesvári 2006), chance nodes by the fewest visits for the weight of an outcome.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from math import inf, tanh

from engine.ai.lookahead import LOST, WON
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.search import Ranking, Worth
from engine.contract.values import CHANCE, Action
from engine.games.ctheckers.evaluate import Values
from engine.games.ctheckers.flow import deciding_seat
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.search_tree import CERTAIN, WIN_DISCOUNT, Node, preference
from engine.games.ctheckers.state import State

MAX_VARIATION = 6
"""Maximum number of actions in a variation after its first."""
ITERATIONS = 16
"""Iterations between two rankings."""
EVEN_PREFERENCE = -0.35
"""A seat's preference in an even game, where both players lose most games."""
SCALE = 2.5
"""Factor that makes a checker worth some tenths in a ranking, since `engine.ai.levels` counts in pawns."""
ERROR = 0.03
"""Error of a value, since chance is explored unevenly: 95 % lie within twice it (`bench analysis`)."""


def value_of(values: Values, seat: int) -> float:
    """Return the value in a ranking: 1 for a certain win, -1 for a certain loss."""
    if values[seat] == LOST:
        return LOST
    return WON if values[seat] > CERTAIN else tanh(SCALE * (preference(values, seat) - EVEN_PREFERENCE))


class Search:
    """One search from one state. `nodes` counts the states evaluated.

    The first iteration, which evaluates each action, ignores the budget.
    """

    def __init__(self, state: State, plies: int, budget: Budget) -> None:
        self.plies = plies
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at = 1
        self.seat = deciding_seat(state)
        self.actions = tuple(choice.action for choice in choices(state))
        self.root = Node(state, None, 0)

    def iterate(self) -> None:
        """Expand one leaf and back up its values. Raises `BudgetExhausted` before any change."""
        node = self.root
        path = [node]
        while node.children:
            node = node.select()
            path.append(node)
        self._visit(node)
        self.depth = max(self.depth, node.depth)
        for node in reversed(path):
            node.visits += 1
            if node.children:
                node.back_up()

    def _visit(self, node: Node) -> None:
        """Make a leaf's state, or expand it."""
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        drawn = isinstance(node.pending, str)
        if node.pending:
            node.make()
        if drawn:
            self.nodes += 1
        elif node.depth < self.plies or node.seat == CHANCE:
            self.nodes += 0 if node.settled else node.expand(self.seat)
        else:
            node.settled = True

    def run(self, count: int) -> bool:
        """Run up to `count` iterations until the root is settled; return False if the budget runs out."""
        try:
            for _ in range(count):
                if not self.root.settled:
                    self.iterate()
        except BudgetExhausted:
            return False
        return True

    def ranking(self) -> Ranking:
        """Return the values of the actions; empty before the first iteration.

        Of certain wins only the quickest are kept; of certain losses those for both, or the slowest.
        """
        seat, children = self.seat, self.root.children
        worth = [value_of(child.values, seat) for child in children]
        least = -inf
        if children and max(worth) in (WON, LOST):
            least = preference(self.root.best().values, seat) - WIN_DISCOUNT / 2
        rows = tuple(zip(self.actions, worth, children, strict=False))
        kept = tuple(
            (action, value) for action, value, child in rows if preference(child.values, seat) >= least
        )
        rest = tuple(
            (action, value) for action, value, child in rows if preference(child.values, seat) < least
        )
        return Ranking(kept, self.depth, self.nodes, rest, self.variation, self.returns)

    def returns(self, action: Action) -> Values:
        """Return each seat's expected values after an action."""
        return self.root.children[self.actions.index(action)].values

    def variation(self, action: Action) -> tuple[str, ...]:
        """Return the expected continuation of an action, up to the next chance node."""
        found: list[str] = []
        node = self.root.children[self.actions.index(action)]
        while node.seat != CHANCE and node.children:
            options = choices(node.state)
            best = node.children.index(node.best())
            if len(options) != len(node.children):
                break  # the other player's look, which is not searched
            found.append(options[best].action.text)
            node = node.children[best]
        return tuple(found[:MAX_VARIATION])

    def worth(self, action: Action) -> Worth:
        """Return the current value of an action."""
        returns = self.returns(action)
        value, error = value_of(returns, self.seat), 0.0 if self.root.settled else ERROR
        return Worth(value, self.depth, self.nodes, self.variation(action), returns, error)

    def last_ranking(self) -> Ranking:
        """Return the ranking with its variations computed, so that keeping it does not keep the tree."""
        ranking = self.ranking()
        known = [action for action, _ in (*ranking.rows, *ranking.bounds)]
        lines = {action: self.variation(action) for action in known}
        returns = {action: self.returns(action) for action in known}
        return ranking._replace(line_after=lines.__getitem__, returns=returns.__getitem__)


class CtheckersSearcher:
    """`engine.contract.search.Searcher` for Ctheckers."""

    def rank(self, state: State, plies: int, budget: Budget, _spread: int) -> Iterator[Ranking]:
        """Yield rankings of growing accuracy.

        The tree has no cycles, so the garbage collector is off while it exists: traversing it again and again
        would take much of the time. The last ranking is returned without the tree, for the same reason.
        """
        budget.start()
        search = Search(without_foreign_looks(state), plies, budget)
        yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
        gc.disable()
        try:
            yield from _rankings(search)
        finally:
            del search
            gc.enable()

    def judge(self, state: State, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
        """Yield the value of one action, by the same search with that action alone at the root."""
        budget.start()
        search = Search(without_foreign_looks(state), plies, budget)
        number = search.actions.index(action)
        search.actions = (action,)
        gc.disable()
        try:
            search.run(1)
            search.root.children = [search.root.children[number]]
            search.root.back_up()
            going = True
            while going and not search.root.settled:
                yield search.worth(action)
                going = search.run(ITERATIONS)
            yield search.worth(action)
        finally:
            del search
            gc.enable()


def _rankings(search: Search) -> Iterator[Ranking]:
    """Search while more iterations can change the choice."""
    going = len(search.actions) > 1
    while going and not search.root.settled:
        going = search.run(ITERATIONS if search.nodes else 1)
        if search.root.children:
            yield search.ranking()
    if search.root.children:
        yield search.last_ranking()


def without_foreign_looks(state: State) -> State:
    """Return the state without the looks of other seats, which are only drawn at random (C18)."""
    seat = deciding_seat(state)
    return state._replace(looks=tuple(look for look in state.looks if look.seat == seat))
