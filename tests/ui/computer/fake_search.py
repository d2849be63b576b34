"""Computer players, workers and clocks controlled by tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.ai.agents import Agent, Thought
from engine.contract.rng import Rng
from engine.contract.values import Action
from engine.registry import find_game
from ui.computer.worker_protocol import GO_ON, Report, read_job
from ui.ports import Job
from ui.session.analysis.state import SearchInfo

DRAUGHTS = find_game("draughts")
START = DRAUGHTS.start({})
LEGAL = [action.text for action in DRAUGHTS.legal_actions(START)]


def job(level: str = "level4") -> Job:
    """Return the job to find the first move of a game of draughts."""
    return Job("draughts", DRAUGHTS.view(START, 0), level)


class Clock:
    """Advances by a fixed amount at each reading."""

    def __init__(self, tick: float = 0.0) -> None:
        self.time = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.time += self.tick
        return self.time


class Scripted(Agent):
    """Follows a script; a number in it raises ZeroDivisionError."""

    def __init__(self, *script: str | int) -> None:
        super().__init__(DRAUGHTS)
        self.script = script
        self.views: list[Any] = []

    def think(self, view: Any, _rng: Rng) -> Iterator[Thought]:
        self.views.append(view)
        for depth, item in enumerate(self.script, 1):
            if isinstance(item, int):
                raise ZeroDivisionError("the player stumbled")
            yield Thought(Action(item.rstrip("!")), depth, depth * 100, done=item.endswith("!"))


def play_with(monkeypatch: pytest.MonkeyPatch, *script: str | int) -> Scripted:
    """Make all computer players follow a script: texts of actions, with "!" for the last result."""
    agent = Scripted(*script)
    monkeypatch.setattr("ui.computer.search.make_agent", lambda *_: agent)
    return agent


class RecordedJob:
    """Callbacks for one job that record its progress and answers."""

    def __init__(self) -> None:
        self.news: list[SearchInfo] = []
        self.answers: list[str] = []
        self.thought: SearchInfo | None = None

    def progress(self, thinking: SearchInfo) -> None:
        self.news.append(thinking)

    def done(self, action: str, thinking: SearchInfo) -> None:
        self.answers.append(action)
        self.thought = thinking


class FakeLink:
    """A worker that starts, answers and breaks on a test's command."""

    def __init__(self) -> None:
        self.questions: list[str] = []
        self.pending: deque[Callable[[str], None]] = deque()
        self.closed = False
        self.ready: Callable[[], None]
        self.failed: Callable[[str], None]

    def open(self, ready: Callable[[], None], failed: Callable[[str], None]) -> None:
        self.ready, self.failed = ready, failed

    def ask(self, question: str, answered: Callable[[str], None]) -> None:
        self.questions.append(question)
        self.pending.append(answered)

    def close(self) -> None:
        self.closed = True

    def jobs(self) -> list[Job]:
        """Return the jobs that the worker was given."""
        return [read_job(question)[0] for question in self.questions if question != GO_ON]

    def send_report(self, report: Report) -> None:
        """Answer the first open question."""
        self.answer(report.text())

    def answer(self, text: str) -> None:
        """Answer the first open question with any text."""
        self.pending.popleft()(text)
