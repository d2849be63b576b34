"""Monte Carlo tree search for games with chance or hidden things, for two to five seats.

It is an information-set search with one tree (SO-ISMCTS: Cowling, Powley, Whitehouse 2012): every iteration
draws a state that the view allows, and goes down the tree by what is legal in that state. Chance is sampled.
A new action starts with the game's evaluation of where it leads, as if it had been visited once, so that the
search turns to what looks good first and widens from there; below the root, of a choice of hundreds a sample
is looked at that grows. At the end of the tree a few decisions are played on greedily, and the evaluation
counts. Where a player decides twice in a row, both decisions are looked at together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from typing import Any

from engine.ai.lookahead import WON
from engine.contract.budget import Budget, Spent
from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView

EXPLORE = 0.3
"""How much a rarely visited action is preferred; an evaluation differs by about 0.25 for a pawn."""
DOUBT = 0.15
"""How much less an action counts for having been visited once, in the ranking."""
WIDEST = 24
"""Below the root, of more actions than this a sample is looked at, with one more at each visit."""
GLANCE = 6
"""How many actions each decision looks at that is played on behind the tree."""
REACH = 2
"""How many decisions are played on behind the tree."""
EVERY = 16
"""Iterations between two rankings."""
SURE = 32
"""How often a win must have come out to be believed."""
NEARLY_WON = 0.99
"""A value at which the search need not go on."""


class _Node:
    """What came out of an action or a chance outcome, over all states in which it happened."""

    __slots__ = ("children", "picked", "values", "visits")

    def __init__(self, visits: int, values: Sequence[float]) -> None:
        self.visits = visits
        self.values = list(values)
        """For each seat, the sum over all visits."""
        self.children: dict[str, _Node] = {}
        self.picked: set[str] = set()
        """The sample of actions that is looked at, where there are many."""

    def mean(self, seat: int) -> float:
        """What came out for a seat."""
        return self.values[seat] / self.visits if self.visits else 0.0

    def add(self, values: Sequence[float]) -> None:
        """Count a visit."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.values[seat] += value


class Search:
    """One search from one view. `nodes` counts the positions looked at."""

    def __init__(self, game: AnyGame, view: AnyView, rng: Rng, budget: Budget) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at = 0
        state = game.determinize(view, rng)
        self.seat = game.player(state)
        self.actions = game.candidates(state)
        self._value: Callable[[AnyState], Sequence[float]] = game.search_evaluation(state, self.seat)
        self._nothing = (0.0,) * len(game.evaluate(state))
        self.root = _Node(0, self._nothing)

    def iterate(self) -> None:
        """Go down the tree once, and note what comes out. Raises `Spent` before anything is noted."""
        state = self.game.determinize(self.view, self.rng)
        path, state = self._descend(state)
        values = self._played_on(state)
        for node in path:
            node.add(values)
        self.depth = max(self.depth, len(path) - 1)

    def _descend(self, state: AnyState) -> tuple[list[_Node], Any]:
        node = self.root
        path = [node]
        while True:
            player = self.game.player(state)
            if player == TERMINAL or (player != CHANCE and node.visits < 2 and node is not self.root):
                return path, state
            if player == CHANCE:
                action = sample(self.game, state, self.rng)
                node = node.children.setdefault(action.text, _Node(0, self._nothing))
                state = self._apply(state, action)
            else:
                action, node = self._selected(node, state, player)
                state = self._apply(state, action)
            path.append(node)

    def _apply(self, state: AnyState, action: Action) -> AnyState:
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        self.nodes += 1
        return self.game.apply(state, action)

    def _selected(self, node: _Node, state: AnyState, player: int) -> tuple[Action, _Node]:
        """Return the action with the highest upper confidence bound among those legal in this state."""
        spread = EXPLORE * sqrt(log(node.visits + 1))
        best, found = -9.0, None
        for action in self._candidates(node, state):
            child = node.children.get(action.text) or self._child(node, state, action)
            bound = child.values[player] / child.visits + spread / sqrt(child.visits)
            if bound > best:
                best, found = bound, (action, child)
        if found is None:
            raise ValueError("a state where somebody decides has no legal action")
        return found

    def _candidates(self, node: _Node, state: AnyState) -> Sequence[Action]:
        if node is self.root:
            return self.actions
        actions = self.game.legal_actions(state)
        if len(actions) <= WIDEST:
            return actions
        fresh = [action.text for action in actions if action.text not in node.picked]
        node.picked.update(self.rng.sample(fresh, min(len(fresh), max(1, WIDEST - len(node.picked)))))
        return [action for action in actions if action.text in node.picked]

    def _child(self, node: _Node, state: AnyState, action: Action) -> _Node:
        """Return a new child that starts with the evaluation of where the action leads."""
        after = self._seen_through(self._apply(state, action), self.game.player(state))
        child = _Node(1, self._value(after))
        node.children[action.text] = child
        return child

    def _seen_through(self, state: AnyState, player: int) -> AnyState:
        """Return the state after one decision more if the same player makes it.

        Half a decision, such as a card without its target, says little of what it is worth.
        """
        if self.game.player(state) == player:
            return self._best([self._apply(state, action) for action in self._some(state)], player)
        return state

    def _played_on(self, state: AnyState) -> Sequence[float]:
        """Return the evaluation after a few decisions more, each the best of a few for who makes it."""
        for _ in range(REACH):
            while self.game.player(state) == CHANCE:
                state = self._apply(state, sample(self.game, state, self.rng))
            player = self.game.player(state)
            if player == TERMINAL:
                break
            state = self._glanced(state, player)
        return self._value(state)

    def _glanced(self, state: AnyState, player: int) -> AnyState:
        after = [self._seen_through(self._apply(state, action), player) for action in self._some(state)]
        return self._best(after, player)

    def _some(self, state: AnyState) -> Sequence[Action]:
        actions = self.game.legal_actions(state)
        return actions if len(actions) <= GLANCE else self.rng.sample(actions, GLANCE)

    def _best(self, states: list[AnyState], player: int) -> AnyState:
        if len(states) == 1:
            return states[0]
        return max(states, key=lambda state: (self._value(state)[player], self.rng.random()))

    def ranking(self) -> Ranking:
        """Return the actions with what they are worth at least, the less visited ones with more doubt."""
        rows = []
        for action in self.actions:
            child = self.root.children.get(action.text)
            rows.append((action, self._worth(child) if child else -WON))
        return Ranking(tuple(rows), self.depth, self.nodes)

    def _worth(self, child: _Node) -> float:
        mean = child.mean(self.seat)
        return mean if mean >= WON else max(-WON, mean - DOUBT / sqrt(child.visits))

    def won(self) -> bool:
        """Whether an action has won so often that the others do not matter."""
        children = self.root.children.values()
        return any(child.visits >= SURE and child.mean(self.seat) >= NEARLY_WON for child in children)


def rank_sampled(game: AnyGame, view: AnyView, rng: Rng, budget: Budget) -> Iterator[Ranking]:
    """Yield rankings of the legal actions (one of several that mean the same), each surer than the last.

    The first one comes whatever the budget is. A sure win, or a single action, ends the search.
    """
    budget.start()
    search = Search(game, view, rng, budget)
    yield Ranking(tuple((action, 0.0) for action in search.actions), 0, 0)
    if len(search.actions) == 1:
        return
    try:
        while not search.won():
            for _ in range(EVERY):
                search.iterate()
            yield search.ranking()
    except Spent:
        if search.root.children:
            yield search.ranking()
