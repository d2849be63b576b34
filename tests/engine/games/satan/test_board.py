"""The star and its straight lines (S1-S4)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import acos, degrees, dist, hypot, isclose

import pytest

from engine.contract.picture import Board
from engine.games.race.moves import holes_of, moves_on
from engine.games.race.star import NOWHERE, Star, star
from tests.engine.games.satan.positions import GAME
from ui.board.geometry import Geometry

FIVE, SIX = star(5, False), star(6, True)
SEATED = GAME.settle_options({})


def near(board: Star, name: str) -> set[str]:
    return {board.names[hole] for hole in board.around[board.numbers[name]] if hole != NOWHERE}


def beyond(board: Star, start: str, over: str) -> str:
    hole = board.beyond(board.numbers[start], board.numbers[over])
    return board.names[hole] if hole != NOWHERE else ""


def jumps_of(board: Star) -> set[tuple[str, str, str]]:
    return {(a, b, end) for a in board.names for b in near(board, a) if (end := beyond(board, a, b))}


@pytest.mark.rule("S1")
def test_the_board_has_nine_holes_in_each_of_five_points() -> None:
    assert len(FIVE.names) == 96
    assert FIVE.names[0] == "c"
    assert [mask.bit_count() for mask in FIVE.points] == [9] * 5


@pytest.mark.rule("S2", "S20")
def test_the_six_sector_board_has_all_its_121_holes() -> None:
    assert len(SIX.names) == 121
    assert [mask.bit_count() for mask in SIX.points] == [10] * 6


@pytest.mark.rule("S2")
@pytest.mark.parametrize("board", [FIVE, SIX])
def test_rings_grow_by_one_hole_a_sector(board: Star) -> None:
    sizes = Counter(name.split(".")[0] for name in board.names if "." in name)
    assert sizes == {str(ring): ring * board.sectors for ring in range(1, 5)}


@pytest.mark.rule("S2")
def test_holes_whose_number_is_a_multiple_of_the_ring_lie_on_spokes() -> None:
    for spoke in range(5):
        for ring in range(1, 4):
            assert f"{ring + 1}.{(ring + 1) * spoke}" in near(FIVE, f"{ring}.{ring * spoke}")
    assert near(FIVE, "c") == {"1.0", "1.1", "1.2", "1.3", "1.4"}


@pytest.mark.rule("S2")
def test_the_tips_are_out_of_play_with_five_sectors() -> None:
    assert near(FIVE, "A8") == {"A9", "A6", "A5"}
    assert near(SIX, "A8") == {"A10", "A9", "A6", "A5"}


@pytest.mark.rule("S2")
def test_neighbouring_points_meet_at_a_spoke_and_are_not_joined() -> None:
    assert near(FIVE, "4.4") == {"A4", "4.3", "3.3", "4.5", "B1"}
    assert "A4" not in near(FIVE, "B1")


@pytest.mark.rule("S3")
@pytest.mark.parametrize("board", [FIVE, SIX])
def test_paths_and_lines_go_both_ways(board: Star) -> None:
    for name in board.names:
        assert all(name in near(board, other) for other in near(board, name))
    jumps = jumps_of(board)
    assert jumps == {(end, over, start) for start, over, end in jumps}


@pytest.mark.rule("S3")
def test_lines_run_on_across_a_spoke() -> None:
    assert beyond(FIVE, "2.9", "2.0") == "3.1"
    assert beyond(FIVE, "3.14", "2.0") == "2.1"
    assert beyond(FIVE, "4.3", "4.4") == "B1"


@pytest.mark.rule("S3")
def test_no_line_goes_over_a_centre_of_five_paths() -> None:
    assert not [jump for jump in jumps_of(FIVE) if jump[1] == "c"]
    assert beyond(FIVE, "2.0", "1.0") == "c"
    assert beyond(FIVE, "c", "1.0") == "2.0"


@pytest.mark.rule("S3", "S20")
def test_the_centre_of_six_paths_is_like_any_hole() -> None:
    assert beyond(SIX, "1.0", "c") == "1.3"


@pytest.mark.rule("S3")
def test_with_six_sectors_lines_are_truly_straight() -> None:
    for start, over, end in jumps_of(SIX):
        (x1, y1), (x2, y2), (x3, y3) = (SIX.xy[SIX.numbers[name]] for name in (start, over, end))
        assert isclose(x2 - x1, x3 - x2, abs_tol=1e-9)
        assert isclose(y2 - y1, y3 - y2, abs_tol=1e-9)


@pytest.mark.rule("S3")
@pytest.mark.parametrize("board", [FIVE, SIX])
def test_the_drawn_lines_hold_every_path_once_and_every_jump(board: Star) -> None:
    drawn = [pair for line in board.lines for pair in pairwise(line)]
    assert len({frozenset(pair) for pair in drawn}) == len(drawn)
    triples = {part for line in board.lines for part in zip(line, line[1:], line[2:], strict=False)}
    for jump in jumps_of(board):
        points = [board.xy[board.numbers[name]] for name in jump]
        assert tuple(points) in triples or tuple(points[::-1]) in triples


@pytest.mark.rule("S4")
def test_holes_are_numbered_anticlockwise_with_point_a_on_top() -> None:
    def xy(name: str) -> tuple[float, float]:
        return FIVE.xy[FIVE.numbers[name]]

    assert min(FIVE.names, key=lambda name: (round(xy(name)[1], 6), xy(name)[0])) == "A9"
    assert isclose(xy("A8")[1], xy("A9")[1])
    assert xy("4.0")[0] > 0 > xy("4.4")[0]
    assert xy("A1")[0] > xy("A2")[0] > xy("A4")[0]
    assert xy("A1")[1] > xy("A5")[1] > xy("A8")[1]
    assert FIVE.tips[1][0] < -5 < 5 < FIVE.tips[4][0]


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("board", "apex"), [(FIVE, 36), (SIX, 60)])
def test_the_board_is_drawn_as_a_true_star(board: Star, apex: float) -> None:
    for sector, (tx, ty) in enumerate(board.tips):
        ends = [f"4.{4 * spoke % (4 * board.sectors)}" for spoke in (sector, sector + 1)]
        (ax, ay), (bx, by) = (board.xy[board.numbers[name]] for name in ends)
        cosine = (ax - tx) * (bx - tx) + (ay - ty) * (by - ty)
        angle = degrees(acos(cosine / hypot(ax - tx, ay - ty) / hypot(bx - tx, by - ty)))
        assert isclose(angle, apex, abs_tol=1e-6)


@pytest.mark.rule("S4")
def test_each_hole_has_a_spot_with_room_around_it() -> None:
    board = GAME.board(SEATED)
    assert [spot.id for spot in board.spots] == list(FIVE.names)
    assert len({(spot.row, spot.column) for spot in board.spots}) == 96
    centres = [(spot.x, spot.y) for spot in board.spots]
    assert min(dist(a, b) for a in centres for b in centres if a != b) >= 0.99
    assert all(0.5 < value < board.width - 0.5 for centre in centres for value in centre)


@pytest.mark.rule("S4")
@pytest.mark.parametrize("setup", [setup.id for setup in GAME.setups])
def test_a_turn_puts_each_home_at_the_bottom(setup: str) -> None:
    options = GAME.settle_options({"setup": setup})
    board = GAME.board(options)
    for seat, turn in enumerate(board.orientations):
        home = GAME.initial(options).field.homes[seat]
        names = {FIVE.names[hole] for hole in holes_of(home)}
        assert low_and_middle(board, names, turn)


def low_and_middle(board: Board, names: set[str], turn: int) -> bool:
    """Return True if, once turned, the lowest hole is one of these, and they are centred."""
    geometry = Geometry(board, turn)
    spots = geometry.spots
    lowest = max(spots, key=lambda name: spots[name][1])
    xs = [spots[name][0] for name in names]
    return lowest in names and isclose(sum(xs) / len(xs), geometry.width / 2)


@pytest.mark.rule("S3")
def test_distances_are_steps_over_an_empty_board() -> None:
    far = moves_on(5, False).distances(1 << FIVE.numbers["c"])
    assert [far[FIVE.numbers[name]] for name in ("c", "1.3", "4.0", "A1", "A8")] == [0, 1, 4, 5, 7]
