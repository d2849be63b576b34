"""A worker searches if there is one, and an answer comes even if it fails."""

import pytest

from tests.ui.computer.fake_search import LEGAL, FakeLink, RecordedJob, job
from tests.ui.fakes import FakePage, FakeSearch
from ui.computer.relay import FAULTS, SAFE_LEVEL, SILENCE, STARTING, WAITING, RelaySearchService
from ui.computer.search import PageSearchService
from ui.computer.worker_protocol import GO_ON, Report
from ui.session.analysis.state import SearchInfo
from ui.storage.seats import LEVEL

A, B, C = LEGAL[:3]
BEST, WEAKEST = list(LEVEL)[-1], next(iter(LEVEL))


class Desk:
    """A relay on a fake page, with fake workers and a fake search on the page."""

    def __init__(self) -> None:
        self.page, self.near, self.links = FakePage(), FakeSearch(), list[FakeLink]()
        self.relay = RelaySearchService(self._connect, self.near, self.page.later, lambda: 7)

    def _connect(self) -> FakeLink:
        self.links.append(FakeLink())
        return self.links[-1]

    def think(self, level: str = BEST) -> RecordedJob:
        recorded = RecordedJob()
        self.relay.think(job(level), recorded.progress, recorded.done)
        self.page.wait(0.01)
        return recorded

    def warm(self) -> FakeLink:
        self.relay.warm_up()
        self.links[-1].ready()
        return self.links[-1]

    def near_level(self) -> str:
        return self.near.job.level if self.near.job else ""


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_the_worker_is_asked_until_its_search_is_done(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    assert link.jobs() == [job(BEST)]
    link.send_report(Report(A, 3, 300))
    link.send_report(Report(B, 4, 400))
    assert (recorded.news, recorded.answers) == ([SearchInfo(3, 300), SearchInfo(4, 400)], [])
    link.send_report(Report(C, 5, 500, True))
    assert recorded.answers == [C]
    assert link.questions[1:] == [GO_ON, GO_ON]
    assert desk.near.job is None


def test_one_worker_serves_all_jobs(desk: Desk) -> None:
    link = desk.warm()
    for action in (A, B):
        recorded = desk.think()
        link.send_report(Report(action, 1, 1, True))
        assert recorded.answers == [action]
    desk.relay.warm_up()
    assert desk.links == [link]


def test_hurry_answers_with_the_last_report(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    link.send_report(Report(A, 3, 300))
    desk.relay.hurry()
    assert recorded.answers == []
    desk.page.wait(0.01)
    assert recorded.answers == [A]
    link.send_report(Report(B, 4, 400, True))
    desk.page.wait(1)
    assert recorded.answers == [A]
    assert link.questions[1:] == [GO_ON]


def test_hurry_before_any_report_searches_on_the_page(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    desk.relay.hurry()
    assert desk.near_level() == SAFE_LEVEL
    link.send_report(Report(B, 4, 400, True))
    assert recorded.answers == []
    desk.near.done(A)
    assert recorded.answers == [A]


def test_hurry_without_a_job_does_nothing(desk: Desk) -> None:
    link = desk.warm()
    desk.relay.hurry()
    desk.page.wait(1)
    assert (link.questions, desk.near.hurried, desk.near.job) == ([], 0, None)


def test_hurry_reaches_a_job_on_the_page(desk: Desk) -> None:
    desk.think(WEAKEST)
    assert desk.near_level() == WEAKEST
    desk.relay.hurry()
    assert desk.near.hurried == 1


def test_the_answer_to_a_stopped_job_is_not_passed_on(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    desk.relay.stop()
    link.send_report(Report(A, 3, 300))
    assert (recorded.news, recorded.answers, len(link.questions)) == ([], [], 1)


def test_a_job_that_is_hurried_and_then_stopped_has_no_answer(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    link.send_report(Report(A, 3, 300))
    desk.relay.hurry()
    desk.relay.stop()
    desk.page.wait(1)
    assert recorded.answers == []


def test_a_late_answer_is_not_mistaken_for_the_next_jobs(desk: Desk) -> None:
    link = desk.warm()
    first = desk.think()
    second = desk.think()
    link.send_report(Report(A, 3, 300, True))
    assert (first.answers, second.answers) == ([], [])
    link.send_report(Report(B, 4, 400, True))
    assert (first.answers, second.answers) == ([], [B])


def test_stop_reaches_a_job_on_the_page(desk: Desk) -> None:
    recorded = desk.think(WEAKEST)
    late = desk.near.done
    desk.relay.stop()
    assert desk.near.job is None
    late(A)
    assert recorded.answers == []


def test_a_strong_player_waits_for_a_worker_that_is_starting(desk: Desk) -> None:
    recorded = desk.think()
    assert len(desk.links) == 1
    desk.page.wait(WAITING / 2)
    assert (desk.links[0].questions, desk.near.job) == ([], None)
    desk.links[0].ready()
    desk.links[0].send_report(Report(A, 3, 300, True))
    assert recorded.answers == [A]


def test_a_strong_player_waits_only_for_a_while_and_the_next_job_uses_the_worker(desk: Desk) -> None:
    recorded = desk.think()
    desk.page.wait(WAITING + 1)
    assert desk.near_level() == BEST
    desk.links[0].ready()
    assert desk.links[0].questions == []
    desk.near.done(A)
    assert recorded.answers == [A]
    desk.think()
    assert desk.links[0].jobs() == [job(BEST)]


def test_no_job_waits_for_a_worker_that_starts_slowly(desk: Desk) -> None:
    desk.relay.warm_up()
    desk.page.wait(WAITING + 1)
    desk.think()
    assert desk.near_level() == BEST


def test_a_weak_player_does_not_wait(desk: Desk) -> None:
    recorded = desk.think(WEAKEST)
    assert desk.near_level() == WEAKEST
    desk.near.done(A)
    assert recorded.answers == [A]


def test_a_worker_that_never_starts_is_given_up(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.relay.warm_up()
    desk.page.wait(STARTING + 1)
    assert desk.links[0].closed
    assert "no answer" in capsys.readouterr().err


def test_without_workers_the_page_searches(desk: Desk) -> None:
    desk.relay.warm_up()
    desk.links[0].failed("blocked")
    desk.think()
    assert desk.near.job is None
    desk.links[1].failed("blocked")
    assert desk.near_level() == BEST
    desk.near.done(A)
    desk.think()
    assert (desk.near_level(), len(desk.links)) == (BEST, FAULTS)


def test_a_broken_worker_is_replaced_and_the_job_repeated(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    link.send_report(Report(A, 3, 300))
    link.failed("it crashed")
    assert link.closed
    assert len(desk.links) == 2
    link.send_report(Report(B, 9, 900, True))
    assert recorded.answers == []
    desk.links[1].ready()
    assert desk.links[1].jobs() == [job(BEST)]
    desk.links[1].send_report(Report(C, 5, 500, True))
    assert recorded.answers == [C]


def test_a_silent_worker_is_replaced(desk: Desk) -> None:
    link = desk.warm()
    desk.think()
    for _ in range(5):
        desk.page.wait(SILENCE - 2)
        link.send_report(Report(A, 3, 300))
    assert not link.closed
    desk.page.wait(SILENCE + 1)
    assert link.closed
    desk.links[1].ready()
    assert desk.links[1].jobs() == [job(BEST)]


def test_an_idle_worker_may_be_silent(desk: Desk) -> None:
    link = desk.warm()
    desk.think()
    link.send_report(Report(A, 3, 300, True))
    desk.page.wait(10 * SILENCE)
    desk.think()
    desk.relay.stop()
    desk.page.wait(10 * SILENCE)
    assert not link.closed


def test_a_job_that_breaks_every_worker_is_played_at_a_simple_level_on_the_page(desk: Desk) -> None:
    desk.warm()
    recorded = desk.think()
    for number in range(FAULTS):
        desk.links[number].ready()
        desk.page.wait(SILENCE + 1)
    assert all(link.closed for link in desk.links)
    assert desk.near_level() == SAFE_LEVEL
    desk.near.done(A)
    assert recorded.answers == [A]


def test_an_answer_resets_the_count_of_breaks(desk: Desk) -> None:
    desk.warm()
    for number in range(3 * FAULTS):
        recorded = desk.think()
        desk.links[number].failed("it crashed")
        desk.links[number + 1].ready()
        desk.links[number + 1].send_report(Report(A, 3, 300, True))
        assert recorded.answers == [A]


def test_an_idle_broken_worker_is_replaced_at_the_next_job(desk: Desk) -> None:
    link = desk.warm()
    link.failed("it crashed")
    assert len(desk.links) == 1
    desk.think()
    assert len(desk.links) == 2


def test_reports_of_a_worker_that_was_given_up_are_ignored(desk: Desk) -> None:
    first = desk.warm()
    desk.think()
    first.failed("it crashed")
    first.failed("and once more")
    first.ready()
    assert (len(desk.links), desk.links[1].closed, desk.links[1].questions) == (2, False, [])


def test_an_error_in_the_worker_is_reported_and_the_page_searches(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    link = desk.warm()
    recorded = desk.think()
    link.send_report(Report("", fault="Traceback: the player stumbled"))
    assert "the player stumbled" in capsys.readouterr().err
    assert desk.near_level() == BEST
    desk.near.done(B)
    assert recorded.answers == [B]
    assert not link.closed


def test_leave_ends_the_worker_and_drops_the_job(desk: Desk) -> None:
    link = desk.warm()
    recorded = desk.think()
    desk.relay.leave()
    link.send_report(Report(A, 3, 300, True))
    desk.page.wait(10 * SILENCE)
    assert link.closed and recorded.answers == [] and desk.links == [link]
    recorded = desk.think()
    desk.links[1].ready()
    desk.links[1].send_report(Report(B, 4, 400, True))
    assert recorded.answers == [B]


def test_leave_ends_a_starting_worker(desk: Desk) -> None:
    desk.think()
    desk.relay.leave()
    desk.links[0].ready()
    desk.page.wait(10 * STARTING)
    assert desk.links[0].closed and not desk.links[0].questions and len(desk.links) == 1


def test_the_real_page_search_plays_a_game_without_workers() -> None:
    page, links, recorded = FakePage(), list[FakeLink](), RecordedJob()

    def connect() -> FakeLink:
        links.append(FakeLink())
        page.later(0, lambda: links[-1].failed("no workers here"))
        return links[-1]

    relay = RelaySearchService(connect, PageSearchService(page.later, lambda: 7), page.later, lambda: 7)
    relay.think(job("level2"), recorded.progress, recorded.done)
    page.wait(5)
    assert len(recorded.answers) == 1
    assert recorded.answers[0] in LEGAL
