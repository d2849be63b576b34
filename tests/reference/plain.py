"""A minimal search for games with chance and hidden information, the yardstick for our players.

One tree over information sets (Cowling, Powley, Whitehouse 2012, SO-ISMCTS), upper confidence bounds
(Kocsis, Szepesvári 2006), the game's evaluation at the leaf, and the action that was visited most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import log, sqrt
from typing import Any

from engine.ai.agents import Agent, Thought
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, TERMINAL, AnyView

EXPLORE = 1.0
"""Exploration constant for values from 0 to 1; it corresponds to the usual 2 for values from -1 to 1."""


class Node:
    """The results of an action, over all states in which it was played."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """Sum of values for the player who chose the action."""
        self.children: dict[str, Node] = {}


class Plain(Agent):
    """An agent that searches for a number of seconds."""

    def __init__(self, game: AnyGame, seconds: float, clock: Callable[[], float]) -> None:
        super().__init__(game)
        self.seconds, self.clock = seconds, clock

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Search, and yield the best action."""
        until, root = self.clock() + self.seconds, Node()
        state, _ = self.guess(view, rng)
        actions = self.game.legal_actions(state)
        while len(actions) > 1 and (not root.visits or self.clock() < until):
            self._iterate(root, self.game.determinize(view, rng), rng)
        visits = [root.children[a.text].visits if a.text in root.children else 0 for a in actions]
        yield Thought(actions[visits.index(max(visits))], nodes=root.visits, done=True)

    def _iterate(self, node: Node, state: Any, rng: Rng) -> None:
        game, path = self.game, [(node, 0)]
        while (player := game.player(state)) != TERMINAL:
            if player == CHANCE:
                action = game.sample_outcome(state, rng)
            else:
                legal = game.legal_actions(state)
                new = [a for a in legal if a.text not in node.children]
                action = (
                    rng.choice(new) if new else max(legal, key=lambda a: _bound(node, node.children[a.text]))
                )
            state = game.apply(state, action)
            node = node.children.setdefault(action.text, Node())
            path.append((node, player))
            if player != CHANCE and not node.visits:
                break
        values = game.evaluate(state)
        for node, player in path:
            node.visits += 1
            node.total += (values[player] + 1) / 2 if player != CHANCE else 0.0


def _bound(node: Node, child: Node) -> float:
    return child.total / child.visits + EXPLORE * sqrt(log(node.visits) / child.visits)
