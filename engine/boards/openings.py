"""Named openings as a table: each row has the moves, " | ", and the name or its ids.

A position has the name of the row that leads to it, whatever the order of moves.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

P = TypeVar("P", bound=Hashable)
"""A position."""
AHEAD = 2
"""Plies that rows may be longer than the game so far, for positions reached with a lost tempo."""


class OpeningBook(Generic[P]):
    """The positions of a table, computed as far as the game has gone, so that no move is delayed."""

    def __init__(self, table: Sequence[str], start: P, play: Callable[[P, str], P]) -> None:
        rows = (row.split(" | ") for row in table)
        self._rows = sorted(
            ((tuple(moves.split()), name) for moves, name in rows), key=lambda row: len(row[0])
        )
        self._play = play
        self._reached: dict[tuple[str, ...], P] = {(): start}
        self._names: dict[P, str] = {}
        self._done = 0

    def name_of(self, position: P, plies: int) -> str:
        """Return the name of a position after a number of plies; "" if it has none."""
        while self._done < len(self._rows) and len(self._rows[self._done][0]) <= plies + AHEAD:
            moves, name = self._rows[self._done]
            self._names[self._position_after(moves)] = name
            self._done += 1
        return self._names.get(position, "")

    def _position_after(self, moves: tuple[str, ...]) -> P:
        """Return the position after some moves; rows share the positions on their way."""
        if moves not in self._reached:
            self._reached[moves] = self._play(self._position_after(moves[:-1]), moves[-1])
        return self._reached[moves]
