"""What is said in German of the lines beside a game."""

from __future__ import annotations

from ui.words.en import variations as english


class Words(english.Words):
    """In German."""

    try_line = "Eine Variante versuchen (T)"
    try_here = "Von hier aus eine Variante versuchen"
    trying = "Du versuchst eine Variante und ziehst für alle. Die Partie bleibt, wie sie ist."
    line = "Eine Variante"
    title = "Diese Variante"
    name = "Name der Variante"
    do_name = "So nennen"
    promote = "Zur Partie machen"
    put_first = "Voranstellen"
    delete = "Löschen"
    comment = "Kommentar"
    comment_title = "Ein Kommentar zu dieser Stellung"
    keep = "Behalten"
    undone = "zurückgenommen"

    def size(self, moves: int) -> str:
        return "1 Zug" if moves == 1 else f"{moves} Züge"

    def about(self, title: str) -> str:
        return f"Was aus der Variante werden soll: {title}"
