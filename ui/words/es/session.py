"""Texts about the game at the table: undo, dimmed buttons, typed moves, puzzles, series, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import capital, listed, named, opening
from ui.words.en import session as english


class Words(english.Words):
    """The Spanish texts."""

    # --- the person's side --------------------------------------------------------------------------------

    def own(self, side: str) -> str:
        return f"{side} (tú)"

    # --- undo ---------------------------------------------------------------------------------------------

    revealed_since = "Desde entonces se han revelado dados o cartas, así que no se puede deshacer más allá."
    setting_allows_it = "Para las partidas contra la máquina puedes permitirlo en los ajustes."
    moves_are_final = "La partida ha terminado y queda como está."

    # --- dimmed buttons -----------------------------------------------------------------------------------

    viewing_earlier = "Estás viendo otra posición: vuelve primero a la partida."
    over = "La partida ha terminado."
    watching = "Solo juegan máquinas. Aun así, puedes recorrer la partida."
    others_turn = "No es tu turno."
    nothing_to_undo = "No tienes ninguna jugada que deshacer."
    nothing_to_redo = "No hay nada que rehacer."
    no_remote_redo = "En una partida en línea, repite la jugada en el tablero."
    no_remote_hints = "En una partida en línea no hay pistas."
    in_variation = "Estás probando una variante: vuelve primero a la partida."
    turn_begun = "Solo puedes rendirte al principio de tu turno."
    why_after_end = "Revelaría secretos. Podrás verlo después de la partida."
    no_computer = "Solo se explican las jugadas de la máquina."
    not_moved = "La máquina aún no ha movido."
    reasons_forgotten = "Los motivos de la máquina solo se conservan mientras la partida sigue abierta."
    in_tutorial = "Disponible en una partida completa."
    try_later = (
        "Con información oculta o con relojes, las variantes tienen que esperar al final de la partida."
    )
    review_later = "Podrás revisar la partida cuando termine."
    nothing_played = "Aún no se ha jugado nada."
    at_start = "Este es el principio."
    at_end = "Este es el final."
    no_point = "No hay más momentos clave."

    # --- typed moves --------------------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "es ambiguo" if unclear else "no es una jugada legal aquí"
        rest = f" y {more} más" if more else ""
        return f"«{text}» {problem}. Posibles: {', '.join(some)}{rest}."

    # --- puzzles ------------------------------------------------------------------------------------------

    judging = "Comprobando…"
    solved = "¡Correcto!"
    turns: Sequence[str] = ("un turno", "dos turnos", "tres turnos", "cuatro turnos")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        return f"{'¡Bien! ' if begun else ''}{goal} Tienes {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        return f"Eso no funciona{': ' if answer else '.'}{answer} Prueba otra cosa."

    # --- series -------------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        if len(names) == 1:
            return f"{opening(names[0])} gana el {series}."
        return f"{capital(listed([named(name) for name in names]))} comparten la victoria en el {series}."

    # --- daily puzzle -------------------------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "Una jugada gana la partida en el acto. Encuéntrala.",
        "take": "Una jugada captura más que cualquier otra. Encuéntrala.",
        "leap": "Un salto es más largo que cualquier otro: es el que más veces salta. Encuéntralo.",
    }
    found: Mapping[str, str] = {
        "win": "Correcto: eso gana.",
        "take": "Correcto: ninguna otra jugada captura tanto.",
        "leap": "Correcto: ningún otro salto es tan largo.",
    }
    missed: Mapping[str, str] = {
        "win": "Eso no gana en el acto. Prueba otra jugada.",
        "take": "Otra jugada captura más. Vuelve a intentarlo.",
        "leap": "Otro salto es más largo. Vuelve a intentarlo.",
    }
