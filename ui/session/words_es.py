"""What is said of the game at the table, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words_es import listed
from ui.session import words as english


class Words(english.Words):
    """In Spanish."""

    # --- going back --------------------------------------------------------------------------------

    shown = "Lo que el azar ha mostrado desde entonces ya se sabe, así que no se puede volver ahí."
    may_be_set = "Contra la máquina, los ajustes pueden permitirlo."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "podría ser más de una jugada" if unclear else "no es una jugada aquí"
        rest = f" y {more} más" if more else ""
        return f"«{text}» {problem}. Posibles: {', '.join(some)}{rest}."

    # --- series ------------------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"partida {number} de {games}"

    def winners(self, names: Sequence[str], series: str) -> str:
        return f"{listed(names)} {'gana' if len(names) == 1 else 'comparten'} el {series}."

    def game(self, title: str, number: str, names: Sequence[str]) -> str:
        return f"{title}{', ' if number else ''}{number}: {' – '.join(names)}"
