"""Pending work at the table: animation steps, actions, arrivals, and secrets to show."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.contract.events import Looked
from engine.contract.values import CHANCE
from engine.session.match import Match


class Step(NamedTuple):
    """An animated action, and the actions announced with it: from `first` to before `stop`."""

    at: int
    first: int
    stop: int
    again: bool = False
    """True in a replay, which nothing follows."""


class PendingAction(NamedTuple):
    """A pending action that began at a place in the log."""

    first: int
    by_hand: bool
    """True if the person has moved the piece by hand; its motion is not animated again."""


class Premove(NamedTuple):
    """A move chosen in advance, during the other player's turn."""

    path: tuple[str, ...]
    """Start and end; only the start while the move is being chosen."""
    at: int
    """Number of actions when it was chosen."""


class PendingArrival(NamedTuple):
    """A game that people have just sat down to."""

    greeting: str = ""
    """Greeting to show first."""


class Secret(NamedTuple):
    """A secret that one of several people at the screen learns: shown once, while the others look away."""

    seat: int
    looked: Looked


def new_secrets(match: Match, first: int, seats: Collection[int | None]) -> list[Secret]:
    """Return the secrets that each of `seats` alone has learned, from action `first` on."""
    secrets = []
    for index in range(first, match.cursor):
        if match.decider(index) == CHANCE and match.game.info.hidden:
            state, action = match.states[index], match.log[index]
            for seat in (seat for seat in seats if seat is not None):
                events = match.game.events(state, action, seat)
                secrets += [Secret(seat, e) for e in events if isinstance(e, Looked) and e.what]
    return secrets
