"""What people see, point at and read."""

from __future__ import annotations

from abc import abstractmethod

from engine.contract.facets.hidden import Hidden
from engine.contract.facets.playing import S, V
from engine.contract.picture import Board, Ground, Picture
from engine.contract.values import Action, Options, Refusal


class Display(Hidden[S, V]):
    """The board, the picture, and the words that only a position can choose."""

    @abstractmethod
    def board(self, options: Options) -> Board:
        """Return the board's geometry."""

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """Return what stands where, and the prompt, as data."""

    @abstractmethod
    def refusal(self, view: V, spot: str) -> Refusal | None:
        """Return why nothing can be done with `spot` now, in the rules' words; None if it can be used."""

    def path_refusal(self, _view: V, _picked: tuple[str, ...], _spot: str) -> Refusal | None:
        """Return why the path `picked`, begun by a person, cannot go on to `spot`; None: nothing to say."""
        return None

    def prompt_on(self, _view: V, _picked: tuple[str, ...]) -> str:
        """Return what is asked for half way through a choice, after `picked`; "": the same as before."""
        return ""

    def preview(self, _view: V, _action: Action) -> tuple[Ground, ...]:
        """Return marks for what a legal action would do that is not plain to see.

        They are shown before it is done. A spot may be named twice; the words say what happens there.
        """
        return ()

    def implied(self, _state: S) -> Action | None:
        """Return the decision that a person makes by going straight on to the next one, if any."""
        return None

    def label(self, _view: V, target: str) -> str:
        """Return the words on the button of a target that is no spot of the board."""
        return target

    def written(self, _view: V, action: Action) -> str:
        """Return a legal action (or one that `redact` has left) in the notation that people read."""
        return action.text

    def parse_move(self, _state: S, _text: str) -> tuple[Action, ...]:
        """Return the legal actions that a typed text may mean in a spelling other than their own."""
        return ()

    def route(self, _view: V, action: Action) -> tuple[str, ...]:
        """Return every spot that the piece touches, in order: it may be more than `action.path`."""
        return action.path
