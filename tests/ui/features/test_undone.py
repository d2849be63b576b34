"""Undone moves are struck out in the log and announced as undone, as long as they can be redone."""

from __future__ import annotations

from random import Random

import pytest

from tests.ui.fakes import FakePage, act, make_app, new_game
from ui.app import App
from ui.tree import find_all, texts


def played(game: str = "draughts", *moves: str) -> tuple[App, FakePage]:
    """Return a game between friends with these moves."""
    app, page, _ = make_app()
    new_game(app, game=game)
    for move in moves:
        app.do("type", move)
        page.wait(5)
    return app, page


def struck(page: FakePage) -> list[bool]:
    """Return True for each log entry that is struck out; it must also be announced as undone."""
    found = []
    for entry in find_all(page.nodes, tag="button"):
        if str(entry.attributes.get("class", "")).startswith("entry"):
            found.append("undone" in str(entry.attributes["class"]))
            assert (" ".join(texts(entry)).endswith(", undone")) == found[-1]
            assert ("(undone)" in str(entry.attributes["title"])) == found[-1]
    return found


def test_undone_moves_are_struck_out_until_redone() -> None:
    app, page = played("draughts", "11-15", "22-17", "8-11")
    assert struck(page) == [False, False, False]
    app.do("undo")
    app.do("undo")
    assert struck(page) == [False, True, True]
    app.do("redo")
    assert struck(page) == [False, False, True]


def test_viewing_another_position_undoes_nothing() -> None:
    app, page = played("draughts", "11-15", "22-17")
    app.do("view", "0")
    assert struck(page) == [False, False] and "earlier position" in page.text()


def test_the_page_marks_a_viewed_position_as_undone() -> None:
    app, page = played("draughts", "11-15", "22-17")
    app.do("undo")
    app.do("view", "2")
    assert app.screen.announcement.startswith("Undone: ")
    assert "a position that was undone" in page.text() and "earlier position" not in page.text()


@pytest.mark.parametrize("count", [47, 48, 49, 50])
def test_undone_moves_are_struck_out_in_a_long_log(count: int) -> None:
    app, page = played("chess")
    rng = Random(count)
    for _ in range(count):
        act(app, rng.choice(app.table.choices))
    app.do("undo")
    assert struck(page) == [False] * (count - 1) + [True]
