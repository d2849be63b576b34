"""Walls (A28-A30, A53), and the monolith with the checkers it pushes (A31-A35)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.alien.board.masks import ALL_AREAS, IS_FILLED, areas_with, lanes, squares_of
from engine.games.alien.board.tables import (
    AREA_SQUARES,
    EDGES,
    INNER_EDGES,
    OFF,
    STRAIGHT_VECTORS,
    edge_bit,
    shifted,
)
from engine.games.alien.state import CHECKER, MONOLITH, State, has_hippo, put

FEWER_THAN = 10
"""The number of walls on the board from which none can be built (A53)."""


def standing_walls(walls: int) -> list[int]:
    """Return the numbers of the edges in a set."""
    return [number for number in range(len(EDGES)) if walls >> number & 1]


def taken_edges(state: State) -> int:
    """Return the edges where no wall can be built: those with one, and those inside the monolith (A53)."""
    inside = INNER_EDGES[state.monolith] if state.monolith >= 0 else 0
    return state.walls[0] | state.walls[1] | inside


def may_build(state: State) -> bool:
    """Return True if fewer than ten walls stand on the board."""
    return (state.walls[0] | state.walls[1]).bit_count() < FEWER_THAN


def with_walls(state: State, seat: int, walls: int) -> State:
    """Return the state with a seat's walls replaced."""
    return state._replace(walls=(walls, state.walls[1]) if seat == 0 else (state.walls[0], walls))


class Push(NamedTuple):
    """A push of a row of checkers: each moves by one square, and the last may be removed."""

    row: tuple[int, ...]
    """The squares of the row, starting at the monolith."""
    beyond: int
    """The square where the last checker goes, or `OFF` if it is removed."""


def free_areas(state: State) -> list[int]:
    """Return the areas for the monolith: four empty squares without a wall between them (A31)."""
    filled, walls = areas_with(lanes(state.cells, IS_FILLED)), state.walls[0] | state.walls[1]
    return [area for area in squares_of(ALL_AREAS & ~filled) if not walls & INNER_EDGES[area]]


def placed(state: State, area: int) -> State:
    """Return the state with the monolith on an area."""
    cells = put(state.cells, dict.fromkeys(AREA_SQUARES[area], MONOLITH))
    return state._replace(cells=cells, monolith=area)


def shifts(state: State) -> list[int]:
    """Return the directions in which the monolith can move (A32, A35)."""
    return [d for d in range(4) if target(state.monolith, d) != OFF and not _barred(state, d)]


def target(area: int, direction: int) -> int:
    """Return the area one step away in a direction, or `OFF` beyond the board."""
    to = shifted(area, STRAIGHT_VECTORS[direction])
    return to if to in AREA_SQUARES else OFF


def _barred(state: State, direction: int) -> bool:
    return any(has_hippo(state.cells[square]) for push in pushes(state, direction) for square in push.row)


def entered(area: int, direction: int) -> list[int]:
    """Return the two squares that the monolith enters in a direction."""
    return [s for s in AREA_SQUARES[target(area, direction)] if s not in AREA_SQUARES[area]]


def pushes(state: State, direction: int) -> list[Push]:
    """Return the rows of checkers that a move of the monolith pushes (A34)."""
    squares = entered(state.monolith, direction)
    return [_push(state, square, direction) for square in squares if state.cells[square] >= CHECKER]


def _push(state: State, square: int, direction: int) -> Push:
    row = [square]
    while True:
        ahead = shifted(row[-1], STRAIGHT_VECTORS[direction])
        if ahead == OFF or (state.walls[0] | state.walls[1]) & edge_bit(row[-1], ahead):
            return Push(tuple(row), OFF)
        if state.cells[ahead] < CHECKER:
            return Push(tuple(row), OFF if state.cells[ahead] else ahead)
        row.append(ahead)


def shifted_to(state: State, direction: int) -> State:
    """Return the state with the monolith moved by one square (A33, A34)."""
    to = target(state.monolith, direction)
    changes = dict.fromkeys(AREA_SQUARES[state.monolith], 0)
    for push in pushes(state, direction):
        for square, after in zip(push.row, (*push.row[1:], push.beyond), strict=True):
            if after != OFF:
                changes[after] = state.cells[square]
    changes.update(dict.fromkeys(AREA_SQUARES[to], MONOLITH))
    kept = ~INNER_EDGES[to]
    walls = (state.walls[0] & kept, state.walls[1] & kept)
    return state._replace(cells=put(state.cells, changes), walls=walls, monolith=to)
