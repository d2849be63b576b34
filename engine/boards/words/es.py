"""Texts that several board games share, in Spanish."""

from __future__ import annotations

from engine.boards.words import en as english
from engine.contract.words.es import capital, quoted, some, square


class Words(english.Words):
    """In Spanish."""

    over = "La partida ha terminado."
    taken = "Esa casilla está ocupada: un salto termina en la casilla vacía justo detrás."
    own_side = "Una pieza no puede saltar por encima de las propias."

    def ways(self, checker: str, forward_only: bool) -> str:
        ways = " hacia adelante" if forward_only else ", hacia adelante o hacia atrás"
        return f"{capital(some(checker))} va una casilla en diagonal{ways}."

    def nothing_to_jump(self, spot: str) -> str:
        return f"En {square(spot)} no hay ninguna pieza que saltar."

    forces_capture = "obliga a capturar"

    def forces(self, answer: str) -> str:
        return f"obliga a {answer}"

    # --- faults in positions -----------------------------------------------------------------------

    def rows(self, count: int) -> str:
        return f"el número de filas del tablero es {count}, no 8"

    def squares(self, count: int) -> str:
        return f"el número de casillas de esta fila es {count}, no 8"

    def sign(self, sign: str) -> str:
        return f"{quoted(sign)} no representa ninguna pieza"
