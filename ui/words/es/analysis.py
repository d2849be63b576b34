"""What is said in Spanish where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.words.es import counted
from ui.words.en import analysis as english


class Words(english.Words):
    """In Spanish."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "El ojo de la máquina"
    beside = "Aquí miraría por todos: pulsa para ver qué más se puede hacer."
    later = "Se abre cuando termina la partida."
    unlaid = "Se abre en cuanto queda a la vista todo lo que la partida ocultaba."
    review = "Repasar la partida"
    looking = "Está mirando…"
    blind = "La máquina no puede mirar aquí."
    only = "la única jugada"
    drawn = "Es su propio cálculo. Señala una jugada para verla en el tablero."
    averaged = "Es su propio cálculo; lo que quien mueve no podía saber, lo sortea una y otra vez."

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{ahead} por delante, {seen}."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name} {of_hundred} de 100"

    # --- the review --------------------------------------------------------------------------------

    chances = "Las probabilidades jugada a jugada"
    all_chances = "Todo en números"
    place = "Jugada"
    start = "Inicio"
    no_points = "Ninguna jugada costó mucho."
    none_yet = "Ningún momento clave por ahora."
    points = "Momentos clave"
    point_back = "El momento clave anterior (,)"
    point_on = "El momento clave siguiente (.)"
    stop = "Dejar de mirar"
    go_on = "Seguir mirando"
    try_again = "Intentarlo otra vez desde aquí"
    progress = "Cuánto se ha repasado"

    def done(self, written: str) -> str:
        return f"Tras {written}:"

    def better(self, written: str) -> str:
        return f"Mejor {written}:"

    def known(self, moves: int) -> str:
        return f"Ambas se miraron {counted(moves, 'jugada', 'jugadas')} por delante."

    unforeseen = "Cuenta lo que se podía saber entonces, antes de que el azar trajera lo que vino."
