"""The rules: seats, legal actions, transitions, outcome, and hidden information."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from engine.contract.events import Event
from engine.contract.rng import Rng
from engine.contract.series import Series
from engine.contract.values import Action, IllegalAction, Info, Options, Outcome, Reason
from engine.contract.words.en import GameWords

S = TypeVar("S")
"""A state: an immutable, hashable NamedTuple of the game."""
V = TypeVar("V")
"""A view: the part of a state that a seat may know. Without hidden information it is the state."""


class Playing(ABC, Generic[S, V]):
    """The rules of a game. Stateless: every method is a pure function of its arguments."""

    info: Info
    reasons: tuple[Reason, ...]
    """All ways in which the rules end a game."""
    alternating: bool = False
    """True if two seats move in turn, without chance or secrets: then a move can be chosen in advance."""

    @property
    def words(self) -> GameWords:
        """The texts of the game in the current language."""
        return self.info.words

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """Return the name of each seat ("Dark", "Light"), one per player."""

    @abstractmethod
    def initial(self, options: Options) -> S:
        """Return the initial state. `options` are complete (see `settle_options`)."""

    @abstractmethod
    def player(self, state: S) -> int:
        """Return the seat to move, or `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions sorted by text; empty at chance and terminal nodes."""

    def chance_outcomes(self, _state: S) -> tuple[tuple[Action, float], ...]:
        """Return the outcomes of a chance node with positive weights (any sum), sorted by text."""
        return ()

    def may_deal(self, _state: S) -> bool:
        """Return False if no chance node can follow this state."""
        return self.info.chance

    def sample_outcome(self, state: S, rng: Rng) -> Action:
        """Return an outcome of the chance node `state`, drawn by its weight."""
        outcomes = self.chance_outcomes(state)
        actions = [action for action, _ in outcomes]
        return rng.choices(actions, [weight for _, weight in outcomes])[0]

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """Return the state after a legal action or chance outcome. Raises `IllegalAction` for others."""

    @abstractmethod
    def events(self, state: S, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events of `action` in `state`, in order, as far as `seat` may know them."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of the game, with one of `reasons`, or None while it goes on."""

    def recorded(self, state: S, _on: bool = True) -> S:
        """Return the state with automatic draws off (or on again): a recorded game may go on past them.

        A game without automatic draws returns the state itself.
        """
        return state

    def can_win(self, _state: S, _seat: int) -> bool:
        """Return True if a seat could still win against the weakest play; else it cannot win on time."""
        return True

    def explain_end(self, _state: S) -> str:
        """Return a detail of the end that its reason does not cover, from the last state; else ""."""
        return ""

    def series(self, _options: Options) -> Series | None:
        """Return the series that a game with these options belongs to, or None."""
        return None

    def find(self, state: S, text: str) -> Action:
        """Return the legal action or chance outcome with this text. Raises `IllegalAction`."""
        for action in (*self.legal_actions(state), *(a for a, _ in self.chance_outcomes(state))):
            if action.text == text:
                return action
        raise IllegalAction(f"{text!r} is not legal here")


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
