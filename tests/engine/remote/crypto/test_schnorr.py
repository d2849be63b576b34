"""A signature belongs to one message and one signer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.remote.crypto.group import GROUP, Group
from engine.remote.crypto.hashing import bytes_of, digest
from engine.remote.crypto.schnorr import is_signed, public, read_public, sign, write_public
from tests.engine.remote.crypto.chance import secret
from tests.engine.remote.crypto.tables import SMALL

BOTH = pytest.mark.parametrize("group", [GROUP, SMALL], ids=["full", "small"])
ANNA, BERT = secret(0, "Anna"), secret(1, "Bert")


@BOTH
def test_only_the_signed_message_verifies(group: Group) -> None:
    anna, bert = public(ANNA, group), public(BERT, group)
    text = sign(ANNA, "a3b4", group)
    assert is_signed(anna, "a3b4", text, group)
    assert not is_signed(anna, "a3b5", text, group)
    assert not is_signed(anna, "", text, group)
    assert not is_signed(bert, "a3b4", text, group)
    assert not is_signed(anna, "a3b4", sign(BERT, "a3b4", group), group)


@given(st.text() | st.just("\ud83e"))
def test_every_message_can_be_signed(message: str) -> None:
    assert is_signed(public(ANNA, SMALL), message, sign(ANNA, message, SMALL), SMALL)


def test_signatures_satisfy_schnorrs_equation() -> None:
    """The response is the nonce plus the challenge times the secret; the challenge hashes the commitment."""
    data = bytes_of(sign(ANNA, "a3b4"), 113)
    challenge, response = int.from_bytes(data[:32]), int.from_bytes(data[32:])
    key = GROUP.key("signer", ANNA)
    signer, commitment = pow(4, key, GROUP.prime), pow(4, response - challenge * key, GROUP.prime)
    assert public(ANNA) == signer
    assert data[:32] == digest("challenge", GROUP.packed([signer, commitment]), "a3b4")


def test_signatures_are_deterministic_and_nonces_unique() -> None:
    """Two signatures with one nonce would give the secret away."""
    first, second = sign(ANNA, "a3b4", SMALL), sign(ANNA, "a3b5", SMALL)
    assert sign(ANNA, "a3b4", SMALL) == first
    responses = [int.from_bytes(bytes_of(text, 113)[32:]) for text in (first, second)]
    assert abs(responses[0] - responses[1]).bit_length() > 600


def test_the_response_hides_the_secret() -> None:
    """Secret times challenge has 512 bits; 128 bits of the nonce alone lie above them."""
    tops = [int.from_bytes(bytes_of(sign(ANNA, str(n), SMALL), 113)[32:]) >> 512 for n in range(2_000)]
    assert len(set(tops)) == len(tops)
    assert all(top < 1 << 128 for top in tops)
    assert 900 < sum(top >> 127 for top in tops) < 1_100


@given(st.integers(0, 150), st.text(max_size=3))
def test_a_damaged_signature_is_refused(at: int, damage: str) -> None:
    sound = sign(ANNA, "a3b4", SMALL)
    text = sound[:at] + damage + sound[at + 1 :]
    assert is_signed(public(ANNA, SMALL), "a3b4", text, SMALL) == (text == sound)


@pytest.mark.parametrize("text", ["", "A", "A" * 151, "_" * 150 + "8", "\ud83e" * 151, "A" * 10**6])
def test_other_texts_are_no_signatures(text: str) -> None:
    assert not is_signed(public(ANNA, SMALL), "a3b4", text, SMALL)


@BOTH
def test_a_public_key_survives_the_round_trip(group: Group) -> None:
    signer = public(ANNA, group)
    assert read_public(write_public(signer, group), group) == signer


@pytest.mark.parametrize("number", [0, 1, SMALL.prime - 1, SMALL.prime - 4, SMALL.prime, SMALL.prime + 4])
def test_an_invalid_public_key_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=r"^residue$"):
        read_public(write_public(number, SMALL), SMALL)


@given(st.text(max_size=400))
def test_a_malformed_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(text|residue)$"):
        read_public(text)
