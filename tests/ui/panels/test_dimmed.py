"""Away from the usual table, too, a dimmed button tells why: by its name, and when it is pressed."""

from __future__ import annotations

from tests.ui.clocks.begun import begun as with_clocks
from tests.ui.editor.editing import KINGS, click, open_editor
from tests.ui.fakes import FakePage, make_app
from tests.ui.features.test_guide import begun as first_game
from tests.ui.session.test_unavailable import why


def test_in_the_editor_before_anything_was_done_and_when_all_of_it_is_undone() -> None:
    app, page = open_editor(text=KINGS)
    app.do("undo")
    assert why(page, "undo") == "Nothing to undo." and not why(page, "redo")
    app.do("redo")
    assert not why(page, "undo") and why(page, "redo") == "Nothing to redo."
    app.do("tool", "white-queen")
    click(app, "d5")
    assert not why(page, "undo") and why(page, "redo")


def test_the_calendar_ends_with_this_month_and_begins_with_the_first_one() -> None:
    app, page, _ = make_app()
    app.do("records")
    assert why(page, "month -1") == "Later months are not available yet." and not why(page, "month 1")
    app.do("month", "10")
    assert why(page, "month 11") == "Daily puzzles start with this month." and not why(page, "month 9")


def test_clocks_are_held_when_one_of_them_runs() -> None:
    app, page, _ = with_clocks()
    assert why(page, "hold-clocks") == "The clocks start with the first move."
    app.do("type", "11-15")
    assert not why(page, "hold-clocks")


def show_me(page: FakePage) -> str:
    """Why "Show me" is off, if it is."""
    found = page.buttons()["hint"].attributes
    assert not found.get("disabled")
    return why(page, "hint") if found.get("data-why") else ""


def test_what_comes_of_a_move_is_seen_before_a_first_game_shows_anything() -> None:
    app, page = first_game("ctheckers")
    page.calm = False
    assert not show_me(page)
    app.do("pick", "d4")
    app.do("pick", "b6")
    assert show_me(page) == "Let the move finish first."


def test_what_is_pressed_says_so_in_a_message() -> None:
    app, page = open_editor()
    told = why(page, "redo")
    app.do("why-not", told)
    assert app.screen.message == told
