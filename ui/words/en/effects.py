"""What is said of files that cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    all_solved = "All challenges are solved."
    not_yet = "The challenge of this day cannot be tried: the day has not come, or there is no such day."
    makes_no_sense = "This cannot be read: something in it makes no sense."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        """Return what is wrong with a file, and which files can be opened."""
        return f"{fault} What can be opened: games saved here, {listed(notations)}."


say = spoken(Words)
