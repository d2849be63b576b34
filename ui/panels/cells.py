"""The board for screen readers: the name of each cell, and announcements."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import hypot

from engine.contract.picture import Bar, Ground, Picture, Piece
from engine.contract.words.en import GameWords
from ui.board.geometry import Geometry
from ui.board.marks import Marks
from ui.remembered import remember_last
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.parts import say

CELLS = 1024
"""Maximum number of cached cells with their names: enough for some games."""


def cell_names(
    geometry: Geometry,
    picture: Picture,
    marks: Marks,
    words: GameWords,
    seats: Sequence[str],
    viewer: int | None = None,
) -> dict[str, str]:
    """Return the name of each cell: square, content, ground and state, such as "c3, dark pawn, can move".

    Pieces of the `viewer`'s seat are called "your".
    """
    names = dict(_resting_names(geometry, picture, words, tuple(seats), viewer))
    for spot in {*marks.picked, *marks.premove, *marks.movable, *marks.targets} & names.keys():
        names[spot] = ", ".join([names[spot], *_states(spot, marks)])
    return names


@remember_last
def _resting_names(
    geometry: Geometry, picture: Picture, words: GameWords, seats: tuple[str, ...], viewer: int | None
) -> Mapping[str, str]:
    """Return the name of each cell without its state."""
    owners = [say.yours if seat == viewer else say.theirs(name) for seat, name in enumerate(seats)]
    contents = _overlay_names(geometry, picture) | {piece.spot: _piece(piece) for piece in picture.pieces}
    grounds: dict[str, list[str]] = {}
    for ground in picture.grounds:
        grounds.setdefault(ground.spot, []).append(_ground(ground, owners))
    for bar in picture.bars:
        for spot in _beside(geometry, bar):
            grounds.setdefault(spot, []).append(bar.name)
    return {
        spot: ", ".join([words.spot(spot), contents.get(spot, say.empty), *grounds.get(spot, ())])
        for spot in geometry.spots
    }


def _piece(piece: Piece) -> str:
    return say.chance(piece.name, piece.odds) if piece.odds else piece.name


def _overlay_names(geometry: Geometry, picture: Picture) -> dict[str, str]:
    """Return the overlays that cover several spots, by spot."""
    covered = {}
    for overlay in picture.overlays:
        for spot in geometry.board.spots:
            if max(abs(spot.x - overlay.x), abs(spot.y - overlay.y)) < overlay.size / 2:
                covered[spot.id] = overlay.name
    return covered


def _beside(geometry: Geometry, bar: Bar) -> list[str]:
    """Return the spots on both sides of a straight overlay."""
    (x1, y1), (x2, y2) = bar.points
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return [spot.id for spot in geometry.board.spots if hypot(spot.x - x, spot.y - y) < 0.6]


def _ground(ground: Ground, owners: Sequence[str]) -> str:
    return say.within(owners[ground.owner], ground.name) if ground.owner >= 0 else ground.name


def _states(spot: str, marks: Marks) -> list[str]:
    states = []
    if spot in marks.picked:
        states.append(say.picked)
    elif spot in marks.premove:
        states.append(say.premove)
    elif spot in marks.movable:
        states.append(say.can_move)
    if spot in marks.targets:
        states.append(say.can_go)
    return states


def usable(marks: Marks) -> frozenset[str]:
    """Return the spots that can be chosen now."""
    return frozenset({*marks.targets, *marks.movable} - (set(marks.picked) - set(marks.targets)))


def grid(geometry: Geometry, names: dict[str, str], use: Collection[str], focus: str, label: str) -> Node:
    """Return the board as a grid of cells over the canvas; one of them is a tab stop.

    The spots in `use` can be chosen now.
    """
    rows = geometry.rows()
    stop = focus if focus in geometry.spots else rows[-1][0]
    return h(
        "div",
        [
            h(
                "div",
                [_cell(_box(geometry, spot), spot, names[spot], spot in use, spot == stop) for spot in row],
                role="row",
            )
            for row in rows
        ],
        role="grid",
        class_="grid",
        aria_label=label,
    )


@lru_cache(CELLS)
def _box(geometry: Geometry, spot: str) -> str:
    """Return the position of a spot's cell, as a style."""
    x, y = geometry.spots[spot]
    wide, high = 100 / geometry.width, 100 / geometry.height
    return f"left:{(x - 0.5) * wide:.3f}%;top:{(y - 0.5) * high:.3f}%;width:{wide:.3f}%;height:{high:.3f}%"


@lru_cache(CELLS)
def _cell(style: str, spot: str, name: str, use: bool, stop: bool) -> Kept:
    return keep(
        h(
            "div",
            role="gridcell",
            key=spot,
            class_="cell usable" if use else "cell",
            tabindex=0 if stop else -1,
            data_spot=spot,
            aria_label=name,
            style=style,
        )
    )


def extra_buttons(geometry: Geometry, labels: dict[str, str], focus: str) -> list[Node]:
    """Return buttons for the places between spots that can be chosen now; one is a tab stop."""
    stop = focus if focus in labels else min(labels, default="")
    wide, high = 100 / geometry.width, 100 / geometry.height
    corners = {spot.id for spot in geometry.board.extras if spot.shade == "corner"}
    return [
        h(
            "button",
            type="button",
            class_="extra corner" if place in corners else "extra",
            key=f"extra-{place}",
            data_spot=place,
            aria_label=label,
            tabindex=0 if place == stop else -1,
            style=f"left:{geometry.extras[place][0] * wide:.3f}%;top:{geometry.extras[place][1] * high:.3f}%;"
            f"--square:{wide:.3f}%",
        )
        for place, label in labels.items()
    ]


def arrow_buttons(geometry: Geometry, arrows: Mapping[str, tuple[str, tuple[float, float]]]) -> list[Node]:
    """Return a button over each arrow that stands for a direction; `arrows` are words and middles."""
    wide, high = 100 / geometry.width, 100 / geometry.height
    return [
        button(
            None,
            "pick",
            target,
            class_="extra arrow",
            key=f"arrow-{target}",
            title=words,
            aria_label=words,
            style=f"left:{x * wide:.3f}%;top:{y * high:.3f}%;--square:{wide:.3f}%",
        )
        for target, (words, (x, y)) in arrows.items()
    ]
