"""Saves: they return the stored game, refuse damage, and contain only legal games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.values import TERMINAL
from engine.session import save as save_format
from engine.session.match import new_match
from engine.session.save import read_save, write_save
from engine.session.serialization import Shared, Unreadable
from tests.engine.session.played import DRAUGHTS, random_match
from tests.examples import examples
from ui.storage.seats import Here, read_note, write_note

pytestmark = pytest.mark.usefixtures("with_toys")

SAVES = Path(__file__).parents[2] / "archive" / "saves.txt"
"""Saves of November 2026, one per line."""


def resealed(save: str, **changes: Any) -> str:
    """Return a save with changed content and a matching checksum."""
    whole = json.loads(save)
    whole["content"] |= changes
    whole["check"] = save_format._sum(whole["content"])
    return json.dumps(whole)


@pytest.mark.parametrize("game_id", ["draughts", "sticks", "race"])
@pytest.mark.parametrize("seed", range(8))
def test_a_save_restores_the_match_with_its_redo_tail(game_id: str, seed: int) -> None:
    match = random_match(game_id, seed, 60)
    for cursor in range(0, len(match.log) + 1, 7):
        assert read_save(write_save(match.goto(cursor), "Ada")) == Shared(match.goto(cursor), "Ada")


@pytest.mark.parametrize("text", SAVES.read_text(encoding="utf-8").splitlines(), ids=lambda text: text[37:90])
def test_old_saves_keep_opening_and_are_written_as_they_were(text: str) -> None:
    shared = read_save(text)
    assert shared.match.log and write_save(shared.match, shared.seats) == text
    note = read_note(shared.seats, len(shared.match.seats))
    assert write_note(note) == shared.seats and any(isinstance(seat, Here) for seat in note.seats)


def test_options_and_start_are_saved() -> None:
    match = random_match("race", 3, 6, players="2")
    assert read_save(write_save(match)).match == match
    match = new_match(DRAUGHTS, start="W:W18,24,K10:B12,16,K22")
    assert read_save(write_save(match)).match == match


def test_a_reformatted_save_still_opens() -> None:
    match = random_match("draughts", 3, 20)
    assert read_save(json.dumps(json.loads(write_save(match)), indent=4)).match == match


def test_every_cut_of_a_save_is_refused() -> None:
    save = write_save(random_match("draughts", 3, 8), "Ada")
    for i in range(len(save)):
        for part in (save[:i], save[i + 1 :]):
            with pytest.raises(Unreadable):
                read_save(part)


def test_every_changed_character_of_a_save_is_refused_or_harmless() -> None:
    match = random_match("draughts", 3, 6)
    save = write_save(match, "Ada")
    for i in range(len(save)):
        for letter in '0a"]{ \x00é':
            try:
                shared = read_save(save[:i] + letter + save[i + 1 :])
            except Unreadable:
                continue
            assert shared == Shared(match, "Ada")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "1",
        '"oddcheckers"',
        "[]",
        "{}",
        "NaN",
        "\x00",
        "\ud800",
        "9" * 10_000,
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"oddcheckers": 1, "check": "", "content": ' + "[" * 90 + "]" * 90 + "}",
        '"' + '\\"' * 500_000,
        "{" + " " * 3_000_000 + "}",
        '{"oddcheckers": 1, "check": null, "content": {}}',
        '{"oddcheckers": 1e999, "check": "", "content": {}}',
        '{"oddcheckers": 1, "check": "99914b93", "content": ' + "9" * 5000 + "}",
    ],
    ids=lambda text: text[:20].encode("unicode_escape").decode(),
)
def test_a_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_save(text)


@pytest.mark.parametrize("version", [True, 0, -1, 1.0, "1", None, [1], 1.5])
def test_a_version_is_a_whole_number_from_one(version: Any) -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8))) | {"oddcheckers": version}
    with pytest.raises(Unreadable, match="changed after it was saved"):
        read_save(json.dumps(whole))


def test_a_save_of_a_newer_version_is_not_called_damaged() -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8))) | {"oddcheckers": 2}
    with pytest.raises(Unreadable, match="newer version"):
        read_save(json.dumps(whole))


@pytest.mark.parametrize(
    "changes",
    [
        {"cursor": True},
        {"cursor": 1.0},
        {"cursor": -1},
        {"cursor": 9},
        {"cursor": "3"},
        {"cursor": None},
        {"cursor": 10**30},
        {"log": "11-15"},
        {"log": {"11-15": 0}},
        {"log": [["11-15"]]},
        {"log": [None]},
        {"log": [1115]},
        {"log": ["11-15", "11-15"]},
        {"log": ["11-15\x00"]},
        {"log": [{}]},
        {"start": "nowhere"},
        {"start": None},
        {"start": "B:W\x00:B1"},
        {"start": ["B:W1:B2"]},
        {"options": {"size": "10"}},
        {"options": []},
        {"options": {"size": [1]}},
        {"game": "halma"},
        {"game": ["draughts"]},
        {"game": None},
        {"rules": 200},
        {"rules": True},
        {"rules": "1"},
        {"agreed": "resign 2"},
        {"agreed": "resign -1"},
        {"agreed": "resign"},
        {"agreed": "resign 0 0"},
        {"agreed": "time 2"},
        {"agreed": "time"},
        {"agreed": "draw "},
        {"agreed": "won"},
        {"agreed": None},
        {"seats": 5},
        {"seats": None},
    ],
    ids=str,
)
def test_a_forged_save_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        read_save(resealed(write_save(random_match("draughts", 3, 8)), **changes))


@pytest.mark.parametrize("name", ["game", "rules", "options", "start", "seats", "log", "cursor", "agreed"])
def test_nothing_may_be_missing_in_a_save(name: str) -> None:
    whole = json.loads(write_save(random_match("draughts", 3, 8)))
    del whole["content"][name]
    whole["check"] = save_format._sum(whole["content"])
    with pytest.raises(Unreadable):
        read_save(json.dumps(whole))


def test_resealing_alone_forges_nothing() -> None:
    match = random_match("draughts", 3, 8)
    assert read_save(resealed(write_save(match))).match == match


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3),
)
NAMES = st.sampled_from(["game", "rules", "options", "start", "seats", "log", "cursor", "agreed"])


@settings(max_examples=examples(200), deadline=None)
@given(st.dictionaries(NAMES, JSON, min_size=1, max_size=3))
def test_any_content_of_a_save_is_refused_or_a_legal_game(changes: dict[str, Any]) -> None:
    save = write_save(random_match("draughts", 3, 8))
    try:
        match = read_save(resealed(save, **changes)).match
    except Unreadable:
        return
    assert type(match.cursor) is int
    assert len(match.states) == len(match.log) + 1


def test_a_full_match_is_saved_within_the_limit() -> None:
    match = max((random_match("draughts", seed, 2000) for seed in range(10)), key=lambda m: len(m.log))
    assert match.player == TERMINAL
    assert len(write_save(match)) * DRAUGHTS.info.ply_limit / len(match.log) < save_format.SAVE_LIMIT
