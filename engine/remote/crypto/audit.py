"""Whether each device did what it should with a deck: asked when the game is over and secrets are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.deck import marks
from engine.remote.crypto.shuffle import Making

SHUFFLE, LOCK, MARK = "shuffle", "lock", "mark"


class Fault(NamedTuple):
    """What a device has done wrongly, and with which card of those that it sent."""

    device: int
    what: str
    card: int


def audit(making: Making, device: int, secret: bytes, part: int = 0, parts: int = 1) -> Steps[Fault | None]:
    """Return the first thing that a device has not done as its secret says; None if it was fair.

    Each device is judged by what it was given, so that nobody answers for another, and by what it has sent: a
    game may end before the deck is ready. It may be one of several parts of more to be looked at.
    """
    checks = {SHUFFLE: _shuffle(making, device, secret)} if device < len(making.shuffles) else {}
    if device < len(making.locks):
        checks |= {LOCK: _lock(making, device, secret), MARK: _marks(making, device, secret)}
    for index, (what, check) in enumerate(checks.items()):
        for card, fair in enumerate(check):
            if not fair:
                return Fault(device, what, card)
            yield (part + (index + card / making.deck.size) / 3) / parts
    return None


def audit_all(makings: Sequence[Making], secrets: Sequence[bytes]) -> Steps[tuple[int, Fault] | None]:
    """Return the first fault in decks, with the number of the deck; None if all devices were fair.

    Only then do the secrets tell what lay where (`order_of`): another secret than the one that a deck was
    made with could be looked for until it tells what somebody wishes.
    """
    parts = [(deck, device) for deck in range(len(makings)) for device in range(len(secrets))]
    for index, (deck, device) in enumerate(parts):
        fault = yield from audit(makings[deck], device, secrets[device], index, len(parts))
        if fault:
            return deck, fault
    return None


def _shuffle(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield whether each card is the one that its order asks for, under the common key."""
    deck = making.deck
    key, given = deck.common_key(secret), making.to_shuffle(device)
    for card, sent in zip(deck.order(secret), making.shuffles[device], strict=True):
        yield deck.group.lock(given[card], key) == sent


def _lock(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield whether each card has its single key on and the common key off.

    With the common key on again it has to be what was given with the single key on: two short powers in place
    of a long one, and exact, since no two numbers become the same under a key.
    """
    deck = making.deck
    key, given = deck.common_key(secret), making.to_lock(device)
    for card, sent in enumerate(making.locks[device].cards):
        single = deck.single_key(secret, card)
        yield deck.group.lock(sent, key) == deck.group.lock(given[card], single)


def _marks(making: Making, device: int, secret: bytes) -> Iterator[bool]:
    """Yield whether each mark is that of the single key."""
    told = marks(making.deck, secret)
    return (mark == sent for mark, sent in zip(told, making.locks[device].marks, strict=True))
