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
    """Which look it has: "dark", "light" or "hole"."""


class Label(NamedTuple):
    """A coordinate at the border of the board."""

    text: str
    x: float
    y: float


class Board(NamedTuple):
    """The geometry of a board."""

    width: float
    height: float
    spots: tuple[Spot, ...]
    labels: tuple[Label, ...] = ()
    turns: int = 2
    """In how many directions it can be turned to face a player."""
    facing: tuple[int, ...] = (0, 1)
    """For each seat, the turn that puts its side at the bottom."""


class Piece(NamedTuple):
    """Something that stands on a spot."""

    spot: str
    art: str
    """The name of its drawing in `assets/pieces/`."""
    owner: int
    """The seat it belongs to, or -1."""
    name: str
    """What it is called: "dark king"."""


class Picture(NamedTuple):
    """What a view looks like."""

    pieces: tuple[Piece, ...]
    prompt: str
    """What the player to move is asked for."""
