"""Cards that remote games deal from a shuffled deck because some seats may not see them."""

from __future__ import annotations

from typing import NamedTuple


class DeckDraw(NamedTuple):
    """One draw from a deck, decided by chance or secretly by a seat."""

    deck: str
    """Id of the deck, unique in the game. A deck is shuffled before its first draw."""
    faces: tuple[str, ...]
    """Cards that the deck may hold by public knowledge, sorted; all cards of a new deck."""
    card: str
    """Name of the card, unique in its deck.

    A new name goes to the topmost card without a name, or to the `chosen` card.
    """
    knower: int | None
    """Seat that learns the card; None for all seats."""
    lead: str
    """Prefix of the action's text, before the face."""
    chosen: bool = False
    """True if the knower looks at all cards without a name and picks one.

    Other decisions have no `face` and take no card.
    """

    def text(self, face: str) -> str:
        """Return the text of the action or outcome that deals a face."""
        return self.lead + face

    def face(self, text: str) -> str | None:
        """Return the face in the text of an action or outcome; None if it deals no card."""
        return text.removeprefix(self.lead) if text.startswith(self.lead) else None
