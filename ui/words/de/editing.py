"""What is told where a position is set up, in German."""

from __future__ import annotations

from collections.abc import Sequence

from ui.words.en import editing as english


class Words(english.Words):
    """In German."""

    hand = "Verschieb, was auf dem Brett liegt."
    eraser = "Nimm weg, was auf dem Brett liegt."

    def opened(self, title: str) -> str:
        return f"Bau eine Stellung von {title} auf."

    def chosen(self, what: str) -> str:
        return f"Hinlegen: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'leer'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Alles ist richtig."
        return "Eines stimmt nicht." if count == 1 else f"{count} Dinge stimmen nicht."

    def no_position(self, text: str, title: str) -> str:
        return f"„{text}“ ist keine Stellung von {title}. Lass dir den Link noch einmal geben."
