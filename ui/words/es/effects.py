"""What is said of files that cannot be opened, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import listed
from ui.words.en import effects as english


class Words(english.Words):
    """In Spanish."""

    all_solved = "Todos los problemas están resueltos."
    not_yet = "El problema de ese día no se puede abrir: el día no ha llegado o no existe."
    makes_no_sense = "Esto no se puede leer: una parte no tiene sentido."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        return f"{fault} Se pueden abrir partidas guardadas aquí, {listed(notations)}."
