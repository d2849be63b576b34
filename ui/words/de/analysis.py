"""Texts of analysis, review and variations, in German."""

from __future__ import annotations

from engine.contract.words.de import counted
from ui.words.en import analysis as english


class Words(english.Words):
    """Analysis and review, in German."""

    # --- analysis -----------------------------------------------------------------------------------------

    analysis = "Analyse"
    beside = "Die Analyse würde hier allen Geheimes verraten. Drücke für andere Möglichkeiten."
    after_end = "Verfügbar, sobald die Partie beendet ist."
    after_reveal = "Verfügbar, sobald alles Verdeckte aufgedeckt ist."
    review = "Partie auswerten"
    analysing = "Analyse läuft …"
    impossible = "Diese Stellung lässt sich nicht analysieren."
    only = "der einzige Zug"
    drawn = "Schätzung des Computers. Zeige auf einen Zug, um ihn auf dem Brett zu sehen."
    averaged = "Schätzung des Computers, gemittelt über alles, was der Spieler am Zug nicht wissen kann."

    def depth(self, moves: int, positions: int) -> str:
        ahead = counted(moves, "Zug", "Züge")
        return f"{ahead} voraus, {counted(positions, 'Stellung', 'Stellungen')}."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name} gewinnt zu {of_hundred}\N{NO-BREAK SPACE}%"

    even = "Ausgeglichen"

    def wins(self, name: str) -> str:
        return f"{name} gewinnt"

    def percent(self, of_hundred: int) -> str:
        return f"{of_hundred}\N{NO-BREAK SPACE}%"

    # --- review -------------------------------------------------------------------------------------------

    chances = "Gewinnchancen Zug für Zug"
    all_chances = "Als Tabelle zeigen"
    place = "Zug"
    start = "Anfang"
    no_points = "Keine Wendepunkte: Kein Zug hat viel vergeben."
    none_yet = "Bisher kein Wendepunkt."
    points = "Wendepunkte"
    opening = "Eröffnung"
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


class VariationWords(english.VariationWords):
    """Variations, in German."""

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
