"""Fortify, A53: build two walls, or remove two of the opponent's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import Event, Remark
from engine.contract.values import Action
from engine.games.alien.board.tables import EDGE_NAMES, WALL_PAIRS
from engine.games.alien.board.walls import may_build, standing_walls, taken_edges, with_walls
from engine.games.alien.cards.card import Card, Choice, done, optional
from engine.games.alien.state import State


def fortify(state: State) -> list[Choice]:
    """Return the pairs of free edges, and the pairs of the opponent's walls."""
    return optional([*_built(state), *_removed(state)])


def _built(state: State) -> list[Choice]:
    if not may_build(state):
        return []
    taken = taken_edges(state)
    return [choice for pair, choice in _BUILD if not taken & pair]


def _build(pair: int, state: State) -> State:
    return done(with_walls(state, state.seat, state.walls[state.seat] | pair))


def _building(a: int, b: int) -> tuple[int, Choice]:
    pair, names = 1 << a | 1 << b, (EDGE_NAMES[a], EDGE_NAMES[b])
    return pair, (Action(f"build:{','.join(names)}", names), partial(_build, pair))


_BUILD = tuple(_building(a, b) for a, b in WALL_PAIRS)
"""Each pair of edges in both orders, so that either can be touched first."""


def _removed(state: State) -> list[Choice]:
    theirs = standing_walls(state.walls[1 - state.seat])
    if len(theirs) == 1:
        return [_removal(theirs)]
    return [_removal([a, b]) for a in theirs for b in theirs if a != b]


def _removal(edges: list[int]) -> Choice:
    names = tuple(EDGE_NAMES[edge] for edge in edges)
    gone = sum(1 << edge for edge in edges)
    return Action(f"remove:{','.join(names)}", names), partial(_remove, gone)


def _remove(gone: int, state: State) -> State:
    other = 1 - state.seat
    return done(with_walls(state, other, state.walls[other] & ~gone))


def _events(state: State, _done: State, action: Action) -> Iterator[Event]:
    yield Remark(action.text.partition(":")[0], (state.seat, *action.path))


CARDS = (Card("fortify", "A53", fortify, events=_events),)
