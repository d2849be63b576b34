"""What stands better for a side than before, by what the evaluation counts, where nothing was taken."""

from __future__ import annotations

from engine.boards.memo import bits
from engine.boards.progress import Standing, grown
from engine.games.draughts.evaluate import ADVANCE, FEW, HUNT, MIDDLE, SUPPORT, place
from engine.games.draughts.kernel import DARK, Position, side_to_move
from engine.games.draughts.words.en import say


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
