"""Walls, A28-A30 and A53: standing walls and free edges."""

from __future__ import annotations

from engine.games.alien.board.tables import EDGES, INNER_EDGES
from engine.games.alien.state import State

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
