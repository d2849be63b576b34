"""Names are shown as stored: no character in them turns, hides or breaks the surrounding text."""

from __future__ import annotations

import json
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.session.save import write_save
from tests.ui.fakes import make_app, new_game
from ui.panels.dialogs.files import TITLE
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.names import PLAYER_LIMIT, fit_name, player_name, tidy
from ui.storage.seats import Computer, Here, Note, read_note, write_note

TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
BREAKING = "\0\t\n\r\x1b\x7f\x85\u2028\u2029\ud83e"
NASTY = f"A{TURNING}d{BREAKING}a"


def plain(text: str) -> bool:
    return not any(c in TURNING or category(c) in ("Cc", "Cs", "Zl", "Zp") for c in text)


def test_direction_marks_are_removed_and_line_breaks_become_spaces() -> None:
    assert tidy(NASTY) == "Ad a"
    assert player_name(f"{TURNING}\n") == ""
    for name in ("Ännchen 3", "हिन्दी", "שלום", "👩\u200d🚀", "名前"):
        assert player_name(name) == name


@given(st.text(st.characters() | st.sampled_from(TURNING + BREAKING), max_size=80))
def test_tidied_names_are_plain_and_stable(text: str) -> None:
    assert plain(tidy(text)) and tidy(tidy(text)) == tidy(text)
    assert plain(fit_name(text)) and fit_name(fit_name(text)) == fit_name(text)
    name = player_name(text)
    assert plain(name) and player_name(name) == name and len(name) <= PLAYER_LIMIT


def test_a_typed_player_name_is_tidied() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("name:0", f" {NASTY} ")
    app.do("quick", "friends")
    app.do("start")
    assert (
        app.table.seats[0].name == "Ad a" and "Ad a" in page.text() and plain(page.text().replace("\n", ""))
    )


def test_a_player_name_in_a_save_is_tidied() -> None:
    note = write_note(Note((Here(NASTY), Computer("level1", NASTY * 30))))
    assert [seat.name for seat in read_note(note, 2).seats] == ["Ad a", player_name(NASTY * 30)]
    app, page, _ = make_app()
    new_game(app)
    app.do("import", write_save(app.table.match, note))
    assert "Ad a" in page.text()
    app.do("home")
    assert plain(page.text().replace("\n", ""))


@pytest.mark.parametrize("name", [5, None, ["A"], {"A": 1}, True])
def test_a_name_that_is_not_text_is_ignored(name: object) -> None:
    note = json.dumps({"seats": [["level1", name], ["", "Bob"]], "picked": []})
    assert read_note(note, 2).seats == (Computer("level1"), Here("Bob"))


def test_a_game_name_from_any_source_is_tidied() -> None:
    app, _, _ = make_app()
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    entry = app.library.rename(app.table.key, NASTY)
    assert entry.name == "Ad a"
    stored = entry._replace(name=NASTY, status=f"It is {NASTY}'s turn.", position="x" * 5000)
    read = read_entry(entry.id, write_entry(stored))
    assert (read.name, read.status, len(read.position)) == ("Ad a", "It is Ad a's turn.", 1000)


def test_game_names_in_a_file_are_tidied_and_cut() -> None:
    game = f'[White "A{TURNING}nn"]\n[Black "Bob"]\n[Event "{"x" * 5000}"]\n\n1. e4 *\n\n'
    app, page, _ = make_app()
    app.do("import", game * 2)
    assert "1. Ann – Bob" in page.text() and "x" * TITLE not in page.text()
    assert plain(page.text().replace("\n", ""))


def test_an_older_entry_is_read_as_written() -> None:
    entry = Entry("x", "Ann and Bob", "draughts", 1000.5, 2000, "save", "Light to move.", "B:W1:B2", 7, "tab")
    assert read_entry("x", write_entry(entry)) == entry
