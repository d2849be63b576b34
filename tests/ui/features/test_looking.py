"""Who looks on: when the eye is open, what it shows and draws, and the review of a game."""

from __future__ import annotations

import pytest

from engine.contract.search import Considered
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import Match, new_match
from engine.session.review.review import Judged
from engine.session.save import write_save
from tests.ui.fakes import FakePage, FakeThinker, make_app, new_game, play
from ui.app import App
from ui.board.drawing import Tag, Trail
from ui.session.looking.eye import is_open, look_of, may_open
from ui.session.looking.look import EYE, JUDGE
from ui.session.looking.thinking import UNTOLD, Thinking
from ui.storage.store import MemoryStore
from ui.tree import find_all, texts

Table = tuple[App, FakePage, FakeThinker]
OPENING = ("11-15", "22-17", "8-11", "17-13")


def line(text: str, value: float, *then: str) -> Considered:
    """A best action of whoever moves first, with what may follow."""
    return Considered(text, value, line=then, chances=((1 + value) / 2, (1 - value) / 2))


BEST = (line("9-14", 0.2, "22-17", "11-15"), line("11-15", 0.1), line("12-16", -1.0))


def match_of(*moves: str) -> Match:
    match = new_match(find_game("draughts"))
    for move in moves:
        match = match.play(match.game.find(match.state, move))
    return match


def opened(*moves: str) -> Table:
    """A game that has come by a link."""
    return make_app(fragment=write_link(match_of(*moves)))


def finished(way: str = "friends") -> Table:
    """A game that somebody has given up after two moves."""
    app, page, thinker = make_app()
    new_game(app, way)
    play(app, "11-15")
    if way == "solo":
        page.wait(1)
        thinker.done("22-17")
    else:
        play(app, "22-17")
    app.do("resign")
    app.do("close")
    return app, page, thinker


def box(page: FakePage, class_: str) -> list[str]:
    """What is read in a box beside the board; nothing if it is not there."""
    found = next(iter(find_all(page.nodes, class_=class_)), None)
    return [text for text in texts(found) if text.strip()] if found else []


# --- when it is open -------------------------------------------------------------------------------------


def test_in_a_running_game_nobody_looks_on() -> None:
    for way in ("solo", "friends", "watch"):
        app, page, thinker = make_app()
        new_game(app, way)
        page.wait(1)
        assert not is_open(app.model) and not box(page, "eye")
        assert thinker.job is None or thinker.job.level != EYE
    app, page, _ = make_app()
    new_game(app, "solo")
    app.do("view", "0")
    assert "opens when the game is over" in str(page.buttons()["eye"].attributes["aria-label"])
    app.do("eye")
    assert not is_open(app.model) and "eye opens when the game is over" in app.screen.message


def test_in_a_first_game_nothing_leads_to_the_eye() -> None:
    app, page, _ = make_app()
    app.do("guide", "draughts")
    assert not {"eye", "review"} & page.buttons().keys()


def test_where_things_are_hidden_it_stays_shut_until_the_end() -> None:
    app, _, thinker = make_app()
    new_game(app, "friends", "ctheckers")
    app.do("eye")
    assert not is_open(app.model) and thinker.job is None
    app.do("resign")
    assert may_open(app.table)


def test_it_looks_at_a_finished_game_and_at_any_place_of_it() -> None:
    app, page, thinker = finished()
    assert (
        thinker.job
        and thinker.job.level == EYE
        and box(page, "eye")
        == [
            "The computer's eye",
            "It looks …",
        ]
    )
    app.do("view", "0")
    assert thinker.job.view == app.table.match.states[0]
    thinker.progress(Thinking(5, 1234, BEST))
    assert "5 moves ahead, 1,234 positions." in box(page, "eye")
    thinker.done("9-14", Thinking(6, 2345, BEST))
    app.do("view", "1")
    assert thinker.job.view == app.table.match.states[1]
    app.do("view", "0")
    assert thinker.job is None, "it has seen that"
    assert "6 moves ahead, 2,345 positions." in box(page, "eye")


def test_what_it_tells() -> None:
    app, page, thinker = opened(*OPENING[:2])
    app.do("view", "0")
    thinker.progress(Thinking(5, 1234, BEST))
    assert box(page, "eye") == [
        "The computer's eye",
        *("Dark 60 of 100", "Light 40 of 100"),
        *("9-14", "about 60 of 100", "then 22-17 11-15"),
        *("11-15", "about 55 of 100"),
        *("12-16", "loses by force"),
        "5 moves ahead, 1,234 positions.",
        "Its own estimate. Point at one to see it on the board.",
    ]


def test_what_came_from_outside_is_looked_at_until_somebody_plays_on() -> None:
    app, _, thinker = opened(*OPENING)
    assert is_open(app.model) and thinker.job and thinker.job.level == EYE
    play(app, "4-8")
    assert not is_open(app.model) and thinker.job is None
    app.do("eye")
    assert is_open(app.model) and thinker.job is not None, "who tries moves for both sides opens it by hand"
    play(app, "24-20")
    assert is_open(app.model)


def test_it_can_be_switched_off_for_good() -> None:
    store = MemoryStore()
    app, page, thinker = make_app(store, fragment=write_link(match_of(*OPENING)))
    app.do("eye")
    assert not is_open(app.model) and thinker.job is None and not box(page, "eye")
    app, _, thinker = make_app(store, fragment=write_link(match_of(*OPENING[:2])))
    assert not is_open(app.model) and thinker.job is None
    app.do("set:eye", "on")
    assert is_open(app.model) and thinker.job is not None


def test_who_plays_comes_first_and_then_the_eye_goes_on() -> None:
    """A hint takes the place of a look; what the look would still have said counts for nothing."""
    app, _, thinker = opened(*OPENING)
    late = thinker.progress
    app.do("hint")
    assert thinker.job and thinker.job.level == "level4"
    late(Thinking(5, 1234, BEST))
    assert not look_of(app.table).seen
    thinker.done("4-8")
    assert thinker.job is not None and thinker.job.level == EYE


def test_on_the_way_home_nobody_looks_any_more() -> None:
    app, _, thinker = opened(*OPENING)
    app.do("home")
    assert thinker.job is None


def test_where_no_worker_can_look_that_is_told() -> None:
    app, page, thinker = opened(*OPENING)
    thinker.done("", UNTOLD)
    assert "The computer cannot look here." in box(page, "eye")
    app.do("review")
    thinker.done("", UNTOLD)
    assert "cannot look here" in app.screen.message and not look_of(app.table).going


# --- lines on the board ----------------------------------------------------------------------------------


def drawn(page: FakePage) -> tuple[list[str], list[str]]:
    """The kinds of the arrows that are drawn of a line, and their numbers."""
    things = page.painted["board-live"]
    arrows = [
        thing.kind for thing in things if isinstance(thing, Trail) and thing.kind in ("hint", "reply", "why")
    ]
    return arrows, [thing.text for thing in things if isinstance(thing, Tag)]


def test_a_line_is_drawn_while_it_is_pointed_at_and_stays_once_it_is_chosen() -> None:
    app, page, thinker = opened()
    app.do("eye") if not is_open(app.model) else None
    thinker.progress(Thinking(5, 9, BEST))
    assert drawn(page) == ([], [])
    app.do("point-line", "1")
    assert drawn(page) == (["hint", "reply", "hint"], ["3", "2", "1"])
    app.do("point-line", "2")
    assert drawn(page) == (["hint"], ["1"])
    app.do("point-line", "0")
    assert drawn(page) == ([], [])
    app.do("show-line", "1")
    assert len(drawn(page)[0]) == 3
    app.do("show-line", "1")
    assert drawn(page) == ([], [])


# --- the review ------------------------------------------------------------------------------------------


def reviewed(*losses: float) -> Table:
    """A game of four moves that is looked over: with each action so much of the chances was lost."""
    app, page, thinker = opened(*OPENING)
    app.do("review")
    for loss in losses:
        answer(app, thinker, loss)
    return app, page, thinker


def judged_of(app: App) -> tuple[Judged, ...]:
    review = look_of(app.table).review
    assert review
    return review.judged


def answer(app: App, thinker: FakeThinker, loss: float) -> None:
    job = thinker.job
    assert job and job.level == JUDGE and job.asked
    game, state = app.table.game, job.view
    seat = game.player(state)
    other = next(a.text for a in game.legal_actions(state) if a.text != job.asked)
    worths = [(other, 0.2)] * bool(loss) + [(job.asked, 0.2 - 2 * loss)]
    best = tuple(
        Considered(text, value, chances=((1 + value) / 2, (1 - value) / 2)[:: -1 if seat else 1])
        for text, value in worths
    )
    thinker.done(best[0].text, Thinking(8, 99, best))


def test_a_review_looks_at_every_choice_and_again_at_the_doubtful_ones() -> None:
    app, page, thinker = reviewed(0.0, 0.3)
    assert "Turning points" in box(page, "review") and "22-17" in " ".join(box(page, "review"))
    (bar,) = find_all(page.nodes, tag="progress")
    assert float(str(bar.attributes["value"])) == pytest.approx(0.4)
    answer(app, thinker, 0.0)
    answer(app, thinker, 0.0)
    assert thinker.job and (thinker.job.asked, thinker.job.times) == ("22-17", 3)
    answer(app, thinker, 0.25)
    assert not list(find_all(page.nodes, tag="progress"))
    assert "1 turning point." in app.screen.announcement
    assert thinker.job is not None and thinker.job.level == EYE, "now the eye has time"


def test_it_can_be_stopped_and_what_is_there_stays() -> None:
    app, page, thinker = reviewed(0.0, 0.3)
    app.do("stop-review")
    assert thinker.job is None or thinker.job.level == EYE
    assert "22-17" in " ".join(box(page, "review"))
    app.do("review")
    assert thinker.job and thinker.job.level == JUDGE and thinker.job.asked == "8-11", (
        "it goes on where it was"
    )


def test_stepping_through_the_game_does_not_end_it() -> None:
    app, _, thinker = reviewed(0.0)
    asked = thinker.job
    app.do("view", "1")
    assert thinker.job is asked, "it is looked at on, and not anew"
    answer(app, thinker, 0.3)
    assert [judged.at for judged in judged_of(app)] == [0, 1]


def test_what_a_review_that_was_left_would_still_say_counts_for_nothing() -> None:
    for ways in (["stop-review"], ["home"], ["hint"], ["stop-review", "review"]):
        app, _, thinker = reviewed(0.0)
        late = thinker.done
        for way in ways:
            app.do(way)
        before = app.model
        late("9-14", Thinking(8, 99, BEST))
        assert app.model == before


def test_a_turning_point_is_shown_with_what_was_better() -> None:
    app, page, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    app.do("point", "1")
    assert app.table.viewing == 1
    assert app.screen.announcement == "Light gives the lead away with 22-17."
    told = box(page, "review")
    assert "After 22-17:" in told and "Better 21-17:" in told and "about 60 of 100" in " ".join(told)
    assert "Both were looked at 8 moves ahead." in told
    assert drawn(page)[0] == ["hint", "why"]
    app.do("view", "2")
    assert "After 22-17:" not in box(page, "review") and drawn(page)[0] == []


def test_from_point_to_point_by_keys() -> None:
    app, _, _ = reviewed(0.2, 0.0, 0.0, 0.3, 0.2, 0.3)
    assert [point.at for point in look_of(app.table).points] == [0, 3]
    app.key(",", "", typing=False)
    assert app.table.viewing == 3
    app.key(",", "", typing=False)
    assert app.table.viewing == 0
    app.key(".", "", typing=False)
    assert app.table.viewing == 3


def test_all_is_there_in_numbers_too() -> None:
    _, page, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    (table,) = find_all(find_all(page.nodes, class_="numbers"), tag="table")
    rows = [" ".join(texts(row)) for row in find_all([table], tag="tr")]
    assert rows[0] == "Move Dark Light" and rows[1] == "Start 60 40" and rows[2].startswith("1. 11-15 ")


def test_it_is_tried_again_from_there_as_a_new_game() -> None:
    app, _, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    app.do("try-again", "1")
    match = app.table.match
    assert [action.text for action in match.log] == ["11-15"] and match.cursor == 1
    assert not is_open(app.model) and look_of(app.table).review is None
    app.do("type", "23-19")
    assert len(app.shelf.list()) == 2, "the old one stays"


def test_against_a_computer_the_person_has_the_side_that_erred() -> None:
    app, _, thinker = finished("solo")
    seats = app.table.seats
    app.do("review")
    answer(app, thinker, 0.0)
    answer(app, thinker, 0.3)
    answer(app, thinker, 0.3)
    app.do("try-again", "0")
    assert app.table.seats == seats
    app, _, thinker = finished("solo")
    app.do("try-again", "1")
    assert [type(seat) for seat in app.table.seats] == [type(seats[1]), type(seats[0])]


def test_after_a_game_one_click_begins_it() -> None:
    app, page, thinker = make_app()
    new_game(app, "friends")
    play(app, "11-15")
    play(app, "22-17")
    app.do("resign")
    assert "review" in page.buttons() and app.screen.dialog == "result"
    app.do("review")
    assert app.screen.dialog == "" and thinker.job and thinker.job.level == JUDGE


def test_nothing_of_it_is_kept_with_the_game() -> None:
    app, _, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    assert "review" not in write_save(app.table.match) and "look" not in write_save(app.table.match)


def test_a_running_game_cannot_be_reviewed() -> None:
    app, _, _ = make_app()
    new_game(app, "solo")
    play(app, "11-15")
    app.do("review")
    assert look_of(app.table).review is None
