"""Times of the arithmetic of fairness in the Python that runs this: Pyodide, in `e2e.bench.fair`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeVar

from engine.contract.steps import Steps
from engine.remote.crypto.deck import Deck, Making
from engine.remote.crypto.ed25519 import is_signed, public, sign
from engine.remote.crypto.randomness import Chain, draw_outcome, follows
from engine.remote.crypto.ristretto import GROUP
from engine.remote.crypto.shuffle import audit, check, open_card, receive, send

T = TypeVar("T")
DECKS = {"nine planets": 9, "twelve checkers": 12, "a pile of 20": 20, "54 cards": 54}
SECRETS = [sha256(name).digest() for name in (b"Anna", b"Bert")]
TIMES = 20
"""Number of repetitions of short operations."""


class Row(NamedTuple):
    """An operation, its seconds, those of its longest step, and those of the peer."""

    what: str
    whole: float
    longest: float
    peer: float


class Bench:
    """Measurements for two devices, one after the other, with a given clock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        base, exponent = GROUP.element("base"), GROUP.order - 12345
        self.power = self.seconds(lambda: GROUP.power(base, exponent))

    def rows(self) -> Iterator[Row]:
        """Return all measurements."""
        die = self.seconds(_die)
        yield Row("deal a die", die, die, self.seconds(lambda: Random(1).choices(range(6), [1] * 6)))
        for name, size in DECKS.items():
            yield from self.deck(name, size)
        signer, text = public(SECRETS[0]), sign(SECRETS[0], b"a3b4")
        signing = self.seconds(lambda: sign(SECRETS[0], b"a3b4"))
        yield Row("sign a message", signing, signing, self.power)
        checking = self.seconds(lambda: is_signed(signer, b"a3b4", text))
        yield Row("check a signature", checking, checking, 2 * self.power)

    def deck(self, name: str, size: int) -> Iterator[Row]:
        """Measure a deck. The textbook has no proofs, and takes three powers per card and device."""
        making, checks = Making(Deck(name, size), len(SECRETS)), _Watch(self.clock)
        watch = _Watch(self.clock)
        while (device := making.turn()) is not None:
            making = watch.take(receive(making, watch.take(send(making, SECRETS[device]))))
            assert checks.take(check(making, making.stage - 1)) == ""
        textbook = 3 * size * len(SECRETS) * self.power
        yield Row(f"shuffle and prove {name}", watch.whole, watch.longest, textbook)
        yield Row(f"check the proofs of {name}", checks.whole, checks.longest, textbook)
        watch = _Watch(self.clock)
        for card in range(size):
            keys = tuple(making.key(device, each, card) for device, each in enumerate(SECRETS))
            watch.take(open_card(making, card, keys))
        yield Row(f"open {name}", watch.whole, watch.longest, size * len(SECRETS) * self.power)
        watch = _Watch(self.clock)
        assert watch.take(audit(making, 1, SECRETS[1])) is None
        yield Row(f"audit {name}", watch.whole, watch.longest, 3 * size * self.power)

    def seconds(self, work: Callable[[], object]) -> float:
        """Return the mean duration of a short operation."""
        start = self.clock()
        for _ in range(TIMES):
            work()
        return (self.clock() - start) / TIMES


def _die() -> None:
    """Draw a die early in the game, where most of the chain is hashed again."""
    chains = [Chain(secret) for secret in SECRETS]
    openings = [chain.opening(2) for chain in chains]
    assert all(follows(chain.opening(1), opening) for chain, opening in zip(chains, openings, strict=True))
    draw_outcome(openings, "die", [1] * 6)


class _Watch:
    """A stopwatch for work in steps: the total time, and that of the longest step."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.whole = self.longest = 0.0

    def take(self, steps: Steps[T]) -> T:
        """Run all steps, and return their result."""
        while True:
            start = self.clock()
            try:
                next(steps)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                spent = self.clock() - start
                self.whole, self.longest = self.whole + spent, max(self.longest, spent)


def rows_as_json(clock: Callable[[], float]) -> str:
    """Return all rows as JSON."""
    return json.dumps(list(Bench(clock).rows()))
