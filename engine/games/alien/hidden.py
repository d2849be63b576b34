"""Private views and remote draws: a seat knows its planet, and a pile that it has ordered (A1, A58, A64)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.remote import DeckDraw
from engine.contract.rng import Rng
from engine.contract.values import Action, IllegalAction
from engine.games.alien.cards.cheater import ordered
from engine.games.alien.cards.names import CARD_IDS, CHEATER_CARD
from engine.games.alien.flow import after_chance, after_choice, find_choice, secret_prefix
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS, candidates
from engine.games.alien.state import (
    DEAL,
    HIDDEN,
    NO_PAST,
    NOBODY,
    OVER,
    PILE,
    PLANETS,
    TARGET,
    TURN,
    UNDRAWN,
    State,
    pile,
)

_SECRET = re.compile(r"(planet|put|pile)([12]):.*")
"""The actions that only one player may read; the digit is the player's number."""


class View(NamedTuple):
    """A state as `seat` may know it; seat None is the public view."""

    state: State
    """The state with `HIDDEN` in place of unknown values."""
    seat: int | None


def view(state: State, seat: int | None) -> View:
    """Return a seat's view; at the end of the game it shows both planets."""
    shown = partial_state(state, seat)
    return View(shown._replace(planets=state.planets) if state.phase == OVER else shown, seat)


def partial_state(state: State, seat: int | None) -> State:
    """Return the state with `HIDDEN` in place of values that a seat may not know before the end."""
    first, second = (
        planet if planet < 0 or owner == seat else HIDDEN for owner, planet in enumerate(state.planets)
    )
    order = state.order if state.knower in (seat, NOBODY) else (HIDDEN,) * len(state.order)
    begun = partial_state(state.begun, seat)._replace(past=NO_PAST) if state.begun else None
    return state._replace(planets=(first, second), order=order, begun=begun)


def determinize(view: View, rng: Rng) -> State:
    """Return a state that the view allows; hidden planets and cards are drawn uniformly.

    The turn's starting state keeps its hidden values: no caller asks for more of it than the view knows.
    """
    state = view.state
    if HIDDEN in state.planets:
        state = state._replace(planets=rng.choice(possible_planets(state)))
    if HIDDEN in state.order:
        state = state._replace(order=tuple(rng.sample(pile(state), len(state.order))))
    return state


def possible_planets(state: State) -> list[tuple[int, int]]:
    """Return the pairs of planets that the view allows, all equally likely (A1)."""
    first, second = (
        candidates(state, seat) if planet == HIDDEN else [planet] for seat, planet in enumerate(state.planets)
    )
    return [(a, b) for a in first for b in second if a != b]


def redact(log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
    """Return the log with the other player's secret actions redacted."""
    return tuple(_redacted(action, seat) for action in log)


def _redacted(action: Action, seat: int | None) -> Action:
    found = _SECRET.fullmatch(action.text)
    if not found or seat == int(found[2]) - 1:
        return action
    return Action(f"{found[1]}{found[2]}:?")


# --- remote games: a device knows only what its seat may know -------------------------------------------


def after_redacted(known: State, action: Action, seat: int | None) -> State:
    """Return a seat's knowledge after a redacted action. Raises `IllegalAction` if it is the seat's own."""
    if seat is not None and action.text.endswith(f"{seat + 1}:?"):
        raise IllegalAction(f"{action.text!r} is not possible here")
    choice = find_choice(known, action.text)
    return after_choice(known, choice) if choice else after_chance(known, action.text)


def claim(known: State, seat: int) -> Action | None:
    """Return the draw of the planet that a seat has won with (A11-A19), or None."""
    result = known.result
    won = result and result.winner == seat and result.code in PLANET_NUMBERS
    return Action(f"planet{seat + 1}:{result.code}") if result and won else None


def revealed_match(known: State, claim: Action) -> State:
    """Return the state with a claimed planet revealed; the claiming seat itself knows it already.

    Raises `IllegalAction` if the claim is impossible.
    """
    lead, _, name = claim.text.partition(":")
    for owner, planet in enumerate(known.planets):
        number = PLANET_NUMBERS.get(name, UNDRAWN)
        if lead == f"planet{owner + 1}" and planet == number != UNDRAWN:
            return known
        if lead == f"planet{owner + 1}" and planet == HIDDEN and number in candidates(known, owner):
            first, second = known.planets
            return known._replace(planets=(number, second) if owner == 0 else (first, number))
    raise IllegalAction(f"{claim.text!r} is not possible here")


# --- joint shuffles in remote games ----------------------------------------------------------------------
# No deck can be shuffled ahead: the planets are needed at once, and who plays Cheater decides on the pile.


def deck_draw(state: State) -> DeckDraw | None:
    """Return the next card drawn, or placed by Cheater; None for a card unknown to both players."""
    if state.phase == PLANETS:
        seat = state.planets.index(UNDRAWN)
        faces = [ALL_PLANETS[number].id for number in candidates(partial_state(state, None), seat)]
        return DeckDraw("planets", tuple(sorted(faces)), str(seat + 1), seat, secret_prefix(state))
    if state.phase == TARGET and state.card == CHEATER_CARD:
        return _pile_draw(state, state.turn, ordered(state))._replace(chosen=True)
    if state.phase == PILE:
        return _pile_draw(state, state.looked, len(state.order))
    if state.phase in (TURN, DEAL) and state.order:
        return _pile_draw(state, state.looked, 0)._replace(knower=None, lead="turn:")
    return None


def _pile_draw(state: State, turn: int, place: int) -> DeckDraw:
    """Identify a card by the number of cards below it, which stays when others are turned over."""
    cards = pile(state)
    faces = tuple(sorted(CARD_IDS[card] for card in cards))
    return DeckDraw(f"pile-{turn}", faces, str(len(cards) - 1 - place), state.seat, secret_prefix(state))


def starts_unknown(start: State) -> bool:
    """Return True if no player knows a card at the start and both can have the same planets."""
    unknown = start.planets == (UNDRAWN, UNDRAWN) and not start.order
    return unknown and candidates(start, 0) == candidates(start, 1)
