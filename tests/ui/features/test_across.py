"""Two people across a table: the whole page turns to the player to move; the board does not."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.tree import find_all


def table(way: str = "friends", game: str = "draughts") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("set:across", "on")
    new_game(app, way, game)
    return app, page


def upside_down(page: FakePage) -> bool:
    return any(find_all(page.nodes, data_across=True))


def test_the_page_turns_to_the_player_to_move() -> None:
    app, page = table()
    assert not upside_down(page) and app.table.geometry.turn == 0
    app.do("type", "11-15")
    assert upside_down(page) and app.table.geometry.turn == 1, (
        "on a page upside down the board lies as it lay"
    )
    app.do("type", "22-18")
    assert not upside_down(page) and app.table.geometry.turn == 0
    assert not any("spin" in str(node.attributes.get("class")) for node in find_all(page.nodes, tag="div"))


def test_dialogs_turn_with_the_page_and_leaving_the_table_turns_it_back() -> None:
    app, page = table()
    app.do("type", "11-15")
    app.do("dialog", "resign")
    assert upside_down(page)
    app.do("home")
    assert not upside_down(page)


def test_the_page_does_not_turn_for_a_single_person() -> None:
    for first in ("0", "1"):
        app, page, _ = make_app()
        app.do("set:across", "on")
        app.do("setup", "draughts")
        app.do("seating", "solo")
        app.do("first", first)
        app.do("start")
        assert not upside_down(page)


def test_the_page_does_not_turn_for_three_people() -> None:
    app, page, _ = make_app()
    app.do("set:across", "on")
    app.do("setup", "chinese")
    app.do("option:players", "3")
    app.do("seating", "friends")
    app.do("start")
    for _ in range(3):
        app.do("type", app.table.choices[0].text)
        assert not upside_down(page)
