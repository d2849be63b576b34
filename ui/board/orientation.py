"""How the board lies before the players: which side is at the bottom, and how it has been turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.picture import Board
from ui.board.geometry import Geometry

WAYS = ("up", "right", "down", "left")


class Orientation(NamedTuple):
    """A board with the seat `bottom` nearest to whoever sits before the screen."""

    geometry: Geometry
    bottom: int
    by_hand: int = 0
    """By how many steps it was turned by hand."""
    spins: int = 0
    """How often the board has turned before the eyes of the players."""
    spin: float = 0.0
    """By how much it turned last, in degrees clockwise."""

    def face(self, sides: Sequence[int]) -> Orientation:
        """Return the board turned to where it now belongs.

        `sides` are the turns that put each seat at the bottom; empty: the board's own.
        """
        turns = self.geometry.board.turns
        wanted = ((sides or self.geometry.board.orientations)[self.bottom] + self.by_hand) % turns
        if wanted == self.geometry.turn:
            return self
        by = (wanted - self.geometry.turn + turns // 2) % turns - turns // 2
        geometry = Geometry(self.geometry.board, wanted)
        return self._replace(geometry=geometry, spins=self.spins + 1, spin=by * 360 / turns)

    def heading(self, sides: Sequence[int], seat: int) -> str:
        """Return which way a seat's side moves on the screen, in a game whose `sides` say so, else ""."""
        turns = self.geometry.board.turns
        return WAYS[(self.geometry.turn - sides[seat]) % turns * len(WAYS) // turns] if sides else ""


def initial_orientation(board: Board, bottom: int) -> Orientation:
    """Return a board as it lies before the first move, which nobody has seen turn."""
    return Orientation(Geometry(board), bottom)
