"""Texts of the result of a game, in German."""

from __future__ import annotations

from engine.contract.words.de import as_object
from ui.words.en import result as english


class Words(english.Words):
    """The German texts."""

    over = "Partie beendet"
    you_won = "Du hast gewonnen!"
    you_lost = "Diesmal nicht"
    new_game = "Neue Partie"
    look = "Brett ansehen"
    review = "Auswerten"
    share = "Teilen"
    try_this = "Ein Vorschlag"
    advice = "Werte die Partie aus: Du siehst, in welchem Zug sich die Chancen verschoben haben."
    level_up = "Eine Stufe höher?"

    def play(self, opponent: str) -> str:
        return f"Gegen {as_object(opponent)} spielen"

    def streak(self, games: int) -> str:
        return f"{games} Siege in Folge"

    def new_seal(self, opponent: str, seals: int) -> str:
        return f"Neues Siegel: {opponent}. Jetzt hast du {seals}."

    # --- daily puzzle -------------------------------------------------------------------------------------

    daily = "Odd Checkers · Tagesaufgabe"
    result = "Dein Ergebnis"
    share_result = "Ergebnis teilen"

    def solved(self, tries: int, helped: bool) -> str:
        words = (
            "Im ersten Versuch gelöst"
            if tries == 1
            else f"In {tries} Versuchen gelöst"
            if tries
            else "Gelöst"
        )
        return f"{words}, mit Tipp" if helped else words
