"""The evaluation and the alpha-beta kernel of Nuclear Chess.

Besides the pieces it counts pawn chains beside the kings, which can blow a king up from afar.
"""

from __future__ import annotations

from engine.boards.progress import Standing, improved_terms
from engine.contract.kernel import Leaf, LeafFunction
from engine.games.chess.ai.leaves import CHECK_PENALTY, ChessKernel, captures_first, only_pawns
from engine.games.chess.explanations import count, kinds, sides
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.pieces import KING_MASK, PAWN_MASK, Position
from engine.games.nuclear.blast import LINKED
from engine.games.nuclear.kernel import CAN_MOVE, CAN_REMOVE, CAPTURES, CHILDREN, in_check
from engine.games.nuclear.words.en import say
from engine.games.nuclear.worth import (
    BARE_KINGS,
    BISHOPS,
    FEW,
    KINGS,
    KNIGHTS,
    QUEENS,
    ROOKS,
    pawns_worth,
    white_worth,
)

FUSE = 9
"""Penalty for each own pawn of a group that touches the king: an enemy who captures one has won."""
TOUCH = 14
"""Penalty for each group that touches the king."""
TEMPO = 8
"""Bonus for the side to move."""


def fuses(position: Position) -> int:
    """Return White's score of the pawn groups that touch the kings."""
    pawns, kings, mine, theirs = position[0], *position[4:7]
    own, enemy = kings & mine, kings & theirs
    cost = 0
    for linked, cleared in LINKED[pawns]:
        if cleared & own:
            cost += TOUCH + FUSE * (linked & mine).bit_count()
        if cleared & enemy:
            cost -= TOUCH + FUSE * (linked & theirs).bit_count()
    return cost if side_to_move(position) else -cost


def evaluate(position: Position) -> int:
    """Return the static evaluation for the player to move."""
    worth = white_worth(position) + fuses(position)
    return TEMPO - worth if side_to_move(position) else TEMPO + worth


def leaf_of(side: int) -> LeafFunction[Position]:
    """Return the leaf function of a side. A side in check may stand pat, at a penalty, if it has a move."""
    can_move, captures, exposed = CAN_MOVE[side], CAPTURES[side], CAN_REMOVE[1 - side]

    def leaf(position: Position, _alpha: int, beta: int) -> Leaf[Position]:
        score = evaluate(position)
        if exposed(null_move(position)):
            if not can_move(position):
                return None, ()
            score -= CHECK_PENALTY
        if score >= beta:
            return score, ()
        return score, (kid for kid in sorted(captures(position), key=evaluate) if not exposed(kid))

    return leaf


class NuclearKernel(ChessKernel):
    """The kernel that `alphabeta.search` plays Nuclear Chess with."""

    children = captures_first(CHILDREN[0], evaluate), captures_first(CHILDREN[1], evaluate)
    leaf = leaf_of(0), leaf_of(1)

    def outcome(self, position: Position) -> int:
        """Return -1 for a side in check, with or without a king, else 0 for stalemate."""
        return -1 if in_check(position) else 0

    def null_move(self, position: Position) -> Position | None:
        """Return the position after a null move; None in check, and with only pawns (zugzwang)."""
        return None if only_pawns(position) or in_check(position) else null_move(position)

    def futility_margin(self, _position: Position) -> int:
        """Return 0, which turns futility pruning off: a quiet move may win at once."""
        return 0

    def evaluate(self, position: Position) -> int:
        """Return the static evaluation for the player to move."""
        return evaluate(position)


def improvements(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return the improvements of a side as phrases; none if its material has changed."""
    if count(before, side) != count(after, side):
        return ()
    return tuple(say.better[what] for what in improved_terms(_standing(before, side), _standing(after, side)))


def _standing(position: Position, side: int) -> Standing:
    """Return the positional terms of a side's evaluation, by name."""
    own, enemy = sides(position, side)
    pawns, kings = position[PAWN_MASK], position[KING_MASK]
    knights, bishops, rooks, queens = kinds(position)
    late = (knights | bishops | rooks | queens).bit_count() <= FEW
    middle = zip((KNIGHTS, BISHOPS, QUEENS), (knights, bishops, queens), strict=True)
    near = [linked for linked, cleared in LINKED[pawns] if cleared & kings & own]
    return {
        "pawns": pawns_worth(pawns & own, pawns & enemy, side == 0),
        "middle": sum(table[side][mask & own] for table, mask in middle),
        "rooks": ROOKS[side][rooks & own],
        "march" if late else "king": (BARE_KINGS if late else KINGS)[side][kings & own],
        "fuse": -sum(TOUCH + FUSE * (linked & own).bit_count() for linked in near),
    }
