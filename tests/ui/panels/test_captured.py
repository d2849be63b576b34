"""Captured pieces and the balance of material beside the players."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game, play, set_up
from ui.app import App
from ui.tree import Node, find_all, texts

SCHOLAR = ("e2e4", "d7d5", "e4d5", "d8d5")


def at(game: str, *moves: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app, game=game)
    for move in moves:
        play(app, move)
    return app, page


def elements(page: FakePage) -> list[Node]:
    """Return the captured pieces of both players, first those of the near one."""
    sides = [find_all(page.nodes, class_=name) for name in ("near", "far")]
    return [node for side in sides for node in find_all(side, class_="captured")]


def captured(page: FakePage) -> list[str]:
    """Return the names of the captured pieces of both players."""
    return [str(node.attributes.get("aria-label", "")) for node in elements(page)]


def drawings(page: FakePage) -> list[list[str]]:
    return [
        [str(image.attributes["src"]).split("/")[-1] for image in find_all([node], tag="img")]
        for node in elements(page)
    ]


def test_captured_pieces_stand_beside_the_capturer() -> None:
    _, page = at("chess", *SCHOLAR)
    assert drawings(page) == [["black-pawn.svg"], ["white-pawn.svg"]]
    assert captured(page) == ["Captured: black pawn", "Captured: white pawn"]


def test_the_leader_has_the_balance() -> None:
    app, page = at("chess", *SCHOLAR, "b1c3", "d5e5", "f1e2", "e5e2", "d1e2")
    assert captured(page)[0] == "Captured: black queen, black pawn. Ahead by 6 in material"
    assert "+6" in texts(elements(page)[0])
    app.do("view", "4")
    assert captured(page) == ["Captured: black pawn", "Captured: white pawn"], "of the shown position"


@pytest.mark.parametrize(
    ("game", "moves", "expected"),
    [
        ("draughts", ("11-15", "22-18", "15x22"), ["Captured: light pawn. Ahead by 1 in material", ""]),
        ("alien", (), []),
    ],
)
def test_each_game_shows_its_own_captures(game: str, moves: tuple[str, ...], expected: list[str]) -> None:
    _, page = at(game, *moves)
    assert captured(page) == expected


def test_what_an_explosion_destroys_counts_as_captured() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    play(app, "e4d5")
    assert captured(page) == ["Captured: black pawn", "Captured: white pawn"]


def test_nothing_is_captured_at_the_start() -> None:
    _, page = at("chesskers")
    assert captured(page) == ["", ""]


def test_pieces_that_both_have_lost_are_marked_as_even() -> None:
    app, page = at("chess", *SCHOLAR, "b1c3", "d5e5", "f1e2", "e5e2", "d1e2")
    evens = [
        [str(image.attributes["src"]).split("/")[-1] for image in find_all([node], class_="even")]
        for node in elements(page)
    ]
    assert evens == [["black-pawn.svg"], ["white-pawn.svg"]]
    assert app.table.at == 9
