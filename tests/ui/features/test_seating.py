"""Who plays can be changed in mid-game: a seat is handed to the computer, or taken from it."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.features.alien import at as alien
from ui.storage.seats import level_of
from ui.storage.store import MemoryStore
from ui.tree import find_all


def asked(page: FakePage) -> list[str]:
    """What the selects of the dialog ask for."""
    found = find_all(page.nodes, tag="select")
    return [do for node in found if (do := str(node.attributes["data-do"])).startswith("sit:")]


def test_a_person_hands_a_seat_to_the_computer_and_takes_it_back() -> None:
    store = MemoryStore()
    app, page, search_service = make_app(store)
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    app.do("dialog", "settings")
    assert asked(page) == ["sit:0", "sit:1"] and "Who plays Light?" in page.text()
    app.do("sit:1", "level3")
    page.wait(1)
    assert search_service.job and search_service.job.level == "level3" and "Patient Owl" in page.text()
    late = search_service.done
    app.do("sit:1", "")
    assert search_service.job is None
    late("22-17")
    assert len(app.table.match.log) == 1, "a person is to move now"
    app.do("sit:0", "level1")
    again, _, _ = make_app(store)
    again.do("resume", app.table.key)
    assert [level_of(seat) for seat in again.table.seats] == ["level1", ""]


def test_how_long_the_strongest_computer_may_think_is_set_by_a_slider() -> None:
    """It counts for its next move, in every game, and for hints; weaker ones have limits of their own."""
    store = MemoryStore()
    app, page, search_service = make_app(store)
    new_game(app)
    app.do("dialog", "settings")
    (slider,) = find_all(page.nodes, type="range", data_do="set:thinking")
    assert (slider.attributes["value"], slider.attributes["aria-valuetext"]) == (2, "2 seconds")
    app.do("set:thinking", "3")
    (slider,) = find_all(page.nodes, type="range", data_do="set:thinking")
    assert (slider.attributes["value"], slider.attributes["aria-valuetext"]) == (3, "4 seconds")
    app.do("close")
    for level, seconds in (("level4", 4.0), ("level3", None)):
        app.do("sit:0", level)
        page.wait(1)
        assert search_service.job and (search_service.job.level, search_service.job.seconds) == (
            level,
            seconds,
        )
    app.do("sit:0", "")
    again, page, search_service = make_app(store)
    new_game(again)
    again.do("hint")
    assert search_service.job and (search_service.job.level, search_service.job.seconds) == ("level4", 4.0)


def test_who_plays_is_asked_only_while_a_game_is_played() -> None:
    app, page, _ = make_app()
    app.do("dialog", "settings")
    assert asked(page) == []
    new_game(app)
    app.do("resign")
    app.do("dialog", "settings")
    assert asked(page) == []


def test_the_level_of_a_computer_is_shown_beside_it() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    assert "Computer (Light)" in page.text() and "Curious Fox" in page.text()


def test_whoever_takes_the_computers_seat_is_asked_for_before_a_secret_is_shown() -> None:
    app, page, _ = alien("", "ring", planets="earth/mars", way="solo")
    assert "Earth" in page.text(), "the only person sees with their own eyes"
    app.do("sit:1", "")
    assert "Earth" not in page.text() and app.screen.dialog == "cover"
    app.do("uncover")
    assert "Earth" in page.text() and "Mars" not in page.text()
    app.do("sit:0", "level1")
    assert "Earth" not in page.text()
