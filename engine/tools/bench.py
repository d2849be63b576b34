"""Speed of any game: random games, in actions a second."""

from __future__ import annotations

from time import perf_counter

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.session.link import choices
from engine.session.match import Match

SECONDS = 1.0


def bench_any(start: Match, seconds: float = SECONDS) -> float:
    """Play random games for about `seconds`, print the rate, and return it in actions a second.

    An action is one listing of the legal actions and one `Game.apply`. 0 if the game is over at the start.
    """
    game, rng = start.game, new_rng(0)
    actions, began = 0, perf_counter()
    elapsed = 0.0
    while elapsed < seconds and start.player != TERMINAL:
        state = start.state
        while game.player(state) != TERMINAL:
            state = game.apply(state, rng.choice(choices(game, state)))
            actions += 1
        elapsed = perf_counter() - began
    rate = actions / elapsed if elapsed else 0.0
    print(f"{game.info.title}: {rate:,.0f} actions a second in {actions:,} random actions")
    return rate
