"""Texts that several screens share: cards, cells of the board, clauses, standings, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import your
from engine.session.narration import listed
from ui.words.en import parts as english


class Words(english.Words):
    """The German texts."""

    close = "Schließen"
    close_message = "Meldung schließen"
    rematch = "Revanche"
    less = "weniger"
    more = "mehr"

    def most_letters(self, most: int) -> str:
        return f"Höchstens {most} Zeichen."

    def play_game(self, number: int) -> str:
        return f"Partie {number} spielen"

    # --- cards, trays and choices -------------------------------------------------------------------------

    choices = "Auswahl"
    step_back = "Neu wählen"
    beside = "Neben dem Brett"
    open_cards = "Offen"
    hidden_cards = "Geheim"
    pile = "Nachziehstapel (dir bekannt)"
    aside = "Nachziehstapel und benutzte Karten"
    about_cards = "Die Karten ansehen"
    cards = "Die Karten"
    choose_card = "Diese Karte wählen"
    gone = "Diese Karte ist nicht mehr im Spiel."
    lies: Mapping[str, str] = {
        "played": "Wird gerade ausgeführt",
        "open": "Offen",
        "used": "Benutzt",
        "own": "Nur für dich sichtbar",
        "hidden": "Geheim",
        "pile": "Im Nachziehstapel",
    }
    ways: Mapping[str, str] = {
        "up": "zieht auf dem Bildschirm nach oben",
        "right": "zieht auf dem Bildschirm nach rechts",
        "down": "zieht auf dem Bildschirm nach unten",
        "left": "zieht auf dem Bildschirm nach links",
    }

    def about(self, card: str) -> str:
        return f"{card}: mehr über diese Karte"

    def being_played(self, card: str) -> str:
        return f"{card}, wird gerade ausgeführt"

    def used(self, count: int) -> str:
        return f"Benutzte Karten ({count})"

    def used_pile(self, count: int, top: str) -> str:
        return f"Benutzte Karten: {count}, zuoberst {top}"

    def slot(self, number: int) -> str:
        return f"{number}. Ziehe die nächste Karte hierher oder wähle sie"

    # --- cells --------------------------------------------------------------------------------------------

    empty = "leer"
    picked = "ausgewählt"
    premove = "Premove"
    can_move = "kann ziehen"
    can_go = "kann hierher ziehen"
    yours = "dein"

    def theirs(self, name: str) -> str:
        return f"von {name}"

    def within(self, owner: str, ground: str) -> str:
        return your(ground) if owner == self.yours else f"{ground} {owner}"

    def chance(self, piece: str, odds: str) -> str:
        return f"{piece}, Chance {odds}"

    prospects = "Wahrscheinlichkeiten"

    def each(self, share: float) -> str:
        return f"je {self.percent(share)}"

    def percent(self, share: float) -> str:
        return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"

    # --- clauses of the rules -----------------------------------------------------------------------------

    rules = "Regeln"
    before_last = " und "

    def rule(self, clause: str) -> str:
        return f"Regel {clause}"

    def spoken_clauses(self, clauses: Sequence[str]) -> str:
        return f"Regel{'n' if len(clauses) > 1 else ''} {listed(clauses)}"

    def read_rule(self, clause: str) -> str:
        return f"Regel {clause} lesen"

    # --- standings ----------------------------------------------------------------------------------------

    player = "Spieler"
    won = "Gewonnen"
    total = "Summe"
    won_score = "gewonnen"

    def caption(self, series: str, game: str) -> str:
        return f"{series}, {game}"

    def game(self, number: int) -> str:
        return f"Partie {number}"

    def unit(self, unit: str) -> str:
        return f"★ steht für eine gewonnene Partie; die Zahlen zählen: {unit}."
