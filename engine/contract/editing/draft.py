"""A position that is being edited, with its palette and controls. No UI code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

SEAT = "seat"
"""The control of the side to move, by seat number; most games have it."""
MIRROR, SWAP = "mirror", "swap"
"""Ways to flip the board: left–right, or with the sides swapped."""


class Brush(NamedTuple):
    """A palette entry."""

    id: str
    group: str
    """Heading of its group in the palette, such as the name of a side."""
    art: str
    """File name of its drawing in `assets/pieces/`."""
    name: str
    """Name of the piece, such as "dark king", for people."""
    owner: int = -1
    """Seat of its owner, or -1."""
    alone: str = ""
    """Its drawing in the palette, if different: a badge is small on the board."""


class Control(NamedTuple):
    """A control beside the board: a choice, or a number from `least` to `most`."""

    id: str
    name: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    """Values and their titles; () for a number."""
    least: int = 0
    most: int = 0
    group: str = ""
    """Heading of its group; controls without a group are always visible."""


class Fault(NamedTuple):
    """A fault in a position: a sentence, its clause, and its place."""

    words: str
    clause: str = ""
    spots: tuple[str, ...] = ()
    """The squares at fault."""
    at: int = -1
    """Offset in the position text, or -1."""
    length: int = 0


class Draft(NamedTuple):
    """An edited position, legal or not. Immutable: each edit makes a new one."""

    options: Mapping[str, str]
    contents: Mapping[str, tuple[str, ...]] = {}
    """Brush ids per square or extra, bottom first; empty places are left out."""
    values: Mapping[str, str] = {}
    """Values of the controls that were set."""
    misread: tuple[Fault, ...] = ()
    """Parts of the position text that could not be read."""

    def value(self, control: str, usual: str = "") -> str:
        """Return the value of a control."""
        return self.values.get(control, usual)

    @property
    def seat(self) -> int:
        """Seat to move; -1 if the control holds no number."""
        seat = self.value(SEAT, "0")
        return int(seat) if seat.isdigit() else -1

    def on(self, brush: str) -> tuple[str, ...]:
        """Return the places that hold a brush, sorted."""
        return tuple(sorted(spot for spot, brushes in self.contents.items() if brush in brushes))

    def with_contents(self, contents: Mapping[str, tuple[str, ...]]) -> Draft:
        """Return the draft with other contents and no unread text."""
        return self._replace(
            contents={spot: brushes for spot, brushes in contents.items() if brushes}, misread=()
        )

    def with_values(self, **values: str) -> Draft:
        """Return the draft with some controls set."""
        return self._replace(values={**self.values, **values}, misread=())


class Part(NamedTuple):
    """A part of a text, with its offset."""

    text: str
    at: int

    def fault(self, words: str, clause: str = "") -> Fault:
        """Return a fault at this part of the text."""
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
