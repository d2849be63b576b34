"""Settings are saved and loaded; no stored value can stop the app."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formats.untrusted import player_name
from tests.ui.storage.faulty import FaultyStore
from ui.board.pieces import SETS
from ui.session.settings import (
    BOARDS,
    KEY,
    MOST_LETTERS,
    SPEEDS,
    THINKING,
    VOLUMES,
    Settings,
    changed,
    exported,
    imported,
    load_settings,
    save_settings,
)
from ui.storage.store import MemoryStore, SafeStore, StoreRefused

settings = st.builds(
    Settings,
    theme=st.sampled_from(["system", "light", "dark", "contrast"]),
    board=st.sampled_from(BOARDS),
    pieces=st.sampled_from(list(SETS)),
    motion=st.sampled_from(["system", "on", "off"]),
    speed=st.sampled_from(list(SPEEDS)),
    volume=st.integers(0, len(VOLUMES) - 1),
    unmuted=st.integers(1, len(VOLUMES) - 1),
    tremble=st.booleans(),
    moving=st.sampled_from(["both", "click", "drag"]),
    confirm=st.booleans(),
    spoken=st.sampled_from(["words", "short", "notation"]),
    typing=st.booleans(),
    marks=st.booleans(),
    coordinates=st.booleans(),
    lettered=st.booleans(),
    undo_reveals=st.booleans(),
    thinking=st.integers(0, len(THINKING) - 1),
    learnt=st.sampled_from(["", "draughts/start", "draughts/start alien/card"]),
    language=st.sampled_from(["system", "en", "de"]),
    clock=st.sampled_from(["", "none 0 0 loses", "game 600 5 shown"]),
    own_name=st.text().map(player_name),
    server=st.sampled_from(["", "stun:example.org", "turns:example.org:443"]),
    server_user=st.text(max_size=MOST_LETTERS),
    server_password=st.text(max_size=MOST_LETTERS),
)
anything = st.recursive(
    st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=4,
)


def store_with(raw: str) -> MemoryStore:
    store = MemoryStore()
    store.set(KEY, raw)
    return store


def test_a_new_person_gets_the_defaults() -> None:
    new = load_settings(MemoryStore())
    assert new == Settings()
    assert (new.theme, new.board, new.moving, VOLUMES[new.volume], new.confirm) == (
        "system",
        "mood",
        "both",
        1.0,
        False,
    )


@given(settings, settings)
def test_saved_settings_are_loaded(first: Settings, second: Settings) -> None:
    store = MemoryStore()
    for one in (first, second):
        save_settings(store, one)
        assert load_settings(store) == one


@pytest.mark.parametrize("raw", ["", "{", "null", "[]", "7", '"dark"', "[" * 100_000, '{"theme"', "\ud800"])
def test_damaged_settings_become_the_defaults_and_can_be_saved_again(raw: str) -> None:
    store = store_with(raw)
    assert load_settings(store) == Settings()
    save_settings(store, Settings(theme="dark"))
    assert load_settings(store) == Settings(theme="dark")


@pytest.mark.parametrize(
    "bad",
    [
        {"theme": "sepia"},
        {"theme": True},
        {"theme": []},
        {"tremble": 1},
        {"tremble": "on"},
        {"motion": None},
        {"speed": "light"},
        {"board": "marble"},
        {"board": 3},
        {"pieces": "glass"},
    ]
    + [{name: at} for name in ("thinking", "volume") for at in (-1, 5, 2.0, True, "2", None)],
)
def test_an_invalid_value_becomes_its_default_and_the_others_stay(bad: dict[str, Any]) -> None:
    stored = {"marks": False, **bad}
    assert load_settings(store_with(json.dumps(stored))) == Settings(marks=False)


@given(st.dictionaries(st.sampled_from(Settings._fields) | st.text(), anything), settings)
def test_any_stored_settings_can_be_loaded_and_changed(stored: dict[str, Any], wanted: Settings) -> None:
    store = store_with(json.dumps(stored))
    load_settings(store)
    save_settings(store, wanted)
    assert load_settings(store) == wanted


def test_settings_of_newer_versions_are_kept() -> None:
    store = store_with('{"theme": "sepia", "board": "marble", "sound": false}')
    save_settings(store, load_settings(store)._replace(marks=False))
    raw = json.loads(store.get(KEY) or "")
    assert (raw["theme"], raw["board"], raw["sound"], raw["marks"]) == ("sepia", "marble", False, False)


def test_the_old_sound_switch_still_mutes() -> None:
    store = store_with('{"sound": false}')
    assert load_settings(store) == Settings(volume=0)
    save_settings(store, Settings(volume=2))
    assert load_settings(store) == Settings(volume=2)


def test_a_choice_made_here_replaces_an_unknown_value() -> None:
    store = store_with('{"theme": "sepia"}')
    save_settings(store, Settings(theme="light"))
    assert load_settings(store).theme == "light"


def test_without_storage_settings_last_for_the_session() -> None:
    disk = FaultyStore()
    disk.shut = True
    assert load_settings(disk) == Settings()
    with pytest.raises(StoreRefused):
        save_settings(disk, Settings())
    safe = SafeStore(disk)
    save_settings(safe, Settings(volume=0))
    assert load_settings(safe) == Settings(volume=0)


@given(settings)
def test_exported_settings_are_imported_on_another_device(one: Settings) -> None:
    bare = one._replace(own_name="", server="", server_user="", server_password="")
    assert imported(Settings(), json.loads(json.dumps(exported(one)))) == bare


def test_an_import_keeps_settings_changed_here_and_joins_the_known_lessons() -> None:
    here = Settings(theme="dark", learnt="draughts/start alien/card")
    there = Settings(theme="light", marks=False, learnt="alien/card satan/fire")
    both = imported(here, exported(there))
    assert both == Settings(theme="dark", marks=False, learnt="draughts/start alien/card satan/fire")


@given(anything | st.dictionaries(st.sampled_from(Settings._fields) | st.text(), anything), settings)
def test_any_imported_value_leaves_settings_that_can_be_saved(found: object, here: Settings) -> None:
    store = MemoryStore()
    save_settings(store, imported(here, found))
    assert load_settings(store) == imported(here, found)
    assert imported(here, {"theme": "sepia", "learnt": "x" * 20_000}) == here


@pytest.mark.parametrize(
    "address",
    ["turn:example.org:3478", "stun:127.0.0.1", "turns:a-b.example:443", "turn:[2001:db8::1]:3478", ""],
)
def test_a_valid_server_address_is_accepted(address: str) -> None:
    assert changed(Settings(), "server", address).server == address


@pytest.mark.parametrize(
    "address",
    [
        "example.org",
        "https://example.org",
        "turn:",
        "turn:a b",
        "turn:a?transport=tcp",
        "turn:a:123456",
        "stun:\n",
    ],
)
def test_an_invalid_server_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="server"):
        changed(Settings(), "server", address)


def test_server_settings_are_neither_exported_nor_imported() -> None:
    here = Settings(server="turn:mine.example", server_user="ada", server_password="secret")
    assert "mine.example" not in json.dumps(exported(here)) and "secret" not in json.dumps(exported(here))
    assert imported(Settings(), here._asdict()) == Settings()
    assert imported(here, {"server": "turn:theirs.example"}) == here
