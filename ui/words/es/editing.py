"""Messages of the position editor in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import counted
from ui.words.en import editing as english


class Words(english.Words):
    """In Spanish."""

    hand = "Mueve las piezas del tablero."
    eraser = "Quita piezas del tablero."

    def opened(self, title: str) -> str:
        return f"Prepara una posición de {title}."

    def chosen(self, what: str) -> str:
        return f"Para colocar: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'nada'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Sin errores."
        return f"Hay {counted(count, 'error', 'errores')} en la posición."

    def no_position(self, text: str, title: str) -> str:
        return f"«{text}» no es una posición válida de {title}. Pide el enlace otra vez."
