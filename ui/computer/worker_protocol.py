"""Protocol between the page and its search worker, and the worker's side of it.

The page asks; the worker answers after a short while with its best result so far, or at the end. The page
asks again to continue; a job that it stops asking about is dropped silently. The same code writes and reads
the texts on both sides, and they never come from a link or a file. The page checks the worker's reports all
the same, and gives up a worker that sends nonsense like one that is silent.
"""

from __future__ import annotations

import base64
import json
import pickle
import traceback
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from engine.ai.agents import Agent
from engine.contract.search import Considered
from engine.formats.untrusted import BadText, read_json
from ui.computer.search import NEWS_SECONDS, PlayerFactory, Search, player_of
from ui.ports import Job
from ui.session.analysis.state import ANALYSIS_LEVELS

GO_ON = ""
"""Sent instead of a new job to continue the current one."""


class Report(NamedTuple):
    """A worker's progress in a job, or its failure."""

    action: str
    """Text of the best action so far."""
    depth: int = 0
    nodes: int = 0
    done: bool = False
    fault: str = ""
    """A traceback if the player failed; then the other fields mean nothing."""
    best: tuple[Considered, ...] = ()
    """At the end, the evaluations of the best actions."""

    def text(self) -> str:
        """Return the report as text for `read_report`."""
        return json.dumps(self)


_FIELDS = [str, int, int, bool, str, list]
"""Types of a report's fields."""


def write_job(job: Job, seed: int) -> str:
    """Return a job as text, with the view as all of the game; `seed` seeds the player's randomness."""
    view = base64.b64encode(pickle.dumps(job.view)).decode("ascii")
    return json.dumps({**job._asdict(), "seed": seed, "view": view})


def read_job(text: str) -> tuple[Job, int]:
    """Read what `write_job` wrote."""
    data = read_json(text)
    seed, view = data.pop("seed"), pickle.loads(base64.b64decode(data.pop("view")))
    return Job(view=view, **data), seed


def read_report(text: str) -> Report:
    """Read what `Report.text` wrote. Raises `BadText`."""
    fields = read_json(text)
    if not isinstance(fields, list) or list(map(type, fields)) != _FIELDS:
        raise BadText("this is no report")
    action, depth, nodes, done, fault, best = fields
    return Report(action, depth, nodes, done, fault, tuple(map(_row, best)))


def _row(row: Any) -> Considered:
    """Return the evaluation of an action. Raises `BadText`."""
    match row:
        case [str(text), float() | int() as worth, bool(at_most), [*line], [*shares], off] if (
            -1 <= worth <= 1
        ):
            if all(isinstance(later, str) for later in line) and all(map(_is_share, [*shares, off])):
                return Considered(text, float(worth), at_most, tuple(line), tuple(shares), float(off))
    raise BadText("this says nothing of an action")


def _is_share(share: Any) -> bool:
    return type(share) in (int, float) and 0 <= share <= 1


class WorkerSession:
    """The worker's side: answers the page's questions."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._search: Search | None = None
        self._player: tuple[object, Agent] | None = None
        """The last player with free thinking time, and its kind of job; it keeps its results."""
        self._players = PlayerFactory()

    def answer(self, question: str) -> str:
        """Start a job, or continue with `GO_ON`; return a report as text. Never raises."""
        try:
            return self._report(question).text()
        except Exception:
            self._search = None
            return Report("", fault=traceback.format_exc()).text()

    def _report(self, question: str) -> Report:
        if question != GO_ON:
            job, seed = read_job(question)
            self._search = Search(job, seed, self._player_for)
        search = self._search
        if search is None:
            raise RuntimeError("there is nothing to think about")
        search.run(NEWS_SECONDS, self._clock)
        depth, nodes, best = search.thinking
        return Report(search.best, depth, nodes, search.done, best=best)

    def _player_for(self, job: Job) -> Agent:
        """Return the player of the last such job; a new one if play must be repeatable."""
        if job.seconds is None and job.level not in ANALYSIS_LEVELS:
            return self._players.new_player(job)
        kind = (job.game, job.level, job.seconds, job.times, job.share)
        if self._player is None or self._player[0] != kind:
            self._player = kind, player_of(job)
        return self._player[1]
