"""Traces of the last moves on the board, and the announcement of a blast."""

from __future__ import annotations

from engine.contract.events import Captured, Event, Exploded, Moved, Placed
from engine.contract.values import CHANCE, TERMINAL
from tests.ui.fakes import make_app, new_game, play, set_up
from ui.board.drawing import Mark, Trail
from ui.board.marks import LoggedAction, Trace, traces


def step(seat: int, *path: str) -> LoggedAction:
    return LoggedAction(seat, (Moved("pawn", path),))


def test_every_other_seat_since_ones_own_turn_leaves_a_trace_the_older_the_fainter() -> None:
    log = [step(seat, f"{seat}a", f"{seat}b") for seat in (0, 1, 2, 3, 0, 1, 2)]
    found = traces(reversed(log), 3)
    assert found == [Trace((f"{seat}a", f"{seat}b"), (), age) for age, seat in enumerate((2, 1, 0))]


def test_all_steps_of_a_turn_count_and_the_hops_of_one_piece_are_one_path() -> None:
    log = [step(1, "a", "b"), step(0, "c", "d"), step(0, "d", "e"), step(0, "x", "y")]
    assert traces(reversed(log), 1) == [Trace(("x", "y")), Trace(("c", "d", "e"))]


def test_own_steps_of_a_turn_come_before_the_opponents() -> None:
    log = [step(0, "a", "b"), step(1, "c", "d"), step(0, "e", "f")]
    assert traces(reversed(log), 0) == [Trace(("e", "f")), Trace(("c", "d"), (), 1)]


def test_chance_events_belong_to_the_turn_before_them() -> None:
    log = [
        step(1, "a", "b"),
        step(0, "c", "d"),
        step(CHANCE, "e", "f"),
        step(1, "g", "h"),
        step(CHANCE, "i", "j"),
    ]
    assert traces(reversed(log), 0) == [Trace(("i", "j")), Trace(("g", "h"))]
    assert [trace.age for trace in traces(reversed(log), TERMINAL)] == [0, 0, 1, 1]


def test_burnt_and_new_spots_are_marked_and_plain_captures_are_not() -> None:
    burning: tuple[Event, ...] = (
        Moved("queen", ("d1", "d5")),
        Captured("pawn", "d5"),
        Exploded("pawn", "d5"),
        Captured("queen", "d5", 1),
        Captured("knight", "c6", 1),
    )
    assert traces([LoggedAction(0, burning)], 1) == [Trace(("d1", "d5")), Trace((), ("d5", "c6"))]
    assert traces([LoggedAction(0, (Placed("fire", "h4"),))], 1) == [Trace((), ("h4",))]
    jump = (Moved("pawn", ("c3", "e5")), Captured("pawn", "d4"))
    assert traces([LoggedAction(0, jump)], 1) == [Trace(("c3", "e5"))]


def test_a_blast_is_announced_and_logged_and_its_squares_stay_marked() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", "4k3/8/2n5/3p4/4P3/8/8/4K3 w - - 0 1")
    app.do("quick", "friends")
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
    trails = [t for t in page.painted["board-live"] if isinstance(t, Trail) and t.kind == "last"]
    assert len(trails) == 3 and len({trail.alpha for trail in trails}) == 2
    assert app.table.log.logged_actions[0].words == "Red moves Satan's fire from c to 1.1."
    assert " lets Satan's fire stay." in app.table.log.logged_actions[2].words
