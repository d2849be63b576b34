"""Monte Carlo tree search for games with chance or hidden things, for two to five seats.

It is an information-set search with one tree (SO-ISMCTS: Cowling, Powley, Whitehouse 2012): every iteration
draws a state that the view allows, and goes down the tree by what is legal in that state. Of the outcomes of
chance the one comes that has come too rarely so far, in the same order everywhere, so that actions are judged
with the same luck. A new action starts with the game's evaluation of where it leads, as if it had been seen
once, so that the search turns to what looks good first and widens from there (Chaslot and others 2008); below
the root, of a choice of hundreds a sample is looked at that grows, and half of it is what did best elsewhere
(history heuristic: Schaeffer 1983). At the end of the tree what a player still decides in a row is played on
greedily, and the evaluation counts. What is certain is looked for apart (`engine.ai.certain`).
What comes of it all is ranked in `engine.ai.sampled_rank`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf, log, sqrt
from typing import Any

from engine.ai.certain import MOST, Certainties
from engine.ai.visits import Node
from engine.contract.budget import Budget
from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Judge
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, AnyView

EXPLORE = 0.15
"""How much a rarely visited action is preferred; an evaluation differs by about 0.1 for a pawn."""
WIDEST = 24
"""Below the root, of more actions than this a sample is looked at, with one more at each visit."""
GLANCE = 6
"""How many actions each decision looks at that is played on behind the tree."""
REACH = 2
"""How many decisions that a player makes in a row are played on behind the tree."""
LASTING = 0.8
"""How much of what was thought of an action remains when it is looked at again."""
SEVERAL = ""
"""In the tree: what chance brings several times in a row, whatever it is."""


class Search:
    """One search from one view. `nodes` counts the positions looked at."""

    def __init__(
        self, game: AnyGame, view: AnyView, rng: Rng, budget: Budget, only: Sequence[Action] = ()
    ) -> None:
        """Search among all actions to play one, or as an onlooker among `only` some."""
        self.game = game
        self.view = view
        self.rng = rng
        self.budget = budget
        self.nodes = 0
        self.depth = 0
        self._check_at = 0
        state = game.determinize(view, rng)
        self.seat = game.player(state)
        self.actions = tuple(only) or game.candidates(state)
        self._judging = game.fair_evaluation if only else game.search_evaluation
        self._value = self._judge(state)
        self._knows = game.view(state, self.seat) == view
        """Whether it knows what the seat to decide knows; else that, too, is drawn again and again."""
        self.nothing = (0.0,) * len(game.evaluate(state))
        self.root = Node(0, self.nothing)
        self.luck: dict[str, float] = {}
        """Which outcomes of chance come first, everywhere in the tree."""
        self.liking: dict[str, float] = {}
        """How much better than others an action has been lately, wherever it was looked at."""
        most = MOST if budget.nodes is None else min(MOST, budget.nodes // 4)
        self.certain = Certainties(game, partial(game.determinize, view, rng), self._apply, self.seat, most)

    def _judge(self, state: AnyState) -> Judge[AnyState]:
        judge = self._judging(state, self.seat)
        return judge if isinstance(judge, Judge) else Judge(judge)

    def iterate(self) -> None:
        """Run one simulation. Raises `BudgetExhausted` before any statistics change."""
        state = self.game.determinize(self.view, self.rng)
        if not self._knows:
            self._value = self._judge(state)
        path, state, last = self._descend(state)
        values = self._value(self._played_on(state, last))
        for node in path:
            node.add(values)
        self.depth = max(self.depth, len(path) - 1)

    def _descend(self, state: AnyState) -> tuple[list[Node], Any, int]:
        """Return the nodes on the way, where it ends, and who decided last."""
        node, last = self.root, self.seat
        path = [node]
        while True:
            player = self.game.player(state)
            if player == TERMINAL or (player != CHANCE and node.visits < 2 and node is not self.root):
                return path, state, last
            if player == CHANCE:
                state, node = self._dealt(node, state)
            else:
                action, node = self._selected(node, state, player)
                last = player
                state = self._apply(state, action)
            path.append(node)

    def _dealt(self, node: Node, state: AnyState) -> tuple[Any, Node]:
        """Return what chance brings. Several things in a row are not told apart: the tree would not grow."""
        action, child = self._happened(node, state)
        state = self._apply(state, action)
        if self.game.player(state) != CHANCE:
            return state, child
        child.visits += 1
        while self.game.player(state) == CHANCE:
            state = self._apply(state, sample(self.game, state, self.rng))
        return state, node.children.setdefault(SEVERAL, Node(0, self.nothing))

    def _apply(self, state: AnyState, action: Action) -> AnyState:
        if self.nodes >= self._check_at:
            self._check_at = self.budget.check(self.nodes)
        self.nodes += 1
        return self.game.apply(state, action)

    def _happened(self, node: Node, state: AnyState) -> tuple[Action, Node]:
        """Return the outcome of chance that has come too rarely so far; the same one everywhere."""
        rows = self.game.chance_outcomes(state)
        total = (node.visits + 1) / sum(weight for _, weight in rows)
        best, found = -inf, rows[0][0]
        for action, weight in rows:
            child = node.children.get(action.text)
            due = weight * total - (child.visits if child else 0) + self._luck_of(action.text)
            if due > best:
                best, found = due, action
        return found, node.children.setdefault(found.text, Node(0, self.nothing))

    def _luck_of(self, text: str) -> float:
        luck = self.luck.get(text)
        if luck is None:
            luck = self.luck[text] = self.rng.random()
        return luck

    def _selected(self, node: Node, state: AnyState, player: int) -> tuple[Action, Node]:
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

    def _candidates(self, node: Node, state: AnyState) -> Sequence[Action]:
        if node is self.root:
            return self.actions
        actions = self.game.legal_actions(state)
        if len(actions) <= WIDEST:
            return actions
        fresh = [action for action in actions if action.text not in node.picked]
        node.picked.update(a.text for a in self._some(fresh, max(1, WIDEST - len(node.picked))))
        return [action for action in actions if action.text in node.picked]

    def _child(self, node: Node, state: AnyState, action: Action) -> Node:
        """Return a new child that starts with the evaluation of where the action leads."""
        player = self.game.player(state)
        after = self._seen_through(self._apply(state, action), player)
        return node.children.setdefault(action.text, Node(1, self._value(after)))

    def _seen_through(self, state: AnyState, player: int) -> AnyState:
        """Return the state after one decision more if the same player makes it.

        Half a decision, such as a card without its target, says little of what it is worth.
        """
        if self.game.player(state) != player:
            return state
        some = self._some(self.game.legal_actions(state), GLANCE)
        return self._best(some, [self._apply(state, action) for action in some], player)

    def _played_on(self, state: AnyState, player: int) -> AnyState:
        """Return the state after what a player still decides in a row: a card, and what to do with it."""
        for _ in range(REACH):
            if self.game.player(state) != player:
                break
            some = self._some(self.game.legal_actions(state), GLANCE)
            after = [self._seen_through(self._apply(state, action), player) for action in some]
            state = self._best(some, after, player)
        return state

    def _some(self, actions: Sequence[Action], many: int) -> Sequence[Action]:
        """Return a sample: the half that has done best elsewhere in this search, and others."""
        if len(actions) <= many:
            return actions
        liked = sorted(actions, key=self._liking_of, reverse=True)
        half = many // 2
        return (*liked[:half], *self.rng.sample(liked[half:], many - half))

    def _liking_of(self, action: Action) -> float:
        return self.liking.get(action.text, 0.0)

    def _best(self, actions: Sequence[Action], states: list[Any], player: int) -> AnyState:
        """Return the best state that one of some actions leads to, and note which were better than others."""
        if len(states) == 1:
            return states[0]
        values = [self._value.of(after, player) for after in states]
        mean = sum(values) / len(values)
        for action, value in zip(actions, values, strict=True):
            self.liking[action.text] = LASTING * self._liking_of(action) + (1 - LASTING) * (value - mean)
        return states[values.index(max(values))]
