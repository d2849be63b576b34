"""Positions of Chesskers from drawings, and helpers to play from them by action texts."""

from __future__ import annotations

from engine.games.chesskers.rules import (
    Chesskers,
    State,
)
from tests.drawing import fen_rows

GAME = Chesskers()


def at(drawing: str, turn: str = "c", rest: str = "- 0 1") -> State:
    return GAME.parse(f"{fen_rows(drawing)} {turn} {rest}", {})


def moves(state: State, start: str = "") -> set[str]:
    return {action.text for action in GAME.legal_actions(state) if action.path[0].startswith(start)}


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def standing(state: State) -> dict[str, str]:
    return {piece.spot: piece.name for piece in GAME.picture(state).pieces}


RING = """
    . . . . . . . .
    . . . . . . . .
    . . P . P . . .
    . . . . . . . .
    . . P . P . . .
    . . . c . . . .
    . . . . . . . K
    . . . . . . . .
"""
