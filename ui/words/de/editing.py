"""Messages of the position editor in German."""

from __future__ import annotations

from collections.abc import Sequence

from ui.words.en import editing as english


class Words(english.Words):
    """In German."""

    hand = "Verschiebe Figuren auf dem Brett."
    eraser = "Entferne Figuren vom Brett."

    def opened(self, title: str) -> str:
        return f"Baue eine Stellung für {title} auf."

    def chosen(self, what: str) -> str:
        return f"Ausgewählt: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'leer'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Keine Fehler."
        return f"{count} Fehler in der Stellung."

    def no_position(self, text: str, title: str) -> str:
        return f"„{text}“ ist keine gültige Stellung von {title}. Bitte noch einmal um den Link."
