"""Computer players. An agent is given a view, never a state, so that it cannot know what its seat may not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Considered
from engine.contract.values import Action, AnyState, AnyView


class Thought(NamedTuple):
    """How far an agent has thought: what it would play now, and what that rests on."""

    action: Action
    depth: int = 0
    """Plies looked ahead."""
    nodes: int = 0
    """Positions looked at."""
    value: float = 0.0
    """What it expects to get, from -1 to 1."""
    seconds: float = 0.0
    done: bool = False
    """Nothing follows: this is what it plays."""
    best: tuple[Considered, ...] = ()
    """At the end, this action and the best others."""


class Agent(ABC):
    """A player for any seat of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield thoughts until the last one is `done`; between two of them the caller may stop.

        `view` is that of the seat to decide, which must have a legal action.
        """

    def choose(self, view: AnyView, rng: Rng) -> Action:
        """Think to the end, and return the action."""
        *_, last = self.think(view, rng)
        return last.action

    def guess(self, view: AnyView, rng: Rng) -> tuple[Any, int]:
        """Return a state that the view allows, and the seat to decide in it."""
        state = self.game.determinize(view, rng)
        return state, self.game.player(state)


class RandomAgent(Agent):
    """Plays any legal action, each as likely as the others."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Choose without looking."""
        state, _ = self.guess(view, rng)
        yield Thought(rng.choice(self.game.legal_actions(state)), done=True)


class GreedyAgent(Agent):
    """Plays what looks best right after it, and any of the best if there are several."""

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Look one action ahead, over the average of what chance may bring."""
        state, seat = self.guess(view, rng)
        actions = self.game.legal_actions(state)
        values = [mean_value(self.game, self.game.apply(state, action))[seat] for action in actions]
        best = max(values)
        action = rng.choice([a for a, value in zip(actions, values, strict=True) if value == best])
        yield Thought(action, 1, len(actions), best, done=True)


CHANCES = 2
"""How many chance nodes in a row are averaged over; what is behind them is evaluated as it is."""


def mean_value(game: AnyGame, state: AnyState, chances: int = CHANCES) -> tuple[float, ...]:
    """Return the evaluation for each seat; that of a chance node is the mean of its outcomes."""
    outcomes = game.chance_outcomes(state) if chances else ()
    if not outcomes:
        return game.evaluate(state)
    rows = [mean_value(game, game.apply(state, action), chances - 1) for action, _ in outcomes]
    return weighted_mean(rows, [weight for _, weight in outcomes])


def weighted_mean(rows: list[tuple[float, ...]], weights: list[float]) -> tuple[float, ...]:
    """Return the mean of rows of numbers, column by column."""
    total = sum(weights)
    return tuple(
        sum(w * x for w, x in zip(weights, column, strict=True)) / total for column in zip(*rows, strict=True)
    )
