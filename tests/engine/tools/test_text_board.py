"""The board as text."""

from __future__ import annotations

import pytest

from engine.contract.picture import Board, Label, Picture, Piece, Spot
from engine.registry import GAMES
from engine.session.match import Match
from engine.tools.text_board import TextBoard
from tests.engine.tools.running import Capture

pytestmark = pytest.mark.usefixtures("with_toys")


def picture(*pieces: tuple[str, int, str]) -> Picture:
    return Picture(tuple(Piece(spot, "art", owner, name) for spot, owner, name in pieces), "")


def test_a_board_is_drawn_with_its_labels_and_a_key() -> None:
    game = GAMES["draughts"]
    canvas = TextBoard(game.board({}))
    text = canvas.draw(game.picture(game.parse("B:W5,K32:BK1,12", {})))
    assert text.splitlines() == [
        "8     k     .     .     .",
        "7  .     .     .     .",
        "6     .     .     .     .",
        "5  .     .     .     .",
        "4     .     .     .     .",
        "3  P     .     .     .",
        "2     .     .     .     p",
        "1  .     .     .     K",
        "   a  b  c  d  e  f  g  h",
        "K dark king, P dark pawn, k light king, p light pawn",
    ]


def test_kinds_with_the_same_first_letter_differ_and_keep_their_letters() -> None:
    board = Board(3, 1, tuple(Spot(name, i, 0, 0, i, "hole") for i, name in enumerate("abc")))
    canvas = TextBoard(board)
    first = canvas.draw(picture(("a", 0, "white king"), ("b", 1, "black knight"), ("c", 0, "white pawn")))
    assert first == "   K  n  P\nK white king, P white pawn, n black knight"
    second = canvas.draw(picture(("c", 1, "black knight"), ("a", 1, "black king")))
    assert second == "   k  .  n\nk black king, n black knight"


def test_more_than_two_owners_differ_by_number() -> None:
    board = Board(4, 1, tuple(Spot(name, i, 0, 0, i, "hole") for i, name in enumerate("abcd")))
    text = TextBoard(board).draw(picture(("a", 0, "peg"), ("b", 2, "peg"), ("c", -1, "peg")))
    assert text == "   P  p2 p* .\nP peg, p* peg, p2 peg"


def test_rows_and_columns_may_start_anywhere_and_have_gaps() -> None:
    spots = (Spot("x", 5, 2, 3, 4, "hole"), Spot("y", 7, 2, 3, 6, "light"), Spot("z", 6, 4, 9, 5, "dark"))
    board = Board(9, 9, spots, (Label("top", 1, 2), Label("col", 6, 8), Label("else", 2, 3)))
    text = TextBoard(board).draw(picture(("y", 0, "")))
    assert text.splitlines() == ["top.     A", "      .", "      col", "A "]


def test_fillings_bars_and_trays_are_drawn() -> None:
    game = GAMES["alien"]
    position = (
        "4k[so]3/8/8/3##3/3##3/1~6/8/M6^ 1 N a1-b1,a1-a2;c3-d3,g7-g8 11/10 0/0 0/0 ring;doom ? - mars/venus 9"
    )
    state = game.parse(position, {"open_cards": "1"})
    text = TextBoard(game.board({}), game.seats({})).draw(game.picture(game.view(state, None)))
    assert text.splitlines() == [
        "8     .     .  k' .     .",
        "                     ==",
        "7  .     .     .     .",
        "6     .     .     .     .",
        "5  .     .  #  #     .",
        "4     .     #  #  .     .",
        "3  .  ~  . !   .     .",
        "2     .     .     .     .",
        "   --",
        "1  P |   .     .     .  ^",
        "   a  b  c  d  e  f  g  h",
        "# monolith, P dark pawn, ^ fire, ~ water",
        "e8' snookle and ring on light king",
        "dark wall on a1|a2, dark wall on a1|b1, light wall on c3|d3, light wall on g7|g8",
        "Face up: Ring",
        "Used: Doom",
        "Reserve (Dark): 11 pieces",
        "Reserve (Light): 10 pieces",
        "Draw pile: 18 cards",
    ]


def test_every_game_of_the_registry_can_be_drawn(capsys: Capture) -> None:
    for game_id, game in GAMES.items():
        match = Match(game, game.settle_options({}), "", (), (game.initial(game.settle_options({})),), 0)
        text = TextBoard(game.board(match.options)).draw(game.picture(game.view(match.state, None)))
        assert len(text.splitlines()) >= 2, game_id
    assert capsys.readouterr().out == ""
