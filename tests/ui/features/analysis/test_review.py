"""The review of a game: it judges every choice, lists the turning points, and leads back to them."""

from __future__ import annotations

import pytest

from engine.contract.search import Considered
from engine.session.review import JudgedDecision
from engine.session.save import write_save
from tests.ui.fakes import FakeSearch, make_app, new_game, play
from tests.ui.features.analysis.tables import BEST, OPENING, Table, box, drawn, finished, opened
from ui.app import App
from ui.session.analysis.live import analysis_of, is_analysing
from ui.session.analysis.state import LIVE_LEVEL, REVIEW_LEVEL, SearchInfo
from ui.tree import find_all, texts


def reviewed(*losses: float) -> Table:
    """Return a reviewed game of four moves; each action lost so much of the chances."""
    app, page, search_service = opened(*OPENING)
    app.do("review")
    for loss in losses:
        answer(app, search_service, loss)
    return app, page, search_service


def judged_of(app: App) -> tuple[JudgedDecision, ...]:
    review = analysis_of(app.table).review
    assert review
    return review.judged


def answer(app: App, search_service: FakeSearch, loss: float) -> None:
    job = search_service.job
    assert job and job.level == REVIEW_LEVEL and job.asked
    game, state = app.table.game, job.view
    seat = game.player(state)
    other = next(a.text for a in game.legal_actions(state) if a.text != job.asked)
    worths = [(other, 0.2)] * bool(loss) + [(job.asked, 0.2 - 2 * loss)]
    best = tuple(
        Considered(text, value, chances=((1 + value) / 2, (1 - value) / 2)[:: -1 if seat else 1])
        for text, value in worths
    )
    search_service.done(best[0].text, SearchInfo(8, 99, best))


def test_a_review_judges_every_choice_and_the_doubtful_ones_twice() -> None:
    app, page, search_service = reviewed(0.0, 0.3)
    assert "Turning points" in box(page, "review") and "22-17" in " ".join(box(page, "review"))
    (bar,) = find_all(page.nodes, tag="progress")
    assert float(str(bar.attributes["value"])) == pytest.approx(0.4)
    answer(app, search_service, 0.0)
    answer(app, search_service, 0.0)
    assert search_service.job and (search_service.job.asked, search_service.job.times) == ("22-17", 3)
    answer(app, search_service, 0.25)
    assert not list(find_all(page.nodes, tag="progress"))
    assert "1 turning point." in app.screen.announcement
    assert search_service.job is not None and search_service.job.level == LIVE_LEVEL, "now the eye has time"


def test_a_stopped_review_keeps_its_results() -> None:
    app, page, search_service = reviewed(0.0, 0.3)
    app.do("stop-review")
    assert search_service.job is None or search_service.job.level == LIVE_LEVEL
    assert "22-17" in " ".join(box(page, "review"))
    app.do("review")
    assert (
        search_service.job and search_service.job.level == REVIEW_LEVEL and search_service.job.asked == "8-11"
    ), "it goes on where it was"


def test_stepping_through_the_game_does_not_end_the_review() -> None:
    app, _, search_service = reviewed(0.0)
    job = search_service.job
    app.do("view", "1")
    assert search_service.job is job, "the analysis continues and does not restart"
    answer(app, search_service, 0.3)
    assert [judged.at for judged in judged_of(app)] == [0, 1]


def test_late_results_of_a_review_that_was_left_are_ignored() -> None:
    for ways in (["stop-review"], ["home"], ["hint"], ["stop-review", "review"]):
        app, _, search_service = reviewed(0.0)
        late = search_service.done
        for way in ways:
            app.do(way)
        before = app.model
        late("9-14", SearchInfo(8, 99, BEST))
        assert app.model == before


def test_a_turning_point_shows_the_better_move() -> None:
    app, page, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    app.do("turning-point", "1")
    assert app.table.viewing == 1
    assert app.screen.announcement == "Light throws away the lead with 22-17."
    review_texts = box(page, "review")
    assert (
        "After 22-17:" in review_texts
        and "Better was 21-17:" in review_texts
        and "wins about 60%" in " ".join(review_texts)
    )
    assert "Both moves were searched 8 moves ahead." in review_texts
    assert not any("known at the time" in words for words in review_texts)


def test_with_chance_a_note_says_that_moves_are_judged_by_what_was_known_at_the_time() -> None:
    app, page, search_service = make_app()
    new_game(app, "friends", "ctheckers")
    play(app, "c3-d4")
    app.do("resign")
    app.do("close")
    app.do("review")
    answer(app, search_service, 0.3)
    app.do("turning-point", "0")
    assert any("known at the time" in words for words in box(page, "review"))
    assert "After c3-d4:" in box(page, "review") and drawn(page)[0] == ["hint", "why"]
    app.do("view", "2")
    assert "After c3-d4:" not in box(page, "review") and drawn(page)[0] == []


def test_keys_lead_from_one_turning_point_to_the_next() -> None:
    app, _, _ = reviewed(0.2, 0.0, 0.0, 0.3, 0.2, 0.3)
    assert [point.at for point in analysis_of(app.table).points] == [0, 3]
    app.key(",", "", typing=False)
    assert app.table.viewing == 3
    app.key(",", "", typing=False)
    assert app.table.viewing == 0
    app.key(".", "", typing=False)
    assert app.table.viewing == 3


def test_a_table_holds_the_data_of_the_graph() -> None:
    _, page, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    (table,) = find_all(find_all(page.nodes, class_="numbers"), tag="table")
    rows = [" ".join(texts(row)) for row in find_all([table], tag="tr")]
    assert rows[0] == "Move Dark wins" and rows[1] == "Start 60%" and rows[2].startswith("1. 11-15 ")


def test_the_table_lists_chance_outcomes_under_their_move() -> None:
    app, page, search_service = make_app()
    new_game(app, "friends", "ctheckers")
    for move in ("c3-d4", "f6-e5", "d4xf6"):
        play(app, move)
    if not app.table.match.outcome:
        app.do("resign")
    app.do("close")
    app.do("review")
    while search_service.job and search_service.job.level == REVIEW_LEVEL:
        answer(app, search_service, 0.0)
    (table,) = find_all(find_all(page.nodes, class_="numbers"), tag="table")
    rows = [" ".join(texts(row)) for row in find_all([table], tag="tr")]
    assert rows[-1].startswith("3. d4xf6 ") and not any(" is-" in row for row in rows)


def test_a_turning_point_can_be_played_again_as_a_new_game() -> None:
    app, _, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    app.do("try-again", "1")
    match = app.table.match
    assert [action.text for action in match.log] == ["11-15"] and match.cursor == 1
    assert not is_analysing(app.model) and analysis_of(app.table).review is None
    app.do("type", "23-19")
    assert len(app.library.list()) == 2, "the old one stays"


def test_replaying_a_turning_point_gives_the_person_the_side_that_erred() -> None:
    app, _, search_service = finished("solo")
    seats = app.table.seats
    app.do("review")
    answer(app, search_service, 0.0)
    answer(app, search_service, 0.3)
    answer(app, search_service, 0.3)
    app.do("try-again", "0")
    assert app.table.seats == seats
    app, _, search_service = finished("solo")
    app.do("try-again", "1")
    assert [type(seat) for seat in app.table.seats] == [type(seats[1]), type(seats[0])]


def test_the_result_dialog_starts_a_review() -> None:
    app, page, search_service = make_app()
    new_game(app, "friends")
    play(app, "11-15")
    play(app, "22-17")
    app.do("resign")
    assert "review" in page.buttons() and app.screen.dialog == "result"
    app.do("review")
    assert app.screen.dialog == "" and search_service.job and search_service.job.level == REVIEW_LEVEL


def test_a_review_is_not_saved_with_the_game() -> None:
    app, _, _ = reviewed(0.0, 0.3, 0.0, 0.0, 0.3)
    assert "review" not in write_save(app.table.match) and "look" not in write_save(app.table.match)


def test_a_running_game_cannot_be_reviewed() -> None:
    app, _, _ = make_app()
    new_game(app, "solo")
    play(app, "11-15")
    app.do("review")
    assert analysis_of(app.table).review is None


def test_the_review_names_the_opening_and_leads_to_it() -> None:
    app, page, _ = reviewed(0.0)
    (opening,) = find_all(page.nodes, class_="reviewed-opening")
    assert "Opening" in texts(opening)
    app.do(str(opening.attributes["data-do"]), str(opening.attributes["data-value"]))
    assert 0 < app.table.at <= 3
