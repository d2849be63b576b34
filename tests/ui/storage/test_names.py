"""Names are shown as stored: no character in them turns, hides or breaks the surrounding text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.language import ENGLISH, LANGUAGES, set_language
from engine.registry import GAMES
from engine.session.save import write_save
from tests.engine.contract.checks.played import play_out
from tests.ui.fakes import make_app, new_game
from ui.panels.clauses import linked, spoken
from ui.panels.dialogs.files import TITLE
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.names import NAME_LIMIT, PLAYER_LIMIT, fit_name, name_side, player_name, tidy
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
    app.do("seating", "friends")
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


def test_a_name_that_is_cut_says_so() -> None:
    long = "English Draughts: Ada (Dark) – Friedrich-Wilhelm von Bülow (Light)"
    assert fit_name(long) == "English Draughts: Ada (Dark) – Friedrich-Wilhelm von Bülow…"
    assert fit_name(long[:NAME_LIMIT]) == long[:NAME_LIMIT]
    assert fit_name(long, " (copy)").endswith("… (copy)")


# --- in sentences about a side ---------------------------------------------------------------------------


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Switch to each language."""
    set_language(request.param)
    yield
    set_language(ENGLISH)


@pytest.mark.parametrize(
    ("spoken_in", "words", "side", "named"),
    [
        ("en", "Light must jump (D4).", "Light", "Ben (Light) must jump (D4)."),
        ("en", "Chess to move.", "Chess", "Ben (Chess) to move."),
        ("de", "Hell fehlt nur noch eine Dame.", "Hell", "Ben (Hell) fehlt nur noch eine Dame."),
        ("de", "Das Steinheer ist am Zug.", "Steinheer", "Das Steinheer (Ben) ist am Zug."),
        ("es", "Juegan las claras.", "Claras", "Juegan las claras (Ben)."),
        ("es", "Claras: elige una carta.", "Claras", "Ben (Claras): elige una carta."),
        ("en", "The cards are dealt.", "Light", "The cards are dealt."),
    ],
)
def test_a_side_gets_the_name_of_its_player(spoken_in: str, words: str, side: str, named: str) -> None:
    set_language(spoken_in)
    try:
        assert name_side(words, side, "Ben") == named
    finally:
        set_language(ENGLISH)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_can_name_the_player_once(game: str) -> None:
    rules = GAMES[game]
    match = play_out(rules, next(iter(rules.all_options())), 5)
    for state in match.states[:120]:
        seat = rules.player(state)
        if seat >= 0:
            prompt = rules.picture(rules.view(state, None)).prompt
            words = name_side(prompt, match.seats[seat], "Zoë")
            assert words.count("Zoë") == 1 and match.seats[seat].casefold() in words.casefold(), prompt
            assert len(words) <= len(prompt) + len("Zoë ()"), "nothing else is added"


def test_a_name_is_neither_a_clause_nor_a_pattern() -> None:
    game = GAMES["draughts"]
    for name in (r"\g<0>\1 {x} <b>", "Ben (D4)"):
        words = name_side("Light must jump (D4).", "Light", name)
        first, *_ = linked(words, game)
        assert first == words.removesuffix(" (D4)."), "only the real clause is a link"
    assert "rule" not in spoken(name_side("Juegan las claras.", "Claras", "D4"))
