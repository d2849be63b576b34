"""Why nothing can be done with a square, in the rules' words."""

from __future__ import annotations

from engine.games.ctheckers.grid import AT
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.picture import must_capture, prompt
from engine.games.ctheckers.state import HIDDEN, SIDE, WAITING, State
from engine.games.ctheckers.words import SEATS, name
from engine.protocol import WhyNot

WAYS = {
    "m": "a checker goes one square diagonally forward",
    "c": "a cultist goes one square diagonally",
    "r": "Carter goes one square diagonally",
}


def why_not(view: State, spot: str) -> WhyNot | None:
    """Return the reason, or None for what can be used and for what needs no reason."""
    found = choices(view)
    cell = view.board[AT[spot]]
    if not cell or any(choice.action.path[0] == spot for choice in found):
        return None
    if view.end:
        return WhyNot("The game is over.")
    if view.todo:
        return WhyNot(f"Something else comes first. {prompt(view)}", "C4")
    if cell in ("N", "n"):
        return _star(view, SIDE[cell]) or _held_back(view, cell)
    if SIDE[cell[0]] != view.turn:
        return WhyNot(f"It is {SEATS[view.turn]}'s turn, and this is a {name(cell[0])}.", "D1")
    if cell in ("B", "b"):
        return WhyNot(
            "A revealed Necronomicon cannot be moved by its owner; a face-up cultist can be "
            "sacrificed to move it one square.",
            "C20, C22",
        )
    return _held_back(view, cell)


def _star(view: State, side: int) -> WhyNot | None:
    seat = view.control[side]
    if seat == WAITING:
        other = SEATS[1 - side]
        return WhyNot(f"It stands still until a cultist or a Carter of {other} lies captured.", "C12")
    if seat != view.turn:
        return WhyNot(f"Only {SEATS[seat]} can move this Nyarlathotep now.", "C11")
    return None


def _held_back(view: State, cell: str) -> WhyNot:
    if must_capture(view):
        show = next(choice.action.path for choice in choices(view) if "x" in choice.action.text)
        return WhyNot("Something must be captured first.", "C5", show)
    if cell in ("N", "n"):
        return WhyNot(f"This {name(cell)} is blocked in its present form.", "C10")
    kind = "m" if cell in HIDDEN else cell[0].lower()
    return WhyNot(f"This {name(cell[0])} is blocked: {WAYS[kind]}, to an empty square.", "D2")
