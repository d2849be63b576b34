"""Texts are stored if possible, else held in memory, and the page reports it once."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.storage.faulty import FaultyStore, OneWriteStore
from ui.storage.store import MemoryStore, SafeStore, Store, StoreRefused
from ui.words.en.storage import Words

FULL, DROPPED, FORBIDDEN = Words.full, Words.dropped, Words.forbidden
FAULTS = ["full", "drop", "half", "lost"]


@pytest.fixture
def disk() -> FaultyStore:
    return FaultyStore()


@pytest.fixture
def safe(disk: FaultyStore) -> SafeStore:
    return SafeStore(disk)


def test_the_memory_store_stores_returns_and_deletes_texts() -> None:
    store = MemoryStore()
    store.set("a", "1")
    store.set("a", "2")
    assert (store.get("a"), store.get("b"), store.keys()) == ("2", None, ["a"])
    store.remove("a")
    store.remove("a")
    assert (store.get("a"), store.keys()) == (None, [])


def test_a_write_goes_to_the_disk(disk: FaultyStore, safe: SafeStore) -> None:
    safe.set("a", "text")
    assert disk.texts == {"a": "text"}
    assert safe.get("a") == safe.stored("a") == "text"
    assert safe.kept("a")
    assert safe.held() == []
    assert safe.message() == ""


@pytest.mark.parametrize(("fault", "message"), [("full", FULL), ("drop", DROPPED), ("half", DROPPED)])
def test_a_failed_write_is_held_and_the_old_text_stays(
    disk: FaultyStore, safe: SafeStore, fault: str, message: str
) -> None:
    safe.set("a", "old text")
    disk.faults = [fault]
    safe.set("a", "new text")
    assert safe.get("a") == "new text"
    assert safe.stored("a") == disk.texts["a"] == "old text"
    assert not safe.kept("a")
    assert safe.message() == message


def test_a_failed_first_write_leaves_no_half_text(disk: FaultyStore, safe: SafeStore) -> None:
    disk.faults = ["half"]
    safe.set("a", "new text")
    assert disk.texts == {}
    assert safe.get("a") == "new text"


def test_a_write_that_lost_the_text_is_undone(disk: FaultyStore, safe: SafeStore) -> None:
    safe.set("a", "old text")
    disk.faults = ["lost"]
    safe.set("a", "new text")
    assert (disk.texts["a"], safe.get("a")) == ("old text", "new text")


def test_a_simultaneous_write_of_another_tab_is_not_undone() -> None:
    class Raced(FaultyStore):
        def set(self, key: str, text: str) -> None:
            super().set(key, "theirs" if text == "mine" else text)

    disk = Raced()
    safe = SafeStore(disk)
    safe.set("a", "old")
    safe.set("a", "mine")
    assert (disk.texts["a"], safe.get("a")) == ("theirs", "mine")
    assert safe.diverged("a")


def test_an_unreadable_write_is_not_mistaken_for_another_tabs() -> None:
    disk = OneWriteStore()
    safe = SafeStore(disk)
    safe.set("a", "old")
    disk.blink = True
    safe.set("a", "new")
    disk.shut = False
    assert (disk.texts["a"], safe.kept("a"), safe.diverged("a")) == ("new", False, False)


def test_forbidden_storage_keeps_everything_in_memory(disk: FaultyStore, safe: SafeStore) -> None:
    disk.shut = True
    safe.set("a", "1")
    safe.set("b", "2")
    assert (safe.get("a"), safe.get("b"), safe.get("c")) == ("1", "2", None)
    assert sorted(safe.keys()) == ["a", "b"]
    assert safe.message() == FORBIDDEN
    safe.remove("a")
    assert (safe.get("a"), safe.keys()) == (None, ["b"])
    assert disk.writes == 0


def test_a_read_detects_forbidden_storage(disk: FaultyStore, safe: SafeStore) -> None:
    disk.shut = True
    assert safe.get("a") is None
    assert safe.message() == FORBIDDEN


def test_a_refusal_is_reported_once_until_everything_is_stored(disk: FaultyStore, safe: SafeStore) -> None:
    disk.faults = ["full", "full", "", "", "full"]
    safe.set("a", "1")
    assert safe.message() == FULL
    safe.set("a", "2")
    safe.set("small", "fits")
    assert safe.message() == ""
    safe.set("a", "3")
    assert (safe.held(), safe.message()) == ([], "")
    safe.set("a", "4")
    assert safe.message() == FULL


def test_a_later_write_reaches_the_disk_again(disk: FaultyStore, safe: SafeStore) -> None:
    disk.faults = ["full"]
    safe.set("a", "1")
    safe.set("a", "2")
    assert (disk.texts["a"], safe.kept("a")) == ("2", True)


def test_a_key_diverges_only_after_another_tabs_write(disk: FaultyStore, safe: SafeStore) -> None:
    safe.set("a", "1")
    assert not safe.diverged("a")
    disk.faults = ["full"]
    safe.set("a", "2")
    assert not safe.diverged("a")
    disk.texts["a"] = "theirs"
    assert safe.diverged("a")
    safe.forget("a")
    assert (safe.diverged("a"), safe.get("a")) == (False, "theirs")


def test_remove_deletes_stored_and_held_texts(disk: FaultyStore, safe: SafeStore) -> None:
    safe.set("a", "1")
    disk.faults = ["full"]
    safe.set("a", "2")
    safe.remove("a")
    assert (safe.get("a"), safe.held(), disk.texts) == (None, [], {})


def test_a_removal_that_does_nothing_is_refused(disk: FaultyStore, safe: SafeStore) -> None:
    safe.set("a", "1")
    disk.stuck = True
    with pytest.raises(StoreRefused, match="delete"):
        safe.remove("a")
    assert safe.get("a") == "1"


texts = st.text(min_size=1, max_size=4)
steps = st.lists(st.tuples(st.sampled_from("abc"), texts, st.sampled_from(["", *FAULTS])), max_size=12)


@given(steps)
def test_a_read_always_returns_the_last_text(steps: list[tuple[str, str, str]]) -> None:
    disk = FaultyStore()
    safe = SafeStore(disk)
    latest: dict[str, str] = {}
    on_disk: dict[str, str] = {}
    for key, text, fault in steps:
        disk.faults = [fault]
        safe.set(key, text)
        latest[key] = text
        if safe.kept(key):
            on_disk[key] = text
        keys = safe.keys()
        assert {key: safe.get(key) for key in keys} == latest
        assert disk.texts == on_disk


# --- the browser's own ----------------------------------------------------------------------------------


class JsFault(Exception):
    """A JavaScript exception as Pyodide shows it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Null:
    """JavaScript's null as Pyodide shows it: not None, and false."""

    def __bool__(self) -> bool:
        return False


class Area:
    """`localStorage`, with a text of another app in it."""

    def __init__(self) -> None:
        self.items = {"theme": "other app", "oddcheckersX": "other app"}
        self.fault = ""

    def getItem(self, key: str) -> str | Null:
        return self.items.get(key, Null())

    def setItem(self, key: str, text: str) -> None:
        if self.fault:
            raise JsFault(self.fault)
        self.items[key] = text

    def removeItem(self, key: str) -> None:
        self.items.pop(key, None)


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Yield a `js` module with a `localStorage`."""
    js: Any = ModuleType("js")
    js.localStorage = Area()
    js.Object = SimpleNamespace(keys=lambda area: list(area.items))
    ffi: Any = ModuleType("pyodide.ffi")
    ffi.JsException = JsFault
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    sys.modules.pop("ui.platform.storage", None)
    yield js
    sys.modules.pop("ui.platform.storage", None)


def local_store() -> Store:
    store: Store = importlib.import_module("ui.platform.storage").LocalStore()
    return store


def test_local_storage_leaves_other_apps_alone(browser: Any) -> None:
    store = local_store()
    store.set("game/1", "text")
    assert browser.localStorage.items["oddcheckers/game/1"] == "text"
    assert (store.keys(), store.get("game/1"), store.get("theme")) == (["game/1"], "text", None)
    store.remove("theme")
    store.remove("game/1")
    assert browser.localStorage.items == {"theme": "other app", "oddcheckersX": "other app"}


@pytest.mark.parametrize(
    ("name", "full"),
    [("QuotaExceededError", True), ("NS_ERROR_DOM_QUOTA_REACHED", True), ("SecurityError", False)],
)
def test_a_fault_of_local_storage_is_a_refusal(browser: Any, name: str, full: bool) -> None:
    browser.localStorage.fault = name
    with pytest.raises(StoreRefused) as refusal:
        local_store().set("a", "text")
    assert refusal.value.full == full
    assert str(refusal.value) == (FULL if full else FORBIDDEN)


@pytest.mark.parametrize("nothing", [None, Null()])
def test_missing_local_storage_is_a_refusal(browser: Any, nothing: object) -> None:
    browser.localStorage = nothing
    store = local_store()
    for ask in (store.keys, lambda: store.get("a"), lambda: store.set("a", "1"), lambda: store.remove("a")):
        with pytest.raises(StoreRefused) as refusal:
            ask()
        assert not refusal.value.full


@pytest.mark.usefixtures("browser")
def test_storage_whose_access_is_forbidden_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Locked(ModuleType):
        def __getattr__(self, name: str) -> Any:
            raise JsFault("SecurityError")

    locked: Any = Locked("js")
    store = local_store()
    monkeypatch.setattr(sys.modules["ui.platform.storage"], "js", locked)
    with pytest.raises(StoreRefused, match="private window"):
        store.get("a")


def test_importing_the_adapter_touches_nothing(browser: Any) -> None:
    del browser.localStorage
    del browser.Object
    assert importlib.import_module("ui.platform.storage").LocalStore
