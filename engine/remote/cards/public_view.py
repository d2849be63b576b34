"""Views of a game that contain only what one seat, or everybody, may know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.contract.events import Event
from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState, Options
from engine.session.match import Match

MANY = 64
"""More than there are games with hidden cards, times seats."""


@lru_cache(maxsize=MANY)
def seen_by(game: AnyGame, seat: int | None) -> AnyGame:
    """Return a game whose states are a seat's view of the states (None: the public view).

    Its actions are those that `redact` leaves for the seat. A game without hidden information is returned as
    is.
    """
    if not game.info.hidden:
        return game

    def initial(_self: Any, options: Options) -> AnyState:
        return game.partial_state(game.initial(options), seat)

    def parse(_self: Any, text: str, options: Options) -> AnyState:
        return game.partial_state(game.parse(text, options), seat)

    def apply(_self: Any, state: AnyState, action: Action) -> AnyState:
        return game.follow(state, action, seat)

    def find(_self: Any, state: AnyState, text: str) -> Action:
        return game.find_redacted(state, text, seat)

    def events(_self: Any, state: AnyState, action: Action, reader: int | None = None) -> tuple[Event, ...]:
        return game.events(state, action, seat if reader is None else reader)

    methods = {
        "initial": initial,
        "parse": parse,
        "apply": apply,
        "find": find,
        "events": events,
        "seen_by": seat,
    }
    seen: AnyGame = type(f"{type(game).__name__}Seen", (type(game),), methods)()
    return seen


def seen_match(match: Match, seat: int | None) -> Match:
    """Return a match at its start in a seat's view, or in the public view."""
    game = seen_by(match.game, seat)
    if game is match.game:
        return match
    return match._replace(game=game, states=(match.game.partial_state(match.states[0], seat),))


def apply_claims(match: Match, seat: int | None, claims: Iterable[str]) -> Match:
    """Return a seat's view of a match that others have won by claims, given as action texts.

    Actions after the last played one are dropped. Raises `IllegalAction` if the claims do not end the game.
    """
    played, earlier = match.played, match.states[: match.cursor]
    after = match.game.apply_claims(earlier[-1], played[-1], seat, *map(Action, claims))
    return match._replace(log=played, states=(*earlier, after))
