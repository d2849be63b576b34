"""Why a piece of draughts cannot be moved, or not where somebody wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.boards.walks import Walker, why_not_there
from engine.protocol import Action, WhyNot

Names = Mapping[str, str]
"""What stands on each occupied square, in words: "dark king"."""


def refusal(names: Names, spot: str, seat: str, legal: Sequence[Action]) -> WhyNot:
    """Why the piece on a square has no move on `seat`'s turn."""
    name = names[spot]
    if not name.startswith(seat.lower()):
        return WhyNot(f"It is {seat.lower()}'s turn, and this is a {name}.", "D1")
    if must_jump(legal):
        return WhyNot("Another piece must jump.", "D4", legal[0].path)
    return WhyNot(_blocked(name), "D2")


def refusal_there(names: Names, picked: tuple[str, ...], spot: str, legal: Sequence[Action]) -> WhyNot | None:
    """Why the picked piece cannot go (on) to a square; None where `refusal` has more to say."""
    side, kind = names[picked[0]].split()
    own = {square for square, name in names.items() if name.startswith(side)}
    if spot in own:
        return None
    if must_jump(legal):
        begun = [action.path for action in legal if action.path[: len(picked)] == picked]
        words = f"This {kind} must jump{' on' if len(picked) > 1 else ''}."
        return WhyNot(words, "D5" if len(picked) > 1 else "D4", begun[0] if begun else ())
    ahead = (0, 1 if side == "dark" else -1) if kind == "pawn" else None
    return why_not_there(Walker(kind, picked[0], ahead), spot, own, names.keys() - own)


def must_jump(legal: Sequence[Action]) -> bool:
    """Whether the player to move has to jump (D4)."""
    return bool(legal) and "x" in legal[0].text


def _blocked(name: str) -> str:
    ways = (
        "a king goes one square diagonally"
        if name.endswith("king")
        else "a pawn goes one square diagonally forward"
    )
    return f"This {name} is blocked: {ways}, to an empty square."
