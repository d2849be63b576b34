"""A cache of one result for pure functions of the display, per language."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from engine.contract.language import text_settings

P = ParamSpec("P")
R = TypeVar("R")
_PLAIN = {int, str, float, bool, tuple, frozenset, type(None)}
"""Types compared by value (named tuples are not among them); all other values are compared by identity."""


def remember_last(make: Callable[P, R]) -> Callable[P, R]:
    """Return a pure function that returns the same object for the same arguments in the same language."""
    last: tuple[object, ...] = ()
    result: list[R] = []

    def remembered(*args: P.args, **kwargs: P.kwargs) -> R:
        nonlocal last
        values = (text_settings(), *args, *kwargs.values())
        if not result or len(values) != len(last) or not all(map(_same, values, last)):
            result[:] = [make(*args, **kwargs)]
            last = values
        return result[0]

    return remembered


def _same(one: object, other: object) -> bool:
    return one is other or (type(one) in _PLAIN and type(one) is type(other) and one == other)
