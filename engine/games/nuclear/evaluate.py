"""The evaluation and the alpha-beta kernel of Nuclear Chess.

Besides pieces and pawn structure it counts pawn chains beside the kings, which can blow a king up from afar.
The evaluation of chess has since been tuned further; that tuning is untested here.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.boards.explanations import Terms, improved_terms
from engine.boards.memo import Memo
from engine.contract.kernel import Leaf, LeafFunction
from engine.games.chess.ai.endings import mop_up_worth
from engine.games.chess.ai.evaluate import AHEAD, BESIDE, FILES
from engine.games.chess.ai.leaves import CHECK_PENALTY, ChessKernel, captures_first, only_pawns
from engine.games.chess.explanations import count, kinds, sides
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.pieces import KING_MASK, PAWN_MASK, Position
from engine.games.chess.tables import ALL, BITS, SQUARES, centrality
from engine.games.nuclear.blast import LINKED
from engine.games.nuclear.kernel import CAN_MOVE, CAN_REMOVE, CAPTURES, CHILDREN, in_check
from engine.games.nuclear.words.en import say

PAWN, KNIGHT, BISHOP, ROOK, QUEEN = 100, 315, 330, 500, 950
PAIR = 30
"""Bonus for the bishop pair."""
ADVANCE = (0, 0, 3, 9, 22, 45, 80, 0)
"""Bonus for a pawn by its rank, from its side's view."""
PASSED = (0, 8, 12, 22, 42, 75, 120, 0)
"""Bonus for a passed pawn, by rank."""
ISOLATED, DOUBLED = 12, 14
"""Penalties for an isolated and for a doubled pawn."""
FEW = 6
"""Number of pieces, pawns and kings excepted, up to which kings move to the centre."""
FUSE = 9
"""Penalty for each own pawn of a group that touches the king: an enemy who captures one has won."""
TOUCH = 14
"""Penalty for each group that touches the king."""
TEMPO = 8
"""Bonus for the side to move."""


def knight_square(square: int) -> int:
    """Return a knight's score on a square, from its side's view (0 is a1)."""
    return KNIGHT + 8 * centrality(square) - 26 - (6 if square < 8 else 0)


def bishop_square(square: int) -> int:
    """Return a bishop's score on a square."""
    return BISHOP + 4 * centrality(square) - 10 - (10 if square < 8 else 0)


def rook_square(square: int) -> int:
    """Return a rook's score on a square: better on the seventh rank and the centre files."""
    return ROOK + (22 if square // 8 == 6 else 0) + (4 if square % 8 in (3, 4) else 0)


def queen_square(square: int) -> int:
    """Return a queen's score on a square."""
    return QUEEN + 2 * centrality(square) - 6


def king_square(square: int) -> int:
    """Return a king's middlegame score on a square: better at home, on a wing."""
    file, rank = square % 8, square // 8
    return -18 * min(rank, 4) + (22 if file in (1, 2, 6) and not rank else 0) - (8 if file in (3, 5) else 0)


def bare_king_square(square: int) -> int:
    """Return a king's endgame score on a square: better in the centre."""
    return 9 * centrality(square) - 30


def table(worth: Callable[[int], int], white: bool, extra: int = 0) -> Memo[int]:
    """Return a table from masks of pieces to their score; `extra` is added for two or more."""
    squares = {1 << n: worth(n if white else n ^ 56) for n in range(SQUARES)}

    def total(mask: int) -> int:
        return sum([squares[bit] for bit in BITS[mask]]) + (extra if mask & (mask - 1) else 0)

    return Memo(total)


def piece_tables(worth: Callable[[int], int], extra: int = 0) -> tuple[Memo[int], Memo[int]]:
    """Return the tables of White's and Black's pieces of a kind."""
    return table(worth, True, extra), table(worth, False, extra)


def pawns_worth(own: int, enemy: int, white: bool) -> int:
    """Return the score of one side's pawns."""
    worth = 0
    for bit in BITS[own]:
        square = bit.bit_length() - 1
        file, rank = square % 8, square // 8 if white else 7 - square // 8
        ahead = AHEAD[white][square]
        worth += PAWN + ADVANCE[rank] + (6 if file in (3, 4) and rank in (2, 3, 4) else 0)
        if not own & BESIDE[file]:
            worth -= ISOLATED
        if own & FILES[file] & ahead:
            worth -= DOUBLED
        elif not enemy & (FILES[file] | BESIDE[file]) & ahead:
            worth += PASSED[rank]
    return worth


def _pawns(key: int) -> int:
    white, black = key & ALL, key >> SQUARES
    return pawns_worth(white, black, True) - pawns_worth(black, white, False)


PAWNS = Memo(_pawns)
"""White's pawn score, by White's pawns with Black's shifted by 64 above them."""
KNIGHTS, BISHOPS = piece_tables(knight_square), piece_tables(bishop_square, PAIR)
ROOKS, QUEENS = piece_tables(rook_square), piece_tables(queen_square)
KINGS, BARE_KINGS = piece_tables(king_square), piece_tables(bare_king_square)


def white_worth(position: Position) -> int:
    """Return White's score of a position, regardless of the side to move."""
    pawns, knights, diagonal, straight, kings, mine, theirs, state = position
    white, black = (theirs, mine) if state >> SQUARES else (mine, theirs)
    queens = diagonal & straight
    bishops, rooks = diagonal ^ queens, straight ^ queens
    worth = (
        PAWNS[pawns & white | (pawns & black) << SQUARES]
        + KNIGHTS[0][knights & white]
        - KNIGHTS[1][knights & black]
        + BISHOPS[0][bishops & white]
        - BISHOPS[1][bishops & black]
        + ROOKS[0][rooks & white]
        - ROOKS[1][rooks & black]
        + QUEENS[0][queens & white]
        - QUEENS[1][queens & black]
    )
    if not (pawns or (mine & ~kings and theirs & ~kings)):
        return mop_up_worth(position, worth) if white & ~kings else -mop_up_worth(position, -worth)
    royal = BARE_KINGS if (knights | diagonal | straight).bit_count() <= FEW else KINGS
    return worth + royal[0][kings & white] - royal[1][kings & black]


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
    return tuple(say.better[term] for term in improved_terms(_terms(before, side), _terms(after, side)))


def _terms(position: Position, side: int) -> Terms:
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
