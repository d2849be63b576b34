"""Positions of Nuclear Chess for its tests, and helpers to play from them."""

from __future__ import annotations

from engine.games.chess.state import State
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.rules import Nuclear
from tests.drawing import fen_rows

GAME = Nuclear()


def at(drawing: str, turn: str = "w", rest: str = "- - 0 1") -> State:
    return GAME.parse(f"{fen_rows(drawing)} {turn} {rest}", {})


def moves(state: State, start: str = "") -> set[str]:
    return {action.text for action in GAME.legal_actions(state) if action.text.startswith(start)}


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def standing(state: State) -> dict[str, str]:
    return {piece.spot: piece.name for piece in GAME.picture(state).pieces}
