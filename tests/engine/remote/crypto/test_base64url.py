"""Each value has one text, and every other text is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.remote.crypto.hashing import bytes_of, length_of, text_of

SOUND = text_of(bytes(31) + b"\1")


@given(st.binary(max_size=99))
def test_bytes_survive_the_round_trip(data: bytes) -> None:
    text = text_of(data)
    assert bytes_of(text, len(data)) == data
    assert len(text) == length_of(len(data))


@pytest.mark.parametrize(
    "text",
    [
        "",
        SOUND[1:],
        SOUND + "A",
        SOUND + "=",
        SOUND[:-1] + "F",  # another spelling of the same bytes
        SOUND[:-1] + "=",
        SOUND[:-1] + "\n",
        " " + SOUND[1:],
        "+" + SOUND[1:],
        "é" + SOUND[1:],
        "\ud83e" + SOUND[1:],
        "٣" + SOUND[1:],  # a digit, but not an ASCII one
        "A" * 1_000_000,
    ],
)
def test_every_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^text$"):
        bytes_of(text, 32)


@given(st.text() | st.text("ABCaz09-_=", min_size=40, max_size=44))
def test_texts_survive_the_round_trip(text: str) -> None:
    try:
        data = bytes_of(text, 32)
    except ValueError as fault:
        assert str(fault) == "text"
    else:
        assert text_of(data) == text
