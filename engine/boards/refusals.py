"""Why a checker of draughts and its relatives cannot go where somebody wants it (D2, D3)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from engine.boards.square import FILES
from engine.boards.words.en import say
from engine.contract.values import Refusal


class Walker(NamedTuple):
    """A checker that somebody has picked."""

    name: str
    """What it is called: "pawn"."""
    start: str
    ahead: tuple[int, int] | None
    """The direction that it goes in, in files and ranks; None for one that goes all four ways."""
    call: Callable[[str], str] = str
    """Says what a square is called."""


def path_refusal(walker: Walker, spot: str, own: Collection[str], enemies: Collection[str]) -> Refusal | None:
    """Return the reason that D2 or D3 gives; None for an own square, and where neither of them forbids it."""
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
