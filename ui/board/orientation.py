"""Orientation of the board: the seat at the bottom, and turns by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.picture import Board
from ui.board.geometry import Geometry

WAYS = ("up", "right", "down", "left")


class Orientation(NamedTuple):
    """A board with the seat `bottom` at the bottom of the screen."""

    geometry: Geometry
    bottom: int
    by_hand: int = 0
    """Steps turned by hand."""
    spins: int = 0
    """Number of turns so far, each of which is animated."""
    spin: float = 0.0
    """Angle of the last turn, in degrees clockwise."""

    def face(self, sides: Sequence[int]) -> Orientation:
        """Return the orientation with the board turned to its proper side.

        `sides` are the turns that put each seat at the bottom; () means the board's own.
        """
        turns = self.geometry.board.turns
        wanted = ((sides or self.geometry.board.orientations)[self.bottom] + self.by_hand) % turns
        if wanted == self.geometry.turn:
            return self
        by = (wanted - self.geometry.turn + turns // 2) % turns - turns // 2
        geometry = Geometry(self.geometry.board, wanted)
        return self._replace(geometry=geometry, spins=self.spins + 1, spin=by * 360 / turns)

    def heading(self, sides: Sequence[int], seat: int) -> str:
        """Return the direction in which a seat moves on the screen, if the game has `sides`; else ""."""
        turns = self.geometry.board.turns
        return WAYS[(self.geometry.turn - sides[seat]) % turns * len(WAYS) // turns] if sides else ""


def initial_orientation(board: Board, bottom: int) -> Orientation:
    """Return the orientation before the first move, without an animated turn."""
    return Orientation(Geometry(board), bottom)
