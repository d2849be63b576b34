"""Every lie about cards is found with its author: at once where possible, else by the audit."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.remote.crypto.audit import LOCK, MARK, SHUFFLE, Fault, audit, audit_all
from engine.remote.crypto.deck import Cards, Deck, order_of
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.crypto.shuffle import Lock, Making, open_card, receive, send
from tests.engine.remote.crypto.chance import secret
from tests.engine.remote.crypto.tables import SMALL, made, secrets

DECK = Deck("deck", 6, SMALL)
HOLD = secrets(3)
FAIR = made(DECK, HOLD)


def cheated(stage: int, cheat: Callable[[Cards], Cards]) -> Making:
    """Return a deck with one contribution altered; all later ones are honest."""
    making = Making(DECK, 3)
    while (device := making.turn()) is not None:
        due = len(making.shuffles) + len(making.locks) == stage
        making = finish(receive(making, finish(send(making, HOLD[device]))))
        if due and making.locks:
            last = making.locks[-1]
            making = making._replace(locks=(*making.locks[:-1], Lock(cheat(last.cards), last.commitments)))
        elif due:
            making = making._replace(shuffles=(*making.shuffles[:-1], cheat(making.shuffles[-1])))
    return making


def changed(cards: Cards) -> Cards:
    return (*cards[:2], SMALL.lock(cards[2], 77), *cards[3:])


def doubled(cards: Cards) -> Cards:
    """Two cards made from one under different keys, which nobody can see."""
    return (*cards[:5], SMALL.lock(cards[0], 77))


def exchanged(cards: Cards) -> Cards:
    return (cards[1], cards[0], *cards[2:])


def faults(making: Making) -> list[Fault | None]:
    return [finish(audit(making, device, HOLD[device])) for device in range(making.devices)]


def test_a_fair_device_passes_the_audit() -> None:
    assert faults(FAIR) == [None] * 3


@pytest.mark.parametrize(("cheat", "card"), [(changed, 2), (doubled, 5), (exchanged, 0)])
@pytest.mark.parametrize("stage", range(6))
def test_the_audit_finds_the_cheat_and_the_card(
    stage: int, cheat: Callable[[Cards], Cards], card: int
) -> None:
    device, part = stage % 3, SHUFFLE if stage < 3 else LOCK
    expected: list[Fault | None] = [None] * 3
    expected[device] = Fault(device, part, card)
    assert faults(cheated(stage, cheat)) == expected


def test_an_altered_card_has_no_face() -> None:
    making = cheated(4, changed)
    faces = order_of(DECK, HOLD)
    for card in range(6):
        keys = tuple(DECK.key(each, card) for each in HOLD)
        if card == 2:
            with pytest.raises(ValueError, match=r"^face$"):
                finish(open_card(making, card, keys))
        else:
            assert finish(open_card(making, card, keys)) == faces[card]


def test_a_wrong_secret_is_found() -> None:
    assert finish(audit(FAIR, 1, secret(99))) == Fault(1, SHUFFLE, 0)


def test_the_audit_finds_the_spoilt_deck_among_several() -> None:
    assert finish(audit_all([FAIR, FAIR], HOLD)) is None
    assert finish(audit_all([FAIR, cheated(4, changed), cheated(0, doubled)], HOLD)) == (1, Fault(1, LOCK, 2))
    assert finish(audit_all([FAIR], [HOLD[0], secret(99), HOLD[2]])) == (0, Fault(1, SHUFFLE, 0))
    assert finish(audit_all([], HOLD)) is None


@pytest.mark.parametrize("stage", range(6))
def test_an_unfinished_deck_is_audited(stage: int) -> None:
    assert finish(audit_all([at_stage(stage)], HOLD)) is None
    wrong = [secret(99) if device == max(stage - 1, 0) % 3 else each for device, each in enumerate(HOLD)]
    found = (0, Fault((stage - 1) % 3, SHUFFLE, 0)) if stage else None
    assert finish(audit_all([at_stage(stage)], wrong)) == found


def test_the_audit_reports_its_progress() -> None:
    told = list(audit_all([FAIR, FAIR], HOLD))
    assert told == sorted(told)
    assert (len(told), told[0], round(told[-1], 2)) == (2 * 3 * 3 * 6, 0, 0.99)


def test_a_commitment_to_another_key_is_found() -> None:
    last = FAIR.locks[2]
    commitments = (*last.commitments[:4], bytes(32), last.commitments[5])
    making = FAIR._replace(locks=(*FAIR.locks[:2], Lock(last.cards, commitments)))
    assert faults(making) == [None, None, Fault(2, MARK, 4)]


def test_a_wrong_key_is_refused_and_its_device_is_known() -> None:
    keys = [DECK.key(each, 3) for each in HOLD]
    assert [FAIR.is_key(device, 3, key) for device, key in enumerate(keys)] == [True] * 3
    wrong = [
        DECK.key(HOLD[1], 2),  # of another card
        keys[0],  # of another device
        secret(5),  # of nobody
        keys[1][:-1],
        keys[1] + b"\0",
        b"",
    ]
    for key in wrong:
        assert not FAIR.is_key(1, 3, key)
        with pytest.raises(ValueError, match=r"^key$"):
            finish(open_card(FAIR, 3, (keys[0], key, keys[2])))


@pytest.mark.parametrize("card", [-1, 6, 10**9])
def test_a_missing_card_has_no_key(card: int) -> None:
    assert not FAIR.is_key(0, card, DECK.key(HOLD[0], 5))


@pytest.mark.parametrize("number", [0, 1, SMALL.order, 2**256 - 1])
def test_an_impossible_key_opens_nothing_even_with_a_commitment(number: int) -> None:
    key = number.to_bytes(32, "big")
    commitments = (DECK.key_commitment(key, 0), *FAIR.locks[0].commitments[1:])
    making = FAIR._replace(locks=(Lock(FAIR.locks[0].cards, commitments), *FAIR.locks[1:]))
    keys = (key, *(DECK.key(each, 0) for each in HOLD[1:]))
    assert making.is_key(0, 0, key)
    with pytest.raises(ValueError, match=r"^key$"):
        finish(open_card(making, 0, keys))


def at_stage(stage: int) -> Making:
    return FAIR._replace(shuffles=FAIR.shuffles[:stage], locks=FAIR.locks[: max(stage - 3, 0)])


@pytest.mark.parametrize("stage", range(6))
def test_only_the_due_kind_of_contribution_is_accepted(stage: int) -> None:
    making = at_stage(stage)
    sound = finish(send(making, HOLD[stage % 3]))
    other = finish(send(at_stage((stage + 3) % 6), HOLD[stage % 3]))
    assert finish(receive(making, sound)) == (at_stage(stage + 1) if stage < 5 else FAIR)
    for text in ("", sound[:-1], sound + "A", sound[:-4], other, sound.replace(sound[5], "*"), "A" * 10**6):
        with pytest.raises(ValueError, match=r"^text$"):
            finish(receive(making, text))


@pytest.mark.parametrize("stage", [1, 4])
@pytest.mark.parametrize("number", [0, 1, SMALL.prime - 1, SMALL.prime, SMALL.prime + 4, 2**64 - 1])
def test_a_non_square_is_refused(stage: int, number: int) -> None:
    making = at_stage(stage)
    sound = finish(send(making, HOLD[1]))
    data = bytes_of(sound, len(sound) * 3 // 4)
    with pytest.raises(ValueError, match=r"^residue$"):
        finish(receive(making, text_of(data[:8] + number.to_bytes(8, "big") + data[16:])))


@pytest.mark.parametrize("stage", [1, 4])
def test_a_doubled_card_is_refused(stage: int) -> None:
    making = at_stage(stage)
    sound = finish(send(making, HOLD[1]))
    data = bytes_of(sound, len(sound) * 3 // 4)
    with pytest.raises(ValueError, match=r"^double$"):
        finish(receive(making, text_of(data[:8] + data[:8] + data[16:])))


@given(st.sampled_from(range(6)), st.data())
def test_any_contribution_is_refused_or_forms_a_deck(stage: int, data: st.DataObject) -> None:
    making = at_stage(stage)
    sound = finish(send(making, HOLD[stage % 3]))
    at = data.draw(st.integers(0, len(sound)))
    damage = data.draw(st.text(max_size=6) | st.text("AQgw_-0", max_size=12))
    text = sound[:at] + damage + sound[at + data.draw(st.integers(0, 12)) :]
    try:
        after = finish(receive(making, text))
    except ValueError as fault:
        assert re.fullmatch("text|residue|double", str(fault))
    else:
        cards = after.locks[-1].cards if after.locks else after.shuffles[-1]
        assert all(map(SMALL.has, cards))
        assert len(after.shuffles) + len(after.locks) == stage + 1
