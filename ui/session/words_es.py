"""What is said of the game at the table, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_es import listed
from ui.session import words as english


class Words(english.Words):
    """In Spanish."""

    # --- going back --------------------------------------------------------------------------------

    shown = "Lo que el azar ha mostrado desde entonces ya se sabe, así que no se puede volver ahí."
    may_be_set = "Contra la máquina, los ajustes pueden permitirlo."
    stays = "La partida ha terminado: lo que se jugó sigue siendo la partida."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "podría ser más de una jugada" if unclear else "no es una jugada aquí"
        rest = f" y {more} más" if more else ""
        return f"«{text}» {problem}. Posibles: {', '.join(some)}{rest}."

    # --- challenges --------------------------------------------------------------------------------

    judging = "Se mira si eso basta…"
    solved = "Sí, eso es."
    turns: Sequence[str] = ("este turno", "dos turnos", "tres turnos", "cuatro turnos")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        return f"{'Bien. ' if begun else ''}{goal} Tienes {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        return f"Eso no lo consigue{': ' if answer else '.'}{answer} Prueba otra cosa."

    # --- series ------------------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"partida {number} de {games}"

    def winners(self, names: Sequence[str], series: str) -> str:
        return f"{listed(names)} {'gana' if len(names) == 1 else 'comparten'} el {series}."

    def game(self, title: str, number: str, names: Sequence[str]) -> str:
        return f"{title}{', ' if number else ''}{number}: {' – '.join(names)}"

    # --- the challenge of a day --------------------------------------------------------------------

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
