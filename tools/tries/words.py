"""What the small boards say; what happens on them is told by the games."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    try_it = "Try it"
    again = "Again"
    allowed = "The rules allow that, but it is not what is asked here."
    choices = "Choices"
    nothing_there = "Nothing that could be moved stands there."
    not_there = "It cannot go there."
    not_on_the_board = "Choose from what lies below the board."

    def board(self, things: str) -> str:
        """Return what the still picture of a board shows."""
        return f"The board: {things}."


say = spoken(Words)
