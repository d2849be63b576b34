"""Arbitrary content in a browser's storage: the app starts, shows it, and goes on."""

from __future__ import annotations

import json
from zlib import crc32

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.session.save import write_save
from tests.examples import examples
from tests.hostile.grown import DEEP, any_match, damaged, nasty, sealed, twisted, values
from tests.hostile.limits import held
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.session.settings import KEY, Settings, load_settings
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.library import game_of_key
from ui.storage.store import PREFIX, MemoryStore

LENIENT = settings(deadline=None, max_examples=examples(25), suppress_health_check=list(HealthCheck))
MATCH = any_match("draughts", 1)
ENTRY = Entry("a", "Ann", "draughts", 1.0, 2.0, write_save(MATCH), "Light to move", "B:W1:B2", 3, "tab")
TEXT = write_entry(ENTRY)
HEADER = json.loads(TEXT.split("\n")[1])


def entry_text(header: object, save: str) -> str:
    """Return the text of an entry with any header and save, and a valid checksum."""
    body = f"{json.dumps(header)}\n{save}"
    return f"oddcheckers-game 1.1 {crc32(body.encode(errors='surrogatepass')):08x}\n{body}"


saves = damaged(ENTRY.save) | st.builds(sealed, twisted(json.loads(ENTRY.save)["content"]))
entries = damaged(TEXT) | st.builds(entry_text, twisted(HEADER), st.just(ENTRY.save) | saves)
stored = nasty | st.just(DEEP) | st.builds(json.dumps, values)


def started(texts: dict[str, str]) -> tuple[App, FakePage]:
    """Start the app with this storage."""
    store = MemoryStore()
    store.texts.update(texts)
    app, page, _ = make_app(store)
    return app, page


def plays(app: App, page: FakePage) -> bool:
    """Return true if a new game can be begun and played."""
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    return len(app.table.match.log) == 1 and bool(page.text())


@LENIENT
@given(entries)
def test_a_hostile_entry_is_read_or_damaged(text: str) -> None:
    entry = held(lambda: read_entry("a", text))
    assert entry and len(entry.name) <= 60
    assert held(lambda: read_entry("a", write_entry(entry))), "and can be written again"


@LENIENT
@given(st.dictionaries(nasty.filter(bool), entries | stored, min_size=1, max_size=3))
def test_hostile_entries_under_hostile_keys_are_listed_opened_exported_and_deleted(
    games: dict[str, str],
) -> None:
    def used() -> None:
        app, page = started({"game/": "", **{f"game/{key}": text for key, text in games.items()}})
        assert len(app.library.list()) == len(games) and page.text()
        for key in games:
            app.do("resume", key)
            app.do("home")
            app.do("rename", key)
            app.do("renamed", "Bob")
            app.do("close")
            app.do("export", key)
            app.do(f"delete-anyway:{key}")
        assert app.library.list() == ()
        assert plays(app, page)

    held(used)


@LENIENT
@given(st.dictionaries(nasty, stored, max_size=3), stored | damaged('{"theme": "dark"}'))
def test_hostile_storage_stops_no_start(texts: dict[str, str], setting: str) -> None:
    def begun() -> None:
        app, page = started(texts | {KEY: setting})
        assert plays(app, page)
        app.do("set:theme", "dark")
        assert load_settings(app.store).theme == "dark"

    held(begun)


@LENIENT
@given(st.builds(json.dumps, twisted(Settings()._asdict())))
def test_hostile_settings_are_settings(text: str) -> None:
    store = MemoryStore()
    store.set(KEY, text)
    found = held(lambda: load_settings(store))
    assert found and found.theme in ("system", "light", "dark", "contrast") and type(found.tremble) is bool


@LENIENT
@given(nasty, st.booleans())
def test_the_key_of_an_event_is_a_game_of_ours_or_none(key: str, ours: bool) -> None:
    assert game_of_key(f"{PREFIX}game/{key}") == key
    app, page = started({})
    app.do("storage", f"{PREFIX}game/{key}" if ours else key)
    assert plays(app, page)
    app.do("storage", f"{PREFIX}game/{key}" if ours else key)
    assert app.screen.name == "table"
