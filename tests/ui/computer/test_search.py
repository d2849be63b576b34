"""Searches step by step, and on the page."""

import pytest

from tests.ui.computer.fake_search import DRAUGHTS, LEGAL, START, Clock, RecordedJob, job, play_with
from tests.ui.fakes import FakePage
from ui.computer.search import (
    NEWS_SECONDS,
    PAGE_SECONDS,
    SLICE_SECONDS,
    PageSearchService,
    Search,
    page_seconds,
)
from ui.session.analysis.state import SearchInfo
from ui.storage.seats import LEVEL

A, B, C = LEGAL[:3]


def on_page(clock: Clock | None = None) -> tuple[PageSearchService, FakePage, RecordedJob]:
    page = FakePage()
    return PageSearchService(page.later, lambda: 7, clock or Clock()), page, RecordedJob()


def run_pending(page: FakePage) -> None:
    """Run the one pending call."""
    (_, then) = page.waiting.pop()
    then()


def test_a_search_knows_its_best_action_after_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, f"{C}!")
    mind = Search(job(), 1)
    assert (mind.best, mind.done) == ("", False)
    seen = []
    for _ in range(3):
        mind.step()
        seen.append((mind.best, mind.thinking, mind.done))
    assert seen == [
        (A, SearchInfo(1, 100), False),
        (B, SearchInfo(2, 200), False),
        (C, SearchInfo(3, 300), True),
    ]


def test_a_hurried_search_ends_with_its_best_action_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, f"{C}!")
    mind = Search(job(), 1)
    mind.step()
    mind.hurry()
    mind.run(100, Clock())
    assert (mind.best, mind.done) == (A, True)


def test_a_search_hurried_at_once_ends_with_its_first_result(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, f"{C}!")
    mind = Search(job(), 1)
    mind.hurry()
    assert not mind.done
    mind.run(100, Clock())
    assert (mind.best, mind.done) == (A, True)


def test_a_search_runs_for_at_least_one_step_and_up_to_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_with(monkeypatch, A, B, C, A, B, C, f"{A}!")
    mind, clock = Search(job(), 1), Clock(1)
    mind.run(0, clock)
    assert mind.thinking.depth == 1
    mind.run(3, clock)
    assert mind.thinking.depth == 4
    mind.run(100, clock)
    assert mind.done


def test_a_search_without_results_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play_with(monkeypatch, A)
    mind = Search(job(), 1)
    mind.run(100, Clock())
    assert (mind.best, mind.done) == (A, True)
    play_with(monkeypatch)
    with pytest.raises(RuntimeError, match="no answer"):
        Search(job(), 1).step()


def test_the_player_is_given_the_view_of_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    agent = play_with(monkeypatch, A)
    given = job()
    Search(given, 1).step()
    assert agent.views == [given.view]
    assert agent.views[0] is given.view


@pytest.mark.parametrize("level", ["random", "greedy", "level1", "level2"])
def test_players_answer_with_a_legal_action_on_the_page(level: str) -> None:
    search_service, page, recorded = on_page()
    search_service.think(job(level), recorded.progress, recorded.done)
    assert recorded.answers == []
    page.wait(1)
    assert len(recorded.answers) == 1
    assert DRAUGHTS.find(START, recorded.answers[0]) in DRAUGHTS.legal_actions(START)


def test_the_same_seed_gives_the_same_answer() -> None:
    def answer(seed: int) -> str:
        page, recorded = FakePage(), RecordedJob()
        PageSearchService(page.later, lambda: seed).think(job("random"), recorded.progress, recorded.done)
        page.wait(1)
        return recorded.answers[0]

    answers = [answer(seed) for seed in range(20)]
    assert answers == [answer(seed) for seed in range(20)]
    assert len(set(answers)) > 1


def test_the_page_gets_its_turn_after_each_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, C, A, B, f"{C}!")
    search_service, page, recorded = on_page(Clock(SLICE_SECONDS / 2))
    search_service.think(job(), recorded.progress, recorded.done)
    turns = 0
    while page.waiting:
        run_pending(page)
        turns += 1
    assert (turns, recorded.answers) == (3, [C])


def test_progress_is_reported_at_intervals(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, *[A] * 100, f"{B}!")
    search_service, page, recorded = on_page(Clock(NEWS_SECONDS / 10))
    search_service.think(job(), recorded.progress, recorded.done)
    page.wait(1)
    depths = [thinking.depth for thinking in recorded.news]
    assert depths == sorted(set(depths))
    assert 10 <= len(depths) <= 40
    assert recorded.answers == [B]


def test_hurry_on_the_page_answers_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, *[C] * 1000)
    search_service, page, recorded = on_page(Clock(1))
    search_service.think(job(), recorded.progress, recorded.done)
    run_pending(page)
    run_pending(page)
    search_service.hurry()
    page.wait(1)
    assert recorded.answers == [B]
    search_service.hurry()
    page.wait(1)
    assert recorded.answers == [B]


def test_a_stopped_job_sends_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, *[A] * 50, f"{B}!")
    search_service, page, recorded = on_page(Clock(1))
    search_service.think(job(), recorded.progress, recorded.done)
    run_pending(page)
    count = len(recorded.news)
    search_service.stop()
    search_service.hurry()
    page.wait(10)
    assert (recorded.answers, len(recorded.news)) == ([], count)


def test_a_new_job_replaces_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    search_service, page, first = on_page()
    play_with(monkeypatch, f"{A}!")
    search_service.think(job(), first.progress, first.done)
    play_with(monkeypatch, f"{B}!")
    second = RecordedJob()
    search_service.think(job(), second.progress, second.done)
    page.wait(1)
    assert (first.answers, second.answers) == ([], [B])


def test_a_player_that_raises_plays_its_best_action_so_far(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_with(monkeypatch, A, B, 0)
    search_service, page, recorded = on_page()
    search_service.think(job(), recorded.progress, recorded.done)
    page.wait(1)
    assert recorded.answers == [B]
    assert "ZeroDivisionError: the player stumbled" in capsys.readouterr().err


def test_a_player_that_raises_at_once_plays_any_legal_action(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play_with(monkeypatch, 0)
    search_service, page, recorded = on_page()
    search_service.think(job(), recorded.progress, recorded.done)
    page.wait(1)
    assert len(recorded.answers) == 1
    assert recorded.answers[0] in LEGAL
    assert "ZeroDivisionError: the player stumbled" in capsys.readouterr().err


def test_an_unknown_player_plays_any_legal_action(capsys: pytest.CaptureFixture[str]) -> None:
    search_service, page, recorded = on_page()
    search_service.think(job("level99"), recorded.progress, recorded.done)
    page.wait(1)
    assert recorded.answers[0] in LEGAL
    assert "level99" in capsys.readouterr().err


def test_no_player_blocks_the_page_for_long() -> None:
    assert page_seconds(job("greedy")) is None
    for level in LEVEL.values():
        assert not level.patient or page_seconds(job(level.id)) == PAGE_SECONDS
    assert page_seconds(job("level4")._replace(seconds=8.0)) == PAGE_SECONDS
    assert page_seconds(job("level4")._replace(seconds=0.25)) == 0.25
