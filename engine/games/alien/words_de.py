"""What Alien Checkers says in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words import OptionWords
from engine.contract.words_de import BREAK, a, capital, described, plain, the
from engine.games.alien import words as english


class Words(english.Words):
    """In German."""

    credit = f"Von {english.Words.designer}"
    tagline = "Dame mit Hippos, einem Monolithen, zwanzig Karten und einem geheimen Planeten."
    seats = ("Dunkel", "Hell")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Offene Karten",
            {"1": "Eine", "2": "Zwei"},
            "Wie viele Karten offen liegen, wenn ein Zug beginnt; eine weitere wird darin aufgedeckt (A7).",
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Ein Zug hat drei Teile: einen Stein ziehen, eine neue Karte sehen, dann eine der offenen Karten "
            "nutzen."
        ),
        "capture": (
            "Wenn du schlagen kannst, musst du: über einen Stein neben dir auf das freie Feld dahinter."
        ),
        "card": (
            "Nutze eine dieser Karten: Sie tut, was darauf steht. Die andere bleibt für die Gegenseite "
            "liegen."
        ),
        "planet": (
            "Dein Planet ist dein Geheimnis. Du gewinnst sofort, wenn sein Wunsch wahr wird – oder mit fünf "
            "Damen, oder wenn die Gegenseite verschwunden ist."
        ),
        "fill": (
            "Zwei der Planeten wünschen sich drei Felder Feuer oder Wasser, gleich von wem: Es kann der der "
            "Gegenseite sein."
        ),
    }
    guide: Mapping[str, str] = {
        "move": (
            "Ein Zug hat drei Teile. Zuerst ziehst du einen Stein wie im Damespiel: ein Feld schräg nach "
            "vorn."
        ),
        "card": (
            "Eine Karte wurde aufgedeckt, also liegen zwei offen. Wähl das Hippo aus dem All; die andere "
            "bleibt für die Gegenseite."
        ),
        "hippo": "Es setzt sich auf einen Stein der anderen Seite. Wähl, auf welchen.",
        "walls": (
            "Festung baut zwei Mauern, die sich in einem Punkt treffen. Versperr dem hellen Stein den Weg "
            "zu deinem auf d4: mit zwei der Zeichen um den Punkt zwischen ihnen."
        ),
        "push": (
            "Mit der Karte schiebst du den Monolithen ein Feld weit. Schieb ihn nach rechts, wo ein heller "
            "Stein steht."
        ),
        "planet": (
            "Dein geheimer Planet ist Neptun: Er gewinnt mit drei Feldern unter Wasser, und zwei gibt es "
            "schon. Flute ein drittes, welches du willst."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "move": "Du musstest ziehen, bevor du sehen konntest, was als Nächstes kommt.",
        "card": "Das war der dritte Teil: In jedem Zug wird eine Karte genutzt.",
        "hippo": (
            "Ein Stein unter einem Hippo kann nicht ziehen, und nichts kann ihn bewegen. Ihn zu "
            "überspringen ist weiter erlaubt."
        ),
        "walls": (
            "Der helle Stein kann nicht mehr über deinen springen. Deine eigenen Steine kommen durch deine "
            "Mauern."
        ),
        "push": "Wer im Weg steht, wird weitergeschoben, und wer vom Brett geschoben wird, ist geschlagen.",
        "planet": (
            "Du hast sofort gewonnen. Niemand wusste, was du wolltest, und du weißt nie, was die anderen "
            "wollen."
        ),
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("eine Kaiserin", "Kaiserinnen"),
        "king": ("eine Dame", "Damen"),
        "pawn": ("einen Stein", "Steine"),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "mercury": ("Feuer auf Merkur", "Gewinne für Merkur: drei Felder in Flammen."),
        "venus": ("Snookles der Venus", "Gewinne für Venus: vier Snookles auf deinen Steinen."),
        "earth": ("Zurück auf Erden", "Gewinne für Erde: sechs eigene Scheiben erweckt."),
        "mars": ("Krieg auf dem Mars", "Gewinne für Mars: drei Steine mit eigenen Kaiserinnen geschlagen."),
        "jupiter": ("Die Mitte des Jupiter", "Gewinne für Jupiter: der Monolith in der Mitte."),
        "saturn": ("Ringe des Saturn", "Gewinne für Saturn: vier eigene Steine mit Ring."),
        "neptune": ("Meere des Neptun", "Gewinne für Neptun: drei Felder unter Wasser."),
        "uranus": ("Schräg wie Uranus", "Gewinne für Uranus: vier eigene Steine auf hellen Feldern."),
        "pluto": ("Bis hinter Pluto", "Gewinne für Pluto: eigene Steine in zwei gegenüberliegenden Ecken."),
        "system": ("Das ganze System", "Gewinne für jeden der neun Planeten."),
        "kings": ("Fünf Kronen", "Gewinne mit fünf Damen und Kaiserinnen."),
        "captured": ("Allein im All", "Gewinne, weil die Gegenseite keinen Stein mehr hat."),
        "both-gone": ("Leerer Raum", "Spiel remis, weil niemand mehr einen Stein hat."),
    }
    ends: Mapping[str, str] = {
        "captured": "{winner} gewinnt: {loser} hat keinen Stein mehr auf dem Brett.",
        "both-gone": "Remis: Niemand hat mehr einen Stein auf dem Brett.",
        "kings": "{winner} gewinnt mit fünf Damen und Kaiserinnen.",
        "no-move": "Remis: Wer am Zug ist, kann nicht ziehen.",
        "turns": "Remis: 400 Züge sind gespielt.",
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        if code in self.planets:
            return f"{winner} gewinnt für {self.planets[code]}: {self.wishes[code]}."
        return super().end(code, winner, loser)

    # --- what there is -----------------------------------------------------------------------------

    sides: Mapping[str, str] = {"dark": "dunkl", "light": "hell"}
    """Without the ending, which depends on the noun."""
    ranks: Mapping[str, str] = {"pawn": "Stein", "king": "Dame", "emperor": "Kaiserin"}
    tokens: Mapping[str, str] = {"snookle": "Snookle", "ring": "Ring", "hippo": "Hippo"}
    fillings: Mapping[str, str] = {"water": "Wasser", "fire": "Feuer", "monolith": "Monolith"}
    directions: Mapping[str, str] = {
        "north": "nach Norden",
        "east": "nach Osten",
        "south": "nach Süden",
        "west": "nach Westen",
    }
    planets: Mapping[str, str] = {
        "mercury": "Merkur",
        "venus": "Venus",
        "earth": "Erde",
        "mars": "Mars",
        "jupiter": "Jupiter",
        "saturn": "Saturn",
        "neptune": "Neptun",
        "uranus": "Uranus",
        "pluto": "Pluto",
    }
    wishes: Mapping[str, str] = {
        "mercury": "drei Felder in Flammen, egal wer sie angezündet hat",
        "venus": "vier Snookles auf den eigenen Steinen, gleich wie verteilt",
        "earth": "sechs eigene Scheiben erweckt, in der ganzen Partie",
        "mars": "drei Steine mit eigenen Kaiserinnen geschlagen, in der ganzen Partie",
        "jupiter": "der Monolith auf d4, d5, e4 und e5",
        "saturn": "vier eigene Steine mit Ring",
        "neptune": "drei Felder unter Wasser, egal wer sie geflutet hat",
        "uranus": "vier eigene Steine auf hellen Feldern",
        "pluto": "eigene Steine in zwei gegenüberliegenden Ecken des Bretts",
    }
    titles: Mapping[str, str] = {
        "flood": "Flut!",
        "fire": "Feuer!",
        "emperor": f"Kaise{BREAK}rin",
        "revive": f"Erwe{BREAK}ckung",
        "monolith": "Monolith",
        "doom": f"Unter{BREAK}gang",
        "hippo": "Hippo aus dem All!",
        "snookle": "Snookle",
        "reshuffle": "Neu gemischt",
        "translation": f"Gerade{BREAK}aus",
        "wormhole": f"Wurm{BREAK}loch",
        "wanderlust": f"Wander{BREAK}lust",
        "queen": "Königin",
        "fortify": "Festung",
        "fate": f"Schick{BREAK}sal",
        "agent": f"Doppel{BREAK}agent",
        "ring": "Ring",
        "antimatter": f"Anti{BREAK}materie",
        "cheater": "Mogler!",
        "rotate": "Drehung",
    }

    def kind(self, kind: str) -> str:
        if kind in self.fillings:
            return self.fillings[kind]
        if kind in self.tokens:
            return self.tokens[kind]
        side, rank = kind.split()
        return described(self.sides[side], self.ranks[rank])

    def coming(self, kind: str) -> str:
        return a(self.tokens[kind]) if kind in self.tokens else self.kind(kind)

    def leaving(self, kind: str) -> str:
        return the(self.tokens[kind]) if kind in self.tokens else self.kind(kind)

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        return f"{self.kind(kind)} mit {' und '.join(self.tokens_of(tokens))}"

    fates: Mapping[str, str] = {"annihilated": "wird ausgelöscht"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        return f"{capital(self.kind(kind))} auf {spot} {self.fates[how]}."

    def place(self, spot: str) -> str:
        if "|" in spot:
            return f"zwischen {spot.replace('|', ' und ')}"
        return f"die vier Felder von {spot.replace('+', ' bis ')}"

    def card_name(self, card: str) -> str:
        return plain(super().card_name(card))

    def by_card(self, card: str) -> str:
        return plain(super().by_card(card))

    # --- what happened -----------------------------------------------------------------------------

    def stuck(self, seat: int) -> str:
        return f"{self.seats[seat]} war am Zug."

    def draws_planet(self, seat: int) -> str:
        return f"{self.seats[seat]} zieht einen Planeten."

    def your_planet(self, seat: int, planet: str) -> str:
        name, wish = self.planets[planet], self.wishes[planet]
        return f"{self.seats[seat]}, dein Planet heißt {name}. Damit gewinnst du: {wish}."

    crowning = "Krönung"

    def came_from(self, seat: int, planet: str, count: int, goal: int) -> str:
        return f"Planet von {self.seats[seat]}: {self.planets[planet]}, {count} von {goal}."

    def refilled(self) -> str:
        return "Die benutzten Karten werden gemischt und bilden den Nachziehstapel (A5)."

    def plays(self, seat: int, card: str) -> str:
        return f"{self.seats[seat]} spielt „{self.card_name(card)}“."

    def must_wander(self, seat: int) -> str:
        return (
            f"{self.seats[seat]} muss als Nächstes einen Stein von der Grundreihe wegziehen, falls möglich."
        )

    def must_move(self, seat: int, spot: str) -> str:
        return f"{self.seats[seat]} muss als Nächstes mit dem Stein auf {spot} ziehen, falls der ziehen kann."

    def no_other(self) -> str:
        return "Kein anderer Stein kann ziehen. Alle Karten werden gemischt."

    def all_shuffled(self) -> str:
        return "Alle Karten werden gemischt."

    def nothing(self) -> str:
        return "Die Karte bewirkt nichts."

    def decline(self, seat: int) -> str:
        return f"{self.seats[seat]} verzichtet darauf."

    def stop(self, seat: int) -> str:
        return f"{self.seats[seat]} hält dort an."

    def build(self, seat: int, *edges: str) -> str:
        return f"{self.seats[seat]} baut Mauern {' und '.join(map(self.place, edges))}."

    def remove(self, seat: int, *edges: str) -> str:
        walls = "die Mauern" if len(edges) > 1 else "eine Mauer"
        return f"{self.seats[1 - seat]} verliert {walls} {' und '.join(map(self.place, edges))}."

    def monolith_comes(self, area: str) -> str:
        return f"Der Monolith kommt auf {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        return f"Der Monolith rückt {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        return f"Das Brett dreht sich, und {self.seats[0]} zieht jetzt {self.directions[direction]}."
