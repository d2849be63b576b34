"""What stands over the end of a game: who plays alone against computers has won or lost."""

from __future__ import annotations

import pytest

from engine.games.ctheckers.rules import Ctheckers
from tests.engine.games.ctheckers import positions
from tests.ui.fakes import FakePage, make_app, set_up
from ui.tree import find_all, texts

WORLD = Ctheckers().position(positions.set_up("c3:M a1:M d4:m h8:m", piles="C1/c1", looks="d4=t2"))
"""What lies on d4 ends the world."""


def title(page: FakePage) -> str:
    (found,) = find_all(find_all(page.nodes, role="dialog"), tag="h2")
    return "".join(texts(found))


def drawing(page: FakePage) -> str:
    (found,) = find_all(find_all(page.nodes, role="dialog"), class_="end-picture")
    return str(found.attributes["src"])


@pytest.mark.parametrize(
    ("position", "way", "done", "over", "seen"),
    [
        ("B:W15:B11", "solo", "11x18", "You won!", "felt"),
        ("B:W15,8:B11", "solo", "resign", "You lost", "felt-lost"),
        ("B:W15:B11", "friends", "11x18", "Game over", "felt"),
    ],
)
def test_who_plays_alone_is_told_and_shown_whether_they_have_won(
    position: str, way: str, done: str, over: str, seen: str
) -> None:
    app, page, _ = make_app()
    set_up(app, "draughts", position)
    app.do("quick", way)
    app.do("start")
    app.do(*(("resign",) if done == "resign" else ("type", done)))
    page.wait(5)
    assert app.screen.dialog == "result" and title(page) == over
    assert drawing(page) == f"assets/ends/{seen}.svg"


def test_where_all_have_lost_nobody_is_told_that_they_alone_have() -> None:
    app, page, _ = make_app()
    set_up(app, "ctheckers", WORLD)
    app.do("quick", "solo")
    app.do("start")
    app.do("type", "c3xe5")
    page.wait(5)
    assert app.screen.dialog == "result" and title(page) == "Game over"


@pytest.mark.parametrize("step", ["step-back", "view", "["])
def test_beside_the_panel_of_an_end_one_steps_through_the_game(step: str) -> None:
    app, page, _ = make_app()
    set_up(app, "draughts", "B:W15:B11")
    app.do("start")
    app.do("type", "11x18")
    page.wait(5)
    (screen,) = find_all(page.nodes, key="screen")
    (panel,) = find_all(page.nodes, role="dialog")
    assert "inert" not in screen.attributes and "aria-modal" not in panel.attributes
    if step == "[":
        assert app.key(step, "", False)
    else:
        app.do(step, "0")
    assert app.table.viewing == 0 and app.screen.dialog == "", "it would hide the log"


def test_an_end_that_fills_the_screen_is_answered_first() -> None:
    app, page, _ = make_app()
    set_up(app, "ctheckers", WORLD)
    app.do("start")
    app.do("type", "c3xe5")
    page.wait(9)
    (screen,) = find_all(page.nodes, key="screen")
    assert app.screen.dialog == "result" and screen.attributes["inert"]
    assert not app.key("[", "", False)
