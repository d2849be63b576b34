"""The set-up of a game."""

from __future__ import annotations

import pytest

from engine.registry import GAMES
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
    (field,) = find_all(page.nodes, tag="input", data_do="name:0")
    assert field.attributes["defaultValue"] == "Ada"
    app.do("start")
    assert app.table.seats == (Computer("level4"), Here("Ada"))
    assert "Ada (Light)" in page.text()


@pytest.mark.parametrize(("way", "levels"), [("solo", 1), ("friends", 0), ("watch", 2)])
def test_each_usual_seating_has_its_number_of_computers(way: str, levels: int) -> None:
    app, _, _ = make_app()
    new_game(app, way)
    assert sum(bool(level_of(seat)) for seat in app.table.seats) == levels


def test_a_lot_decides_who_begins() -> None:
    app, _, _ = make_app()
    app.do("setup", "draughts")
    app.do("first", "chance")
    app.do("start")
    assert sorted(level_of(seat) for seat in app.table.seats) == ["", "level2"]


def offered(page: FakePage, command: str) -> dict[str, str]:
    """Return the titles of the tiles of a command, by their values."""
    tiles = find_all(page.nodes, tag="label", class_="pick")
    fields = ((field, tile) for tile in tiles for field in find_all([tile], data_do=command))
    return {str(field.attributes["value"]): "".join(texts(tile)) for field, tile in fields}


def chosen(page: FakePage, command: str) -> list[str]:
    """Return the chosen values of a command: one, or none."""
    fields = find_all(page.nodes, tag="input", data_do=command, checked=True)
    return [str(field.attributes["value"]) for field in fields]


def test_the_choice_of_the_first_player_lists_names_and_each_player_shows_a_colour() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("seating", "friends")
    app.do("name:0", "Ada")
    assert list(offered(page, "first").values()) == ["Ada", "Player 2", "Random"]
    assert "Player 1: Dark" in page.text() and "Player 2: Light" in page.text()
    app.do("first", "1")
    assert "Player 1: Light" in page.text() and "Player 2: Dark" in page.text()


def test_redrawing_a_name_field_keeps_the_text_being_typed() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("name:0", "Ada")
    (field,) = find_all(page.nodes, tag="input", data_do="name:0")
    assert field.attributes["defaultValue"] == "Ada" and "value" not in field.attributes


def test_the_home_button_keeps_the_game() -> None:
    app, page = begun()
    app.do("home")
    assert "Continue English Draughts: Dark – Light" in page.text()


def test_the_set_up_explains_which_side_moves_first() -> None:
    app, page, _ = make_app()
    app.do("setup", "chesskers")
    assert offered(page, "colour") == {"0": "Checkersmoves first", "1": "Chess", "chance": "Random"}
    app.do("seating", "friends")
    assert "Whoever moves first plays Checkers; the other plays Chess." in page.text()
    app.do("setup", "satan")
    assert "Whoever moves first" not in page.text(), "there each place is named"


def test_the_set_up_shows_the_board_from_the_local_players_side() -> None:
    app, page, _ = make_app()
    app.do("setup", "chesskers")

    def height_of(art: str) -> float:
        found = find_all(page.nodes, tag="image", href=f"assets/pieces/{art}.svg")
        return min(float(str(image.attributes["y"])) for image in found)

    assert height_of("white-king") < height_of("red-checker")
    app.do("first", "1")
    assert height_of("white-king") > height_of("red-checker")


@pytest.mark.rule("S5")
def test_only_the_set_up_of_satans_checkers_says_that_the_most_sinister_player_begins() -> None:
    app, page, _ = make_app()
    app.do("setup", "satan")
    fields = ["".join(texts(node)) for node in find_all(page.nodes, role="radiogroup")]
    (asked,) = (field for field in fields if field.startswith("Who moves first"))
    assert asked.endswith("The most sinister player goes first.")
    app.do("home")
    app.do("setup", "chinese")
    assert "sinister" not in page.text()


def test_the_cover_of_alien_checkers_shows_its_designers_duration() -> None:
    _, page, _ = make_app()
    (cover,) = (
        node for node in find_all(page.nodes, tag="li") if node.attributes.get("data-game-theme") == "stars"
    )
    assert "5 to 30 minutes" in "".join(texts(cover))


# --- tiles -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_has_tiles_for_opponent_and_colour_and_no_drop_down_list(game: str) -> None:
    app, page, _ = make_app()
    for command, value in (("setup", game), ("clock:kind", "game"), ("seating", "solo")):
        app.do(command, value)
        assert not list(find_all(page.nodes, tag="select"))
    assert list(offered(page, "opponent")) == ["level1", "level2", "level3", "level4"]
    assert chosen(page, "opponent") == ["level2"] and chosen(page, "colour") == ["0"]
    assert len(offered(page, "colour")) == len(setup_of(app).seats) + 1


def test_the_opponents_tiles_are_portraits_with_names() -> None:
    app, page, _ = make_app()
    app.do("setup", "chess")
    assert offered(page, "opponent")["level4"] == "Old Dragon"
    drawings = {str(image.attributes["src"]) for image in find_all(page.nodes, tag="img", class_="portrait")}
    assert drawings == {
        f"assets/portraits/{each}-thinking.svg" for each in ("kitten", "fox", "owl", "dragon")
    }


def test_the_opponent_sets_all_computers_and_stays_when_players_are_added() -> None:
    app, page, _ = make_app()
    app.do("setup", "chinese")
    app.do("opponent", "level4")
    app.do("option:players", "4")
    assert [level_of(seat) for seat in setup_of(app).seats] == ["", "level4", "level4", "level4"]
    app.do("seat:2", "level1")
    assert chosen(page, "opponent") == [] and "Several levels" in page.text()
    app.do("opponent", "level9")
    assert level_of(setup_of(app).seats[2]) == "level1", "there is no such level"


@pytest.mark.parametrize(("game", "count"), [("draughts", 2), ("chinese", 2), ("satan", 5)])
def test_the_person_takes_the_seat_of_the_chosen_colour(game: str, count: int) -> None:
    for seat in range(count):
        app, page, _ = make_app()
        app.do("setup", game)
        app.do("colour", str(seat))
        assert chosen(page, "colour") == [str(seat)]
        app.do("start")
        assert [i for i, each in enumerate(app.table.seats) if isinstance(each, Here)] == [seat]


def test_a_lot_may_decide_the_colour() -> None:
    app, page, _ = make_app()
    app.do("setup", "satan")
    app.do("colour", "chance")
    assert chosen(page, "colour") == ["chance"] and "Player 1: Red" not in page.text()
    app.do("start")
    assert sorted(level_of(seat) for seat in app.table.seats) == ["", *["level2"] * 4]


def test_a_colour_that_does_not_exist_changes_nothing() -> None:
    app, _, _ = make_app()
    app.do("setup", "draughts")
    before = setup_of(app)
    for value in ("2", "x", ""):
        app.do("colour", value)
    app.do("seating", "friends")
    app.do("colour", "1")
    assert setup_of(app).first == before.first


def test_the_colour_is_remembered_when_the_set_up_opens_again() -> None:
    app, page, _ = make_app()
    app.do("setup", "draughts")
    app.do("opponent", "level3")
    app.do("colour", "1")
    app.do("start")
    app.do("setup-again")
    assert chosen(page, "opponent") == ["level3"] and chosen(page, "colour") == ["1"]


def test_each_of_two_watched_computers_has_its_tiles() -> None:
    app, page, _ = make_app()
    app.do("setup", "chess")
    app.do("seating", "watch")
    app.do("seat:0", "level4")
    assert not offered(page, "opponent") and not offered(page, "colour")
    assert chosen(page, "seat:0") == ["level4"] and chosen(page, "seat:1") == ["level2"]


def test_several_computers_are_set_seat_by_seat() -> None:
    app, page, _ = make_app()
    app.do("setup", "satan")
    app.do("seating", "watch")
    assert list(offered(page, "seat:4")) == ["", "level1", "level2", "level3", "level4"]
    app.do("seat:4", "")
    assert chosen(page, "seat:4") == [""] and chosen(page, "colour") == ["4"]


@pytest.mark.parametrize(("game", "option"), [("satan", "setup"), ("chinese", "players")])
def test_start_positions_are_small_boards(game: str, option: str) -> None:
    app, page, _ = make_app()
    app.do("setup", game)
    for value in offered(page, f"option:{option}"):
        app.do(f"option:{option}", value)
        assert chosen(page, f"option:{option}") == [value]
    (group,) = find_all(page.nodes, class_="picks boards")
    assert len(list(find_all([group], tag="svg"))) == len(offered(page, f"option:{option}"))


def test_a_stepper_leads_to_the_values_beside_it() -> None:
    app, page, _ = make_app()
    app.do("setup", "chess")
    app.do("clock:kind", "hourglass")
    app.do("clock:seconds", "30")
    less, more = find_all(page.nodes, tag="button", data_do="clock:seconds")
    assert less.attributes["aria-disabled"] == "true" and less.attributes["data-value"] == "30"
    assert more.attributes["data-value"] == "60" and "aria-disabled" not in more.attributes


def test_friends_online_sit_in_the_order_of_the_places() -> None:
    app, _, _ = make_app()
    app.do("setup", "chinese")
    app.do("colour", "1")
    app.do("seating", "elsewhere")
    assert setup_of(app).first == "0"
