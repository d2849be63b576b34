"""A hostile save ends in a refusal or in a legal game, alone and in the running app."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.formats.untrusted import VALUES
from engine.registry import GAMES
from engine.session.save import SAVE_LIMIT, read_save, write_save
from engine.session.serialization import Unreadable
from tests.engine.session.trees import grown_match
from tests.examples import examples
from tests.hostile.grown import any_match, damaged, is_legal, sealed, twisted, values
from tests.hostile.limits import held
from tests.ui.fakes import make_app
from ui.storage.seats import Computer, Here, Note, read_note, write_note

LENIENT = settings(deadline=None, max_examples=examples(25), suppress_health_check=list(HealthCheck))


def note_of(count: int) -> str:
    return write_note(Note((Here("Ann"), *[Computer("level1")] * (count - 1)), ("c3",)))


@pytest.mark.parametrize("game_id", GAMES)
@LENIENT
@given(st.data())
def test_a_damaged_save_is_refused_or_legal(game_id: str, data: st.DataObject) -> None:
    match = any_match(game_id, data.draw(st.integers(0, 3)))
    whole = write_save(match, note_of(len(match.seats)))
    content = json.loads(whole)["content"]
    text = data.draw(damaged(whole) | st.builds(sealed, twisted(content)))
    shared = held(lambda: read_save(text), Unreadable)
    assert shared is None or is_legal(shared.match)


@LENIENT
@given(st.integers(0, 3), st.data())
def test_damaged_variations_are_refused_or_playable(seed: int, data: st.DataObject) -> None:
    whole = write_save(grown_match("draughts", seed, 4, 4))
    content = json.loads(whole)["content"]
    hostile = data.draw(twisted(content["lines"]))
    shared = held(lambda: read_save(sealed(content | {"lines": hostile})), Unreadable)

    def looked_at() -> None:
        app, page, _ = make_app()
        app.do("import", sealed(content | {"lines": hostile}))
        for line in app.table.match.lines.numbers:
            app.do("unfold", str(line))
        assert page.text()

    if shared:
        held(looked_at)


@pytest.mark.parametrize("game_id", GAMES)
@LENIENT
@given(st.data())
def test_a_save_with_hostile_notes_is_played_on(game_id: str, data: st.DataObject) -> None:
    match = any_match(game_id, data.draw(st.integers(0, 3)))
    note = note_of(len(match.seats))
    text = data.draw(damaged(note) | st.builds(json.dumps, twisted(json.loads(note))))
    save = write_save(match, text)

    def opened() -> None:
        app, page, _ = make_app()
        app.do("import", save)
        assert app.table.match.played[: match.cursor] == match.log
        assert app.table.picked == () or app.table.can_continue(app.table.picked)
        assert page.text()
        app.do("home")
        assert len(app.library.list()) == 1 and page.text()

    held(opened)


@LENIENT
@given(damaged(note_of(2)) | st.builds(json.dumps, values), st.integers(2, 6))
def test_a_hostile_note_seats_everybody(text: str, count: int) -> None:
    note = held(lambda: read_note(text, count))
    assert note and len(note.seats) == count
    assert all(isinstance(spot, str) for spot in note.picked)


LOG = '{"oddcheckers": 1, "check": "", "content": {"log": ['
HUGE = {
    "a log": sealed(
        json.loads(write_save(any_match("draughts", 1)))["content"] | {"log": ["11-15"] * 60_000}
    ),
    "a start": sealed(json.loads(write_save(any_match("chess", 1)))["content"] | {"start": "8/" * 900_000}),
    "options": sealed(
        json.loads(write_save(any_match("alien", 1)))["content"]
        | {"options": {str(i): "" for i in range(60_000)}}
    ),
    "notes": write_save(any_match("draughts", 1), "[" * 1_900_000),
    "results": write_save(
        any_match("satan", 1), json.dumps({"seats": [], "picked": [], "past": "0.0w0 " * 99_999})
    ),
    "values": LOG + "{}," * (VALUES // 2) + "0]}}",
    "strings": LOG + '"Ā",' * (VALUES - 10) + "0]}}",
    "too many values": LOG + "[]," * ((SAVE_LIMIT - 100) // 3) + "0]}}",
    "escapes": LOG + '"' + "\\" * 1_900_000,
    "digits": LOG + "9" * 1_900_000,
    "NUL": "\0" * SAVE_LIMIT,
}


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_save_ends_soon(name: str) -> None:
    shared = held(lambda: read_save(HUGE[name]), Unreadable)
    assert shared is None or is_legal(shared.match)
    if shared:
        held(lambda: read_note(shared.seats, len(shared.match.seats)))
