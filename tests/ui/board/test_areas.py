"""The areas that things cover, and the area in which two scenes differ."""

from __future__ import annotations

from ui.board.areas import EVERYWHERE, changed_area, things_in
from ui.board.drawing import Mark, Rod, Sprite, Tag, Thing, Trail, Veil

STILL: list[Thing] = [
    Sprite(1.5, 1.5, "white-king"),
    Sprite(7.5, 7.5, "black-king"),
    Mark(7.5, 7.5, "last-end"),
]


def test_equal_scenes_have_no_changed_area() -> None:
    assert changed_area(STILL, list(STILL)) is None


def test_a_moved_piece_changes_both_places_and_nothing_else() -> None:
    area = changed_area([*STILL, Sprite(3.5, 5.5, "white-pawn")], [*STILL, Sprite(3.5, 4.5, "white-pawn")])
    assert area and area[0] < 3 and area[2] > 4 and area[1] < 4 and area[3] > 6
    assert things_in(STILL, area) == []


def test_a_lifted_piece_reaches_above_its_place() -> None:
    area = changed_area([], [Sprite(3.5, 5.5, "white-pawn", lift=1.5)])
    assert area and area[1] < 3.4 and area[3] > 5.9


def test_lines_reach_from_point_to_point() -> None:
    for thing in (Trail(((1, 1), (6, 2)), "last"), Rod((1, 1), (6, 2), 0)):
        area = changed_area([], [thing])
        assert area and area[0] < 1 and area[1] < 1 and area[2] > 6 and area[3] > 2
    assert things_in([Tag(1, 1, "5")], (0, 0, 2, 2)) and not things_in([Tag(1, 1, "5")], (4, 4, 5, 5))


def test_a_shade_over_the_board_changes_everything() -> None:
    assert changed_area([], [Veil(9, 9, 0.5)]) == EVERYWHERE
