"""Proofs that a list of cards was shuffled, or locked, as it should be; they reveal nothing else.

Both become non-interactive by hashing (Fiat and Shamir, CRYPTO 1986): the challenge is a hash of the whole
statement and of the prover's first messages. A statement starts with a `context`, which names the table, the
deck, the device and everything sent before, so a proof fails in any other place. In the random oracle model
an attempt at a false proof succeeds with a chance of at most the number of cards divided by 2¹²⁸.

Elements and exponents are numbers of 32 bytes, least byte first; g is the generator of the group, and all
exponents count modulo its order. The first messages are computed by one function for both sides: the prover's
are those of challenge 0 with its nonces in the place of responses.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.remote.crypto.hashing import derived, digest, number
from engine.remote.crypto.ristretto import GROUP

_WEIGHT_BITS = 128
_COMMITTED = 0.4
"""Share of the work of proving a shuffle that comes before the first messages."""


class Shuffle(NamedTuple):
    """A shuffle: there are a key k and an order with sent[i] = given[order[i]]^k and image = g^k."""

    context: bytes
    given: tuple[int, ...]
    sent: tuple[int, ...]
    image: int

    def digest(self) -> bytes:
        """Return the digest of the statement."""
        lists = map(GROUP.packed, (self.given, self.sent, [self.image]))
        return digest("shuffle statement", self.context, *lists)


class Lock(NamedTuple):
    """A lock: for each card c there is a key x with sent[c] = given[c]^x and images[c] = image^x.

    `image` is g^k from the shuffle of the same device, so images[c] = g^(kx): x removes k and puts kx on.
    """

    context: bytes
    given: tuple[int, ...]
    sent: tuple[int, ...]
    image: int
    images: tuple[int, ...]

    def digest(self) -> bytes:
        """Return the digest of the statement."""
        lists = map(GROUP.packed, (self.given, self.sent, [self.image], self.images))
        return digest("lock statement", self.context, *lists)


def shuffle_proof_size(cards: int) -> int:
    """Return the number of bytes of the proof of a shuffle."""
    return (4 * cards + 5) * GROUP.size


def lock_proof_size(cards: int) -> int:
    """Return the number of bytes of the proof of a lock."""
    return (cards + 1) * GROUP.size


# --- shuffles --------------------------------------------------------------------------------------------


class _Commitments(NamedTuple):
    """The commitments of the prover of a shuffle, made before the challenge."""

    places: tuple[int, ...]
    """c: each received card's commitment to its new place, c[order[i]] = g^r · h_i."""
    chain: tuple[int, ...]
    """ĉ: commitments to the product of the weights so far, in the new order."""


class _Responses(NamedTuple):
    """The responses to the challenge; or, with challenge 0, the nonces of the first messages."""

    four: tuple[int, ...]
    """s1 to s4."""
    chain: tuple[int, ...]
    """ŝ."""
    order: tuple[int, ...]
    """s'."""


def prove_shuffle(statement: Shuffle, order: Sequence[int], key: int, secret: bytes) -> Steps[bytes]:
    """Return the proof of a shuffle, which reveals neither `order` nor `key`, in steps.

    The argument of Terelius and Wikström ("Proofs of restricted shuffles", AFRICACRYPT 2010) as Haenni,
    Locher, Koenig and Dubuis write it down ("Pseudo-code algorithms for verifiable re-encryption mix-nets",
    VOTING 2017), with one exponent for all cards in the place of re-encryptions. All random numbers are
    derived from `secret` and the statement.
    """
    size, said = len(statement.given), statement.digest()
    hidden, hidden_chain = _drawn(secret, said, "r", size), _drawn(secret, said, "chain r", size)
    places = [0] * size
    for place, source in enumerate(order):
        terms = [(_generator(place), 1)]
        places[source] = yield from GROUP.product_steps(terms, 0, hidden[source])
    weights = _weights(said, places)
    turned = tuple(weights[source] for source in order)
    chain, exponent, product = [], 0, 1
    for place, weight in enumerate(turned):
        exponent = (hidden_chain[place] + weight * exponent) % GROUP.order
        product = product * weight % GROUP.order
        link = GROUP.product_steps([(_chain_start(), product)], _COMMITTED * place / size, exponent)
        chain.append((yield from link))
    committed = _Commitments(tuple(places), tuple(chain))
    nonces = _Responses(
        _drawn(secret, said, "w", 4),
        _drawn(secret, said, "chain w", size),
        _drawn(secret, said, "order w", size),
    )
    first = yield from _shuffle_messages(statement, committed, weights, 0, nonces, _COMMITTED)
    challenge = _shuffle_challenge(said, committed, first)
    tilted = sum(r * weight for r, weight in zip(hidden, weights, strict=True))
    responses = _Responses(
        _answered(nonces.four, (sum(hidden), exponent, tilted, key), challenge),
        _answered(nonces.chain, hidden_chain, challenge),
        _answered(nonces.order, turned, challenge),
    )
    return GROUP.packed([*places, *chain, challenge, *responses.four, *responses.chain, *responses.order])


def check_shuffle(statement: Shuffle, proof: bytes) -> Steps[bool]:
    """Return True if a proof shows that a shuffle is one, in steps."""
    size = len(statement.given)
    if len(statement.sent) != size or len(proof) != shuffle_proof_size(size):
        return False
    numbers = tuple(GROUP.unpacked(proof))
    elements, challenge, exponents = numbers[: 2 * size], numbers[2 * size], numbers[2 * size + 1 :]
    if not (yield from _are_elements((*statement.given, *statement.sent, statement.image, *elements))):
        return False
    if any(value >= GROUP.order for value in (challenge, *exponents)):
        return False
    said, committed = statement.digest(), _Commitments(elements[:size], elements[size:])
    responses = _Responses(exponents[:4], exponents[4 : 4 + size], exponents[4 + size :])
    weights = _weights(said, committed.places)
    first = yield from _shuffle_messages(statement, committed, weights, challenge, responses, 0)
    return challenge == _shuffle_challenge(said, committed, first)


def _shuffle_messages(
    statement: Shuffle,
    committed: _Commitments,
    weights: Sequence[int],
    challenge: int,
    responses: _Responses,
    done: float,
) -> Steps[tuple[int, ...]]:
    """Return the first messages t1 to t5 and t̂ that fit a challenge and responses; done before: `done`."""
    size, off = len(weights), -challenge
    s1, s2, s3, s4 = responses.four
    generators = tuple(map(_generator, range(size)))
    all_places = yield from GROUP.product_steps([(value, 1) for value in committed.places], done)
    all_generators = yield from GROUP.product_steps([(value, 1) for value in generators], done)
    weighted = [(value, off * weight) for value, weight in zip(committed.places, weights, strict=True)]
    given = yield from GROUP.product_steps(list(zip(statement.given, weights, strict=True)), done)
    turned = list(zip(generators, responses.order, strict=True))
    sent = list(zip(statement.sent, responses.order, strict=True))
    product = prod(weights) % GROUP.order
    products = (
        ([(all_places, off), (all_generators, challenge)], s1),
        ([(committed.chain[-1], off), (_chain_start(), challenge * product)], s2),
        ([*weighted, *turned], s3),
        ([(given, -s4), *sent], 0),
        ([(statement.image, off)], s4),
        *(
            ([(link, off), (last, response)], base)
            for last, link, response, base in zip(
                (_chain_start(), *committed.chain),
                committed.chain,
                responses.order,
                responses.chain,
                strict=False,
            )
        ),
    )
    found = []
    for index, (terms, base) in enumerate(products):
        share = done + (1 - done) * index / len(products)
        found.append((yield from GROUP.product_steps(terms, share, base)))
    return tuple(found)


def _weights(said: bytes, places: Sequence[int]) -> tuple[int, ...]:
    """Return the weights u of the received cards: 128 bits each, a hash of statement and commitments."""
    seed = digest("shuffle weights", said, GROUP.packed(places))
    return tuple(number(_WEIGHT_BITS, "shuffle weight", seed, str(card)) for card in range(len(places)))


def _shuffle_challenge(said: bytes, committed: _Commitments, first: Sequence[int]) -> int:
    lists = map(GROUP.packed, (committed.places, committed.chain, first))
    return GROUP.key("shuffle challenge", said, *lists)


@lru_cache(512)
def _generator(place: int) -> int:
    """Return h_i, the generator of a place, whose exponent to g nobody knows."""
    return GROUP.element("shuffle generator", str(place))


@lru_cache(1)
def _chain_start() -> int:
    """Return h, the generator with which the chain starts."""
    return GROUP.element("shuffle chain")


# --- locks -----------------------------------------------------------------------------------------------


def prove_lock(statement: Lock, keys: Sequence[int], secret: bytes) -> Steps[bytes]:
    """Return the proof of a lock, which does not reveal `keys`, in steps.

    Chaum and Pedersen ("Wallet databases with observers", CRYPTO 1992) for each card, under one challenge.
    """
    said = statement.digest()
    nonces = _drawn(secret, said, "lock w", len(keys))
    first = yield from _lock_messages(statement, 0, nonces)
    challenge = GROUP.key("lock challenge", said, GROUP.packed(first))
    return GROUP.packed([challenge, *_answered(nonces, keys, challenge)])


def check_lock(statement: Lock, proof: bytes) -> Steps[bool]:
    """Return True if a proof shows that a lock is one, in steps."""
    size = len(statement.given)
    if (len(statement.sent), len(statement.images), len(proof)) != (size, size, lock_proof_size(size)):
        return False
    challenge, *responses = GROUP.unpacked(proof)
    lists = (*statement.given, *statement.sent, statement.image, *statement.images)
    if not (yield from _are_elements(lists)) or any(v >= GROUP.order for v in (challenge, *responses)):
        return False
    first = yield from _lock_messages(statement, challenge, responses)
    return challenge == GROUP.key("lock challenge", statement.digest(), GROUP.packed(first))


def _lock_messages(statement: Lock, challenge: int, responses: Sequence[int]) -> Steps[tuple[int, ...]]:
    """Return the first messages, two for each card, that fit a challenge and responses."""
    found = []
    for card, response in enumerate(responses):
        done = card / len(responses)
        for base, power in (
            (statement.given[card], statement.sent[card]),
            (statement.image, statement.images[card]),
        ):
            found.append((yield from GROUP.product_steps([(base, response), (power, -challenge)], done)))
    return tuple(found)


# --- both ------------------------------------------------------------------------------------------------


def _drawn(secret: bytes, said: bytes, name: str, count: int) -> tuple[int, ...]:
    """Return exponents derived from a secret and a statement: no two statements share one."""
    seed = derived(secret, "proof")
    return tuple(GROUP.key("proof", seed, said, name, str(place)) for place in range(count))


def _answered(nonces: Sequence[int], known: Sequence[int], challenge: int) -> tuple[int, ...]:
    """Return the responses: each nonce plus the challenge times what is known."""
    pairs = zip(nonces, known, strict=True)
    return tuple((nonce + challenge * value) % GROUP.order for nonce, value in pairs)


def _are_elements(values: Sequence[int]) -> Steps[bool]:
    """Return True if all numbers are elements other than the neutral one, in steps."""
    for value in values:
        if not GROUP.has(value):
            return False
        yield 0
    return True
