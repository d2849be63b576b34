"""One-ply lookahead, as in a hurry: captures are seen, replies are not."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking
from engine.contract.values import CHANCE, AnyState, AnyView

ACTION_LIMIT = 120
"""Maximum number of actions tried, sampled at random."""


def rank_one_ply(game: AnyGame, view: AnyView, rng: Rng, budget: Budget) -> Iterator[Ranking]:
    """Yield one ranking of the actions, or of a sample, by the evaluation after each."""
    budget.start()
    state = game.determinize(view, rng)
    seat = game.player(state)
    actions = game.candidates(state)
    if len(actions) > ACTION_LIMIT:
        actions = tuple(rng.sample(actions, ACTION_LIMIT))
    rows = []
    look = game.hasty_evaluation(state, seat)
    for action in actions:
        rows.append((action, look(_settled(game, game.apply(state, action), rng))[seat]))
        try:
            budget.check(len(rows))
        except BudgetExhausted:
            break
    yield Ranking(tuple(rows), 1, len(rows))


def _settled(game: AnyGame, state: AnyState, rng: Rng) -> AnyState:
    """Return the state after the pending chance nodes."""
    while game.player(state) == CHANCE:
        state = game.apply(state, sample(game, state, rng))
    return state
