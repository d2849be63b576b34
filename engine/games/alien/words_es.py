"""What Alien Checkers says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words import OptionWords
from engine.contract.words_es import agreeing, capital, listed, named, some, the
from engine.games.alien import words as english


class Words(english.Words):
    """In Spanish. "Dama" is the king of draughts, so the card Queen is "Reina", as the chess piece is."""

    credit = "De David L. Van Slyke"
    tagline = "Damas con hipopótamos, un monolito, veinte cartas y un planeta secreto."
    seats = ("Oscuras", "Claras")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Cartas boca arriba",
            {"1": "Una", "2": "Dos"},
            "Cuántas cartas están boca arriba cuando empieza un turno; en él se descubre una más (A7).",
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Un turno tiene tres partes: mueve una ficha, mira la carta nueva y usa una de las cartas "
            "que están boca arriba."
        ),
        "capture": (
            "Si puedes saltar, tienes que hacerlo: por encima de una ficha vecina, a la casilla libre de "
            "detrás."
        ),
        "card": "Usa una de estas cartas: hace lo que dice. La que dejas queda ahí para el otro lado.",
        "planet": (
            "Tu planeta es tu secreto. Ganas al instante si se cumple su deseo, o con cinco damas, "
            "o si el otro lado desaparece."
        ),
        "fill": (
            "Dos de los planetas desean tres casillas de fuego o de agua, las ponga quien las ponga: "
            "cuidado, podría ser el del otro lado."
        ),
    }
    guide: Mapping[str, str] = {
        "move": (
            "Un turno tiene tres partes. Primero mueves una ficha, como en las damas: un paso adelante, en "
            "diagonal."
        ),
        "card": (
            "Se ha descubierto una carta, así que hay dos boca arriba. Elige Hipo cósmico; la otra queda "
            "para el otro lado."
        ),
        "hippo": "Se sienta sobre una ficha del otro lado. Elige cuál.",
        "walls": (
            "Muralla levanta dos muros que se juntan en un punto. Ciérrale a la ficha clara el camino "
            "hacia la tuya de d4: dos de las marcas en torno al punto que hay entre ellas."
        ),
        "push": (
            "La carta te deja empujar el monolito un paso. Empújalo hacia la derecha, donde hay una ficha "
            "clara."
        ),
        "planet": (
            "Tu planeta secreto es Neptuno: gana con tres casillas bajo el agua, y ya hay dos. Inunda una "
            "tercera, la que quieras."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "move": "Tuviste que mover antes de ver qué viene después.",
        "card": "Esa era la tercera parte: en cada turno se usa una carta.",
        "hippo": (
            "Una ficha bajo un hipopótamo no puede moverse, y nada puede moverla. Saltar por encima de "
            "ella sí se permite."
        ),
        "walls": (
            "La ficha clara ya no puede saltar por encima de la tuya. Tus propias fichas atraviesan tus "
            "muros."
        ),
        "push": "Quien está en su camino es empujado, y quien sale empujado del tablero es capturado.",
        "planet": "Has ganado en el acto. Nadie sabía qué querías, y tú nunca sabes qué quiere el otro lado.",
    }
    ends: Mapping[str, str] = {
        "captured": "Victoria de {winner}: en el tablero no queda ninguna ficha de {loser}.",
        "both-gone": "Empate: a nadie le quedan fichas en el tablero.",
        "kings": "Victoria de {winner} con cinco damas y emperadores.",
        "no-move": "Empate: quien tiene el turno no tiene ninguna jugada.",
        "turns": "Empate: se han jugado 400 turnos.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("un emperador", "emperadores"),
        "king": ("una dama", "damas"),
        "pawn": ("un peón", "peones"),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "mercury": ("Fuego en Mercurio", "Gana por Mercurio: tres casillas en llamas."),
        "venus": ("Snookles de Venus", "Gana por Venus: cuatro snookles sobre tus fichas."),
        "earth": ("De vuelta a la Tierra", "Gana por Tierra: seis piezas tuyas revividas."),
        "mars": ("Guerra en Marte", "Gana por Marte: tres capturas de tus emperadores."),
        "jupiter": ("El centro de Júpiter", "Gana por Júpiter: el monolito en el centro."),
        "saturn": ("Anillos de Saturno", "Gana por Saturno: cuatro fichas tuyas con anillo."),
        "neptune": ("Mares de Neptuno", "Gana por Neptuno: tres casillas bajo el agua."),
        "uranus": ("De lado, como Urano", "Gana por Urano: cuatro fichas tuyas en casillas claras."),
        "pluto": ("Tan lejos como Plutón", "Gana por Plutón: fichas tuyas en dos esquinas opuestas."),
        "system": ("El sistema entero", "Gana por cada uno de los nueve planetas."),
        "kings": ("Cinco coronas", "Gana con cinco damas y emperadores."),
        "captured": ("Quien queda en pie", "Gana dejando al otro lado sin fichas."),
        "both-gone": ("Espacio vacío", "Empata porque a nadie le quedan fichas."),
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        if code in self.planets:
            return f"Victoria de {named(winner)} por {self.planets[code]}: {self.wishes[code]}."
        return super().end(code, named(winner), named(loser))

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las oscuras"."""
        return f"las {self.seats[seat].lower()}"

    # --- what there is -----------------------------------------------------------------------------

    sides: Mapping[str, str] = {"dark": "oscuro", "light": "claro"}
    ranks: Mapping[str, str] = {"pawn": "peón", "king": "dama", "emperor": "emperador"}
    tokens: Mapping[str, str] = {"snookle": "snookle", "ring": "anillo", "hippo": "hipopótamo"}
    fillings: Mapping[str, str] = {"water": "agua", "fire": "fuego", "monolith": "monolito"}
    directions: Mapping[str, str] = {"north": "norte", "east": "este", "south": "sur", "west": "oeste"}
    planets: Mapping[str, str] = {
        "mercury": "Mercurio",
        "venus": "Venus",
        "earth": "Tierra",
        "mars": "Marte",
        "jupiter": "Júpiter",
        "saturn": "Saturno",
        "neptune": "Neptuno",
        "uranus": "Urano",
        "pluto": "Plutón",
    }
    wishes: Mapping[str, str] = {
        "mercury": "tres casillas en llamas, sean de quien sean",
        "venus": "cuatro snookles sobre fichas propias, repartidos como sea",
        "earth": "seis piezas propias revividas en toda la partida",
        "mars": "tres capturas de emperadores propios en toda la partida",
        "jupiter": "el monolito en d4, d5, e4 y e5",
        "saturn": "cuatro fichas propias con anillo",
        "neptune": "tres casillas bajo el agua, sean de quien sean",
        "uranus": "cuatro fichas propias en casillas claras",
        "pluto": "fichas propias en dos esquinas opuestas del tablero",
    }
    titles: Mapping[str, str] = {
        "flood": "¡Diluvio!",
        "fire": "¡Fuego!",
        "emperor": "Emperador",
        "revive": "Revivir",
        "monolith": "Monolito",
        "doom": "Ruina",
        "hippo": "¡Hipo cósmico!",
        "snookle": "Snookle",
        "reshuffle": "Barajar",
        "translation": "Traslado",
        "wormhole": "Agujero de gusano",
        "wanderlust": "Ansias de viaje",
        "queen": "Reina",
        "fortify": "Muralla",
        "fate": "Destino",
        "agent": "Agente doble",
        "ring": "Anillo",
        "antimatter": "Antimateria",
        "cheater": "¡Trampa!",
        "rotate": "Giro",
    }

    def kind(self, kind: str) -> str:
        if kind in self.fillings:
            return self.fillings[kind]
        if kind in self.tokens:
            return self.tokens[kind]
        side, rank = kind.split()
        return agreeing(self.ranks[rank], self.sides[side])

    def coming(self, kind: str) -> str:
        return some(self.kind(kind))

    def leaving(self, kind: str) -> str:
        return the(self.kind(kind))

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        return f"{self.kind(kind)} con {listed(self.tokens_of(tokens))}"

    fates: Mapping[str, str] = {"annihilated": "se desintegra"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} de {spot} {self.fates[how]}."

    def card_name(self, card: str) -> str:
        return self.titles[card].strip("¡!").capitalize()

    def place(self, spot: str) -> str:
        if "|" in spot:
            return f"entre {spot.replace('|', ' y ')}"
        return f"las cuatro casillas de {spot.replace('+', ' a ')}"

    # --- what happened -----------------------------------------------------------------------------

    def stuck(self, seat: int) -> str:
        return f"Era el turno de {self.side(seat)}."

    def draws_planet(self, seat: int) -> str:
        return f"{capital(self.side(seat))} roban un planeta."

    def your_planet(self, seat: int, planet: str) -> str:
        who = self.seats[seat]
        return f"{who}: tu planeta es {self.planets[planet]}. Ganas con {self.wishes[planet]}."

    crowning = "corona"

    def came_from(self, seat: int, planet: str, count: int, goal: int) -> str:
        return f"{capital(self.side(seat))} venían de {self.planets[planet]}: {count} de {goal}."

    def refilled(self) -> str:
        return "Las cartas usadas se barajan y forman el mazo (A5)."

    def plays(self, seat: int, card: str) -> str:
        return f"{capital(self.side(seat))} juegan {self.card_name(card)}."

    def by_card(self, card: str) -> str:
        title = self.titles[card]
        return title if title.endswith("!") else f"{title}."

    def must_wander(self, seat: int) -> str:
        return (
            f"Después, {self.side(seat)} tienen que mover una ficha fuera de su fila de fondo, si se puede."
        )

    def must_move(self, seat: int, spot: str) -> str:
        return f"Después, {self.side(seat)} tienen que mover la ficha de {spot}, si puede moverse."

    def no_other(self) -> str:
        return "Ninguna otra ficha puede moverse. Se barajan todas las cartas."

    def all_shuffled(self) -> str:
        return "Se barajan todas las cartas."

    def nothing(self) -> str:
        return "No puede hacer nada."

    def decline(self, seat: int) -> str:
        return f"{capital(self.side(seat))} renuncian a ello."

    def stop(self, seat: int) -> str:
        return f"{capital(self.side(seat))} se detienen ahí."

    def build(self, seat: int, *edges: str) -> str:
        return f"{capital(self.side(seat))} levantan muros {listed([*map(self.place, edges)])}."

    def remove(self, seat: int, *edges: str) -> str:
        walls = "muros" if len(edges) > 1 else "un muro"
        return f"{capital(self.side(1 - seat))} pierden {walls} {listed([*map(self.place, edges)])}."

    def monolith_comes(self, area: str) -> str:
        return f"El monolito se posa en {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        return f"El monolito se mueve hacia el {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        return f"El tablero gira, y {self.side(0)} avanzan hacia el {self.directions[direction]}."
