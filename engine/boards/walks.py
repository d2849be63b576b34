"""Why a checker of draughts and its relatives cannot go where somebody wants it, in words (D2, D3)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.boards.square import FILES
from engine.protocol import WhyNot


class Walker(NamedTuple):
    """A checker that somebody has picked."""

    kind: str
    """What it is called: "pawn"."""
    start: str
    ahead: tuple[int, int] | None
    """The direction that it goes in, in files and ranks; None for one that goes all four ways."""


def why_not_there(walker: Walker, spot: str, own: Collection[str], enemies: Collection[str]) -> WhyNot | None:
    """Return the reason that D2 or D3 gives; None for an own square, and where neither of them forbids it."""
    files = FILES.index(spot[0]) - FILES.index(walker.start[0])
    ranks = int(spot[1]) - int(walker.start[1])
    if spot in own:
        return None
    if spot in enemies:
        return WhyNot("That square is taken: a jump ends on the empty square right behind.", "D3")
    back = walker.ahead and files * walker.ahead[0] + ranks * walker.ahead[1] < 0
    if abs(files) != abs(ranks) or abs(files) > 2 or back:
        article = "An" if walker.kind[0] in "aeiou" else "A"
        return WhyNot(f"{article} {walker.kind} {_ways(walker)}.", "D2")
    if abs(files) == 1:
        return None
    over = f"{FILES[FILES.index(spot[0]) - files // 2]}{int(spot[1]) - ranks // 2}"
    if over in own:
        return WhyNot("A piece does not jump over its own side.", "D3", (over,))
    return None if over in enemies else WhyNot(f"There is nothing on {over} to jump over.", "D3", (over,))


def _ways(walker: Walker) -> str:
    return "goes one square diagonally" + (" forward" if walker.ahead else ", forward or backward")
