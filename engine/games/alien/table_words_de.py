"""What Alien Checkers says in German at the table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.alien import table_words as english
from engine.games.alien.words import say


class Words(english.Words):
    """In German."""

    # --- asked for ---------------------------------------------------------------------------------

    dealt = "Die Karten werden ausgeteilt."
    asked: Mapping[str, str] = {
        "flood": "Wähl ein leeres Feld zum Fluten oder ein Feuer zum Löschen",
        "fire": "Wähl ein leeres Feld zum Anzünden oder Wasser zum Austrocknen",
        "emperor": "Wähl einen einfachen Stein, dann die Dame, auf die er kommt, oder verzichte",
        "revive": "Wähl ein leeres dunkles Feld in deiner Hälfte, oder verzichte",
        "hippo": "Wähl den gegnerischen Stein, auf den sich das Hippo setzt",
        "snookle": "Wähl den Stein, auf dem der Snookle reitet",
        "reshuffle": "Zieh mit einem zweiten Stein",
        "wormhole": "Wähl, wo der gezogene Stein herauskommt, oder verzichte",
        "queen": "Wähl eine Dame oder Kaiserin und wohin sie gleitet, oder verzichte",
        "fortify": (
            "Jede Raute ist eine Kante zwischen zwei Feldern. Wähl zwei für deine Mauern oder zwei "
            "gegnerische Mauern zum Einreißen, oder verzichte"
        ),
        "fate": "Wähl den gegnerischen Stein, der als Nächstes ziehen muss",
        "ring": "Wähl den Stein, der den Ring bekommt",
        "antimatter": "Jede Raute ist die Mitte von vier Feldern. Wähl die vier, die geleert werden",
        "cheater": "Wähl die nächste Karte, oder lass den Rest, wie er liegt",
        "rotate": "Wähl die neue Richtung",
        "monolith": "Wähl vier freie Felder für ihn",
        "push": "Wähl, wohin du den Monolithen schiebst",
        "push-first": "Wähl, wohin du den Monolithen beim ersten von zwei Malen schiebst",
        "push-again": "Wähl, wohin du den Monolithen beim zweiten Mal schiebst",
        "agent": "Wähl den gegnerischen Stein, der beiseitetritt",
        "agent-move": "Mach deinen zweiten Zug",
        "translation": "Zieh irgendeinen Stein ein Feld gerade, oder spring gerade",
        "translation-on": "Spring weiter, oder halt an",
    }
    asked_on: Mapping[str, str] = {
        "fortify": "Jetzt die zweite Kante; sie trifft die erste in einem Punkt",
        "remove": "Jetzt die zweite der beiden Mauern, die du einreißt",
        "emperor": "Jetzt die Dame, auf die der Stein kommt",
        "queen": "Jetzt, wohin sie gleitet",
    }

    def to_move(self, seat: int, must_jump: bool) -> str:
        return f"{say.seats[seat]}{': Du musst schlagen (D4)' if must_jump else ' zieht einen Stein'}."

    def has_to_wander(self, seat: int) -> str:
        return f"{say.seats[seat]}: Du musst einen Stein von deiner Grundreihe wegziehen (A51)."

    def has_to_move(self, seat: int, spot: str) -> str:
        return f"{say.seats[seat]}: Du musst mit dem Stein auf {spot} ziehen (A54)."

    def choose_card(self, seat: int) -> str:
        return f"{say.seats[seat]}: Wähl eine der Karten."

    def choose_king(self, seat: int) -> str:
        return f"{say.seats[seat]}: Wähl den Stein, der Dame wird (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "Verzichten",
        "stop": "Hier anhalten",
        "leave": "Den Rest so lassen",
    }

    def rotated(self, direction: str, end: str) -> str:
        return f"{say.seats[0]} zieht {say.directions[direction]}, Richtung {end}"

    def edge(self, edge: str, built: bool) -> str:
        return f"die {'Mauer' if built else 'Kante'} {say.place(edge)}"

    def shifted(self, direction: str, area: str) -> str:
        return f"{say.directions[direction]}, auf {say.place(area)}"

    monolith_here = "hier stünde der Monolith"

    def would_go(self, thing: str) -> str:
        return f"{thing} ginge mit"

    def wall(self, seat: int, edge: str) -> str:
        return f"Mauer von {say.seats[seat]} auf {edge}"

    # --- beside the board --------------------------------------------------------------------------

    reserve = "Vorrat"
    draw_pile = "Nachziehstapel"

    def pieces(self, count: int) -> str:
        return "Scheibe" if count == 1 else "Scheiben"

    def cards(self, count: int) -> str:
        return "Karte" if count == 1 else "Karten"

    def waits(self, words: str) -> str:
        return f"{words} Das muss warten: Solche Felder gibt es gerade nicht."

    def idle(self, words: str) -> str:
        return f"{words} Gerade bewirkt das nichts."

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        return f"Gewinnt so: {say.wishes[planet]}. Bisher {count} von {goal}."

    next_card = "Die nächste Karte"

    def hidden_planet(self, seat: int) -> str:
        return f"Planet von {say.seats[seat]}"

    def only_known_to(self, seat: int) -> str:
        return f"Nur {say.seats[seat]} kennt diesen Planeten."

    def ways(self, first: str, second: str) -> str:
        ways = (
            f"{seat} zieht {say.directions[way]}"
            for seat, way in zip(say.seats, (first, second), strict=True)
        )
        return f"{', '.join(ways)}."

    def wanders(self, seat: int) -> str:
        who = say.seats[seat]
        return f"Wanderlust: {who} zieht als Nächstes von der Grundreihe weg, falls möglich (A51)."

    def fated(self, seat: int, spot: str) -> str:
        who = say.seats[seat]
        return f"Schicksal: {who} zieht als Nächstes mit dem Stein auf {spot}, falls der ziehen kann (A54)."

    def knows_pile(self, seat: int) -> str:
        return f"{say.seats[seat]} kennt die Reihenfolge des Nachziehstapels."
