"""Texts of the variations of a game in Spanish."""

from __future__ import annotations

from ui.words.en import variations as english


class Words(english.Words):
    """In Spanish."""

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
