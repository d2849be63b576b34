"""Tells by the rules alone, looking at everything, which decisions near the end of a race win or lose."""

from __future__ import annotations

from engine.contract.values import RESIGN, Action
from engine.games.race.actions import apply_known, legal
from engine.games.race.turns import NO_FIRE, State

WIN, DANGER, SOON = "win", "danger", "soon"


def plain(state: State) -> list[Action]:
    """All decisions but giving up."""
    return [action for action in legal(state) if action.text != RESIGN]


def after(state: State) -> list[State]:
    return [apply_known(state, action) for action in plain(state)]


def won(state: State, seat: int) -> bool:
    return bool(state.end) and state.seat == seat and bool(state.flames[seat])


def can_win(state: State) -> bool:
    """Whether who moves can win with this turn's flame; Satan's fire may be moved before."""
    if state.end or not near(state, state.seat):
        return False
    if state.deciding:
        return any(map(can_win, after(state)))
    return any(won(later, state.seat) for later in after(state))


def near(state: State, seat: int) -> bool:
    """Whether a seat might win at its next turn: one piece or two holes at most are missing."""
    goal = state.field.goals[seat]
    missing = (state.flames[seat] & ~goal).bit_count()
    return bool(state.flames[seat]) and (missing <= 1 or (goal & ~state.taken).bit_count() <= 2)


def others(state: State, me: int) -> list[int]:
    """The seats that move before `me` does, in that order."""
    count = len(state.flames)
    seats = [(state.seat + n) % count for n in range(count)]
    return [seat for seat in seats[: seats.index(me)] if state.flames[seat]]


def lost(state: State, me: int) -> bool:
    """Whether another has won, can win now, or, if it comes before `me`, wins after whatever is done now.

    With Satan's fire only the next one counts: there is too much that it may do.
    """
    if state.end or not state.flames[me]:
        return not won(state, me)
    if state.seat == me or not any(near(state, seat) for seat in others(state, me)):
        return False
    if can_win(state):
        return True
    later = state.fire == NO_FIRE and any(near(state, seat) for seat in others(state, me)[1:2])
    return later and all(then.seat != me and can_win(then) for then in after(state))


def wins_soon(state: State, me: int) -> bool:
    """Whether `me` wins with its next flame: in an extra turn, or whatever the only other seat does."""
    if state.end:
        return won(state, me)
    if state.seat == me:
        return can_win(state)
    return len(state.flames) == 2 and near(state, me) and all(wins_soon(then, me) for then in after(state))


def good(state: State, kind: str) -> set[str]:
    """The decisions that are as good as the kind of position says."""
    me, found = state.seat, set()
    for action in plain(state):
        later = apply_known(state, action)
        if {WIN: won, SOON: wins_soon, DANGER: safe}[kind](later, me):
            found.add(action.text)
    return found


def safe(state: State, me: int) -> bool:
    """The contrary of `lost`."""
    return not lost(state, me)


def kind_of(state: State) -> str:
    """What there is to see for who moves: a win, a win that is next, or a danger; "" if nothing is."""
    me = state.seat
    if state.deciding or state.end:
        return ""
    if can_win(state):
        return WIN
    if near(state, me) and good(state, SOON):
        return SOON
    danger = any(near(state, seat) for seat in range(len(state.flames)) if seat != me)
    return DANGER if danger and 0 < len(good(state, DANGER)) < len(plain(state)) else ""
