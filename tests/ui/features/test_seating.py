"""Changing players during a game: a seat goes to the computer, or to a person."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.features.alien import at as alien
from ui.storage.seats import level_of
from ui.storage.store import MemoryStore
from ui.tree import find_all, texts


def seat_lists(page: FakePage) -> list[str]:
    """Return the commands of the drop-down lists for the seats."""
    found = find_all(page.nodes, tag="select")
    return [do for node in found if (do := str(node.attributes["data-do"])).startswith("sit:")]


def test_a_person_hands_a_seat_to_the_computer_and_takes_it_back() -> None:
    store = MemoryStore()
    app, page, search_service = make_app(store)
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    app.do("dialog", "settings")
    assert seat_lists(page) == ["sit:0", "sit:1"] and "Who plays Light?" in page.text()
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


def test_a_slider_sets_the_thinking_time_of_the_strongest_computer() -> None:
    """It applies from the next move on, in every game, and to hints; weaker levels have their own limits."""
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


def test_the_settings_offer_the_seats_only_during_a_game() -> None:
    app, page, _ = make_app()
    app.do("dialog", "settings")
    assert seat_lists(page) == []
    new_game(app)
    app.do("resign")
    app.do("dialog", "settings")
    assert seat_lists(page) == []


def test_the_level_of_a_computer_is_shown_beside_it() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    lines = [" ".join(texts(line)) for line in find_all(page.nodes, tag="li")]
    assert any("Curious Fox  (Light)" in line for line in lines)


def test_a_cover_precedes_the_secrets_of_a_seat_taken_from_the_computer() -> None:
    app, page, _ = alien("", "ring", planets="earth/mars", way="solo")
    assert "Earth" in page.text(), "a single person sees their own secrets"
    app.do("sit:1", "")
    assert "Earth" not in page.text() and app.screen.dialog == "cover"
    app.do("uncover")
    assert "Earth" in page.text() and "Mars" not in page.text()
    app.do("sit:0", "level1")
    assert "Earth" not in page.text()
