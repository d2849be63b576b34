"""Typed moves in the usual spellings of each game, and the errors of other texts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.ui.fakes import FakePage, make_app, set_up
from tests.ui.features.test_play import FORK
from ui.app import App
from ui.tree import find_all

PINS = "r3k2r/1P6/8/3p4/2B1P3/2p5/1P3N2/R3K2R w KQkq - 0 1"
"""Castling both ways, a promotion with and without a capture, bxc3 by a pawn, exd5 and Bxd5."""


def at(game: str, position: str = "") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    set_up(app, game, position)
    app.do("seating", "friends")
    app.do("start")
    return app, page


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


@pytest.mark.parametrize("game", ["chess", "nuclear"])
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("e4", "e2e4"),
        ("Nf3", "g1f3"),
        (" nf3!? ", "g1f3"),
        ("e2e4", "e2e4"),
        ("e2-e4", "e2e4"),
        ("E4", "e2e4"),
    ],
)
def test_chess_moves_are_typed_as_players_write_them(game: str, text: str, move: str) -> None:
    app, _ = at(game)
    app.do("type", text)
    assert played(app) == [move] and not app.screen.input_error


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("O-O", "e1g1"),
        ("0-0", "e1g1"),
        ("o-o-o", "e1c1"),
        ("b8=Q+", "b7b8q"),
        ("bxa8=N", "b7a8n"),
        ("bxc3", "b2c3"),
        ("Bxd5", "c4d5"),
        ("bxd5", "c4d5"),
        ("exd5", "e4d5"),
    ],
)
def test_castling_promotions_and_captures_can_be_typed(text: str, move: str) -> None:
    app, _ = at("chess", PINS)
    app.do("type", text)
    assert played(app) == [move]


@pytest.mark.parametrize(
    ("text", "move"), [("15 22 29", "15x22x29"), ("15x29", "15x22x29"), ("d4xh8", "15x22x29")]
)
def test_draughts_moves_are_typed_by_numbers_or_by_squares(text: str, move: str) -> None:
    app, _ = at("draughts", FORK)
    app.do("type", text)
    assert played(app) == [move]


def test_an_invalid_typed_move_shows_the_possible_moves() -> None:
    app, page = at("chess")
    app.do("type", "e9")
    assert (
        "“e9” is not a legal move here. Possible: a3, a4, " in page.text() and " and 12 more." in page.text()
    )
    assert app.screen.message == "", "nothing lies over the field"
    app.do("type", "e4")
    assert app.screen.input_error == ""
    app.do("type", "Ke5")
    app.key("Escape", "", True)
    assert app.screen.input_error == ""


def test_an_ambiguous_typed_move_shows_the_candidates() -> None:
    app, page = at("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")
    app.do("type", "Nd2")
    assert played(app) == []
    assert "“Nd2” is ambiguous. Possible: Nbd2, Nfd2." in page.text()
    app.do("type", "Nbd2")
    assert played(app) == ["b1d2"]


def field(page: FakePage) -> Mapping[str, object]:
    """Return the attributes of the field for typed moves."""
    (node,) = find_all(page.nodes, id="typed")
    return node.attributes


def test_a_move_typed_too_early_stays_in_the_field_with_an_explanation() -> None:
    app, page, search_service = make_app()
    app.do("setup", "chess")
    app.do("start")
    app.do("type", "e4")
    assert "aria-disabled" not in field(page) and not field(page)["readonly"], "the focus can stay"
    app.do("type", "Nf3")
    assert played(app) == ["e2e4"] and "aria-invalid" not in field(page)
    assert "It is not your turn yet. Your move is kept here" in page.text()
    page.wait(1)
    search_service.done("e7e5")
    assert "It is not your turn yet" not in page.text()
    app.do("type", "Nf6")
    assert "“Nf6” is not a legal move here." in page.text() and field(page)["aria-invalid"] == "true"
    app.do("view", "1")
    app.do("type", "Nf3")
    assert played(app) == ["e2e4", "e7e5"] and "This is another position." in page.text()


def test_only_a_move_empties_the_field() -> None:
    app, page = at("chess")
    (form,) = find_all(page.nodes, data_do="type")
    app.do("type", "e5")
    (wrong,) = find_all(page.nodes, data_do="type")
    app.do("type", "e4")
    (right,) = find_all(page.nodes, data_do="type")
    moves = [each.attributes["data-moves"] for each in (form, wrong, right)]
    assert moves == [0, 0, 1]


def test_enter_in_the_field_does_not_skip_an_animation() -> None:
    app, page, _ = make_app()
    page.calm = False
    app.do("setup", "alien")
    app.do("start")
    app.do("type", "c3 d4")
    assert app.table.showing is not None, "a card is being turned over"
    assert not app.key("Enter", "", True) and not app.key(" ", "", True)
    assert app.table.showing is not None
    assert app.key("Enter", "", False) and app.table.showing is None


def test_the_field_is_read_only_if_only_computers_play_or_the_game_is_over() -> None:
    app, page, _ = make_app()
    app.do("setup", "chess")
    app.do("seating", "watch")
    app.do("start")
    app.do("type", "e4")
    assert played(app) == []
    assert field(page)["readonly"] and field(page)["aria-disabled"] == "true"
    app, page = at("chess")
    app.do("resign")
    app.do("type", "e4")
    assert field(page)["readonly"] and "The game is over." in page.text()


def test_a_typed_capture_can_blow_up_the_other_king() -> None:
    app, _ = at("nuclear", "k7/8/8/8/3p4/4P3/5K2/8 b - - 0 1")
    app.do("type", "zz")
    assert app.screen.input_error and not played(app)
    app.do("type", "dxe3")
    assert played(app) == ["d4e3"] and app.table.match.outcome
