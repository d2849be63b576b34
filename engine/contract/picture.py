"""Boards and positions as things to look at: plain data, in board units, known to no screen.

A board unit is the distance between neighbouring spots. x grows to the right and y downwards, as the first
player sees the board.
"""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A place that can be pointed at: a square or a hole."""

    id: str
    x: float
    y: float
    row: int
    """Its row in the accessible grid, from the top, as the first player sees it."""
    column: int
    shade: str
    """Which look it has: "dark", "light", "hole"; of a board's extra spots "edge" or "corner"."""


class Label(NamedTuple):
    """A coordinate at the border of the board, or a number in the corner of a square."""

    text: str
    x: float
    y: float
    inside: bool = False
    """Whether it stands in a square."""


class Board(NamedTuple):
    """The geometry of a board."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    labels: tuple[Label, ...] = ()
    extras: tuple[Spot, ...] = ()
    """Places between the spots, such as edges and corners: shown only when they can be chosen."""
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Engraved lines, each through several points."""
    plate: tuple[tuple[float, float], ...] = ()
    """The corners of the plate under the lines: it reaches a little further. Empty: there is none."""
    turns: int = 2
    """In how many directions it can be turned to face a player."""
    orientations: tuple[int, ...] = (0, 1)
    """For each seat, the turn that puts its side at the bottom."""

    def shown_labels(self, lettered: bool) -> tuple[Label, ...]:
        """Return the labels of one system: the numbers in its squares, if any, or those around the board."""
        numbered = not lettered and any(label.inside for label in self.labels)
        return tuple(label for label in self.labels if label.inside == numbered)


class Piece(NamedTuple):
    """Something that stands on a spot."""

    spot: str
    art: str
    """The name of its drawing in `assets/pieces/`."""
    owner: int
    """The seat it belongs to, or -1."""
    name: str
    """What it is called: "dark king"."""
    badges: tuple[str, ...] = ()
    """Drawings that lie on top of it: tokens, a form."""
    under: tuple[str, ...] = ()
    """Drawings of what lies below it in a stack, from the top; it stays when the piece moves away."""
    animated: bool = False
    """Whether it sways a little while it stands, as a flame does."""
    odds: str = ""
    """How likely it is to be what matters most, such as "12 %", where that is hidden: see `Picture.odds`."""


def badges_along(piece: Piece) -> tuple[str, ...]:
    """Return the badges that a piece takes along as it moves; those of a stack tell what it leaves."""
    return () if piece.under else piece.badges


class Ground(NamedTuple):
    """What a spot is filled or marked with, under the pieces."""

    spot: str
    art: str
    """The name of its drawing, or "" where there is nothing to be seen of it now."""
    name: str
    """What it is: "water"; with an owner "goal" or "home", which is read as "in Red's goal"."""
    owner: int = -1
    """The seat it belongs to, or -1."""


class Bar(NamedTuple):
    """A straight thing between two points, such as a wall."""

    points: tuple[tuple[float, float], tuple[float, float]]
    owner: int
    name: str


class Overlay(NamedTuple):
    """A thing that covers several spots: a square of `size` board units around a point."""

    x: float
    y: float
    size: float
    art: str
    name: str


class Card(NamedTuple):
    """A card beside the board. `target` is what choosing it adds to an action's path, or ""."""

    target: str
    title: str
    words: str
    art: str
    place: str
    """Where it lies: "open", "played" (being carried out now), "used", "own" (known to the viewer only),
    "hidden" (its back), "pile" (in the draw pile, as its viewer knows it: from the top, or while it is put in
    order). Of the used ones the last is on top."""
    clause: str = ""
    """The clause of the rules that says what it does."""


class Tray(NamedTuple):
    """Things beside the board that belong to a seat, or to nobody (-1): (drawing, name, how many)."""

    owner: int
    title: str
    items: tuple[tuple[str, str, int], ...]
    stack: bool = False
    """Whether it is a stack of one kind of thing, to be seen beside its owner's name. One of nobody's is the
    pile that cards are drawn from."""


class Prospect(NamedTuple):
    """What may come to light somewhere, as far as the viewer can know."""

    about: str
    """The spot where it lies; "" beside the board."""
    title: str
    """What this is about: "What may lie face down on c3"."""
    chances: tuple[tuple[str, float], ...]
    """What it may be, and how likely that is, from 0 to 1; the likeliest first."""


class Picture(NamedTuple):
    """What a view looks like."""

    pieces: tuple[Piece, ...]
    prompt: str
    """What the player to move is asked for."""
    grounds: tuple[Ground, ...] = ()
    bars: tuple[Bar, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    cards: tuple[Card, ...] = ()
    trays: tuple[Tray, ...] = ()
    notes: tuple[str, ...] = ()
    """Further sentences: how near a goal is, what is still unaccounted for."""
    odds: tuple[str, ...] = ()
    """Sentences about the chances of what is hidden, for those who want them worked out; without any, no
    piece has `odds`."""
    orientations: tuple[int, ...] = ()
    """For each seat, the turn that now puts its side at the bottom; empty: the board's own `orientations`."""
    prospects: tuple[Prospect, ...] = ()
    """What may come to light, for those who want the chances worked out."""


def without_odds(picture: Picture) -> Picture:
    """Return the picture for those who like to work the chances out for themselves."""
    if not picture.odds and not picture.prospects:
        return picture
    pieces = tuple(piece._replace(odds="") for piece in picture.pieces)
    return picture._replace(pieces=pieces, odds=(), prospects=())
