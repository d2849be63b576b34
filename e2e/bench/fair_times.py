"""How long the arithmetic of fairness takes in the Python that runs this: Pyodide, in `e2e.bench.fair`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeVar

from engine.contract.steps import Steps
from engine.remote.crypto.audit import audit
from engine.remote.crypto.chain import Chain, follows
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.group import GROUP
from engine.remote.crypto.randomness import draw_outcome
from engine.remote.crypto.schnorr import is_signed, public, sign
from engine.remote.crypto.shuffle import Making, open_card, receive, send

T = TypeVar("T")
DECKS = {"nine planets": 9, "twelve checkers": 12, "a pile of 20": 20, "54 cards": 54}
SECRETS = [sha256(name).digest() for name in (b"Anna", b"Bert")]
TIMES = 20
"""How often what is short is done."""


class Row(NamedTuple):
    """What was done, its seconds, those of its longest step, and those of the peer."""

    what: str
    whole: float
    longest: float
    peer: float


class Bench:
    """Measures everything for two devices, one after the other, by a clock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        base, exponent = GROUP.residue("base"), GROUP.order - 12345
        self.power = self.seconds(lambda: pow(base, exponent, GROUP.prime))

    def rows(self) -> Iterator[Row]:
        """Measure all."""
        die = self.seconds(_die)
        yield Row("deal a die", die, die, self.seconds(lambda: Random(1).choices(range(6), [1] * 6)))
        for name, size in DECKS.items():
            yield from self.deck(name, size)
        signer, text = public(SECRETS[0]), sign(SECRETS[0], "a3b4")
        signing = self.seconds(lambda: sign(SECRETS[0], "a3b4"))
        yield Row("sign a message", signing, signing, self.power)
        checking = self.seconds(lambda: is_signed(signer, "a3b4", text))
        yield Row("check a signature", checking, checking, 2 * self.power)

    def deck(self, name: str, size: int) -> Iterator[Row]:
        """Measure a deck. In the textbook each device takes three powers a card, of full size."""
        making = Making(Deck(name, size), len(SECRETS))
        watch = _Watch(self.clock)
        while (device := making.turn()) is not None:
            making = watch.take(receive(making, watch.take(send(making, SECRETS[device]))))
        yield Row(f"shuffle {name}", watch.whole, watch.longest, 3 * size * len(SECRETS) * self.power)
        watch = _Watch(self.clock)
        for card in range(size):
            watch.take(open_card(making, card, tuple(making.deck.key(each, card) for each in SECRETS)))
        yield Row(f"open {name}", watch.whole, watch.longest, size * len(SECRETS) * self.power)
        watch = _Watch(self.clock)
        assert watch.take(audit(making, 1, SECRETS[1])) is None
        yield Row(f"audit {name}", watch.whole, watch.longest, 3 * size * self.power)

    def seconds(self, work: Callable[[], object]) -> float:
        """Return how long something short takes, on the average."""
        start = self.clock()
        for _ in range(TIMES):
            work()
        return (self.clock() - start) / TIMES


def _die() -> None:
    """Deal a die early in the game, where most of the chains is hashed again."""
    chains = [Chain(secret) for secret in SECRETS]
    openings = [chain.opening(2) for chain in chains]
    assert all(follows(chain.opening(1), opening) for chain, opening in zip(chains, openings, strict=True))
    draw_outcome(openings, "die", [1] * 6)


class _Watch:
    """A stopwatch for work in steps: how long all of it took, and its longest step."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.whole = self.longest = 0.0

    def take(self, steps: Steps[T]) -> T:
        """Take all steps, and return what they come to."""
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


def told(clock: Callable[[], float]) -> str:
    """Return all rows as JSON."""
    return json.dumps(list(Bench(clock).rows()))
