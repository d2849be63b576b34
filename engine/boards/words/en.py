"""Texts that several board games share: the end of the game, and moves of a checker."""

from __future__ import annotations

from engine.contract.language import spoken
from engine.contract.words.en import quoted


class Words:
    """Shared board-game texts in English."""

    over = "The game is over."
    taken = "That square is occupied: a jump lands on the empty square right behind."
    own_side = "A piece cannot jump over its own side."

    def ways(self, checker: str, forward_only: bool) -> str:
        """Return the moves of a checker, such as "A pawn moves one square diagonally forward."."""
        article = "An" if checker[0] in "aeiou" else "A"
        ways = " forward" if forward_only else ", forward or backward"
        return f"{article} {checker} moves one square diagonally{ways}."

    def nothing_to_jump(self, spot: str) -> str:
        """Return the refusal of a jump over an empty square."""
        return f"There is nothing on {spot} to jump over."

    forces_capture = "forces a capture"

    def forces(self, answer: str) -> str:
        """Return the phrase for a forced reply."""
        return f"forces {answer}"

    # --- faults in positions -----------------------------------------------------------------------

    def rows(self, count: int) -> str:
        """Return the fault of a board without eight rows."""
        return f"the board has {count} rows, not 8"

    def squares(self, count: int) -> str:
        """Return the fault of a row without eight squares."""
        return f"this row has {count} squares, not 8"

    def sign(self, sign: str) -> str:
        """Return the fault of an unknown piece letter."""
        return f"{quoted(sign)} is not a piece"


say = spoken(Words)
