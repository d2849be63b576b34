"""Steps gained by each move of a seat, best first, cached per piece."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.games.race.moves import holes_of
from engine.games.race.setups import Field

Step: TypeAlias = tuple[float, int, int, int, bool]
"""A move: cost (negative if it gains), start hole, end hole, mask of both, True if it enters the goal."""
PASS: Step = (0.0, -1, -1, 0, False)
"""The move of a seat that cannot move."""
KEPT = 8
"""Number of surroundings per hole whose moves are cached."""
CACHE_SIZE = 10_000
"""Number of sets of ends per seat whose moves are cached: about 4 MiB."""


class Gains:
    """The moves of all seats on one board; `tables` has the cost of each hole per seat."""

    def __init__(self, here: Field, tables: tuple[tuple[float, ...], ...]) -> None:
        self._moves = here.moves
        self._goals = here.goals
        self._tables = tables
        self._kept: list[list[list[tuple[int, int, list[Step]]]]] = [[[] for _ in table] for table in tables]
        """By seat and hole: the holes that moves depend on, the occupied ones among them, and the moves."""
        self._made: list[dict[tuple[int, int], list[Step]]] = [{} for _ in tables]
        """By seat: the moves from a hole to a set of ends."""
        self._rows: list[list[list[Step]]] = [[[] for _ in table] for table in tables]
        """By seat and hole: the moves to every hole, legal or not."""

    def of(self, seat: int, own: int, occupied: int) -> list[Step]:
        """Return the moves of a seat with pieces on `own`, given the `occupied` holes, cheapest first."""
        kept = self._kept[seat]
        found: list[Step] = []
        for hole in _holes(own):
            for needs, occupied_needs, steps in kept[hole]:
                if occupied & needs == occupied_needs:
                    found += steps
                    break
            else:
                found += self._moves_from(seat, hole, occupied)
        found.sort()
        return found

    def _moves_from(self, seat: int, hole: int, occupied: int) -> list[Step]:
        ends, needs = self._moves.reach(hole, occupied)
        steps = self._made[seat].get((hole, ends)) or self._add_moves(seat, hole, ends)
        kept = self._kept[seat]
        kept[hole] = [(needs, occupied & needs, steps), *kept[hole][: KEPT - 1]]
        return steps

    def _add_moves(self, seat: int, hole: int, ends: int) -> list[Step]:
        made = self._made[seat]
        if len(made) >= CACHE_SIZE:
            made.clear()
        row = self._rows[seat][hole] = self._rows[seat][hole] or self._row(seat, hole)
        steps = made[hole, ends] = sorted(row[end] for end in holes_of(ends))
        return steps

    def _row(self, seat: int, hole: int) -> list[Step]:
        """Return a move from a hole to every hole, legal or not."""
        table, goal, here = self._tables[seat], self._goals[seat], 1 << hole
        outside = not goal & here
        return [
            (cost - table[hole], hole, end, here | 1 << end, outside and bool(goal >> end & 1))
            for end, cost in enumerate(table)
        ]


@lru_cache(maxsize=4096)
def _holes(mask: int) -> tuple[int, ...]:
    return tuple(holes_of(mask))
