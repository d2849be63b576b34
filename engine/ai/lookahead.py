"""A plain look-ahead for any game: each seat plays for itself (max-n), chance averaged, the hidden guessed.

It knows no game's tricks and is no match for a search made for a kind of game; it is there so that every game
has computer players from the first day.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.agents import mean_value, weighted_mean
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.search import Ranking
from engine.contract.values import AnyState, AnyView

WON, LOST = 1.0, -1.0
GUESSES = 8
"""How many states a view with hidden things is replaced by."""


def rank(game: AnyGame, view: AnyView, rng: Rng, plies: int, budget: Budget) -> Iterator[Ranking]:
    """Yield a ranking of the legal actions for each depth, and the last one again while the next is made.

    One ply is always looked ahead, whatever the budget. A win ends it, for the nearest is the surest. That
    all is lost is not told if a look less far saw hope, for the opponent may not see it either.
    """
    budget.start()
    guesses = [game.determinize(view, rng) for _ in range(GUESSES if game.info.hidden else 1)]
    seat = game.player(guesses[0])
    actions = game.legal_actions(guesses[0])
    look = _Look(game, budget)
    ranking = Ranking((), 0, 0)
    for depth in range(1, plies + 1):
        look.settled = True
        rows = []
        for action in actions:
            try:
                values = [look.value(game.apply(state, action), depth - 1)[seat] for state in guesses]
            except BudgetExhausted:
                return
            rows.append((action, sum(values) / len(values)))
            if ranking.rows:
                yield ranking._replace(nodes=look.nodes)
        if ranking.rows and max(value for _, value in rows) <= LOST:
            return
        ranking = Ranking(tuple(rows), depth, look.nodes)
        yield ranking
        if look.settled or len(actions) == 1 or ranking.best[1] >= WON:
            return


class _Look:
    """A look-ahead to a given depth, with a count of the positions looked at."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.nodes = 0
        self.check_at = 0
        self.settled = True
        """Nothing was cut off: looking deeper would tell the same."""

    def value(self, state: AnyState, plies: int) -> tuple[float, ...]:
        """Return what each seat gets if all decide as they like best for `plies` decisions more."""
        self.nodes += 1
        if plies and self.nodes >= self.check_at:
            self.check_at = self.budget.check(self.nodes)
        outcome = self.game.outcome(state)
        if outcome:
            return outcome.returns
        if plies == 0:
            self.settled = False
            return mean_value(self.game, state)
        chances = self.game.chance_outcomes(state)
        if chances:
            rows = [self.value(self.game.apply(state, action), plies) for action, _ in chances]
            return weighted_mean(rows, [weight for _, weight in chances])
        seat = self.game.player(state)
        after = (self.game.apply(state, action) for action in self.game.legal_actions(state))
        return max((self.value(child, plies - 1) for child in after), key=lambda row: row[seat])
