"""A position that is being set up, and what it is set up with: plain data, known to no screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

SEAT = "seat"
"""The control that most games have: who is to move, by number."""
MIRROR, SWAP = "mirror", "swap"
"""The ways to turn a position over: left and right exchanged, or the sides."""


class Brush(NamedTuple):
    """A thing of the palette."""

    id: str
    group: str
    """What stands over it and its like, such as the name of a side."""
    art: str
    """The name of its drawing in `assets/pieces/`."""
    name: str
    """What it is called: "dark king"."""
    owner: int = -1
    """The seat it belongs to, or -1."""
    alone: str = ""
    """Its drawing in the palette, if it has another there: a badge lies at the edge of what bears it."""


class Control(NamedTuple):
    """What is set beside the board: one of several values, or a number from `least` to `most`."""

    id: str
    name: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    """The values with their titles; () for a number."""
    least: int = 0
    most: int = 0
    group: str = ""
    """What stands over it and its like; those of "" are always shown."""


class Fault(NamedTuple):
    """What is wrong with a position: a sentence, its clause, and where."""

    words: str
    clause: str = ""
    spots: tuple[str, ...] = ()
    """Where on the board."""
    at: int = -1
    """Where in the text it was read from, or -1."""
    length: int = 0


class Draft(NamedTuple):
    """A position as it is being set up. It need not be sound, and is never changed: a new one is made."""

    options: Mapping[str, str]
    contents: Mapping[str, tuple[str, ...]] = {}
    """The ids of the brushes on each place, the lowest first; only of places where anything lies."""
    values: Mapping[str, str] = {}
    """The values of the controls that were set."""
    misread: tuple[Fault, ...] = ()
    """What was not understood of the text that it was read from."""

    def value(self, control: str, usual: str = "") -> str:
        """Return the value of a control."""
        return self.values.get(control, usual)

    @property
    def seat(self) -> int:
        """Who is to move; -1 if that is said by no number."""
        seat = self.value(SEAT, "0")
        return int(seat) if seat.isdigit() else -1

    def on(self, brush: str) -> tuple[str, ...]:
        """Return the places where a brush lies, sorted."""
        return tuple(sorted(spot for spot, brushes in self.contents.items() if brush in brushes))

    def with_contents(self, contents: Mapping[str, tuple[str, ...]]) -> Draft:
        """Return it with other things on it, and nothing misread."""
        return self._replace(
            contents={spot: brushes for spot, brushes in contents.items() if brushes}, misread=()
        )

    def with_values(self, **values: str) -> Draft:
        """Return it with some controls set."""
        return self._replace(values={**self.values, **values}, misread=())


class Part(NamedTuple):
    """A part of a text, and where in the text it is."""

    text: str
    at: int

    def fault(self, words: str, clause: str = "") -> Fault:
        """Return that something is wrong with it."""
        return Fault(words, clause, at=self.at, length=max(1, len(self.text)))

    def split(self, mark: str) -> Iterator[Part]:
        """Yield the parts between the marks."""
        at = self.at
        for text in self.text.split(mark):
            yield Part(text, at)
            at += len(text) + len(mark)

    def words(self) -> Iterator[Part]:
        """Yield the words between white space."""
        at = 0
        for word in self.text.split():
            at = self.text.index(word, at)
            yield Part(word, self.at + at)
            at += len(word)
