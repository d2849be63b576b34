"""What the small boards say, in Spanish."""

from __future__ import annotations

from tools.tries import words as english


class Words(english.Words):
    """In Spanish."""

    try_it = "Pruébalo"
    again = "Otra vez"
    allowed = "Las reglas lo permiten, pero no es lo que se pide aquí."
    choices = "Opciones"
    nothing_there = "Ahí no hay nada que se pueda mover."
    not_there = "No puede ir ahí."
    not_on_the_board = "Elige entre lo que hay debajo del tablero."

    def board(self, things: str) -> str:
        return f"El tablero: {things}."
