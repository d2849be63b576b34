"""How the computer finds a move: a tree that grows where it looks best, with chance weighed exactly.

A decision is worth what the action is worth that its seat likes best, a chance node the weighted mean of all
its outcomes, and a leaf its evaluation: to each seat its own chance to win alone. Each round goes from the
root to one leaf and opens it. Where a seat decides it goes by upper confidence bounds, as UCT does (Kocsis,
Szepesvári 2006); where chance does, to the outcome least looked at for its weight.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from math import inf, tanh

from engine.ai.lookahead import LOST, WON
from engine.contract.budget import Budget, Spent
from engine.contract.search import Ranking, Worth
from engine.contract.values import CHANCE, Action
from engine.games.ctheckers.ai.node import PACE, SURE, Node, liking
from engine.games.ctheckers.evaluate import Odds
from engine.games.ctheckers.flow import decider
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.state import State

LINE = 6
"""Of how many actions a line is told, at most, after the first."""
EVERY = 16
"""Rounds between two rankings."""
USUAL = -0.35
"""What a seat likes about an even game, with most of the games lost by both."""
STEEP = 2.5
"""Makes a checker some tenths in a ranking, as `engine.ai.levels` takes a pawn."""


def value_of(values: Odds, seat: int) -> float:
    """Return the value in a ranking: 1 for a certain win, -1 without any hope."""
    if values[seat] == LOST:
        return LOST
    return WON if values[seat] > SURE else tanh(STEEP * (liking(values, seat) - USUAL))


class Search:
    """One search from one state. `nodes` counts the positions judged."""

    def __init__(self, state: State, plies: int, budget: Budget) -> None:
        self.plies = plies
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at = 0
        self.seat = decider(state)
        self.actions = tuple(choice.action for choice in choices(state))
        self.root = Node(state, None, 0)

    def round(self) -> None:
        """Open one leaf, and reckon on the way back. Raises `Spent` before anything is changed."""
        node = self.root
        path = [node]
        while node.children:
            node = node.next()
            path.append(node)
        self._look(node)
        self.depth = max(self.depth, node.depth)
        for node in reversed(path):
            node.visits += 1
            if node.children:
                node.reckon()

    def _look(self, node: Node) -> None:
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        drawn = isinstance(node.way, str)
        if node.way:
            node.make()
        if drawn:
            self.nodes += 1
        elif node.depth < self.plies or node.seat == CHANCE:
            self.nodes += 0 if node.settled else node.open(self.seat)
        else:
            node.settled = True

    def rounds(self, count: int) -> bool:
        """Return whether there was budget for so many rounds, or for all that it takes to settle the root."""
        try:
            for _ in range(count):
                if not self.root.settled:
                    self.round()
        except Spent:
            return False
        return True

    def ranking(self) -> Ranking:
        """Return what the actions are worth; nothing before the first round.

        Of sure wins only the quickest are kept; of sure losses those for both, or the slowest.
        """
        seat, children = self.seat, self.root.children
        worth = [value_of(child.values, seat) for child in children]
        least = -inf
        if children and max(worth) in (WON, LOST):
            least = liking(self.root.best().values, seat) - PACE / 2
        rows = tuple(zip(self.actions, worth, children, strict=False))
        kept = tuple((action, value) for action, value, child in rows if liking(child.values, seat) >= least)
        rest = tuple((action, value) for action, value, child in rows if liking(child.values, seat) < least)
        return Ranking(kept, self.depth, self.nodes, rest, self.line, self.returns)

    def returns(self, action: Action) -> Odds:
        """Return what each seat is expected to get after an action."""
        return self.root.children[self.actions.index(action)].values

    def line(self, action: Action) -> tuple[str, ...]:
        """Return what is expected to follow an action, as far as chance has no say."""
        found: list[str] = []
        node = self.root.children[self.actions.index(action)]
        while node.seat != CHANCE and node.children:
            options = choices(node.state)
            best = node.children.index(node.best())
            if len(options) != len(node.children):
                break  # the other player looks at something, which is not followed
            found.append(options[best].action.text)
            node = node.children[best]
        return tuple(found[:LINE])

    def worth(self, action: Action) -> Worth:
        """Return what an action is worth so far."""
        returns = self.returns(action)
        return Worth(value_of(returns, self.seat), self.depth, self.nodes, self.line(action), returns)

    def last_ranking(self) -> Ranking:
        """Return the ranking with its lines worked out, so that whoever keeps it does not keep the tree."""
        ranking = self.ranking()
        known = [action for action, _ in (*ranking.rows, *ranking.bounds)]
        lines = {action: self.line(action) for action in known}
        odds = {action: self.returns(action) for action in known}
        return ranking._replace(follow=lines.__getitem__, returns=odds.__getitem__)


class CtheckersSearcher:
    """`engine.ai.levels.Searcher` for Ctheckers."""

    def rank(self, state: State, plies: int, budget: Budget, _spread: int) -> Iterator[Ranking]:
        """Yield rankings, each surer than the last.

        The tree has no cycles, so the collector rests as long as it stands: it would walk all of it again and
        again, a quarter of the time. The last ranking comes without the tree, for the same reason.
        """
        budget.start()
        search = Search(_as_known(state), plies, budget)
        yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
        gc.disable()
        try:
            yield from _rankings(search)
        finally:
            del search
            gc.enable()

    def judge(self, state: State, action: Action, plies: int, budget: Budget) -> Iterator[Worth]:
        """Yield what an action is worth: by the same search, in which nothing else can be done first."""
        budget.start()
        search = Search(_as_known(state), plies, budget)
        number = search.actions.index(action)
        search.actions = (action,)
        gc.disable()
        try:
            search.rounds(1)
            search.root.children = [search.root.children[number]]
            search.root.reckon()
            going = True
            while going and not search.root.settled:
                yield search.worth(action)
                going = search.rounds(EVERY)
            yield search.worth(action)
        finally:
            del search
            gc.enable()


def _rankings(search: Search) -> Iterator[Ranking]:
    """Think on as long as it may make a difference."""
    going = len(search.actions) > 1
    while going and not search.root.settled:
        going = search.rounds(EVERY if search.nodes else 1)
        if search.root.children:
            yield search.ranking()
    if search.root.children:
        yield search.last_ranking()


def _as_known(state: State) -> State:
    """The state without what another seat has seen, which is only guessed at (C18)."""
    seat = decider(state)
    return state._replace(looks=tuple(look for look in state.looks if look.seat == seat))
