"""What several games say alike: that it is over, and where a checker goes."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    over = "The game is over."
    taken = "That square is occupied: a jump lands on the empty square right behind."
    own_side = "A piece cannot jump over its own side."

    def ways(self, checker: str, forward_only: bool) -> str:
        """Return how a checker goes: "A pawn goes one square diagonally forward."."""
        article = "An" if checker[0] in "aeiou" else "A"
        ways = " forward" if forward_only else ", forward or backward"
        return f"{article} {checker} moves one square diagonally{ways}."

    def nothing_to_jump(self, spot: str) -> str:
        """Return that a jump over an empty square is none."""
        return f"There is nothing on {spot} to jump over."

    forces_capture = "forces a capture"

    def forces(self, answer: str) -> str:
        """Return what the other side has to do then."""
        return f"forces {answer}"

    # --- positions that are not understood ---------------------------------------------------------

    def rows(self, count: int) -> str:
        """Return that a board of eight rows was written with another number of them."""
        return f"the board has {count} rows, not 8"

    def squares(self, count: int) -> str:
        """Return that a row of eight squares was written with another number of them."""
        return f"this row has {count} squares, not 8"

    def sign(self, sign: str) -> str:
        """Return that a sign stands for nothing."""
        return f"{sign!r} is not a piece"


say = spoken(Words)
