"""What is said where a position of Alien Checkers is set up, in Spanish."""

from __future__ import annotations

from collections.abc import Collection

from engine.contract.words_es import named as within
from engine.games.alien.editing import words as english
from engine.games.alien.words import say as named


class Words(english.Words):
    """In Spanish."""

    tokens = "Sobre una ficha"
    squares = "En casillas"
    secrets = "Planetas secretos"
    counts = "Obligación, turno y cuentas"
    cards = "Cartas"
    forward = "El primer jugador va hacia el"
    drawn_later = "se roba al empezar"
    duty = "Lo exige una carta"
    no_demand = "nada"
    turn = "Número de turno"
    in_pile = "en el mazo"
    face_up = "boca arriba"
    used = "usada"
    pile_order = "Orden del mazo"
    shuffled = "barajado"
    hippos = "solo hay tres hipopótamos"
    snookle = "una ficha con snookle no tiene hipopótamo"
    under_monolith = "no hay muros bajo el monolito"
    fate = "Destino nombra una ficha de quien tiene el turno"
    order = "el orden nombra todas las cartas del mazo y ninguna otra"
    planets = "los jugadores tienen planetas distintos"
    monolith = "el monolito cubre cuatro casillas, dos por dos"

    def wall_of(self, seat: int) -> str:
        return f"muro de {within(named.seats[seat])}"

    def planet_of(self, seat: int) -> str:
        return f"Planeta de {within(named.seats[seat])}"

    def revived(self, seat: int) -> str:
        return f"Piezas de {within(named.seats[seat])} revividas hasta ahora"

    def conquests(self, seat: int) -> str:
        return f"Capturas hasta ahora de los emperadores de {within(named.seats[seat])}"

    def as_written(self, order: str) -> str:
        return f"como está escrito: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        return f"{within(named.seats[seat])} tienen {most} piezas: una dama son dos, un emperador son tres"

    def walls(self, most: int) -> str:
        return f"hay {most} muros como mucho"

    def open_cards(self, most: int) -> str:
        return f"al empezar un turno hay boca arriba {most} como mucho"

    def one_of(self, word: str, known: Collection[str]) -> str:
        return f"{word!r} no es ninguno de {', '.join(known)}"

    def two_parts(self, text: str, mark: str) -> str:
        return f"{text!r} no son dos partes con {mark} en medio"

    def twice(self, name: str) -> str:
        return f"{name} se nombra dos veces"

    def no_edge(self, name: str) -> str:
        return f"{name!r} no es un borde como e4-e5"

    def no_card(self, name: str) -> str:
        return f"{name!r} no es una carta"

    def no_planet(self, name: str) -> str:
        return f"{name!r} no es un planeta"

    def no_duty(self, text: str) -> str:
        return f"{text!r} no es -, wander ni fate con una casilla como fate:e4"

    def no_number(self, text: str, least: int, most: int) -> str:
        return f"{text!r} no es un número de {least} a {most}"
