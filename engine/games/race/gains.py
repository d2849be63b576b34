"""What each seat gains by its moves, the best first; each piece's are kept until it has others."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.games.race.moves import bits
from engine.games.race.setups import Field

Step: TypeAlias = tuple[float, int, int, int, bool]
"""A move: what it costs (less than nothing if it gains), from where, to where, both as a mask, whether it
enters the goal."""
PASS: Step = (0.0, -1, -1, 0, False)
"""The move of who cannot move."""
KEPT = 8
"""For how many surroundings of a hole the moves are kept."""
ROOM = 10_000
"""For how many sets of ends a seat's moves are kept: about 4 MiB."""


class Gains:
    """The moves of all seats on one board, where `tables` say what each hole costs each seat."""

    def __init__(self, here: Field, tables: tuple[tuple[float, ...], ...]) -> None:
        self._moves = here.moves
        self._goals = here.goals
        self._tables = tables
        self._kept: list[list[list[tuple[int, int, list[Step]]]]] = [[[] for _ in table] for table in tables]
        self._made: list[dict[tuple[int, int], list[Step]]] = [{} for _ in tables]
        self._rows: list[list[list[Step]]] = [[[] for _ in table] for table in tables]

    def of(self, seat: int, own: int, taken: int) -> list[Step]:
        """Return the moves of a seat with pieces on `own` when `taken` holes are taken, by their cost."""
        kept = self._kept[seat]
        found: list[Step] = []
        for hole in _holes(own):
            for needs, seen, steps in kept[hole]:
                if taken & needs == seen:
                    found += steps
                    break
            else:
                found += self._look(seat, hole, taken)
        found.sort()
        return found

    def _look(self, seat: int, hole: int, taken: int) -> list[Step]:
        ends, needs = self._moves.reach(hole, taken)
        steps = self._made[seat].get((hole, ends)) or self._make(seat, hole, ends)
        kept = self._kept[seat]
        kept[hole] = [(needs, taken & needs, steps), *kept[hole][: KEPT - 1]]
        return steps

    def _make(self, seat: int, hole: int, ends: int) -> list[Step]:
        made = self._made[seat]
        if len(made) >= ROOM:
            made.clear()
        row = self._rows[seat][hole] = self._rows[seat][hole] or self._row(seat, hole)
        steps = made[hole, ends] = sorted(row[end] for end in bits(ends))
        return steps

    def _row(self, seat: int, hole: int) -> list[Step]:
        """Return a move from a hole to each hole, whether or not it can ever be made."""
        table, goal, here = self._tables[seat], self._goals[seat], 1 << hole
        outside = not goal & here
        return [
            (cost - table[hole], hole, end, here | 1 << end, outside and bool(goal >> end & 1))
            for end, cost in enumerate(table)
        ]


@lru_cache(maxsize=4096)
def _holes(mask: int) -> tuple[int, ...]:
    return tuple(bits(mask))
