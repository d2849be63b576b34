"""Cards for the monolith: A44, A45."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import PUSHED, Captured, Event, Moved, Remark
from engine.contract.values import Action
from engine.games.alien.board.monolith import free_areas, placed, pushes, shifted_to, shifts, target
from engine.games.alien.board.tables import AREA_NAMES, DIRECTIONS, NAMES, OFF
from engine.games.alien.cards.card import Card, Choice, done
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
)
