"""The protocol between page and worker, and the worker's side of it."""

import json

import pytest

from engine.ai.levels import LevelAgent
from engine.contract.rng import Rng, new_rng
from engine.contract.search import Considered
from engine.contract.skill import Skill
from engine.contract.values import CHANCE
from engine.formats.untrusted import BadText
from engine.registry import GAMES
from tests.toy import DiceRace, TakeSticks, enlist
from tests.ui.computer.fake_search import DRAUGHTS, LEGAL, START, Clock, job, play_with
from ui.computer.search import NEWS_SECONDS
from ui.computer.worker_protocol import GO_ON, Report, WorkerSession, read_job, read_report, write_job
from ui.ports import Job
from ui.session.analysis.state import REVIEW_LEVEL

A, B, C = LEGAL[:3]


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, TakeSticks(), DiceRace())


def jobs_of(game_id: str) -> list[Job]:
    """Return a job for each decision of a random game."""
    game, rng = GAMES[game_id], new_rng(3)
    state = game.start({})
    found: list[Job] = []
    while game.outcome(state) is None and len(found) < 60:
        seat = game.player(state)
        if seat == CHANCE:
            state = game.apply(state, game.sample_outcome(state, rng))
            continue
        found.append(Job(game_id, game.view(state, seat), "level1"))
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    return found


@pytest.mark.parametrize("game_id", [*GAMES, "sticks", "race"])
def test_a_job_arrives_as_it_was_sent(game_id: str) -> None:
    jobs = jobs_of(game_id)
    assert jobs
    for number, sent in enumerate(jobs):
        arrived, seed = read_job(write_job(sent, number))
        assert (arrived, seed) == (sent, number)
        assert type(arrived.view) is type(sent.view)


def test_the_time_limit_arrives() -> None:
    arrived, _ = read_job(write_job(job()._replace(seconds=0.5), 1))
    assert arrived.seconds == 0.5


def test_only_view_game_and_level_are_sent() -> None:
    fields = {"game", "level", "seconds", "asked", "times", "share", "seed", "view"}
    assert set(json.loads(write_job(job(), 5))) == fields


A_LINE = Considered("c3-d4", 0.25, line=("f6-e5", "d4xf6"))
AT_MOST = Considered("e3-f4", -1.0, at_most=True)


def test_a_report_arrives_as_it_was_sent() -> None:
    report = Report("c3-d4", 7, 12345, True, best=(A_LINE, AT_MOST))
    assert read_report(report.text()) == report


@pytest.mark.parametrize(
    "best",
    [
        *([["a"]], [["a", 2, False, []]], [[1, 0.5, False, []]], ["ab"], [["a", None, False, []]], {"a": 1}),
        *([["a", "1", False, []]], [["a", 0.5]], [["a", 0.5, 1, []]], [["a", 0.5, True, "b"]]),
        [["a", 0.5, True, [1]]],
    ],
)
def test_a_report_with_invalid_chances_is_refused(best: object) -> None:
    with pytest.raises(BadText):
        read_report(json.dumps(["a", 1, 1, True, "", best]))


def test_the_session_reports_after_a_while_and_continues_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    play_with(monkeypatch, A, B, C, A, B, f"{C}!")
    brain = WorkerSession(Clock(NEWS_SECONDS / 2))
    question = write_job(job(), 1)
    reports: list[Report] = []
    while not reports or not reports[-1].done:
        reports.append(read_report(brain.answer(question)))
        question = GO_ON
    assert reports == [Report(B, 2, 200), Report(A, 4, 400), Report(C, 6, 600, True)]


def test_a_player_with_free_time_keeps_its_earlier_results() -> None:
    """The best chess player needs fewer positions to reach the same depth again; others start anew."""
    chess = GAMES["chess"]
    state = chess.parse("8/7k/R7/1R6/8/8/8/K7 w - - 0 1", {})

    def nodes(brain: WorkerSession, level: str, seconds: float | None) -> int:
        question = write_job(Job("chess", chess.view(state, 0), level, seconds), 1)
        report = read_report(brain.answer(question))
        while not report.done:
            report = read_report(brain.answer(GO_ON))
        return report.nodes

    brain = WorkerSession()
    first, again = (nodes(brain, "level4", 5.0) for _ in range(2))
    assert 0 < again < first / 2, "the mate in two is in its table"
    one, two = (nodes(brain, "level3", None) for _ in range(2))
    assert one == two


def test_blunders_repeat_by_game_level_and_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[set[int]] = []

    def slips(self: LevelAgent, _skill: Skill, seat: int, _rng: Rng) -> bool:
        seen.append(set(self.slipped))
        self.slipped.add(seat)
        return True

    monkeypatch.setattr(LevelAgent, "_slips", slips)
    brain, view = WorkerSession(), DRAUGHTS.view(START, 0)
    for level in ("level1", "level1", "level2", "level1"):
        brain.answer(write_job(Job("draughts", view, level), 1))
    assert seen == [set(), {0}, set(), {0}]


def test_shares_of_a_review_keep_nothing_of_each_other() -> None:
    """So the results of a share do not depend on the worker's earlier shares."""
    view = DRAUGHTS.view(START, 0)

    def found(brain: WorkerSession, share: int, times: int = 1) -> Report:
        report = read_report(
            brain.answer(write_job(Job("draughts", view, REVIEW_LEVEL, None, A, times, share), 0))
        )
        while not report.done:
            report = read_report(brain.answer(GO_ON))
        return report

    brain = WorkerSession()
    first, kept = found(brain, 0), brain._player
    found(brain, 0)
    assert brain._player is kept, "within a share the table of the first search is kept"
    assert found(brain, 1) == first and brain._player is not kept
    assert found(brain, 1, times=2) == found(WorkerSession(), 0, times=2)


def test_a_new_job_replaces_the_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    brain = WorkerSession(Clock(1))
    play_with(monkeypatch, A, A, A)
    assert read_report(brain.answer(write_job(job(), 1))) == Report(A, 1, 100)
    play_with(monkeypatch, B, f"{C}!")
    assert read_report(brain.answer(write_job(job(), 1))) == Report(B, 1, 100)
    assert read_report(brain.answer(GO_ON)) == Report(C, 2, 200, True)


def test_a_player_that_raises_is_reported_and_the_next_job_goes_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    brain = WorkerSession()
    play_with(monkeypatch, A, 0)
    report = read_report(brain.answer(write_job(job(), 1)))
    assert "ZeroDivisionError: the player stumbled" in report.fault
    assert "nothing to think about" in read_report(brain.answer(GO_ON)).fault
    play_with(monkeypatch, f"{B}!")
    assert read_report(brain.answer(write_job(job(), 1))) == Report(B, 1, 100, True)


@pytest.mark.parametrize("question", [GO_ON, "{", "{}", '{"view": ""}'])
def test_an_invalid_question_is_reported(question: str) -> None:
    report = read_report(WorkerSession().answer(question))
    assert report.fault.startswith("Traceback")
    assert not report.done
