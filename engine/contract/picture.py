"""Boards and positions as plain data for drawing, in board units, independent of any screen.

A board unit is the distance between neighbouring spots. x grows to the right and y downwards, as the first
player sees the board.
"""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A place that can be clicked: a square or a hole."""

    id: str
    x: float
    y: float
    row: int
    """Row in the accessible grid, from the top, as the first player sees it."""
    column: int
    shade: str
    """Style: "dark", "light", "hole"; for extras "edge" or "corner"."""


class Label(NamedTuple):
    """A coordinate at the edge of the board, or a number in the corner of a square."""

    text: str
    x: float
    y: float
    inside: bool = False
    """True if it stands in a square."""


class Board(NamedTuple):
    """The geometry of a board."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    labels: tuple[Label, ...] = ()
    extras: tuple[Spot, ...] = ()
    """Places between the spots, such as edges and corners; visible only while they can be chosen."""
    lines: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Engraved lines, as polylines."""
    plate: tuple[tuple[float, float], ...] = ()
    """Corners of the plate under the lines; it reaches a little further. Empty for no plate."""
    turns: int = 2
    """Number of directions in which the board can be turned."""
    orientations: tuple[int, ...] = (0, 1)
    """For each seat, the turn that puts its side at the bottom."""

    def shown_labels(self, lettered: bool) -> tuple[Label, ...]:
        """Return the labels to show: numbers in the squares, or coordinates around the board."""
        numbered = not lettered and any(label.inside for label in self.labels)
        return tuple(label for label in self.labels if label.inside == numbered)


class Piece(NamedTuple):
    """A piece on a spot."""

    spot: str
    art: str
    """File name of its drawing in `assets/pieces/`."""
    owner: int
    """Seat of its owner, or -1."""
    name: str
    """Name of the piece, such as "dark king", for people."""
    badges: tuple[str, ...] = ()
    """Drawings on top of it, such as tokens."""
    under: tuple[str, ...] = ()
    """Drawings of the pieces below it in a stack, from the top; they stay when it moves away."""
    animated: bool = False
    """True if it sways while it stands, as a flame does."""
    odds: str = ""
    """Probability that it is the decisive piece, such as "12 %", if that is hidden; see `Picture.odds`."""


def badges_along(piece: Piece) -> tuple[str, ...]:
    """Return the badges that move with a piece; those of a stack belong to the pieces below."""
    return () if piece.under else piece.badges


class PieceKind(NamedTuple):
    """A kind of piece among captured pieces and in the material balance."""

    owner: int
    """Seat of its owner."""
    art: str
    """File name of its drawing in `assets/pieces/`."""
    points: float = 0
    """Its value in points; 0 for all kinds of a game without a balance."""


class Ground(NamedTuple):
    """A mark or filling of a spot, under the pieces."""

    spot: str
    art: str
    """File name of its drawing, or "" if it is invisible now."""
    name: str
    """Its name, such as "water"; with an owner "goal" or "home", as in "in Red's goal"."""
    owner: int = -1
    """Seat of its owner, or -1."""


class Bar(NamedTuple):
    """A straight bar between two points, such as a wall."""

    points: tuple[tuple[float, float], tuple[float, float]]
    owner: int
    name: str


class Arrow(NamedTuple):
    """An arrow on the board that stands for a direction to choose."""

    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def middle(self) -> tuple[float, float]:
        """The point half way along it."""
        (x1, y1), (x2, y2) = self
        return (x1 + x2) / 2, (y1 + y2) / 2


class Overlay(NamedTuple):
    """A square drawing of `size` board units around a point, over several spots."""

    x: float
    y: float
    size: float
    art: str
    name: str


class Card(NamedTuple):
    """A card beside the board. `target` is the path element that chooses it, or ""."""

    target: str
    title: str
    words: str
    art: str
    place: str
    """Its place: "open", "played" (in effect now), "used" (last on top), "own" (known to the viewer
    only), "hidden" (its back) or "pile" (in the draw pile as the viewer knows it, from the top or while
    being ordered).
    """
    clause: str = ""
    """Clause of the rules for the card."""


class Tray(NamedTuple):
    """Items beside the board of a seat, or of no seat (-1): (drawing, name, count)."""

    owner: int
    title: str
    items: tuple[tuple[str, str, int], ...]
    stack: bool = False
    """True if it is a stack of one kind of item, shown beside its owner's name.

    Without an owner it is the draw pile.
    """


class Prospect(NamedTuple):
    """The possible identities of a hidden card or piece, as far as the viewer can know."""

    about: str
    """Its spot; "" beside the board."""
    title: str
    """Heading, such as "What may lie face down on c3"."""
    chances: tuple[tuple[str, float], ...]
    """Possible identities with probabilities from 0 to 1, likeliest first."""


class Progress(NamedTuple):
    """Progress of a seat towards a win by counting, shown beside its name."""

    seat: int
    reached: int
    goal: int
    words: str
    """The count in a few words, such as "4 of 5 kings"."""
    warning: str = ""
    """A sentence while only the last one is missing; else ""."""
    about: str = ""
    """A longer description, as a sentence; "" for none."""
    all_pieces: bool = False
    """True if it counts all pieces of the seat, whose number needs no mention then."""


class Picture(NamedTuple):
    """The picture of a view."""

    pieces: tuple[Piece, ...]
    prompt: str
    """The prompt for the seat to move."""
    grounds: tuple[Ground, ...] = ()
    bars: tuple[Bar, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    cards: tuple[Card, ...] = ()
    trays: tuple[Tray, ...] = ()
    notes: tuple[str, ...] = ()
    """More sentences, such as duties and extra turns."""
    odds: tuple[str, ...] = ()
    """Sentences about hidden probabilities, for players who want them; if empty, no piece has `odds`."""
    orientations: tuple[int, ...] = ()
    """For each seat, the turn that now puts its side at the bottom; empty for the board's own."""
    prospects: tuple[Prospect, ...] = ()
    """Possible identities of hidden things, for players who want probabilities."""
    progress: tuple[Progress, ...] = ()
    """Counts of the seats that can win by counting."""


def without_odds(picture: Picture) -> Picture:
    """Return the picture without probabilities, for players who prefer to work them out."""
    if not picture.odds and not picture.prospects:
        return picture
    pieces = tuple(piece._replace(odds="") for piece in picture.pieces)
    return picture._replace(pieces=pieces, odds=(), prospects=())
