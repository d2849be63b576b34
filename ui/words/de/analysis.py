"""What is said in German where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.words.de import number
from ui.words.en import analysis as english


class Words(english.Words):
    """In German."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "Das Auge des Computers"
    beside = "Hier sähe es für alle: Drück, um zu sehen, was sonst geht."
    later = "Es öffnet sich, wenn die Partie vorbei ist."
    unlaid = "Es öffnet sich, sobald alles offen liegt, was die Partie verborgen hat."
    review = "Partie durchsehen"
    looking = "Er schaut …"
    blind = "Der Computer kann hier nicht schauen."
    only = "der einzige Zug"
    drawn = "Seine eigene Schätzung. Zeig auf einen Zug, um ihn auf dem Brett zu sehen."
    averaged = "Seine eigene Schätzung; was niemand am Zug wissen kann, denkt er sich immer wieder neu aus."

    def depth(self, moves: int, positions: int) -> str:
        ahead = "1 Zug" if moves == 1 else f"{moves} Züge"
        return f"{ahead} voraus, {number(positions)} Stellungen."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name} {of_hundred} von 100"

    # --- the review --------------------------------------------------------------------------------

    chances = "Die Chancen von Zug zu Zug"
    all_chances = "Alles in Zahlen"
    place = "Zug"
    start = "Anfang"
    no_points = "Kein Zug hat viel vergeben."
    none_yet = "Bisher kein Wendepunkt."
    points = "Wendepunkte"
    point_back = "Der Wendepunkt davor (,)"
    point_on = "Der nächste Wendepunkt (.)"
    stop = "Aufhören"
    go_on = "Weiter durchsehen"
    try_again = "Von hier noch einmal versuchen"
    progress = "Wie viel durchgesehen ist"

    def done(self, written: str) -> str:
        return f"Nach {written}:"

    def better(self, written: str) -> str:
        return f"Besser {written}:"

    def known(self, moves: int) -> str:
        ahead = "einen Zug" if moves == 1 else f"{moves} Züge"
        return f"Beides wurde {ahead} weit durchgerechnet."

    unforeseen = "Es zählt, was man da wissen konnte, bevor der Zufall zeigte, was daraus wurde."
