"""The player's own side, marked "(you)" where one person plays here and no name marks it."""

from __future__ import annotations

import re

from ui.session.session import Session
from ui.storage.seats import people
from ui.words.en.session import say


def own_seat(session: Session) -> int:
    """Return the seat of the only person at this device, or -1."""
    persons = people(session.seats)
    return min(persons) if len(persons) == 1 else -1


def own_name(session: Session, seat: int) -> str:
    """Return a player's name, marked as "you" for the own side unless a custom name marks it."""
    name = session.names[seat]
    tells = name == session.match.seats[seat] or not session.main.kind.local
    return say.own(name) if tells and own_seat(session.main) == seat else name


def mark_own_side(session: Session, words: str) -> str:
    """Return the text with "(you)" after the first mention of the own side: "Dark (you)".

    A mention that addresses the player ("Dark: choose a card.") is left alone.
    """
    seat = own_seat(session)
    if seat < 0:
        return words
    side = rf"\b{re.escape(session.match.seats[seat])}\b(?![,:])"
    return re.sub(side, lambda found: say.own(found[0]), words, count=1, flags=re.IGNORECASE)
