"""What is said in German where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.words.de import counted
from ui.words.en import analysis as english


class Words(english.Words):
    """In German."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "Analyse"
    beside = "Die Analyse würde hier allen Geheimes verraten. Drücke für andere Möglichkeiten."
    later = "Verfügbar, sobald die Partie beendet ist."
    unlaid = "Verfügbar, sobald alles Verdeckte aufgedeckt ist."
    review = "Partie auswerten"
    looking = "Analyse läuft …"
    blind = "Diese Stellung lässt sich nicht analysieren."
    only = "der einzige Zug"
    drawn = "Schätzung des Computers. Zeige auf einen Zug, um ihn auf dem Brett zu sehen."
    averaged = "Schätzung des Computers, gemittelt über alles, was der Spieler am Zug nicht wissen kann."

    def depth(self, moves: int, positions: int) -> str:
        ahead = counted(moves, "Zug", "Züge")
        return f"{ahead} voraus, {counted(positions, 'Stellung', 'Stellungen')}."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name}: {of_hundred}\N{NO-BREAK SPACE}%"

    # --- the review --------------------------------------------------------------------------------

    chances = "Gewinnchancen Zug für Zug"
    all_chances = "Als Tabelle zeigen"
    place = "Zug"
    start = "Anfang"
    no_points = "Keine Wendepunkte: Kein Zug hat viel vergeben."
    none_yet = "Bisher kein Wendepunkt."
    points = "Wendepunkte"
    point_back = "Voriger Wendepunkt (,)"
    point_on = "Nächster Wendepunkt (.)"
    stop = "Auswertung anhalten"
    go_on = "Auswertung fortsetzen"
    try_again = "Von hier noch einmal spielen"
    progress = "Fortschritt der Auswertung"

    def done(self, written: str) -> str:
        return f"Nach {written}:"

    def better(self, written: str) -> str:
        return f"Besser war {written}:"

    def known(self, moves: int) -> str:
        return f"Beide Züge wurden {counted(moves, 'Zug', 'Züge')} weit berechnet."

    unforeseen = (
        "Es zählt, was zu diesem Zeitpunkt bekannt war, vor der Entscheidung durch Würfel oder Karten."
    )
