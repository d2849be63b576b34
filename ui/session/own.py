"""Which side is the player's own: said where one person plays against computers, and no name tells it."""

from __future__ import annotations

import re

from ui.session.session import Session
from ui.session.words import say
from ui.storage.seats import Computer, people


def own_seat(session: Session) -> int:
    """Return the seat of the only person, if all others are computers; else -1."""
    persons, seats = people(session.seats), session.seats
    others = [seat for number, seat in enumerate(seats) if number not in persons]
    alone = len(persons) == 1 and all(isinstance(seat, Computer) for seat in others)
    return min(persons) if alone else -1


def own(session: Session, words: str) -> str:
    """Return words that say, where they first speak of the own side, that it is the player's: "Dark (you)".

    Who is spoken to ("Dark: choose a card.") needs no telling.
    """
    seat = own_seat(session)
    if seat < 0:
        return words
    side = rf"\b{re.escape(session.match.seats[seat])}\b(?![,:])"
    return re.sub(side, lambda found: say.own(found[0]), words, count=1, flags=re.IGNORECASE)
