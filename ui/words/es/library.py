"""Texts of the library, in Spanish."""

from __future__ import annotations

from ui.words.en import library as english


class Words(english.Words):
    """In Spanish."""

    title = "Partidas guardadas"
    back = "Volver a todos los juegos"
    game = "Juego"
    all_games = "Todos los juegos"
    state = "Estado"
    any_state = "Todas"
    open = "Sin terminar"
    over = "Terminadas"

    def count(self, shown: int, of: int) -> str:
        every = f"{of} partida{'' if of == 1 else 's'}"
        return every if shown == of else f"{shown} de {of} partidas"
