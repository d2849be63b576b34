"""Jointly made decks: every order is equally likely, and only all keys together open a card."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making, common_key, order_in, single_key
from engine.remote.crypto.hashing import digest
from engine.remote.crypto.ristretto import GROUP
from engine.remote.crypto.shuffle import check, open_card, receive, send
from tests.engine.remote.crypto.chance import is_even, secret
from tests.engine.remote.crypto.tables import made, secrets

HOLD = secrets(2)
FAIR = made(Deck("deck", 5), HOLD)


def opened(making: Making, hold: list[bytes]) -> list[int]:
    """Return the faces of all cards, each opened by all devices."""
    return [finish(open_card(making, card, keys_of(making, card, hold))) for card in range(making.deck.size)]


def keys_of(making: Making, card: int, hold: list[bytes]) -> tuple[bytes, ...]:
    return tuple(making.key(device, each, card) for device, each in enumerate(hold))


@pytest.mark.parametrize(("devices", "size"), [(1, 3), (2, 1), (2, 9), (3, 4), (5, 3)])
def test_a_deck_has_every_face_once_and_all_its_proofs_hold(devices: int, size: int) -> None:
    hold = secrets(devices)
    making = made(Deck("deck", size), hold)
    faces = opened(making, hold)
    assert sorted(faces) == list(range(size))
    assert tuple(faces) == making.order_of(hold)
    assert [finish(check(making, stage)) for stage in range(2 * devices)] == [""] * 2 * devices


def test_every_order_is_equally_likely() -> None:
    """10,000 shuffles by two devices; that cards open in this order is tested above."""
    orders = {order: index for index, order in enumerate(permutations(range(4)))}

    def order(number: int) -> tuple[int, ...]:
        first, second = (order_in(b"%d" % device, secret(number, f"{device}"), 4) for device in range(2))
        return tuple(first[card] for card in second)

    assert is_even((orders[order(number)] for number in range(10_000)), [1] * 24)


def test_opened_decks_have_every_order_equally_often() -> None:
    orders = {order: index for index, order in enumerate(permutations(range(2)))}
    tables = (secrets(2, str(number)) for number in range(40))
    assert is_even((orders[tuple(opened(made(Deck("deck", 2), hold), hold))] for hold in tables), [1] * 2)


def test_a_fixed_shuffle_steers_nothing() -> None:
    fixed = order_in(b"", bytes(32), 9)
    for fixed_first in (True, False):
        others = (order_in(b"", secret(number), 9) for number in range(10_000))
        firsts = (fixed[other[0]] if fixed_first else other[fixed[0]] for other in others)
        assert is_even(firsts, [1] * 9)


def test_the_label_changes_the_deck() -> None:
    other = made(Deck("other", 5), HOLD)
    assert not set(FAIR.cards()) & set(other.cards())
    assert not set(FAIR.deck.faces()) & set(other.deck.faces())
    orders = {tuple(made(Deck(f"{label}", 5), HOLD, 2).order_of(HOLD)) for label in range(9)}
    assert len(orders) > 1


def test_a_card_opens_only_with_all_keys() -> None:
    hold = secrets(3)
    making = made(Deck("deck", 3), hold)
    for card in range(3):
        keys = keys_of(making, card, hold)
        for few in (*combinations(keys, 1), *combinations(keys, 2)):
            together = 1
            for key in few:
                together = together * int.from_bytes(key, "little") % GROUP.order
            number = GROUP.power(making.cards()[card], GROUP.inverse(together))
            with pytest.raises(ValueError, match=r"^face$"):
                making.deck.face(number)


def test_no_number_is_sent_twice_or_is_a_face() -> None:
    """No number appears twice: not between shuffling and locking, and not as a face."""
    lists = [
        FAIR.deck.faces(),
        *(each.cards for each in FAIR.shuffles),
        *(each.cards for each in FAIR.locks),
        *(each.images for each in FAIR.locks),
        [each.image for each in FAIR.shuffles],
    ]
    assert len({card for cards in lists for card in cards}) == 7 * 5 + 2


def test_a_face_is_no_product_of_others() -> None:
    faces = Deck("deck", 8).faces()
    assert not {GROUP.product([(a, 1), (b, 1)]) for a in faces for b in faces} & set(faces)


def test_everything_a_device_sends_depends_on_all_that_was_sent_before() -> None:
    """Else a friend could show it two lists for one stage, and compare its two answers."""
    other = made(Deck("deck", 5), [secret(99), HOLD[1]])
    assert FAIR.context(1) != other.context(1) and FAIR.order(1, HOLD[1]) != other.order(1, HOLD[1])
    assert FAIR.common_key(1, HOLD[1]) != other.common_key(1, HOLD[1])
    assert not set(FAIR.single_keys(1, HOLD[1])) & set(other.single_keys(1, HOLD[1]))
    contexts = {FAIR.context(stage) for stage in range(4)} | {other.context(stage) for stage in range(4)}
    assert len(contexts) == 7, "only the first stage has the same past"


def test_contexts_and_keys_are_those_of_the_specification() -> None:
    """An independent verifier computes them in this way."""
    first, second = FAIR.texts[:2]
    assert FAIR.context(2) == digest("protocol 2", "deck", "0", first, second)
    assert FAIR.common_key(1, HOLD[1]) == common_key(digest("protocol 2", "deck", "1", first), HOLD[1])
    locking = digest("protocol 2", "deck", "1", *FAIR.texts[:3])
    assert FAIR.single_keys(1, HOLD[1])[2] == single_key(locking, HOLD[1], 2)
    assert FAIR.locks[1].images[2] == GROUP.base(single_key(locking, HOLD[1], 2))
    assert FAIR.shuffles[1].image == GROUP.base(FAIR.common_key(1, HOLD[1]))


def test_devices_contribute_in_turn() -> None:
    hold = secrets(3)
    making, turns = Making(Deck("deck", 2), 3), []
    while (device := making.turn()) is not None:
        turns.append(device)
        assert making.author(making.stage) == device
        making = finish(receive(making, finish(send(making, hold[device]))))
    assert turns == [0, 1, 2, 0, 1, 2]
    with pytest.raises(ValueError, match=r"^turn$"):
        finish(send(making, hold[0]))
    with pytest.raises(ValueError, match=r"^turn$"):
        finish(receive(making, ""))


def test_a_deck_reports_its_progress() -> None:
    for stage in range(4):
        progress = list(send(made(FAIR.deck, HOLD, stage), HOLD[stage % 2]))
        assert len(progress) > 100 and progress == sorted(progress) and 0 <= progress[0] <= progress[-1] <= 1
    assert [made(FAIR.deck, HOLD, stage).done() for stage in range(5)] == [0, 0.25, 0.5, 0.75, 1]
    assert made(FAIR.deck, HOLD, 1).done(0.5) == 0.375
