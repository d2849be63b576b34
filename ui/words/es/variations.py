"""What is said of the lines beside a game, in Spanish."""

from __future__ import annotations

from ui.words.en import variations as english


class Words(english.Words):
    """In Spanish."""

    try_line = "Probar una variante (T)"
    try_here = "Probar una variante desde aquí"
    trying = "Estás probando una variante y juegas por todos. La partida sigue como estaba."
    line = "Una variante"
    title = "Esta variante"
    name = "Nombre de la variante"
    do_name = "Ponerle nombre"
    promote = "Convertirla en la partida"
    put_first = "Ponerla primero"
    delete = "Borrarla"
    comment = "Comentario"
    comment_title = "Un comentario sobre esta posición"
    keep = "Guardarlo"
    undone = "deshecho"

    def size(self, moves: int) -> str:
        return "1 jugada" if moves == 1 else f"{moves} jugadas"

    def about(self, title: str) -> str:
        return f"Qué hacer con la variante: {title}"
