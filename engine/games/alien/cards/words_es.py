"""What the cards of Alien Checkers say, and why they cannot use a square, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words_es import capital, some, the
from engine.games.alien.cards import words as english


class Words(english.Words):
    """In Spanish."""

    texts: Mapping[str, str] = {
        "flood": "Llena de agua una casilla vacía, o apaga un fuego.",
        "fire": "Incendia una casilla vacía, o seca una con agua.",
        "emperor": "Si quieres, pon uno de tus peones sobre una de tus damas.",
        "revive": "Si quieres, una pieza vuelve como peón en tu mitad.",
        "monolith": "Pon el monolito en cuatro casillas libres; si ya está, empújalo.",
        "doom": "Empuja el monolito dos veces.",
        "hippo": "Un hipopótamo se sienta sobre una ficha enemiga, que queda inmóvil.",
        "snookle": "Un Snookle sobre una de tus fichas ahuyenta hipopótamos; Venus los cuenta.",
        "reshuffle": "Mueve una segunda ficha; luego se barajan todas las cartas.",
        "translation": "Mueve cualquier ficha una casilla en línea recta, o salta en línea recta.",
        "wormhole": "Si quieres, la ficha que has movido se va muy lejos.",
        "wanderlust": "La próxima jugada rival tiene que salir de su fila de fondo.",
        "queen": "Si quieres, una dama o un emperador se desliza como la reina del ajedrez.",
        "fortify": "Si quieres, levanta dos muros o derriba dos enemigos.",
        "fate": "Señala la ficha enemiga que tiene que moverse después.",
        "agent": "Una ficha enemiga se aparta mientras juegas otra vez.",
        "ring": "Una de tus fichas recibe un anillo; Saturno los cuenta.",
        "antimatter": "Vacía cuatro casillas donde ambos lados tengan una ficha.",
        "cheater": "Si quieres, mira el mazo y ponlo en orden.",
        "rotate": "Gira el tablero un cuarto de vuelta, hacia donde quieras.",
    }
    has_snookle = "Lleva un Snookle, y los hipopótamos no lo soportan."
    has_hippo = "Ya tiene un hipopótamo encima."
    hippo_sits = "Tiene un hipopótamo sentado encima: no puede moverse."
    moved_already = "Esta ficha ya se ha movido; tiene que ser otra."
    monolith_there = "Ahí está el monolito."
    no_antimatter = "Antimateria necesita dos por dos casillas con una ficha de cada lado."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        return f"{_plain(card)} no lleva de {start} a {end}."

    def not_empty(self, thing: str) -> str:
        return f"La casilla no está vacía: ahí está {the(thing)}."

    def wants_own(self, card: str) -> str:
        return f"{_plain(card)} es para una ficha tuya."

    def wants_theirs(self, card: str) -> str:
        return f"{_plain(card)} es para una ficha del otro lado."

    def no_use(self, card: str) -> str:
        return f"{_plain(card)} no puede usar esta casilla."

    def wants_edge(self, card: str) -> str:
        return f"{_plain(card)} es para bordes: elige un rombo en un lado de esta casilla."

    def wants_area(self, card: str) -> str:
        return f"{_plain(card)} es para cuatro casillas a la vez: elige un rombo en una esquina de esta."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Ansias de viaje: antes, una ficha tiene que salir de la fila de fondo."
    fate_named = "Destino ha señalado otra ficha."
    another_must = "Otra ficha tiene que saltar."
    must_jump = "Tiene que saltar."
    must_jump_on = "Tiene que seguir saltando."
    blocked = "No puede moverse: va en diagonal a una casilla vacía; un peón, solo hacia adelante."
    wall = "Un muro del otro lado le cierra el paso."
    only_emperors = "Solo un emperador puede saltar a un emperador."

    def others_turn(self, seat: str, thing: str) -> str:
        return f"Es el turno de las {seat.lower()}, y esto es {some(thing)}."

    def in_its_way(self, filling: str) -> str:
        return f"Ahí no se puede entrar: {the(filling)} cierra el paso."


def _plain(card: str) -> str:
    """Return a title as a sentence begins with it."""
    return capital(card.strip("¡!"))
