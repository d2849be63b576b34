"""The data saved beside a game: players, results of the series, and preparation of computers."""

from __future__ import annotations

import json

import pytest

from engine.contract.series import Result
from engine.registry import GAMES
from tests.ui.fakes import make_app, new_game
from tests.ui.features.saves.begun import begun
from ui.panels.thumb import samples
from ui.storage.seats import (
    Computer,
    Here,
    Note,
    level_of,
    read_levels,
    read_note,
    read_past,
    write_levels,
    write_note,
)
from ui.storage.store import MemoryStore


def test_notes_and_levels_survive_a_round_trip_and_unreadable_ones_are_ignored() -> None:
    seats = (Computer("level1", "Ada"), Here())
    note = Note(seats, ("c3",), (Result((3, 0), 0), Result((1, 1), None)))
    assert read_note(write_note(note), 2) == note
    for text in ("", "null", "[]", '{"seats": 3}', '{"seats": [["level9", "x"]], "picked": [1]}'):
        read = read_note(text, 2)
        assert [level_of(seat) for seat in read.seats] == ["", ""] and read.picked == ()
    assert read_levels(write_levels(seats), 2) == Note((Computer("level1"), Here()))
    assert read_levels(write_levels(seats, note.past), 2).past == note.past
    assert read_levels("level9,,,,", 2) == Note((Here(), Here()))


@pytest.mark.parametrize("past", ["1.2", "1.2w5", "1.2.3w0", "a.bw0", "1.2w0  1.2w0", "1.2w0 w", "-1.2w0"])
def test_results_that_do_not_fit_the_series_are_dropped(past: str) -> None:
    assert read_past(past, 2) == ()
    assert read_levels(f",;{past}", 2).past == ()


@pytest.mark.parametrize(
    ("way", "words"),
    [("solo", "You now play Light."), ("friends", "Sides swapped: the player who had Light now has Dark.")],
)
def test_a_rematch_announces_the_sides(way: str, words: str) -> None:
    app, page, _ = make_app()
    new_game(app, way)
    app.do("resign")
    app.do("rematch")
    assert words in app.screen.notice.words and words in app.screen.announcement
    page.wait(10)
    assert app.screen.notice.words == ""


def test_sharing_warns_of_secrets_until_the_end() -> None:
    app, page, _ = make_app()
    new_game(app, game="alien")
    app.do("dialog", "share")
    assert "Anyone who opens it can read them" in page.text()
    app.do("resign")
    app.do("dialog", "share")
    assert "Anyone who opens it can read them" not in page.text()
    new_game(app)
    app.do("dialog", "share")
    assert "Anyone who opens it can read them" not in page.text()


def test_no_two_games_on_the_first_screen_have_the_same_picture() -> None:
    pictures = json.loads(samples())
    assert list(pictures) == list(GAMES)
    assert len({json.dumps(picture) for picture in pictures.values()}) == len(GAMES)


def test_a_finished_game_can_be_viewed_but_not_continued() -> None:
    app, page = begun()
    app.do("home")
    assert "Continue English Draughts" in page.text()
    app.do("resume", app.library.list()[0].id)
    app.do("resign")
    app.do("home")
    assert "View English Draughts" in page.text() and "Continue " not in page.text()
    assert "Recent games" in page.text()
    app.do("resume", app.library.list()[0].id)
    app.do("undo")
    app.do("home")
    assert "Continue English Draughts" in page.text()


def test_computers_are_prepared_a_while_after_they_get_a_seat() -> None:
    app, page, search_service = make_app()
    page.wait(1.0)
    assert not search_service.warm, "nobody plays yet"
    app.do("setup", "draughts")
    app.do("seating", "friends")
    page.wait(1.0)
    assert not search_service.warm, "no computer has stayed"
    app.do("seating", "solo")
    page.wait(1.0)
    assert search_service.warm


def test_computers_are_prepared_for_a_resumed_game() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "solo")
    app.do("pick", "c3")
    app.do("pick", "d4")
    _, page, search_service = make_app(store, place=f"game={app.table.key}")
    page.wait(1.0)
    assert search_service.warm
