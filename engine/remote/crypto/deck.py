"""A deck that several devices shuffle, and of which none knows a card before it is opened (mental poker).

Each device in turn locks all cards with one key and shuffles them. Then each in turn takes that key off and
puts a key of its own on every card. A card is opened by handing over the single keys on it. All that a device
does follows from a secret of its own, so it is proved in the end by telling the secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.contract.steps import Steps
from engine.remote.crypto.group import GROUP, Group
from engine.remote.crypto.hashing import SIZE, digest, stream
from engine.remote.crypto.randomness import shuffled as shuffled_numbers

Cards: TypeAlias = tuple[int, ...]
"""The numbers that cards are at the moment, in the order of the deck."""


class Deck(NamedTuple):
    """What is to be shuffled: faces counted from 0. The label differs for every deck of every game."""

    label: str
    size: int
    group: Group = GROUP

    def faces(self) -> Cards:
        """Return the numbers that faces stand for: the same on every device.

        They are made by hashing. Small squares would tell themselves apart under a common key, for what is
        a product before it is locked is one afterwards.
        """
        return tuple(self.group.residue("face", self.label, str(face)) for face in range(self.size))

    def order(self, secret: bytes) -> tuple[int, ...]:
        """Return where each card comes from when a device shuffles."""
        return shuffled_numbers(self.size, stream("order", secret, self.label))

    def common_key(self, secret: bytes) -> int:
        """Return the key that a device puts on all cards when it shuffles."""
        return self.group.key("common key", secret, self.label)

    def single_key(self, secret: bytes, card: int) -> int:
        """Return the key that a device puts on one card of the shuffled deck."""
        return self.group.key("single key", secret, self.label, str(card))

    def key(self, secret: bytes, card: int) -> bytes:
        """Return what a device hands over to open a card."""
        return self.single_key(secret, card).to_bytes(SIZE, "big")

    def mark(self, key: bytes, card: int) -> bytes:
        """Return what binds a device to the key of a card, and tells nothing of it."""
        return digest("mark", self.label, str(card), key)


def shuffle(deck: Deck, secret: bytes, cards: Cards) -> Steps[Cards]:
    """Return cards in another order, with a device's common key on."""
    key = deck.common_key(secret)
    shuffled = []
    for place, card in enumerate(deck.order(secret)):
        shuffled.append(deck.group.lock(cards[card], key))
        yield place / deck.size
    return tuple(shuffled)


def lock(deck: Deck, secret: bytes, cards: Cards) -> Steps[Cards]:
    """Return cards with a device's common key off and its single keys on."""
    group = deck.group
    off = group.inverse(deck.common_key(secret))
    locked = []
    for place, card in enumerate(cards):
        both = off * deck.single_key(secret, place) % group.order
        locked.append((yield from group.power(card, both, place / deck.size)))
    return tuple(locked)


def marks(deck: Deck, secret: bytes) -> tuple[bytes, ...]:
    """Return the marks of a device's single keys."""
    return tuple(deck.mark(deck.key(secret, card), card) for card in range(deck.size))


def unlock(deck: Deck, value: int, keys: Sequence[bytes], done: float = 0) -> Steps[int]:
    """Return the face of a locked card, opened by the keys of all devices.

    Raises ValueError: "key" if one cannot be any, "face" if what comes to light is none: then somebody has
    locked or shuffled it wrongly, and `audit` tells who.
    """
    together = 1
    for key in map(int.from_bytes, keys):
        if not deck.group.is_key(key):
            raise ValueError("key")
        together = together * key % deck.group.order
    number = yield from deck.group.power(value, deck.group.inverse(together), done)
    faces = deck.faces()
    if number not in faces:
        raise ValueError("face")
    return faces.index(number)


def order_of(deck: Deck, secrets: Sequence[bytes]) -> tuple[int, ...]:
    """Return the face of every card of the shuffled deck, when all secrets are told."""
    faces = tuple(range(deck.size))
    for secret in secrets:
        faces = tuple(faces[card] for card in deck.order(secret))
    return faces
