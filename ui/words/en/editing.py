"""What is told where a position is set up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    hand = "Move pieces."
    eraser = "Erase pieces."

    def opened(self, title: str) -> str:
        """Return that a position of a game can be set up now."""
        return f"Set up a position of {title}."

    def chosen(self, what: str) -> str:
        """Return what would be put on the board now."""
        return f"Place: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        """Return what lies on a place now."""
        return f"{spot}: {', '.join(what) or 'empty'}."

    def faults(self, count: int) -> str:
        """Return whether a position is sound."""
        if not count:
            return "No problems."
        return "1 problem." if count == 1 else f"{count} problems."

    def no_position(self, text: str, title: str) -> str:
        """Return that a link holds no position of its game, and what to do."""
        return f"“{text}” is not a valid position of {title}. Ask for the link again."


say = spoken(Words)
