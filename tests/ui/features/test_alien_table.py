"""Alien Checkers at the table: orientation, notices of the computer's choices, and the end."""

from __future__ import annotations

from math import hypot

import pytest

from tests.ui.fakes import FakePage
from tests.ui.features.alien import at, click, play_card
from ui.board.drawing import Trail
from ui.tree import find_all


def ways(page: FakePage) -> list[str]:
    found = (str(node.attributes.get("class", "")) for node in find_all(page.nodes, tag="span", role="img"))
    return [name.removeprefix("heading to-") for name in found if name.startswith("heading")]


@pytest.mark.parametrize(("towards", "bottom"), [("east", "a"), ("west", "h")])
def test_the_board_turns_so_that_the_person_still_moves_up(towards: str, bottom: str) -> None:
    app, page, _ = at("", "rotate")
    assert ways(page) == ["down", "up"]
    play_card(app, page, "rotate")
    page.calm = False
    click(app, page, towards)
    assert ways(page) == ["down", "up"]
    assert {spot[0] for spot in app.table.geometry.rows()[-1]} == {bottom}
    spins = [n.attributes["style"] for n in find_all(page.nodes, tag="canvas")]
    assert spins == [f"--from:{90 if towards == 'east' else -90}deg"] * 2
    app.do("flip-board")
    assert ways(page) == ["left", "right"]


def test_a_board_does_not_spin_where_motion_is_unwanted() -> None:
    app, page, _ = at("", "rotate")
    play_card(app, page, "rotate", "east")
    assert all("style" not in node.attributes for node in find_all(page.nodes, tag="canvas"))


def test_a_notice_over_the_board_shows_the_computers_choice() -> None:
    app, page, search_service = at("c7:m", "ring")
    play_card(app, page, "ring", "b2")
    page.wait(5)
    search_service.done("c7-b6")
    page.wait(0.5)
    card = next(a.text for a in app.table.game.legal_actions(app.table.state))
    search_service.done(card)
    assert app.screen.notice.words.startswith("Light plays")
    assert app.screen.notice.words in page.text()


def test_a_hint_for_a_card_is_shown_in_words() -> None:
    app, page, search_service = at("", "fortify")
    play_card(app, page, "fortify")
    app.do("hint")
    search_service.done("build:d4|d5,d4|e4")
    assert app.table.hint == ("d4|d5", "d4|e4")
    assert "Hint: the edge between d4 and d5, the edge between d4 and e4." in page.text()


def test_the_end_shows_both_planets_and_the_progress_towards_each() -> None:
    app, page, _ = at("d4:^ f4:^", "fire", planets="mercury/mars")
    play_card(app, page, "fire", "c5")
    assert app.screen.dialog == "result"
    assert (
        "Dark: Mercury. Wins with three squares on fire, no matter who lit them. So far: 3 of 3."
        in page.text()
    )
    assert "Light: Mars. Wins with three captures" in page.text()
    pictures = [str(image.attributes["src"]) for image in find_all(page.nodes, tag="img")]
    assert {f"assets/cards/planet-{planet}.svg" for planet in ("mercury", "mars")} <= {*pictures}


def test_a_resignation_reveals_the_planets() -> None:
    app, page, _ = at("", "ring", planets="mercury/mars")
    assert "Mars" not in page.text()
    app.do("resign")
    assert "Dark: Mercury" in page.text() and "Light: Mars" in page.text()


def drawn_arrows(page: FakePage) -> list[tuple[tuple[float, float], ...]]:
    """Return the points of the arrows for directions on the board."""
    things = page.painted["board-live"]
    return [thing.points for thing in things if isinstance(thing, Trail) and thing.kind == "target"]


def arrow_buttons(page: FakePage) -> dict[str, str]:
    """Return the names of the buttons over arrows, by target."""
    found = find_all(page.nodes, tag="button", class_="extra arrow")
    return {str(node.attributes["data-value"]): str(node.attributes["aria-label"]) for node in found}


def test_the_new_directions_of_rotate_are_arrows_on_the_board() -> None:
    app, page, _ = at("", "rotate")
    play_card(app, page, "rotate")
    (east, west), middle = drawn_arrows(page), app.table.geometry.width / 2
    assert [east[0][0] < east[1][0], west[0][0] > west[1][0]] == [True, True], "to the right, to the left"
    assert {y for _, y in (*east, *west)} == {middle}
    assert arrow_buttons(page) == {
        "east": "Dark moves east, towards h",
        "west": "Dark moves west, towards a",
    }
    assert {"Dark moves east, towards h", "Dark moves west, towards a"} <= set(page.text().split("\n"))
    app.do("flip-board")
    assert drawn_arrows(page)[0][0][1] != middle, "they turn with the board"
    app.do("pick", "east")
    assert drawn_arrows(page) == [] and arrow_buttons(page) == {}


def test_the_pushes_of_the_monolith_are_arrows_over_its_edges() -> None:
    app, page, _ = at("d4:# d5:# e4:# e5:#", "monolith")
    play_card(app, page, "monolith")
    middle = app.table.geometry.width / 2
    arrows = drawn_arrows(page)
    assert len(arrows) == 4 and len({*arrows}) == 4
    assert all(hypot(x - middle, y - middle) > 1 for _, (x, y) in arrows), "they point away from it"
    assert arrow_buttons(page) == {}, "the places that it reaches are buttons already"
    extras = find_all(page.nodes, tag="button", class_="extra corner")
    assert "east, to the four squares from e4 to f5" in {node.attributes["aria-label"] for node in extras}


def test_the_first_place_of_the_monolith_has_no_arrows() -> None:
    app, page, _ = at("", "monolith")
    play_card(app, page, "monolith")
    assert drawn_arrows(page) == [] and list(find_all(page.nodes, tag="button", class_="extra corner"))
