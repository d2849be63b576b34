"""Sampling of chance nodes."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import Action, AnyState


def sample(game: AnyGame, state: AnyState, rng: Rng) -> Action:
    """Draw an outcome of the chance node `state` by its weights."""
    outcomes = game.chance_outcomes(state)
    actions = [action for action, _ in outcomes]
    return rng.choices(actions, [weight for _, weight in outcomes])[0]
