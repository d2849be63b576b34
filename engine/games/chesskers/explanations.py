"""What stands better for a side than before, by what the evaluation counts, where nothing was taken."""

from __future__ import annotations

from engine.boards.progress import Standing, grown
from engine.games.chess.tables import RING
from engine.games.chesskers.evaluate import (
    BISHOPS,
    CROWNS,
    EDGES,
    GUARD,
    KINGS,
    KNIGHTS,
    PAWNS,
    QUEENS,
    ROOKS,
    SUPERS,
)
from engine.games.chesskers.kernel import ARMY, Position
from engine.games.chesskers.words.en import say


def better(before: Position, after: Position, side: int) -> tuple[str, ...]:
    """Return what a side has better then, in words; nothing if it has not the same pieces as before."""
    if _count(before, side) != _count(after, side):
        return ()
    return tuple(say.better[what] for what in grown(_standing(before, side), _standing(after, side)))


def _count(position: Position, side: int) -> list[int]:
    masks = position[:5] if side == ARMY else position[5:7]
    return [mask.bit_count() for mask in masks]


def _standing(position: Position, side: int) -> Standing:
    """Return what counts for a side besides the pieces that it has."""
    pawns, knights, diagonal, straight, king, men, supers, _ = position
    if side != ARMY:
        return {"crown": CROWNS[men], "edge": EDGES[men], "super": SUPERS[supers]}
    queens = diagonal & straight
    middle = KNIGHTS[knights] + BISHOPS[diagonal ^ queens] + ROOKS[straight ^ queens] + QUEENS[queens]
    beside = RING[king] & (pawns | knights | diagonal | straight)
    guard = GUARD * beside.bit_count()
    return {"pawn": PAWNS[pawns], "middle": middle, "king": KINGS[king], "guard": guard}
