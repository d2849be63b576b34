"""Results are cached for the same arguments, and not for others."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract import language
from ui.remembered import remember_last


class Pair(NamedTuple):
    left: int
    right: int


def counted() -> tuple[list[object], object]:
    made: list[object] = []

    @remember_last
    def make(thing: object, more: object = None) -> object:
        made.append(thing)
        return [thing, more]

    return made, make


def test_the_same_arguments_give_the_same_object() -> None:
    made, make = counted()
    assert callable(make)
    for thing in (7, "seven", ("a", "b"), frozenset({"a"}), None, Pair(1, 2)):
        first = make(thing)
        assert make(thing) is first and make(thing) is first
    assert len(made) == 6


def test_plain_values_are_compared_by_value_and_others_by_identity() -> None:
    made, make = counted()
    assert callable(make)
    first = make(tuple("ab"))
    assert make(tuple("ab")) is first and make(tuple("ac")) is not first
    pair = make(Pair(1, 2))
    assert make(Pair(1, 2)) is not pair, "values with names may be large: they are not compared"
    assert make(1) is not make(True) and make(1, 2) is not make(1, 3)
    assert len(made) == 8


def test_another_language_gives_another_result() -> None:
    _, make = counted()
    assert callable(make)
    first = make("x")
    language.set_language("de")
    try:
        assert make("x") is not first
    finally:
        language.set_language(language.ENGLISH)
