"""Words of Alien Checkers in German."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.contract.words.de import (
    BREAK,
    GameWords,
    a,
    capital,
    described,
    listed,
    opening,
    plain,
    quoted,
    the,
    to_the,
)
from engine.contract.words.en import OptionWords
from engine.games.alien.words import en as english
from engine.games.alien.words.en import say


class Words(english.Words, GameWords):
    """In German."""

    credit = f"Von {english.Words.designer}"
    tagline = "Dame mit Hippos, einem Monolithen, zwanzig Karten und einem geheimen Planeten."
    seats = ("Dunkel", "Hell")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Offene Karten",
            {"1": "Eine", "2": "Zwei"},
            "Anzahl der offenen Karten zu Beginn eines Zuges; eine weitere wird im Zug aufgedeckt (A7).",
        ),
    }
    advice: Mapping[str, str] = {
        "kings": "Bewache deine Grundreihe: Dort bekommt dein Gegner seine Damen, und mit fünf gewinnt er.",
        "captured": "Sieh vor jedem Zug nach, ob dein Stein dort, wo er landet, übersprungen werden kann.",
        "": "Errate aus Zügen und Karten den Planeten deines Gegners, und stelle dich ihm in den Weg.",
    }
    lessons: Mapping[str, str] = {
        "start": "Ein Zug: einen Stein ziehen, eine Karte aufdecken, dann eine der offenen nutzen.",
        "capture": (
            "Wenn du schlagen kannst, musst du: über einen gegnerischen Stein auf das leere Feld dahinter."
        ),
        "card": (
            "Nutze eine dieser Karten: Sie tut, was darauf steht. Die andere bleibt für deinen Gegner liegen."
        ),
        "planet": (
            "Dein Planet ist dein Geheimnis. Du gewinnst sofort, wenn sein Wunsch wahr wird, mit fünf "
            "Damen oder wenn der Gegner keinen Stein mehr hat."
        ),
        "fill": (
            "Zwei der Planeten wünschen sich drei Felder Feuer oder Wasser, egal von wem. Vorsicht: Einer "
            "davon kann deinem Gegner gehören."
        ),
    }
    tutorial: Mapping[str, str] = {
        "move": (
            "Ein Zug hat drei Teile. Zuerst ziehst du einen Stein wie im Damespiel: ein Feld diagonal "
            "nach vorn."
        ),
        "card": (
            "Eine Karte wurde aufgedeckt, also liegen zwei offen. Wähle das Hippo aus dem All; die andere "
            "bleibt für deinen Gegner."
        ),
        "hippo": "Es setzt sich auf einen gegnerischen Stein. Wähle einen.",
        "walls": (
            "Festung baut zwei Mauern, die sich an einer Ecke treffen. Versperre dem hellen Stein den Weg "
            "zu deinem auf d4: Wähle zwei der Zeichen um die Ecke zwischen ihnen."
        ),
        "push": (
            "Mit der Karte schiebst du den Monolithen ein Feld weit. Schiebe ihn nach rechts, wo ein "
            "heller Stein steht."
        ),
        "planet": (
            "Dein geheimer Planet ist Neptun: Er gewinnt mit drei Feldern unter Wasser, und zwei gibt es "
            "schon. Flute ein beliebiges drittes."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "move": "Du musstest ziehen, bevor du die nächste Karte sehen konntest.",
        "card": "Das war der dritte Teil: In jedem Zug wird eine Karte genutzt.",
        "hippo": (
            "Ein Stein unter einem Hippo kann nicht ziehen, und nichts kann ihn bewegen. Überspringen "
            "darf man ihn weiterhin."
        ),
        "walls": (
            "Der helle Stein kann nicht mehr über deinen springen. Deine eigenen Mauern halten deine "
            "Steine nicht auf."
        ),
        "push": "Steine im Weg werden weitergeschoben; ein vom Brett geschobener Stein ist geschlagen.",
        "planet": (
            "Du hast sofort gewonnen. Dein Gegner kannte deinen Wunsch nicht, und du kennst seinen nie."
        ),
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("eine Kaiserin", "Kaiserinnen"),
        "king": ("eine Dame", "Damen"),
        "pawn": ("einen Stein", "Steine"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mercury": ("Feuer auf Merkur", "Gewinne für den Merkur: drei Felder in Flammen."),
        "venus": ("Snookles der Venus", "Gewinne für die Venus: vier Snookles auf deinen Steinen."),
        "earth": ("Zurück auf Erden", "Gewinne für die Erde: sechs eigene Scheiben erweckt."),
        "mars": (
            "Krieg auf dem Mars",
            "Gewinne für den Mars: drei Steine mit eigenen Kaiserinnen geschlagen.",
        ),
        "jupiter": ("Die Mitte des Jupiter", "Gewinne für den Jupiter: der Monolith in der Mitte."),
        "saturn": ("Ringe des Saturn", "Gewinne für den Saturn: vier eigene Steine mit Ring."),
        "neptune": ("Meere des Neptun", "Gewinne für den Neptun: drei Felder unter Wasser."),
        "uranus": ("Schräg wie Uranus", "Gewinne für den Uranus: vier eigene Steine auf hellen Feldern."),
        "pluto": (
            "Bis hinter Pluto",
            "Gewinne für den Pluto: eigene Steine in zwei gegenüberliegenden Ecken.",
        ),
        "system": ("Das ganze System", "Gewinne für jeden der neun Planeten."),
        "kings": ("Fünf Kronen", "Gewinne mit fünf Damen und Kaiserinnen."),
        "captured": ("Allein im All", "Gewinne, weil der Gegner keinen Stein mehr hat."),
        "both-gone": ("Leerer Raum", "Erreiche ein Remis, weil niemand mehr einen Stein hat."),
    }
    ends: Mapping[str, str] = {
        "captured": "{winner} gewinnt: {loser} hat keinen Stein mehr auf dem Brett.",
        "both-gone": "Remis: Niemand hat mehr einen Stein auf dem Brett.",
        "kings": "{winner} gewinnt mit fünf Damen und Kaiserinnen.",
        "no-move": "Remis: Der Spieler am Zug kann nicht ziehen.",
        "turns": "Remis nach 400 Zügen.",
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        if code in self.planets:
            return f"{opening(winner)} gewinnt für {self.planet_as_object(code)}: {self.wishes[code]}."
        return super().end(code, winner, loser)

    def planet_as_object(self, planet: str) -> str:
        """Return the accusative of a planet: "die Venus", "den Mars"."""
        return f"{'die' if planet in ('venus', 'earth') else 'den'} {self.planets[planet]}"

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
        "venus": "vier Snookles auf den eigenen Steinen, egal wie verteilt",
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
        "translation": f"Verschie{BREAK}bung",
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
        return self.kind(kind)

    def leaving(self, kind: str) -> str:
        return self.kind(kind)

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        return f"{self.kind(kind)} mit {listed(self.tokens_of(tokens))}"

    fates: Mapping[str, str] = {"annihilated": "wird ausgelöscht"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} auf {spot} {self.fates[how]}."

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
        return f"{self.seats[seat]} muss als Nächstes mit dem Stein auf {spot} ziehen, falls möglich."

    def no_other(self) -> str:
        return "Kein anderer Stein kann ziehen. Alle Karten werden gemischt."

    def all_shuffled(self) -> str:
        return "Alle Karten werden gemischt."

    def nothing(self) -> str:
        return "Die Karte bewirkt nichts."

    def decline(self, seat: int) -> str:
        return f"{self.seats[seat]} verzichtet."

    def stop(self, seat: int) -> str:
        return f"{self.seats[seat]} hält dort an."

    def build(self, seat: int, *edges: str) -> str:
        return f"{self.seats[seat]} baut Mauern {listed([self.place(edge) for edge in edges])}."

    def remove(self, seat: int, *edges: str) -> str:
        walls = "die Mauern" if len(edges) > 1 else "eine Mauer"
        return f"{self.seats[1 - seat]} verliert {walls} {listed([self.place(edge) for edge in edges])}."

    def monolith_comes(self, area: str) -> str:
        return f"Der Monolith kommt auf {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        return f"Der Monolith rückt {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        return f"Das Brett dreht sich, und {self.seats[0]} zieht jetzt {self.directions[direction]}."


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "planet": "Gewinne durch deinen Planeten. Stapel und benutzte Karten zeigen, was kommen kann.",
        "kings": (
            "Gewinne mit fünf Damen und Kaiserinnen. Stapel und benutzte Karten zeigen, was kommen kann."
        ),
        "captured": (
            "Schlage den letzten gegnerischen Stein. Stapel und benutzte Karten zeigen, was kommen kann."
        ),
    }


class TableWords(english.TableWords):
    """In German."""

    # --- asked for ---------------------------------------------------------------------------------

    dealt = "Die Karten werden ausgeteilt."
    asked: Mapping[str, str] = {
        "flood": "Wähle ein leeres Feld zum Fluten oder ein Feuer zum Löschen",
        "fire": "Wähle ein leeres Feld zum Anzünden oder Wasser zum Austrocknen",
        "emperor": "Wähle einen einfachen Stein, dann die Dame darunter, oder verzichte",
        "revive": "Wähle ein leeres dunkles Feld in deiner Hälfte oder verzichte",
        "hippo": "Wähle den gegnerischen Stein, auf den sich das Hippo setzt",
        "snookle": "Wähle den Stein, auf dem der Snookle reitet",
        "reshuffle": "Ziehe mit einem zweiten Stein",
        "wormhole": "Wähle, wo der gezogene Stein herauskommt, oder verzichte",
        "queen": "Wähle eine Dame oder Kaiserin und wohin sie gleitet, oder verzichte",
        "fortify": (
            "Jede Raute ist eine Kante zwischen zwei Feldern. Wähle zwei für deine Mauern oder zwei "
            "gegnerische Mauern zum Einreißen, oder verzichte"
        ),
        "fate": "Wähle den gegnerischen Stein, der als Nächstes ziehen muss",
        "ring": "Wähle den Stein, der den Ring bekommt",
        "antimatter": "Jede Raute ist die Mitte von vier Feldern. Wähle die vier, die geleert werden",
        "cheater": "Wähle die nächste Karte oder lass den Rest, wie er ist",
        "rotate": "Wähle die neue Richtung",
        "monolith": "Wähle vier freie Felder für ihn",
        "push": "Wähle, wohin du den Monolithen schiebst",
        "push-first": "Wähle, wohin du den Monolithen beim ersten von zwei Malen schiebst",
        "push-again": "Wähle, wohin du den Monolithen beim zweiten Mal schiebst",
        "agent": "Wähle den gegnerischen Stein, der beiseitetritt",
        "agent-move": "Mache deinen zweiten Zug",
        "translation": "Ziehe oder springe mit einem beliebigen Stein waagerecht oder senkrecht",
        "translation-on": "Springe weiter oder halte an",
    }
    asked_on: Mapping[str, str] = {
        "fortify": "Jetzt die zweite Kante; sie trifft die erste an einer Ecke",
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
        return f"{say.seats[seat]}: Wähle eine der Karten."

    def choose_king(self, seat: int) -> str:
        return f"{say.seats[seat]}: Wähle den Stein, der zur Dame wird (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "Verzichten",
        "stop": "Hier anhalten",
        "leave": "Rest so lassen",
    }

    def rotated(self, seat: int, direction: str, end: str) -> str:
        return f"{say.seats[seat]} zieht {say.directions[direction]}, Richtung {end}"

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

    def kings(self, count: int, goal: int) -> str:
        return f"{count} von {goal} Damen"

    def one_king_missing(self, seat: int) -> str:
        return f"{say.seats[seat]} fehlt nur noch eine Dame zum Sieg."

    def pieces(self, count: int) -> str:
        return "Scheibe" if count == 1 else "Scheiben"

    def cards(self, count: int) -> str:
        return "Karte" if count == 1 else "Karten"

    def waits(self, words: str) -> str:
        return f"{words} Jetzt nicht nutzbar: Solche Felder fehlen."

    def idle(self, words: str) -> str:
        return f"{words} Jetzt hätte die Karte keine Wirkung."

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        return f"Gewinnt so: {say.wishes[planet]}. Bisher {count} von {goal}."

    next_card = "Nächste Karte"

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
        move = "muss als Nächstes einen Stein von der Grundreihe wegziehen"
        return f"Wanderlust: {who} {move}, falls möglich (A51)."

    def fated(self, seat: int, spot: str) -> str:
        who = say.seats[seat]
        return f"Schicksal: {who} muss als Nächstes mit dem Stein auf {spot} ziehen, falls möglich (A54)."

    def knows_pile(self, seat: int) -> str:
        return f"{say.seats[seat]} kennt die Reihenfolge des Nachziehstapels."


class EditorWords(english.EditorWords):
    """In German."""

    tokens = "Auf einem Stein"
    squares = "Auf Feldern"
    secrets = "Geheime Planeten"
    counts = "Vorgabe, Zug und Zähler"
    cards = "Karten"
    forward = "Der erste Spieler zieht nach"
    drawn_later = "wird am Anfang gezogen"
    duty = "Vorgabe einer Karte"
    no_demand = "keine"
    turn = "Nummer des Zuges"
    in_pile = "im Nachziehstapel"
    face_up = "offen"
    used = "benutzt"
    pile_order = "Reihenfolge des Nachziehstapels"
    shuffled = "gemischt"
    hippos = "es gibt nur drei Hippos"
    snookle = "ein Stein mit Snookle kann kein Hippo haben"
    under_monolith = "unter dem Monolithen darf keine Mauer stehen"
    fate = "Schicksal muss einen Stein des Spielers am Zug nennen"
    order = "die Reihenfolge muss alle Karten des Nachziehstapels nennen und keine andere"
    planets = "die Spieler müssen verschiedene Planeten haben"
    monolith = "der Monolith muss vier Felder bedecken, zwei mal zwei"

    def wall_of(self, seat: int) -> str:
        return f"Mauer von {say.seats[seat]}"

    def planet_of(self, seat: int) -> str:
        return f"Planet von {say.seats[seat]}"

    def revived(self, seat: int) -> str:
        return f"Bisher erweckt: {say.seats[seat]}"

    def conquests(self, seat: int) -> str:
        return f"Bisher von Kaiserinnen geschlagen: {say.seats[seat]}"

    def as_written(self, order: str) -> str:
        return f"wie geschrieben: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        return f"{say.seats[seat]} hat mehr als {most} Scheiben: Eine Dame sind zwei, eine Kaiserin drei"

    def walls(self, most: int) -> str:
        return f"es darf höchstens {most} Mauern geben"

    def open_cards(self, most: int) -> str:
        return f"zu Beginn eines Zuges {'dürfen' if most > 1 else 'darf'} höchstens {most} offen liegen"

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


class CardWords(english.CardWords):
    """In German."""

    texts: Mapping[str, str] = {
        "flood": "Setze ein leeres Feld unter Wasser oder lösche ein Feuer.",
        "fire": "Setze ein leeres Feld in Brand oder trockne ein Wasserfeld aus.",
        "emperor": "Wenn du magst, lege einen deiner einfachen Steine auf eine deiner Damen.",
        "revive": "Wenn du magst, hole eine Scheibe als einfachen Stein in deine Hälfte.",
        "monolith": "Setze den Monolithen auf vier freie Felder; steht er schon da, schiebe ihn.",
        "doom": "Schiebe den Monolithen zweimal.",
        "hippo": "Ein Hippo setzt sich auf einen gegnerischen Stein, und der steckt fest.",
        "snookle": "Ein Snookle auf einem deiner Steine hält Hippos fern; Venus zählt jeden.",
        "reshuffle": "Ziehe mit einem zweiten Stein; dann werden alle Karten gemischt.",
        "translation": "Ziehe oder springe mit einem beliebigen Stein waagerecht oder senkrecht.",
        "wormhole": "Wenn du magst, reist der gezogene Stein weit weg.",
        "wanderlust": "Der Gegner muss als Nächstes einen Stein von seiner Grundreihe wegziehen.",
        "queen": "Wenn du magst, gleitet eine Dame oder Kaiserin wie die Dame im Schach.",
        "fortify": "Wenn du magst, baue zwei Mauern oder reiße zwei gegnerische ein.",
        "fate": "Nenne den gegnerischen Stein, der als Nächstes ziehen muss.",
        "agent": "Ein gegnerischer Stein tritt beiseite, während du noch einmal ziehst.",
        "ring": "Einer deiner Steine bekommt einen Ring; Saturn zählt sie.",
        "antimatter": "Leere vier Felder, auf denen beide Seiten einen Stein haben.",
        "cheater": "Wenn du magst, sieh den Nachziehstapel durch und ordne ihn.",
        "rotate": "Drehe das Brett um ein Viertel, links- oder rechtsherum.",
    }
    has_snookle = "Auf ihm reitet ein Snookle, und Snookles können Hippos nicht leiden."
    has_hippo = "Auf ihm sitzt schon ein Hippo."
    hippo_sits = "Ein Hippo sitzt darauf: Dieser Stein kann nicht ziehen."
    moved_already = "Dieser Stein hat schon gezogen; ein anderer muss es sein."
    monolith_there = "Dort steht der Monolith."
    no_antimatter = "Antimaterie braucht zwei mal zwei Felder, auf denen von jeder Seite ein Stein steht."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        return f"„{plain(card)}“ führt nicht von {start} nach {end}."

    def not_empty(self, thing: str) -> str:
        return f"Das Feld ist nicht leer: {thing}."

    def wants_own(self, card: str) -> str:
        return f"„{plain(card)}“ ist für einen deiner eigenen Steine."

    def wants_theirs(self, card: str) -> str:
        return f"„{plain(card)}“ ist für einen gegnerischen Stein."

    def no_use(self, card: str) -> str:
        return f"„{plain(card)}“ hat auf diesem Feld keine Wirkung."

    def wants_edge(self, card: str) -> str:
        return f"„{plain(card)}“ ist für Kanten: Wähle eine Raute an einer Seite dieses Feldes."

    def wants_area(self, card: str) -> str:
        return f"„{plain(card)}“ ist für vier Felder zugleich: Wähle eine Raute an einer Ecke von diesem."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Wanderlust: Erst muss ein Stein die Grundreihe verlassen."
    fate_named = "Das Schicksal hat einen anderen Stein genannt."
    another_must = "Ein anderer Stein muss schlagen."
    must_jump = "Dieser Stein muss schlagen."
    must_jump_on = "Dieser Stein muss weiterschlagen."
    blocked = "Blockiert: Er zieht diagonal auf ein leeres Feld, ein einfacher Stein nur vorwärts."
    wall = "Eine gegnerische Mauer ist im Weg."
    only_emperors = "Nur eine Kaiserin kann eine Kaiserin überspringen."

    def others_turn(self, seat: str, thing: str) -> str:
        return f"{seat} ist am Zug, und das ist {a(thing)}."

    def in_its_way(self, filling: str) -> str:
        return f"Dieses Feld ist versperrt: {capital(the(filling))} ist im Weg."


class GainWords(english.GainWords):
    """In German."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"nähert sich dem eigenen Wunsch, {count} von {goal}: {say.wishes[planet]}"
        return f"bringt den Gegner seinem Wunsch näher ({say.planets[planet]}), jetzt {count} von {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"entfernt sich vom eigenen Wunsch ({say.planets[planet]}), jetzt {count} von {goal}"
        return f"entfernt den Gegner von seinem Wunsch ({say.planets[planet]}), jetzt {count} von {goal}"

    def crowns(self, count: int, goal: int) -> str:
        return f"nähert sich fünf Damen, {count} von {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        return f"entfernt den Gegner von fünf Damen, jetzt {count} von {goal}"

    def sat_upon(self, kind: str) -> str:
        return f"setzt ein Hippo auf {to_the(say.kind(kind))}"

    def freed(self, kind: str) -> str:
        return f"befreit {to_the(say.kind(kind))} vom Hippo"
