"""Secrets that one of several people at a screen learns: shown once, while the others look away."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine.contract.events import Looked
from engine.contract.values import CHANCE
from engine.session.match import Match


class Secret(NamedTuple):
    """A secret revealed to a seat."""

    seat: int
    looked: Looked


def new_secrets(match: Match, first: int, seats: Collection[int | None]) -> list[Secret]:
    """Return the secrets that each of `seats` alone has learned, from action `first` on."""
    found = []
    for index in range(first, match.cursor):
        if match.decider(index) == CHANCE and match.game.info.hidden:
            state, action = match.states[index], match.log[index]
            for seat in (seat for seat in seats if seat is not None):
                events = match.game.events(state, action, seat)
                found += [Secret(seat, e) for e in events if isinstance(e, Looked) and e.what]
    return found
