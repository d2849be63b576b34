"""Games in which everybody sees everything."""

from __future__ import annotations

from engine.contract.facets.playing import S
from engine.contract.game import Game
from engine.contract.rng import Rng


class OpenGame(Game[S, S]):
    """A game in which nothing is hidden, so a view is the state."""

    def view(self, state: S, _seat: int | None) -> S:
        """Everything is open."""
        return state

    def determinize(self, view: S, _rng: Rng) -> S:
        """Everything is open."""
        return view
