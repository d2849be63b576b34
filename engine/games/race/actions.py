"""Actions: legal decisions, their results, and the route of a move."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.contract.values import RESIGN, Action
from engine.games.race import turns
from engine.games.race.moves import holes_of
from engine.games.race.turns import UNDRAWN, State

STAY, SATAN, PASS, BEGINS = "stay", "satan-", "pass", "first-"
LEFT = Action(STAY, (STAY,))


CACHE_SIZE = 1024
"""Number of states whose actions are cached: a whole game, which saves and links replay."""


@lru_cache(maxsize=CACHE_SIZE)
def legal(state: State) -> tuple[Action, ...]:
    """Return the legal actions, sorted: Satan's fire first, then a flame, or resigning (S6, S10-S12)."""
    if state.end or state.seat == UNDRAWN:
        return ()
    names = state.field.board.names
    if state.deciding:
        found = [
            Action(SATAN + names[end], (names[state.fire], names[end]))
            for end in holes_of(turns.fire_ends(state))
        ]
        return tuple(sorted([*found, *_plain(STAY, RESIGN)]))
    found = [
        _move(names[start], names[end]) for start, ends in turns.flame_ends(state) for end in holes_of(ends)
    ]
    buttons = _plain(*([] if found else [PASS]), *([] if state.decided else [RESIGN]))
    return tuple(sorted([*found, *buttons]))


@cache
def _move(start: str, end: str) -> Action:
    """Return the action of a move, cached: the same few are legal again and again."""
    return Action(f"{start}-{end}", (start, end))


def _plain(*texts: str) -> list[Action]:
    return [Action(text, (text,)) for text in texts]


def apply_known(state: State, action: Action) -> State:
    """Return the state after an action that is known to be legal."""
    numbers, text = state.field.board.numbers, action.text
    if text.startswith(BEGINS):
        return state._replace(seat=int(text.removeprefix(BEGINS)))
    if text == RESIGN:
        return turns.leave(state)
    if text == PASS:
        return turns.end_turn(state)
    if text == STAY:
        return turns.move_fire(state, state.fire)
    start, end = (numbers[name] for name in action.path)
    return turns.move_fire(state, end) if text.startswith(SATAN) else turns.move_flame(state, start, end)


def route_of(state: State, action: Action) -> tuple[str, ...]:
    """Return every hole that a moved piece touches, or the path if no piece moves."""
    if len(action.path) < 2 or action.text.startswith(SATAN):
        return action.path
    board = state.field.board
    start, end = (board.numbers[name] for name in action.path)
    return tuple(board.names[hole] for hole in state.field.moves.route(start, end, state.occupied))
