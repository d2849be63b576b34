"""The last turn shown again, with the list of its events."""

from __future__ import annotations

from tests.ui import fakes
from tests.ui.fakes import FakePage, FakeSearch, make_app
from tests.ui.features.test_playback import FIXED, STAR, at, click, flash
from ui.app import App
from ui.board.drawing import Sprite
from ui.session.pending import Step
from ui.session.session import Kind
from ui.tree import find_all, texts


def recap_lines(page: FakePage) -> list[str]:
    """Return the events in the list of the last turn."""
    lists = find_all(page.nodes, class_="recap")
    return [" ".join(texts(row)) for row in find_all(lists, tag="li")]


def marked(page: FakePage) -> list[int]:
    """Return the numbers of the events marked as being replayed."""
    rows = list(find_all(find_all(page.nodes, class_="recap"), tag="li"))
    return [number for number, row in enumerate(rows) if row.attributes.get("aria-current")]


def begun(moving: bool = False) -> tuple[App, FakePage, FakeSearch]:
    """Return a game of draughts in which the computer has answered."""
    app, page, search_service = make_app()
    page.calm = not moving
    fakes.new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(2)
    search_service.done("22-17")
    page.wait(2)
    return app, page, search_service


def test_nothing_can_be_replayed_before_another_player_has_moved() -> None:
    app, page, _ = make_app()
    fakes.new_game(app, "solo")
    assert "replay" not in page.buttons()
    app.do("replay")
    assert app.table.recap is None


def test_a_tap_replays_the_last_turn_and_lists_its_events() -> None:
    app, page, _ = begun(moving=True)
    app.do("replay")
    assert recap_lines(page) == ["Light pawn moves from 22 to 17."] and marked(page) == [0]
    assert app.table.step and "Light pawn moves from 22 to 17." in app.screen.announcement
    page.wait(0.1)
    sprites = [thing for thing in page.painted["board-live"] if isinstance(thing, Sprite)]
    assert any(thing.lift for thing in sprites), "the piece is on its way again"
    page.wait(2)
    assert app.table.step is None and app.table.showing is None and marked(page) == []
    assert recap_lines(page) and app.table.choices, "the list stays until the player goes on"
    app.do("pick", app.table.choices[0].path[0])
    assert recap_lines(page) == []


def test_without_motion_the_list_tells_the_last_turn() -> None:
    app, page, _ = begun()
    assert app.key("l", "", False)
    assert recap_lines(page) == ["Light pawn moves from 22 to 17."] and app.table.step is None
    app.key("Escape", "", False)
    assert recap_lines(page) == []
    app.do("replay")
    app.do("close-recap")
    assert recap_lines(page) == [] and "replay" in page.buttons()


def test_a_replay_can_be_repeated_and_skipped_and_changes_nothing() -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(9)
    match = app.table.match
    for wait in (0.3, 0.1):
        app.do("replay")
        page.wait(wait)
    assert app.table.step and app.table.choices == ()
    app.pointer("down", 0.5, 0.5)
    app.pointer("up", 0.5, 0.5)
    assert app.table.step is None and app.table.showing is None and not flash(page)
    page.wait(9)
    assert app.table.match is match and not app.screen.dialog and app.table.choices


def test_all_events_of_a_long_turn_are_listed_and_replayed_in_order() -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(9)
    app.do("replay")
    rows = recap_lines(page)
    assert len(rows) == 3 and "is revealed on d4" in rows[1] and "The die shows" in rows[2]
    seen = list[int]()
    for _ in range(60):
        seen += [number for number in marked(page) if seen[-1:] != [number]]
        page.wait(0.1)
    assert seen == [0, 1, 2] and app.table.showing is None
    assert page.cell("d4").startswith("d4, light Nyarlathotep as a") and not flash(page)


def test_the_own_part_of_the_turn_is_not_replayed() -> None:
    app, page, _ = make_app()
    fakes.new_game(app, "friends", "alien")
    for _ in range(40):
        if app.table.match.player == 1 and app.table.log.entries[-1].logged.seat == 1:
            break
        fakes.act(app, app.table.choices[0])
    app.do("replay")
    own = [e.logged.announcement for e in app.table.log.entries if e.logged.seat == 1]
    others = [e.logged.announcement for e in app.table.log.entries if e.logged.seat == 0]
    assert own and len(others) > 1
    assert set(others) <= set(recap_lines(page)) and not set(own) & set(recap_lines(page))


def test_the_clock_runs_on_during_a_replay() -> None:
    kind, step = Kind(), Step(0, 0, 1, again=True)
    app, _, _ = begun()
    session = app.table._replace(step=step)
    assert kind.clock_runs(session, False, None)
    assert not kind.clock_runs(session._replace(step=step._replace(again=False)), False, None)


def test_after_the_end_the_last_turn_is_replayed() -> None:
    app, page, _ = at("c3:M h8:m", moving=False)
    app.do("resign")
    app.do("close")
    assert "replay" not in page.buttons(), "nobody has moved"
    app, page, _ = begun()
    app.do("resign")
    app.do("close")
    app.do("replay")
    assert recap_lines(page) == ["Light pawn moves from 22 to 17."]


def test_the_turns_of_several_players_are_listed_with_their_names() -> None:
    app, page, _ = make_app()
    fakes.new_game(app, "friends", "satan")
    seats = len(app.table.seats)
    while app.table.match.cursor < seats or app.table.match.player:
        fakes.act(app, next(action for action in app.table.choices if "-" in action.text))
    app.do("replay")
    rows = recap_lines(page)
    assert len(rows) == 2 * (seats - 1), "Satan's fire, then a flame"
    assert [row.partition(":")[0] for row in rows[::2]] == list(app.table.names[1:])
    assert all(":" not in row for row in rows[1::2])
    (title,) = find_all(find_all(page.nodes, class_="recap"), tag="h2")
    assert list(texts(title)) == ["Since your last turn"]
