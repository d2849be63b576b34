"""What is said of the lines beside a game."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    try_line = "Try a variation (T)"
    try_here = "Try a variation from here"
    trying = "You are trying a variation and move for everyone. The game stays as it is."
    line = "Variation"
    title = "This variation"
    name = "Variation name"
    do_name = "Rename"
    promote = "Make main line"
    put_first = "Move to top"
    delete = "Delete"
    comment = "Comment"
    comment_title = "Comment on this position"
    keep = "Save"
    undone = "undone"
    """Label of an undone move in the log."""

    def size(self, moves: int) -> str:
        """Return how long a line is."""
        return "1 move" if moves == 1 else f"{moves} moves"

    def about(self, title: str) -> str:
        """Return what the button is called that asks what to do with a line."""
        return f"Options for the variation: {title}"


say = spoken(Words)
