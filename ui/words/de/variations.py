"""Texts of the variations of a game in German."""

from __future__ import annotations

from ui.words.en import variations as english


class Words(english.Words):
    """In German."""

    try_line = "Variante ausprobieren (T)"
    try_here = "Von hier eine Variante ausprobieren"
    trying = "Du probierst eine Variante aus und ziehst für alle. Die Partie bleibt unverändert."
    line = "Variante"
    title = "Diese Variante"
    name = "Name der Variante"
    do_name = "Umbenennen"
    promote = "Zur Hauptvariante machen"
    put_first = "Nach oben"
    delete = "Löschen"
    comment = "Kommentar"
    comment_title = "Kommentar zu dieser Stellung"
    keep = "Speichern"
    undone = "zurückgenommen"

    def size(self, moves: int) -> str:
        return "1 Zug" if moves == 1 else f"{moves} Züge"

    def about(self, title: str) -> str:
        return f"Optionen der Variante: {title}"
