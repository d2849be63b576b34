"""How a deck is made by several devices: what each sends when it is its turn, and what the others read of it.

First all shuffle in turn, then all lock in turn. What is sent is a text; what is not exactly of the kind that
is due is refused.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.base64url import bytes_of, text_of
from engine.remote.crypto.deck import Cards, Deck, lock, marks, shuffle, unlock
from engine.remote.crypto.hashing import SIZE

LOCKING = 7
"""How many times as long it takes to lock a card as to shuffle it."""


class Lock(NamedTuple):
    """What a device has sent when it locked the cards: the cards, and a mark for each of its keys."""

    cards: Cards
    marks: tuple[bytes, ...]


class Making(NamedTuple):
    """What has been sent so far. Of the devices each knows its place, counted from 0."""

    deck: Deck
    devices: int
    shuffles: tuple[Cards, ...] = ()
    locks: tuple[Lock, ...] = ()

    def turn(self) -> int | None:
        """Return which device is to send something; None when the deck is ready."""
        sent = len(self.shuffles) + len(self.locks)
        return sent % self.devices if sent < 2 * self.devices else None

    def done(self, part: float = 0.0) -> float:
        """Return how much of the work of all is done, from 0 to 1, with `part` of what is due now."""
        shuffled, locked = float(len(self.shuffles)), float(len(self.locks))
        if shuffled < self.devices:
            shuffled += part
        elif locked < self.devices:
            locked += part
        return (shuffled + LOCKING * locked) / ((1 + LOCKING) * self.devices)

    def to_shuffle(self, device: int) -> Cards:
        """Return the cards as a device was given them to shuffle."""
        return self.shuffles[device - 1] if device else self.deck.faces()

    def to_lock(self, device: int) -> Cards:
        """Return the cards as a device was given them to lock."""
        return self.locks[device - 1].cards if device else self.shuffles[-1]

    def cards(self) -> Cards:
        """Return the cards of the deck that is ready, locked by all. Raises IndexError if it is not."""
        return self.locks[self.devices - 1].cards

    def is_key(self, device: int, card: int, key: bytes) -> bool:
        """Whether a key is the one that a device has locked a card with, as far as it has bound itself."""
        bound = self.locks[device].marks
        return 0 <= card < len(bound) and self.deck.mark(key, card) == bound[card]


def send(making: Making, secret: bytes) -> Steps[str]:
    """Return what the device whose turn it is sends, by its secret. Raises ValueError ("turn") at the end."""
    deck = making.deck
    device = making.turn()
    if device is None:
        raise ValueError("turn")
    if len(making.shuffles) < making.devices:
        return text_of(deck.group.packed((yield from shuffle(deck, secret, making.to_shuffle(device)))))
    locked = yield from lock(deck, secret, making.to_lock(device))
    return text_of(deck.group.packed(locked) + b"".join(marks(deck, secret)))


def receive(making: Making, text: str) -> Steps[Making]:
    """Return what has been sent together with what the device whose turn it is has sent now.

    Raises ValueError: "turn" if it is nobody's, "text" if it is no text of the right length, "residue" if a
    number cannot be a card, "double" if two are the same.
    """
    deck = making.deck
    if making.turn() is None:
        raise ValueError("turn")
    shuffling = len(making.shuffles) < making.devices
    size = deck.size * deck.group.size
    data = bytes_of(text, size if shuffling else size + deck.size * SIZE)
    cards = yield from deck.group.unpacked(data[:size])
    if len(set(cards)) < deck.size:
        raise ValueError("double")
    if shuffling:
        return making._replace(shuffles=(*making.shuffles, cards))
    parts = tuple(data[at : at + SIZE] for at in range(size, len(data), SIZE))
    return making._replace(locks=(*making.locks, Lock(cards, parts)))


def open_card(making: Making, card: int, keys: tuple[bytes, ...], done: float = 0) -> Steps[int]:
    """Return the face of a card of the deck that is ready, by the keys of all devices in their order.

    `done` is how much was done before it of what it is part of.

    Raises ValueError: "key" if one is not the one that its device is bound to (`is_key` tells whose), "face"
    if all are, and yet no face comes to light: then `audit` tells who has cheated.
    """
    for device, key in enumerate(keys):
        if not making.is_key(device, card, key):
            raise ValueError("key")
    return (yield from unlock(making.deck, making.cards()[card], keys, done))
