"""Games on the star at the table: set-up, turns, elimination."""

from __future__ import annotations

import pytest

from tests.ui import fakes
from tests.ui.board.stars import at, joined_texts, resign, set_up, started
from tests.ui.fakes import make_app, new_game, play, setup_of, sit
from ui.storage.seats import Computer, Here
from ui.tree import find_all

SNUFFED = "A1,A2,A3,A4,A5,A6,A7,1.0/A8,A9/D1 satan:- 0 0 three"
"""A position in which Red's home is full, so that any move eliminates Red."""


@pytest.mark.parametrize(
    ("game", "option", "colours"),
    [
        ("satan", {"setup": "five"}, ["Red", "Yellow", "Blue", "Green", "White"]),
        ("satan", {"setup": "duel"}, ["Red", "Yellow"]),
        ("chinese", {"players": "6"}, ["Red", "Yellow", "Blue", "Green", "White", "Purple"]),
    ],
)
def test_each_line_of_the_set_up_names_its_colour(
    game: str, option: dict[str, str], colours: list[str]
) -> None:
    app, page, _ = set_up(game, **option)
    assert len(list(find_all(page.nodes, data_do="colour"))) == len(colours) + 1
    assert all(colour in page.text() for colour in colours)
    assert f"Player {len(colours) + 1}" not in page.text()
    assert len(setup_of(app).seats) == len(colours)


def test_the_set_up_explains_its_options() -> None:
    _, page, _ = set_up(setup="three")
    assert "Crossing: your paths cross" in page.text()
    assert "Duel: each player's goal is the other's home." in page.text()


def test_the_first_player_is_chosen_once_and_by_name() -> None:
    app, page, _ = set_up(setup="three")
    app.do("name:1", "Bob")
    assert page.text().count("Who moves first?") == 1 and "First move" not in page.text()
    (asked,) = (
        group for group in find_all(page.nodes, role="radiogroup") if list(find_all([group], data_do="first"))
    )
    assert [joined_texts(tile) for tile in find_all([asked], class_="pick")] == [
        "Player 1 (red)",
        "Bob (yellow)",
        "Player 3 (blue)",
        "Random",
    ]
    app.do("first", "1")
    app.do("start")
    assert app.table.match.player == 1 and app.table.seats[1].name == "Bob", "nobody changes places"


def test_the_drawn_first_player_is_announced() -> None:
    app, page, _ = set_up(setup="three")
    app.do("first", "chance")
    app.do("seating", "friends")
    app.do("start")
    beginner = app.table.match.seats[app.table.match.player]
    assert (
        f"{beginner} moves first." in app.screen.announcement
        and app.screen.notice.words == f"{beginner} moves first."
    )
    assert f"{beginner} moves first." in page.text()


def test_only_compatible_options_are_offered() -> None:
    app, page, _ = set_up()
    assert "Tournament" not in page.text() and "Satan's fire" not in page.text(), "five have no choice"
    app.do("option:setup", "three")
    assert "Tournament" in page.text() and "Not in play" in page.text()
    app.do("option:games", "tournament")
    app.do("option:setup", "duel")
    assert setup_of(app).options["games"] == "single"


def test_a_position_settles_set_up_and_seats() -> None:
    app, page, _ = make_app()
    fakes.set_up(app, "satan", SNUFFED)
    assert len(setup_of(app).seats) == 3 and setup_of(app).options["setup"] == "three"
    assert "Who moves first?" not in page.text() and "Set-up" not in page.text()


def test_the_player_to_move_is_marked_among_five() -> None:
    app, page, _ = started()

    def marked() -> list[str]:
        lists = list(find_all(page.nodes, class_="players"))
        return [joined_texts(line) for line in find_all(lists, aria_current="true")]

    assert len(marked()) == 1 and "Red" in marked()[0]
    app.do("pick", "stay")
    app.do("type", "A1 4.0")
    assert "Yellow" in marked()[0] and app.screen.announcement.endswith(
        "Yellow to move a flame, or Satan's fire first (S12)."
    )


@pytest.mark.rule("S12")
def test_moving_a_flame_at_once_leaves_satans_fire() -> None:
    app, page, _ = started()
    assert page.cell("c") == "c, Satan's fire, can move"
    assert page.cell("A1") == "A1, red flame, in your home, in Green's goal, can move"
    assert "pick stay" in page.buttons() and "pick resign" not in page.buttons()
    app.do("pick", "A1")
    app.do("pick", "4.0")
    assert [action.text for action in app.table.match.played] == ["stay", "A1-4.0"]
    assert app.table.match.player == 1 and page.cell("4.0") == "4.0, red flame"
    app.do("undo")
    app.do("undo")
    app.do("type", "A1 4.0")
    assert [action.text for action in app.table.match.played] == ["stay", "A1-4.0"]


def test_a_computer_that_leaves_satans_fire_is_not_announced() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo", "satan")
    play(app, "stay")
    play(app, "A5-4.0")
    page.wait(1)
    before = app.screen.announcement
    search_service.done("stay")
    assert [logged.words for logged in app.table.log.logged_actions][-1] == "Yellow lets Satan's fire stay."
    assert app.screen.notice.words == "" and app.screen.announcement == before
    page.wait(1)
    table = app.table
    search_service.done(table.game.legal_actions(table.match.state)[-1].text)
    assert app.screen.announcement.startswith("Yellow flame ")


@pytest.mark.rule("S12")
def test_a_flame_that_is_carried_at_once_is_not_shown_again() -> None:
    app, page = at("4.0,3.0,1.0/C1/D1 satan:c 0 0 three")
    page.calm = False
    geometry = app.table.geometry
    for kind, spot in (("down", "4.0"), ("move", "2.0"), ("up", "2.0")):
        x, y = geometry.spots[spot]
        app.pointer(kind, x / geometry.width, y / geometry.height)
    assert [action.text for action in app.table.match.played] == ["stay", "4.0-2.0"]
    assert app.table.showing is None, "the hand has shown it"


def test_a_computer_of_several_is_named_while_it_thinks() -> None:
    app, page, _ = set_up(setup="four", fire="off")
    app.do("start")
    app.do("type", "A1 4.0")
    assert "Curious Fox (Yellow) is thinking:" in page.text()


def test_an_extra_turn_is_announced() -> None:
    app, page = at("A1,4.9/B1/D1 satan:- 0 0 three")
    app.do("type", "4.9 C1")
    assert "Red has an extra turn (S7)." in app.screen.announcement
    assert app.screen.announcement.endswith("Red to move a flame.")
    assert app.table.match.player == 0 and "Red has an extra turn (rule S7)." in page.text()


def test_a_snuffed_player_is_announced_and_struck_from_the_list() -> None:
    app, page = at(SNUFFED)
    app.do("type", "1.0-2.0")
    assert "Red is snuffed out: the home is full (S8)." in app.screen.notice.words
    assert "Red is out of the game. Yellow to move a flame." in app.screen.announcement
    out = list(find_all(page.nodes, tag="li", class_="out"))
    assert [joined_texts(line) for line in out] == ["Red 0 pieces"]
    page.wait(20)
    assert app.screen.notice.words == ""


def test_resigning_is_an_action_that_is_asked_about_first() -> None:
    app, page, _ = started(setup="three")
    assert "pick resign" not in page.buttons(), "no choice that a slip of the finger takes"
    app.do("dialog", "resign")
    assert "Resign as Red?" in page.text()
    app.do("resign")
    assert [action.text for action in app.table.match.played] == ["resign"]
    assert app.table.match.player == 1 and app.screen.dialog == ""
    assert "Red resigns." in app.screen.notice.words and "out of the game" in app.screen.announcement


def test_the_flag_follows_the_rules() -> None:
    app, page, _ = started(setup="three")
    app.do("pick", "stay")
    assert page.buttons()["dialog resign"].attributes["aria-disabled"] == "true", (
        "only at the start of a turn"
    )
    app.do("resign")
    assert len(app.table.match.played) == 1


def test_the_end_of_a_game_of_three_reads_well() -> None:
    app, page, _ = started(setup="three")
    sit(app, (Here("Ada"), Computer("level1"), Here("Cy")))
    resign(app)
    play(app, "resign")
    assert "Cy (Blue) wins: everyone else is out" in page.text()
    assert "dialog draw" not in page.buttons(), "two of three cannot end it"
