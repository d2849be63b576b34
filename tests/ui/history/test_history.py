"""Finished games are recorded once each, and no record is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.registry import INFOS, PLUGINS
from tests.ui.fakes import FakePage, make_app, new_game, play, set_up, sit
from tests.ui.storage.faulty import FaultyStore
from ui.app import App
from ui.panels.history import HistoryView
from ui.storage.history.achievements import earned
from ui.storage.history.history import DAYS, RECORDS, History, HistoryData
from ui.storage.history.record import DamagedRecord, Record, later_record, read_record, write_record
from ui.storage.history.statistics import FRIENDS, level_against, statistics_by_level, statistics_of
from ui.storage.seats import Computer, Here
from ui.storage.store import MemoryStore, SafeStore
from ui.tree import find_all

words = st.text(max_size=12)
records = st.builds(
    lambda game, ended, seats, reason, turns, achievements: Record(
        "r", game, ended, "", tuple(seats), (1, *[-1] * (len(seats) - 1)), reason, turns, tuple(achievements)
    ),
    words,
    st.integers(0, 10**10),
    st.lists(words, min_size=1, max_size=6),
    words,
    st.integers(0, 10**6),
    st.lists(words, max_size=3),
)


def record_of(number: int, game: str = "draughts", level: str = "level2", result: int = 1) -> Record:
    return Record(f"r{number}", game, number, "", ("", level), (result, -result), "no-moves", 10 + number)


def history_of(app: App) -> HistoryData:
    return History(app.store).data()


def cells(page: FakePage) -> list[str]:
    """Return the first row of numbers on the screen."""
    return [
        str(cell.children[0])
        for table in find_all(page.nodes, class_="scrolls")
        for cell in find_all([table], tag="td")
    ][:7]


def finished(way: str = "solo") -> tuple[App, MemoryStore, FakePage]:
    """Return an app with a game in which the player resigned after a move."""
    store = MemoryStore()
    app, page, _ = make_app(store)
    new_game(app, way)
    play(app, "9-13")
    app.do("resign")
    return app, store, page


# --- records as text -------------------------------------------------------------------------------


@given(records)
def test_a_written_record_is_read_unchanged(record: Record) -> None:
    assert read_record("r", write_record(record)) == record


@given(records, st.data())
def test_a_damaged_record_is_refused(record: Record, data: st.DataObject) -> None:
    text = write_record(record)
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters().filter(lambda c: c != text[at]))
    with pytest.raises(DamagedRecord):
        read_record("r", text[:at] + other + text[at + 1 :])


def test_a_newer_record_is_not_reported_as_damaged() -> None:
    with pytest.raises(DamagedRecord) as fault:
        read_record("r", "oddcheckers-record 2 00000000\nanything")
    assert fault.value.newer


@given(records, records)
def test_the_later_of_two_ends_counts(one: Record, other: Record) -> None:
    assert later_record(one, other) == later_record(other, one)
    assert later_record(one, other).ended == max(one.ended, other.ended)


# --- what is put on record -------------------------------------------------------------------------


def test_a_resigned_game_is_recorded_as_lost() -> None:
    app, _, _ = finished()
    (record,) = history_of(app).records
    assert record.id == app.table.key
    assert (record.game, record.seats, record.results) == ("draughts", ("", "level2"), (-1, 1))
    assert (record.reason, record.turns) == ("resigned", 1)
    assert record.ended >= 1000


def test_a_game_may_end_with_its_first_action() -> None:
    app, _, _ = make_app()
    new_game(app, "solo")
    app.do("resign")
    assert [record.result for record in history_of(app).records] == [-1]


def test_a_later_end_replaces_an_undone_one() -> None:
    app, _, _ = finished("friends")
    app.do("undo")
    assert len(history_of(app).records) == 1
    play(app, "9-14")
    app.do("agree")
    (record,) = history_of(app).records
    assert record.reason == "agreed" and record.results == (0, 0)


def test_a_reload_counts_nothing_twice() -> None:
    _, store, page = finished()
    again, _, _ = make_app(store, place=page.place())
    assert again.model.at_table
    again.do("home")
    assert len(history_of(again).records) == 1


def test_a_record_outlives_its_game() -> None:
    app, _, _ = finished()
    key = app.table.key
    app.do("home")
    app.do("delete", key)
    assert not app.library.list()
    assert len(history_of(app).records) == 1


def test_watched_games_are_not_counted() -> None:
    app, _, _ = make_app()
    new_game(app, "friends")
    play(app, "9-13")
    sit(app, (Computer("level1"), Computer("level2")))
    app.do("agree")
    assert not history_of(app).records


def test_a_game_from_a_set_up_position_is_not_counted() -> None:
    app, _, _ = make_app(fragment="")
    set_up(app, "draughts", "B:W18:B15", (Here(), Computer("level2")))
    app.do("start")
    play(app, "15x22")
    assert app.table.match.outcome and not history_of(app).records


def test_a_game_imported_after_its_end_is_not_counted() -> None:
    app, _, _ = finished()
    app.do("export")
    text = app.library.export(app.table.key).text
    other, _, _ = make_app()
    other.do("import", text)
    assert other.table.match.outcome and not history_of(other).records


def test_a_full_store_is_reported_and_the_record_is_held() -> None:
    store = FaultyStore()
    app, page, _ = make_app(store)
    new_game(app, "solo")
    play(app, "9-13")
    store.faults = ["full"] * 9
    app.do("resign")
    assert len(history_of(app).records) == 1
    assert "full" in page.text()


def test_two_tabs_keep_all_records() -> None:
    store = MemoryStore()
    one, _, _ = make_app(store)
    new_game(one, "solo")
    one.do("resign")
    other, _, _ = make_app(store)
    History(other.store).add(record_of(5))
    new_game(one, "solo")
    assert len(history_of(one).records) == len(history_of(other).records) == 2


def test_a_damaged_record_is_reported_and_stays() -> None:
    app, store, page = finished()
    (key,) = [key for key in store.texts if key.startswith(RECORDS)]
    store.set(key, store.texts[key][:-3])
    damaged = store.texts[key]
    app.do("history")
    assert "1 record is damaged" in page.text()
    app.do("home")
    History(app.store).add(record_of(1)._replace(id=key.removeprefix(RECORDS)))
    assert damaged in store.texts.values(), "put aside, not overwritten"
    assert history_of(app).damaged == 1 and len(history_of(app).records) == 1


def test_no_stored_text_stops_the_history() -> None:
    store = MemoryStore()
    store.set(RECORDS + "x", "rubbish")
    store.set(RECORDS + "y", "oddcheckers-record 9 00000000\n")
    store.set(DAYS + "today", "solved")
    store.set(DAYS + "2026-11-23", "anything")
    found = History(SafeStore(store)).data()
    assert found == HistoryData((), 1, 1, frozenset({"2026-11-23"}))


# --- what they add up to ---------------------------------------------------------------------------


def test_statistics_are_split_by_game_and_level() -> None:
    all_records = [
        record_of(1),
        record_of(2),
        record_of(3, result=0),
        record_of(4),
        record_of(5, level="level4", result=-1),
        record_of(6, game="chess"),
        record_of(7)._replace(seats=("", ""), results=(1, -1)),
    ]
    second, fourth, friends = statistics_by_level(all_records, "draughts")
    assert second[:5] == ("level2", 4, 3, 0, 1)
    assert (second.longest, second.streak, second.best) == (14, 1, 2)
    assert (fourth.level, fourth.lost) == ("level4", 1)
    assert (friends.level, friends.played, friends.won, friends.lost) == (FRIENDS, 1, 0, 0)
    assert not statistics_by_level(all_records, "alien")


@given(st.lists(st.sampled_from([1, 0, -1]), max_size=30))
def test_the_best_streak_is_the_longest_run_of_wins(results: list[int]) -> None:
    found = statistics_of("", [record_of(i, result=result) for i, result in enumerate(results)])
    text = "".join("w" if result > 0 else "." for result in results)
    assert found.best == max((len(row) for row in text.split(".")), default=0)
    assert found.streak == len(text) - len(text.rstrip("w"))
    assert found.won + found.lost + found.drawn == found.played == len(results)


def test_of_several_computers_the_strongest_counts() -> None:
    record = record_of(1)._replace(seats=("level1", "", "level3"), results=(-1, 1, -1))
    assert level_against(record) == "level3"


def test_achievements_across_games_are_earned() -> None:
    each = [record_of(i, game=game) for i, game in enumerate(sorted(INFOS.keys() - PLUGINS.keys()))]
    assert earned(HistoryData(tuple(each[1:]))) == {"all/streak"}
    assert earned(HistoryData(tuple(each))) == {"all/streak", "all/each"}
    assert earned(HistoryData((record_of(1, level="level4"),))) == {"all/strongest"}
    crowd = record_of(1, game="satan")._replace(seats=("", "", ""), results=(1, -1, -1))
    assert earned(HistoryData((crowd,))) == {"all/friends"}
    days = frozenset(f"2026-11-{day:02}" for day in range(1, 8))
    assert earned(HistoryData(days=days)) == {"all/week"}


def test_an_achievement_with_parts_requires_all_of_them() -> None:
    planets = INFOS["alien"].achievements[9].parts
    parts = [record_of(i, "alien")._replace(achievements=(planet,)) for i, planet in enumerate(planets)]
    assert "alien/system" in earned(HistoryData(tuple(parts)))
    assert "alien/system" not in earned(HistoryData(tuple(parts[1:])))
    assert "alien/rubbish" not in earned(
        HistoryData((record_of(1, "alien")._replace(achievements=("rubbish",)),))
    )


# --- on the screen ---------------------------------------------------------------------------------


def test_a_new_achievement_is_announced_once() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "satan")
    app.do("resign")
    while app.table.match.outcome is None:
        app.do("resign")
    assert "A full table" in page.text(), "five people at the table"
    assert "Achievement" in app.screen.announcement
    app.do("close")
    app.do("rematch")
    while app.table.match.outcome is None:
        app.do("resign")
    assert app.screen.dialog == "result" and "A full table" not in page.text()


def test_the_history_screen_shows_the_statistics_and_survives_a_reload() -> None:
    app, store, page = finished()
    app.do("home")
    app.do("history")
    assert "Your record" in page.text() and "English Draughts" in page.text()
    assert cells(page) == ["1", "0", "1", "0", "1", "0", "0"]
    assert page.place() == "records"
    again, after, _ = make_app(store, place="records")
    assert again.screen.name == "records" and cells(after) == cells(page)
    again.do("home")
    assert again.screen.name == "home"


def test_an_empty_history_is_explained() -> None:
    app, page, _ = make_app()
    app.do("history")
    assert "No games yet" in page.text()
    assert HistoryView(history_of(app), "2026-11-23").kept == HistoryData()
