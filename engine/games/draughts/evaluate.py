"""The evaluation and the alpha-beta kernel of English draughts.

Scores are for the player to move; a man counts about 100. Terms of one side's pieces are cached by their
mask, so that a leaf costs a few operations.
"""

from collections.abc import Callable

from engine.boards.explanations import Terms, improved_terms
from engine.boards.memo import Memo, bits
from engine.contract.kernel import Leaf, LeafFunction
from engine.games.draughts.jumps import man_jumper, royal_jumper
from engine.games.draughts.kernel import CHILDREN, DARK, Position, side_to_move
from engine.games.draughts.tables import BOARD, KING_MASK, KING_STEPS, NAMES, SQUARE, SQUARES, TURN
from engine.games.draughts.words.en import say

MAN, KING = 100, 138
EXTRA = tuple(count * (26 - count) for count in range(SQUARES + 1))
"""Bonus by number of pieces: fewer pieces count more each, so the side ahead favours exchanges."""
ADVANCE = (0, 1, 3, 5, 8, 13, 22, 0)
"""Bonus for a man, by the ranks it has advanced."""
GUARD = {1: 8, 2: 5, 3: 8, 4: 3}
"""Bonus for a man on the back row, by its square number for dark: 1 and 3 together block promotion."""
MIDDLE = (-2, 1, 3, 4, 4, 3, 1, -2)
"""Bonus for any piece by its file, and for a king also by its rank."""
SUPPORT = 2
"""Bonus for a man with another piece behind it."""
TO_MOVE = 3
FEW = 8
"""Number of pieces on the board up to which kings hunt."""
NEAR = 4
"""Bonus for each step of a hunting king towards an enemy piece."""
REFUGE = frozenset({1, 5, 28, 32})
SAFE = 14
"""Bonus for a lone enemy piece in a double corner, where it is hard to catch."""


def place(bit: int) -> tuple[int, int]:
    """Return file and rank, 0 to 7, of a square's bit."""
    name = NAMES[SQUARE[bit]]
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def distance(one: int, other: int) -> int:
    """Return the number of steps between two squares, by their bits."""
    (file, rank), (other_file, other_rank) = place(one), place(other)
    return max(abs(file - other_file), abs(rank - other_rank))


def men_worth(up: bool) -> Callable[[int], int]:
    """Return the function from masks of men to their score without `EXTRA`."""

    def square_worth(bit: int) -> int:
        file, rank = place(bit)
        number = SQUARE[bit] if up else SQUARES + 1 - SQUARE[bit]
        return MAN + MIDDLE[file] + ADVANCE[rank if up else 7 - rank] + GUARD.get(number, 0)

    squares = {bit: square_worth(bit) for bit in SQUARE}

    def worth(men: int) -> int:
        behind = (men << 4 | men << 5) if up else (men >> 4 | men >> 5)
        return sum([squares[bit] for bit in bits(men)]) + SUPPORT * (men & behind).bit_count()

    return worth


def kingless_worth(up: bool) -> Callable[[int], int]:
    """Return the function from masks of men to the score of a side without kings."""
    men = men_worth(up)
    return lambda mask: men(mask) + EXTRA[mask.bit_count()]


def kings_worth(kings: int) -> int:
    """Return the score of a mask of kings."""
    worth = 0
    for bit in bits(kings):
        file, rank = place(bit)
        worth += KING + MIDDLE[file] + MIDDLE[rank]
    return worth


def hunt_worth(pair: int) -> int:
    """Return the hunters' score by their distance from the prey; `pair` is kings | prey << 36."""
    hunters, prey = pair & BOARD, pair >> 36
    far = sum([min([distance(hunter, target) for target in bits(prey)]) for hunter in bits(hunters)])
    lone = prey if prey & (prey - 1) == 0 else 0
    return -NEAR * far - (SAFE if lone and SQUARE[lone] in REFUGE else 0)


MEN = Memo(men_worth(up=True)), Memo(men_worth(up=False))
KINGLESS = Memo(kingless_worth(up=True)), Memo(kingless_worth(up=False))
KINGS = Memo(kings_worth)
HUNT = Memo(hunt_worth)


def evaluate(position: Position) -> int:
    """Return the static evaluation for the player to move."""
    mine, theirs, kings = position
    side = side_to_move(position)
    score = TO_MOVE + MEN[side][mine & ~kings] - MEN[1 - side][theirs & ~kings]
    score += KINGS[mine & kings] - KINGS[theirs & kings]
    many, others = mine.bit_count(), theirs.bit_count()
    score += EXTRA[many] - EXTRA[others]
    if many + others <= FEW and many and others:
        if many > others:
            score += HUNT[mine & kings | theirs << 36]
        elif others > many:
            score -= HUNT[theirs & kings | mine << 36]
    return score


def leaf_of(up: bool) -> LeafFunction[Position]:
    """Return the leaf function for men moving up (dark) or down (light); see `alphabeta.Kernel.leaf`."""
    man_jumps, royal_leaf = man_jumper(up), royal_leaf_of(up)
    no_kings, after = (0, TURN) if up else (TURN, 0)
    mine_worth, their_worth = KINGLESS if up else KINGLESS[::-1]

    def leaf(position: Position, _alpha: int, _beta: int) -> Leaf[Position]:
        mine, theirs, kings = position
        if kings != no_kings:
            return royal_leaf(position)
        empty = BOARD ^ mine ^ theirs
        to4, to5 = (mine << 4, mine << 5) if up else (mine >> 4, mine >> 5)
        over4, over5 = to4 & theirs, to5 & theirs
        if over4 or over5:
            over4 &= empty >> 4 if up else empty << 4
            over5 &= empty >> 5 if up else empty << 5
            if over4 or over5:
                return None, man_jumps(mine, theirs, after, empty, over4, over5)
        if (to4 | to5) & empty:
            return TO_MOVE + mine_worth[mine] - their_worth[theirs], ()
        return None, ()

    return leaf


def royal_leaf_of(up: bool) -> Callable[[Position], Leaf[Position]]:
    """Return the leaf function for positions with kings."""
    royal_jumps = royal_jumper(up)

    def royal_leaf(position: Position) -> Leaf[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        own_kings = mine & kings
        men = mine ^ own_kings
        reach, _ = KING_STEPS[own_kings]
        near = reach & theirs
        reach |= (men << 4 | men << 5) if up else (men >> 4 | men >> 5)
        if reach & theirs:
            jumps = royal_jumps(mine, theirs, kings ^ TURN, empty, own_kings, near)
            if jumps:
                return None, jumps
        if reach & empty:
            return evaluate(position), ()
        return None, ()

    return royal_leaf


class DraughtsKernel:
    """The kernel that `alphabeta.search` plays English draughts with."""

    one_reply_extension = False
    children = CHILDREN
    leaf = leaf_of(up=True), leaf_of(up=False)

    def side_to_move(self, position: Position) -> int:
        """Return 0 for dark, 1 for light."""
        return side_to_move(position)

    def outcome(self, _position: Position) -> int:
        """Return -1: a player without a legal move has lost (D7)."""
        return -1

    def history_key(self, position: Position, child: Position) -> int:
        """Return the start and end square of a quiet move; 0 for a capture."""
        return position[0] ^ child[1] if child[0] == position[1] else 0

    def null_move(self, _position: Position) -> None:
        """Return None: with compulsory captures a null move would often be the best move."""

    def futility_margin(self, _position: Position) -> int:
        """Return 0, which turns futility pruning off."""
        return 0


def improvements(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return the improvements of a side as phrases; none if its material has changed."""
    if _count(before, side) != _count(after, side):
        return ()
    return tuple(say.better[term] for term in improved_terms(_terms(before, side), _terms(after, side)))


def _sides(position: Position, side: int) -> tuple[int, int]:
    """Return the pieces of a side, and those of its opponent."""
    mine, theirs, _ = position
    return (mine, theirs) if side == side_to_move(position) else (theirs, mine)


def _count(position: Position, side: int) -> tuple[int, int]:
    own, _ = _sides(position, side)
    return own.bit_count(), (own & position[KING_MASK]).bit_count()


def _terms(position: Position, side: int) -> Terms:
    """Return the positional terms of a side's evaluation, by name."""
    own, other = _sides(position, side)
    kings = own & position[KING_MASK]
    men = own & ~kings
    ranks = [place(bit)[1] for bit in bits(men)]
    lines = [place(bit)[0] for bit in bits(own)] + [place(bit)[1] for bit in bits(kings)]
    behind = men << 4 | men << 5 if side == DARK else men >> 4 | men >> 5
    hunts = own.bit_count() > other.bit_count() and (own | other).bit_count() <= FEW
    return {
        "crown": sum(ADVANCE[rank if side == DARK else 7 - rank] for rank in ranks),
        "middle": sum(MIDDLE[line] for line in lines),
        "backed": SUPPORT * (men & behind).bit_count(),
        "hunt": HUNT[kings | other << 36] if hunts and other else 0,
    }
