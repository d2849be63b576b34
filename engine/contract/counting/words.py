"""How pieces are counted in a sentence, in English."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    numbers: Sequence[str] = (
        *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    )
    """From two on."""
    piece: tuple[str, str] = ("a piece", "pieces")
    """One that has no better name, and several."""

    def several(self, count: int, one: str, many: str) -> str:
        """Return so many pieces: "a rook", "two rooks"."""
        return one if count == 1 else f"{self.number(count)} {many}"

    def number(self, count: int) -> str:
        """Return how many there are of something, as a sentence has it."""
        return self.numbers[count - 2] if 2 <= count < len(self.numbers) + 2 else str(count)

    def listed(self, names: Sequence[str]) -> str:
        """Return things as a sentence has them: "a rook, a knight and two pawns"."""
        return " and ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


say = spoken(Words)
"""What is said, in the language that is spoken."""
