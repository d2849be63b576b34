"""Traces of the last moves on the board, and the announcement of a blast."""

from __future__ import annotations

from engine.contract.events import Captured, Event, Exploded, Moved, Placed
from engine.contract.values import CHANCE, TERMINAL
from tests.ui.fakes import make_app, new_game, play, set_up
from ui.board.drawing import Mark, Tag, Trail
from ui.board.marks import SeatEvents, Trace, traces
from ui.messages.table import CellFocused


def step(seat: int, *path: str) -> SeatEvents:
    return SeatEvents(seat, (Moved("pawn", path),))


def test_each_turn_since_the_own_one_leaves_a_trace_with_its_age() -> None:
    log = [step(seat, f"{seat}a", f"{seat}b") for seat in (0, 1, 2, 3, 0, 1, 2)]
    found = traces(reversed(log), 3)
    assert found == [Trace((f"{seat}a", f"{seat}b"), (), age, seat) for age, seat in enumerate((2, 1, 0))]


def test_steps_of_one_piece_in_a_turn_join_to_one_path() -> None:
    log = [step(1, "a", "b"), step(0, "c", "d"), step(0, "d", "e"), step(0, "x", "y")]
    assert traces(reversed(log), 1) == [Trace(("x", "y"), seat=0), Trace(("c", "d", "e"), seat=0)]


def test_own_steps_of_a_turn_come_before_the_opponents() -> None:
    log = [step(0, "a", "b"), step(1, "c", "d"), step(0, "e", "f")]
    assert traces(reversed(log), 0) == [Trace(("e", "f"), seat=0), Trace(("c", "d"), (), 1, 1)]


def test_chance_events_belong_to_the_turn_before_them() -> None:
    log = [
        step(1, "a", "b"),
        step(0, "c", "d"),
        step(CHANCE, "e", "f"),
        step(1, "g", "h"),
        step(CHANCE, "i", "j"),
    ]
    assert traces(reversed(log), 0) == [Trace(("i", "j"), seat=1), Trace(("g", "h"), seat=1)]
    assert [trace.age for trace in traces(reversed(log), TERMINAL)] == [0, 0, 1, 1]


def test_burnt_and_new_spots_are_marked_but_not_plain_captures() -> None:
    burning: tuple[Event, ...] = (
        Moved("queen", ("d1", "d5")),
        Captured("pawn", "d5"),
        Exploded("pawn", "d5"),
        Captured("queen", "d5", 1, cause="d5"),
        Captured("knight", "c6", 1, cause="d5"),
    )
    assert traces([SeatEvents(0, burning)], 1) == [
        Trace(("d1", "d5"), seat=0),
        Trace((), ("d5", "c6"), seat=0, fuses=(("d5", "c6"),)),
    ]
    assert traces([SeatEvents(0, (Placed("fire", "h4"),))], 1) == [Trace((), ("h4",), seat=0)]
    jump = (Moved("pawn", ("c3", "e5")), Captured("pawn", "d4"))
    assert traces([SeatEvents(0, jump)], 1) == [Trace(("c3", "e5"), seat=0)]


def test_a_blast_is_announced_and_logged_and_its_squares_stay_marked() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", "4k3/8/2n5/3p4/4P3/8/8/4K3 w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    for spot in ("e4", "d5", "d5"):
        app.do("pick", spot)
    words = "The black pawn on d5 explodes, destroying the white pawn on d5 and the black knight on c6."
    assert app.screen.notice.words == words
    assert [logged.blast for logged in app.table.log.logged_actions] == [words]
    assert page.text().count(words) > 2, "flash, log, announcement"
    touched = {(t.x, t.y) for t in page.painted["board-live"] if isinstance(t, Mark) and t.kind == "touched"}
    assert touched == {app.table.geometry.spots[spot] for spot in ("d5", "c6")}


def test_last_moves_on_the_star_are_lines_and_the_mover_of_the_fire_is_named() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "satan")
    for text in ("satan-1.1", "A5-4.0", "stay", "B5-4.4"):
        if text not in {action.text for action in app.table.choices}:
            text = next(action.text for action in app.table.choices if "-" in action.text)
        play(app, text)
    app.work()
    trails = [t for t in page.painted["board-live"] if isinstance(t, Trail) and t.kind.startswith("side-")]
    assert len(trails) == 3 and len({trail.alpha for trail in trails}) == 2
    assert {trail.kind for trail in trails} == {"side-red", "side-yellow"}, "in the colours of the movers"
    assert app.table.log.logged_actions[0].words == "Red moves Satan's fire from c to 1.1."
    assert " lets Satan's fire stay." in app.table.log.logged_actions[2].words


def test_a_trail_on_squares_has_the_colour_of_the_mover() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "chess")
    kinds = []
    for move in ("e4", "e5"):
        app.do("type", move)
        app.work()
        trails = (t for t in page.painted["board-live"] if isinstance(t, Trail))
        kinds += [{trail.kind: trail.alpha for trail in trails}]
    assert kinds == [{"side-white": 1.0}, {"side-black": 1.0}]


def test_a_chain_of_blasts_shows_and_tells_which_bomb_burnt_what() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", "k7/5r2/4P3/3p4/8/8/8/3Q3K w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    app.do("type", "d1d5")
    spots = app.table.geometry.spots
    painted = page.painted["board-live"]
    sparks = [t.points for t in painted if isinstance(t, Trail) and t.kind == "fuse"]
    assert sparks == [(spots["d5"], spots["e6"]), (spots["e6"], spots["f7"])]
    tags = [(tag.x, tag.y, tag.text) for tag in painted if isinstance(tag, Tag)]
    assert tags == [(*spots["d5"], "1"), (*spots["e6"], "2")]
    assert app.screen.notice.words == (
        "The black pawn on d5 explodes, destroying the white queen on d5 and the white pawn on e6. "
        "The white pawn on e6 explodes too, destroying the black rook on f7."
    )


def test_during_the_motion_each_bomb_lights_what_it_burns_in_its_turn() -> None:
    app, page, _ = make_app()
    page.calm = False
    set_up(app, "nuclear", "k7/5r2/4P3/3p4/8/8/8/3Q3K w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    app.do("type", "d1d5")
    lit = []
    for _ in range(60):
        page.wait(1 / 30)
        lit.append(sum(isinstance(t, Trail) and t.kind == "fuse" for t in page.painted["board-live"]))
    assert sorted(set(lit)) == [0, 1, 2] and lit == sorted(lit)


def test_the_preview_of_a_capture_shows_the_chain_it_would_set_off() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", "k7/5r2/4P3/3p4/8/8/8/3Q3K w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    app.do("pick", "d1")
    app.dispatch(CellFocused("d5"))
    spots = app.table.geometry.spots
    sparks = [t.points for t in page.painted["board-live"] if isinstance(t, Trail) and t.kind == "fuse"]
    assert sparks == [(spots["d5"], spots["e6"]), (spots["e6"], spots["f7"])] and not app.table.match.log
