"""The joint shuffle: each device's contribution with its proof, and all checks on it.

First all devices shuffle in turn, then all lock in turn. `receive` refuses any text without exactly the
expected form; `check` verifies the proof; `audit` compares a contribution with its author's secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.deck import Cards, Locked, Making, Shuffled
from engine.remote.crypto.hashing import bytes_of, number, text_of
from engine.remote.crypto.proofs import (
    Lock,
    Shuffle,
    check_lock,
    check_shuffle,
    lock_proof_size,
    prove_lock,
    prove_shuffle,
    shuffle_proof_size,
)
from engine.remote.crypto.ristretto import GROUP

SHUFFLE, LOCK = "shuffle", "lock"
_PROVING = 0.7
"""Share of the work for a contribution that is its proof."""


def send(making: Making, secret: bytes) -> Steps[str]:
    """Return the due contribution as text, given the device's secret. Raises ValueError ("turn")."""
    device = making.turn()
    if device is None:
        raise ValueError("turn")
    yield from making.deck.prepare()
    if making.stage < making.devices:
        return text_of((yield from _shuffle(making, device, secret)))
    return text_of((yield from _lock(making, device, secret)))


def _shuffle(making: Making, device: int, secret: bytes) -> Steps[bytes]:
    """Return a device's shuffled cards, the image of its common key, and the proof."""
    key, order, given = (
        making.common_key(device, secret),
        making.order(device, secret),
        making.to_shuffle(device),
    )
    sent = yield from _powers([given[source] for source in order], [key] * len(order))
    statement = Shuffle(making.context(device), given, sent, GROUP.base(key))
    proof = yield from _later(prove_shuffle(statement, order, key, secret))
    return GROUP.packed([*sent, statement.image]) + proof


def _lock(making: Making, device: int, secret: bytes) -> Steps[bytes]:
    """Return a device's locked cards, the images of its single keys, and the proof."""
    keys, given = making.single_keys(device, secret), making.to_lock(device)
    off = GROUP.inverse(making.common_key(device, secret))
    both = [off * key % GROUP.order for key in keys]
    sent = yield from _powers(given, both)
    images = []
    for key in keys:
        images.append(GROUP.base(key))
        yield 1 - _PROVING
    context = making.context(making.stage)
    statement = Lock(context, given, sent, making.shuffles[device].image, tuple(images))
    proof = yield from _later(prove_lock(statement, both, secret))
    return GROUP.packed([*sent, *images]) + proof


def _powers(cards: Sequence[int], keys: Sequence[int]) -> Steps[Cards]:
    powers: list[int] = []
    for card, key in zip(cards, keys, strict=True):
        powers.append(
            (yield from GROUP.product_steps([(card, key)], (1 - _PROVING) * len(powers) / len(cards)))
        )
    return tuple(powers)


def _later(steps: Steps[bytes]) -> Steps[bytes]:
    """Return steps with progress that starts where the cards are done."""
    while True:
        try:
            yield 1 - _PROVING + _PROVING * next(steps)
        except StopIteration as end:
            proof: bytes = end.value
            return proof


def receive(making: Making, text: str) -> Steps[Making]:
    """Return the deck with the due contribution added; its proof is not checked (see `check`).

    Raises ValueError: "turn" if none is due, "text" if the length is wrong, "element" if a number cannot be a
    card, "double" if two cards are equal.
    """
    size = making.deck.size
    if making.turn() is None:
        raise ValueError("turn")
    shuffling = making.stage < making.devices
    count = size + 1 if shuffling else 2 * size
    length = count * GROUP.size
    data = bytes_of(text, length + (shuffle_proof_size if shuffling else lock_proof_size)(size))
    values = []
    for value in GROUP.unpacked(data[:length]):
        if not GROUP.has(value):
            raise ValueError("element")
        values.append(value)
        yield len(values) / count
    cards, images = tuple(values[:size]), tuple(values[size:])
    if len(set(cards)) < size:
        raise ValueError("double")
    making = making._replace(texts=(*making.texts, text))
    if shuffling:
        return making._replace(shuffles=(*making.shuffles, Shuffled(cards, images[0], data[length:])))
    return making._replace(locks=(*making.locks, Locked(cards, images, data[length:])))


def check(making: Making, stage: int) -> Steps[str]:
    """Verify the proof of one contribution: return "", or `SHUFFLE` or `LOCK` if it is false."""
    device = making.author(stage)
    yield from making.deck.prepare()
    if stage < making.devices:
        good = yield from check_shuffle(making.shuffle_statement(device), making.shuffles[device].proof)
        return "" if good else SHUFFLE
    good = yield from check_lock(making.lock_statement(device), making.locks[device].proof)
    return "" if good else LOCK


def open_card(making: Making, card: int, keys: tuple[bytes, ...], done: float = 0) -> Steps[int]:
    """Return the face of a card of a ready deck, opened with the keys of all devices in order.

    `done` is the progress made before this card. Raises ValueError: "key" if a key is not the one that its
    device has put on the card (`is_key` shows whose), "face" if no face results, which the proofs rule out.
    """
    if making.unread:
        return _open_unread(making, card, keys)
    together = 1
    for device, key in enumerate(keys):
        if not making.is_key(device, card, key):
            raise ValueError("key")
        together = together * int.from_bytes(key, "little") % GROUP.order
        yield done
    opened = yield from GROUP.product_steps([(making.cards()[card], GROUP.inverse(together))], done)
    return making.deck.face(opened)


# --- protocol 1: old games stay readable, and prove nothing ----------------------------------------------

_OLD_PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A0879"
    "8E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B"
    "0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA4836"
    "1C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804"
    "F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6"
    "955817183995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)
"""The 2,048-bit prime of RFC 3526, group 14: the cards of protocol 1 were squares modulo it."""
_OLD_SIZE = 256


def _open_unread(making: Making, card: int, keys: tuple[bytes, ...]) -> int:
    """Return the face of a card of protocol 1. Raises ValueError ("face", "text")."""
    deck, order = making.deck, _OLD_PRIME >> 1
    data = bytes_of(making.texts[-1], deck.size * (_OLD_SIZE + 32))
    value = int.from_bytes(data[card * _OLD_SIZE :][:_OLD_SIZE], "big")
    together = prod(int.from_bytes(key, "big") for key in keys)
    opened = pow(value, pow(together, -1, order), _OLD_PRIME)
    for face in range(deck.size):
        root = number(8 * _OLD_SIZE + 128, "face", deck.label, str(face), "0")
        if root * root % _OLD_PRIME == opened:
            return face
    raise ValueError("face")


# --- after the game --------------------------------------------------------------------------------------


class Fault(NamedTuple):
    """A device's first fault: the operation, and the card in its contribution."""

    device: int
    what: str
    """`SHUFFLE` or `LOCK`."""
    card: int


def audit(making: Making, device: int, secret: bytes, part: int = 0, parts: int = 1) -> Steps[Fault | None]:
    """Return the first card that contradicts a device's secret; None if all are right.

    Each device is judged by its own input and output, so that no device answers for another. The deck may be
    unfinished, since a game can end before it is ready. `part` of `parts` scales the reported progress.
    """
    size = making.deck.size
    if device < len(making.shuffles):
        given, sent, key = (
            making.to_shuffle(device),
            making.shuffles[device],
            making.common_key(device, secret),
        )
        if GROUP.base(key) != sent.image:
            return Fault(device, SHUFFLE, 0)
        for card, source in enumerate(making.order(device, secret)):
            if GROUP.power(given[source], key) != sent.cards[card]:
                return Fault(device, SHUFFLE, card)
            yield (part + card / size / 2) / parts
    if device < len(making.locks):
        off = GROUP.inverse(making.common_key(device, secret))
        given, locked = making.to_lock(device), making.locks[device]
        for card, key in enumerate(making.single_keys(device, secret)):
            fits = GROUP.base(key) == locked.images[card]
            if not fits or GROUP.power(given[card], off * key % GROUP.order) != locked.cards[card]:
                return Fault(device, LOCK, card)
            yield (part + 0.5 + card / size / 2) / parts
    return None


def audit_all(makings: Sequence[Making], secrets: Sequence[bytes]) -> Steps[tuple[int, Fault] | None]:
    """Return the first fault and its deck number; None if all devices were fair.

    Only after this check do the secrets prove the order of the cards (`order_of`): a device could search for
    another secret that yields a convenient order.
    """
    parts = [(deck, device) for deck in range(len(makings)) for device in range(len(secrets))]
    for index, (deck, device) in enumerate(parts):
        fault = yield from audit(makings[deck], device, secrets[device], index, len(parts))
        if fault:
            return deck, fault
    return None
