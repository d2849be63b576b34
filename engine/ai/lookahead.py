"""Plain lookahead for any game: max-n search over averaged chance and determinized secrets.

It knows nothing of a particular game and is weaker than a dedicated search; it gives every game computer
players from the first day.
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
DETERMINIZATIONS = 8
"""Number of determinizations of a view with secrets."""


def rank(game: AnyGame, view: AnyView, rng: Rng, plies: int, budget: Budget) -> Iterator[Ranking]:
    """Yield a ranking of the legal actions per depth, repeated while the next depth runs.

    Depth one ignores the budget. A win ends the search, since the nearest is the safest. If all actions
    lose, the last ranking with hope stays: the opponent may miss the win.
    """
    budget.start()
    guesses = [game.determinize(view, rng) for _ in range(DETERMINIZATIONS if game.info.hidden else 1)]
    seat = game.player(guesses[0])
    actions = game.legal_actions(guesses[0])
    search = _MaxN(game, budget)
    ranking = Ranking((), 0, 0)
    for depth in range(1, plies + 1):
        search.settled = True
        rows = []
        for action in actions:
            try:
                values = [search.value(game.apply(state, action), depth - 1)[seat] for state in guesses]
            except BudgetExhausted:
                return
            rows.append((action, sum(values) / len(values)))
            if ranking.rows:
                yield ranking._replace(nodes=search.nodes)
        if ranking.rows and max(value for _, value in rows) <= LOST:
            return
        ranking = Ranking(tuple(rows), depth, search.nodes)
        yield ranking
        if search.settled or len(actions) == 1 or ranking.best[1] >= WON:
            return


class _MaxN:
    """A max-n search to a fixed depth that counts its nodes."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.nodes = 0
        self.check_at = 0
        self.settled = True
        """True if nothing was cut off: a deeper search would change nothing."""

    def value(self, state: AnyState, plies: int) -> tuple[float, ...]:
        """Return each seat's return if all seats maximise their own for `plies` more decisions."""
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
