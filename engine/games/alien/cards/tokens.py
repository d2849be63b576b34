"""Cards that put something on a square or on a checker: A40, A41, A46, A47, A56."""

from __future__ import annotations

from engine.games.alien.board.masks import HAS_HIPPO, MINE, count, squares
from engine.games.alien.cards.card import EMPTY_SQUARE, OWN, THEIRS, Card, Choice, on_squares
from engine.games.alien.info import ONE_SNOOKLE
from engine.games.alien.state import (
    EMPTY,
    FIRE,
    HIPPO,
    MOST_HIPPOS,
    OWNER,
    RING,
    WATER,
    State,
    has_hippo,
    snookles,
    with_snookles,
)
from engine.games.alien.words.en import say_card


def flood(state: State) -> list[Choice]:
    """A40: flood an empty square, or put out a fire (A62)."""
    return _fill("flood", WATER, FIRE, state)


def fire(state: State) -> list[Choice]:
    """A41: set an empty square on fire, or dry up water (A62)."""
    return _fill("fire", FIRE, WATER, state)


def _fill(verb: str, filling: int, other: int, state: State) -> list[Choice]:
    after = {EMPTY: filling, other: EMPTY}
    return on_squares(verb, ((s, after[cell]) for s, cell in enumerate(state.cells) if cell in after))


def hippo(state: State) -> list[Choice]:
    """A46: choose an opponent's checker without Snookle or hippo, if fewer than three hippos sit."""
    if count(state.cells, HAS_HIPPO) >= MOST_HIPPOS:
        return []
    return on_squares(
        "hippo",
        (
            (s, cell | HIPPO)
            for s, cell in _checkers(state, 1 - state.seat)
            if not (has_hippo(cell) or snookles(cell))
        ),
    )


def snookle(state: State) -> list[Choice]:
    """A47: choose a checker of one's own (by rules version 1: without a Snookle); its hippo leaves."""
    mine = ((s, cell, snookles(cell)) for s, cell in _checkers(state, state.seat))
    several = state.rules > ONE_SNOOKLE
    return on_squares(
        "snookle", ((s, with_snookles(cell, many + 1)) for s, cell, many in mine if several or not many)
    )


def ring(state: State) -> list[Choice]:
    """A56: choose a checker of one's own without a ring."""
    mine = _checkers(state, state.seat)
    return on_squares("ring", ((s, cell | RING) for s, cell in mine if not cell & RING))


def _checkers(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the squares of a seat's checkers with their contents."""
    return [(s, state.cells[s]) for s in squares(state.cells, MINE[seat])]


def _hippo_refusal(state: State, square: int) -> str:
    if not state.cells[square] & OWNER[1 - state.seat]:
        return ""
    return say_card.has_snookle if snookles(state.cells[square]) else say_card.has_hippo


CARDS = (
    Card("flood", "A40", flood, target=EMPTY_SQUARE, completes="neptune", lesson="fill"),
    Card("fire", "A41", fire, target=EMPTY_SQUARE, completes="mercury", lesson="fill"),
    Card("hippo", "A46", hippo, target=THEIRS, refusal=_hippo_refusal),
    Card("snookle", "A47", snookle, announced=False, target=OWN, completes="venus"),
    Card("ring", "A56", ring, announced=False, target=OWN, completes="saturn"),
)
