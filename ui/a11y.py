"""The board in words, for those who hear it: the name of each cell, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from engine.events import entries, telling
from engine.match import Match, ending
from engine.picture import Bar, Ground, Picture, Piece
from ui.lens import Lens
from ui.marks import Marks
from ui.tree import Node, h

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
"""What an arrow key means: to the right, down."""


def cell_names(
    lens: Lens, picture: Picture, marks: Marks, seats: Sequence[str], viewer: int | None = None
) -> dict[str, str]:
    """Return the name of each cell: square, content, ground and state, such as "c3, dark pawn, can move".

    What belongs to the seat of the `viewer` is called "your".
    """
    owners = ["your" if seat == viewer else f"{name}'s" for seat, name in enumerate(seats)]
    contents = _slabs(lens, picture) | {piece.spot: _piece(piece) for piece in picture.pieces}
    grounds: dict[str, list[str]] = {}
    for ground in picture.grounds:
        grounds.setdefault(ground.spot, []).append(_ground(ground, owners))
    for bar in picture.bars:
        for spot in _beside(lens, bar):
            grounds.setdefault(spot, []).append(bar.name)
    return {
        spot: ", ".join([spot, contents.get(spot, "empty"), *grounds.get(spot, ()), *_states(spot, marks)])
        for spot in lens.spots
    }


def _piece(piece: Piece) -> str:
    return f"{piece.name}, chance {piece.odds}" if piece.odds else piece.name


def _slabs(lens: Lens, picture: Picture) -> dict[str, str]:
    """Return what covers several spots, by spot."""
    covered = {}
    for slab in picture.slabs:
        for spot in lens.board.spots:
            if max(abs(spot.x - slab.x), abs(spot.y - slab.y)) < slab.size / 2:
                covered[spot.id] = slab.name
    return covered


def _beside(lens: Lens, bar: Bar) -> list[str]:
    """Return the spots on both sides of a straight thing."""
    (x1, y1), (x2, y2) = bar.points
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    return [spot.id for spot in lens.board.spots if hypot(spot.x - x, spot.y - y) < 0.6]


def _ground(ground: Ground, owners: Sequence[str]) -> str:
    return f"in {owners[ground.owner]} {ground.name}" if ground.owner >= 0 else ground.name


def _states(spot: str, marks: Marks) -> list[str]:
    states = []
    if spot in marks.picked:
        states.append("picked")
    elif spot in marks.movable:
        states.append("can move")
    if spot in marks.targets:
        states.append("can go here")
    return states


def grid(lens: Lens, names: dict[str, str], focus: str, label: str) -> Node:
    """Return the board as a grid of cells that lie over the canvas; one of them is a tab stop."""
    rows = lens.rows()
    stop = focus if focus in lens.spots else rows[-1][0]
    return h(
        "div",
        [
            h("div", [_cell(lens, spot, names[spot], spot == stop) for spot in row], role="row")
            for row in rows
        ],
        role="grid",
        class_="grid",
        aria_label=label,
    )


def _cell(lens: Lens, spot: str, name: str, stop: bool) -> Node:
    x, y = lens.spots[spot]
    wide, high = 100 / lens.width, 100 / lens.height
    style = f"left:{(x - 0.5) * wide:.3f}%;top:{(y - 0.5) * high:.3f}%;width:{wide:.3f}%;height:{high:.3f}%"
    return h(
        "div",
        role="gridcell",
        key=spot,
        class_="cell usable" if "can " in name else "cell",
        tabindex=0 if stop else -1,
        data_spot=spot,
        aria_label=name,
        style=style,
    )


def extra_buttons(lens: Lens, labels: dict[str, str], focus: str) -> list[Node]:
    """Return buttons for places between the spots that can be chosen now; one is a tab stop."""
    stop = focus if focus in labels else min(labels, default="")
    wide, high = 100 / lens.width, 100 / lens.height
    return [
        h(
            "button",
            type="button",
            class_="extra",
            key=f"extra-{place}",
            data_spot=place,
            aria_label=label,
            tabindex=0 if place == stop else -1,
            style=f"left:{lens.extras[place][0] * wide:.3f}%;top:{lens.extras[place][1] * high:.3f}%",
        )
        for place, label in labels.items()
    ]


def announce(match: Match, first: int, seat: int | None) -> str:
    """Return what is said of the actions from `first` on: what happened, then the result or the prompt."""
    acts = zip(match.states, match.log[: match.cursor], strict=False)
    told = entries(match.game.events(state, action, seat) for state, action in list(acts)[first:])
    prompt = match.game.picture(match.game.view(match.state, seat)).prompt
    return " ".join([*map(telling, told), announce_result(match) or prompt])


def announce_result(match: Match, seats: Sequence[str] = ()) -> str:
    """Return how the match ended and why, or "" while it goes on."""
    return ending(match, tuple(seats) or match.seats)
