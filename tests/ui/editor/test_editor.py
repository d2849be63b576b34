"""Setting up a position by mouse, touch and keys."""

from __future__ import annotations

from tests.ui.editor.editing import KINGS, click, editor_state_of, open_editor, point
from ui.board.drawing import Mark, Sprite
from ui.tree import find_all


def test_a_click_puts_and_removes_a_piece() -> None:
    app, page = open_editor(text=KINGS)
    app.do("tool", "white-queen")
    click(app, "d5")
    assert editor_state_of(app).text == "4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1"
    assert app.screen.announcement.startswith("d5: white queen.")
    assert any(
        isinstance(thing, Sprite) and thing.art == "white-queen" for thing in page.painted["board-live"]
    )
    click(app, "d5")
    assert editor_state_of(app).text == KINGS


def test_a_stroke_draws_a_row_and_is_undone_as_one_step() -> None:
    app, _ = open_editor(text=KINGS)
    app.do("tool", "white-pawn")
    point(app, "down", "a2")
    for spot in ("b2", "c2", "d2"):
        point(app, "move", spot)
    point(app, "up", "d2")
    assert editor_state_of(app).text.startswith("4k3/8/8/8/8/8/PPPP4/4K3")
    app.do("undo")
    assert editor_state_of(app).text == KINGS
    app.do("redo")
    assert "PPPP4" in editor_state_of(app).text


def test_a_piece_dragged_off_the_board_is_removed() -> None:
    app, page = open_editor(text=KINGS)
    point(app, "down", "e1")
    point(app, "move", "c3")
    assert any(isinstance(thing, Sprite) and thing.lift for thing in page.painted["board-live"])
    point(app, "up", "c3")
    assert editor_state_of(app).text == "4k3/8/8/8/8/2K5/8/8 w - - 0 1"
    point(app, "down", "c3")
    point(app, "move", at=(-1.0, 4.0))
    point(app, "up", at=(-1.0, 4.0))
    assert editor_state_of(app).text == "4k3/8/8/8/8/8/8/8 w - - 0 1"


def test_two_clicks_move_a_piece() -> None:
    app, page = open_editor(text=KINGS)
    click(app, "e1")
    assert "selected" in page.cell("e1")
    click(app, "a1")
    assert editor_state_of(app).text == "4k3/8/8/8/8/8/8/K7 w - - 0 1"


def test_a_brush_dropped_from_the_palette_puts_a_piece() -> None:
    app, _ = open_editor(text=KINGS)
    for _ in range(2):
        app.do("tool", "black-rook")
        point(app, "drop", "h8")
    assert editor_state_of(app).text.startswith("4k2r/")


def test_a_stroke_of_the_eraser_removes_pieces() -> None:
    app, _ = open_editor()
    app.do("tool", "eraser")
    point(app, "down", "a2")
    point(app, "move", "b2")
    point(app, "up", "b2")
    assert "/2PPPPPP/" in editor_state_of(app).text


def test_a_badge_is_drawn_alone_in_the_palette_and_at_the_edge_of_a_checker() -> None:
    app, page = open_editor("alien")
    shown = [str(image.attributes["src"]) for image in find_all(page.nodes, tag="img")]
    assert "assets/pieces/snookle-alone.svg" in shown and "assets/pieces/snookle.svg" not in shown
    app.do("tool", "s")
    point(app, "move", "a1")
    assert any(isinstance(thing, Sprite) and thing.art == "snookle" for thing in page.painted["board-live"])


def test_the_brush_is_previewed_under_the_pointer() -> None:
    app, page = open_editor(text=KINGS)
    app.do("tool", "white-queen")
    point(app, "move", "d5")
    assert any(isinstance(thing, Sprite) and thing.alpha < 1 for thing in page.painted["board-live"])


def test_keys_choose_tools_and_put_move_or_erase_pieces() -> None:
    app, page = open_editor(text=KINGS)
    assert app.key("2", "e4", False) and editor_state_of(app).tool == "white-queen"
    assert app.key("ArrowUp", "e4", False) and page.focused == "e5"
    assert app.key("Enter", "e5", False) and "4Q3" in editor_state_of(app).text
    assert app.key("Delete", "e5", False) and editor_state_of(app).text == KINGS
    assert app.key("u", "e5", False) and "4Q3" in editor_state_of(app).text
    assert app.key("r", "", False) and editor_state_of(app).text == KINGS
    assert app.key("m", "", False) and app.key(" ", "e1", False) and app.key(" ", "d1", False)
    assert editor_state_of(app).text.startswith("4k3/8/8/8/8/8/8/3K4")
    assert app.key("Escape", "d1", False) and editor_state_of(app).tool == ""
    assert not app.key("q", "", False) and not app.key("u", "", True)


def test_places_between_squares_are_reachable_and_named_by_their_squares() -> None:
    app, page = open_editor("alien")
    app.do("tool", "wall0")
    names = [str(node.attributes["aria-label"]) for node in find_all(page.nodes, class_="extra")]
    assert "between a1 and a2, empty" in names
    app.key("Enter", "a1|a2", False)
    assert editor_state_of(app).text.split()[3] == "a1-a2;-"
    assert app.screen.announcement.startswith("between a1 and a2: Dark's wall.")
    app.key("ArrowUp", "a1|a2", False)
    assert page.focused == "a2|a3"
    app.key("Delete", "a1|a2", False)
    assert editor_state_of(app).text.split()[3] == "-;-"


def test_the_fault_of_a_square_is_announced() -> None:
    _, page = open_editor(text="4k3/8/8/8/8/8/8/P3K3 w - - 0 1")
    assert page.cell("a1") == "a1, white pawn, problem: a pawn cannot be on the first or the last rank"
    assert page.cell("b1") == "b1, empty"


def test_faults_are_reported_and_marked_at_once() -> None:
    app, page = open_editor(text=KINGS)
    app.do("tool", "white-pawn")
    click(app, "a8")
    assert "A pawn cannot be on the first or the last rank." in page.text()
    assert [t for t in page.painted["board-live"] if isinstance(t, Mark) and t.kind == "why"]
    why = page.buttons()["play-position"].attributes["data-why"]
    app.do("why-not", str(why))
    assert app.screen.message == why == "Fix the problems first."
    app.do("play-position")
    assert app.screen.name == "editor"


def test_text_and_board_update_each_other() -> None:
    app, page = open_editor(text="4k3/8/8/8/8/8/8/4K3 b - - 3 9")
    controls = {
        control.id: control.value
        for control in editor_state_of(app).editor.controls(editor_state_of(app).draft)
    }
    assert controls["seat"] == "1" and controls["clock"] == "3"
    app.do("control:seat", "0")
    app.do("control:number", "007")
    assert editor_state_of(app).text == "4k3/8/8/8/8/8/8/4K3 w - - 3 7"
    app.do("position", "4k3/8/8/8/8/8/8/4Kx2 w - - 3 7")
    assert editor_state_of(app).text.split()[0].endswith("4Kx2")
    (marked,) = find_all(page.nodes, class_="misread")
    assert [child.children[0] for child in find_all([marked], tag="mark")] == ["x"]
    app.do("undo")
    assert editor_state_of(app).text == "4k3/8/8/8/8/8/8/4K3 w - - 3 7"


def test_typing_is_undone_as_one_step() -> None:
    app, _ = open_editor()
    start = editor_state_of(app).text
    for end in range(1, len(KINGS) + 1):
        app.do("position", KINGS[:end])
    app.do("undo")
    assert editor_state_of(app).text == start


def test_the_board_can_be_emptied_reset_and_mirrored() -> None:
    app, _ = open_editor()
    start = editor_state_of(app).text
    app.do("reset-position", "empty")
    assert editor_state_of(app).text.startswith("8/8/8/8/8/8/8/8")
    app.do("reset-position", "start")
    assert editor_state_of(app).text == start
    app.do("flip-over", "swap")
    assert editor_state_of(app).text.split()[1] == "b"
    turn = editor_state_of(app).geometry.turn
    app.do("flip-board")
    assert editor_state_of(app).geometry.turn != turn
