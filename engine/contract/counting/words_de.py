"""How pieces are counted in a sentence, in German."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.counting import words as english


class Words(english.Words):
    """In German."""

    numbers: Sequence[str] = (
        *("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    )
    piece: tuple[str, str] = ("eine Figur", "Figuren")

    def listed(self, names: Sequence[str]) -> str:
        return " und ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)
