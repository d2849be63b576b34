"""Dimmed buttons give their reason in their name and when pressed, on all screens."""

from __future__ import annotations

from tests.ui.clocks.timed_games import timed_game as with_clocks
from tests.ui.editor.editing import KINGS, click, open_editor
from tests.ui.fakes import FakePage, make_app
from tests.ui.features.test_tutorial import begun as first_game
from tests.ui.session.test_availability import why


def test_undo_and_redo_in_the_editor_give_the_reason_why_they_are_off() -> None:
    app, page = open_editor(text=KINGS)
    app.do("undo")
    assert why(page, "undo") == "Nothing to undo." and not why(page, "redo")
    app.do("redo")
    assert not why(page, "undo") and why(page, "redo") == "Nothing to redo."
    app.do("tool", "white-queen")
    click(app, "d5")
    assert not why(page, "undo") and why(page, "redo")


def test_the_calendar_gives_the_reason_at_its_first_and_last_month() -> None:
    app, page, _ = make_app()
    app.do("history")
    assert why(page, "month -1") == "Later months are not available yet." and not why(page, "month 1")
    app.do("month", "10")
    assert why(page, "month 11") == "Daily puzzles start with this month." and not why(page, "month 9")


def test_the_pause_button_gives_the_reason_while_no_clock_runs() -> None:
    app, page, _ = with_clocks()
    assert why(page, "hold-clocks") == "The clocks start with the first move."
    app.do("type", "11-15")
    assert not why(page, "hold-clocks")


def show_me(page: FakePage) -> str:
    """Return the reason why "Show me" is dimmed; "" if it is not."""
    found = page.buttons()["hint"].attributes
    assert not found.get("disabled")
    return why(page, "hint") if found.get("data-why") else ""


def test_show_me_waits_for_the_end_of_the_animation() -> None:
    app, page = first_game("ctheckers")
    page.calm = False
    assert not show_me(page)
    app.do("pick", "d4")
    app.do("pick", "b6")
    assert show_me(page) == "Let the move finish first."


def test_a_dimmed_button_shows_its_reason_as_a_message_when_pressed() -> None:
    app, page = open_editor()
    reason = why(page, "redo")
    app.do("why-not", reason)
    assert app.screen.message == reason
