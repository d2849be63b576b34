"""A proof convinces if the cards were shuffled or locked as it says, and never otherwise."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from engine.contract.steps import finish
from engine.remote.crypto import proofs
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
from tests.engine.remote.crypto.chance import secret

SIZE = 4
ORDER = (2, 0, 3, 1)
SECRET, KEY = secret(0), GROUP.key("common key", "honest")
GIVEN = tuple(GROUP.element("face", str(face)) for face in range(SIZE))
OTHERS = tuple(GROUP.element("another face", str(face)) for face in range(SIZE))
KEYS = tuple(GROUP.key("single key", str(card)) for card in range(SIZE))


def shuffled(given: tuple[int, ...] = GIVEN, order: tuple[int, ...] = ORDER, key: int = KEY) -> Shuffle:
    """Return an honest shuffle."""
    sent = tuple(GROUP.power(given[source], key) for source in order)
    return Shuffle(b"table deck device", given, sent, GROUP.base(key))


def locked(given: tuple[int, ...] = GIVEN, keys: tuple[int, ...] = KEYS, image: int = 0) -> Lock:
    """Return an honest lock."""
    image = image or GROUP.base(KEY)
    sent = tuple(GROUP.power(card, key) for card, key in zip(given, keys, strict=True))
    return Lock(b"table deck device", given, sent, image, tuple(GROUP.power(image, key) for key in keys))


def shuffle_proof(statement: Shuffle, order: tuple[int, ...] = ORDER, key: int = KEY) -> bytes:
    return finish(prove_shuffle(statement, order, key, SECRET))


def lock_proof(statement: Lock, keys: tuple[int, ...] = KEYS) -> bytes:
    return finish(prove_lock(statement, keys, SECRET))


FAIR, FAIR_LOCK = shuffled(), locked()
PROOF, LOCK_PROOF = shuffle_proof(FAIR), lock_proof(FAIR_LOCK)


def with_card(cards: tuple[int, ...], place: int, card: int) -> tuple[int, ...]:
    return (*cards[:place], card, *cards[place + 1 :])


def convinces(statement: Shuffle, proof: bytes) -> bool:
    return finish(check_shuffle(statement, proof))


def convinces_lock(statement: Lock, proof: bytes) -> bool:
    return finish(check_lock(statement, proof))


# --- true statements -------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_every_order_can_be_proven(order: tuple[int, ...]) -> None:
    statement = shuffled(GIVEN[:3], order)
    assert convinces(statement, shuffle_proof(statement, order))


def test_a_deck_of_one_card_can_be_proven() -> None:
    statement, lock = shuffled(GIVEN[:1], (0,)), locked(GIVEN[:1], KEYS[:1])
    assert convinces(statement, shuffle_proof(statement, (0,)))
    assert convinces_lock(lock, lock_proof(lock, KEYS[:1]))


def test_proofs_have_the_announced_sizes_and_are_repeatable() -> None:
    assert convinces(FAIR, PROOF) and convinces_lock(FAIR_LOCK, LOCK_PROOF)
    assert len(PROOF) == shuffle_proof_size(SIZE) and len(LOCK_PROOF) == lock_proof_size(SIZE)
    assert shuffle_proof(FAIR) == PROOF and lock_proof(FAIR_LOCK) == LOCK_PROOF


def test_no_two_statements_share_a_random_number() -> None:
    """Two responses with one nonce would give the key away."""
    other = FAIR._replace(context=b"another stage")
    numbers = [*GROUP.unpacked(PROOF), *GROUP.unpacked(shuffle_proof(other))]
    assert len(set(numbers)) == 2 * (4 * SIZE + 5)
    nonces = [
        *proofs._drawn(SECRET, FAIR.digest(), "w", 4),
        *proofs._drawn(SECRET, other.digest(), "w", 4),
        *proofs._drawn(SECRET, FAIR.digest(), "r", 4),
        *proofs._drawn(secret(1), FAIR.digest(), "w", 4),
    ]
    assert len(set(nonces)) == 16


def test_proofs_are_made_and_checked_in_small_steps() -> None:
    """A deck of 54 cards must not hold up the page: no step computes more than one row of a product."""
    for steps in (prove_shuffle(FAIR, ORDER, KEY, SECRET), check_shuffle(FAIR, PROOF)):
        progress = list(steps)
        assert len(progress) > 500 and progress == sorted(progress) and 0 <= progress[0] <= progress[-1] <= 1


# --- false shuffles --------------------------------------------------------------------------------------


def false_shuffles() -> dict[str, tuple[Shuffle, tuple[int, ...], int]]:
    """Return false statements, each with the order and key that a cheater would prove them with."""
    sent, other = FAIR.sent, GROUP.key("another")
    product = GROUP.product([(card, 1 << 40 * place) for place, card in enumerate(sent)])
    twice = (0, 0, 3, 1)
    return {
        "a doubled card": (FAIR._replace(sent=with_card(sent, 3, sent[0])), ORDER, KEY),
        "a card doubled under another key": (
            FAIR._replace(sent=with_card(sent, 3, GROUP.power(sent[0], 77))),
            ORDER,
            KEY,
        ),
        "a product of powers of all cards": (FAIR._replace(sent=with_card(sent, 1, product)), ORDER, KEY),
        "an inverse": (FAIR._replace(sent=with_card(sent, 1, GROUP.power(sent[1], -1))), ORDER, KEY),
        "a foreign card": (FAIR._replace(sent=with_card(sent, 1, OTHERS[0])), ORDER, KEY),
        "another list": (shuffled(OTHERS)._replace(given=GIVEN), ORDER, KEY),
        "another exponent for one card": (
            FAIR._replace(sent=with_card(sent, 2, GROUP.power(GIVEN[ORDER[2]], other))),
            ORDER,
            KEY,
        ),
        "another exponent for all cards": (shuffled(key=other)._replace(image=FAIR.image), ORDER, KEY),
        "another image": (FAIR._replace(image=GROUP.base(other)), ORDER, KEY),
        "another image, proven with its key": (FAIR._replace(image=GROUP.base(other)), ORDER, other),
        "no permutation": (shuffled(order=twice), twice, KEY),
        "the neutral element": (FAIR._replace(sent=with_card(sent, 0, 0)), ORDER, KEY),
        "a number that is no element": (FAIR._replace(sent=with_card(sent, 0, 3)), ORDER, KEY),
    }


@pytest.mark.parametrize("lie", false_shuffles())
def test_a_false_shuffle_cannot_be_proven(lie: str) -> None:
    statement, order, key = false_shuffles()[lie]
    assert not convinces(statement, PROOF)
    try:
        proof = shuffle_proof(statement, order, key)
    except ValueError:
        return
    assert not convinces(statement, proof)


def test_a_proof_needs_the_order_and_the_key() -> None:
    assert not convinces(FAIR, shuffle_proof(FAIR, (0, 1, 2, 3)))
    assert not convinces(FAIR, shuffle_proof(FAIR, key=GROUP.key("another")))
    assert not convinces_lock(FAIR_LOCK, lock_proof(FAIR_LOCK, KEYS[::-1]))


def test_the_exponent_zero_cannot_be_proven() -> None:
    """All cards would be the neutral element."""
    statement = Shuffle(b"", GIVEN, (0,) * SIZE, 0)
    assert not convinces(statement, shuffle_proof(statement, ORDER, 0))


def test_a_shuffle_that_fits_the_weights_of_a_fair_one_is_refused() -> None:
    """Two wrong cards whose errors cancel under known weights: the weights depend on the cards sent."""
    fair = list(GROUP.unpacked(PROOF))
    weights = proofs._weights(FAIR.digest(), fair[:SIZE])
    one, two = (weights[source] for source in ORDER[:2])
    error = OTHERS[0]
    sent = with_card(FAIR.sent, 0, GROUP.product([(FAIR.sent[0], 1), (error, two)]))
    sent = with_card(sent, 1, GROUP.product([(sent[1], 1), (error, -one)]))
    turned = [weights[source] for source in ORDER]
    assert GROUP.product(list(zip(sent, turned, strict=True))) == GROUP.product(
        list(zip(FAIR.sent, turned, strict=True))
    )
    false = FAIR._replace(sent=sent)
    assert not convinces(false, PROOF) and not convinces(false, shuffle_proof(false))


def test_a_forger_who_picks_the_challenge_first_is_refused() -> None:
    """First messages can be computed for any challenge and responses, but not to fit their own hash."""
    false = FAIR._replace(sent=OTHERS)
    size, said = SIZE, false.digest()
    numbers = proofs._drawn(SECRET, said, "forged", 2 * size + 5)
    committed = proofs._Commitments(GIVEN, OTHERS)
    responses = proofs._Responses(numbers[:4], numbers[4 : 4 + size], numbers[4 + size : -1])
    weights = proofs._weights(said, committed.places)
    first = finish(proofs._shuffle_messages(false, committed, weights, numbers[-1], responses, 0))
    forged = (*GIVEN, *OTHERS, numbers[-1], *responses.four, *responses.chain, *responses.order)
    assert not convinces(false, GROUP.packed(forged))
    hashed = proofs._shuffle_challenge(said, committed, first)
    forged = (*GIVEN, *OTHERS, hashed, *responses.four, *responses.chain, *responses.order)
    assert not convinces(false, GROUP.packed(forged))


Matrix = tuple[tuple[int, int], tuple[int, int]]
FRACTION = pow(3, -1, GROUP.order)


def forged(matrix: Matrix, sent: tuple[int, int], change: str = "") -> bool:
    """Return True if a cheater convinces who commits to any matrix in the place of an order of two cards.

    The cheater knows all exponents, so each check holds that the matrix allows; `change` breaks one more.
    """
    statement = Shuffle(b"", GIVEN[:2], sent, GROUP.base(KEY))
    said, generators = statement.digest(), [proofs._generator(0), proofs._generator(1)]
    hidden, hidden_chain = (1001, 1002), [1003, 1004]
    places = [
        finish(GROUP.product_steps(list(zip(generators, column, strict=True)), 0, r))
        for column, r in zip(zip(*matrix, strict=True), hidden, strict=True)
    ]
    if change == "places":
        places = [
            GROUP.product([(places[0], 1), (OTHERS[0], 1)]),
            GROUP.product([(places[1], 1), (OTHERS[0], -1)]),
        ]
    weights = proofs._weights(said, places)
    turned = tuple(sum(m * u for m, u in zip(row, weights, strict=True)) % GROUP.order for row in matrix)
    start = proofs._chain_start()
    last = turned[0] * turned[1] if change != "chain" else weights[0] * weights[1]
    together = (hidden_chain[1] + hidden_chain[0] * turned[1]) % GROUP.order
    chain = (
        finish(GROUP.product_steps([(start, turned[0])], 0, hidden_chain[0])),
        finish(GROUP.product_steps([(start, last)], 0, together)),
    )
    committed = proofs._Commitments(tuple(places), chain)
    nonces = proofs._Responses((11, 12, 13, 14), (15, 16), (17, 18))
    first = finish(proofs._shuffle_messages(statement, committed, weights, 0, nonces, 0))
    challenge = proofs._shuffle_challenge(said, committed, first)
    tilted = sum(r * u for r, u in zip(hidden, weights, strict=True))
    four = proofs._answered(nonces.four, (sum(hidden), together, tilted, KEY), challenge)
    links = proofs._answered(nonces.chain, hidden_chain, challenge)
    order = proofs._answered(nonces.order, turned, challenge)
    return convinces(statement, GROUP.packed([*places, *chain, challenge, *four, *links, *order]))


def locked_cards(*powers: tuple[int, int]) -> tuple[int, int]:
    """Return two cards, each a product of powers of the two given cards, under the common key."""
    cards = (GROUP.product(list(zip(GIVEN[:2], power, strict=True))) for power in powers)
    first, second = (GROUP.power(card, KEY) for card in cards)
    return first, second


def test_a_cheater_with_a_true_order_convinces() -> None:
    """Else the next tests would show nothing."""
    assert forged(((1, 0), (0, 1)), locked_cards((1, 0), (0, 1)))
    assert forged(((0, 1), (1, 0)), locked_cards((0, 1), (1, 0)))


def test_a_matrix_that_is_no_order_convinces_nobody() -> None:
    """Each of them passes all checks but one or two, with cards that are products of those given."""
    half = pow(2, -1, GROUP.order)
    rest = (1 - FRACTION) % GROUP.order
    undone = pow(rest, -1, GROUP.order)
    assert not forged(((1, 0), (1, 1)), locked_cards((1, -1), (0, 1)))
    assert not forged(((2, 0), (0, half)), locked_cards((half, 0), (0, 2))), "the sums of the rows are not 1"
    cards = locked_cards((1, -FRACTION * undone), (0, undone))
    assert not forged(((1, 0), (FRACTION, rest)), cards), "the product of the weights differs"
    assert not forged(((1, 0), (FRACTION, rest)), cards, "chain"), "the chain is broken"


def test_commitments_that_cancel_convince_nobody() -> None:
    assert not forged(((1, 0), (0, 1)), locked_cards((1, 0), (0, 1)), "places")


@pytest.mark.parametrize("field", range(4 * SIZE + 5))
def test_a_flipped_bit_in_any_number_breaks_the_proof_of_a_shuffle(field: int) -> None:
    for bit in (0, 1, 100, 255):
        assert not convinces(FAIR, flipped(PROOF, field, bit))


def flipped(proof: bytes, field: int, bit: int) -> bytes:
    """Return a proof with one bit of one number flipped."""
    number = int.from_bytes(proof, "little") ^ 1 << field * 256 + bit
    return number.to_bytes(len(proof), "little")


@pytest.mark.parametrize("field", [2 * SIZE, *range(2 * SIZE + 1, 4 * SIZE + 5)])
def test_numbers_that_are_not_reduced_are_refused(field: int) -> None:
    """Else anybody could change a valid proof into another one."""
    numbers = list(GROUP.unpacked(PROOF))
    numbers[field] += GROUP.order
    assert not convinces(FAIR, GROUP.packed(numbers))


Change = Callable[[Shuffle], Shuffle]


@pytest.mark.parametrize(
    "change",
    [
        lambda said: said._replace(context=b"another table"),
        lambda said: said._replace(given=tuple(reversed(said.given))),
        lambda said: said._replace(given=OTHERS),
        lambda said: said._replace(sent=tuple(reversed(said.sent))),
        lambda said: said._replace(sent=shuffled(key=7).sent),
        lambda said: said._replace(image=GROUP.base(7)),
        lambda said: said._replace(given=said.given[:3], sent=said.sent[:3]),
        lambda said: said._replace(sent=said.sent[:3]),
    ],
)
def test_a_proof_holds_for_its_own_statement_only(change: Change) -> None:
    assert not convinces(change(FAIR), PROOF)


@pytest.mark.parametrize("proof", [b"", PROOF[:-1], PROOF + b"\0", PROOF[32:], bytes(len(PROOF)), LOCK_PROOF])
def test_other_bytes_are_no_proof_of_a_shuffle(proof: bytes) -> None:
    assert not convinces(FAIR, proof)


# --- false locks -----------------------------------------------------------------------------------------


def false_locks() -> dict[str, tuple[Lock, tuple[int, ...]]]:
    """Return false statements, each with the keys that a cheater would prove them with."""
    sent, images, other = FAIR_LOCK.sent, FAIR_LOCK.images, GROUP.key("another")
    product = GROUP.product([(card, 1 << 40 * place) for place, card in enumerate(sent)])
    return {
        "a doubled card": (FAIR_LOCK._replace(sent=with_card(sent, 3, sent[0])), KEYS),
        "a product of powers of all cards": (FAIR_LOCK._replace(sent=with_card(sent, 1, product)), KEYS),
        "two cards exchanged": (FAIR_LOCK._replace(sent=(sent[1], sent[0], *sent[2:])), KEYS),
        "two cards exchanged with their images": (
            FAIR_LOCK._replace(
                sent=(sent[1], sent[0], *sent[2:]), images=(images[1], images[0], *images[2:])
            ),
            (KEYS[1], KEYS[0], *KEYS[2:]),
        ),
        "a foreign card": (FAIR_LOCK._replace(sent=with_card(sent, 0, OTHERS[0])), KEYS),
        "another list": (locked(OTHERS)._replace(given=GIVEN), KEYS),
        "an image of another key": (
            FAIR_LOCK._replace(images=with_card(images, 2, GROUP.power(FAIR_LOCK.image, other))),
            KEYS,
        ),
        "the image of another device": (FAIR_LOCK._replace(image=GROUP.base(other)), KEYS),
        "a key that keeps the common key on": (
            locked(image=GROUP.base(1))._replace(image=FAIR_LOCK.image),
            KEYS,
        ),
        "the neutral element": (FAIR_LOCK._replace(sent=with_card(sent, 0, 0)), KEYS),
        "a neutral image": (FAIR_LOCK._replace(images=with_card(images, 0, 0)), KEYS),
        "a number that is no element": (FAIR_LOCK._replace(sent=with_card(sent, 0, 3)), KEYS),
    }


@pytest.mark.parametrize("lie", false_locks())
def test_a_false_lock_cannot_be_proven(lie: str) -> None:
    statement, keys = false_locks()[lie]
    assert not convinces_lock(statement, LOCK_PROOF)
    assert not convinces_lock(statement, lock_proof(statement, keys))


@pytest.mark.parametrize("field", range(SIZE + 1))
def test_a_flipped_bit_in_any_number_breaks_the_proof_of_a_lock(field: int) -> None:
    for bit in (0, 1, 100, 255):
        assert not convinces_lock(FAIR_LOCK, flipped(LOCK_PROOF, field, bit))
    numbers = list(GROUP.unpacked(LOCK_PROOF))
    numbers[field] += GROUP.order
    assert not convinces_lock(FAIR_LOCK, GROUP.packed(numbers))


@pytest.mark.parametrize(
    "change",
    [
        lambda said: said._replace(context=b"another table"),
        lambda said: said._replace(given=OTHERS),
        lambda said: said._replace(sent=OTHERS),
        lambda said: said._replace(image=GROUP.base(7)),
        lambda said: said._replace(images=tuple(reversed(said.images))),
        lambda said: said._replace(given=said.given[:3], sent=said.sent[:3], images=said.images[:3]),
        lambda said: said._replace(images=said.images[:3]),
        lambda said: said._replace(sent=said.sent[:3]),
    ],
)
def test_a_proof_of_a_lock_holds_for_its_own_statement_only(change: Callable[[Lock], Lock]) -> None:
    assert not convinces_lock(change(FAIR_LOCK), LOCK_PROOF)


@pytest.mark.parametrize("proof", [b"", LOCK_PROOF[:-1], LOCK_PROOF + b"\0", bytes(len(LOCK_PROOF)), PROOF])
def test_other_bytes_are_no_proof_of_a_lock(proof: bytes) -> None:
    assert not convinces_lock(FAIR_LOCK, proof)


def test_a_lock_cannot_lean_on_the_challenge_of_another_card() -> None:
    """One challenge covers all cards, so half of one proof and half of another do not fit."""
    other = locked(keys=tuple(reversed(KEYS)))
    mixed = FAIR_LOCK._replace(sent=(*FAIR_LOCK.sent[:2], *other.sent[2:]))
    numbers, more = list(GROUP.unpacked(LOCK_PROOF)), list(GROUP.unpacked(lock_proof(other, KEYS[::-1])))
    assert not convinces_lock(mixed, GROUP.packed([*numbers[:3], *more[3:]]))
    assert convinces_lock(other, GROUP.packed(more))
