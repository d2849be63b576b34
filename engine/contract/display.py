"""Board, picture and texts for the screen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from types import MappingProxyType

from engine.contract.picture import Arrow, Board, Ground, Picture, PieceKind
from engine.contract.playing import Hidden, S, V
from engine.contract.values import Action, Options, Refusal


class Display(Hidden[S, V]):
    """The board, the picture, and texts that depend on the position."""

    piece_kinds: Mapping[str, PieceKind] = MappingProxyType({})
    """Kinds of pieces by their ids, in games that show captured pieces beside the players."""

    @abstractmethod
    def board(self, options: Options) -> Board:
        """Return the board's geometry."""

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """Return the pieces, marks and prompt as data."""

    @abstractmethod
    def refusal(self, view: V, spot: str) -> Refusal | None:
        """Return why `spot` cannot be used now, in the rules' words; None if it can."""

    def path_refusal(self, _view: V, _picked: tuple[str, ...], _spot: str) -> Refusal | None:
        """Return why the path `picked` cannot go on to `spot`; None if there is nothing to say."""
        return None

    def prompt_on(self, _view: V, _picked: tuple[str, ...]) -> str:
        """Return the prompt after a partial path `picked`; "" keeps the current prompt."""
        return ""

    def preview(self, _view: V, _action: Action) -> tuple[Ground, ...]:
        """Return marks for consequences of a legal action that are not obvious.

        Shown before the action is played. A spot may appear twice; the words say what happens there.
        """
        return ()

    def implied(self, _state: S) -> Action | None:
        """Return the decision that a player makes by skipping to the next one, if any."""
        return None

    def label(self, _view: V, target: str) -> str:
        """Return the label of the button for a target that is not a spot."""
        return target

    def arrow(self, _view: V, _target: str) -> Arrow | None:
        """Return the arrow on the board for a target that is a direction; None for other targets."""
        return None

    def written(self, _view: V, action: Action) -> str:
        """Return a legal (or redacted) action in the notation for people."""
        return action.text

    def parse_move(self, _state: S, _text: str) -> tuple[Action, ...]:
        """Return the legal actions that a typed text may mean in another spelling."""
        return ()

    def route(self, _view: V, action: Action) -> tuple[str, ...]:
        """Return every spot that the piece touches, in order; may be longer than `action.path`."""
        return action.path
