"""The board in words, for those who hear it: the name of each cell, and what is announced."""

from __future__ import annotations

from collections.abc import Sequence

from engine.match import Match, result_words
from engine.picture import Picture
from engine.protocol import TERMINAL
from ui.scene import Lens, Marks
from ui.tree import Node, h

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
"""What an arrow key means: to the right, down."""


def cell_names(lens: Lens, picture: Picture, marks: Marks) -> dict[str, str]:
    """Return the name of each cell: square, content and state, such as "c3, dark pawn, can move"."""
    contents = {piece.spot: piece.name for piece in picture.pieces}
    return {
        spot: ", ".join([spot, contents.get(spot, "empty"), *_states(spot, marks)]) for spot in lens.spots
    }


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
    wide, high = 100 / lens.board.width, 100 / lens.board.height
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


def announce_move(match: Match, index: int) -> str:
    """Return what is said of action `index` of the log: what happened, then the result or the prompt."""
    state = match.states[index + 1]
    said = match.story(index)
    if match.game.player(state) == TERMINAL or match.outcome:
        return f"{said} {announce_result(match)}"
    return f"{said} {match.game.picture(match.game.view(state, None)).prompt}"


def announce_result(match: Match, seats: Sequence[str] = ()) -> str:
    """Return how the match ended, or "" while it goes on."""
    outcome = match.outcome
    return result_words(outcome, tuple(seats) or match.seats) if outcome else ""
