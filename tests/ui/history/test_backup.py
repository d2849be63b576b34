"""A backup is saved as one file and opened on another device, where nothing is overwritten."""

from __future__ import annotations

import json

from engine.session.backup import GAMES, write_backup
from tests.ui.fakes import FakePage, make_app, new_game, play
from tests.ui.storage.faulty import FaultyStore
from ui.app import App
from ui.session.settings import load_settings
from ui.storage.backup import parse_backup
from ui.storage.history.history import DAYS, RECORDS, DayResult, History, HistoryData
from ui.storage.store import MemoryStore


def device(moves: str = "9-13 22-18", theme: str = "dark") -> tuple[App, FakePage, MemoryStore]:
    """Return a device on which a player played, resigned, solved a puzzle and changed a setting."""
    store = MemoryStore()
    app, page, _ = make_app(store)
    new_game(app, "friends")
    for move in moves.split():
        play(app, move)
    app.do("resign")
    History(app.store).set_solved("2026-11-22", DayResult(1))
    app.do("set:theme", theme)
    app.do("lesson-seen", "draughts/start")
    app.do("home")
    return app, page, store


def save_backup(app: App, page: FakePage) -> str:
    app.do("export-all")
    return page.files[-1][1]


def open_backup(app: App, text: str) -> None:
    """Open a backup and agree to it."""
    app.do("import", text)
    app.do("open-backup")


def history_of(app: App) -> HistoryData:
    return History(app.store).data()


def test_the_file_is_named_after_the_day() -> None:
    app, page, _ = device()
    app.do("export-all")
    assert page.files[-1][0] == "odd-checkers backup 2026-11-23.json"


def test_a_backup_brings_everything_to_a_new_device() -> None:
    app, page, _ = device()
    there, page_there, store = make_app(MemoryStore())
    open_backup(there, save_backup(app, page))
    assert history_of(there) == history_of(app)
    assert [e.save for e in there.library.list()] == [e.save for e in app.library.list()]
    assert "1 game added." in page_there.text() and "1 finished game counted." in page_there.text()
    assert there.screen.settings.theme == "system", "until that is answered"
    there.do("take-settings")
    assert there.screen.settings == app.screen.settings == load_settings(there.store)
    assert store is not None and not there.screen.dialog


def test_keeping_ones_settings_still_merges_the_lessons() -> None:
    app, page, _ = device()
    there, _, _ = make_app()
    there.do("set:theme", "light")
    open_backup(there, save_backup(app, page))
    there.do("close")
    assert there.screen.settings.theme == "light"
    assert load_settings(there.store).learnt == "draughts/start"


def test_equal_settings_need_no_question() -> None:
    app, page, _ = device()
    there, page_there, _ = make_app()
    there.do("set:theme", "dark")
    open_backup(there, save_backup(app, page))
    assert there.screen.merge_result and there.screen.merge_result.settings is None
    assert "take-settings" not in page_there.buttons()


def test_a_backup_opened_where_it_was_made_changes_nothing() -> None:
    app, page, store = device()
    before = dict(store.texts)
    open_backup(app, save_backup(app, page))
    assert store.texts == before
    assert "Nothing new" in page.text()


def test_two_devices_that_exchange_backups_hold_the_same() -> None:
    one, page, _ = device("9-13 22-18")
    other, page_other, _ = device("9-14", theme="light")
    History(other.store).set_solved("2026-11-20", DayResult(2))
    first, second = save_backup(one, page), save_backup(other, page_other)
    open_backup(one, second)
    open_backup(other, first)
    assert {e.save for e in one.library.list()} == {e.save for e in other.library.list()}
    assert history_of(one).days == history_of(other).days == {"2026-11-20", "2026-11-22"}
    assert history_of(one).records == history_of(other).records
    names = sorted(entry.name for entry in one.library.list())
    assert len(set(names)) == len(names) == 2


def test_damaged_texts_are_merged_too() -> None:
    app, page, store = device()
    store.set(f"{GAMES}odd", "rubbish")
    store.set(f"{RECORDS}odd", "rubbish")
    there, _, _ = make_app()
    open_backup(there, save_backup(app, page))
    assert [e.save for e in there.library.list() if e.problem] == ["rubbish"]
    assert history_of(there).damaged == 1


def test_a_damaged_backup_is_reported_and_changes_nothing() -> None:
    app, page, _ = device()
    text = save_backup(app, page)
    store = MemoryStore()
    there, page_there, _ = make_app(store)
    open_backup(there, text.replace("9-13", "9-14"))
    assert "changed after it was saved" in page_there.text()
    open_backup(there, text[:-40])
    assert "changed after it was saved" in page_there.text()
    assert not [key for key in store.texts if key.startswith((GAMES, RECORDS, DAYS))]


def test_invalid_settings_in_a_backup_are_ignored() -> None:
    app, page, _ = device()
    bundle = parse_backup(save_backup(app, page))
    there, _, _ = make_app()
    open_backup(there, write_backup(bundle.texts, {"theme": "sepia", "marks": 3}))
    assert (
        there.screen.merge_result
        and there.screen.merge_result.settings is None
        and there.screen.merge_result.games == 1
    )


def test_a_full_store_holds_the_rest_in_memory_and_reports_it() -> None:
    app, page, _ = device()
    store = FaultyStore()
    there, page_there, _ = make_app(store)
    store.faults = ["full"] * 9
    open_backup(there, save_backup(app, page))
    assert "full" in page_there.text() and len(there.library.list()) == 1
    assert history_of(there).records


def test_another_tab_with_the_game_is_warned_before_it_overwrites() -> None:
    store = MemoryStore()
    tab, _, _ = make_app(store)
    new_game(tab, "friends")
    tab.do("type", "9-13")
    key = tab.table.key
    elsewhere = MemoryStore()
    elsewhere.texts = dict(store.texts)
    far, page_far, _ = make_app(elsewhere)
    far.do("resume", key)
    far.do("type", "22-18")
    far.do("home")
    home, _, _ = make_app(store)
    open_backup(home, save_backup(far, page_far))
    assert home.screen.merge_result and home.screen.merge_result.longer == 1
    tab.do("type", "22-17")
    assert tab.screen.dialog == "clash"


def test_the_backup_is_json_with_its_type() -> None:
    app, page, _ = device()
    assert list(json.loads(save_backup(app, page))) == ["oddcheckers-everything", "check", "content"]


def test_a_backup_is_opened_only_if_the_person_agrees() -> None:
    app, page, _ = device()
    there, page_there, _ = make_app(MemoryStore())
    there.do("import", save_backup(app, page))
    assert "Open it only if you made it yourself" in page_there.text() and not there.library.list()
    there.do("close")
    there.do("open-backup")
    assert not there.library.list() and there.screen.merge_result is None
    open_backup(there, save_backup(app, page))
    assert len(there.library.list()) == 1 and not there.screen.backup
