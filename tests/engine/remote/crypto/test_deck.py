"""Jointly made decks: every order is equally likely, and only all keys together open a card."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, order_of, unlock
from engine.remote.crypto.group import GROUP
from engine.remote.crypto.shuffle import Making, open_card, receive, send
from tests.engine.remote.crypto.chance import is_even, secret
from tests.engine.remote.crypto.tables import SMALL, made, secrets


def opened(making: Making, hold: list[bytes]) -> list[int]:
    """Return the faces of all cards, each opened by all devices."""
    deck = making.deck
    return [
        finish(open_card(making, card, tuple(deck.key(each, card) for each in hold)))
        for card in range(deck.size)
    ]


@pytest.mark.parametrize(("devices", "size"), [(1, 3), (2, 1), (2, 9), (3, 12), (5, 7)])
def test_a_deck_has_every_face_once(devices: int, size: int) -> None:
    hold = secrets(devices)
    faces = opened(made(Deck("deck", size, SMALL), hold), hold)
    assert sorted(faces) == list(range(size))
    assert tuple(faces) == order_of(Deck("deck", size, SMALL), hold)


def test_a_deck_at_full_size() -> None:
    hold = secrets(2)
    making = made(Deck("deck", 2), hold)
    assert making.deck.group == GROUP
    assert sorted(opened(making, hold)) == [0, 1]
    assert sorted(making.cards()) != sorted(making.deck.faces())


def test_every_order_is_equally_likely() -> None:
    """10,000 decks, by the orders of the secrets; that cards open in this order is tested above."""
    orders = {order: index for index, order in enumerate(permutations(range(4)))}
    deck = Deck("deck", 4, SMALL)
    assert is_even((orders[order_of(deck, secrets(2, str(n)))] for n in range(10_000)), [1] * 24)


def test_opened_decks_have_every_order_equally_often() -> None:
    orders = {order: index for index, order in enumerate(permutations(range(3)))}
    deck = Deck("deck", 3, SMALL)
    tables = (secrets(2, str(n)) for n in range(600))
    assert is_even((orders[tuple(opened(made(deck, hold), hold))] for hold in tables), [1] * 6)


def test_a_fixed_shuffle_steers_nothing() -> None:
    deck = Deck("deck", 9, SMALL)
    for fixed_first in (True, False):
        tables = ([bytes(32), secret(n)][:: 1 if fixed_first else -1] for n in range(10_000))
        assert is_even((order_of(deck, hold)[0] for hold in tables), [1] * 9)


def test_the_label_changes_the_deck() -> None:
    hold = secrets(2)
    first, second = made(Deck("first", 9, SMALL), hold), made(Deck("second", 9, SMALL), hold)
    assert opened(first, hold) != opened(second, hold)
    assert not set(first.cards()) & set(second.cards())
    assert not set(first.deck.faces()) & set(second.deck.faces())


def test_a_card_opens_only_with_all_keys() -> None:
    hold = secrets(3)
    making = made(Deck("deck", 5, SMALL), hold)
    for card, few in product(range(5), (*combinations(hold, 1), *combinations(hold, 2))):
        with pytest.raises(ValueError, match=r"^face$"):
            finish(unlock(making.deck, making.cards()[card], [making.deck.key(each, card) for each in few]))


def test_keys_open_in_any_order() -> None:
    hold = secrets(3)
    making = made(Deck("deck", 5, SMALL), hold)
    keys = [making.deck.key(each, 4) for each in hold]
    faces = {finish(unlock(making.deck, making.cards()[4], order)) for order in permutations(keys)}
    assert faces == {order_of(making.deck, hold)[4]}


def test_no_number_is_sent_twice_or_is_a_face() -> None:
    """No number appears twice: not between shuffling and locking, and not as a face."""
    hold = secrets(3)
    making = made(Deck("deck", 9, SMALL), hold)
    lists = [making.deck.faces(), *making.shuffles, *(each.cards for each in making.locks)]
    assert len({card for cards in lists for card in cards}) == 7 * 9


def test_a_face_is_no_product_of_others() -> None:
    """Small squares would be recognisable under a common key: 16 is 4 * 4 before and after locking."""
    faces = Deck("deck", 54).faces()
    prime = GROUP.prime
    assert not {a * b % prime for a, b in product(faces[:12], repeat=2)} & set(faces)


def test_devices_contribute_in_turn() -> None:
    hold = secrets(3)
    making = Making(Deck("deck", 4, SMALL), 3)
    turns = []
    while (device := making.turn()) is not None:
        turns.append(device)
        making = finish(receive(making, finish(send(making, hold[device]))))
    assert turns == [0, 1, 2, 0, 1, 2]
    with pytest.raises(ValueError, match=r"^turn$"):
        finish(send(making, hold[0]))
    with pytest.raises(ValueError, match=r"^turn$"):
        finish(receive(making, ""))


def test_a_deck_reports_its_progress() -> None:
    making = Making(Deck("deck", 9, SMALL), 1)
    assert list(send(making, secret(0))) == [place / 9 for place in range(9)]
