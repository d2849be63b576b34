"""Legal moves of Chesskers with the full route of every capture, for everything but the search.

moves(position) -> list of Move(path, captured, kind, child), sorted by path and kind
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.chess.tables import ALL, BITS, NAMES
from engine.games.chesskers.army import PROMOTIONS
from engine.games.chesskers.jumps import DIAGONAL_HOPS, HOPS, Hops
from engine.games.chesskers.kernel import (
    CASTLES,
    KING_MASK,
    MAN_MASK,
    PAWN_MASK,
    STATE,
    SUPER_MASK,
    TURN,
    Position,
    army_of,
    children,
    landed,
)


class Move(NamedTuple):
    """One route of a legal move, and the position after it."""

    path: tuple[str, ...]
    """Squares touched: two, or one more than the number of jumps."""
    captured: tuple[str, ...]
    """Squares of the captured pieces, in order."""
    kind: int
    """Kind that a pawn becomes, or -1."""
    child: Position


def moves(position: Position) -> list[Move]:
    """Return all legal moves, one for each route; empty when the game is over."""
    if position[STATE] & TURN:
        return sorted(_army_move(position, child) for child in children(position))
    return sorted(_routed(position, children(position)))


def _routed(position: Position, kids: list[Position]) -> Iterator[Move]:
    """Yield the moves of the checkers: routes if there are captures, else steps."""
    men, supers = position[MAN_MASK], position[SUPER_MASK]
    army = army_of(position)
    empty = ALL & ~(army | men | supers)
    jumping = any(army_of(kid) != army for kid in kids)
    for start in BITS[men | supers] if jumping else ():
        table = HOPS if start & supers else DIAGONAL_HOPS
        for path, captured in routes((start,), (), table, army, empty | start, position[KING_MASK]):
            names = tuple(NAMES[bit] for bit in path)
            yield Move(names, tuple(NAMES[bit] for bit in captured), -1, _jumped(position, path, captured))
    for kid in () if jumping else kids:
        toggle = (men | supers) ^ (kid[MAN_MASK] | kid[SUPER_MASK])
        start = toggle & (men | supers)
        yield Move((NAMES[start], NAMES[toggle ^ start]), (), -1, kid)


def routes(
    path: tuple[int, ...], captured: tuple[int, ...], table: Hops, army: int, empty: int, king: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield every continuation of a jump from the end of `path`, up to the last jump or the king (K4)."""
    ended = True
    for over, land in table[path[-1]]:
        if over & army and land & empty:
            ended = False
            further = (*path, land), (*captured, over)
            if over & king:
                yield further
            else:
                yield from routes(*further, table, army ^ over, empty, king)
    if ended and captured:
        yield path, captured


def _jumped(position: Position, path: tuple[int, ...], captured: tuple[int, ...]) -> Position:
    keep = ~sum(captured)
    pawns, knights, diagonal, straight, king = (mask & keep for mask in position[:MAN_MASK])
    men, supers = landed(position[MAN_MASK], position[SUPER_MASK], path[0], path[-1])
    state = position[STATE] & keep ^ TURN if king else TURN
    return pawns, knights, diagonal, straight, king, men, supers, state


def _army_move(position: Position, child: Position) -> Move:
    """Return the chess piece's move that led to a child; all children of an army differ."""
    before, after = army_of(position), army_of(child)
    start, end = before & ~after, after & ~before
    for _, _, toggle, rook in CASTLES:
        if start | end == toggle | rook:
            start, end = start & position[KING_MASK], end & child[KING_MASK]
    prey = position[MAN_MASK] | position[SUPER_MASK]
    captured = prey & ~(child[MAN_MASK] | child[SUPER_MASK])
    promoted = start & position[PAWN_MASK] and not end & child[PAWN_MASK]
    kind = next(kind for kind in PROMOTIONS if end & kind_mask(child, kind)) if promoted else -1
    return Move((NAMES[start], NAMES[end]), tuple(NAMES[bit] for bit in BITS[captured]), kind, child)


def kind_mask(position: Position, kind: int) -> int:
    """Return the mask of a kind (0 pawn, 1 knight, 2 bishop, 3 rook, 4 queen, 5 king)."""
    pawns, knights, diagonal, straight, king, *_ = position
    queens = diagonal & straight
    return (pawns, knights, diagonal ^ queens, straight ^ queens, queens, king)[kind]
