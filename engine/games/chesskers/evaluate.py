"""The evaluation and the alpha-beta kernel of Chesskers.

Scores are for the player to move; a chess pawn counts about 100. Terms of one kind of piece are cached by its
mask. Captures are compulsory, so a leaf with a capture has no static score.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.boards.explanations import Terms, improved_terms
from engine.boards.memo import Memo
from engine.contract.kernel import Leaf
from engine.games.chess.tables import BITS, NEIGHBOURS, SQUARES, centrality
from engine.games.chesskers.kernel import (
    ARMY,
    CHILDREN,
    KING_MASK,
    MAN_MASK,
    STATE,
    SUPER_MASK,
    Position,
    captures,
    side_to_move,
)
from engine.games.chesskers.words.en import say

CHECKER, SUPER = 150, 330
PAWN, KNIGHT, BISHOP, ROOK, QUEEN = 90, 190, 190, 260, 430
GUARD = 16
"""Bonus for each piece beside the king: no jump over the king can land on its square."""
FEW_CHECKERS = (0, 420, 240, 130, 60)
"""Penalty by the number of checkers left."""


def table(worth: Callable[[int], int]) -> Memo[int]:
    """Return a table from masks of pieces to their score."""
    squares = {1 << n: worth(n) for n in range(SQUARES)}
    return Memo(lambda mask: sum([squares[bit] for bit in BITS[mask]]))


def near_crown(square: int) -> int:
    """Return the bonus for a checker's nearness to rank 1, where it is crowned."""
    return 3 * (7 - square // 8)


def on_edge(square: int) -> int:
    """Return the bonus for a checker on an edge, where it is safer."""
    return 10 if square % 8 in (0, 7) or square // 8 in (0, 7) else 0


def checker_square(square: int) -> int:
    """Return a checker's score on a square."""
    return CHECKER + near_crown(square) + on_edge(square)


def super_square(square: int) -> int:
    """Return a super king's score on a square."""
    return SUPER + 3 * centrality(square)


def piece_square(worth: int, middle: int) -> Callable[[int], int]:
    """Return the function from squares to a chess piece's score."""
    return lambda square: worth + middle * centrality(square)


def pawn_square(square: int) -> int:
    """Return a pawn's score on a square; it promotes on rank 7."""
    return PAWN + (0, 0, 0, 4, 12, 30, 0, 0)[square // 8]


def king_square(square: int) -> int:
    """Return a king's score on a square; no jump crosses an edge."""
    file, rank = square % 8, square // 8
    return 30 * (rank in (0, 7)) + 14 * (file in (0, 7)) - 10 * max(0, rank - 2)


CROWNS, EDGES, CHECKERS, SUPERS, PAWNS, KINGS = (
    table(near_crown),
    table(on_edge),
    table(checker_square),
    table(super_square),
    table(pawn_square),
    table(king_square),
)
KNIGHTS, BISHOPS = table(piece_square(KNIGHT, 5)), table(piece_square(BISHOP, 3))
ROOKS, QUEENS = table(piece_square(ROOK, 1)), table(piece_square(QUEEN, 2))


def checkers_worth(position: Position) -> int:
    """Return the checkers' score of a position, regardless of the side to move."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    queens = diagonal & straight
    both = men | supers
    count = both.bit_count()
    worth = CHECKERS[men] + SUPERS[supers] - PAWNS[pawns] - KNIGHTS[knights] - QUEENS[queens]
    worth -= BISHOPS[diagonal ^ queens] + ROOKS[straight ^ queens] + KINGS[king]
    if king:
        worth -= GUARD * (NEIGHBOURS[king] & (pawns | knights | diagonal | straight)).bit_count()
    return worth - FEW_CHECKERS[count] if count < len(FEW_CHECKERS) else worth


def evaluate(position: Position) -> int:
    """Return the static evaluation for the player to move."""
    worth = checkers_worth(position)
    return -worth if side_to_move(position) else worth


def squares_of_sides(position: Position) -> tuple[int, int]:
    """Return the mask of the checkers and super kings, and that of the chess pieces."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    return men | supers, pawns | knights | diagonal | straight | king


def ordered(side: int) -> Callable[[Position], list[Position]]:
    """Return the function that lists the children of a side, best first by evaluation."""
    expand = CHILDREN[side]
    return lambda position: sorted(expand(position), key=evaluate)


def leaf(position: Position, _alpha: int, _beta: int) -> Leaf[Position]:
    """Return the score of a leaf, or its captures: a side that must capture cannot stand pat (K3)."""
    if not position[4] or not position[5] | position[6]:
        return None, ()
    if found := captures(position):
        return None, found
    return evaluate(position), ()


class ChesskersKernel:
    """The kernel that `alphabeta.search` plays Chesskers with."""

    one_reply_extension = True
    children = ordered(0), ordered(1)
    leaf = leaf, leaf

    def side_to_move(self, position: Position) -> int:
        """Return 0 for the checkers, 1 for the chess player."""
        return side_to_move(position)

    def outcome(self, position: Position) -> int:
        """Return the result: a lost king or last checker (K12), or no legal move (K13)."""
        side = side_to_move(position)
        if not position[KING_MASK]:
            return -1 if side else 1
        return 1 if side and not position[MAN_MASK] | position[SUPER_MASK] else -1

    def history_key(self, position: Position, child: Position) -> int:
        """Return the start and end square of a quiet move; 0 for a capture."""
        side = side_to_move(position)
        before, after = squares_of_sides(position), squares_of_sides(child)
        if before[1 - side] != after[1 - side]:
            return 0
        return before[side] ^ after[side]

    def null_move(self, _position: Position) -> None:
        """Return None: with compulsory captures a null move would often be the best move."""

    def futility_margin(self, _position: Position) -> int:
        """Return 0, which turns futility pruning off."""
        return 0

    def evaluate(self, position: Position) -> int:
        """Return the static evaluation for the player to move."""
        return evaluate(position)


def improvements(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return the improvements of a side as phrases; none if its material has changed."""
    if _count(before, side) != _count(after, side):
        return ()
    return tuple(say.better[term] for term in improved_terms(_terms(before, side), _terms(after, side)))


def _count(position: Position, side: int) -> list[int]:
    masks = position[:MAN_MASK] if side == ARMY else position[MAN_MASK:STATE]
    return [mask.bit_count() for mask in masks]


def _terms(position: Position, side: int) -> Terms:
    """Return the positional terms of a side's evaluation, by name."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    if side != ARMY:
        return {"crown": CROWNS[men], "edge": EDGES[men], "super": SUPERS[supers]}
    queens = diagonal & straight
    middle = KNIGHTS[knights] + BISHOPS[diagonal ^ queens] + ROOKS[straight ^ queens] + QUEENS[queens]
    beside = NEIGHBOURS[king] & (pawns | knights | diagonal | straight)
    guard = GUARD * beside.bit_count()
    return {"pawn": PAWNS[pawns], "middle": middle, "king": KINGS[king], "guard": guard}
