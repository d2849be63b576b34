"""What is said of files that cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    all_solved = "You have solved all the puzzles."
    not_yet = "This daily puzzle is not available: its day has not come yet, or there is no such day."
    makes_no_sense = "This cannot be read: part of it makes no sense."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        """Return what is wrong with a file, and which files can be opened."""
        return f"{fault} You can open: games saved here, {listed(notations)}."


say = spoken(Words)
