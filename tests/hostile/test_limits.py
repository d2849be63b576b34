"""The limits themselves: they detect slow, large and broken readers."""

from __future__ import annotations

from time import process_time

import pytest

from tests.hostile.limits import held, quick, small


def busy(seconds: float) -> None:
    end = process_time() + seconds
    while process_time() < end:
        pass


def test_slow_code_fails() -> None:
    with pytest.raises(AssertionError, match="processor time"), quick(0.01):
        busy(0.02)


def test_large_allocations_fail_and_earlier_ones_do_not_count() -> None:
    before = bytes(2_000_000)
    with small(1):
        assert before
    with pytest.raises(AssertionError, match="MB"), small(1):
        bytes(2_000_000)


def test_a_refusal_is_none_and_anything_else_fails() -> None:
    assert held(lambda: int("7"), ValueError) == 7
    assert held(lambda: int("x"), ValueError) is None
    with pytest.raises(ZeroDivisionError):
        held(lambda: 1 // 0, ValueError)


def test_a_refusal_says_why() -> None:
    def silent() -> None:
        raise ValueError

    with pytest.raises(AssertionError, match="says why"):
        held(silent, ValueError)
