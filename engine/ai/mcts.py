"""Monte Carlo tree search for games with chance or hidden information, for two to five seats.

An information-set search with one tree (SO-ISMCTS: Cowling, Powley, Whitehouse 2012): each iteration samples
a determinization and descends the tree by its legal actions. Chance nodes play their outcome that is most
behind its probability, in the same order everywhere, so that actions meet the same luck. A new action starts
with the game's evaluation as one visit, so that the search favours promising actions and widens from there
(progressive bias, progressive widening: Chaslot and others 2008); below the root, hundreds of actions are
sampled, half of them by success elsewhere (history heuristic: Schaeffer 1983). At a leaf, the player's
consecutive decisions are played greedily, then evaluated. `engine.ai.certain` proves forced results, and
`engine.ai.sampled_rank` ranks the actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf, log, sqrt
from typing import Any

from engine.ai.certain import NODE_LIMIT, Certainties
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Evaluator
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView


class Node:
    """Statistics of an action or chance outcome, over all determinizations."""

    __slots__ = ("children", "picked", "values", "visits")

    def __init__(self, visits: int, values: Sequence[float]) -> None:
        self.visits = visits
        self.values = list(values)
        """Sum of returns per seat over all visits."""
        self.children: dict[str, Node] = {}
        self.picked: set[str] = set()
        """The sampled actions, where there are many."""

    def mean(self, seat: int) -> float:
        """Return the mean return of a seat."""
        return self.values[seat] / self.visits if self.visits else 0.0

    def add(self, values: Sequence[float]) -> None:
        """Add a visit."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.values[seat] += value


EXPLORATION = 0.15
"""Exploration constant of the upper confidence bound; a pawn is about 0.1 in an evaluation."""
WIDENING_START = 24
"""Number of actions above which a node below the root samples them; it widens by one per visit."""
PLAYOUT_WIDTH = 6
"""Number of actions tried per decision in the playout behind the tree."""
PLAYOUT_DEPTH = 2
"""Number of consecutive decisions of a player in the playout."""
HISTORY_DECAY = 0.8
"""Decay of an action's history score at each update."""
MERGED_CHANCE = ""
"""Key of merged consecutive chance outcomes in the tree."""


class Search:
    """One search from one view. `nodes` counts the positions searched."""

    def __init__(
        self, game: AnyGame, view: AnyView, rng: Rng, budget: Budget, only: Sequence[Action] = ()
    ) -> None:
        """Search all actions to play one, or only the actions in `only`, for analysis."""
        self.game = game
        self.view = view
        self.rng = rng
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at: float = 0
        state = game.determinize(view, rng)
        self.seat = game.player(state)
        self.actions = tuple(only) or game.candidates(state)
        self._evaluation = game.fair_evaluation if only else game.search_evaluation
        self._evaluate = self._evaluator(state)
        self._knows = game.view(state, self.seat) == view
        """True if the root state holds no secret from the seat to move; else determinize it each time."""
        self.zeros = (0.0,) * len(game.evaluate(state))
        self.root = Node(0, self.zeros)
        self.luck: dict[str, float] = {}
        """Order of chance outcomes, the same everywhere in the tree."""
        self.history: dict[str, float] = {}
        """History score of each action: recent success wherever it was tried."""
        most = NODE_LIMIT if budget.nodes is None else min(NODE_LIMIT, budget.nodes // 4)
        self.certain = Certainties(game, partial(game.determinize, view, rng), self._apply, self.seat, most)

    def _evaluator(self, state: AnyState) -> Evaluator[AnyState]:
        evaluate = self._evaluation(state, self.seat)
        return evaluate if isinstance(evaluate, Evaluator) else Evaluator(evaluate)

    def iterate(self) -> None:
        """Run one simulation. Raises `BudgetExhausted` before any statistics change."""
        state = self.game.determinize(self.view, self.rng)
        if not self._knows:
            self._evaluate = self._evaluator(state)
        path, state, last = self._descend(state)
        values = self._evaluate(self._played_on(state, last))
        for node in path:
            node.add(values)
        self.depth = max(self.depth, len(path) - 1)

    def iterate_regardless(self) -> None:
        """Run one simulation that ignores the budget."""
        self._check_at = inf
        self.iterate()

    def _descend(self, state: AnyState) -> tuple[list[Node], Any, int]:
        """Return the path of nodes, its last state, and the seat that decided last."""
        node, last = self.root, self.seat
        path = [node]
        while True:
            player = self.game.player(state)
            if player == TERMINAL or (player != CHANCE and node.visits < 2 and node is not self.root):
                return path, state, last
            if player == CHANCE:
                state, node = self._after_chance(node, state)
            else:
                action, node = self._selected(node, state, player)
                last = player
                state = self._apply(state, action)
            path.append(node)

    def _after_chance(self, node: Node, state: AnyState) -> tuple[Any, Node]:
        """Return the state after chance.

        Consecutive chance outcomes share a node, or the tree would not grow.
        """
        action, child = self._chance_outcome(node, state)
        state = self._apply(state, action)
        if self.game.player(state) != CHANCE:
            return state, child
        child.visits += 1
        while self.game.player(state) == CHANCE:
            state = self._apply(state, self.game.sample_outcome(state, self.rng))
        return state, node.children.setdefault(MERGED_CHANCE, Node(0, self.zeros))

    def _apply(self, state: AnyState, action: Action) -> AnyState:
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        self.nodes += 1
        return self.game.apply(state, action)

    def _chance_outcome(self, node: Node, state: AnyState) -> tuple[Action, Node]:
        """Return the chance outcome that is most behind its probability, the same everywhere."""
        rows = self.game.chance_outcomes(state)
        total = (node.visits + 1) / sum(weight for _, weight in rows)
        best, found = -inf, rows[0][0]
        for action, weight in rows:
            child = node.children.get(action.text)
            lag = weight * total - (child.visits if child else 0) + self._luck_of(action.text)
            if lag > best:
                best, found = lag, action
        return found, node.children.setdefault(found.text, Node(0, self.zeros))

    def _luck_of(self, text: str) -> float:
        luck = self.luck.get(text)
        if luck is None:
            luck = self.luck[text] = self.rng.random()
        return luck

    def _selected(self, node: Node, state: AnyState, player: int) -> tuple[Action, Node]:
        """Return the legal action with the highest upper confidence bound."""
        spread = EXPLORATION * sqrt(log(node.visits + 1))
        best, found = -9.0, None
        for action in self._candidates(node, state):
            child = node.children.get(action.text) or self._child(node, state, action)
            bound = child.values[player] / child.visits + spread / sqrt(child.visits)
            if bound > best:
                best, found = bound, (action, child)
        if found is None:
            raise ValueError("a state where somebody decides has no legal action")
        return found

    def _candidates(self, node: Node, state: AnyState) -> Sequence[Action]:
        if node is self.root:
            return self.actions
        actions = self.game.legal_actions(state)
        if len(actions) <= WIDENING_START:
            return actions
        fresh = [action for action in actions if action.text not in node.picked]
        node.picked.update(a.text for a in self._sample(fresh, max(1, WIDENING_START - len(node.picked))))
        return [action for action in actions if action.text in node.picked]

    def _child(self, node: Node, state: AnyState, action: Action) -> Node:
        """Return a new child that starts with the evaluation after the action."""
        player = self.game.player(state)
        after = self._completed(self._apply(state, action), player)
        return node.children.setdefault(action.text, Node(1, self._evaluate(after)))

    def _completed(self, state: AnyState, player: int) -> AnyState:
        """Return the state after one more decision of the same player.

        Half a decision, such as a card without its target, has no meaningful value.
        """
        if self.game.player(state) != player:
            return state
        some = self._sample(self.game.legal_actions(state), PLAYOUT_WIDTH)
        return self._best(some, [self._apply(state, action) for action in some], player)

    def _played_on(self, state: AnyState, player: int) -> AnyState:
        """Return the state after a greedy playout of the player's consecutive decisions."""
        for _ in range(PLAYOUT_DEPTH):
            if self.game.player(state) != player:
                break
            some = self._sample(self.game.legal_actions(state), PLAYOUT_WIDTH)
            after = [self._completed(self._apply(state, action), player) for action in some]
            state = self._best(some, after, player)
        return state

    def _sample(self, actions: Sequence[Action], many: int) -> Sequence[Action]:
        """Return a sample of actions: half by history score, half at random."""
        if len(actions) <= many:
            return actions
        promising = sorted(actions, key=self._history_of, reverse=True)
        half = many // 2
        return (*promising[:half], *self.rng.sample(promising[half:], many - half))

    def _history_of(self, action: Action) -> float:
        return self.history.get(action.text, 0.0)

    def _best(self, actions: Sequence[Action], states: list[Any], player: int) -> AnyState:
        """Return the best resulting state, and update the history scores of the actions."""
        if len(states) == 1:
            return states[0]
        values = [self._evaluate.of(after, player) for after in states]
        mean = sum(values) / len(values)
        for action, value in zip(actions, values, strict=True):
            self.history[action.text] = HISTORY_DECAY * self._history_of(action) + (1 - HISTORY_DECAY) * (
                value - mean
            )
        return states[values.index(max(values))]
