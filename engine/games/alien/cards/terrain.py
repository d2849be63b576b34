"""Cards for the monolith and for walls: A44, A45, A53."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import PUSHED, Captured, Event, Moved, Remark
from engine.contract.values import Action
from engine.games.alien.board.tables import AREA_NAMES, DIRECTIONS, EDGE_NAMES, NAMES, OFF, WALL_PAIRS
from engine.games.alien.board.terrain import (
    free_areas,
    may_build,
    placed,
    pushes,
    shifted_to,
    shifts,
    standing_walls,
    taken_edges,
    target,
    with_walls,
)
from engine.games.alien.cards.card import Card, Choice, done, optional
from engine.games.alien.kinds import checker
from engine.games.alien.state import State


def monolith(state: State) -> list[Choice]:
    """A44: place it on the board, or move it once."""
    if state.monolith < 0:
        return [(_put_action(area), partial(_put, area)) for area in free_areas(state)]
    return [(_shift_action(state, d), partial(_shift, d)) for d in shifts(state)]


def doom(state: State) -> list[Choice]:
    """A45: move it, then move it again."""
    if state.monolith < 0:
        return []
    return [(_shift_action(state, d), partial(_shift_again, d)) for d in shifts(state)]


def _put_action(area: int) -> Action:
    return Action(f"monolith:{AREA_NAMES[area]}", (AREA_NAMES[area],))


def _shift_action(state: State, direction: int) -> Action:
    """Return the action of a move, which names the area that the monolith reaches."""
    return Action(f"shift:{DIRECTIONS[direction]}", (AREA_NAMES[target(state.monolith, direction)],))


def _put(area: int, state: State) -> State:
    return done(placed(state, area))


def _shift(direction: int, state: State) -> State:
    return done(shifted_to(state, direction))


def _shift_again(direction: int, state: State) -> State:
    """Move the monolith. A second move is always possible: the first one left two squares empty."""
    after = shifted_to(state, direction)
    return done(after) if state.stage else after._replace(stage=(direction,))


def _placed(_state: State, _done: State, action: Action) -> Iterator[Event]:
    yield Remark("monolith_comes", (action.path[-1],))


def _shifted(state: State, _done: State, action: Action) -> Iterator[Event]:
    """Yield the monolith's move and its pushes; checkers in front move before those behind."""
    way = action.text.partition(":")[2]
    yield Remark("monolith_moves", (way,))
    for push in pushes(state, DIRECTIONS.index(way)):
        for square, to in reversed(list(zip(push.row, (*push.row[1:], push.beyond), strict=True))):
            piece = checker(state.cells[square])
            if to == OFF:
                yield Captured(piece, NAMES[square])
            else:
                yield Moved(piece, (NAMES[square], NAMES[to]), how=PUSHED)


def _monolith_events(state: State, done: State, action: Action) -> Iterator[Event]:
    return (_placed if state.monolith < 0 else _shifted)(state, done, action)


def _monolith_prompt(state: State) -> str:
    return "push" if state.monolith >= 0 else ""


def _doom_prompt(state: State) -> str:
    return "push-again" if state.stage else "push-first"


def fortify(state: State) -> list[Choice]:
    """A53: build two walls on free edges, or remove two of the opponent's."""
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


def _fortify_events(state: State, _done: State, action: Action) -> Iterator[Event]:
    yield Remark(action.text.partition(":")[0], (state.seat, *action.path))


CARDS = (
    Card(
        "monolith",
        "A44",
        monolith,
        events=_monolith_events,
        announced=False,
        prompt=_monolith_prompt,
        moves_monolith=True,
        completes="jupiter",
    ),
    Card("doom", "A45", doom, events=_shifted, prompt=_doom_prompt, moves_monolith=True, completes="jupiter"),
    Card("fortify", "A53", fortify, events=_fortify_events),
)
