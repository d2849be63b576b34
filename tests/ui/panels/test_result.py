"""The result of a game: picture, headline, rewards, advice and next steps."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.contract.values import Info
from engine.games.ctheckers.rules import Ctheckers
from engine.registry import INFOS, PLUGINS
from tests.engine.games.ctheckers import positions
from tests.ui.fakes import FakePage, change, make_app, set_up
from ui.app import App
from ui.session.storage_effects import RecordGame
from ui.storage.history.record import Record
from ui.storage.seats import Computer, Here, Seats, level_of
from ui.tree import Node, find_all, texts

ENDINGS = Path(__file__).parents[3] / "assets" / "endings"

WORLD = Ctheckers().position(positions.set_up("c3:M a1:M d4:m h8:m", piles="C1/c1", looks="d4=t2"))
"""A capture reveals the Cthecker on d4, which ends the world."""


def title(page: FakePage) -> str:
    (found,) = find_all(find_all(page.nodes, role="dialog"), tag="h2")
    return "".join(texts(found))


def panel(page: FakePage) -> Node:
    (found,) = find_all(page.nodes, role="dialog")
    return found


def drawing(page: FakePage) -> str:
    (found,) = find_all([panel(page)], key="picture")
    image = next(find_all([found], tag="img"))
    return str(image.attributes["src"])


def finish(app: App, position: str, way: str, *done: str) -> None:
    """Play a game of draughts from a position to its end."""
    set_up(app, "draughts", position)
    app.do("seating", way)
    app.do("start")
    app.do(*done)


@pytest.mark.parametrize(
    ("position", "way", "done", "over", "seen"),
    [
        ("B:W15:B11", "solo", "11x18", "You won!", "endings/draughts"),
        ("B:W15,8:B11", "solo", "resign", "Not this time", "portraits/fox-pleased"),
        ("B:W15:B11", "friends", "11x18", "Game over", "endings/draughts"),
    ],
)
def test_the_result_says_whether_a_person_against_computers_has_won(
    position: str, way: str, done: str, over: str, seen: str
) -> None:
    app, page, _ = make_app()
    finish(app, position, way, *(("resign",) if done == "resign" else ("type", done)))
    page.wait(5)
    assert app.screen.dialog == "result" and title(page) == over
    assert drawing(page) == f"assets/{seen}.svg"


def test_a_defeat_of_all_has_a_headline_of_its_own() -> None:
    app, page, _ = make_app()
    set_up(app, "ctheckers", WORLD)
    app.do("seating", "solo")
    app.do("start")
    app.do("type", "c3xe5")
    page.wait(5)
    assert app.screen.dialog == "result" and title(page) == "So much for the world"


@pytest.mark.parametrize("step", ["step-back", "view", "["])
def test_the_game_can_be_stepped_through_beside_the_end_panel(step: str) -> None:
    app, page, _ = make_app()
    set_up(app, "draughts", "B:W15:B11")
    app.do("start")
    app.do("type", "11x18")
    page.wait(5)
    (screen,) = find_all(page.nodes, key="screen")
    (panel,) = find_all(page.nodes, role="dialog")
    assert "inert" not in screen.attributes and "aria-modal" not in panel.attributes
    if step == "[":
        assert app.key(step, "", False)
    else:
        app.do(step, "0")
    assert app.table.viewing == 0 and app.screen.dialog == "", "it would hide the log"


def test_an_end_that_fills_the_screen_blocks_the_table() -> None:
    app, page, _ = make_app()
    set_up(app, "ctheckers", WORLD)
    app.do("start")
    app.do("type", "c3xe5")
    page.wait(9)
    (screen,) = find_all(page.nodes, key="screen")
    assert app.screen.dialog == "result" and screen.attributes["inert"]
    assert not app.key("[", "", False)


@pytest.mark.parametrize("calm", [True, False])
def test_the_ending_moves_unless_motion_is_reduced(calm: bool) -> None:
    page = FakePage()
    page.calm = calm
    app, page, _ = make_app(page=page)
    finish(app, "B:W15:B11", "solo", "type", "11x18")
    page.wait(5)
    (ending,) = find_all(page.nodes, class_="ending")
    assert ending.attributes.get("data-ending") == (None if calm else "draughts")
    assert bool([*find_all(page.nodes, class_="ended moves")]) != calm


def test_the_first_button_is_the_rematch_and_a_win_offers_the_next_opponent() -> None:
    app, page, _ = make_app()
    finish(app, "B:W15:B11", "solo", "type", "11x18")
    page.wait(5)
    buttons = [node.attributes["data-do"] for node in find_all([panel(page)], tag="button")]
    assert [do for do in buttons if do not in ("close", "rules")] == [
        "rematch",
        "review",
        "dialog",
        "level-up",
        "setup-again",
    ]
    assert "Play Patient Owl" in page.text()
    app.do("level-up")
    assert app.screen.dialog == ""
    assert [level_of(seat) for seat in app.table.seats] == ["level3", ""]


@pytest.mark.parametrize(("way", "seats"), [("friends", ()), ("solo", (Here(), Computer("level4")))])
def test_nobody_is_stronger_than_friends_or_the_strongest_opponent(way: str, seats: Seats) -> None:
    app, page, _ = make_app()
    set_up(app, "draughts", "B:W15:B11", seats)
    if not seats:
        app.do("seating", way)
    app.do("start")
    app.do("type", "11x18")
    page.wait(5)
    assert app.screen.dialog == "result" and not [*find_all(page.nodes, data_do="level-up")]
    before = [level_of(seat) for seat in app.table.seats]
    app.do("level-up")
    assert sorted(level_of(seat) for seat in app.table.seats) == sorted(before)


def test_a_loss_against_a_computer_comes_with_one_thing_to_try() -> None:
    app, page, _ = make_app()
    finish(app, "B:W15,8:B11", "solo", "resign")
    (note,) = find_all([panel(page)], class_="try-this")
    assert "back row" in "".join(texts(note))


def test_wins_in_a_row_are_counted_from_the_second_on() -> None:
    app, page, _ = make_app()
    finish(app, "B:W15:B11", "solo", "type", "11x18")
    page.wait(5)
    for wins, result in ((1, 1), (2, 1), (0, -1)):
        record = Record(f"id{wins}", "draughts", 0, "", ("", "level2"), (result, -result), "no-pieces", 9, ())
        change(app, (app.model, (RecordGame(record),)))
        assert app.screen.streak == wins
        assert ("2 wins in a row" in page.text()) == (wins == 2)


def test_each_result_has_its_sound() -> None:
    for done, sound in ((("type", "11x18"), "5 tones"), (("resign",), "lost")):
        app, page, _ = make_app()
        finish(app, "B:W15,8:B11" if sound == "lost" else "B:W15:B11", "solo", *done)
        page.wait(5)
        assert page.heard[-1] == sound


@pytest.mark.parametrize("info", [info for info in INFOS.values() if info.id not in PLUGINS])
def test_each_game_has_an_ending_of_its_own_and_advice(info: Info) -> None:
    drawing, motion = (ENDINGS / f"{info.id}.{kind}" for kind in ("svg", "css"))
    moved = set(re.findall(r"#([a-z0-9-]+)", motion.read_text("utf-8")))
    assert moved and moved <= set(re.findall(r'id="([a-z0-9-]+)"', drawing.read_text("utf-8")))
    assert 0.5 <= max(tone.start + tone.seconds for tone in info.fanfare) <= 1.3
    assert "" in info.words.advice
    assert len({each.fanfare for each in INFOS.values()}) >= 8
