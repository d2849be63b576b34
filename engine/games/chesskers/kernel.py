"""The move generator of Chesskers (K1-K13); positions are plain tuples of ints.

    Position = (pawns, knights, diagonal, straight, king, men, supers, state)
        pawns .. king   the chess pieces; queens are in diagonal and in straight
        men, supers     the checkers and the super kings
        state           squares of rooks with a castling right, and `TURN` when the chess player is to move

    START                           the initial position, the checkers to move
    children(position) -> list      one child per legal move, routes of a jump merged
    captures(position) -> list      the captures; if there are any, they are the only legal moves (K3)
    perft(position, depth) -> int   the number of ways to play exactly `depth` moves

The checkers player is side 0, the chess player side 1.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.games.chess.tables import ALL, BITS, FILE_A, FILE_H, RANK, SQUARES, Toggles, advance_memo
from engine.games.chesskers.army import army_captures, army_moves
from engine.games.chesskers.jumps import DIAGONAL_HOPS, HOPS, endings, starts

Position: TypeAlias = tuple[int, int, int, int, int, int, int, int]
PAWN_MASK, KNIGHT_MASK, DIAGONAL_MASK, STRAIGHT_MASK, KING_MASK, MAN_MASK, SUPER_MASK, STATE = range(8)
"""Indexes of a position. Hot functions unpack it or use the numbers."""
Expand: TypeAlias = Callable[[Position], list[Position]]
CHECKERS, ARMY = 0, 1
TURN = 1 << SQUARES
CASTLES = (0x8000, 0x6000, 0x5000, 0xA000), (0x0100, 0x0E00, 0x1400, 0x0900)
"""Kingside, queenside: rook's square, squares that must be empty, toggles of king and of rook (K8)."""
START: Position = (
    RANK[2],
    0x4200,
    0x2C00,
    0x8900,
    0x1000,
    RANK[5] | RANK[6],
    0,
    0x8100,
)
_NOT_A, _NOT_H = ALL ^ FILE_A, ALL ^ FILE_H
_STEPS: dict[int, Toggles] = {step: advance_memo(step) for step in (9, 7, -9, -7, 8, -8, 1, -1)}


def side_to_move(position: Position) -> int:
    """Return 0 if the checkers are to move, 1 if the chess pieces are."""
    return position[7] >> SQUARES


def army_of(position: Position) -> int:
    """Return the mask of all chess pieces."""
    pawns, knights, diagonal, straight, king, *_ = position
    return pawns | knights | diagonal | straight | king


def null_move(position: Position) -> Position:
    """Return the same pieces with the other player to move."""
    *masks, state = position
    pawns, knights, diagonal, straight, king, men, supers = masks
    return pawns, knights, diagonal, straight, king, men, supers, state ^ TURN


def checker_jumps(position: Position) -> list[Position]:
    """Return the children by captures of the checkers (K4, K5)."""
    pawns, knights, diagonal, straight, king, men, supers, state = position
    army = pawns | knights | diagonal | straight | king
    empty = ALL & ~(army | men | supers)
    made = []
    for start in BITS[starts(army, empty, men, supers)]:
        table = HOPS if start & supers else DIAGONAL_HOPS
        for end, captured in endings(start, table, army, empty | start, king):
            keep = ~captured
            made.append(
                (
                    pawns & keep,
                    knights & keep,
                    diagonal & keep,
                    straight & keep,
                    king & keep,
                    *landed(men, supers, start, end),
                    state & keep ^ TURN if king & keep else TURN,
                )
            )
    return made


def landed(men: int, supers: int, start: int, end: int) -> tuple[int, int]:
    """Return the masks of men and super kings after a move of one of them (K5)."""
    if start & supers:
        return men, supers & ~start | end
    if end & RANK[0]:
        return men ^ start, supers | end
    return men & ~start | end, supers


def checker_steps(position: Position) -> list[Position]:
    """Return the children by steps of the checkers (K4, K5)."""
    pawns, knights, diagonal, straight, king, men, supers, state = position
    empty = ALL & ~(pawns | knights | diagonal | straight | king | men | supers)
    after = state | TURN
    made: list[Position] = []
    for step, toggles in _STEPS.items():
        if step in (9, 7, -9, -7):
            for toggle in toggles[_shifted(men, step) & empty]:
                end = toggle & ~men
                went = (men ^ toggle ^ end, supers | end) if end & RANK[0] else (men ^ toggle, supers)
                made.append((pawns, knights, diagonal, straight, king, *went, after))
        if supers:
            made += [
                (pawns, knights, diagonal, straight, king, men, supers ^ toggle, after)
                for toggle in toggles[_shifted(supers, step) & empty]
            ]
    return made


def _shifted(mask: int, step: int) -> int:
    if step in (1, 9, -7):
        mask &= _NOT_H
    elif step in (-1, 7, -9):
        mask &= _NOT_A
    return (mask << step if step > 0 else mask >> -step) & ALL


def king_in_danger(position: Position) -> bool:
    """Return True if a checker could jump the king, were it the checkers' turn (K8)."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    army = pawns | knights | diagonal | straight | king
    empty = ALL & ~(army | men | supers)
    for start in BITS[starts(army, empty, men, supers)]:
        table = HOPS if start & supers else DIAGONAL_HOPS
        if any(captured & king for _, captured in endings(start, table, army, empty | start, king)):
            return True
    return False


def castlings(position: Position) -> list[Position]:
    """Return the children by castling (K8); the caller checks for compulsory captures (K3)."""
    pawns, knights, diagonal, straight, king, men, supers, state = position
    army = pawns | knights | diagonal | straight | king
    found = [
        (pawns, knights, diagonal, straight ^ rook, king ^ toggle, men, supers, 0)
        for right, between, toggle, rook in CASTLES
        if right & state and not between & (army | men | supers)
    ]
    return [] if found and king_in_danger(position) else found


def is_over(position: Position) -> bool:
    """Return True if the king or the last checker is gone (K12)."""
    return not position[4] or not (position[5] | position[6])


def checkers_children(position: Position) -> list[Position]:
    """Return the children when the checkers are to move."""
    if is_over(position):
        return []
    return checker_jumps(position) or checker_steps(position)


def army_children(position: Position) -> list[Position]:
    """Return the children when the chess pieces are to move."""
    if is_over(position):
        return []
    found = army_captures(position)
    if found:
        return found
    return army_moves(position) + castlings(position) if position[7] & RANK[1] else army_moves(position)


CHILDREN: tuple[Expand, Expand] = (checkers_children, army_children)
_CAPTURES: tuple[Expand, Expand] = (checker_jumps, army_captures)


def children(position: Position) -> list[Position]:
    """Return one child for each legal move."""
    return CHILDREN[position[7] >> SQUARES](position)


def captures(position: Position) -> list[Position]:
    """Return one child for each capture; empty without captures or after the end."""
    return [] if is_over(position) else _CAPTURES[position[7] >> SQUARES](position)


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play exactly `depth` moves."""
    if depth <= 1:
        return len(children(position)) if depth else 1
    return sum([perft(child, depth - 1) for child in children(position)])
