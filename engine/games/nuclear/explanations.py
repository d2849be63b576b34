"""What stands better for a side than before, by what the evaluation counts, where nothing was taken."""

from __future__ import annotations

from engine.boards.progress import Standing, grown
from engine.games.chess.explanations import count, kinds, sides
from engine.games.chess.pieces import Position
from engine.games.nuclear.blast import LINKED
from engine.games.nuclear.evaluate import FUSE, TOUCH
from engine.games.nuclear.words.en import say
from engine.games.nuclear.worth import BARE_KINGS, BISHOPS, FEW, KINGS, KNIGHTS, QUEENS, ROOKS, pawns_worth


def better(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return what a side has better then, in words; nothing if it has not the same pieces as before."""
    if count(before, side) != count(after, side):
        return ()
    return tuple(say.better[what] for what in grown(_standing(before, side), _standing(after, side)))


def _standing(position: Position, side: int) -> Standing:
    """Return what counts for a side besides the pieces that it has."""
    own, enemy = sides(position, side)
    pawns, kings = position[0], position[4]
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
