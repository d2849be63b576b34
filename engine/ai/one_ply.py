"""A look at one's own action alone, as in a hurry: what it takes is seen, the answer is not."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking
from engine.contract.values import CHANCE, AnyState, AnyView

SEEN = 120
"""How many actions are looked at, at most, whichever come to mind."""


def rank_at_a_glance(game: AnyGame, view: AnyView, rng: Rng, budget: Budget) -> Iterator[Ranking]:
    """Yield one ranking: of all actions where there are not too many, by what the board looks like after."""
    budget.start()
    state = game.determinize(view, rng)
    seat = game.player(state)
    actions = game.candidates(state)
    if len(actions) > SEEN:
        actions = tuple(rng.sample(actions, SEEN))
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
    """Return the state once chance has had its say."""
    while game.player(state) == CHANCE:
        state = game.apply(state, sample(game, state, rng))
    return state
