"""How pieces are counted in a sentence, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.counting import words as english
from engine.contract.words_es import listed


class Words(english.Words):
    """In Spanish."""

    numbers: Sequence[str] = (
        *("dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    )
    piece: tuple[str, str] = ("una pieza", "piezas")

    def listed(self, names: Sequence[str]) -> str:
        return listed(names)
