"""Marks for the less obvious effects of an action, shown before it is made."""

from __future__ import annotations

from engine.contract.picture import Ground
from engine.contract.values import Action
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.kinds import COLOURS
from engine.games.ctheckers.moves import Move, choices
from engine.games.ctheckers.state import SIDE, State, letter_of
from engine.games.ctheckers.words.en import say_table

LOST = "threat"
"""The mark on a piece that its own player would lose."""


def preview(view: State, action: Action) -> tuple[Ground, ...]:
    """Mark looks that drive Carter mad (C18), sacrifices (C22), and captures of own pieces (C13, C21)."""
    move = next(choice.move for choice in choices(view) if choice.action == action)
    names = [NAMES[square] for square in move.path]
    match move.kind:
        case "peek":
            return (Ground(names[1], f"looked-{COLOURS[view.turn]}", say_table.would_go_mad),)
        case "give":
            return (Ground(names[0], LOST, say_table.would_push),)
        case "burn":
            return tuple(Ground(name, LOST, say_table.would_burn) for name in names)
        case "jump" | "roam":
            return _own_losses(view, move)
    return ()


def _own_losses(view: State, move: Move) -> tuple[Ground, ...]:
    """Mark the player's own pieces that a capture would take."""
    struck = (move.over,) if move.kind == "jump" else move.path[1:]
    own = [square for square in struck if view.board[square] and _owner(view, square) == view.turn]
    return tuple(Ground(NAMES[square], LOST, _loss(view, square)) for square in own)


def _owner(view: State, square: int) -> int:
    return SIDE[view.board[square][0]]


def _loss(view: State, square: int) -> str:
    """Return the text for the capture of the player's own piece on a square."""
    if view.board[square] in (letter_of(kind, view.turn) for kind in "nb"):
        return say_table.would_lose
    return say_table.would_lose_own
