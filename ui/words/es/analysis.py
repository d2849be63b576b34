"""What is said in Spanish where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.words.es import counted
from ui.words.en import analysis as english


class Words(english.Words):
    """In Spanish."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "Análisis"
    beside = "El análisis revelaría aquí los secretos de todos. Pulsa para ver otras opciones."
    later = "Disponible al terminar la partida."
    unlaid = "Disponible cuando se haya descubierto todo lo oculto."
    review = "Revisar la partida"
    looking = "Analizando…"
    blind = "La máquina no puede analizar esta posición."
    only = "la única jugada"
    drawn = "Estimación de la máquina. Señala una jugada para verla en el tablero."
    averaged = "Estimación de la máquina, promediada sobre todo lo que el jugador de turno no puede saber."

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{ahead} por delante, {seen}."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name}: {of_hundred}\u202f%"

    # --- the review --------------------------------------------------------------------------------

    chances = "Evaluación jugada a jugada"
    all_chances = "Mostrar como tabla"
    place = "Jugada"
    start = "Inicio"
    no_points = "No hay momentos clave: ninguna jugada costó mucho."
    none_yet = "Aún no hay momentos clave."
    points = "Momentos clave"
    point_back = "Momento clave anterior (,)"
    point_on = "Momento clave siguiente (.)"
    stop = "Pausar la revisión"
    go_on = "Continuar la revisión"
    try_again = "Reintentar desde aquí"
    progress = "Progreso de la revisión"

    def done(self, written: str) -> str:
        return f"Tras {written}:"

    def better(self, written: str) -> str:
        return f"Era mejor {written}:"

    def known(self, moves: int) -> str:
        return f"Las dos se calcularon a {counted(moves, 'jugada', 'jugadas')}."

    unforeseen = "Cuenta lo que se sabía en ese momento, antes de que decidieran los dados o las cartas."
