"""Titles and statuses of saved games follow the current language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.language import ENGLISH, set_language
from engine.contract.values import Outcome, Reason
from engine.registry import GAMES
from engine.session.backup import GAMES as GAMES_KEY
from tests.engine.contract.checks.played import play_out, some
from tests.ui.fakes import FakePage, make_app, new_game, set_up
from tests.ui.remote.links import two
from ui.app import App
from ui.storage.entries import Conflict, Entry, localized, read_entry, write_entry
from ui.storage.facts import LOST, WON, Facts, Links, own_result, read_facts, write_facts
from ui.storage.library import summary
from ui.storage.names import NAME_LIMIT
from ui.storage.seats import Computer, Here, Remote, Seats, given_name
from ui.tree import find_all, texts


@pytest.fixture(autouse=True)
def restore_english() -> Iterator[None]:
    yield
    set_language(ENGLISH)


def stored(app: App, page: FakePage, way: str = "solo", game: str = "draughts") -> None:
    """Start a game, which is stored with its first move, and return to the list."""
    new_game(app, way, game)
    app.do("type", "11-15")
    page.wait(1)
    app.do("home")


def read_in(app: App, page: FakePage, language: str) -> str:
    app.do("set:language", language)
    return page.text()


def test_title_and_status_follow_the_language() -> None:
    app, page, _ = make_app()
    stored(app, page)
    english = page.text()
    assert "English Draughts: Dark (you) – Curious Fox (Light)" in english
    assert "Curious Fox (Light) to move." in english
    german = read_in(app, page, "de")
    assert "English Draughts: Dunkel (du) – Neugieriger Fuchs (Hell)" in german
    assert "Neugieriger Fuchs (Hell) ist am Zug." in german
    assert "Light" not in german and "to move" not in german
    spanish = read_in(app, page, "es")
    assert "Oscuras (tú) – " in spanish and "Juegan las claras (Zorro Curioso)." in spanish
    assert "Hell" not in spanish and "Light" not in spanish


def test_the_result_follows_the_language() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    app.do("resign")
    app.do("home")
    assert "Dark wins: Light resigned." in page.text()
    assert "Dunkel gewinnt: Hell hat aufgegeben." in read_in(app, page, "de")


def test_a_given_name_stays() -> None:
    app, page, _ = make_app()
    stored(app, page)
    (key,) = (entry.id for entry in app.library.list())
    app.do("rename", key)
    app.do("renamed", "English Draughts: Dark – Curious Fox (Light)")
    assert "Draughts: Dunkel (du) – Neugieriger Fuchs" in read_in(app, page, "de"), (
        "to leave the name as it is gives none"
    )
    app.do("rename", key)
    app.do("renamed", "Sunday")
    assert "Sunday" in read_in(app, page, "en")
    app.do("resume", key)
    page.wait(1)
    app.do("home")
    assert "Sunday" in page.text() and "Draughts: Dark" not in page.text()


def test_files_dialogs_and_messages_use_the_same_name() -> None:
    app, page, _ = make_app()
    stored(app, page)
    (key,) = (entry.id for entry in app.library.list())
    read_in(app, page, "de")
    app.do("export", key)
    assert page.files[-1][0] == "odd-checkers English Draughts Dunkel Neugieriger Fuchs (Hell).json"
    app.do("rename", key)
    assert any(
        str(field.attributes.get("defaultValue", "")).startswith("English Draughts: Dunkel")
        for field in page.inputs()
    )
    app.do("close")
    app.do("delete", key)
    assert "„English Draughts: Dunkel – Neugieriger Fuchs (Hell)“" in page.text()


def test_a_copy_is_marked_in_every_language() -> None:
    app, page, _ = make_app()
    stored(app, page)
    (mine,) = app.library.list()
    copy = app.library.keep_both(Conflict(mine, mine))
    assert localized(copy).name.endswith("(copy)")
    set_language("de")
    name = localized(app.library.entry(copy.id)).name
    assert "Dunkel" in name and name.endswith("(Kopie)")


def test_a_game_by_links_follows_the_language() -> None:
    host, guest = two()
    for device in (host, guest):
        device.do("home")
    assert "With Ben, by link. Your turn." in host.page.text()
    set_language("de")
    status = localized(host.app.library.list()[0]).status
    assert "Ben" in status and "With" not in status and "turn" not in status
    assert "Waiting" not in localized(guest.app.library.list()[0]).status


def test_old_entries_show_their_stored_text_until_played_on() -> None:
    app, page, _ = make_app()
    stored(app, page, "friends")
    (entry,) = app.library.list()
    old = json.loads(write_entry(entry).split("\n")[1])
    for key in ("facts", "named", "copies"):
        del old[key]
    before = Entry(entry.id, **old, save=entry.save)
    app.store.set(GAMES_KEY + entry.id, write_entry(before))
    assert "Dark – Light" in read_in(app, page, "de") and "Light to move." in page.text()
    read_in(app, page, "en")
    app.do("resume", entry.id)
    app.do("type", "22-17")
    app.do("home")
    assert "Dunkel – Hell" in read_in(app, page, "de") and "Dunkel ist am Zug." in page.text()


@pytest.mark.parametrize("name", GAMES)
def test_the_status_is_the_stored_text_or_the_player_to_move(name: str) -> None:
    game = GAMES[name]
    options = next(iter(game.all_options()))
    match = play_out(game, options, 3)
    seats: Seats = (Here("Ann"), *[Computer("level1")] * (len(match.seats) - 1))
    for index in some(match)[::3]:
        place = match.goto(index)
        shown = summary(place, seats)
        entry = Entry(
            "x", "", name, 0.0, 0.0, "", shown.status, shown.position, facts=shown.facts, named=False
        )
        if place.player < 0:
            assert localized(entry).status == shown.status or not place.outcome
        else:
            player = given_name(seats[place.player])
            generic = f"{player} ({match.seats[place.player]}) to move."
            assert localized(entry).status in (shown.status, generic)
        assert read_facts(json.loads(json.dumps(write_facts(shown.facts)))) == shown.facts
        assert read_entry("x", write_entry(entry)).facts == shown.facts
        assert "Ann" in localized(entry).name


FACTS = Facts((Here("Ann"), Computer("level1")), (), 0, 0, None, Links(("Ben",), ("",), True))
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(max_size=5), each, max_size=3),
    max_leaves=5,
)


@given(key=st.sampled_from([*write_facts(FACTS), "end"]), junk=JUNK)
def test_invalid_facts_hide_nothing(key: str, junk: Any) -> None:
    facts = read_facts({**write_facts(FACTS), key: junk})
    entry = Entry("x", "Ann's", "draughts", 0.0, 0.0, "", "As it was.", "W:W1:B2", facts=facts, named=False)
    assert localized(entry).name and localized(entry).status


def test_facts_of_another_game_leave_the_text() -> None:
    facts = FACTS._replace(mover=9, options=(("no", "such"),))
    entry = Entry("x", "Ann's", "draughts", 0.0, 0.0, "", "As it was.", "W:W1:B2", facts=facts, named=False)
    assert localized(entry) == entry


def test_a_name_stays_short_after_many_copies() -> None:
    entry = Entry("x", "Ann's", "draughts", 0.0, 0.0, "", position="W:W1:B2", facts=FACTS, named=False)
    assert len(localized(entry._replace(copies=10**12)).name) <= NAME_LIMIT
    assert localized(entry._replace(copies=-1)).name == localized(entry).name


@pytest.mark.parametrize(
    ("resigned", "result", "words"),
    [("resign", LOST, "Lost."), ("", WON, "Won.")],
    ids=["lost", "won"],
)
def test_lists_begin_with_the_own_result(resigned: str, result: str, words: str) -> None:
    app, page, _ = make_app()
    set_up(app, "draughts", "B:W15:B11")
    app.do("seating", "solo")
    app.do("start")
    app.do(*((resigned,) if resigned else ("type", "11x18")))
    app.do("home")
    (entry,) = app.library.list()
    assert entry.facts and own_result(entry.facts) == result
    for screen in ("home", "library"):
        app.do(screen)
        (shown,) = find_all(page.nodes, tag="b", class_=f"outcome {result}")
        assert "".join(texts(shown)) == words


def test_lists_give_no_result_where_none_is_ones_own() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    app.do("resign")
    app.do("home")
    assert "Dark wins" in page.text()
    assert not list(find_all(page.nodes, tag="b")), "two people played here"


def test_an_online_result_is_ones_own() -> None:
    facts = Facts((Remote("Ben"), Here("Ada"), Here("Ada")), (), 0, -1)
    for returns, result in (((1, -1, -1), LOST), ((-1, -1, 1), WON), ((-1, -1, -1), ""), ((0, 0, 0), "")):
        assert own_result(facts._replace(outcome=Outcome(returns, Reason("x", "")))) == result
    assert own_result(facts) == "", "nothing is decided"
