"""The star on screen: drawing, pointing, reading, and its flames."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.registry import find_game
from tests.ui.board.stars import at, set_up, started
from tests.ui.fakes import FakePage, act, make_app, new_game
from ui.board.drawing import Mark, Plate, Sprite, Trail, board_scene
from ui.board.geometry import Geometry
from ui.effects.board_view import BEAT
from ui.messages.table import CellFocused
from ui.tree import find_all

STARS = [("satan", {"setup": "five"}), ("satan", {"setup": "three"}), ("chinese", {"players": "6"})]


def test_the_board_turns_to_the_person_to_move_past_computers() -> None:
    app, _, _ = set_up(setup="four", fire="off")
    app.do("set:follow", "on")
    app.do("seat:2", "")
    app.do("start")
    orientations = app.table.geometry.board.orientations
    assert app.table.geometry.turn == orientations[0]
    app.do("type", "A1 4.0")
    assert app.table.geometry.turn == orientations[0], "a computer's turn turns nothing"
    act(app, app.table.game.legal_actions(app.table.state)[0])
    assert app.table.match.player == 2 and app.table.geometry.turn == orientations[2]
    app.do("flip-board")
    assert app.table.geometry.turn == (orientations[2] + 1) % app.table.geometry.board.turns
    app.do("set:follow", "off")
    assert app.table.geometry.turn == (orientations[2] + 1) % app.table.geometry.board.turns


@pytest.mark.parametrize(("game", "options"), STARS)
def test_the_star_fills_the_board_area_in_every_orientation(game: str, options: dict[str, str]) -> None:
    board = find_game(game).board(find_game(game).settle_options(options))
    for turn in range(board.turns):
        geometry = Geometry(board, turn)
        xs = [x for x, _ in geometry.spots.values()]
        ys = [y for _, y in geometry.spots.values()]
        assert min(*xs, *ys) > 0.5 and max(xs) < geometry.width - 0.5 and max(ys) < geometry.height - 0.5
        assert min(min(xs), min(ys), geometry.width - max(xs), geometry.height - max(ys)) < 2.5
        plates = [thing for thing in board_scene(geometry, True) if isinstance(thing, Plate)]
        assert [len(plate.points) for plate in plates] == [10 if game == "satan" else 12]


@pytest.mark.parametrize(("game", "options"), STARS)
def test_arrow_keys_reach_every_hole_along_the_lines(game: str, options: dict[str, str]) -> None:
    board = find_game(game).board(find_game(game).settle_options(options))
    at = {(round(spot.x, 3), round(spot.y, 3)): spot.id for spot in board.spots}
    lines = [[at.get((round(x, 3), round(y, 3))) for x, y in line] for line in board.lines]
    paths = {frozenset(pair) for line in lines for pair in pairwise(line)}
    for turn in range(board.turns):
        geometry = Geometry(board, turn)
        arrows = ((1, 0), (-1, 0), (0, 1), (0, -1))
        steps = {spot: [geometry.neighbour(spot, *arrow) for arrow in arrows] for spot in geometry.spots}
        used = {frozenset((spot, end)) for spot, ends in steps.items() for end in ends if end != spot}
        assert used <= paths, "a key never leaves the lines"
        assert all(reached(steps, spot) == set(geometry.spots) for spot in ("c", board.spots[-1].id))


def reached(steps: dict[str, list[str]], start: str) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        fresh = set(steps[todo.pop()]) - found
        found |= fresh
        todo += fresh
    return found


def test_an_arrow_key_and_the_opposite_one_lead_back() -> None:
    geometry = Geometry(find_game("chinese").board({"players": "2", "first": "0"}))
    for right, down in ((1, 0), (0, 1), (0, -1)):
        assert geometry.neighbour(geometry.neighbour("c", right, down), -right, -down) == "c"


def test_pointing_at_the_end_of_a_jump_shows_its_path() -> None:
    app, page = at("4.0,3.0,1.0/C1/D1 satan:- 0 0 three")
    spots = app.table.geometry.spots

    def ways() -> list[tuple[tuple[float, float], ...]]:
        shown = page.painted["board-live"]
        return [thing.points for thing in shown if isinstance(thing, Trail) and thing.kind == "route"]

    app.do("pick", "4.0")
    assert ways() == []
    app.pointer("move", spots["c"][0] / app.table.geometry.width, spots["c"][1] / app.table.geometry.height)
    assert ways() == [(spots["4.0"], spots["2.0"], spots["c"])]
    app.pointer("move", 0, 0)
    app.dispatch(CellFocused("2.0"))
    assert ways() == [(spots["4.0"], spots["2.0"])], "the focus of the keyboard points too"
    app.do("pick", "c")
    assert ways() == [] and page.cell("c") == "c, red flame"


def test_a_cell_is_named_by_home_and_goal_of_the_player_to_move() -> None:
    app, page, _ = started(setup="three")
    assert page.cell("B2") == "B2, empty, in Blue's goal"
    assert page.cell("C4") == "C4, yellow flame, in Yellow's home, in your goal"
    app.do("type", "stay")
    app.do("type", "A1-4.1")
    assert page.cell("C4") == "C4, yellow flame, in your home, in Red's goal, can move"


def test_your_addresses_the_only_person_among_computers() -> None:
    app, page, _ = set_up(setup="three")
    app.do("seating", "solo")
    app.do("start")
    app.do("type", "stay")
    app.do("type", "A1-4.1")
    assert page.cell("D4") == "D4, blue flame, in Blue's home, in your goal"


def test_zooming_goes_in_steps_and_back() -> None:
    app, page, _ = started()

    def zoom() -> str:
        style = str(next(find_all(page.nodes, id="board")).attributes["style"])
        return style.partition("--zoom:")[2]

    seen = [zoom()]
    for _ in range(3):
        app.do("zoom")
        seen.append(zoom())
    assert seen == ["1.0", "1.6", "2.4", "1.0"]


def test_a_new_game_resets_the_zoom() -> None:
    """Its movable pieces could lie outside of the frame."""
    app, _, _ = started()
    app.do("zoom")
    app.do("home")
    new_game(app)
    assert app.screen.zoom == 0


def test_a_finger_that_scrolls_moves_no_piece() -> None:
    app, _, _ = started(setup="three", fire="off")
    geometry = app.table.geometry
    x, y = geometry.spots["A1"]
    app.pointer("down", x / geometry.width, y / geometry.height)
    assert app.table.picked == ("A1",)
    app.pointer("cancel", 0, 0)
    assert not app.table.picked and not app.table.match.log


def stretches(page: FakePage) -> list[float]:
    return [
        thing.stretch for thing in page.painted["board-live"] if isinstance(thing, Sprite) and thing.sways
    ]


def test_flames_sway_only_if_motion_is_on() -> None:
    app, page, _ = started()
    assert set(stretches(page)) == {1.0} and page.waiting == []
    page.calm = False
    app.work()
    first = stretches(page)
    page.wait(BEAT)
    assert len(first) == 46 and stretches(page) != first
    assert all(0.9 < stretch < 1.1 for stretch in first)


def test_flames_rest_on_a_hidden_page_and_after_leaving_the_table() -> None:
    app, page, _ = started()
    page.calm = False
    app.work()
    page.behind = True
    before = stretches(page)
    page.wait(4 * BEAT)
    assert stretches(page) == before and len(page.waiting) == 1
    app.do("home")
    page.wait(BEAT)
    assert page.waiting == []


def test_marbles_do_not_sway() -> None:
    app, page, _ = started("chinese")
    page.calm = False
    app.work()
    assert stretches(page) == [] and page.waiting == []


def test_movable_pieces_have_a_sign_distinct_from_homes_and_goals() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "chinese")
    signs = [t for t in page.painted["board-live"] if isinstance(t, Mark) and t.kind.startswith("movable")]
    assert {sign.kind for sign in signs} == {"movable"} and len(signs) == 7
