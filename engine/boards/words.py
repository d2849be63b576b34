"""What several games say alike: that it is over, and where a checker goes."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    over = "The game is over."
    taken = "That square is taken: a jump ends on the empty square right behind."
    own_side = "A piece does not jump over its own side."

    def ways(self, checker: str, forward_only: bool) -> str:
        """Return how a checker goes: "A pawn goes one square diagonally forward."."""
        article = "An" if checker[0] in "aeiou" else "A"
        ways = " forward" if forward_only else ", forward or backward"
        return f"{article} {checker} goes one square diagonally{ways}."

    def nothing_to_jump(self, spot: str) -> str:
        """Return that a jump over an empty square is none."""
        return f"There is nothing on {spot} to jump over."


say = spoken(Words)
