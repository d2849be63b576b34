"""Audit of the decks after the game, when all devices have revealed their secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.deck import commitments
from engine.remote.crypto.shuffle import Making

SHUFFLE, LOCK, MARK = "shuffle", "lock", "mark"


class Fault(NamedTuple):
    """A device's first fault: the operation, and the card in its contribution."""

    device: int
    what: str
    card: int


def audit(making: Making, device: int, secret: bytes, part: int = 0, parts: int = 1) -> Steps[Fault | None]:
    """Return the first operation that contradicts a device's secret; None if all are right.

    Each device is judged by its own input and output, so that no device answers for another. The deck may be
    unfinished, since a game can end before it is ready. `part` of `parts` scales the reported progress.
    """
    checks = {SHUFFLE: _shuffle(making, device, secret)} if device < len(making.shuffles) else {}
    if device < len(making.locks):
        checks |= {LOCK: _lock(making, device, secret), MARK: _commitments(making, device, secret)}
    for index, (what, check) in enumerate(checks.items()):
        for card, fair in enumerate(check):
            if not fair:
                return Fault(device, what, card)
            yield (part + (index + card / making.deck.size) / 3) / parts
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


def _shuffle(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield, per card, whether it follows the order of the secret under the common key."""
    deck = making.deck
    key, given = deck.common_key(secret), making.to_shuffle(device)
    for card, sent in zip(deck.order(secret), making.shuffles[device], strict=True):
        yield deck.group.lock(given[card], key) == sent


def _lock(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield, per card, whether its single key is on and the common key off.

    Putting the common key back on must give the same as putting the single key on the input: two short powers
    instead of a long one. The test is exact, since locking is injective.
    """
    deck = making.deck
    key, given = deck.common_key(secret), making.to_lock(device)
    for card, sent in enumerate(making.locks[device].cards):
        single = deck.single_key(secret, card)
        yield deck.group.lock(sent, key) == deck.group.lock(given[card], single)


def _commitments(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield, per card, whether its commitment is that of the single key."""
    expected = commitments(making.deck, secret)
    return (mark == sent for mark, sent in zip(expected, making.locks[device].commitments, strict=True))
