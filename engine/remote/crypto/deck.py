"""A deck that several devices shuffle, and of which none knows a card before it is opened (mental poker).

Each device in turn locks all cards with one key, its common key, and shuffles them. Then each in turn removes
that key and puts a key of its own on every card, its single keys. Publishing the single keys of a card opens
it. Everything that a device contributes follows from its secret and from all contributions before it, so a
secret that is revealed after the game can be compared with what was sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.contract.steps import Steps
from engine.remote.crypto.hashing import digest, stream
from engine.remote.crypto.proofs import Lock, Shuffle
from engine.remote.crypto.randomness import shuffled
from engine.remote.crypto.ristretto import GROUP

Cards: TypeAlias = tuple[int, ...]
"""The current numbers of the cards, in the order of the deck."""


class Deck(NamedTuple):
    """A deck to be shuffled: faces counted from 0, and a label unique to the deck and game."""

    label: str
    """The table's id and the number of the deck in the game."""
    size: int

    def faces(self) -> Cards:
        """Return the numbers of the faces, the same on every device; nobody knows relations between them."""
        return tuple(face_number(self.label, face) for face in range(self.size))

    def prepare(self) -> Steps[None]:
        """Compute the numbers of the faces, one a step; they are remembered."""
        for face in range(self.size):
            face_number(self.label, face)
            yield 0

    def face(self, number: int) -> int:
        """Return the face with a number. Raises ValueError ("face") if there is none."""
        for face in range(self.size):
            if face_number(self.label, face) == number:
                return face
        raise ValueError("face")

    def context(self, device: int, texts: Sequence[str]) -> bytes:
        """Return the context of a device's contribution, given the texts of all contributions before it.

        Its proof and everything derived for it depend on the context: no list of another table, deck, device
        or stage fits, and a device that has to repeat a stage with other cards uses other keys.
        """
        return digest("protocol 2", self.label, str(device), *texts)


@lru_cache(1_024)
def face_number(label: str, face: int) -> int:
    """Return the number of one face of a deck."""
    return GROUP.element("face", label, str(face))


def order_in(context: bytes, secret: bytes, size: int) -> tuple[int, ...]:
    """Return a device's order when it shuffles: the source of each card."""
    return shuffled(size, stream("order", secret, context))


def common_key(context: bytes, secret: bytes) -> int:
    """Return the key that a device puts on all cards when it shuffles."""
    return GROUP.key("common key", secret, context)


def single_key(context: bytes, secret: bytes, card: int) -> int:
    """Return the key that a device puts on one card when it locks."""
    return GROUP.key("single key", secret, context, str(card))


class Shuffled(NamedTuple):
    """A device's shuffled cards."""

    cards: Cards
    image: int
    """The generator to the power of the common key."""
    proof: bytes


class Locked(NamedTuple):
    """A device's locked cards."""

    cards: Cards
    images: tuple[int, ...]
    """The generator to the power of each single key, which commits the device to that key."""
    proof: bytes


class Making(NamedTuple):
    """A deck in the making; devices are numbered from 0."""

    deck: Deck
    devices: int
    texts: tuple[str, ...] = ()
    """All contributions so far: first a shuffle by each device, then a lock by each."""
    shuffles: tuple[Shuffled, ...] = ()
    locks: tuple[Locked, ...] = ()

    @property
    def unread(self) -> bool:
        """True for a deck of protocol 1: its lists are kept as they came, and prove nothing."""
        return bool(self.texts) and not self.shuffles

    @property
    def stage(self) -> int:
        """Number of contributions so far, and of the one that is due."""
        return len(self.texts)

    def author(self, stage: int) -> int:
        """Return the device that contributes a stage."""
        return stage % self.devices

    def turn(self) -> int | None:
        """Return the device whose contribution is due; None when the deck is ready."""
        return self.author(self.stage) if self.stage < 2 * self.devices else None

    def done(self, part: float = 0.0) -> float:
        """Return the share of all work that is done, from 0 to 1; `part` is that of the due contribution."""
        return min(1.0, (self.stage + part) / (2 * self.devices))

    def to_shuffle(self, device: int) -> Cards:
        """Return the cards that a device receives for shuffling."""
        return self.shuffles[device - 1].cards if device else self.deck.faces()

    def to_lock(self, device: int) -> Cards:
        """Return the cards that a device receives for locking."""
        return self.locks[device - 1].cards if device else self.shuffles[-1].cards

    def cards(self) -> Cards:
        """Return the cards locked by all devices. Raises IndexError if the deck is not ready."""
        return self.locks[self.devices - 1].cards

    def first(self, stages: int) -> Making:
        """Return the deck as it was after some contributions."""
        shuffles, locks = self.shuffles[:stages], self.locks[: max(0, stages - self.devices)]
        return self._replace(texts=self.texts[:stages], shuffles=shuffles, locks=locks)

    def context(self, stage: int) -> bytes:
        """Return the context of a contribution (see `Deck.context`)."""
        return self.deck.context(self.author(stage), self.texts[:stage])

    def shuffle_statement(self, device: int) -> Shuffle:
        """Return the statement that the proof of a device's shuffle has to show."""
        sent = self.shuffles[device]
        return Shuffle(self.context(device), self.to_shuffle(device), sent.cards, sent.image)

    def lock_statement(self, device: int) -> Lock:
        """Return the statement that the proof of a device's lock has to show."""
        sent, image = self.locks[device], self.shuffles[device].image
        given, context = self.to_lock(device), self.context(self.devices + device)
        return Lock(context, given, sent.cards, image, sent.images)

    def order(self, device: int, secret: bytes) -> tuple[int, ...]:
        """Return the order that follows from a device's secret: the source of each card."""
        if self.unread:
            return shuffled(self.deck.size, stream("order", secret, self.deck.label))
        return order_in(self.context(device), secret, self.deck.size)

    def common_key(self, device: int, secret: bytes) -> int:
        """Return the common key that follows from a device's secret."""
        return common_key(self.context(device), secret)

    def single_keys(self, device: int, secret: bytes) -> tuple[int, ...]:
        """Return the single keys that follow from a device's secret."""
        context = self.context(self.devices + device)
        return tuple(single_key(context, secret, card) for card in range(self.deck.size))

    def key(self, device: int, secret: bytes, card: int) -> bytes:
        """Return the bytes that a device publishes to open a card."""
        return GROUP.packed([single_key(self.context(self.devices + device), secret, card)])

    def is_key(self, device: int, card: int, key: bytes) -> bool:
        """Return True if these bytes are the key that a device has put on a card."""
        images = self.locks[device].images
        value = int.from_bytes(key, "little")
        fits = len(key) == GROUP.size and GROUP.is_key(value) and 0 <= card < len(images)
        return fits and GROUP.base(value) == images[card]

    def order_of(self, secrets: Sequence[bytes]) -> tuple[int, ...]:
        """Return the face of every card of the shuffled deck, given the secrets of all devices."""
        faces = tuple(range(self.deck.size))
        for device, secret in enumerate(secrets):
            faces = tuple(faces[card] for card in self.order(device, secret))
        return faces
