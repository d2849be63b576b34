"""Texts of analysis, review and variations, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import counted
from ui.words.en import analysis as english


class Words(english.Words):
    """Analysis and review, in Spanish."""

    # --- analysis -----------------------------------------------------------------------------------------

    analysis = "Análisis"
    beside = "El análisis revelaría aquí los secretos de todos. Pulsa para ver otras opciones."
    after_end = "Disponible al terminar la partida."
    after_reveal = "Disponible cuando se haya descubierto todo lo oculto."
    review = "Revisar la partida"
    analysing = "Analizando…"
    impossible = "La máquina no puede analizar esta posición."
    only = "la única jugada"
    drawn = "Estimación de la máquina. Señala una jugada para verla en el tablero."
    averaged = "Estimación de la máquina, promediada sobre todo lo que el jugador de turno no puede saber."

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{ahead} por delante, {seen}."

    def share(self, name: str, of_hundred: int) -> str:
        return f"{name}: {of_hundred}\u202f% de victoria"

    even = "Igualdad"

    def wins(self, name: str) -> str:
        return f"Victoria de {name}"

    def percent(self, of_hundred: int) -> str:
        return f"{of_hundred}\u202f%"

    # --- review -------------------------------------------------------------------------------------------

    chances = "Evaluación jugada a jugada"
    all_chances = "Mostrar como tabla"
    place = "Jugada"
    start = "Inicio"
    no_points = "No hay momentos clave: ninguna jugada costó mucho."
    none_yet = "Aún no hay momentos clave."
    points = "Momentos clave"
    opening = "Apertura"
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


class VariationWords(english.VariationWords):
    """Variations, in Spanish."""

    try_line = "Probar una variante (T)"
    try_here = "Probar una variante desde aquí"
    trying = "Estás probando una variante y mueves por todos. La partida no cambia."
    line = "Variante"
    title = "Esta variante"
    name = "Nombre de la variante"
    do_name = "Cambiar nombre"
    promote = "Convertir en línea principal"
    put_first = "Mover arriba"
    delete = "Borrar"
    comment = "Comentario"
    comment_title = "Comentario sobre esta posición"
    keep = "Guardar"
    undone = "deshecho"

    def size(self, moves: int) -> str:
        return "1 jugada" if moves == 1 else f"{moves} jugadas"

    def about(self, title: str) -> str:
        return f"Opciones de la variante: {title}"
