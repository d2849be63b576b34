"""What is told where a position is set up, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from ui.words.en import editing as english


class Words(english.Words):
    """In Spanish."""

    hand = "Mueve lo que hay en el tablero."
    eraser = "Quita lo que hay en el tablero."

    def opened(self, title: str) -> str:
        return f"Prepara una posición de {title}."

    def chosen(self, what: str) -> str:
        return f"Colocar: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'nada'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Todo está bien."
        return "Hay una cosa mal." if count == 1 else f"Hay {count} cosas mal."

    def no_position(self, text: str, title: str) -> str:
        return f"«{text}» no es una posición de {title}. Pide el enlace otra vez."
