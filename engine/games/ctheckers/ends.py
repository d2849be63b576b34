"""The ends of a game: C6, C15, C21, C23-C26."""

from __future__ import annotations

from engine.contract.values import Outcome, Reason
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.moves import can_move
from engine.games.ctheckers.state import BOTH, IDENTITIES, NEITHER, End, State
from engine.games.ctheckers.words.en import say

REASONS = {
    reason.code: reason
    for reason in (
        Reason("cthecker", "C6", "cthecker"),
        Reason("taken", "C15"),
        Reason("torn", "C21"),
        Reason("cultists", "C23"),
        Reason("no-moves", "C24"),
        Reason("forty-moves", "C26"),
        Reason("repetition", "C26"),
    )
}
QUIET_LIMIT = 80
"""Plies without progress until a draw (C26)."""
CULTISTS = IDENTITIES["c"]


def end_by_piles(state: State) -> End | None:
    """Return the end that the piles show (C25): the active player's loss before the other's."""
    for seat in (state.turn, 1 - state.turn):
        pile = state.piles[seat]
        if "n" in pile:
            return End("taken", seat)
        if "b" in pile:
            return End("torn", seat)
        if cultists_lost(state, seat) >= CULTISTS:
            return End("cultists", seat)
    return None


def cultists_lost(state: State, seat: int) -> int:
    """Return the number of cultists that a seat has lost (C23)."""
    return (state.piles[seat] + state.out[seat]).count("c")


def begin_turn(state: State) -> State:
    """Return the state at the start of a turn, ended if no move is left (C24) or it is a draw (C26)."""
    if not can_move(state):
        return state._replace(end=End("no-moves", state.turn))
    if state.quiet >= QUIET_LIMIT:
        return state._replace(end=End("forty-moves", NEITHER))
    if state.earlier.count(state.earlier[-1]) >= 3:
        return state._replace(end=End("repetition", NEITHER))
    return state


def outcome(state: State) -> Outcome | None:
    """Return the outcome; a loss for both counts as a loss for each (C6)."""
    if state.end is None:
        return None
    code, loser, *_ = state.end
    returns = {BOTH: (-1.0, -1.0), NEITHER: (0.0, 0.0), 0: (-1.0, 1.0), 1: (1.0, -1.0)}[loser]
    return Outcome(returns, REASONS[code])


def explain_end(state: State) -> str:
    """Return the odds that the checker just turned over was the Cthecker, as a sentence."""
    if state.end is None or state.end.among < 2:
        return ""
    return say.chance(NAMES[state.end.at], state.end.among)
