"""Every lie about cards is found with its author when it is sent; secrets are compared with it afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making, Shuffled
from engine.remote.crypto.ed25519 import P
from engine.remote.crypto.hashing import bytes_of, length_of, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.crypto.shuffle import (
    LOCK,
    SHUFFLE,
    Fault,
    audit,
    audit_all,
    check,
    open_card,
    receive,
)
from tests.engine.remote.crypto.chance import secret
from tests.engine.remote.crypto.tables import made, secrets

SIZE = 3
DECK = Deck("deck", SIZE)
HOLD = secrets(2)
FAIR = made(DECK, HOLD)
STAGES = range(4)


def at_stage(stage: int) -> Making:
    return made(DECK, HOLD, stage)


def numbers_of(text: str) -> list[int]:
    return list(GROUP.unpacked(bytes_of(text, len(text) * 3 // 4)))


def with_numbers(stage: int, change: Callable[[list[int]], list[int]]) -> str:
    """Return the contribution of a stage with some of its numbers changed."""
    return text_of(GROUP.packed(change(numbers_of(FAIR.texts[stage]))))


def changed(cards: list[int]) -> list[int]:
    return [*cards[:1], GROUP.power(cards[1], 77), *cards[2:]]


def doubled(cards: list[int]) -> list[int]:
    """Two cards made from one under different keys, which nobody can see."""
    return [*cards[:2], GROUP.power(cards[0], 77), *cards[3:]]


def exchanged(cards: list[int]) -> list[int]:
    return [cards[1], cards[0], *cards[2:]]


def product_of_all(cards: list[int]) -> list[int]:
    """The card by which a cheater read whole decks: opened, it shows the order of all."""
    return [GROUP.product([(card, 1 << 40 * place) for place, card in enumerate(cards[:SIZE])]), *cards[1:]]


def foreign(cards: list[int]) -> list[int]:
    return [GROUP.element("no face"), *cards[1:]]


def other_image(cards: list[int]) -> list[int]:
    return [*cards[:SIZE], GROUP.base(5), *cards[SIZE + 1 :]]


LIES = [changed, doubled, exchanged, product_of_all, foreign, other_image]


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("stage", STAGES)
def test_every_lie_is_found_at_once_by_its_proof(stage: int, lie: Callable[[list[int]], list[int]]) -> None:
    making = finish(receive(at_stage(stage), with_numbers(stage, lie)))
    assert finish(check(making, stage)) == (SHUFFLE if stage < 2 else LOCK)
    assert [finish(check(making, earlier)) for earlier in range(stage)] == [""] * stage
    assert making.author(stage) == stage % 2


@pytest.mark.parametrize("stage", STAGES)
def test_a_proof_for_another_place_is_refused(stage: int) -> None:
    """A contribution to another table or deck, and one that follows other contributions."""
    others = [Deck("other deck", SIZE)] if stage == 0 else [Deck("other deck", SIZE), DECK]
    for other in others:
        replayed = made(other, [secret(99), HOLD[1]], stage + 1).texts[stage]
        making = finish(receive(at_stage(stage), replayed))
        assert finish(check(making, stage)) == (SHUFFLE if stage < 2 else LOCK)


def test_the_list_of_another_device_is_refused() -> None:
    """A device that sends on what it received, or what another has sent, has no proof for it."""
    making = finish(receive(at_stage(1), FAIR.texts[0]))
    assert finish(check(making, 1)) == SHUFFLE
    making = finish(receive(at_stage(3), FAIR.texts[2]))
    assert finish(check(making, 3)) == LOCK


def test_a_lock_needs_the_common_key_of_its_own_device() -> None:
    """With the image of another device's key, the common key would stay on, or another would come off."""
    shuffles = (FAIR.shuffles[0]._replace(image=FAIR.shuffles[1].image), FAIR.shuffles[1])
    assert finish(check(FAIR._replace(shuffles=shuffles), 2)) == LOCK


@pytest.mark.parametrize("stage", STAGES)
def test_a_flipped_bit_anywhere_is_found(stage: int) -> None:
    sound = FAIR.texts[stage]
    data = bytes_of(sound, len(sound) * 3 // 4)
    for at in range(0, 8 * len(data), 211):
        damaged = (int.from_bytes(data, "little") ^ 1 << at).to_bytes(len(data), "little")
        try:
            making = finish(receive(at_stage(stage), text_of(damaged)))
        except ValueError as fault:
            assert str(fault) in ("element", "double")
        else:
            assert finish(check(making, stage)), at


# --- received texts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", STAGES)
def test_only_the_due_kind_of_contribution_is_accepted(stage: int) -> None:
    making, sound = at_stage(stage), FAIR.texts[stage]
    other = FAIR.texts[(stage + 2) % 4]
    assert finish(receive(making, sound)) == (at_stage(stage + 1) if stage < 3 else FAIR)
    for text in ("", sound[:-1], sound + "A", sound[:-4], other, sound.replace(sound[5], "*"), "A" * 10**6):
        with pytest.raises(ValueError, match=r"^text$"):
            finish(receive(making, text))


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("number", [0, 1, 3, P - 1, P, P + 2, 2**256 - 1])
def test_a_number_that_is_no_card_is_refused(stage: int, number: int) -> None:
    for place in (0, SIZE - 1, SIZE):
        text = with_numbers(stage, lambda cards, at=place: [*cards[:at], number, *cards[at + 1 :]])  # type: ignore[misc]
        with pytest.raises(ValueError, match=r"^element$"):
            finish(receive(at_stage(stage), text))


@pytest.mark.parametrize("stage", STAGES)
def test_a_card_that_is_sent_twice_is_refused(stage: int) -> None:
    with pytest.raises(ValueError, match=r"^double$"):
        finish(receive(at_stage(stage), with_numbers(stage, lambda cards: [cards[1], *cards[1:]])))


@settings(max_examples=40)
@given(st.sampled_from(STAGES), st.data())
def test_any_contribution_is_refused_or_forms_a_deck(stage: int, data: st.DataObject) -> None:
    making, sound = at_stage(stage), FAIR.texts[stage]
    at = data.draw(st.integers(0, len(sound)))
    damage = data.draw(st.text(max_size=6) | st.text("AQgw_-0", max_size=12))
    text = sound[:at] + damage + sound[at + data.draw(st.integers(0, 12)) :]
    try:
        after = finish(receive(making, text))
    except ValueError as fault:
        assert re.fullmatch("text|element|double", str(fault))
    else:
        last = after.locks[-1].cards if after.locks else after.shuffles[-1].cards
        assert after.stage == stage + 1 and all(map(GROUP.has, last))
        assert bool(finish(check(after, stage))) == (text != sound)


def test_a_contribution_has_the_expected_length() -> None:
    """32 bytes for each number: cards, images, and the proofs."""
    expected = [SIZE + 1 + 4 * SIZE + 5] * 2 + [2 * SIZE + SIZE + 1] * 2
    assert [len(text) for text in FAIR.texts] == [length_of(32 * count) for count in expected]


# --- keys ------------------------------------------------------------------------------------------------


def test_a_wrong_key_is_refused_and_its_device_is_known() -> None:
    keys = [FAIR.key(device, each, 2) for device, each in enumerate(HOLD)]
    assert [FAIR.is_key(device, 2, key) for device, key in enumerate(keys)] == [True] * 2
    wrong = [
        FAIR.key(1, HOLD[1], 1),  # of another card
        keys[0],  # of another device
        secret(5),  # of nobody
        (int.from_bytes(keys[1], "little") + GROUP.order).to_bytes(32, "little"),  # not reduced
        bytes(32),
        keys[1][:-1],
        keys[1] + b"\0",
        b"",
    ]
    for key in wrong:
        assert not FAIR.is_key(1, 2, key)
        with pytest.raises(ValueError, match=r"^key$"):
            finish(open_card(FAIR, 2, (keys[0], key)))


@pytest.mark.parametrize("card", [-1, SIZE, 10**9])
def test_a_missing_card_has_no_key(card: int) -> None:
    assert not FAIR.is_key(0, card, FAIR.key(0, HOLD[0], SIZE - 1))


# --- secrets, after the game -----------------------------------------------------------------------------


def faults(making: Making) -> list[Fault | None]:
    return [finish(audit(making, device, HOLD[device])) for device in range(making.devices)]


def test_a_fair_device_passes_the_audit() -> None:
    assert faults(FAIR) == [None] * 2


def test_another_order_than_that_of_the_secret_is_found() -> None:
    """Such a shuffle is fair, and its proof holds; but the secret would show another order."""
    cards = FAIR.shuffles[1].cards
    turned = Shuffled((cards[1], cards[0], *cards[2:]), FAIR.shuffles[1].image, FAIR.shuffles[1].proof)
    assert faults(FAIR._replace(shuffles=(FAIR.shuffles[0], turned)))[1] == Fault(1, SHUFFLE, 0)


def test_another_key_than_that_of_the_secret_is_found() -> None:
    first, second = FAIR.locks
    image = second._replace(images=(*second.images[:2], GROUP.base(5)))
    card = second._replace(cards=(*second.cards[:2], GROUP.base(5)))
    for lock in (image, card):
        assert faults(FAIR._replace(locks=(first, lock))) == [None, Fault(1, LOCK, 2)]
    shuffle = FAIR.shuffles[0]._replace(image=GROUP.base(5))
    assert faults(FAIR._replace(shuffles=(shuffle, FAIR.shuffles[1])))[0] == Fault(0, SHUFFLE, 0)


def test_a_wrong_secret_is_found_among_several_decks() -> None:
    assert finish(audit(FAIR, 1, secret(99))) == Fault(1, SHUFFLE, 0)
    assert finish(audit_all([FAIR, FAIR], HOLD)) is None
    assert finish(audit_all([at_stage(1), FAIR], [HOLD[0], secret(99)])) == (1, Fault(1, SHUFFLE, 0))
    assert finish(audit_all([], HOLD)) is None


@pytest.mark.parametrize("stage", STAGES)
def test_an_unfinished_deck_is_audited(stage: int) -> None:
    assert finish(audit_all([at_stage(stage)], HOLD)) is None
    wrong = [secret(99) if device == max(stage - 1, 0) % 2 else each for device, each in enumerate(HOLD)]
    found = (0, Fault((stage - 1) % 2, SHUFFLE, 0)) if stage else None
    assert finish(audit_all([at_stage(stage)], wrong)) == found


def test_the_audit_reports_its_progress() -> None:
    progress = list(audit_all([FAIR, FAIR], HOLD))
    assert progress == sorted(progress)
    assert (len(progress), progress[0], round(progress[-1], 2)) == (2 * 2 * 2 * SIZE, 0, 0.96)
