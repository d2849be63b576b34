"""Cards that must come from a shuffled deck, since somebody knows what others do not."""

from __future__ import annotations

from typing import NamedTuple


class DeckDraw(NamedTuple):
    """Which card of which deck comes to light where chance, or a seat in secret, decides; and for whom."""

    deck: str
    """Its id, unlike that of any other deck of the game. A deck is shuffled when it is first drawn from."""
    faces: tuple[str, ...]
    """What may lie in it as far as everybody knows, sorted: of a new deck, all that is to be shuffled."""
    card: str
    """The name of the card, unlike that of any other of its deck.

    A name that no card has yet goes to the uppermost card without one, or to the one that is `chosen`.
    """
    knower: int | None
    """Who learns what it is; None: everybody."""
    lead: str
    """What stands before the face in the text of the action or outcome."""
    chosen: bool = False
    """Whether the knower, who decides here, looks at all cards without a name and gives it to one of them.

    What is decided otherwise has no `face`, and takes no card.
    """

    def text(self, face: str) -> str:
        """Return the text of the action or outcome that brings a face."""
        return self.lead + face

    def face(self, text: str) -> str | None:
        """Return the face that an action or outcome brings, by its text; None if it brings none."""
        return text.removeprefix(self.lead) if text.startswith(self.lead) else None
