"""Premoves: a move is chosen during the other player's turn, by pointer, touch and keyboard."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game, play
from ui.app import App
from ui.board.drawing import Trail
from ui.session.own_side import premove_path

GAMES = {"chess": ("e2e4", "e7e5"), "nuclear": ("e2e4", "e7e5"), "draughts": ("11-15", "22-18")}
"""First moves of both players."""


def waiting(game: str = "chess", on: bool = True) -> tuple[App, FakePage, FakeSearch]:
    """Return a game against the computer in which the computer is thinking."""
    app, page, search = make_app()
    if on:
        app.do("set:premove", "on")
    new_game(app, "solo", game)
    play(app, GAMES[game][0])
    page.wait(1)
    assert not app.table.persons_turn and search.job
    return app, page, search


def point(app: App, kind: str, spot: str) -> None:
    x, y = app.table.geometry.spots[spot]
    app.pointer(kind, x / app.table.geometry.width, y / app.table.geometry.height)


def tap(app: App, *spots: str) -> None:
    for spot in spots:
        point(app, "down", spot)
        point(app, "up", spot)


def answer(page: FakePage, search: FakeSearch, text: str) -> None:
    search.done(text)
    page.wait(1)


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def test_a_premove_is_played_when_the_other_player_has_moved() -> None:
    app, page, search = waiting()
    tap(app, "g1", "f3")
    assert premove_path(app.table) == ("g1", "f3")
    assert "Premove: g1 to f3." in app.screen.announcement
    assert played(app) == ["e2e4"], "not before"
    answer(page, search, "e7e5")
    assert played(app) == ["e2e4", "e7e5", "g1f3"]
    assert app.table.premove is None


def test_it_is_drawn_and_named_on_the_board() -> None:
    app, page, _ = waiting()
    tap(app, "g1")
    assert "can move here" in page.cell("f3"), "where it could go now"
    tap(app, "f3")
    assert [
        thing for thing in page.painted["board-live"] if isinstance(thing, Trail) and thing.kind == "premove"
    ]
    assert "premove" in page.cell("g1") and "premove" in page.cell("f3")


def test_a_drag_sets_it_even_on_an_own_piece() -> None:
    app, page, search = waiting()
    for kind, spot in (("down", "d2"), ("move", "d3"), ("move", "e4"), ("up", "e4")):
        point(app, kind, spot)
    assert premove_path(app.table) == ("d2", "e4") and app.model.hand.drag is None
    answer(page, search, "d7d5")
    assert played(app)[-1] == "d7d5", "it is not legal, and dropped"


def test_the_keyboard_sets_it_and_escape_cancels_it() -> None:
    app, page, search = waiting()
    app.key("Enter", "g1", False)
    app.key("Enter", "f3", False)
    assert premove_path(app.table) == ("g1", "f3")
    app.key("Escape", "", False)
    answer(page, search, "e7e5")
    assert played(app) == ["e2e4", "e7e5"]


def test_a_tap_elsewhere_cancels_it_and_another_piece_replaces_it() -> None:
    app, _, _ = waiting()
    tap(app, "g1", "f3", "e6")
    assert app.table.premove is None and app.screen.announcement == "Premove cancelled."
    tap(app, "g1", "f3", "b1")
    assert premove_path(app.table) == ("b1",)
    tap(app, "c3")
    assert premove_path(app.table) == ("b1", "c3"), "one at a time"


def test_an_illegal_premove_is_dropped_with_a_notice() -> None:
    app, page, search = waiting()
    tap(app, "f1", "b5", "e4")
    tap(app, "e5")
    assert premove_path(app.table) == ("e4", "e5")
    answer(page, search, "e7e5")
    assert played(app) == ["e2e4", "e7e5"] and app.table.premove is None
    assert "The premove e4 to e5 is not legal now." in page.text()


def test_a_half_chosen_premove_becomes_a_normal_choice() -> None:
    app, page, search = waiting()
    tap(app, "g1")
    answer(page, search, "e7e5")
    assert app.table.picked == ("g1",)


def test_a_promotion_still_asks_for_the_piece() -> None:
    app, page, search = make_app()
    app.do("set:premove", "on")
    new_game(app, "solo", "chess")
    for text in ("a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7", "h6h5", "h2h3"):
        play(app, text)
    page.wait(1)
    tap(app, "a7", "b8")
    answer(page, search, "h5h4")
    assert app.table.picked == ("a7", "b8")


@pytest.mark.parametrize("game", GAMES)
def test_games_with_alternating_moves_and_no_chance_have_it(game: str) -> None:
    app, page, search = waiting(game)
    spots = {"draughts": ("b2", "c3")}.get(game, ("g1", "f3"))
    tap(app, *spots)
    assert len(premove_path(app.table)) == 2
    answer(page, search, GAMES[game][1])
    assert len(played(app)) >= 2


def test_undo_forgets_it() -> None:
    app, page, _ = waiting()
    tap(app, "g1", "f3")
    app.do("undo")
    page.wait(1)
    assert app.table.premove is None and played(app) == []


def test_it_is_off_by_default_and_unknown_to_games_with_chance() -> None:
    app, _, _ = waiting(on=False)
    tap(app, "g1", "f3")
    assert app.table.premove is None
    app, _, _ = make_app()
    app.do("set:premove", "on")
    new_game(app, "solo", "satan")
    assert not app.table.game.alternating
