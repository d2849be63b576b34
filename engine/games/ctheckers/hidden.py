"""Private views and remote draws: a seat knows its own looks under checkers (C1, C2, C18)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.contract.remote import DeckDraw, DeckPlan
from engine.contract.rng import Rng
from engine.contract.values import Action
from engine.games.ctheckers.flow import REVEALS, prefix_of
from engine.games.ctheckers.state import (
    COLOURS,
    HIDDEN,
    MASKED,
    SIDE,
    TOKENS,
    UNKNOWN,
    State,
    card_under,
    face_down,
    unaccounted,
)

_SEEN = re.compile(r"(dark|light)-sees-")


def view(state: State, seat: int | None) -> State:
    """Return the state with the looks of others `MASKED`."""
    own = {look.square: look.letter for look in state.looks if look.seat == seat}
    looks = tuple(look._replace(letter=own.get(look.square, MASKED)) for look in state.looks)
    return state._replace(looks=looks)


def partial_state(state: State, seat: int | None) -> State:
    """Return the view without the Cthecker's odds, from which the looks of others could be inferred."""
    seen = view(state, seat)
    return seen._replace(end=seen.end._replace(among=0)) if seen.end else seen


def determinize(view: State, rng: Rng) -> State:
    """Return a state in which the looks of others are drawn from the unaccounted identities."""
    for square in sorted({look.square for look in view.looks if look.letter == MASKED}):
        left = unaccounted(view, SIDE[view.board[square]])
        kinds = [kind for kind, count in left.items() if count > 0]
        letter = rng.choices(kinds, [left[kind] for kind in kinds])[0]
        looks = (look._replace(letter=letter) if look.square == square else look for look in view.looks)
        view = view._replace(looks=tuple(looks))
    return view


def redact(log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
    """Return the log with the looks of other seats redacted: `dark-sees-?`."""
    return tuple(_redacted(action, seat) for action in log)


def _redacted(action: Action, seat: int | None) -> Action:
    found = _SEEN.match(action.text)
    return Action(f"{found[0]}?") if found and seat != COLOURS.index(found[1]) else action


def redacted_action(state: State, seat: int | None) -> Action | None:
    """Return the redacted form of a look that chance decides now, if it is another seat's."""
    if state.end or not state.todo or state.todo[0].kind != "see" or state.todo[0].to == seat:
        return None
    return Action(f"{prefix_of(state.todo[0])}?")


# --- joint shuffles in remote games ----------------------------------------------------------------------


def deck_draw(state: State) -> DeckDraw | None:
    """Return the card under the checker that is turned over or looked at now, or None.

    Each side's identities are a deck.
    """
    if state.end or not state.todo or state.todo[0].kind not in REVEALS:
        return None
    task = state.todo[0]
    side = SIDE[state.board[task.at]]
    knower = task.to if task.kind == "see" else None
    faces = _faces(state, side)
    return DeckDraw(COLOURS[side], faces, str(card_under(state, task.at)), knower, prefix_of(task))


def coming_decks(start: State) -> tuple[DeckPlan, ...]:
    """Return a deck for each side that has checkers face down."""
    sides = {HIDDEN.index(cell[0]) for cell in start.board if cell and cell[0] in HIDDEN}
    return tuple(DeckPlan(COLOURS[side], _faces(start, side)) for side in sorted(sides))


def _faces(state: State, side: int) -> tuple[str, ...]:
    """Return the identities that may lie under a side's checkers, by public knowledge."""
    kinds = face_down(state, side).items()
    return tuple(sorted(TOKENS[kind] for kind, count in kinds for _ in range(count)))


def starts_unknown(start: State) -> bool:
    """Return True if no player knows an identity at the start."""
    return all(look.letter == UNKNOWN for look in start.looks)
