"""Random games for the checks, and samples of their positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.session.match import Match, new_match

Check = Callable[[AnyGame, dict[str, str], int], None]
SAMPLES = 12
"""Number of positions per game for costly checks."""


def play_out(game: AnyGame, options: dict[str, str], seed: int) -> Match:
    """Return a whole random game. Fails if it does not end within the game's own limit."""
    key = game.info.id, game.info.rules_version, tuple(options.items()), seed
    if key not in _PLAYED:
        _PLAYED.clear()
        _PLAYED[key] = play_anew(game, options, seed)
    return _PLAYED[key]


_PLAYED: dict[Any, Match] = {}
"""Cache of the last game: the next check uses the same one."""


def play_anew(game: AnyGame, options: dict[str, str], seed: int) -> Match:
    return play_on(new_match(game, options), seed)


def play_on(match: Match, seed: int) -> Match:
    """Return a match played at random from its start to its end."""
    rng, game = new_rng(seed), match.game
    actions: list[Action] = []
    state = match.state
    states = [state]
    while game.player(state) != TERMINAL:
        action = game.sample_outcome(state, rng) if game.player(state) == CHANCE else _any(game, state, rng)
        state = game.apply(state, action)
        actions.append(action)
        states.append(state)
        assert len(actions) <= game.info.ply_limit, "the game exceeds its ply limit"
    return match._replace(log=tuple(actions), states=tuple(states), cursor=len(actions))


def _any(game: AnyGame, state: Any, rng: Rng) -> Action:
    return rng.choice(game.legal_actions(state))


def some(match: Match) -> list[int]:
    """Return sample indices of the log, including both ends."""
    last = len(match.log)
    return sorted({round(i * last / SAMPLES) for i in range(SAMPLES + 1)})
