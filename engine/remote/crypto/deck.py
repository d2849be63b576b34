"""A deck that several devices shuffle, and of which none knows a card before it is opened (mental poker).

Each device in turn locks all cards with one key and shuffles them. Then each in turn removes that key and
puts a key of its own on every card. Publishing these single keys opens a card. All of it follows from each
device's secret, so revealing the secrets at the end proves that the deck was fair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.contract.steps import Steps
from engine.remote.crypto.group import GROUP, Group
from engine.remote.crypto.hashing import SIZE, digest, stream
from engine.remote.crypto.randomness import shuffled as shuffled_numbers

Cards: TypeAlias = tuple[int, ...]
"""The current numbers of the cards, in the order of the deck."""


class Deck(NamedTuple):
    """A deck to be shuffled: faces counted from 0, and a label unique to the deck and game."""

    label: str
    size: int
    group: Group = GROUP

    def faces(self) -> Cards:
        """Return the numbers of the faces, the same on every device.

        They are hashes. Small squares would give themselves away: a product stays a product under a common
        key.
        """
        return tuple(self.group.residue("face", self.label, str(face)) for face in range(self.size))

    def order(self, secret: bytes) -> tuple[int, ...]:
        """Return a device's permutation: the source of each card."""
        return shuffled_numbers(self.size, stream("order", secret, self.label))

    def common_key(self, secret: bytes) -> int:
        """Return the key that a device puts on all cards when it shuffles."""
        return self.group.key("common key", secret, self.label)

    def single_key(self, secret: bytes, card: int) -> int:
        """Return the key that a device puts on one card of the shuffled deck."""
        return self.group.key("single key", secret, self.label, str(card))

    def key(self, secret: bytes, card: int) -> bytes:
        """Return the bytes that a device publishes to open a card."""
        return self.single_key(secret, card).to_bytes(SIZE, "big")

    def key_commitment(self, key: bytes, card: int) -> bytes:
        """Return the commitment to a card's key, which reveals nothing about the key."""
        return digest("mark", self.label, str(card), key)


def shuffle(deck: Deck, secret: bytes, cards: Cards) -> Steps[Cards]:
    """Return the cards permuted and locked with a device's common key."""
    key = deck.common_key(secret)
    shuffled = []
    for place, card in enumerate(deck.order(secret)):
        shuffled.append(deck.group.lock(cards[card], key))
        yield place / deck.size
    return tuple(shuffled)


def lock(deck: Deck, secret: bytes, cards: Cards) -> Steps[Cards]:
    """Return the cards with a device's common key removed and its single keys put on."""
    group = deck.group
    off = group.inverse(deck.common_key(secret))
    locked = []
    for place, card in enumerate(cards):
        both = off * deck.single_key(secret, place) % group.order
        locked.append((yield from group.power(card, both, place / deck.size)))
    return tuple(locked)


def commitments(deck: Deck, secret: bytes) -> tuple[bytes, ...]:
    """Return the commitments to a device's single keys."""
    return tuple(deck.key_commitment(deck.key(secret, card), card) for card in range(deck.size))


def unlock(deck: Deck, value: int, keys: Sequence[bytes], done: float = 0) -> Steps[int]:
    """Return the face of a locked card, opened with the keys of all devices.

    Raises ValueError: "key" if a key is impossible, "face" if no face results. Then some device shuffled or
    locked wrongly, and `audit` finds it.
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
    """Return the face of every card of the shuffled deck, given all secrets."""
    faces = tuple(range(deck.size))
    for secret in secrets:
        faces = tuple(faces[card] for card in deck.order(secret))
    return faces
