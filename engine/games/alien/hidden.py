"""What a seat may know: its own planet, and the pile's order if it set it (A1, A64)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.rng import Rng
from engine.contract.values import Action
from engine.games.alien.planets import candidates
from engine.games.alien.state import HIDDEN, NOBODY, OVER, State, pile

_SECRET = re.compile(r"(planet|put|pile)([12]):.*")
"""The actions that only one player may read; the number says which."""


class View(NamedTuple):
    """What `seat` may know of a state (None: what everybody may)."""

    state: State
    """With `HIDDEN` in place of what is not known."""
    seat: int | None


def view(state: State, seat: int | None) -> View:
    """Return what a seat may know; when the game is over, both planets."""
    return View(_masked(state, seat), seat)


def _masked(state: State, seat: int | None) -> State:
    first, second = (
        planet if planet < 0 or owner == seat or state.phase == OVER else HIDDEN
        for owner, planet in enumerate(state.planets)
    )
    order = state.order if state.knower in (seat, NOBODY) else (HIDDEN,) * len(state.order)
    begun = _masked(state.begun, seat) if state.begun else None
    return state._replace(planets=(first, second), order=order, begun=begun)


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the view allows: hidden planets and cards are drawn, all alike likely.

    What the start of the turn had is not made up again: it is asked for as far as the view knew it only.
    """
    state = view.state
    if HIDDEN in state.planets:
        state = state._replace(planets=rng.choice(possible_planets(state)))
    if HIDDEN in state.order:
        state = state._replace(order=tuple(rng.sample(pile(state), len(state.order))))
    return state


def possible_planets(state: State) -> list[tuple[int, int]]:
    """Return the planets that both may have where a view does not know them, each pair as likely (A1)."""
    first, second = (
        candidates(state, seat) if planet == HIDDEN else [planet] for seat, planet in enumerate(state.planets)
    )
    return [(a, b) for a in first for b in second if a != b]


def redact(log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
    """Return the log with the actions hidden that only another may read."""
    return tuple(_redacted(action, seat) for action in log)


def _redacted(action: Action, seat: int | None) -> Action:
    secret = _SECRET.fullmatch(action.text)
    if not secret or seat == int(secret[2]) - 1:
        return action
    return Action(f"{secret[1]}{secret[2]}:?")
