"""What is hidden, from whom, and what of it a log may tell."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from engine.contract.facets.playing import Playing, S, V
from engine.contract.rng import Rng
from engine.contract.values import Action


class Hidden(Playing[S, V]):
    """What each seat may know."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return what `seat` may know (None: what everybody knows)."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a state that the view allows, drawn fairly with `rng` (a `random.Random`)."""

    def revealed(self, state: S) -> S:
        """Return the state with its secrets laid open: what all may see once the players end the game."""
        return state

    def private(self, _state: S) -> bool:
        """Return whether the seat to decide must not be watched: it sees what others may not."""
        return False

    def redact(self, log: Sequence[Action], _seat: int | None) -> tuple[Action, ...]:
        """Return the log as `seat` may read it."""
        return tuple(log)
