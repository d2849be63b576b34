"""Which side is the player's own: said where one person plays here, and no name tells it."""

from __future__ import annotations

import re

from ui.session.session import Session
from ui.storage.seats import people
from ui.words.en.session import say


def own_seat(session: Session) -> int:
    """Return the seat of the only person at this device; else -1."""
    persons = people(session.seats)
    return min(persons) if len(persons) == 1 else -1


def own_name(session: Session, seat: int) -> str:
    """Return what to call a player: the own side is "you" unless a name tells it apart at this screen."""
    name = session.names[seat]
    tells = name == session.match.seats[seat] or not session.main.kind.local
    return say.own(name) if tells and own_seat(session.main) == seat else name


def own(session: Session, words: str) -> str:
    """Return words that say, where they first speak of the own side, that it is the player's: "Dark (you)".

    Who is spoken to ("Dark: choose a card.") needs no telling.
    """
    seat = own_seat(session)
    if seat < 0:
        return words
    side = rf"\b{re.escape(session.match.seats[seat])}\b(?![,:])"
    return re.sub(side, lambda found: say.own(found[0]), words, count=1, flags=re.IGNORECASE)
