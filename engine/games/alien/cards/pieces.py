"""Cards that stack, revive, carry off or annihilate checkers: A42, A43, A50, A52, A57."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import Crowned, Event, Moved
from engine.contract.values import Action
from engine.games.alien.board.masks import (
    FREE_HIGH,
    HIGH,
    IS_EMPTY,
    MINE,
    PAWNS,
    areas_with,
    lanes,
    squares,
    squares_of,
)
from engine.games.alien.board.tables import AREA_NAMES, AREA_SQUARES, HALF, IS_DARK, NAMES, NUMBERS, RAYS
from engine.games.alien.cards.card import (
    EMPTY_SQUARE,
    OWN,
    Card,
    Choice,
    checker_move,
    move_checker,
    optional,
    pair_action,
    set_cells,
    square_action,
)
from engine.games.alien.kinds import checker
from engine.games.alien.state import (
    EMPEROR,
    EMPTY,
    HEIGHT,
    KING,
    MONOLITH,
    OWNER,
    PAWN,
    State,
    bumped,
    direction,
    put,
    reserve,
)


def emperor(state: State) -> list[Choice]:
    """A42: choose a pawn, then the king to put it on."""
    high = squares(state.cells, HIGH[state.seat])
    kings = [s for s in high if state.cells[s] & HEIGHT == KING]
    return optional(
        [
            (pair_action("emperor", pawn, king), partial(_stack, pawn, king))
            for pawn in squares(state.cells, PAWNS[state.seat])
            for king in kings
        ]
    )


def _stack(pawn: int, king: int, state: State) -> State:
    return set_cells({pawn: EMPTY, king: state.cells[king] + EMPEROR - KING}, state)


def revive(state: State) -> list[Choice]:
    """A43: choose an empty dark square of the player's half, if a piece is in reserve."""
    if not reserve(state, state.seat):
        return []
    half = HALF[direction(state, state.seat)]
    free = [square for square in half if IS_DARK[square] and not state.cells[square]]
    return optional([(square_action("revive", square), partial(_revive, square)) for square in free])


def _revive(square: int, state: State) -> State:
    after = set_cells({square: OWNER[state.seat] | PAWN}, state)
    return after._replace(revived=bumped(state.revived, state.seat, 1))


def wormhole(state: State) -> list[Choice]:
    """A50: choose an empty square of the colour where the moved checker started."""
    start, at = state.moved
    colour = IS_DARK[start]
    free = [s for s in squares(state.cells, IS_EMPTY) if IS_DARK[s] == colour]
    return optional([(square_action("wormhole", s), partial(move_checker, at, s)) for s in free])


def queen(state: State) -> list[Choice]:
    """A52: choose a king or emperor and its slide; hostile walls stop it like a step (A28, A29)."""
    walls = state.walls[1 - state.seat]
    choices: list[Choice] = []
    for start in squares(state.cells, FREE_HIGH[state.seat]):
        for ray in RAYS[start]:
            for end, left, right in ray:
                if state.cells[end] or (walls & left and walls & right):
                    break
                choices.append((pair_action("queen", start, end), partial(move_checker, start, end)))
    return optional(choices)


def antimatter(state: State) -> list[Choice]:
    """A57: empty a 2x2 area with a checker of each player; the monolith and walls stay."""
    return [
        (Action(f"antimatter:{AREA_NAMES[area]}", (AREA_NAMES[area],)), partial(_wipe, area))
        for area in mixed_areas(state)
    ]


def mixed_areas(state: State) -> list[int]:
    """Return the areas where Antimatter can be played (A4)."""
    first, second = (areas_with(lanes(state.cells, mine)) for mine in MINE)
    return list(squares_of(first & second))


def _wipe(area: int, state: State) -> State:
    gone = [square for square in AREA_SQUARES[area] if state.cells[square] != MONOLITH]
    return set_cells(dict.fromkeys(gone, EMPTY), state)


def lift(state: State, square: int) -> State:
    """Return the state with a square emptied; its checker is kept in `stage` (A55)."""
    stage = (square, state.cells[square])
    return state._replace(cells=put(state.cells, {square: EMPTY}), stage=stage)


# --- events and cards ------------------------------------------------------------------------------------


def _stacked(state: State, done: State, action: Action) -> Iterator[Event]:
    pawn, king = action.path
    yield Moved(checker(state.cells[NUMBERS[pawn]]), action.path)
    yield Crowned(checker(done.cells[NUMBERS[king]]), king)


def _carried(state: State, _done: State, action: Action) -> Iterator[Event]:
    start = state.moved[1]
    yield Moved(checker(state.cells[start]), (NAMES[start], action.path[-1]))


def _has_mixed_area(state: State) -> bool:
    return bool(mixed_areas(state))


CARDS = (
    Card("emperor", "A42", emperor, events=_stacked, target=OWN),
    Card("revive", "A43", revive, target=EMPTY_SQUARE, completes="earth"),
    Card("wormhole", "A50", wormhole, events=_carried, target=EMPTY_SQUARE),
    Card("queen", "A52", queen, events=checker_move, target=OWN),
    Card("antimatter", "A57", antimatter, playable=_has_mixed_area),
)
