"""How the board lies before the players: which side is at the bottom, and how it has been turned."""

from __future__ import annotations

from collections.abc import Sequence

from engine.picture import Board
from ui.lens import Lens

WAYS = ("up", "right", "down", "left")


class Facing:
    """A board with the seat `bottom` nearest to whoever sits before the screen."""

    def __init__(self, board: Board, bottom: int) -> None:
        self.lens = Lens(board)
        self.bottom = bottom
        self.by_hand = 0
        """By how many steps it was turned by hand."""
        self.spins = 0
        """How often the board has turned before the eyes of the players."""
        self.spin = 0.0
        """By how much it turned last, in degrees clockwise."""

    def face(self, sides: Sequence[int]) -> None:
        """Turn the board to where it now belongs; `sides` are the turns that put each seat at the bottom."""
        turns = self.lens.board.turns
        wanted = ((sides or self.lens.board.facing)[self.bottom] + self.by_hand) % turns
        if wanted != self.lens.turn:
            by = (wanted - self.lens.turn + turns // 2) % turns - turns // 2
            self.spins, self.spin = self.spins + 1, by * 360 / turns
            self.lens = Lens(self.lens.board, wanted)

    def heading(self, sides: Sequence[int], seat: int) -> str:
        """Return which way a seat's side moves on the screen, in a game whose `sides` say so, else ""."""
        turns = self.lens.board.turns
        return WAYS[(self.lens.turn - sides[seat]) % turns * len(WAYS) // turns] if sides else ""
