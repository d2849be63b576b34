"""What an English draughts position is worth, and the kernel that the alpha-beta search plays with.

Scores are from the view of the player to move; a man counts about 100. Whatever depends on the pieces of one
side alone is remembered by their mask, so that a leaf costs a few operations.
"""

from collections.abc import Callable

from engine.boards.memo import Memo, bits
from engine.boards.progress import Standing, grown
from engine.contract.kernel import Leaf, LeafOf
from engine.games.draughts.jumps import man_jumper, royal_jumper
from engine.games.draughts.kernel import CHILDREN, DARK, Position, side_to_move
from engine.games.draughts.tables import BOARD, KING_STEPS, NAMES, SQUARE, SQUARES, TURN
from engine.games.draughts.words.en import say

MAN, KING = 100, 138
EXTRA = tuple(count * (26 - count) for count in range(SQUARES + 1))
"""By pieces of a side: the fewer there are, the more each counts, so who is ahead likes to exchange."""
ADVANCE = (0, 1, 3, 5, 8, 13, 22, 0)
"""For a man, by the ranks it has gone."""
GUARD = {1: 8, 2: 5, 3: 8, 4: 3}
"""For a man at home, by its square as dark counts them: 1 and 3 together keep kings out."""
MIDDLE = (-2, 1, 3, 4, 4, 3, 1, -2)
"""For any piece, by its file."""
SUPPORT = 2
"""For a man with a friend behind it."""
TO_MOVE = 3
FEW = 8
"""With at most so many pieces on the board, kings hunt."""
NEAR = 4
"""For each rank or file that a hunting king is nearer to its prey."""
REFUGE = frozenset({1, 5, 28, 32})
SAFE = 14
"""For a lone prey in one of the double corners, where it is hard to catch."""


def place(bit: int) -> tuple[int, int]:
    """File and rank, 0..7, of a square's bit."""
    name = NAMES[SQUARE[bit]]
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def distance(one: int, other: int) -> int:
    """Steps between two squares, by their bits."""
    (file, rank), (other_file, other_rank) = place(one), place(other)
    return max(abs(file - other_file), abs(rank - other_rank))


def men_worth(up: bool) -> Callable[[int], int]:
    """The function from a mask of men to what they are worth, without `EXTRA`."""

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
    """The function from a mask of men to what a side without kings is worth."""
    men = men_worth(up)
    return lambda mask: men(mask) + EXTRA[mask.bit_count()]


def kings_worth(kings: int) -> int:
    """What a mask of kings is worth."""
    worth = 0
    for bit in bits(kings):
        file, rank = place(bit)
        worth += KING + MIDDLE[file] + MIDDLE[rank]
    return worth


def hunt_worth(pair: int) -> int:
    """What the places of hunters and prey are worth to the hunters; `pair` is kings | prey << 36."""
    hunters, prey = pair & BOARD, pair >> 36
    far = sum([min([distance(hunter, target) for target in bits(prey)]) for hunter in bits(hunters)])
    lone = prey if prey & (prey - 1) == 0 else 0
    return -NEAR * far - (SAFE if lone and SQUARE[lone] in REFUGE else 0)


MEN = Memo(men_worth(up=True)), Memo(men_worth(up=False))
KINGLESS = Memo(kingless_worth(up=True)), Memo(kingless_worth(up=False))
KINGS = Memo(kings_worth)
HUNT = Memo(hunt_worth)


def evaluate(position: Position) -> int:
    """What a position is worth to the player to move, without looking ahead."""
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


def leaf_of(up: bool) -> LeafOf[Position]:
    """The leaf function of the side whose men move up (dark) or down (light); see `alphabeta.Kernel.leaf`."""
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
            if up:
                over4 &= empty >> 4
                over5 &= empty >> 5
            else:
                over4 &= empty << 4
                over5 &= empty << 5
            if over4 or over5:
                return None, man_jumps(mine, theirs, after, empty, over4, over5)
        if (to4 | to5) & empty:
            return TO_MOVE + mine_worth[mine] - their_worth[theirs], ()
        return None, ()

    return leaf


def royal_leaf_of(up: bool) -> Callable[[Position], Leaf[Position]]:
    """The leaf function for when there are kings on the board."""
    royal_jumps = royal_jumper(up)

    def royal_leaf(position: Position) -> Leaf[Position]:
        mine, theirs, kings = position
        empty = BOARD ^ mine ^ theirs
        ours = mine & kings
        men = mine ^ ours
        reach, _ = KING_STEPS[ours]
        near = reach & theirs
        reach |= (men << 4 | men << 5) if up else (men >> 4 | men >> 5)
        if reach & theirs:
            jumps = royal_jumps(mine, theirs, kings ^ TURN, empty, ours, near)
            if jumps:
                return None, jumps
        if reach & empty:
            return evaluate(position), ()
        return None, ()

    return royal_leaf


class DraughtsKernel:
    """English draughts for `alphabeta.search`: a position is a `boards.draughts.Position`."""

    singular = False
    children = CHILDREN
    leaf = leaf_of(up=True), leaf_of(up=False)

    def side_to_move(self, position: Position) -> int:
        """0 dark, 1 light."""
        return side_to_move(position)

    def outcome(self, _position: Position) -> int:
        """-1: who cannot move has lost (D7)."""
        return -1

    def trace(self, position: Position, child: Position) -> int:
        """The squares that a move empties and fills; 0 for a capture."""
        return position[0] ^ child[1] if child[0] == position[1] else 0

    def passed(self, _position: Position) -> None:
        """To pass would often be the best move where captures are compulsory."""

    def margin(self, _position: Position) -> int:
        """Nothing is so sure."""
        return 0


def better(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return what a side has better then, in words; nothing if it has not the same pieces as before."""
    if _count(before, side) != _count(after, side):
        return ()
    return tuple(say.better[what] for what in grown(_standing(before, side), _standing(after, side)))


def _sides(position: Position, side: int) -> tuple[int, int]:
    """Return the pieces of a side, and those of the other."""
    mine, theirs, _ = position
    return (mine, theirs) if side == side_to_move(position) else (theirs, mine)


def _count(position: Position, side: int) -> tuple[int, int]:
    own, _ = _sides(position, side)
    return own.bit_count(), (own & position[2]).bit_count()


def _standing(position: Position, side: int) -> Standing:
    """Return what counts for a side besides the pieces that it has."""
    own, other = _sides(position, side)
    kings = own & position[2]
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
