"""Joint shuffles in remote games: a side's identities as a deck of cards (C1, C2)."""

from __future__ import annotations

from engine.contract.decks import Drawing
from engine.games.ctheckers.flow import OF_DECKS, lead_of
from engine.games.ctheckers.kinds import COLOURS, TOKENS
from engine.games.ctheckers.state import SIDE, UNKNOWN, State, card_under, face_down


def drawing(state: State) -> Drawing | None:
    """Return the card under the checker that is turned over or looked at now, or None."""
    if state.end or not state.todo or state.todo[0].kind not in OF_DECKS:
        return None
    task = state.todo[0]
    side = SIDE[state.board[task.at]]
    faces = sorted(TOKENS[kind] for kind, count in face_down(state, side).items() for _ in range(count))
    knower = task.to if task.kind == "see" else None
    return Drawing(COLOURS[side], tuple(faces), str(card_under(state, task.at)), knower, lead_of(task))


def nothing_known(start: State) -> bool:
    """Return True if no player knows an identity at the start."""
    return all(look.letter == UNKNOWN for look in start.looks)
