"""What is said where a position of Ctheckers is set up, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words_es import capital, named
from engine.games.ctheckers.editing import words as english
from engine.games.ctheckers.words import say as pieces


class Words(english.Words):
    """In Spanish."""

    captured = "Capturadas"
    out = "Fuera de la partida"
    count = "Contadores"
    quiet = "Medias jugadas sin captura, revelación, mirada, sacrificio ni ficha boca abajo"
    turn = "El turno"
    begins = "empieza"
    owner = "su dueño"
    other = "el otro jugador"
    waits = "nadie: espera al otro jugador"
    no_form = "ninguna"
    on_light = "solo un Nyarlathotep está en casillas claras"
    stack_inside = "una pila está en la primera o en la última fila"
    without_form = "un Nyarlathotep revelado tiene una forma"
    different = "dos jugadores vieron cosas distintas bajo una misma ficha"
    no_turn = "lo que falta por hacer en este turno no encaja con la posición"
    looked_twice = "este jugador ya ha mirado ahí"

    def looked(self, seat: int) -> str:
        return f"Visto por {named(pieces.seats[seat])} bajo una ficha"

    def saw(self, seat: int, what: str) -> str:
        return f"{capital(named(pieces.seats[seat]))} han mirado{f' y visto: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        return f"Forma: {name}"

    def control_of(self, name: str) -> str:
        return f"Quién controla: {name}"

    def goes_on(self, rest: str) -> str:
        return f"sigue: {rest}"

    def too_many(self, name: str) -> str:
        has = "1 Cthecker, 8 cultistas, 1 Nyarlathotep, 1 Carter, 1 Necronomicon"
        return f"hay demasiado: {name} (un lado tiene {has})"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{word!r} no es ninguno de {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        return f"{text!r} no son dos montones como C3R1/c2 o -/-"

    def no_pile(self, text: str) -> str:
        return f"{text!r} no es un montón de ese lado"

    def no_look(self, text: str) -> str:
        return f"{text!r} no es una mirada a una ficha boca abajo como e7=c1"

    def other_side(self, text: str) -> str:
        return f"{text!r}: la ficha de ahí es del otro lado"

    def no_count(self, text: str) -> str:
        return f"{text!r} no es una cuenta de jugadas"
