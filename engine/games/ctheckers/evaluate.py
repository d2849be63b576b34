"""A guess at the returns of a situation."""

from __future__ import annotations

from math import tanh

from engine.games.ctheckers.ends import outcome
from engine.games.ctheckers.state import State, letter_of


def evaluate(state: State) -> tuple[float, ...]:
    """Material only."""
    ended = outcome(state)
    if ended:
        return ended.returns
    value = [sum(cell.count(letter_of(k, side)) for cell in state.board for k in "mcr") for side in (0, 1)]
    good = tanh((value[0] - value[1]) / 4)
    return good, -good
