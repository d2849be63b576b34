"""Alien Checkers at the table: which way the board lies, what the computer tells, how it ends."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage
from tests.ui.features.alien import at, click, played
from ui.tree import find_all


def ways(page: FakePage) -> list[str]:
    found = (str(node.attributes.get("class", "")) for node in find_all(page.nodes, tag="span", role="img"))
    return [name.removeprefix("heading to-") for name in found if name.startswith("heading")]


@pytest.mark.parametrize(("towards", "bottom"), [("east", "a"), ("west", "h")])
def test_the_board_turns_so_that_the_person_still_moves_up(towards: str, bottom: str) -> None:
    app, page, _ = at("", "rotate")
    assert ways(page) == ["up", "down"]
    played(app, page, "rotate")
    page.calm = False
    click(app, page, towards)
    assert ways(page) == ["up", "down"]
    assert {spot[0] for spot in app.table.geometry.rows()[-1]} == {bottom}
    spins = [n.attributes["style"] for n in find_all(page.nodes, tag="canvas")]
    assert spins == [f"--from:{90 if towards == 'east' else -90}deg"] * 2
    app.do("turn")
    assert ways(page) == ["right", "left"]


def test_a_board_does_not_spin_where_motion_is_unwanted() -> None:
    app, page, _ = at("", "rotate")
    played(app, page, "rotate", "east")
    assert all("style" not in node.attributes for node in find_all(page.nodes, tag="canvas"))


def test_a_notice_over_the_board_shows_the_computers_choice() -> None:
    app, page, search_service = at("c7:m", "ring")
    played(app, page, "ring", "b2")
    page.wait(5)
    search_service.done("c7-b6")
    page.wait(0.5)
    card = next(a.text for a in app.table.game.legal_actions(app.table.state))
    search_service.done(card)
    assert app.screen.notice.words.startswith("Light plays")
    assert app.screen.notice.words in page.text()


def test_a_hint_for_a_card_is_shown_in_words() -> None:
    app, page, search_service = at("", "fortify")
    played(app, page, "fortify")
    app.do("hint")
    search_service.done("build:d4|d5,d4|e4")
    assert app.table.hint == ("d4|d5", "d4|e4")
    assert "Hint: the edge between d4 and d5, the edge between d4 and e4." in page.text()


def test_at_the_end_both_planets_are_shown_with_how_near_each_was() -> None:
    app, page, _ = at("d4:^ f4:^", "fire", planets="mercury/mars")
    played(app, page, "fire", "c5")
    assert app.screen.dialog == "result"
    assert (
        "Dark: Mercury. Wins with three squares on fire, no matter who lit them. So far: 3 of 3."
        in page.text()
    )
    assert "Light: Mars. Wins with three captures" in page.text()
    pictures = [str(image.attributes["src"]) for image in find_all(page.nodes, tag="img")]
    assert {f"assets/cards/planet-{planet}.svg" for planet in ("mercury", "mars")} <= {*pictures}


def test_who_resigns_lays_the_planets_open_too() -> None:
    app, page, _ = at("", "ring", planets="mercury/mars")
    assert "Mars" not in page.text()
    app.do("resign")
    assert "Dark: Mercury" in page.text() and "Light: Mars" in page.text()
