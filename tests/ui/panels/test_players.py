"""The list of players beside the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.registry import GAMES
from tests.ui.fakes import FakePage, make_app, new_game, set_up
from ui.app import App
from ui.session.own_side import name_player
from ui.tree import find_all, texts

FEW = "4k3/8/8/8/8/8/p7/4K3 b - - 0 1"
"""A pawn about to become a queen, after which no pawn is left."""

OUT = (
    "4.6,4.9,C2,C3,C5,C6,C7,C8,C9///1.2,3.9,4.12,4.14,C4,D5,D7,D8,D9/2.8,4.16,A1,D4,E1,E5,E6,E7,E8 "
    "satan:2.6 0 1 five"
)
"""A game of five in which two have dropped out."""

YOU = {"en": "(you)", "de": "(du)", "es": "(tú)"}


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Switch to a language during a test."""
    set_language(request.param)
    yield request.param
    set_language(ENGLISH)


def begun(game: str, position: str) -> tuple[App, FakePage]:
    """Return a game between friends from a position."""
    app, page, _ = make_app()
    set_up(app, game, position)
    app.do("seating", "friends")
    app.do("start")
    return app, page


def drawings(page: FakePage) -> list[str]:
    lines = find_all(page.nodes, tag="ul", class_="players")
    return [str(image.attributes["src"]) for image in find_all(lines, tag="img")]


def test_a_player_keeps_the_drawing_of_the_start() -> None:
    app, page = begun("chess", FEW)
    before = drawings(page)
    assert len(before) == 2
    app.do("type", "a1=Q")
    app.do("type", "Kd2")
    assert len(app.table.match.log) == 2
    assert drawings(page) == before


def test_a_player_without_pieces_has_the_drawing_of_a_new_game() -> None:
    _, page = begun("satan", OUT)
    found = drawings(page)
    assert len(set(found)) == 5 and all(not source.endswith("/.svg") for source in found)
    out = find_all(find_all(page.nodes, tag="ul", class_="players"), tag="li", class_="out")
    assert len(list(out)) == 2


@pytest.mark.parametrize("language", ["en", "de", "es"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_the_own_side_is_marked_in_games_against_computers(game: str, language: str) -> None:
    app, page, _ = make_app()
    new_game(app, "solo", game)
    app.work()
    own = f"{app.table.match.seats[0]} {YOU[language]}"
    shown = [
        " ".join(texts(next(iter(find_all(page.nodes, tag=tag, class_=class_)))))
        for tag, class_ in (("p", "prompt"), ("div", "near"))
    ]
    for words in shown:
        assert words.casefold().count(own.casefold()) == 1, words
    assert own.casefold() in page.text().casefold()


def movers(page: FakePage) -> list[str]:
    """Return the line of the player marked as the one to move."""
    lines = find_all(find_all(page.nodes, tag="ul", class_="players"), tag="li", aria_current="true")
    return [" ".join(texts(line)) for line in lines]


def test_the_player_to_move_is_that_of_the_shown_position() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(1)
    search_service.done("22-17")
    found = movers(page)
    for way in ("step-back", "step-back", "view"):
        app.do(way)
        found += movers(page)
    assert [mover.split()[0] for mover in found] == ["Dark", "Curious", "Dark", "Dark"]
    assert all("to move" in mover for mover in found)


def sides(page: FakePage) -> tuple[list[str], list[str]]:
    """Return the first words of the players across the board and of the near one."""
    far, near = (
        [next(iter(texts(line))).split()[0] for line in find_all(find_all(page.nodes, class_=name), tag="li")]
        for name in ("far", "near")
    )
    return far, near


def title(page: FakePage) -> str:
    """Return the title of the browser's tab."""
    (table,) = find_all(page.nodes, tag="main")
    return str(table.attributes.get("data-title", ""))


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Your move – Chess – Odd Checkers", "Curious Fox to move – Chess – Odd Checkers"),
        ("de", "Du bist am Zug – Chess – Odd Checkers", "Neugieriger Fuchs am Zug – Chess – Odd Checkers"),
        ("es", "Te toca – Chess – Odd Checkers", "Le toca al Zorro Curioso – Chess – Odd Checkers"),
    ],
    indirect=["language"],
)
@pytest.mark.usefixtures("language")
def test_the_title_of_the_tab_tells_whose_turn_it_is(own: str, other: str) -> None:
    app, page, _ = make_app()
    new_game(app, "solo", "chess")
    assert title(page) == own
    app.do("type", "e4")
    assert title(page) == other
    app.do("home")
    assert title(page) == ""


def test_between_friends_at_one_screen_the_title_names_the_game() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "chess")
    assert title(page) == "Chess – Odd Checkers"


def test_the_opponent_is_above_and_the_player_below_until_the_board_is_turned() -> None:
    app, page, _ = make_app()
    new_game(app)
    assert sides(page) == (["Light"], ["Dark"])
    app.do("flip-board")
    assert sides(page) == (["Dark"], ["Light"])


def test_several_opponents_are_above_in_the_order_of_play() -> None:
    _, page = begun("satan", OUT)
    far, near = sides(page)
    assert len(far) == 4 and near == ["Red"], (far, near)


def test_nobody_is_to_move_after_the_end_except_in_earlier_positions() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    app.do("resign")
    assert movers(page) == []
    app.do("step-back")
    assert "Dark" in movers(page)[0]


def test_a_computer_is_named_in_the_prompt_and_the_result() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(1)
    assert app.screen.announcement.endswith("Curious Fox (Light) to move.")
    app.do("resign")
    assert "Curious Fox (Light) wins: Dark (you) resigned." in page.text()
    app.do("home")
    assert "Curious Fox (Light) wins: Dark (you) resigned." in page.text(), "in the list, too"


def test_the_own_player_of_a_tournament_is_marked_beside_its_colour() -> None:
    app, page, _ = make_app()
    app.do("setup", "satan")
    for key, value in (("setup", "three"), ("games", "tournament")):
        app.do(f"option:{key}", value)
    app.do("start")
    app.work()
    (near,) = find_all(page.nodes, tag="div", class_="near")
    assert "Player 1 (you)" in " ".join(texts(near)) and "Red" in " ".join(texts(near))
    (table,) = find_all(page.nodes, class_="standings")
    assert "Player 1 (you)" in " ".join(texts(table))
    app.do("type", app.table.actions[0].text)
    app.do("home")
    assert "Player 1 (you) – Curious Fox" in page.text()


def test_prompts_that_address_the_player_have_no_mark() -> None:
    app, _, _ = make_app()
    new_game(app, "solo", "alien")
    app.work()
    for words in ("Dark, Revive: choose an empty dark square in your half.", "Dark: choose a card."):
        assert name_player(app.table, 0, words) == words
    assert name_player(app.table, 1, "Light: choose a card.") == "Curious Fox (Light): choose a card."


@pytest.mark.parametrize(
    "opened",
    [("tutorial", "draughts"), ("puzzle", "draughts/1"), ("day", "2026-11-23")],
    ids=["tutorial", "puzzle", "daily"],
)
def test_guided_games_have_sides_instead_of_opponents(opened: tuple[str, str]) -> None:
    app, page, _ = make_app()
    app.do(*opened)
    app.work()
    assert app.table.kind.scripted
    shown = [words for line in find_all(page.nodes, tag="ul", class_="players") for words in texts(line)]
    assert {*app.table.match.seats} <= {words.removesuffix(" (you)") for words in shown}
    assert "Kitten" not in page.text()
    assert "Kitten" not in " ".join((app.screen.announcement, *app.table.names))


def test_players_with_names_and_friends_are_not_marked_as_you() -> None:
    app, page, _ = make_app()
    new_game(app)
    assert "(you)" not in page.text()


# --- winning by counting ---------------------------------------------------------------------------------

ALMOST = "4.9,3.6/B1,B2,C4 satan:- 0 1 crossing"
"""A game in which Red brings the last flame but one into the goal."""


def counts(page: FakePage) -> dict[str, str]:
    """Return the progress of each player by the first word of the line."""
    lines = find_all(find_all(page.nodes, tag="ul", class_="players"), tag="li")
    found = {}
    for line in lines:
        chips = [*find_all([line], class_="progress"), *find_all([line], class_="progress warning")]
        found[next(iter(texts(line))).split()[0]] = "".join(text for each in chips for text in texts(each))
    return found


@pytest.mark.parametrize(
    ("game", "words"),
    [("alien", "0 of 5 kings"), ("ctheckers", "0 of 8 cultists"), ("satan", "0 of 9 home")],
)
def test_players_who_can_win_by_counting_show_their_count(game: str, words: str) -> None:
    app, page, _ = make_app()
    new_game(app, game=game)
    assert set(counts(page).values()) == {words}


def test_games_without_counting_show_the_pieces_only() -> None:
    app, page, _ = make_app()
    new_game(app)
    assert set(counts(page).values()) == {""} and "12 pieces" in page.text()


def test_before_the_last_one_a_warning_is_shown_and_announced_once() -> None:
    app, page = begun("satan", ALMOST)
    warning = "Red needs only one more flame in the goal to win."
    assert counts(page)["Red"] == "0 of 9 home" and warning not in page.text()
    app.do("type", "4.9-C1")
    assert counts(page)["Red"] == f"1 of 9 home {warning}"
    assert app.screen.notice.words.endswith(warning) and app.screen.announcement.count(warning) == 1
    app.do("type", next(action.text for action in app.table.choices if "-" in action.text))
    assert warning not in app.screen.announcement
