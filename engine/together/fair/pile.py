"""A deck in use: which of its cards have been drawn, as what, and whose keys to them have been told.

All of it is public. A card that only one device may know is one to which all others have told their keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.together.fair.hashing import SIZE
from engine.together.fair.making import Making, open_card
from engine.together.fair.texts import bytes_of, text_of


class Pile(NamedTuple):
    """A deck that is ready; its cards are counted from the top."""

    making: Making
    names: tuple[str, ...]
    """What each card was drawn as; "" for those that have not been."""
    keys: tuple[tuple[bytes, ...], ...]
    """For each device, the keys to the cards that it has told; b"" for those that it has not."""

    def card(self, name: str) -> int:
        """Return the card that was drawn under a name, or else the uppermost that has none.

        Raises ValueError ("empty") if all have been drawn.
        """
        found = name if name in self.names else ""
        if found not in self.names:
            raise ValueError("empty")
        return self.names.index(found)

    def left(self) -> tuple[int, ...]:
        """Return the cards that have not been drawn."""
        return tuple(card for card, name in enumerate(self.names) if not name)

    def owing(self, card: int, knower: int | None) -> tuple[int, ...]:
        """Return the devices whose keys a device still needs to know a card; all devices, if that is None."""
        return tuple(device for device, keys in enumerate(self.keys) if device != knower and not keys[card])


def new_pile(making: Making) -> Pile:
    """Return a deck of which nothing has been drawn. Raises ValueError ("turn") if it is not ready."""
    if making.turn() is not None:
        raise ValueError("turn")
    size = making.deck.size
    return Pile(making, ("",) * size, ((b"",) * size,) * making.devices)


def draw(pile: Pile, name: str, card: int) -> Pile:
    """Return the pile with a card drawn under a name.

    Raises ValueError ("drawn") if there is no such card, it has another name, or another card has this one.
    """
    there = card in range(len(pile.names)) and pile.names[card] in ("", name)
    if not there or (name in pile.names and pile.card(name) != card):
        raise ValueError("drawn")
    return pile._replace(names=(*pile.names[:card], name, *pile.names[card + 1 :]))


def write_keys(pile: Pile, secret: bytes, cards: Sequence[int]) -> str:
    """Return what a device tells to open cards, by its secret."""
    return text_of(b"".join(pile.making.deck.key(secret, card) for card in cards))


def read_keys(pile: Pile, device: int, cards: Sequence[int], text: str) -> Pile:
    """Return the pile with a device's keys to cards.

    Raises ValueError: "text" if it is no text of so many keys, "key" if the device is bound to another key.
    """
    data = bytes_of(text, SIZE * len(cards))
    keys = list(pile.keys[device])
    for at, card in enumerate(cards):
        key = data[at * SIZE :][:SIZE]
        if not pile.making.is_key(device, card, key):
            raise ValueError("key")
        keys[card] = key
    return pile._replace(keys=(*pile.keys[:device], tuple(keys), *pile.keys[device + 1 :]))


def look(pile: Pile, card: int, device: int = -1, secret: bytes = b"") -> Steps[int]:
    """Return the face of a card, as a device with its secret sees it; without one, as everybody does.

    Raises ValueError: "closed" if a key is missing, "face" if somebody has cheated (`audit` tells who).
    """
    keys = [told[card] for told in pile.keys]
    if secret:
        keys[device] = pile.making.deck.key(secret, card)
    if b"" in keys:
        raise ValueError("closed")
    return (yield from open_card(pile.making, card, tuple(keys)))
