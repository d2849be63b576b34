"""A brute-force judge for star games: decisions near the end that win or lose."""

from __future__ import annotations

from engine.contract.values import RESIGN, Action
from engine.games.race.actions import apply_known, legal
from engine.games.race.turns import NO_FIRE, State

WIN, DANGER, SOON = "win", "danger", "soon"


def plain(state: State) -> list[Action]:
    """Return all decisions but resigning."""
    return [action for action in legal(state) if action.text != RESIGN]


def after(state: State) -> list[State]:
    return [apply_known(state, action) for action in plain(state)]


def won(state: State, seat: int) -> bool:
    return bool(state.end) and state.seat == seat and bool(state.flames[seat])


def can_win(state: State) -> bool:
    """Return True if the side to move can win with this turn's flame; Satan's fire may move before."""
    if state.end or not near(state, state.seat):
        return False
    if state.deciding:
        return any(map(can_win, after(state)))
    return any(won(later, state.seat) for later in after(state))


def near(state: State, seat: int) -> bool:
    """Return True if a seat might win at its next turn: at most one piece or two holes are missing."""
    goal = state.field.goals[seat]
    missing = (state.flames[seat] & ~goal).bit_count()
    return bool(state.flames[seat]) and (missing <= 1 or (goal & ~state.occupied).bit_count() <= 2)


def others(state: State, me: int) -> list[int]:
    """Return the seats that move before `me`, in order."""
    count = len(state.flames)
    seats = [(state.seat + n) % count for n in range(count)]
    return [seat for seat in seats[: seats.index(me)] if state.flames[seat]]


def lost(state: State, me: int) -> bool:
    """Return True if another seat has won, can win now, or wins before `me` moves, after any action.

    With Satan's fire only the next seat counts: the fire has too many moves.
    """
    if state.end or not state.flames[me]:
        return not won(state, me)
    if state.seat == me or not any(near(state, seat) for seat in others(state, me)):
        return False
    if can_win(state):
        return True
    later = state.fire == NO_FIRE and any(near(state, seat) for seat in others(state, me)[1:2])
    return later and all(child.seat != me and can_win(child) for child in after(state))


def wins_soon(state: State, me: int) -> bool:
    """Return True if `me` wins with its next flame: in an extra turn, or against any reply."""
    if state.end:
        return won(state, me)
    if state.seat == me:
        return can_win(state)
    return len(state.flames) == 2 and near(state, me) and all(wins_soon(child, me) for child in after(state))


def good(state: State, kind: str) -> set[str]:
    """Return the decisions that are correct for a theme."""
    me, found = state.seat, set()
    for action in plain(state):
        later = apply_known(state, action)
        if {WIN: won, SOON: wins_soon, DANGER: safe}[kind](later, me):
            found.add(action.text)
    return found


def safe(state: State, me: int) -> bool:
    """Return True if a seat is not `lost`."""
    return not lost(state, me)


def kind_of(state: State) -> str:
    """Return the theme of a position: a win, a win next turn, a danger; "" for none."""
    me = state.seat
    if state.deciding or state.end:
        return ""
    if can_win(state):
        return WIN
    if near(state, me) and good(state, SOON):
        return SOON
    danger = any(near(state, seat) for seat in range(len(state.flames)) if seat != me)
    return DANGER if danger and 0 < len(good(state, DANGER)) < len(plain(state)) else ""
