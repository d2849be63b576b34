"""Signs leave square numbers visible: corners stay free, arrows pass below."""

from __future__ import annotations

import pytest

from engine.registry import find_game
from ui.board.drawing import Caption, Mark, Thing
from ui.board.geometry import Geometry
from ui.board.marks import Marks, Trace, marks_over, marks_under
from ui.board.numbers import keep_numbers_visible
from ui.board.signs import SIGNS, SPARED

BOARD = find_game("draughts").board({})
HALF = (0.11, 0.075)
"""Distance of the longest number's edge from its middle, across and down."""


def captions(things: list[Thing]) -> list[str]:
    return [thing.text for thing in things if isinstance(thing, Caption) and thing.place == "over"]


@pytest.mark.parametrize("turn", [0, 1])
def test_every_sign_leaves_the_corner_of_the_number_free(turn: int) -> None:
    geometry = Geometry(BOARD, turn)
    side = 1 if turn else -1
    for kind in SIGNS.keys() - {"picked"}:
        (mark,) = keep_numbers_visible(geometry, [Mark(*geometry.spots["c3"], kind)], lettered=False)
        assert isinstance(mark, Mark) and mark.spared == (side, side), kind


def test_the_free_corner_is_as_large_as_a_number() -> None:
    label = next(label for label in BOARD.labels if label.text == "11")
    spot = next(spot for spot in BOARD.spots if spot.id == "c3")
    for middle, at, half in ((spot.x, label.x, HALF[0]), (spot.y, label.y, HALF[1])):
        assert at + half < middle - SPARED


def test_the_number_is_drawn_over_a_filling_sign() -> None:
    geometry = Geometry(BOARD)
    seen = keep_numbers_visible(geometry, marks_under(geometry, Marks(picked=("c3",))), lettered=False)
    assert [type(thing) for thing in seen] == [Mark, Caption] and captions(seen) == ["11"]


def test_numbers_are_drawn_over_arrows() -> None:
    geometry = Geometry(BOARD)
    up_left, up_right = (marks_over(geometry, Marks(hint=way), set()) for way in (("e3", "d4"), ("c3", "d4")))
    assert captions(keep_numbers_visible(geometry, up_left, lettered=False)) == ["10"], (
        "it leaves by that corner"
    )
    assert captions(keep_numbers_visible(geometry, up_right, lettered=False)) == []


def test_signs_on_lettered_squares_fill_all_corners() -> None:
    chess = Geometry(find_game("chess").board({}))
    for geometry, lettered in ((Geometry(BOARD), True), (chess, False)):
        signs = marks_under(geometry, Marks(last=(Trace(("c3", "d4")),)))
        assert keep_numbers_visible(geometry, signs, lettered) == signs
