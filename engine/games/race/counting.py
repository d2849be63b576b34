"""Perft for the star games: without resigning or limits; the last decision is counted in bulk."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.race import turns
from engine.games.race.moves import bits
from engine.games.race.turns import UNDRAWN, State


def perft(state: State, depth: int) -> int:
    """Return the number of lines of exactly `depth` decisions."""
    if depth == 0:
        return 1
    state = state._replace(turns=0)
    return _count(state) if depth == 1 else sum(perft(child, depth - 1) for child in _children(state))


def _count(state: State) -> int:
    if state.end:
        return 0
    if state.seat == UNDRAWN:
        return len(state.flames)
    if state.deciding:
        return 1 + turns.fire_ends(state).bit_count()
    return sum(ends.bit_count() for _, ends in turns.flame_ends(state)) or 1


def _children(state: State) -> Iterator[State]:
    if state.end:
        return
    if state.seat == UNDRAWN:
        yield from (state._replace(seat=seat) for seat in range(len(state.flames)))
    elif state.deciding:
        yield turns.move_fire(state, state.fire)
        yield from (turns.move_fire(state, hole) for hole in bits(turns.fire_ends(state)))
    else:
        moves = turns.flame_ends(state)
        yield from (turns.move_flame(state, start, end) for start, ends in moves for end in bits(ends))
        if not moves:
            yield turns.end_turn(state)
