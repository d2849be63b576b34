"""The joint shuffle: the contribution of each device in turn, and the checks on what it receives.

First all devices shuffle in turn, then all lock in turn. Any text that is not exactly of the due form is
refused.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.deck import Cards, Deck, commitments, lock, shuffle, unlock
from engine.remote.crypto.hashing import SIZE, bytes_of, text_of

LOCKING = 7
"""Cost of locking a card relative to shuffling it."""


class Lock(NamedTuple):
    """A device's locked cards, with a commitment to each key."""

    cards: Cards
    commitments: tuple[bytes, ...]


class Making(NamedTuple):
    """A deck in the making; devices are numbered from 0."""

    deck: Deck
    devices: int
    shuffles: tuple[Cards, ...] = ()
    locks: tuple[Lock, ...] = ()

    def turn(self) -> int | None:
        """Return the device whose contribution is due; None when the deck is ready."""
        sent = len(self.shuffles) + len(self.locks)
        return sent % self.devices if sent < 2 * self.devices else None

    def done(self, part: float = 0.0) -> float:
        """Return the share of all work that is done, from 0 to 1; `part` is that of the due contribution."""
        shuffled, locked = float(len(self.shuffles)), float(len(self.locks))
        if shuffled < self.devices:
            shuffled += part
        elif locked < self.devices:
            locked += part
        return (shuffled + LOCKING * locked) / ((1 + LOCKING) * self.devices)

    def to_shuffle(self, device: int) -> Cards:
        """Return the cards that a device receives for shuffling."""
        return self.shuffles[device - 1] if device else self.deck.faces()

    def to_lock(self, device: int) -> Cards:
        """Return the cards that a device receives for locking."""
        return self.locks[device - 1].cards if device else self.shuffles[-1]

    def cards(self) -> Cards:
        """Return the cards locked by all devices. Raises IndexError if the deck is not ready."""
        return self.locks[self.devices - 1].cards

    def is_key(self, device: int, card: int, key: bytes) -> bool:
        """Return True if a key is the one that a device has committed to for a card."""
        bound = self.locks[device].commitments
        return 0 <= card < len(bound) and self.deck.key_commitment(key, card) == bound[card]


def send(making: Making, secret: bytes) -> Steps[str]:
    """Return the due contribution as text, given the device's secret. Raises ValueError ("turn")."""
    deck = making.deck
    device = making.turn()
    if device is None:
        raise ValueError("turn")
    if len(making.shuffles) < making.devices:
        return text_of(deck.group.packed((yield from shuffle(deck, secret, making.to_shuffle(device)))))
    locked = yield from lock(deck, secret, making.to_lock(device))
    return text_of(deck.group.packed(locked) + b"".join(commitments(deck, secret)))


def receive(making: Making, text: str) -> Steps[Making]:
    """Return the deck with the due contribution added.

    Raises ValueError: "turn" if none is due, "text" if the length is wrong, "residue" if a number cannot be a
    card, "double" if two are equal.
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
    """Return the face of a card of a ready deck, opened with the keys of all devices in order.

    `done` is the progress made before this card. Raises ValueError: "key" if a key breaks its device's
    commitment (`is_key` shows whose), "face" if no face results although all keys fit. Then `audit` finds the
    cheat.
    """
    for device, key in enumerate(keys):
        if not making.is_key(device, card, key):
            raise ValueError("key")
    return (yield from unlock(making.deck, making.cards()[card], keys, done))
