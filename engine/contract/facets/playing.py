"""The rules themselves: who decides, what can be done, what comes of it, and how it ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from engine.contract.events import Event
from engine.contract.series import Series
from engine.contract.values import Action, IllegalAction, Info, Options, Outcome, Reason
from engine.contract.words.en import GameWords

S = TypeVar("S")
"""A state: an immutable, hashable NamedTuple of the game's own."""
V = TypeVar("V")
"""A view: what one seat may know of a state. With nothing hidden it is the state itself."""


class Playing(ABC, Generic[S, V]):
    """The rules of a game. Holds no state: everything is a pure function of its arguments."""

    info: Info
    reasons: tuple[Reason, ...]
    """Every way in which a game can end by its rules."""

    @property
    def words(self) -> GameWords:
        """All that it says, in the language that is spoken."""
        return self.info.words

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """Return the name of each seat ("Dark", "Light"); its length is the number of players."""

    @abstractmethod
    def initial(self, options: Options) -> S:
        """Return the start. `options` are complete (see `settle_options`)."""

    @abstractmethod
    def player(self, state: S) -> int:
        """Return the seat that decides now, or `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return every legal action sorted by text; empty at chance and terminal nodes."""

    def chance_outcomes(self, _state: S) -> tuple[tuple[Action, float], ...]:
        """Return the outcomes of a chance node with weights above 0 (any sum), sorted by text."""
        return ()

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """Return the state after a legal action or chance outcome. Raises `IllegalAction` for any other."""

    @abstractmethod
    def events(self, state: S, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return what happens when `action` is done in `state`, in order, as far as `seat` may know it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, for one of `reasons`, or None while it goes on."""

    def recorded(self, state: S, _on: bool = True) -> S:
        """Return the state in a record of a past game, where no automatic draw applies; or, off, as usual.

        Whoever played it went on, so the record goes on. A game without such draws returns the state itself.
        """
        return state

    def can_win(self, _state: S, _seat: int) -> bool:
        """Return whether a seat could win with whatever help: for one that cannot, time wins nothing."""
        return True

    def explain_end(self, _state: S) -> str:
        """Return what else led to the end, told from the last state; "" where its reason says all."""
        return ""

    def series(self, _options: Options) -> Series | None:
        """Return the series that a game with these options is part of, or None if it stands alone."""
        return None

    def find(self, state: S, text: str) -> Action:
        """Return the legal action or chance outcome with this text. Raises `IllegalAction`."""
        for action in (*self.legal_actions(state), *(a for a, _ in self.chance_outcomes(state))):
            if action.text == text:
                return action
        raise IllegalAction(f"{text!r} is not legal here")
