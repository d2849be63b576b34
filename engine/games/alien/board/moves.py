"""Steps and jumps of checkers (D2-D6 with A21, A23, A25-A29), and the legal ones among them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.contract.values import Action
from engine.games.alien.board.masks import FREE, mobility, squares, squares_of
from engine.games.alien.board.tables import BACK_ROW, FAR_EDGE, KING_HOPS, NAMES, NUMBERS, PAWN_HOPS, Hop
from engine.games.alien.state import (
    EMPEROR,
    EMPTY,
    HEIGHT,
    OWNER,
    PAWN,
    WANDER,
    State,
    bumped,
    direction,
    put,
)

Path: TypeAlias = tuple[int, ...]


class Move(NamedTuple):
    """A whole move: the squares touched, and the squares jumped over in order (empty for a step)."""

    path: Path
    jumped: Path = ()


class _Side(NamedTuple):
    """The values that limit the moves of a side's checkers."""

    cells: bytes
    walls: int
    """The opponent's walls (A28)."""
    enemy: int
    forward: int


def _side(state: State, seat: int) -> _Side:
    return _Side(state.cells, state.walls[1 - seat], OWNER[1 - seat], direction(state, seat))


def hops_of(cell: int, square: int, forward: int) -> tuple[Hop, ...]:
    """Return the hops of a checker from a square on an empty board (D2, A23)."""
    return PAWN_HOPS[forward][square] if cell & HEIGHT == PAWN else KING_HOPS[square]


def _steps(side: _Side, square: int) -> list[Move]:
    cells, walls = side.cells, side.walls
    return [
        Move((square, to))
        for to, left, right, _land, _left2, _right2 in hops_of(cells[square], square, side.forward)
        if not cells[to] and not (walls & left and walls & right)
    ]


def _may_step(side: _Side, square: int) -> bool:
    cells, walls = side.cells, side.walls
    for to, left, right, _land, _left2, _right2 in hops_of(cells[square], square, side.forward):
        if not cells[to] and not (walls & left and walls & right):
            return True
    return False


def _routes(side: _Side, start: int, path: Path, jumped: Path) -> Iterator[Move]:
    """Yield every complete continuation of a jump (D5); nothing if no jump is possible."""
    cells, walls, enemy, forward = side
    height = cells[start] & HEIGHT
    hops = PAWN_HOPS[forward][path[-1]] if height == PAWN else KING_HOPS[path[-1]]
    ended = True
    for to, left, right, land, left2, right2 in hops:
        over = cells[to]
        if not over & enemy or land < 0 or (cells[land] and land != start) or to in jumped:
            continue
        if over & HEIGHT == EMPEROR != height:
            continue
        if walls and ((walls & left and walls & right) or (walls & left2 and walls & right2)):
            continue
        ended = False
        yield from _routes(side, start, (*path, land), (*jumped, to))
    if ended and jumped:
        yield Move(path, jumped)


def all_steps(state: State, seat: int) -> list[Move]:
    """Return every step of a seat's checkers, duties ignored."""
    side = _side(state, seat)
    return [move for square in squares(state.cells, FREE[seat]) for move in _steps(side, square)]


def all_jumps(state: State, seat: int) -> list[Move]:
    """Return every jump of a seat's checkers, Fate and Wanderlust ignored."""
    side = _side(state, seat)
    starts = mobility(state.cells, state.forward).can_jump[seat]
    return [move for square in squares_of(starts) for move in _routes(side, square, (square,), ())]


def movable_squares(state: State, seat: int) -> Iterator[int]:
    """Yield the squares of a seat's checkers that can move."""
    side, ways = _side(state, seat), mobility(state.cells, state.forward)
    for square in squares_of(ways.can_step[seat] | ways.can_jump[seat]):
        if _may_step(side, square) or any(_routes(side, square, (square,), ())):
            yield square


def can_move(state: State, seat: int) -> bool:
    """Return True if a seat has a move (A9)."""
    if not state.walls[1 - seat] and mobility(state.cells, state.forward).can_step[seat]:
        return True
    return any(True for _ in movable_squares(state, seat))


def first_moves(state: State) -> list[Move]:
    """Return the legal moves of step 1: Fate and Wanderlust come before the duty to jump (A60)."""
    moves = duty_moves(state)
    if moves:
        return [move for move in moves if move.jumped] or moves
    return all_jumps(state, state.seat) or all_steps(state, state.seat)


def duty_moves(state: State) -> list[Move]:
    """Return the moves that obey Fate or Wanderlust; empty without such a duty or if it is void."""
    if state.duty < 0:
        return []
    moves = (*all_steps(state, state.seat), *all_jumps(state, state.seat))
    return [move for move in moves if _meets(state, move)]


def _meets(state: State, move: Move) -> bool:
    """Return True if a move obeys Fate (A54) or Wanderlust (A51)."""
    if state.duty != WANDER:
        return move.path[0] == state.duty
    row = BACK_ROW[direction(state, state.seat)]
    return move.path[0] in row and move.path[-1] not in row


def second_moves(state: State, not_from: int = -1, not_to: int = -1) -> list[Move]:
    """Return the second moves (A63), except from one square or to one square (A48, A55)."""

    def allowed(moves: list[Move]) -> list[Move]:
        return [move for move in moves if move.path[0] != not_from and move.path[-1] != not_to]

    return allowed(all_jumps(state, state.seat)) or allowed(all_steps(state, state.seat))


def make(state: State, move: Move) -> State:
    """Return the state after a move of the active player, before crowning and wins (A10)."""
    after = state._replace(cells=moved_cells(state.cells, move))
    return count_captures(after, state.cells[move.path[0]], len(move.jumped))


def moved_cells(cells: bytes, move: Move) -> bytes:
    """Return the cells after a move."""
    start, end = move.path[0], move.path[-1]
    return put(cells, {start: EMPTY, **dict.fromkeys(move.jumped, EMPTY), end: cells[start]})


def count_captures(state: State, cell: int, jumped: int) -> State:
    """Return the state with an emperor's captures by the active player counted for Mars (A14)."""
    if not jumped or cell & HEIGHT != EMPEROR:
        return state
    return state._replace(conquests=bumped(state.conquests, state.seat, jumped))


def on_far_edge(state: State, seat: int, square: int) -> bool:
    """Return True if a square is on the line where a seat's pawns are crowned (A21)."""
    return square in FAR_EDGE[direction(state, seat)]


@lru_cache(maxsize=4096)
def action_of(move: Move) -> Action:
    """Return the action of a move, whose text names every square touched (D5)."""
    names = tuple(NAMES[square] for square in move.path)
    return Action(("x" if move.jumped else "-").join(names), names)


def jumped_in(action: Action) -> list[int]:
    """Return the squares that a move jumps over, in order; empty for a step."""
    if "x" not in action.text:
        return []
    squares = [NUMBERS[name] for name in action.path]
    return [(start + end) // 2 for start, end in pairwise(squares)]
