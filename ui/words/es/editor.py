"""Texts of the position editor: the screen and its notices, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import counted
from ui.words.en import editor as english


class Words(english.Words):
    """The screen, in Spanish."""

    back = "Volver a los ajustes de la partida"
    share = "Compartir"
    rules = "Reglas"
    settings = "Ajustes"
    palette = "Piezas"
    tools = "Herramientas"
    hand = "Mover piezas (M)"
    eraser = "Borrar piezas (E)"
    whole = "Todo el tablero"
    undo = "Deshacer (U)"
    redo = "Rehacer (R)"
    nothing_to_undo = "No hay nada que deshacer."
    nothing_to_redo = "No hay nada que rehacer."
    flip_board = "Girar tablero (F)"
    flips: Mapping[str, str] = {
        "mirror": "Espejo: intercambiar izquierda y derecha",
        "swap": ("Intercambiar bandos"),
    }
    short_flips: Mapping[str, str] = {"mirror": "Espejo", "swap": "Bandos"}
    empty = "Vaciar el tablero"
    start = "Posición de inicio"
    short = ("Deshacer", "Rehacer", "Girar", "Vaciar", "Inicio")
    faults = "Errores"
    sound = "Esta posición es válida."
    game_over = "Esta posición es válida, pero la partida ya ha terminado."
    not_sound = "Corrige primero los errores."
    nothing_left = "En esta posición la partida ya ha terminado."
    text = "La posición como texto"
    play = "Jugar desde aquí"
    study = "Analizar"
    shared = "Compartir la posición"
    link = "Enlace legible"
    link_help = "También puedes editarlo a mano. Quien lo abra puede jugar la posición o editarla."
    text_help = "Para otros programas."

    def title(self, game: str) -> str:
        return f"{game}: editor"

    def board(self, game: str) -> str:
        return f"Tablero de {game}, editor"

    def wrong(self, words: str) -> str:
        return f"error: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        return f"{place}, {', '.join(what) or 'vacío'}"


class NoticeWords(english.NoticeWords):
    """The notices, in Spanish."""

    hand = "Mueve las piezas del tablero."
    eraser = "Quita piezas del tablero."

    def opened(self, title: str) -> str:
        return f"Prepara una posición de {title}."

    def chosen(self, what: str) -> str:
        return f"Para colocar: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'nada'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Sin errores."
        return f"Hay {counted(count, 'error', 'errores')} en la posición."

    def no_position(self, text: str, title: str) -> str:
        return f"«{text}» no es una posición válida de {title}. Pide el enlace otra vez."
