"""Hidden information: private views, determinization, and redacted logs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from engine.contract.facets.playing import Playing, S, V
from engine.contract.rng import Rng
from engine.contract.values import Action


class Hidden(Playing[S, V]):
    """Hidden information of a game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return the private view of `seat` (None: the public view)."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a state that agrees with the view, sampled fairly with `rng` (a `random.Random`)."""

    def revealed(self, state: S) -> S:
        """Return the state with all secrets revealed, once the players end the game."""
        return state

    def private(self, _state: S) -> bool:
        """Return True if only the seat to move may look at the screen."""
        return False

    def redact(self, log: Sequence[Action], _seat: int | None) -> tuple[Action, ...]:
        """Return the log with secrets removed that `seat` may not know."""
        return tuple(log)
