"""What is said of the lines beside a game."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    try_line = "Try another line (T)"
    try_here = "Try another line from here"
    trying = "You are trying another line, and move for everybody. The game stays as it is."
    line = "Another line"
    title = "This line"
    name = "Name of the line"
    do_name = "Name it"
    promote = "Make it the game"
    put_first = "Put it first"
    delete = "Delete it"
    comment = "Comment"
    comment_title = "A comment on this position"
    keep = "Keep it"
    undone = "undone"
    """Label of an undone move in the log."""

    def size(self, moves: int) -> str:
        """Return how long a line is."""
        return "1 move" if moves == 1 else f"{moves} moves"

    def about(self, title: str) -> str:
        """Return what the button is called that asks what to do with a line."""
        return f"What to do with the line: {title}"


say = spoken(Words)
