"""What is said where a position of Alien Checkers is set up, in German."""

from __future__ import annotations

from collections.abc import Collection

from engine.contract.words_de import quoted
from engine.games.alien.editing import words as english
from engine.games.alien.words import say as named


class Words(english.Words):
    """In German."""

    tokens = "Auf einem Stein"
    squares = "Auf Feldern"
    secrets = "Geheime Planeten"
    counts = "Pflicht, Zug und Zähler"
    cards = "Karten"
    forward = "Der erste Spieler zieht nach"
    drawn_later = "wird am Anfang gezogen"
    duty = "Von einer Karte verlangt"
    no_demand = "nichts"
    turn = "Nummer des Zuges"
    in_pile = "im Nachziehstapel"
    face_up = "offen"
    used = "benutzt"
    pile_order = "Reihenfolge des Nachziehstapels"
    shuffled = "gemischt"
    hippos = "es gibt nur drei Hippos"
    snookle = "ein Stein mit Snookle hat kein Hippo"
    under_monolith = "unter dem Monolithen steht keine Mauer"
    fate = "Schicksal nennt einen Stein dessen, der am Zug ist"
    order = "die Reihenfolge nennt alle Karten des Nachziehstapels und keine andere"
    planets = "die Spieler haben verschiedene Planeten"
    monolith = "der Monolith bedeckt vier Felder, zwei mal zwei"

    def wall_of(self, seat: int) -> str:
        return f"Mauer von {named.seats[seat]}"

    def planet_of(self, seat: int) -> str:
        return f"Planet von {named.seats[seat]}"

    def revived(self, seat: int) -> str:
        return f"Bisher wiederbelebt: {named.seats[seat]}"

    def conquests(self, seat: int) -> str:
        return f"Bisher von Kaiserinnen geschlagen: {named.seats[seat]}"

    def as_written(self, order: str) -> str:
        return f"wie geschrieben: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        return f"{named.seats[seat]} besitzt {most} Scheiben: Eine Dame sind zwei davon, eine Kaiserin drei"

    def walls(self, most: int) -> str:
        return f"es gibt höchstens {most} Mauern"

    def open_cards(self, most: int) -> str:
        return f"zu Beginn eines Zuges {'liegen' if most > 1 else 'liegt'} höchstens {most} offen"

    def one_of(self, word: str, known: Collection[str]) -> str:
        return f"{quoted(word)} ist keines von {', '.join(known)}"

    def two_parts(self, text: str, mark: str) -> str:
        return f"{quoted(text)} sind nicht zwei Teile mit {mark} dazwischen"

    def twice(self, name: str) -> str:
        return f"{name} ist zweimal genannt"

    def no_edge(self, name: str) -> str:
        return f"{quoted(name)} ist keine Kante wie e4-e5"

    def no_card(self, name: str) -> str:
        return f"{quoted(name)} ist keine Karte"

    def no_planet(self, name: str) -> str:
        return f"{quoted(name)} ist kein Planet"

    def no_duty(self, text: str) -> str:
        return f"{quoted(text)} ist nicht -, wander oder fate mit einem Feld wie fate:e4"

    def no_number(self, text: str, least: int, most: int) -> str:
        return f"{quoted(text)} ist keine Zahl von {least} bis {most}"
