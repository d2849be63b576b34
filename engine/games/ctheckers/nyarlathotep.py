"""Nyarlathotep: its moves in each form (C10), and its control (C11, C12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.ctheckers.grid import BISHOP_RAYS, LAST_RANK, LEAPS, ROOK_RAYS, beyond, rank_of
from engine.games.ctheckers.state import (
    BISHOP,
    KING,
    KNIGHT,
    PAWN,
    QUEEN,
    ROOK,
    SIDE,
    WAITING,
    Board,
    State,
    letter_of,
    with_number,
)


class Roam(NamedTuple):
    """A move of a Nyarlathotep: its start, the squares that a knight passes, and its end."""

    path: tuple[int, ...]
    enemy: bool
    own: bool
    book: bool
    """True if the mover's own Necronomicon is its only capture."""


def is_foreign_book(cell: str, turn: int) -> bool:
    """Return True for the other player's revealed Necronomicon, which blocks and cannot be captured (C20)."""
    return cell in ("B", "b") and SIDE[cell] != turn


def roams(board: Board, turn: int, forms: tuple[int, int], control: tuple[int, int]) -> list[Roam]:
    """Return every move of the Nyarlathoteps that `turn` controls."""
    found = []
    for side in (0, 1):
        if control[side] == turn and forms[side]:
            start = board.index(letter_of("n", side))
            found += [_roam(board, turn, path) for path in paths(board, turn, forms[side], start)]
    return found


def _roam(board: Board, turn: int, path: tuple[int, ...]) -> Roam:
    cells = [board[square] for square in path[1:] if not is_foreign_book(board[square], turn)]
    letters = "".join(cells)
    sides = {SIDE[letter] for letter in letters}
    return Roam(path, 1 - turn in sides, turn in sides, letters == letter_of("b", turn))


def paths(board: Board, turn: int, form: int, start: int) -> Iterator[tuple[int, ...]]:
    """Yield every path in a form, for the player who moves it."""
    if form == PAWN:
        yield from _pawn(board, turn, start)
    elif form == KNIGHT:
        for first, corner, end in LEAPS[start]:
            if not is_foreign_book(board[end], turn):
                yield (start, first, corner, end)
    else:
        rays = BISHOP_RAYS[start] if form in (BISHOP, KING, QUEEN) else ()
        rays += ROOK_RAYS[start] if form in (ROOK, KING, QUEEN) else ()
        for ray in rays:
            yield from _slide(board, turn, start, ray[:1] if form == KING else ray)


def _slide(board: Board, turn: int, start: int, ray: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    for end in ray:
        if not is_foreign_book(board[end], turn):
            yield (start, end)
        if board[end]:
            return


def _pawn(board: Board, turn: int, start: int) -> Iterator[tuple[int, int]]:
    """Yield one square straight ahead, or captures diagonally ahead, from the mover's side of the board."""
    ahead = -1 if turn else 1
    for aside in (-1, 0, 1):
        end = beyond(start, aside, ahead)
        if end is not None and bool(board[end]) == bool(aside) and not is_foreign_book(board[end], turn):
            yield (start, end)


def possible_forms(state: State, square: int) -> tuple[int, ...]:
    """Return the possible forms: no pawn on the last rank of the player who moves it next (C10)."""
    side = SIDE[state.board[square]]
    mover = 1 - side if state.control[side] == WAITING else state.control[side]
    stuck = rank_of(square) == LAST_RANK[mover]
    return tuple(range(BISHOP if stuck else PAWN, ROOK + 1))


def may_control(state: State, seat: int) -> bool:
    """Return True if a cultist or a Carter of the seat lies in its captured pile (C12)."""
    return "c" in state.piles[seat] or "r" in state.piles[seat]


def pass_control(state: State, side: int) -> State:
    """Pass control to the other player, once they may have it, or back to the owner (C11)."""
    if state.control[side] != side:
        return state._replace(control=with_number(state.control, side, side))
    return pass_waiting_control(state._replace(control=with_number(state.control, side, WAITING)))


def pass_waiting_control(state: State) -> State:
    """Pass control that waits as soon as the other player may have it (C12)."""
    for side in (0, 1):
        if state.control[side] == WAITING and may_control(state, 1 - side):
            state = state._replace(control=with_number(state.control, side, 1 - side))
    return state
