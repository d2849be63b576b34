"""Studies: positions analysed from the editor, and beside a game with secrets."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.games.alien.state import HIDDEN
from engine.games.alien.words.en import say as alien
from engine.registry import GAMES
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game, play
from ui.app import App
from ui.session.analysis.live import is_analysing
from ui.session.analysis.state import LIVE_LEVEL
from ui.storage.seats import Here, Note, read_note, write_note
from ui.storage.store import MemoryStore

EDITED = [game for game in GAMES if GAMES[game].editor()]
MATE = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"
PLANETS = "8/8/3m4/2##m3/2##4/8/8/6M1 1 N e5|f5;- 11/10 0/0 0/0 monolith;- ? - mars/venus 5"
OPEN = PLANETS.replace("mars/venus", "?/?")


def studied(game: str, text: str = "", store: MemoryStore | None = None) -> tuple[App, FakePage, FakeSearch]:
    """Return a study of a position, by default of the usual start."""
    app, page, search_service = make_app(store)
    app.do("setup", game)
    app.do("edit", game)
    if text:
        app.do("position", text)
    app.do("open-position", "study")
    return app, page, search_service


@pytest.mark.parametrize("game", EDITED)
def test_every_game_can_be_studied_from_the_editor(game: str) -> None:
    app, page, search_service = studied(game)
    assert app.screen.name == "table" and is_analysing(app.model) and not app.screen.dialog
    assert search_service.job and search_service.job.level == LIVE_LEVEL and search_service.job.game == game
    assert set(app.table.seats) == {Here()} and app.table.choices
    assert "for all sides" in page.text()
    app.do("analysis")
    assert not is_analysing(app.model) and search_service.job is None
    app.do("analysis")
    assert is_analysing(app.model)


def test_a_study_is_saved_after_its_first_move_and_changes_no_other_game() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, game="draughts")
    app.do("type", "11-15")
    (before,) = app.library.list()
    app.do("edit-table")
    app.do("open-position", "study")
    assert app.library.list() == (before,)
    app.do("type", "22-17")
    assert len(app.library.list()) == 2 and is_analysing(app.model)
    key = app.table.key
    app, _, search_service = make_app(store, place=f"game={key}")
    assert app.table.kind.for_analysis and is_analysing(app.model) and search_service.job


def test_reload_and_back_lead_to_the_study() -> None:
    app, page, _ = studied("chess", MATE)
    assert page.here == "study=chess/7k/8/5K2/8/8/8/8/6R1_w_-_-_0_1"
    again, _, search_service = make_app(place=page.here)
    assert again.table.match.start == MATE and search_service.job
    app.do("undo")
    app.do("back", "editor=chess/7k/8/5K2/8/8/8/8/6R1_w_-_-_0_1")
    assert app.screen.editing and app.screen.editing.text == MATE


@pytest.mark.parametrize("place", ["study=", "study=nothing/8", "study=chess/8", "study=chess/;x=y"])
def test_an_unreadable_history_entry_opens_the_home_screen(place: str) -> None:
    app, _, _ = make_app(place=place)
    assert app.screen.name == "home"


def test_a_faulty_position_is_not_analysed() -> None:
    app, page, _ = make_app()
    app.do("setup", "chess")
    app.do("edit", "chess")
    app.do("position", "8/8/8/8/8/8/8/8 w - - 0 1")
    assert page.buttons()["open-position study"].attributes["aria-disabled"]
    app.do("open-position", "study")
    assert app.screen.name == "editor"


# --- what is hidden --------------------------------------------------------------------------------------


def test_hidden_content_is_neither_shown_nor_known_to_the_analysis() -> None:
    app, page, search_service = studied("alien", OPEN)
    dealt = app.table.match.states[app.table.at].planets
    assert HIDDEN not in dealt and search_service.job and search_service.job.view.seat is None
    assert search_service.job.view.state.planets == (HIDDEN, HIDDEN)
    assert not any(name in page.text() for name in alien.planets.values())
    app.do("hint")
    assert search_service.job and search_service.job.view.seat is None


def test_only_its_owner_knows_a_planet_given_in_the_position() -> None:
    _, page, search_service = studied("alien", PLANETS)
    assert search_service.job and search_service.job.view.seat == 0
    assert search_service.job.view.state.planets[1] == HIDDEN != search_service.job.view.state.planets[0]
    assert "Mars" in page.text() and "Venus" not in page.text()


def test_a_study_has_no_covers_and_undoes_everything() -> None:
    app, _, _ = studied("ctheckers")
    for _ in range(40):
        session = app.table
        if not session.choices or session.match.outcome:
            break
        play(app, session.choices[-1].text)
        assert app.screen.dialog in ("", "result")
    match = app.table.match
    assert any(match.decider(index) == CHANCE for index in range(match.cursor)), "something has come to light"
    for _ in range(match.cursor):
        app.do("undo")
    assert app.table.match.cursor == 0 and is_analysing(app.model)


def test_beside_a_game_with_secrets_a_study_uses_public_knowledge() -> None:
    app, page, search_service = make_app()
    new_game(app, game="alien")
    assert "show everyone's secrets" in str(page.buttons()["analysis"].attributes["aria-label"])
    app.do("analysis")
    assert app.screen.offer == ("Analyse what is known", "study-table") and search_service.job is None
    app.do("study-table")
    assert app.table.kind.for_analysis and app.table.match.start.endswith("?/? 1") and is_analysing(app.model)


def test_a_game_against_a_computer_or_without_secrets_offers_no_study() -> None:
    for way, game in (("solo", "alien"), ("friends", "chess")):
        app, _, _ = make_app()
        new_game(app, way, game)
        app.do("study-table")
        assert not app.table.kind.for_analysis


def test_with_a_computer_a_study_becomes_an_ordinary_game() -> None:
    app, _, _ = studied("chess", MATE)
    app.do("sit:1", "level1")
    assert not app.table.kind.for_analysis and not is_analysing(app.model)


def test_a_finished_study_is_not_recorded() -> None:
    store = MemoryStore()
    app, _, _ = studied("chess", store=store)
    for move in ("f3", "e5", "g4", "Qh4#"):
        app.do("type", move)
    assert app.table.match.outcome and app.screen.dialog == ""
    assert not [key for key in store.texts if "record" in key]


def test_a_save_restores_a_study_unless_computers_play() -> None:
    note = Note((Here(), Here()), kind="study")
    assert read_note(write_note(note), 2) == note
    with_computer = write_note(note).replace('[["", ""], ["", ""]]', '[["", ""], ["level1", ""]]')
    assert not read_note(with_computer, 2).kind
    assert not read_note(write_note(note).replace("true", '"yes"'), 2).kind
