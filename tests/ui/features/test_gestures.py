"""Moves by keyboard, mouse and touch."""

from __future__ import annotations

from math import dist

from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game
from ui.app import App
from ui.messages.table import CellFocused


def table() -> tuple[App, FakePage, FakeSearch]:
    app, page, search_service = make_app()
    new_game(app)
    return app, page, search_service


def press(app: App, *keys: str) -> None:
    for key in keys:
        app.key(key, app.table.focus or "a1", False)


def point(app: App, kind: str, spot: str, off: float = 0.0) -> None:
    x, y = app.table.geometry.spots[spot]
    board = app.table.geometry.board
    app.pointer(kind, (x + off) / board.width, y / board.height)


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def test_arrows_and_enter_make_a_move() -> None:
    app, page, _ = table()
    press(app, "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight")
    assert app.table.focus == "c3" == page.focused
    press(app, "Enter", "ArrowUp", "ArrowRight", " ")
    assert played(app) == ["11-15"]


def test_letters_are_shortcuts_except_while_typing() -> None:
    app, _, _ = table()
    app.do("type", "11-15")
    assert app.key("u", "", True) is False and played(app) == ["11-15"]
    assert app.key("u", "", False) is True and played(app) == []
    assert app.key("R", "", False) is True and played(app) == ["11-15"]
    assert app.key("f", "", False) is True and app.table.geometry.turn == 1
    assert app.key("x", "", False) is False


def test_escape_closes_dialogs_and_unpicks() -> None:
    app, _, _ = table()
    app.do("pick", "c3")
    app.key("Escape", "", False)
    assert app.table.picked == ()
    app.do("dialog", "settings")
    assert app.key("u", "", False) is False, "shortcuts rest while a dialog is open"
    app.key("Escape", "", False)
    assert app.screen.dialog == ""


def test_a_click_picks_and_a_second_one_moves() -> None:
    app, _, _ = table()
    for spot in ("c3", "d4"):
        point(app, "down", spot)
        point(app, "up", spot)
    assert played(app) == ["11-15"]


def test_a_press_moves_the_focus_and_picks_in_one_drawing() -> None:
    app, page, _ = table()
    app.do("pick", "c3")
    before = page.nodes
    point(app, "down", "d4")
    app.dispatch(CellFocused("d4"))
    assert page.nodes is before, "nothing is drawn for it alone"
    point(app, "up", "d4")
    assert played(app) == ["11-15"] and app.table.focus == "d4"
    point(app, "down", "a5")
    app.dispatch(CellFocused("a5"))
    point(app, "up", "a5")
    assert app.table.focus == "a5", "though nothing can be done there"


def test_a_second_click_on_the_picked_piece_puts_it_back_unless_it_is_a_double_click() -> None:
    for pause, left in ((1, ()), (0.1, ("c3",))):
        app, page, _ = table()
        for _ in range(2):
            point(app, "down", "c3")
            point(app, "up", "c3")
            page.wait(pause)
        assert app.table.picked == left


def test_a_drag_moves_and_the_piece_follows_the_pointer() -> None:
    app, _, _ = table()
    point(app, "down", "c3")
    point(app, "move", "c3", 0.1)
    assert app.model.hand.drag is None, "a little trembling is no drag"
    point(app, "move", "d4", -0.2)
    assert app.model.hand.drag is not None
    point(app, "up", "d4")
    assert played(app) == ["11-15"] and app.model.hand.drag is None


def test_a_drag_to_an_impossible_spot_or_a_cancelled_one_makes_no_move() -> None:
    app, _, _ = table()
    for end in ("up", "cancel"):
        point(app, "down", "c3")
        point(app, "move", "h5")
        point(app, end, "h5")
        assert played(app) == [] and app.model.hand.drag is None
        app.key("Escape", "", False)


def test_a_click_on_a_piece_that_cannot_move_says_why() -> None:
    app, page, _ = table()
    point(app, "down", "c1")
    point(app, "up", "c1")
    assert "is blocked" in page.text()


def test_a_dialog_blocks_the_pointer() -> None:
    app, _, _ = table()
    app.do("dialog", "share")
    point(app, "down", "c3")
    point(app, "up", "c3")
    assert app.table.picked == ()


# --- fingers on cells that are smaller than they are ------------------------------------------------------

BROAD = 1.2
"""Width of a finger on a star board on a phone, in board units."""


def touch(app: App, spot: str, right: float = 0.0, finger: float = BROAD) -> None:
    """Tap beside the middle of a spot."""
    geometry = app.table.geometry
    x, y = geometry.spots[spot]
    at = ((x + right) / geometry.width, y / geometry.height)
    for kind in ("down", "up"):
        app.pointer(kind, *at, finger / geometry.width)


def star() -> tuple[App, str, str]:
    """Return a star, a marble that can go to two holes beside each other, and the one to the left."""
    app, *_ = make_app()
    new_game(app, "friends", "chinese")
    for action in app.table.choices:
        start, *_, end = action.path
        ends = {other.path[-1] for other in app.table.choices if other.path[0] == start}
        place = app.table.geometry.spots
        if any(
            abs(place[other][0] - place[end][0] - 1) < 0.1 and place[other][1] == place[end][1]
            for other in ends
        ):
            return app, start, end
    raise AssertionError("no marble can go to two holes")


def test_a_touch_beside_a_marble_picks_it() -> None:
    app, start, _ = star()
    touch(app, start, -0.7)
    assert app.table.picked == (start,)


def test_a_touch_on_a_hole_moves_there() -> None:
    app, start, end = star()
    touch(app, start)
    touch(app, end, -0.2)
    assert app.table.match.played[-1].path[-1] == end


def test_a_touch_between_two_holes_asks_for_confirmation() -> None:
    app, start, end = star()
    touch(app, start)
    touch(app, end, 0.4)
    assert app.table.picked == (start,) and app.table.to_confirm == end and app.table.why
    touch(app, end, 0.4)
    assert app.table.match.played[-1].path[-1] == end


def test_a_precise_pointer_hits_only_the_cell_under_it() -> None:
    app, start, end = star()
    touch(app, start, -0.7, finger=0)
    assert app.table.picked == ()
    touch(app, start, finger=0)
    touch(app, end, 0.4, finger=0)
    assert app.table.match.played[-1].path[-1] == end


def test_a_touch_far_from_all_choices_is_refused_with_a_reason() -> None:
    app, start, _ = star()
    spots = app.table.geometry.spots
    touch(app, max(spots, key=lambda spot: dist(spots[spot], spots[start])))
    assert app.table.picked == () and app.table.why, "a marble of the other side"
