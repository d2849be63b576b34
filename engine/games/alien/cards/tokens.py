"""Cards that put something on a square or on a checker: A40, A41, A46, A47, A56."""

from __future__ import annotations

from engine.games.alien.board.masks import HAS_HIPPO, MINE, count, squares
from engine.games.alien.cards.choice import Choice, on_squares
from engine.games.alien.state import (
    EMPTY,
    FIRE,
    HIPPO,
    MOST_HIPPOS,
    RING,
    SNOOKLE,
    WATER,
    State,
)


def flood(state: State) -> list[Choice]:
    """A40: water on an empty square, or no more fire on a burning one (A62)."""
    return _fill("flood", WATER, FIRE, state)


def fire(state: State) -> list[Choice]:
    """A41: fire on an empty square, or no more water on a flooded one (A62)."""
    return _fill("fire", FIRE, WATER, state)


def _fill(verb: str, filling: int, other: int, state: State) -> list[Choice]:
    after = {EMPTY: filling, other: EMPTY}
    return on_squares(verb, ((s, after[cell]) for s, cell in enumerate(state.cells) if cell in after))


def hippo(state: State) -> list[Choice]:
    """A46: on an opponent's checker without a Snookle and without a hippo, if fewer than three sit there."""
    if count(state.cells, HAS_HIPPO) >= MOST_HIPPOS:
        return []
    theirs = ((s, state.cells[s]) for s in squares(state.cells, MINE[1 - state.seat]))
    return on_squares("hippo", ((s, cell | HIPPO) for s, cell in theirs if not cell & (HIPPO | SNOOKLE)))


def snookle(state: State) -> list[Choice]:
    """A47: on one of your checkers that has none; a hippo there leaves."""
    return on_squares(
        "snookle", ((s, (cell | SNOOKLE) & ~HIPPO) for s, cell in _mine_without(SNOOKLE, state))
    )


def ring(state: State) -> list[Choice]:
    """A56: on one of your checkers that has none."""
    return on_squares("ring", ((s, cell | RING) for s, cell in _mine_without(RING, state)))


def _mine_without(token: int, state: State) -> list[tuple[int, int]]:
    mine = ((s, state.cells[s]) for s in squares(state.cells, MINE[state.seat]))
    return [(s, cell) for s, cell in mine if not cell & token]
