"""Opening files: other files are refused with a list of the formats that can be opened."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App

FOREIGN = "This is not an Odd Checkers game."
OPENABLE = "games saved here, Portable Draughts Notation (.pdn) and Portable Game Notation (.pgn)"
CHANGED = "This file was changed after it was saved"
SHOPPING = "Milk, 2 eggs (brown); bread [the dark one].\n1. call Ann\n2. sleep"
PICTURE = "\ufffdPNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\ufffd{ \x02}\ufffd e4 \ufffd\ufffd"


def opened(text: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("import", text)
    return app, page


@pytest.mark.parametrize("text", ["", "hello", SHOPPING, PICTURE, "{}", '{"a": 1}', "[]", "{ no end", "null"])
def test_the_refusal_of_another_file_lists_the_formats_that_can_be_opened(text: str) -> None:
    app, page = opened(text)
    assert app.screen.name == "home"
    assert FOREIGN in page.text() and OPENABLE in page.text()
    assert "cannot be read as" not in page.text()


@pytest.mark.parametrize("cut", [False, True])
def test_a_changed_save_has_another_error_than_other_files(cut: bool) -> None:
    app, page, _ = make_app()
    new_game(app, game="chess")
    for spot in ("d2", "d4"):
        app.do("pick", spot)
    app.do("export")
    text = page.files[-1][1]
    app, page = opened(text[:-20] if cut else text.replace("d2d4", "d2d5"))
    assert app.screen.name == "home"
    assert CHANGED in page.text() and FOREIGN not in page.text()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1. 11-15 22-17 2. 1-32", "Line 1: move 2. 1-32 is not legal. The rest of the game is left out."),
        ("1. e4 e5 2. Ke5", "Line 1: move 2. Ke5 is not legal. The rest of the game is left out."),
        ('[Event "x"]\n[FEN "nonsense"]\n', "cannot be read as"),
    ],
)
def test_the_error_of_a_faulty_game_names_the_place(text: str, fault: str) -> None:
    assert fault in opened(text)[1].text()


@pytest.mark.parametrize(("text", "moves"), [("1. 11-15 22-17", 2), ("1. e4 e5 2. Nf3", 3)])
def test_games_in_other_notations_open(text: str, moves: int) -> None:
    assert len(opened(text)[0].table.match.log) == moves
