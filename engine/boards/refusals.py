"""Why a checker of draughts and its relatives cannot move to a square (D2, D3)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from engine.boards.square import FILES
from engine.boards.words.en import say
from engine.contract.values import Refusal


class Walker(NamedTuple):
    """A selected checker."""

    name: str
    """Name of the piece, such as "pawn"."""
    start: str
    ahead: tuple[int, int] | None
    """Direction of movement, in files and ranks; None for a piece that moves all four ways."""
    call: Callable[[str], str] = str
    """Returns the name of a square."""


def path_refusal(walker: Walker, spot: str, own: Collection[str], enemies: Collection[str]) -> Refusal | None:
    """Return the refusal by D2 or D3; None for an own square, or if neither forbids the move."""
    files = FILES.index(spot[0]) - FILES.index(walker.start[0])
    ranks = int(spot[1]) - int(walker.start[1])
    if spot in own:
        return None
    if spot in enemies:
        return Refusal(say.taken, "D3")
    back = walker.ahead and files * walker.ahead[0] + ranks * walker.ahead[1] < 0
    if abs(files) != abs(ranks) or abs(files) > 2 or back:
        return Refusal(say.ways(walker.name, walker.ahead is not None), "D2")
    if abs(files) == 1:
        return None
    over = f"{FILES[FILES.index(spot[0]) - files // 2]}{int(spot[1]) - ranks // 2}"
    if over in own:
        return Refusal(say.own_side, "D3", (over,))
    return None if over in enemies else Refusal(say.nothing_to_jump(walker.call(over)), "D3", (over,))
