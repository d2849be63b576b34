"""What the screen says on which a position is set up, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import editor as english


class Words(english.Words):
    """In Spanish."""

    back = "Volver a preparar la partida"
    share = "Compartir"
    rules = "Reglas"
    settings = "Ajustes"
    palette = "Lo que se puede poner en el tablero"
    tools = "Lo demás que se puede hacer en el tablero"
    hand = "Mover lo que hay en el tablero (M)"
    eraser = "Quitar lo que hay en el tablero (E)"
    whole = "Todo el tablero"
    undo = "Deshacer (U)"
    redo = "Rehacer (R)"
    nothing_back = "No queda nada por deshacer."
    nothing_again = "No se ha deshecho nada."
    turn = "Girar el tablero (F)"
    flips: Mapping[str, str] = {"mirror": "Espejo: cambiar izquierda y derecha", "swap": "Cambiar los lados"}
    short_flips: Mapping[str, str] = {"mirror": "Espejo", "swap": "Lados"}
    empty = "Vaciar el tablero: quitarlo todo"
    start = "La posición de inicio"
    short = ("Deshacer", "Rehacer", "Girar", "Vaciar", "Inicio")
    faults = "Lo que está mal"
    sound = "Esta posición está bien."
    game_over = "Esta posición está bien, pero en ella la partida ha terminado."
    not_sound = "Corrige primero lo que está mal en la posición."
    nothing_left = "En esta posición la partida ha terminado."
    text = "La posición como texto"
    play = "Jugar desde aquí"
    study = "Analizar"
    shared = "Compartir esta posición"
    link = "Un enlace que se puede leer"
    link_help = "También se puede cambiar a mano. Quien lo abre puede jugar la posición o arreglarla aquí."
    text_help = "Para otros programas."

    def title(self, game: str) -> str:
        return f"{game}: preparar"

    def board(self, game: str) -> str:
        return f"Tablero de {game}, en preparación"

    def wrong(self, words: str) -> str:
        return f"mal: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        return f"{place}, {', '.join(what) or 'vacío'}"
