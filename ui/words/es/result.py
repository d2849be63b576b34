"""Texts of the result of a game, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import named
from ui.words.en import result as english


class Words(english.Words):
    """The Spanish texts."""

    over = "Partida terminada"
    you_won = "¡Has ganado!"
    you_lost = "Esta vez no"
    new_game = "Nueva partida"
    look = "Ver el tablero"
    review = "Revisar"
    share = "Compartir"
    try_this = "Prueba esto"
    advice = "Revisa la partida: verás en qué jugada cambiaron las posibilidades."
    level_up = "¿Un nivel más?"

    def play(self, opponent: str) -> str:
        return f"Jugar contra {named(opponent)}"

    def streak(self, games: int) -> str:
        return f"{games} victorias seguidas"

    def new_seal(self, opponent: str, seals: int) -> str:
        return f"Sello nuevo: {opponent}. Ya tienes {seals}."

    # --- daily puzzle -------------------------------------------------------------------------------------

    daily = "Odd Checkers · Problema del día"
    result = "Tu resultado"
    share_result = "Compartir resultado"

    def solved(self, tries: int, helped: bool) -> str:
        words = (
            "Resuelto al primer intento"
            if tries == 1
            else f"Resuelto en {tries} intentos"
            if tries
            else "Resuelto"
        )
        return f"{words}, con una pista" if helped else words
