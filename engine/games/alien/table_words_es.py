"""What Alien Checkers says at the table, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words_es import capital, the
from engine.games.alien import table_words as english
from engine.games.alien import words_es


class Words(english.Words):
    """In Spanish."""

    _say = words_es.Words()

    # --- asked for ---------------------------------------------------------------------------------

    dealt = "Se reparten las cartas."
    asked: Mapping[str, str] = {
        "flood": "elige una casilla vacía para llenarla de agua, o un fuego para apagarlo",
        "fire": "elige una casilla vacía para incendiarla, o una con agua para secarla",
        "emperor": "elige un peón y luego la dama sobre la que se pone, o renuncia",
        "revive": "elige una casilla oscura vacía de tu mitad, o renuncia",
        "hippo": "elige la ficha enemiga sobre la que se sienta el hipopótamo",
        "snookle": "elige la ficha sobre la que viaja el Snookle",
        "reshuffle": "mueve una segunda ficha",
        "wormhole": "elige dónde sale la ficha que has movido, o renuncia",
        "queen": "elige una dama o un emperador y adónde se desliza, o renuncia",
        "fortify": (
            "cada rombo es un borde entre dos casillas: elige dos para levantar muros, o dos muros "
            "enemigos para derribarlos, o renuncia"
        ),
        "fate": "elige la ficha enemiga que tiene que moverse después",
        "ring": "elige la ficha que recibe el anillo",
        "antimatter": "cada rombo es el centro de cuatro casillas: elige las cuatro que se vacían",
        "cheater": "elige la carta que viene después, o deja el resto como está",
        "rotate": "elige la nueva dirección",
        "monolith": "elige cuatro casillas libres para él",
        "push": "elige hacia dónde se empuja el monolito",
        "push-first": "elige hacia dónde se empuja el monolito, la primera vez de dos",
        "push-again": "elige hacia dónde se empuja el monolito, la segunda vez",
        "agent": "elige la ficha enemiga que se aparta",
        "agent-move": "haz tu segunda jugada",
        "translation": "mueve cualquier ficha una casilla en línea recta, o salta en línea recta",
        "translation-on": "sigue saltando, o para",
    }
    asked_on: Mapping[str, str] = {
        "fortify": "ahora el segundo borde, que se junta con el primero en un punto",
        "remove": "ahora el segundo de los dos muros que derribas",
        "emperor": "ahora la dama sobre la que se pone el peón",
        "queen": "ahora adónde se desliza",
    }

    def to_move(self, seat: int, must_jump: bool) -> str:
        side = capital(self._say.side(seat))
        return f"{side} tienen que saltar (D4)." if must_jump else f"{side} mueven una ficha."

    def has_to_wander(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que mover una ficha fuera de su fila de fondo (A51)."

    def has_to_move(self, seat: int, spot: str) -> str:
        return f"{capital(self._say.side(seat))} tienen que mover la ficha de {spot} (A54)."

    def choose_card(self, seat: int) -> str:
        return f"{self._say.seats[seat]}: elige una de las cartas."

    def carry_out(self, seat: int, card: str, asked: str) -> str:
        return f"{self._say.seats[seat]}, {self._say.card_name(card)}: {self.asked[asked]}."

    def now(self, seat: int, card: str, asked: str) -> str:
        return f"{self._say.seats[seat]}, {self._say.card_name(card)}: {asked}."

    def choose_king(self, seat: int) -> str:
        return f"{self._say.seats[seat]}: elige el peón que se corona (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "Renunciar",
        "stop": "Parar aquí",
        "leave": "Dejar el resto como está",
    }

    def rotated(self, direction: str, end: str) -> str:
        return f"{self._say.seats[0]} hacia el {self._say.directions[direction]}, en dirección a {end}"

    def edge(self, edge: str, built: bool) -> str:
        return f"el {'muro' if built else 'borde'} {self._say.place(edge)}"

    def shifted(self, direction: str, area: str) -> str:
        return f"hacia el {self._say.directions[direction]}, a {self._say.place(area)}"

    monolith_here = "aquí estaría el monolito"

    def would_go(self, thing: str) -> str:
        return f"{the(thing)} desaparecería"

    def wall(self, seat: int, edge: str) -> str:
        return f"muro de {self._say.side(seat)} en {edge}"

    # --- beside the board --------------------------------------------------------------------------

    reserve = "Reserva"
    draw_pile = "Mazo"

    def pieces(self, count: int) -> str:
        return "pieza" if count == 1 else "piezas"

    def cards(self, count: int) -> str:
        return "carta" if count == 1 else "cartas"

    def waits(self, words: str) -> str:
        return f"{words} Tiene que esperar: ahora no hay casillas así."

    def idle(self, words: str) -> str:
        return f"{words} Ahora no puede hacer nada."

    def planet(self, seat: int, planet: str) -> str:
        return f"{self._say.seats[seat]}: {self._say.planets[planet]}"

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        return f"Gana con {self._say.wishes[planet]}. Hasta ahora: {count} de {goal}."

    next_card = "La próxima carta"

    def hidden_planet(self, seat: int) -> str:
        return f"Planeta de {self._say.side(seat)}"

    def only_known_to(self, seat: int) -> str:
        return f"Solo {self._say.side(seat)} conocen este planeta."

    def ways(self, first: str, second: str) -> str:
        north, south = (self._say.directions[way] for way in (first, second))
        mine, theirs = self._say.side(0), self._say.side(1)
        return f"{capital(mine)} avanzan hacia el {north}, {theirs} hacia el {south}."

    def wanders(self, seat: int) -> str:
        move = "mueven ahora una ficha fuera de su fila de fondo"
        return f"Ansias de viaje: {self._say.side(seat)} {move}, si se puede (A51)."

    def fated(self, seat: int, spot: str) -> str:
        return f"Destino: {self._say.side(seat)} mueven ahora la ficha de {spot}, si puede moverse (A54)."

    def knows_pile(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} conocen el orden del mazo."
