"""A game as a device sees it that knows no more than one seat does, or than everybody does."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from engine.contract.events import Event
from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState, Options
from engine.session.match import Match

MANY = 64
"""More than there are games with secrets and seats."""


@lru_cache(maxsize=MANY)
def seen_by(game: AnyGame, seat: int | None) -> AnyGame:
    """Return a game whose states are what a seat (None: everybody) knows of those of another.

    Its actions are those of that game as `redact` leaves them for the seat. A game that hides nothing is
    returned as it is.
    """
    if not game.info.hidden:
        return game

    def initial(_self: Any, options: Options) -> AnyState:
        return game.known(game.initial(options), seat)

    def parse(_self: Any, text: str, options: Options) -> AnyState:
        return game.known(game.parse(text, options), seat)

    def apply(_self: Any, state: AnyState, action: Action) -> AnyState:
        return game.follow(state, action, seat)

    def find(_self: Any, state: AnyState, text: str) -> Action:
        return game.heard(state, text, seat)

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
    """Return a match at its beginning as a seat, or everybody, sees it."""
    game = seen_by(match.game, seat)
    if game is match.game:
        return match
    return match._replace(game=game, states=(match.game.known(match.states[0], seat),))


def conceded(match: Match, seat: int | None, claims: Iterable[str]) -> Match:
    """Return a match as a seat sees it after others have won by claims, given as texts, with the last action.

    What was played after that is left out. Raises `IllegalAction` if the game does not end by that.
    """
    played, earlier = match.played, match.states[: match.cursor]
    after = match.game.conceded(earlier[-1], played[-1], seat, *map(Action, claims))
    return match._replace(log=played, states=(*earlier, after))
