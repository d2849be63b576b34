"""Random games from a seed, which give the positions of daily puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.contract.game import AnyGame
from engine.contract.rng import Steady
from engine.contract.values import CHANCE, RESIGN, TERMINAL, AnyState

OPTIONS: Mapping[str, Mapping[str, str]] = {"satan": {"setup": "duel"}}
"""Options that differ from the defaults, by game."""


def options_of(game: AnyGame) -> dict[str, str]:
    """Return the options of the daily puzzles of a game."""
    return game.settle_options(OPTIONS.get(game.info.id, {}))


def drawn(game: AnyGame, seed: int) -> Iterator[AnyState]:
    """Yield the states of a game played at random, the start first."""
    chance, state = Steady(seed), game.initial(options_of(game))
    while True:
        yield state
        player = game.player(state)
        if player == TERMINAL:
            return
        actions = game.legal_actions(state)
        if player == CHANCE:
            actions = tuple(action for action, _ in game.chance_outcomes(state))
        actions = tuple(action for action in actions if action.text != RESIGN)
        state = game.apply(state, actions[chance.below(len(actions))])


def position_after(game: AnyGame, seed: int, plies: int) -> str:
    """Return the position text after so many actions of the game with this seed."""
    states = drawn(game, seed)
    state = next(states)
    for _ in range(plies):
        state = next(states)
    return game.position(game.view(game.revealed(state), None))
