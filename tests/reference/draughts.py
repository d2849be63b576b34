"""A slow and simple implementation of draughts on a dict of coordinates, the reference for the kernel.

Shares nothing with the engine. A board is {(file, rank): "d" | "D" | "l" | "L"}, capitals are kings, file and
rank 0..7, dark plays up the ranks and is side 0.
"""

from collections.abc import Iterable
from typing import NamedTuple

Spot = tuple[int, int]
Board = dict[Spot, str]

ALL_WAYS = ((1, 1), (-1, 1), (1, -1), (-1, -1))


class RefMove(NamedTuple):
    path: tuple[int, ...]
    captured: tuple[int, ...]
    board: Board


def spot(number: int) -> Spot:
    """Return the coordinates of a PDN square: 1 is g1, 4 is a1, 5 is h2, 8 is b2, 9 is g3."""
    rank, place = divmod(number - 1, 4)
    return (7 if rank % 2 else 6) - 2 * place, rank


def number(at: Spot) -> int:
    file, rank = at
    return rank * 4 + ((7 if rank % 2 else 6) - file) // 2 + 1


def make_board(*groups: Iterable[int]) -> Board:
    """Return the board with dark men, dark kings, light men, light kings on these PDN numbers."""
    return {spot(n): letter for letter, numbers in zip("dDlL", groups, strict=True) for n in numbers}


def numbers_of(board: Board) -> tuple[frozenset[int], ...]:
    """Return the PDN numbers of dark men, dark kings, light men, light kings."""
    return tuple(frozenset(number(at) for at, piece in board.items() if piece == letter) for letter in "dDlL")


def on_board(at: Spot) -> bool:
    return 0 <= at[0] <= 7 and 0 <= at[1] <= 7


def is_own(piece: str, side: int) -> bool:
    return piece.lower() == "dl"[side]


def ways(piece: str) -> tuple[Spot, ...]:
    if piece.isupper():
        return ALL_WAYS
    return ALL_WAYS[:2] if piece == "d" else ALL_WAYS[2:]


def step_from(at: Spot, way: Spot, length: int) -> Spot:
    return at[0] + way[0] * length, at[1] + way[1] * length


def crown(board: Board, at: Spot) -> Board:
    if board[at] == "d" and at[1] == 7:
        return {**board, at: "D"}
    if board[at] == "l" and at[1] == 0:
        return {**board, at: "L"}
    return board


def all_moves(board: Board, side: int) -> list[RefMove]:
    """Return every route of every legal move: jumps if there are any, else steps."""
    jumps: list[RefMove] = []
    steps: list[RefMove] = []
    for at, piece in board.items():
        if is_own(piece, side):
            jumps += jump_routes(board, at, side, (number(at),), ())
            steps += single_steps(board, at)
    return jumps or steps


def single_steps(board: Board, at: Spot) -> list[RefMove]:
    found = []
    for way in ways(board[at]):
        to = step_from(at, way, 1)
        if on_board(to) and to not in board:
            rest = {a: p for a, p in board.items() if a != at}
            found.append(RefMove((number(at), number(to)), (), crown({**rest, to: board[at]}, to)))
    return found


def jump_routes(
    board: Board, at: Spot, side: int, path: tuple[int, ...], captured: tuple[int, ...]
) -> list[RefMove]:
    """Return the jump routes. Captured pieces stay on the board to the end and block a second jump (D5)."""
    found = []
    for way in ways(board[at]):
        over, to = step_from(at, way, 1), step_from(at, way, 2)
        enemy = over in board and not is_own(board[over], side) and number(over) not in captured
        if enemy and on_board(to) and to not in board:
            moved = {**{a: p for a, p in board.items() if a != at}, to: board[at]}
            found += jump_routes(moved, to, side, (*path, number(to)), (*captured, number(over)))
    if not found and captured:
        rest = {a: p for a, p in board.items() if number(a) not in captured}
        return [RefMove(path, captured, crown(rest, at))]
    return found


def merged(moves: list[RefMove]) -> dict[tuple[int, int, frozenset[int]], Board]:
    """Return the moves merged by start, end and set of captured pieces."""
    return {(m.path[0], m.path[-1], frozenset(m.captured)): m.board for m in moves}


def perft(board: Board, side: int, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(child, 1 - side, depth - 1) for child in merged(all_moves(board, side)).values())
