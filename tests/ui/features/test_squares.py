"""Names of squares: numbers where a game has them, or letters; on the board and in texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.boards.square import square_board
from engine.contract.language import ENGLISH, set_language
from engine.games.draughts.tables import NUMBERS
from engine.registry import find_game
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.board.drawing import Caption


@pytest.fixture(autouse=True)
def numbers_again() -> Iterator[None]:
    yield
    set_language(ENGLISH)


def labels(page: FakePage) -> list[str]:
    return [thing.text for thing in page.painted["board-base"] if isinstance(thing, Caption)]


def table() -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app, game="draughts")
    for spot in ("c3", "d4"):
        app.do("pick", spot)
    return app, page


def test_every_dark_square_is_named_by_its_number() -> None:
    words = find_game("draughts").words
    called = {spot.id: words.spot(spot.id) for spot in square_board().spots}
    assert {spot: number for spot, number in called.items() if number.isdigit()} == {
        spot: str(number) for spot, number in NUMBERS.items()
    }
    assert all(called[spot] == f"light square {spot}" for spot in called.keys() - NUMBERS.keys())


def test_a_game_with_numbers_shows_and_announces_only_numbers() -> None:
    _, page = table()
    assert sorted(labels(page), key=int) == [str(number) for number in range(1, 33)]
    assert page.cell("d4") == "15, dark pawn" and page.cell("d5") == "light square d5, empty"
    assert "Dark pawn moves from 11 to 15." in page.text() and "11-15" in page.text()
    assert "c3" not in page.text() and "d4" not in page.text()


def test_the_setting_for_letters_renames_everything_at_once() -> None:
    app, page = table()
    app.do("set:lettered", "on")
    assert labels(page) == [*"abcdefgh", *"87654321"]
    assert page.cell("d4") == "d4, dark pawn"
    assert (
        app.table.log.logged_actions[0].words == "Dark pawn moves from c3 to d4." and "c3-d4" in page.text()
    )
    assert "11-15" not in page.text()
    app.do("type", "zzz")
    assert "Possible: h6-g5, f6-g5, f6-e5" in app.screen.input_error
    app.do("set:lettered", "off")
    assert page.cell("d4") == "15, dark pawn" and "11-15" in page.text()


def test_the_setting_for_letters_is_saved() -> None:
    app, _, _ = make_app()
    app.do("set:lettered", "on")
    set_language(ENGLISH)
    again, page, _ = make_app(app.store)
    new_game(again, game="draughts")
    assert page.cell("c3") == "c3, dark pawn, can move"


@pytest.mark.parametrize("text", ["22-18", "22 18", "f6 e5", "f6e5", "f6-e5"])
def test_moves_can_be_typed_either_way(text: str) -> None:
    app, _ = table()
    app.do("type", text)
    assert [action.text for action in app.table.match.log] == ["11-15", "22-18"]


def test_games_without_numbers_keep_their_letters() -> None:
    app, page, _ = make_app()
    new_game(app, game="chess")
    assert page.cell("e2") == "e2, white pawn, can move" and len(labels(page)) == 16
