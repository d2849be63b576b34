"""How the computer finds a move: a tree that grows where it looks best, with chance weighed exactly.

A decision is worth what the action is worth that its seat likes best, a chance node the weighted mean of all
its outcomes, and a leaf its evaluation: to each seat its own chance to win alone. Each round goes from the
root to one leaf and opens it. Where a seat decides it goes by upper confidence bounds, as UCT does; where
chance does, to the outcome least looked at for its weight.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt, tanh

from engine.ai.lookahead import LOST, WON
from engine.contract.budget import Budget, Spent
from engine.contract.search import Ranking
from engine.contract.values import CHANCE
from engine.games.ctheckers.evaluate import Odds, evaluate
from engine.games.ctheckers.flow import act, apply_chance, decider, outcomes
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.state import State

EXPLORE = 0.2
"""How much a rarely visited action is preferred."""
GRUDGE = 0.5
"""How much the other's chance to win alone counts against a seat's own. Less than 1: in an even game it would
rather play on than have both lose, but it does not leave the win to the other where it can be helped."""
EVERY = 16
"""Rounds between two rankings."""
USUAL = -0.35
"""What a seat likes about an even game, with most of the games lost by both."""
STEEP = 2.5
"""Makes a checker some tenths in a ranking, as `engine.ai.levels` takes a pawn."""


class _Node:
    __slots__ = ("children", "depth", "seat", "settled", "state", "values", "visits", "weights")

    def __init__(self, state: State, depth: int) -> None:
        self.state = state
        self.seat = decider(state)
        self.depth = depth
        """How many decisions lie before it."""
        self.visits = 1
        self.values = evaluate(state)
        self.settled = state.end is not None
        """There is nothing to be learned by looking deeper."""
        self.children: list[_Node] = []
        self.weights: list[float] = []
        """How likely each child of a chance node is."""

    def promising(self) -> _Node:
        """The child with the highest upper confidence bound, of those that are not settled."""
        seat, spread = self.seat, EXPLORE * sqrt(log(self.visits))
        open_ = [child for child in self.children if not child.settled]
        return max(open_, key=lambda child: liking(child.values, seat) + spread / sqrt(child.visits))

    def neglected(self) -> _Node:
        """The outcome that has been looked at least for its weight, of those that are not settled."""
        rows = zip(self.weights, self.children, strict=True)
        return max((row for row in rows if not row[1].settled), key=lambda row: row[0] / row[1].visits)[1]

    def reckon(self) -> None:
        """Work out from the children what it is worth."""
        children, seat = self.children, self.seat
        self.settled = all(child.settled for child in children)
        if seat == CHANCE:
            rows = list(zip(self.weights, children, strict=True))
            self.values = (
                sum(weight * child.values[0] for weight, child in rows),
                sum(weight * child.values[1] for weight, child in rows),
            )
        else:
            best = max(children, key=lambda child: liking(child.values, seat))
            self.values = best.values
            self.settled = self.settled or (best.settled and best.values[seat] >= WON)


def liking(values: Odds, seat: int) -> float:
    """Return how a seat likes what values say of the chances to win alone: its own, and the other's."""
    return values[seat] - GRUDGE * values[1 - seat]


def value_of(values: Odds, seat: int) -> float:
    """Return the value in a ranking: 1 for a certain win, -1 without any hope."""
    if values[seat] in (WON, LOST):
        return values[seat]
    return tanh(STEEP * (liking(values, seat) - USUAL))


class Search:
    """One search from one state. `nodes` counts the positions made."""

    def __init__(self, state: State, plies: int, budget: Budget) -> None:
        self.plies = plies
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at = 0
        self.seat = decider(state)
        self.actions = tuple(choice.action for choice in choices(state))
        self.root = _Node(state, 0)

    def round(self) -> None:
        """Open one leaf, and reckon on the way back. Raises `Spent` before anything is changed."""
        node = self.root
        path = [node]
        while node.children:
            node = node.neglected() if node.seat == CHANCE else node.promising()
            path.append(node)
        if node.depth < self.plies or node.seat == CHANCE:
            self._open(node)
        else:
            node.settled = True
        self.depth = max(self.depth, node.depth)
        for node in reversed(path):
            node.visits += 1
            if node.children:
                node.reckon()

    def rounds(self, count: int) -> bool:
        """Return whether there was budget for so many rounds, or for all that it takes to settle the root."""
        try:
            for _ in range(count):
                if not self.root.settled:
                    self.round()
        except Spent:
            return False
        return True

    def _open(self, node: _Node) -> None:
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        state = node.state
        if node.seat == CHANCE:
            rows = outcomes(state)
            total = sum(weight for _, weight in rows)
            node.weights = [weight / total for _, weight in rows]
            node.children = [
                _Node(apply_chance(state, action.text, [], None), node.depth) for action, _ in rows
            ]
        else:
            moves = [choice.move for choice in choices(state)]
            if state.todo and state.todo[0].kind == "look" and node.seat != self.seat:
                moves = moves[-1:]  # what the other sees, this seat will not know: as if they did not look
            node.children = [_Node(act(state, move, []), node.depth + 1) for move in moves]
        self.nodes += len(node.children)

    def ranking(self) -> Ranking:
        """Return what the actions are worth; nothing before the first round."""
        worth = (value_of(child.values, self.seat) for child in self.root.children)
        return Ranking(tuple(zip(self.actions, worth, strict=False)), self.depth, self.nodes)


class CtheckersSearcher:
    """`engine.ai.levels.Searcher` for Ctheckers."""

    def rank(self, state: State, plies: int, budget: Budget, _spread: int) -> Iterator[Ranking]:
        """Yield rankings, each surer than the last; one that leaves no hope does not replace one that did."""
        budget.start()
        search = Search(_as_known(state), plies, budget)
        yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
        if len(search.actions) == 1:
            return
        going = True
        while going and not search.root.settled:
            going = search.rounds(EVERY if search.nodes else 1)
            ranking = search.ranking()
            if ranking.rows and ranking.best[1] > LOST:
                yield ranking


def _as_known(state: State) -> State:
    """The state without what another seat has seen, which is only guessed at (C18)."""
    seat = decider(state)
    return state._replace(looks=tuple(look for look in state.looks if look.seat == seat))
