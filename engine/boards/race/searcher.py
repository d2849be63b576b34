"""How the computer finds a move in a race: Satan's fire and flames alike, by Monte Carlo tree search."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engine.ai.budget import Budget
from engine.ai.crowd import Roots, rank
from engine.ai.lookahead import Ranking
from engine.boards.race.actions import apply_known, legal
from engine.boards.race.kernel import Racers
from engine.boards.race.turns import State
from engine.chance import Rng
from engine.protocol import RESIGN


class RaceSearcher:
    """`engine.ai.levels.Searcher` for races."""

    def rank(self, state: State, rng: Rng, plies: int, budget: Budget) -> Iterator[Ranking]:
        """Yield rankings of all there is to do but resigning."""
        racers = Racers(state)
        actions = [action for action in legal(state) if action.text != RESIGN]
        nodes = [racers.node(apply_known(state, action)) for action in actions]
        rankings = rank(racers, Roots(state.seat, actions, nodes), rng, budget)
        return rankings if plies > 1 else islice(rankings, 1)
