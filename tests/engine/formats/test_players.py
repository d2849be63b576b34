"""Players, dates and results in PGN and PDN: exported and imported."""

from __future__ import annotations

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.contract.notation import Notation
from engine.registry import GAMES
from engine.session.files import UNKNOWN_DATE, read_date, read_names, tags_of_game
from engine.session.match import BOTH, Agreed, FileResult
from engine.session.narration import ending
from tests.ui.fakes import FakePage, make_app
from ui.app import App
from ui.storage.names import PLAYER_LIMIT
from ui.storage.seats import imported_note, read_note

PGN, PDN = GAMES["chess"].notations[0], GAMES["draughts"].notations[0]
MORPHY = '[White "Morphy"]\n[Black "Duke"]\n[Date "1858.??.??"]\n[Result "{0}"]\n\n1. e4 e5 {0}\n'
TINSLEY = '[White "Tinsley"]\n[Black "Lowder"]\n[Result "{0}"]\n\n1. 11-15 23-19 {0}\n'
NASTY = "A\u202e  very\tlong name " * 10


def opened(text: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("import", text)
    return app, page


def exported(app: App, page: FakePage, suffix: str) -> str:
    app.do("export-as", suffix)
    return page.files[-1][1]


def begun(game: str, *names: str, way: str = "friends") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    app.do("setup", game)
    app.do("seating", way)
    for index, name in enumerate(names):
        app.do(f"name:{index}", name)
    app.do("start")
    return app, page


def agreed(text: str) -> Agreed | FileResult | None:
    return opened(text)[0].table.match.agreed


def test_a_chess_game_has_tags_for_players_and_date() -> None:
    app, page = begun("chess", "Ann", 'Bob "B"')
    app.do("type", "e4")
    text = exported(app, page, ".pgn")
    assert '[White "Ann"]' in text and r'[Black "Bob \"B\""]' in text and '[Date "1970.01.01"]' in text
    again, page = opened(text)
    assert [seat.name for seat in again.table.seats] == ["Ann", 'Bob "B"']
    assert exported(again, page, ".pgn") == text


def test_the_first_to_move_in_draughts_is_black() -> None:
    app, page = begun("draughts", "Ann", "Bob")
    text = exported(app, page, ".pdn")
    assert '[Black "Ann"]' in text and '[White "Bob"]' in text and "[Date" in text


def test_computers_are_named_and_nameless_players_are_unknown() -> None:
    app, page = begun("chess", way="solo")
    text = exported(app, page, ".pgn")
    assert {'[White "?"]', '[Black "Curious Fox"]'} <= set(text.splitlines())


def test_names_of_a_file_are_those_of_the_players() -> None:
    app, page = opened(MORPHY.format("*"))
    assert app.table.names == ("Morphy (White)", "Duke (Black)")
    assert app.library.list()[0].name == "Chess: Morphy (White) – Duke (Black)"
    assert '[Date "1858.??.??"]' in exported(app, page, ".pgn")


def test_the_date_of_import_is_not_the_date_of_play() -> None:
    app, page = opened(MORPHY.format("*").replace("1858.??.??", "long ago"))
    assert f'[Date "{UNKNOWN_DATE}"]' in exported(app, page, ".pgn")
    app.do("home")
    app.do("resume", app.library.list()[0].id)
    assert f'[Date "{UNKNOWN_DATE}"]' in exported(app, page, ".pgn"), "also after it was stored"


def test_a_saved_game_of_another_device_did_not_begin_today() -> None:
    assert read_note(imported_note('{"seats": [], "picked": []}'), 2).began == UNKNOWN_DATE
    assert (
        read_note(imported_note('{"seats": [], "picked": [], "began": "1858.11.02"}'), 2).began
        == "1858.11.02"
    )
    assert [imported_note(text) for text in ("", "[]", "[" * 9_000)] == ["", "[]", "[" * 9_000]


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2"])
def test_a_result_that_the_moves_do_not_give_is_kept(result: str) -> None:
    ends = {"1-0": Agreed(1), "0-1": Agreed(0), "1/2-1/2": Agreed(None)}
    for text, suffix in ((MORPHY, ".pgn"), (TINSLEY, ".pdn")):
        app, page = opened(text.format(result))
        assert app.table.match.agreed == ends[result], "the first number belongs to the first player"
        assert f'[Result "{result}"]' in exported(app, page, suffix)


@pytest.mark.parametrize("ended", ["abandoned", "adjudication", "Unterminated", "Ann won on time"])
def test_an_end_that_only_the_file_knows_is_kept_with_its_words(ended: str) -> None:
    app, page = opened(f'[Termination "{ended}"]\n' + MORPHY.format("1-0"))
    assert app.table.match.agreed == FileResult(1, ended)
    text = ending(app.table.match, ("White", "Black"))
    assert text == f"White wins, according to the file. It says: “{ended}”."
    text = exported(app, page, ".pgn")
    assert '[Result "1-0"]' in text and f'[Termination "{ended}"]' in text
    app.do("home")
    app.do("resume", app.library.list()[0].id)
    assert app.table.match.agreed == FileResult(1, ended), "a save can hold it"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "It says: “abandoned”."),
        ("de", "Dort steht: „abandoned“ (verlassen)."),
        ("es", "Dice: «abandoned» (abandono)."),
    ],
)
def test_an_abandoned_game_of_two_says_so_after_a_notation_file(language: str, told: str) -> None:
    match = opened('[Termination "abandoned"]\n' + MORPHY.format("1-0"))[0].table.match
    set_language(language)
    try:
        assert ending(match, ("Ada", "Ben")).endswith(told)
    finally:
        set_language(ENGLISH)


def test_other_results_become_ends_of_the_match() -> None:
    assert agreed('[Termination "Duke resigned"]\n' + MORPHY.format("1-0")) == Agreed(1)
    assert agreed(MORPHY.format("*")) is None and agreed(TINSLEY.format("0-0")) == FileResult(BOTH)
    mate = opened('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')[0].table.match
    assert mate.agreed is None and mate.outcome and mate.outcome.returns == (-1.0, 1.0)
    wrong = opened('[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n')[0].table.match
    assert wrong.agreed == FileResult(1), "the result of the file stands"


@pytest.mark.parametrize("notation", [PGN, PDN])
def test_names_are_tidied_and_cut_and_unknown_ones_are_none(notation: Notation) -> None:
    first, second = read_names(notation, {notation.players[0]: NASTY, notation.players[1]: " ?? "})
    assert first.startswith("A very long name A") and len(first) <= PLAYER_LIMIT and second == ""
    assert read_names(notation, {}) == ("", "")
    assert tags_of_game(notation, ("", "x"), UNKNOWN_DATE) == {notation.players[1]: "x"}


@pytest.mark.parametrize("text", ["", "?", "1858", "1858-11-02", "1858.11.02 x", "１858.11.02", '"' * 99])
def test_an_invalid_date_is_unknown(text: str) -> None:
    assert read_date(text) == UNKNOWN_DATE and read_date("1858.11.??") == "1858.11.??"
