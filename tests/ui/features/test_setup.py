"""A game is set up."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game, setup_of
from tests.ui.features.saves.begun import begun
from ui.storage.seats import (
    Computer,
    Here,
    level_of,
)
from ui.tree import find_all, texts


def test_home_offers_every_game() -> None:
    _, page, _ = make_app()
    assert "Play English Draughts" in page.text() and "Saved games" not in page.text()


def test_a_new_game_is_set_up_against_the_computer_and_can_be_changed() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    assert [level_of(seat) for seat in setup_of(app).seats] == ["", "level2"]
    app.do("seat:1", "level4")
    app.do("name:0", "  Ada  ")
    app.do("first", "1")
    assert "Ada" in page.text()
    app.do("start")
    assert app.table.seats == (Computer("level4"), Here("Ada"))
    assert "Ada (Light)" in page.text()


@pytest.mark.parametrize(("way", "levels"), [("solo", 1), ("friends", 0), ("watch", 2)])
def test_the_usual_ways_to_sit_down(way: str, levels: int) -> None:
    app, _, _ = make_app()
    new_game(app, way)
    assert sum(bool(level_of(seat)) for seat in app.table.seats) == levels


def test_lots_are_drawn_for_who_begins() -> None:
    app, _, _ = make_app()
    app.do("setup", "draughts")
    app.do("first", "chance")
    app.do("start")
    assert sorted(level_of(seat) for seat in app.table.seats) == ["", "level2"]


def beginners(page: FakePage) -> list[str]:
    """Who is offered to begin."""
    (asked,) = find_all(page.nodes, tag="select", data_do="first")
    return ["".join(texts(option)) for option in find_all([asked], tag="option")]


def test_who_begins_is_asked_by_name_and_the_colours_stand_with_the_players() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("name:0", "Ada")
    assert beginners(page) == ["Ada", "Player 2", "Random"]
    assert "Player 1: Dark" in page.text() and "Player 2: Light" in page.text()
    app.do("first", "1")
    assert "Player 1: Light" in page.text() and "Player 2: Dark" in page.text()


def test_a_name_is_only_what_its_field_begins_with_so_what_is_being_typed_is_left_alone() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("name:0", "Ada")
    (field,) = find_all(page.nodes, tag="input", data_do="name:0")
    assert field.attributes["defaultValue"] == "Ada" and "value" not in field.attributes


def test_the_back_button_leads_home_and_the_game_is_kept() -> None:
    app, page = begun()
    app.do("home")
    assert "Continue English Draughts: Dark – Light" in page.text()


def test_which_side_begins_is_told_beside_the_question_who_does() -> None:
    app, page, _ = make_app()
    app.do("setup", "chesskers")
    assert "Whoever moves first plays Checkers; the other plays Chess." in page.text()
    app.do("setup", "satan")
    assert "Whoever begins" not in page.text(), "there each place is named"


def test_the_board_is_shown_as_it_will_lie_before_whoever_sits_here() -> None:
    app, page, _ = make_app()
    app.do("setup", "chesskers")

    def height_of(art: str) -> float:
        found = find_all(page.nodes, tag="image", href=f"assets/pieces/{art}.svg")
        return min(float(str(image.attributes["y"])) for image in found)

    assert height_of("white-king") < height_of("red-checker")
    app.do("first", "1")
    assert height_of("white-king") > height_of("red-checker")


@pytest.mark.rule("S5")
def test_the_set_up_of_satans_checkers_tells_who_goes_first_and_that_of_others_does_not() -> None:
    app, page, _ = make_app()
    app.do("setup", "satan")
    fields = ["".join(texts(node)) for node in find_all(page.nodes, tag="label")]
    (asked,) = (field for field in fields if field.startswith("Who moves first"))
    assert asked.endswith("The most sinister player goes first.")
    app.do("home")
    app.do("setup", "chinese")
    assert "sinister" not in page.text()


def test_the_cover_of_alien_checkers_tells_the_minutes_that_its_designer_does() -> None:
    _, page, _ = make_app()
    (cover,) = (
        node for node in find_all(page.nodes, tag="li") if node.attributes.get("data-mood") == "stars"
    )
    assert "5 to 30 minutes" in "".join(texts(cover))
