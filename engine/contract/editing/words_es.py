"""What is said where a position is set up, in Spanish."""

from __future__ import annotations

from engine.contract.editing import words as english


class Words(english.Words):
    """In Spanish."""

    to_move = "Turno"
    too_long = "ninguna posición es tan larga"
    refused = "esta no es una posición del juego"
