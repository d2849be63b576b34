"""What a Chesskers position is worth, and the kernel that alpha-beta plays with.

Scores are for the player to move; a chess pawn counts about 100. What depends on one kind of piece is
remembered by its mask. Captures are compulsory, so a leaf with a capture is never trusted.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.boards.memo import Memo
from engine.boards.progress import Standing, grown
from engine.contract.kernel import Leaf
from engine.games.chess.tables import BITS, NEIGHBOURS, SQUARES
from engine.games.chesskers.kernel import ARMY, CHILDREN, Position, captures, side_to_move
from engine.games.chesskers.words.en import say

CHECKER, SUPER = 150, 330
PAWN, KNIGHT, BISHOP, ROOK, QUEEN = 90, 190, 190, 260, 430
GUARD = 16
"""For each friend beside the king: a square behind it that no jump can land on."""
FEW_CHECKERS = (0, 420, 240, 130, 60)
"""What having only so many checkers left costs."""


def centre(square: int) -> int:
    """How near a square is to the middle of the board: 0 in a corner, 6 in the centre."""
    file, rank = square % 8, square // 8
    return 7 - (abs(2 * file - 7) + abs(2 * rank - 7)) // 2


def table(worth: Callable[[int], int]) -> Memo[int]:
    """Mask of pieces -> their worth."""
    squares = {1 << n: worth(n) for n in range(SQUARES)}
    return Memo(lambda mask: sum([squares[bit] for bit in BITS[mask]]))


def near_crown(square: int) -> int:
    """What it is worth that a checker stands near rank 1."""
    return 3 * (7 - square // 8)


def on_edge(square: int) -> int:
    """What it is worth that a checker stands on an edge: that is safer."""
    return 10 if square % 8 in (0, 7) or square // 8 in (0, 7) else 0


def checker_square(square: int) -> int:
    """A checker's worth."""
    return CHECKER + near_crown(square) + on_edge(square)


def super_square(square: int) -> int:
    """A super king's worth."""
    return SUPER + 3 * centre(square)


def piece_square(worth: int, middle: int) -> Callable[[int], int]:
    """A chess piece's worth by its square."""
    return lambda square: worth + middle * centre(square)


def pawn_square(square: int) -> int:
    """A pawn's worth: rank 7 is where it is promoted."""
    return PAWN + (0, 0, 0, 4, 12, 30, 0, 0)[square // 8]


def king_square(square: int) -> int:
    """A king's: on an edge it cannot be jumped across it."""
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
    """What a position is worth to the checkers, whoever is to move."""
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
    """What a position is worth to the player to move, without looking ahead."""
    worth = checkers_worth(position)
    return -worth if side_to_move(position) else worth


def owned(position: Position) -> tuple[int, int]:
    """The squares of the checkers, and those of the chess pieces."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    return men | supers, pawns | knights | diagonal | straight | king


def ordered(side: int) -> Callable[[Position], list[Position]]:
    """The children of a side, good ones first."""
    expand = CHILDREN[side]
    return lambda position: sorted(expand(position), key=evaluate)


def leaf(position: Position, _alpha: int, _beta: int) -> Leaf[Position]:
    """A leaf: whoever must capture may not rest (K3)."""
    if not position[4] or not position[5] | position[6]:
        return None, ()
    if taken := captures(position):
        return None, taken
    return evaluate(position), ()


class ChesskersKernel:
    """Chesskers for `alphabeta.search`."""

    singular = True
    children = ordered(0), ordered(1)
    leaf = leaf, leaf

    def side_to_move(self, position: Position) -> int:
        """0 the checkers, 1 the chess player."""
        return side_to_move(position)

    def outcome(self, position: Position) -> int:
        """Who has lost the king or the last checker has lost (K12), else who cannot move (K13)."""
        side = side_to_move(position)
        if not position[4]:
            return -1 if side else 1
        return 1 if side and not position[5] | position[6] else -1

    def trace(self, position: Position, child: Position) -> int:
        """The squares that a move empties and fills; 0 for a capture."""
        side = side_to_move(position)
        ours, theirs = owned(position), owned(child)
        if ours[1 - side] != theirs[1 - side]:
            return 0
        return ours[side] ^ theirs[side]

    def passed(self, _position: Position) -> None:
        """To pass would often be the best move where captures are compulsory."""

    def margin(self, _position: Position) -> int:
        """Nothing is so sure."""
        return 0

    def evaluate(self, position: Position) -> int:
        """See `evaluate`."""
        return evaluate(position)


def better(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return what a side has better then, in words; nothing if it has not the same pieces as before."""
    if _count(before, side) != _count(after, side):
        return ()
    return tuple(say.better[what] for what in grown(_standing(before, side), _standing(after, side)))


def _count(position: Position, side: int) -> list[int]:
    masks = position[:5] if side == ARMY else position[5:7]
    return [mask.bit_count() for mask in masks]


def _standing(position: Position, side: int) -> Standing:
    """Return what counts for a side besides the pieces that it has."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    if side != ARMY:
        return {"crown": CROWNS[men], "edge": EDGES[men], "super": SUPERS[supers]}
    queens = diagonal & straight
    middle = KNIGHTS[knights] + BISHOPS[diagonal ^ queens] + ROOKS[straight ^ queens] + QUEENS[queens]
    beside = NEIGHBOURS[king] & (pawns | knights | diagonal | straight)
    guard = GUARD * beside.bit_count()
    return {"pawn": PAWNS[pawns], "middle": middle, "king": KINGS[king], "guard": guard}
