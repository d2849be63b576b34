"""A review by several workers: distribution of the jobs, failures, and dismissal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.contract.rng import Rng, new_rng
from engine.contract.search import Considered
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import Match, new_match
from engine.session.review import SHARE_LENGTH, Review
from tests.ui.computer.fake_search import FakeLink
from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.computer.relay import FAULTS, SILENCE, WAITING, RelaySearchService
from ui.computer.worker_protocol import Report
from ui.ports import Job
from ui.session.analysis.live import analysis_of
from ui.session.analysis.state import LIVE_LEVEL, NO_INFO, REVIEW_LEVEL, SearchInfo

SIZE = 5 * SHARE_LENGTH


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a game with random moves."""
    match, rng = new_match(find_game("draughts")), new_rng(1)
    while len(match.log) < SIZE:
        match = match.play(rng.choice(match.game.legal_actions(match.state)))
    return match


class Table:
    """A game reviewed by the main worker and `more` workers of the pool."""

    def __init__(self, match: Match, more: int) -> None:
        self.pool = [FakeSearch() for _ in range(more)]
        self.app, self.page, self.search_service = make_app(fragment=write_link(match), pool=self.pool)
        self.app.do("review")

    @property
    def review(self) -> Review:
        return review_of(self.app)

    @property
    def all(self) -> list[FakeSearch]:
        return [self.search_service, *self.pool]

    def jobs(self) -> list[Job | None]:
        """Return the job of each worker, the main worker first."""
        return [who.job for who in self.all]

    def drive(self, rng: Rng) -> None:
        """Let the workers answer in random order until nothing is left to judge."""
        while busy := [who for who in self.all if who.job and who.job.level == REVIEW_LEVEL]:
            answer(rng.choice(busy))


def review_of(app: App) -> Review:
    review = analysis_of(app.table).review
    assert review
    return review


def answer(who: FakeSearch) -> None:
    """Send the judgement of the played action."""
    job, who.job = who.job, None
    assert job
    best = judged(job)
    who.done(best[0].text, SearchInfo(8, 99, best))


def judged(job: Job) -> tuple[Considered, ...]:
    """Return the judgement of a job, which does not depend on the worker."""
    game = find_game(job.game)
    seat, rng = game.player(job.view), new_rng(len(job.asked) + sum(map(ord, job.asked)) * job.times)
    other = next(a.text for a in game.legal_actions(job.view) if a.text != job.asked)
    return tuple(
        Considered(text, 0.0, chances=(chance, 1 - chance)[:: -1 if seat else 1])
        for text, chance in ((other, 0.5), (job.asked, 0.5 - rng.random() / 3))
    )


def places(jobs: list[Job | None], match: Match) -> list[int]:
    return [match.states.index(job.view) for job in jobs if job]


def test_the_pool_starts_after_the_first_judgement_with_a_share_for_each_worker(match: Match) -> None:
    table = Table(match, 2)
    assert [job and job.share for job in table.jobs()] == [0, None, None]
    answer(table.search_service)
    assert [job and job.share for job in table.jobs()] == [0, 1, 2]
    for who in (table.pool[1], table.search_service, table.pool[1], table.pool[0]):
        share = who.job and who.job.share
        answer(who)
        assert who.job and who.job.share == share, "each goes on in its share"
    assert len(set(places(table.jobs(), match))) == 3


@pytest.fixture(scope="module")
def alone(match: Match) -> Table:
    """Return the game reviewed by the main worker alone."""
    table = Table(match, 0)
    table.drive(new_rng(0))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_the_result_does_not_depend_on_the_number_of_workers(match: Match, alone: Table, seed: int) -> None:
    assert any(each.times > 1 for each in alone.review.judged) and not alone.review.tasks
    for more in (1, 2):
        table = Table(match, more)
        table.drive(new_rng(seed))
        assert table.review == alone.review._replace(match=table.review.match)
        assert table.app.screen.announcement == alone.app.screen.announcement
        assert [helper.left for helper in table.pool] == [1] * more
        assert table.search_service.job and table.search_service.job.level == LIVE_LEVEL, (
            "now the analysis continues"
        )


def test_another_worker_takes_over_the_job_of_a_failed_one(match: Match, alone: Table) -> None:
    table = Table(match, 2)
    answer(table.search_service)
    lame, lost = table.pool[0], table.pool[0].job
    lame.done("", NO_INFO)
    assert lame.left == 1 and analysis_of(table.app.table).reviewing
    answer(table.pool[1])
    answer(table.search_service)
    assert lost in table.jobs() and lame.job is None
    table.drive(new_rng(2))
    assert table.review.judged == alone.review.judged and lame.left == 1


def test_the_idle_main_worker_takes_over_the_last_workers_job(match: Match) -> None:
    table = Table(match, 1)
    while table.search_service.job and table.search_service.job.level == REVIEW_LEVEL:
        answer(table.search_service)
    assert table.pool[0].job and table.review.tasks, "all waits for the first that it was given"
    lost = table.pool[0].job
    table.pool[0].done("", NO_INFO)
    assert table.search_service.job == lost


def test_a_failed_main_worker_ends_the_review_with_a_message(match: Match) -> None:
    table = Table(match, 2)
    answer(table.search_service)
    table.search_service.done("", NO_INFO)
    assert "No analysis here" in table.app.screen.message and not analysis_of(table.app.table).reviewing
    assert [helper.left for helper in table.pool] == [1, 1]


@pytest.mark.parametrize("way", ["stop-review", "home", "try-again 1", "variation"])
def test_stopping_or_leaving_a_review_dismisses_the_pool(match: Match, way: str) -> None:
    table = Table(match, 2)
    answer(table.search_service)
    late = [helper.done for helper in table.pool]
    name, _, value = way.partition(" ")
    table.app.do(name, value)
    assert [helper.left for helper in table.pool] == [1, 1] and table.jobs()[1:] == [None, None]
    before = table.app.model
    for done in late:
        done("", NO_INFO)
    assert table.app.model == before


def test_a_resumed_review_continues_with_the_pool(match: Match) -> None:
    table = Table(match, 1)
    for _ in range(3):
        answer(table.search_service)
        answer(table.pool[0])
    known = table.review.judged
    table.app.do("stop-review")
    table.app.do("review")
    assert table.review.judged == known and table.jobs()[1] is None
    answer(table.search_service)
    assert table.jobs()[1] is not None
    table.drive(new_rng(3))
    assert not table.review.tasks and table.pool[0].left == 2


def test_stepping_through_the_game_does_not_disturb_the_workers(match: Match) -> None:
    table = Table(match, 2)
    answer(table.search_service)
    jobs = table.jobs()
    for at in ("7", "8", "3"):
        table.app.do("view", at)
        assert all(now is before for now, before in zip(table.jobs(), jobs, strict=True))
    count = len(table.review.judged)
    for who in table.all:
        answer(who)
    assert len(table.review.judged) == count + 3, "what they say counts all the same"


def test_a_hint_suspends_the_review(match: Match) -> None:
    table = Table(match, 1)
    answer(table.search_service)
    late = table.pool[0].done
    table.app.do("hint")
    assert [job and job.level for job in table.jobs()] == ["level4", None]
    before = table.app.model
    late("", NO_INFO)
    assert table.app.model == before and not table.pool[0].left
    table.search_service.done(match.game.legal_actions(match.state)[0].text)
    assert [job and job.level for job in table.jobs()] == [REVIEW_LEVEL, REVIEW_LEVEL]


# --- workers that fail -----------------------------------------------------------------------------------


class Device:
    """A page with a main worker and one pool worker, both driven by the test."""

    def __init__(self, match: Match) -> None:
        self.page = FakePage(write_link(match))
        self.links: tuple[list[FakeLink], list[FakeLink]] = [], []
        search_service, helper = (self._relay(links) for links in self.links)
        self.app, _, _ = make_app(page=self.page, search_service=search_service, pool=[helper])
        self.page.wait(0.1)
        self.links[0][-1].ready()
        self.app.do("review")
        self.page.wait(0.1)

    def _relay(self, links: list[FakeLink]) -> RelaySearchService:
        def connect() -> FakeLink:
            links.append(FakeLink())
            return links[-1]

        return RelaySearchService(connect, FakeSearch(), self.page.later, lambda: 7)

    def send_report(self, worker: int) -> None:
        """Have a worker answer its last question."""
        link = self.links[worker][-1]
        while len(link.pending) > 1:
            link.send_report(Report("", 1, 1))
        job = link.jobs()[-1]
        best = judged(job) if job.level == REVIEW_LEVEL else ()
        link.send_report(Report(best[0].text if best else job.asked, 8, 99, True, best=best))
        self.page.wait(0.1)

    def finish(self) -> None:
        """Let the main worker judge the rest."""
        while analysis_of(self.app.table).reviewing:
            self.send_report(0)


def hangs(device: Device) -> None:
    for _ in range(FAULTS):
        device.links[1][-1].ready()
        for _ in range(SILENCE + 1):
            device.page.wait(1)
            device.links[0][-1].send_report(Report("", 1, 1))


def crashes(device: Device) -> None:
    for _ in range(FAULTS):
        device.links[1][-1].ready()
        device.links[1][-1].failed("it crashed")


def never_starts(device: Device) -> None:
    for _ in range(WAITING + 1):
        device.page.wait(1)
        device.links[0][-1].send_report(Report("", 1, 1))


def is_forbidden(device: Device) -> None:
    for _ in range(FAULTS):
        device.links[1][-1].failed("no more workers here")


@pytest.mark.parametrize("fails", [hangs, crashes, never_starts, is_forbidden])
def test_no_decision_is_lost_when_a_worker_fails(
    match: Match, alone: Table, fails: Callable[[Device], None]
) -> None:
    device = Device(match)
    device.send_report(0)
    assert len(device.links[1]) == 1
    fails(device)
    device.page.wait(0.1)
    assert all(link.closed for link in device.links[1])
    device.finish()
    assert review_of(device.app).judged == alone.review.judged
    assert len(device.links[1]) <= FAULTS and len(device.links[0]) == 1


def test_a_crashed_worker_is_replaced_and_gets_the_same_job(match: Match) -> None:
    device = Device(match)
    device.send_report(0)
    device.links[1][-1].ready()
    had = device.links[1][-1].jobs()[-1]
    device.links[1][-1].failed("it crashed")
    device.links[1][-1].ready()
    assert device.links[1][-1].jobs() == [had]
    device.send_report(1)
    assert device.links[1][-1].jobs()[-1].share == had.share
