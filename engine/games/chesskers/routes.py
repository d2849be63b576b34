"""Legal moves of Chesskers with the full route of every capture, for everything but the search.

moves(position) -> list of Move(path, captured, kind, child), sorted by path and kind
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.chess.tables import ALL, BITS, NAMES
from engine.games.chesskers.army import PROMOTIONS
from engine.games.chesskers.jumps import DIAGONAL_HOPS, HOPS, Hops
from engine.games.chesskers.kernel import CASTLES, TURN, Position, children, landed


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
    if position[7] & TURN:
        return sorted(_army_move(position, child) for child in children(position))
    return sorted(_routed(position, children(position)))


def _routed(position: Position, kids: list[Position]) -> Iterator[Move]:
    """Yield the moves of the checkers: routes if there are captures, else steps."""
    men, supers = position[5], position[6]
    army = position[0] | position[1] | position[2] | position[3] | position[4]
    empty = ALL & ~(army | men | supers)
    jumping = any(_army(kid) != army for kid in kids)
    for start in BITS[men | supers] if jumping else ():
        table = HOPS if start & supers else DIAGONAL_HOPS
        for path, captured in routes((start,), (), table, army, empty | start, position[4]):
            names = tuple(NAMES[bit] for bit in path)
            yield Move(names, tuple(NAMES[bit] for bit in captured), -1, _jumped(position, path, captured))
    for kid in () if jumping else kids:
        flip = (men | supers) ^ (kid[5] | kid[6])
        start = flip & (men | supers)
        yield Move((NAMES[start], NAMES[flip ^ start]), (), -1, kid)


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


def _army(position: Position) -> int:
    return position[0] | position[1] | position[2] | position[3] | position[4]


def _jumped(position: Position, path: tuple[int, ...], captured: tuple[int, ...]) -> Position:
    keep = ~sum(captured)
    pawns, knights, diagonal, straight, king = (mask & keep for mask in position[:5])
    men, supers = landed(position[5], position[6], path[0], path[-1])
    state = position[7] & keep ^ TURN if king else TURN
    return pawns, knights, diagonal, straight, king, men, supers, state


def _army_move(position: Position, child: Position) -> Move:
    """Return the chess piece's move that led to a child; all children of an army differ."""
    before, after = _army(position), _army(child)
    start, end = before & ~after, after & ~before
    for _, _, flip, rook in CASTLES:
        if start | end == flip | rook:
            start, end = start & position[4], end & child[4]
    prey = position[5] | position[6]
    taken = prey & ~(child[5] | child[6])
    promoted = start & position[0] and not end & child[0]
    kind = next(kind for kind in PROMOTIONS if end & kind_mask(child, kind)) if promoted else -1
    return Move((NAMES[start], NAMES[end]), tuple(NAMES[bit] for bit in BITS[taken]), kind, child)


def kind_mask(position: Position, kind: int) -> int:
    """Return the mask of a kind (0 pawn, 1 knight, 2 bishop, 3 rook, 4 queen, 5 king)."""
    pawns, knights, diagonal, straight, king, *_ = position
    queens = diagonal & straight
    return (pawns, knights, diagonal ^ queens, straight ^ queens, queens, king)[kind]
