"""Untrusted JSON: values as Python parses them, and refusals before parsing."""

from __future__ import annotations

import json
from typing import Any, Never

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formats import untrusted
from engine.formats.untrusted import DEPTH, DIGITS, KEYS, LENGTH, VALUES, BadText, collide, read_json
from tests.hostile.limits import held

TRICKY = st.text(st.sampled_from('[]{}",:\\\\/u0 \n') | st.characters(exclude_categories=["Cs"]), max_size=12)
SOUND = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | TRICKY,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TRICKY, inner, max_size=3),
    max_leaves=12,
)


def nested(value: Any, times: int) -> Any:
    """Return a value inside so many lists and objects."""
    for i in range(times):
        value = {"[{": value} if i % 2 else ["]}", value]
    return value


def depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


@given(SOUND, st.integers(0, 2 * DEPTH), st.booleans())
def test_values_up_to_the_depth_limit_are_read_and_no_others(value: Any, times: int, plain: bool) -> None:
    value = nested(value, times)
    text = json.dumps(value, ensure_ascii=plain)
    if depth(value) <= DEPTH:
        assert read_json(text) == value
    else:
        with pytest.raises(BadText, match="too deep"):
            read_json(text)


@given(st.text(st.sampled_from('[]{}",:\\\\1eE+-.aun\ud800'), max_size=60))
def test_accepted_texts_have_the_value_that_python_reads(text: str) -> None:
    try:
        value = read_json(text)
    except BadText:
        return
    assert value == json.loads(text)


LARGE = LENGTH - 100
HOSTILE = {
    "deep": "[" * LARGE,
    "deep objects": '{"":' * (LARGE // 4),
    "deep past strings": '["]",' * (LARGE // 5),
    "deep past escapes": '["\\\\\\"]",' * (LARGE // 9),
    "just too deep": "[" * (DEPTH + 1) + "]" * (DEPTH + 1),
    "wide": "[" + "[]," * (LARGE // 4) + "0]",
    "many objects": "[" + ",".join(['{"":0}'] * (VALUES // 2 - 1)) + "]",
    "many strings": '["' + '","'.join("Ā" * (VALUES - 1)) + '"]',
    "many names": "{" + ",".join(f'"{i}":0' for i in range(VALUES - 1)) + "}",
    "closed again and again": "[]" * (DEPTH + 1) + "]" * (LARGE - 2 * DEPTH),
    "quotes": '"' * LARGE,
    "backslashes": '"' + "\\" * LARGE,
    "escaped quotes": '"' + '\\"' * (LARGE // 2),
    "quoted brackets": '"["' * (LARGE // 3),
    "a string of brackets": '"' + "[" * LARGE + '"',
    "emoji": '["' + "😀" * LARGE + '"]',
    "escaped emoji": '["' + '\\ud83d\\ude00","' * (VALUES - 1) + '"]',
    "digits": "9" * LARGE,
    "a long fraction": "1." + "1" * LARGE,
    "a long exponent": "1e" + "9" * LARGE,
    "spaces": " " * LARGE + "1",
    "NUL": "\0" * LARGE,
    "too long": " " * (LENGTH + 1),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_the_worst_texts_are_refused_quickly(name: str) -> None:
    held(lambda: read_json(HOSTILE[name]), BadText)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no JSON"),
        ("\ufeff1", "no JSON"),
        ("[1] 2", "no JSON"),
        ("[1,]", "no JSON"),
        ("NaN", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ("1e999", "too large"),
        ("-1e999", "too large"),
        ("9" * (DIGITS + 1), "too long"),
        ("\ud800", "no JSON"),
        ("[" * (DEPTH + 1), "too deep"),
        ("[" * LARGE, "too much"),
        (" " * (LENGTH + 1), "too long"),
    ],
)
def test_a_refusal_states_its_reason(text: str, why: str) -> None:
    with pytest.raises(BadText, match=why):
        read_json(text)


def test_valid_texts_are_accepted() -> None:
    assert read_json('["\\ud83d\\ude00\\\\ud800", 1.5, -2e-308, 18446744073709551615]') == [
        "😀\\ud800",
        1.5,
        -2e-308,
        2**64 - 1,
    ]
    assert read_json('["\\ud83d", "\ude00"]') == ["\ud83d", "\ude00"], "halves of emoji pass"
    assert read_json(json.dumps(["x"] * VALUES)) == ["x"] * VALUES
    assert read_json(f'"{"x" * LENGTH}"', 2 * LENGTH) == "x" * LENGTH


class NoDecoder:
    def decode(self, _text: str) -> Never:
        raise AssertionError("a dictionary of all these keys is made")


@pytest.mark.parametrize("text", [
    json.dumps({f"k{i}": i for i in range(32_000)}),
    json.dumps([{f"k{i}": i} for i in range(32_000)]),
    json.dumps({f"a{i}": {f"b{i}": ""} for i in range(KEYS)}),
    '{"\\":":1' + ',"x" : 1' * KEYS + "}",
])  # fmt: skip
def test_too_many_keys_are_refused_before_a_dictionary_is_made(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(untrusted, "_DECODER", NoDecoder())
    with pytest.raises(BadText, match="too many keys"):
        read_json(text)


def test_the_maximum_number_of_keys_is_read() -> None:
    for count, keys in ((KEYS, KEYS), (VALUES // 2, VALUES)):
        value = {f"key: {i}": i for i in range(count)}
        assert read_json(json.dumps(value), keys=keys) == value
    assert read_json('["' + ":" * 1_000 + '"]') == [":" * 1_000], "colons in strings are no keys"


def test_keys_that_collide_are_refused_before_a_dictionary_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash that is equal for all keys of one length stands for collisions in the browser."""
    keys = [f"\\ka{i:04}" for i in range(2 * KEYS)]
    assert collide(iter(keys), len) and not collide(iter(keys)) and not collide(iter(["a"] * 2 * KEYS), len)
    monkeypatch.setattr(untrusted, "collide", lambda found: sorted(found) == sorted(keys))
    monkeypatch.setattr(untrusted, "_DECODER", NoDecoder())
    with pytest.raises(BadText, match="keys that collide"):
        read_json(json.dumps(dict.fromkeys(keys, "text: {")), keys=VALUES)
