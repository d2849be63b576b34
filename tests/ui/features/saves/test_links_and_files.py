"""Export and import of games as links and files."""

from __future__ import annotations

import json

import pytest

from engine.registry import find_game
from engine.session.link import read_link, write_link
from engine.session.match import new_match
from tests.ui.fakes import make_app
from tests.ui.features.saves.begun import begun, played
from ui.features.share import links
from ui.storage.seats import (
    level_of,
)
from ui.storage.store import MemoryStore


def link_of(moves: int, seats: str = "") -> str:
    match = new_match(find_game("draughts"))
    for _ in range(moves):
        match = match.play(match.game.legal_actions(match.state)[0])
    return write_link(match, seats)


def test_a_link_opens_the_same_game_in_a_clean_browser() -> None:
    app, page = begun()
    app.do("dialog", "share")
    fragment = links(app.table).game
    address = page.address(fragment)
    assert address in [node.attributes.get("value") for node in page.inputs()]
    other, _, _ = make_app(fragment=fragment)
    assert other.screen.name == "table" and other.table.match.played == app.table.match.played
    assert len(other.library.list()) == 1


def test_a_link_opened_twice_makes_one_game_and_overwrites_none() -> None:
    store = MemoryStore()
    link = link_of(6, ",level3")
    one, _, _ = make_app(store, link)
    assert [level_of(seat) for seat in one.table.seats] == ["", "level3"]
    make_app(store, link)
    assert len(one.library.list()) == 1
    app, _ = begun(store)
    app.do("link", link)
    assert len(app.library.list()) == 2


def test_a_position_link_opens_the_set_up() -> None:
    app, _ = begun()
    fragment = links(app.table).position
    other, page, _ = make_app(fragment=fragment)
    assert other.screen.name == "setup" and "The game starts from this position" in page.text()
    other.do("seating", "friends")
    other.do("start")
    assert other.table.state.position == app.table.state.position


def test_a_link_made_while_viewing_leads_to_the_viewed_position() -> None:
    app, _ = begun()
    app.do("type", "22-17")
    app.do("view", "1")
    fragment = links(app.table).game
    assert len(read_link(fragment).match.log) == 1


@pytest.mark.parametrize("damage", [lambda t: t[:-3], lambda t: t[:20] + "x" + t[21:], lambda _: "nonsense"])
def test_a_broken_link_opens_the_home_screen_with_a_message(damage: object) -> None:
    assert callable(damage)
    _, page, _ = make_app(fragment=damage(link_of(9)))
    assert "Choose a game" in page.text()
    assert "This link" in page.text()


def test_a_game_survives_export_and_import() -> None:
    app, page = begun()
    app.do("export", "")
    name, text = page.files[-1]
    assert name.endswith(".json")
    other, _, _ = make_app()
    other.do("import", text)
    assert other.screen.name == "table" and played(other) == ["11-15"]


def test_a_game_survives_export_and_import_as_pdn() -> None:
    app, page = begun()
    app.do("export-as", ".pdn")
    name, text = page.files[-1]
    assert name == "draughts.pdn" and "1. 11-15" in text and '[Result "*"]' in text
    other, _, _ = make_app()
    other.do("import", text)
    assert played(other) == ["11-15"]


@pytest.mark.parametrize("text", ["", "rubbish", "{}", json.dumps({"oddcheckers": 99}), "1. 11-99 *"])
def test_another_file_is_refused_with_a_message(text: str) -> None:
    app, page, _ = make_app()
    app.do("import", text)
    assert app.screen.name == "home" and app.screen.message
    assert page.text()
