"""The players beside the board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.registry import GAMES
from tests.ui.fakes import FakePage, make_app, new_game, set_up
from ui.app import App
from ui.tree import find_all, texts

FEW = "4k3/8/8/8/8/8/p7/4K3 b - - 0 1"
"""A pawn that becomes a queen: then no pawn is left."""

OUT = (
    "4.6,4.9,C2,C3,C5,C6,C7,C8,C9///1.2,3.9,4.12,4.14,C4,D5,D7,D8,D9/2.8,4.16,A1,D4,E1,E5,E6,E7,E8 "
    "satan:2.6 0 1 five"
)
"""Two of five are out already."""

YOU = {"en": "(you)", "de": "(du)", "es": "(tú)"}


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language that is spoken during a test."""
    set_language(request.param)
    yield request.param
    set_language(ENGLISH)


def begun(game: str, position: str) -> tuple[App, FakePage]:
    """Sit down as friends at a position."""
    app, page, _ = make_app()
    set_up(app, game, position)
    app.do("quick", "friends")
    app.do("start")
    return app, page


def drawings(page: FakePage) -> list[str]:
    lines = find_all(page.nodes, tag="ul", class_="players")
    return [str(image.attributes["src"]) for image in find_all(lines, tag="img")]


def test_a_player_keeps_the_drawing_that_the_game_began_with() -> None:
    app, page = begun("chess", FEW)
    before = drawings(page)
    assert len(before) == 2
    app.do("type", "a1=Q")
    app.do("type", "Kd2")
    assert len(app.table.match.log) == 2
    assert drawings(page) == before


def test_who_has_nothing_on_the_board_is_drawn_as_in_a_new_game() -> None:
    _, page = begun("satan", OUT)
    found = drawings(page)
    assert len(set(found)) == 5 and all(not source.endswith("/.svg") for source in found)
    out = find_all(find_all(page.nodes, tag="ul", class_="players"), tag="li", class_="out")
    assert len(list(out)) == 2


@pytest.mark.parametrize("language", ["en", "de", "es"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_who_plays_against_computers_is_told_which_side_is_theirs(game: str, language: str) -> None:
    app, page, _ = make_app()
    new_game(app, "solo", game)
    app.work()
    own = f"{app.table.match.seats[0]} {YOU[language]}"
    told = [
        " ".join(texts(next(iter(find_all(page.nodes, tag=tag, class_=class_)))))
        for tag, class_ in (("p", "prompt"), ("ul", "players"))
    ]
    for words in told:
        assert words.casefold().count(own.casefold()) == 1, words
    assert own.casefold() in page.text().casefold()


def movers(page: FakePage) -> list[str]:
    """Return who is marked as the one to move."""
    lines = find_all(find_all(page.nodes, tag="ul", class_="players"), tag="li", aria_current="true")
    return [" ".join(texts(line)) for line in lines]


def test_who_is_to_move_is_told_of_the_position_that_is_shown() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(1)
    search_service.done("22-17")
    found = movers(page)
    for way in ("step-back", "step-back", "view"):
        app.do(way)
        found += movers(page)
    assert [mover.split()[0] for mover in found] == ["Dark", "Computer", "Dark", "Dark"]
    assert all("to move" in mover for mover in found)


def test_after_the_end_nobody_is_to_move_but_in_the_positions_before_somebody_is() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("type", "11-15")
    app.do("resign")
    assert movers(page) == []
    app.do("step-back")
    assert "Dark" in movers(page)[0]


def test_friends_and_whoever_has_a_name_are_called_as_they_are() -> None:
    app, page, _ = make_app()
    new_game(app)
    assert "(you)" not in page.text()
