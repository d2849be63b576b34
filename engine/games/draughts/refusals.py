"""Refusals of pieces and squares in draughts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.boards.explanations import Walker, path_refusal
from engine.contract.picture import PieceKind
from engine.contract.values import Action, Refusal
from engine.games.draughts.words.en import say

Kind = tuple[int, bool]
"""A kind of piece: its seat, and True for a king."""
Kinds = Mapping[str, Kind]
"""Kind of the piece on each occupied square."""
SIDES = ("dark", "light")


def kind_id(kind: Kind) -> str:
    """Return the id of a kind of piece: "dark king"."""
    return f"{SIDES[kind[0]]} {rank_id(kind)}"


def rank_id(kind: Kind) -> str:
    """Return the id of a rank: "king"."""
    return "king" if kind[1] else "pawn"


PIECE_KINDS = {
    kind_id(kind): PieceKind(kind[0], kind_id(kind).replace(" ", "-"), 1.5 if kind[1] else 1)
    for kind in ((0, False), (0, True), (1, False), (1, True))
}
"""The kinds of pieces, for the captured ones; a king counts one and a half men."""


def piece_refusal(kinds: Kinds, spot: str, seat: int, legal: Sequence[Action]) -> Refusal:
    """Return why the piece on a square has no move on `seat`'s turn."""
    owner, is_king = kind = kinds[spot]
    if owner != seat:
        return Refusal(say.others_turn(seat, kind_id(kind)), "D1")
    if must_jump(legal):
        return Refusal(say.another_must, "D4", legal[0].path)
    return Refusal(say.blocked(kind_id(kind), is_king), "D2")


def square_refusal(
    kinds: Kinds, picked: tuple[str, ...], spot: str, legal: Sequence[Action]
) -> Refusal | None:
    """Return why the picked piece cannot go (on) to a square; None if `piece_refusal` explains more."""
    side, is_king = kind = kinds[picked[0]]
    own = {square for square, (owner, _) in kinds.items() if owner == side}
    if spot in own:
        return None
    if must_jump(legal):
        begun = [action.path for action in legal if action.path[: len(picked)] == picked]
        jumping = len(picked) > 1
        return Refusal(
            say.this_must(rank_id(kind), jumping), "D5" if jumping else "D4", begun[0] if begun else ()
        )
    ahead = None if is_king else (0, -1 if side else 1)
    walker = Walker(say.ranks[rank_id(kind)], picked[0], ahead, say.spot)
    return path_refusal(walker, spot, own, kinds.keys() - own)


def must_jump(legal: Sequence[Action]) -> bool:
    """Return True if the player to move must jump (D4)."""
    return bool(legal) and "x" in legal[0].text
