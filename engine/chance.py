"""Where chance comes from: the only module of the engine that imports `random` or `secrets`."""

from __future__ import annotations

import random
import secrets
from typing import Any

from engine.protocol import Action, Game

Rng = random.Random


def new_rng(seed: int | None = None) -> Rng:
    """Return a generator: the same for the same seed, from the system's entropy without one."""
    return Rng(secrets.randbits(64) if seed is None else seed)


def sample(game: Game[Any, Any], state: Any, rng: Rng) -> Action:
    """Draw an outcome of the chance node `state` by its weights."""
    outcomes = game.chance_outcomes(state)
    actions = [action for action, _ in outcomes]
    return rng.choices(actions, [weight for _, weight in outcomes])[0]
