"""What is said of the game at the table, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import listed
from ui.words.en import session as english


class Words(english.Words):
    """In Spanish."""

    # --- who plays which side ----------------------------------------------------------------------

    def own(self, side: str) -> str:
        return f"{side} (tú)"

    # --- going back --------------------------------------------------------------------------------

    shown = "Lo que el azar ha mostrado desde entonces ya se sabe, así que no se puede volver ahí."
    may_be_set = "Contra la máquina, los ajustes pueden permitirlo."
    stays = "La partida ha terminado: lo que se jugó sigue siendo la partida."

    # --- why a button is dimmed -------------------------------------------------------------------

    looking_back = "Miras otra posición: vuelve primero a la partida."
    over = "La partida ha terminado."
    watching = "Aquí solo juegan ordenadores. Para mirar atrás, recorre la partida."
    others_turn = "Le toca a otro."
    nothing_back = "Aún no has jugado nada."
    nothing_again = "No se ha deshecho nada."
    again_far = "Con alguien en otro lugar, juégalo otra vez en el tablero."
    fair = "Con alguien en otro lugar no hay pistas para nadie."
    in_line = "Estás probando una variante: vuelve primero a la partida."
    turn_begun = "Aquí uno se rinde al principio del propio turno."
    why_later = "Revelaría secretos, así que se dice cuando la partida ha terminado."
    no_computer = "Aquí no mueve ningún ordenador, y solo ellos dicen por qué."
    not_moved = "Ningún ordenador ha movido todavía."
    forgotten = "Lo que pensó solo se sabe mientras sigas en la mesa."
    in_guide = "En una partida entera se puede."
    try_later = "Donde hay algo oculto o corren relojes, se puede cuando la partida ha terminado."
    review_later = "Una partida se repasa cuando ha terminado."
    nothing_played = "Aún no se ha jugado nada."
    at_start = "Este es el principio."
    at_end = "Este es el final."
    no_point = "No hay ninguno."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "podría ser más de una jugada" if unclear else "no es una jugada aquí"
        rest = f" y {more} más" if more else ""
        return f"«{text}» {problem}. Posibles: {', '.join(some)}{rest}."

    # --- puzzles --------------------------------------------------------------------------------

    judging = "Se mira si eso basta…"
    solved = "Sí, eso es."
    turns: Sequence[str] = ("este turno", "dos turnos", "tres turnos", "cuatro turnos")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        return f"{'Bien. ' if begun else ''}{goal} Tienes {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        return f"Eso no lo consigue{': ' if answer else '.'}{answer} Prueba otra cosa."

    # --- series ------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        return f"{listed(names)} {'gana' if len(names) == 1 else 'comparten'} el {series}."

    # --- the puzzle of a day --------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "Una jugada gana la partida en el acto. Encuéntrala.",
        "take": "Una jugada captura más que cualquier otra. Encuéntrala.",
        "leap": "Un salto es más largo que cualquier otro: es el que más veces salta. Encuéntralo.",
    }
    met: Mapping[str, str] = {
        "win": "Sí: eso gana.",
        "take": "Sí: ninguna otra jugada captura tanto.",
        "leap": "Sí: ningún otro salto es tan largo.",
    }
    missed: Mapping[str, str] = {
        "win": "Eso no gana en el acto. Prueba otra jugada.",
        "take": "Otra jugada captura más. Prueba otra vez.",
        "leap": "Otro salto es más largo. Prueba otra vez.",
    }
