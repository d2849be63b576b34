"""Texts of the library, in German."""

from __future__ import annotations

from ui.words.en import library as english


class Words(english.Words):
    """In German."""

    title = "Gespeicherte Partien"
    back = "Zurück zu allen Spielen"
    game = "Spiel"
    all_games = "Alle Spiele"
    state = "Status"
    any_state = "Alle"
    open = "Nicht beendet"
    over = "Beendet"

    def count(self, shown: int, of: int) -> str:
        every = f"{of} Partie{'' if of == 1 else 'n'}"
        return every if shown == of else f"{shown} von {of} Partien"
