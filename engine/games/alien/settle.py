"""The two settlements of a turn (A10): crowning (A21, A22), then the ends of the game (A8)."""

from __future__ import annotations

from functools import partial

from engine.contract.values import Action, Outcome, Reason
from engine.games.alien.board.masks import FAR, HIGH, MINE, PAWNS, count, lanes, squares_of
from engine.games.alien.board.tables import NAMES
from engine.games.alien.cards.card import Choice
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import (
    CROWN,
    KING,
    NOBODY,
    OVER,
    PAWN,
    SETTLE,
    Result,
    State,
    direction,
    put,
    reserve,
)

ENOUGH_KINGS = 5
"""Number of kings that wins the game (A8)."""
_CLAUSES = {"captured": "A8", "both-gone": "A10", "kings": "A8", "no-move": "A9", "turns": "A10"}
REASONS = {
    code: Reason(code, clause)
    for code, clause in (*_CLAUSES.items(), *((planet.id, planet.clause) for planet in ALL_PLANETS))
}
"""The reasons for the end of a game, by the codes of results."""


def crownable(state: State, seat: int) -> list[int]:
    """Return the squares of a seat's pawns that wait on their far edge for a crown (A21)."""
    there = lanes(state.cells, PAWNS[seat]) & FAR[direction(state, seat)]
    return list(squares_of(there)) if there else []


def crown(squares: list[int], state: State) -> State:
    """Return the state with the pawns on some squares made kings; tokens stay (A24)."""
    return state._replace(cells=put(state.cells, {s: state.cells[s] + KING - PAWN for s in squares}))


def settled(state: State) -> State:
    """Return the state after crowning and the check for an end.

    Its phase is CROWN if a player must choose a pawn, OVER at an end, else still SETTLE.
    """
    for seat in (state.seat, 1 - state.seat):
        squares = crownable(state, seat)
        if not squares:
            continue
        pieces = reserve(state, seat)
        if len(squares) <= pieces:
            state = crown(squares, state)
        elif pieces:
            return state._replace(phase=CROWN, chooser=seat)
    return ended(state)


def crownings(state: State) -> list[Choice]:
    """Return a choice for each pawn that can be crowned next (A22)."""
    return [
        (Action(f"crown:{NAMES[s]}", (NAMES[s],)), partial(_crown_one, s))
        for s in crownable(state, state.chooser)
    ]


def _crown_one(square: int, state: State) -> State:
    return crown([square], state)._replace(phase=SETTLE)


def ended(state: State) -> State:
    """Return the state with its result, if this settlement ends the game (A8, A10)."""
    alive = [count(state.cells, mine) > 0 for mine in MINE]
    if not all(alive):
        return finish(
            state, alive.index(True) if any(alive) else NOBODY, "captured" if any(alive) else "both-gone"
        )
    for seat in (state.seat, 1 - state.seat):
        code = _won_by(state, seat)
        if code:
            return finish(state, seat, code)
    return state


def _won_by(state: State, seat: int) -> str:
    """Return the code of the win of a seat that has checkers left, or ""."""
    planet = state.planets[seat]
    if planet >= 0 and ALL_PLANETS[planet].met(state, seat):
        return ALL_PLANETS[planet].id
    return "kings" if kings(state, seat) >= ENOUGH_KINGS else ""


def kings(state: State, seat: int) -> int:
    """Return a seat's number of kings and emperors."""
    return count(state.cells, HIGH[seat])


def finish(state: State, winner: int, code: str) -> State:
    """Return the state as the end of the game."""
    return state._replace(phase=OVER, result=Result(winner, code))


def outcome_of(result: Result) -> Outcome:
    """Return a result as returns and a reason."""
    if result.winner == NOBODY:
        return Outcome((0.0, 0.0), REASONS[result.code])
    return Outcome((1.0, -1.0) if result.winner == 0 else (-1.0, 1.0), REASONS[result.code])
