"""How the computer finds a move in a race: Satan's fire and flames alike, by the paranoid search."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ai.deepening import rank
from engine.ai.paranoid import Looker, Widths
from engine.contract.budget import Budget
from engine.contract.search import Ranking
from engine.contract.values import RESIGN
from engine.games.race.actions import apply_known, legal
from engine.games.race.kernel import Racers
from engine.games.race.turns import State

TWO, MORE = Widths(20, 14, 3), Widths(16, 2, 3)
"""How many moves are looked at, with two players and with more: found by playing."""
STEP = 0.03
"""How many steps ahead are like a hundredth of a pawn."""


class RaceSearcher:
    """`engine.ai.levels.Searcher` for races."""

    def rank(self, state: State, plies: int, budget: Budget, spread: int) -> Iterator[Ranking]:
        """Yield rankings; a decision about Satan's fire is one more ply, before the flame of that turn."""
        racers = Racers(state)
        roots = [
            (action, racers.node(apply_known(state, action)))
            for action in legal(state)
            if action.text != RESIGN
        ]
        looker = Looker(racers, state.seat, TWO if len(state.flames) == 2 else MORE, budget)
        return rank(looker, roots, plies + state.deciding, STEP * spread)
