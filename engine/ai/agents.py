"""Agents: computer players. They get a view, never a state, so they cannot use secrets of other seats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Considered
from engine.contract.values import Action, AnyState, AnyView


class Thought(NamedTuple):
    """A provisional decision of an agent, with its evidence."""

    action: Action
    depth: int = 0
    """Search depth in plies."""
    nodes: int = 0
    """Number of positions searched."""
    value: float = 0.0
    """Expected return, from -1 to 1."""
    seconds: float = 0.0
    done: bool = False
    """True for the final decision."""
    best: tuple[Considered, ...] = ()
    """At the end, the chosen action and the best alternatives."""


class Agent(ABC):
    """A computer player for any seat of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield thoughts until one is `done`; the caller may stop between two of them.

        `view` is that of the seat to move, which must have a legal action.
        """

    def choose(self, view: AnyView, rng: Rng) -> Action:
        """Think to the end, and return the action."""
        *_, last = self.think(view, rng)
        return last.action

    def guess(self, view: AnyView, rng: Rng) -> tuple[Any, int]:
        """Return a state that the view allows, and the seat to move in it."""
        state = self.game.determinize(view, rng)
        return state, self.game.player(state)


class RandomAgent(Agent):
    """An agent that plays uniformly random legal actions."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Choose without searching."""
        state, _ = self.guess(view, rng)
        yield Thought(rng.choice(self.game.legal_actions(state)), done=True)


class GreedyAgent(Agent):
    """An agent that plays the best action by the static evaluation, with random ties."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Search one action ahead, averaged over chance."""
        state, seat = self.guess(view, rng)
        actions = self.game.legal_actions(state)
        values = [mean_value(self.game, self.game.apply(state, action))[seat] for action in actions]
        best = max(values)
        action = rng.choice([a for a, value in zip(actions, values, strict=True) if value == best])
        yield Thought(action, 1, len(actions), best, done=True)


CHANCES = 2
"""Number of consecutive chance nodes to average over; later ones are evaluated as they are."""


def mean_value(game: AnyGame, state: AnyState, chances: int = CHANCES) -> tuple[float, ...]:
    """Return the evaluation for each seat; that of a chance node is the mean of its outcomes."""
    outcomes = game.chance_outcomes(state) if chances else ()
    if not outcomes:
        return game.evaluate(state)
    rows = [mean_value(game, game.apply(state, action), chances - 1) for action, _ in outcomes]
    return weighted_mean(rows, [weight for _, weight in outcomes])


def weighted_mean(rows: list[tuple[float, ...]], weights: list[float]) -> tuple[float, ...]:
    """Return the weighted mean of rows of numbers, column by column."""
    total = sum(weights)
    return tuple(
        sum(w * x for w, x in zip(weights, column, strict=True)) / total for column in zip(*rows, strict=True)
    )
