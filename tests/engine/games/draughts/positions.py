"""Positions of draughts from drawings, and helpers to play from them."""

from __future__ import annotations

from engine.games.draughts.rules import (
    Draughts,
    State,
)
from tests.drawing import draughts_fen

GAME = Draughts()


def at(drawing: str, turn: str = "B") -> State:
    return GAME.parse(draughts_fen(drawing, turn), {})


def by_squares(state: State) -> set[str]:
    return {" ".join(action.path) for action in GAME.legal_actions(state)}


FORK = """
    . . . . . . . .
    . . l . l . . .
    . . . . . . . .
    . . l . l . . .
    . . . d . . . .
    . . . . . . . .
    . d . . . . . .
    . . . . . . . .
"""
