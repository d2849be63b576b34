"""A `SearchService` that uses a web worker, and answers even if the worker fails.

A worker may never start, die, hang, or fail in a job: then it is replaced, or the page searches itself.
Nothing here depends on a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.formats.untrusted import BadText
from ui.computer.search import Later, complain, is_legal
from ui.computer.worker_protocol import GO_ON, Report, read_report, write_job
from ui.ports import Done, Job, Progress, SearchService
from ui.session.analysis.live import PARALLEL_TASKS
from ui.session.analysis.state import ANALYSIS_LEVELS, SearchInfo
from ui.storage.seats import LEVEL

LOW = 4.0
"""GiB of memory up to which there is room for one worker only."""
UNKNOWN = 2
"""Maximum number of workers if the browser does not reveal the memory."""


def workers(cores: int, memory: float | None, touched: bool) -> int:
    """Return the number of workers, at most half the cores.

    `memory` is in GiB, None if unknown. Phones do not reveal it and many have little, so a device with a
    touch screen (`touched`) and unknown memory gets one worker.
    """
    most = PARALLEL_TASKS
    if memory is None:
        most = 1 if touched else UNKNOWN
    elif memory <= LOW:
        most = 1
    return max(1, min(most, cores // 2))


LIGHT_SECONDS = 0.6
"""Players with at most this thinking time do not wait for a starting worker."""
WAITING = 10
"""Seconds for which jobs wait for a starting worker."""
STARTING = 60
"""Maximum seconds for a worker to start."""
SILENCE = 12
"""Seconds without an answer after which a worker is given up."""
FAULTS = 2
"""Number of broken workers in a row after which no other is started."""
SAFE_LEVEL = "greedy"
"""The level that plays on the page if a job broke a worker, or time is short."""


class Link(Protocol):
    """A connection to a worker that runs `ui.computer.worker_protocol.WorkerSession`; opened once."""

    def open(self, ready: Callable[[], None], failed: Callable[[str], None]) -> None:
        """Start the worker; calls `ready` or `failed` after this returns, and `failed` on later errors."""

    def ask(self, question: str, answered: Callable[[str], None]) -> None:
        """Send a question; the answers come in the same order."""

    def close(self) -> None:
        """End the worker, even in the middle of a job."""


class _Task:
    """A job and its state."""

    def __init__(self, job: Job, progress: Progress, done: Done) -> None:
        self.job = job
        self.progress = progress
        self.done = done
        self.best = ""
        self.in_worker = False
        """True if the worker has the job."""
        self.on_page = False
        """True if the page has the job."""
        self.broke = 0
        """Number of workers that broke with this job."""
        self.analyses = job.level in ANALYSIS_LEVELS
        """True for an analysis, which always uses the same seed."""


class RelaySearchService:
    """Gives jobs to a worker, or to the page (`near`) without one. `seed` seeds the players' randomness."""

    def __init__(
        self, connect: Callable[[], Link], near: SearchService, later: Later, seed: Callable[[], int]
    ):
        self._connect = connect
        self._near = near
        self._later = later
        self._seed = seed
        self._link: Link | None = None
        self._ready = False
        self._faults = 0
        self._task: _Task | None = None
        self._quiet = 0
        self._watching = False

    # --- for the page --------------------------------------------------------------------------------

    def warm_up(self) -> None:
        """Start the worker if there is none, so that it is ready in time."""
        if self._link is None and self._faults < FAULTS:
            self._link = link = self._connect()
            self._ready = False
            self._quiet = 0
            self._watch()
            link.open(lambda: self._started(link), lambda why: self._broken(link, why))

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        """Start a job in place of an unfinished one."""
        self.stop()
        self._task = task = _Task(job, progress, done)
        self._later(0, lambda: self._hand_out(task))

    def hurry(self) -> None:
        """Answer with the best action so far; without one, the page searches quickly."""
        task = self._task
        if task is None:
            return
        if task.on_page:
            self._near.hurry()
        elif task.best:
            self._later(0, lambda: self._finish(task, task.best, SearchInfo()))
        else:
            self._think_near(task, SAFE_LEVEL)

    def stop(self) -> None:
        """Drop the job."""
        self._task = None
        self._near.stop()

    def leave(self) -> None:
        """Drop the job and end the worker until the next job."""
        self.stop()
        link, self._link, self._ready = self._link, None, False
        if link:
            link.close()

    # --- handing out ---------------------------------------------------------------------------------

    def _hand_out(self, task: _Task) -> None:
        if task is not self._task or task.on_page or task.in_worker:
            return
        self.warm_up()
        if self._link is None or task.broke >= FAULTS or not (self._ready or self._worth_waiting(task.job)):
            self._think_near(task, SAFE_LEVEL if task.broke else task.job.level)
        elif self._ready:
            task.in_worker = True
            seed = 0 if task.analyses else self._seed()
            self._ask(task, self._link, write_job(task.job, seed))

    def _think_near(self, task: _Task, level: str) -> None:
        """Search on the page; an analysis is done with no result, since the page has no time for it."""
        task.on_page = True
        if task.analyses:
            self._later(0, lambda: self._finish(task, "", SearchInfo()))
            return
        job = task.job._replace(level=level)
        self._near.think(job, task.progress, lambda action, thinking: self._finish(task, action, thinking))

    def _finish(self, task: _Task, action: str, thinking: SearchInfo) -> None:
        if task is self._task:
            self._task = None
            task.done(action, thinking)

    # --- the worker ----------------------------------------------------------------------------------

    def _ask(self, task: _Task, link: Link, question: str) -> None:
        self._quiet = 0
        self._watch()
        link.ask(question, lambda text: self._heard(task, link, text))

    def _heard(self, task: _Task, link: Link, text: str) -> None:
        if task is not self._task or link is not self._link or task.on_page:
            return
        try:
            report = _sound_report(task, text)
        except BadText as fault:
            self._broken(link, f"what it says makes no sense: {fault}")
            return
        if report.fault:
            complain(report.fault)
            self._think_near(task, task.job.level)
            return
        self._faults = 0
        task.best = report.action
        if report.done:
            self._finish(task, task.best, SearchInfo(report.depth, report.nodes, report.best))
            return
        self._ask(task, link, GO_ON)
        task.progress(SearchInfo(report.depth, report.nodes, report.best))

    def _started(self, link: Link) -> None:
        if link is self._link:
            self._ready = True
            if self._task:
                self._hand_out(self._task)

    def _broken(self, link: Link, why: str) -> None:
        if link is not self._link:
            return
        complain(f"The worker that thinks for the computer players is given up: {why}")
        self._link = None
        self._ready = False
        self._faults += 1
        link.close()
        task = self._task
        if task:
            task.broke += task.in_worker
            task.in_worker = False
            self._hand_out(task)

    # --- patience ------------------------------------------------------------------------------------

    def _watch(self) -> None:
        if not self._watching:
            self._watching = True
            self._later(1, self._tick)

    def _tick(self) -> None:
        """Count one second; a second of sleep, or of a busy page, counts no more."""
        self._watching = False
        link, task = self._link, self._task
        if link is None or (self._ready and (task is None or not task.in_worker or task.on_page)):
            return
        self._quiet += 1
        self._watch()
        if self._quiet >= (SILENCE if self._ready else STARTING):
            self._broken(link, f"no answer for {self._quiet} seconds")
        elif task and self._quiet == WAITING and not self._ready:
            self._hand_out(task)

    def _worth_waiting(self, job: Job) -> bool:
        if self._quiet >= WAITING or (job.level not in LEVEL and job.level not in ANALYSIS_LEVELS):
            return False
        return job.level in ANALYSIS_LEVELS or (LEVEL[job.level].seconds or 0.0) > LIGHT_SECONDS


def _sound_report(task: _Task, text: str) -> Report:
    """Return the worker's report on a task. Raises `BadText` for an invalid report or an illegal action."""
    report = read_report(text)
    known = report.action == task.best and (report.action or not report.done)
    if not report.fault and not known and not is_legal(task.job, report.action):
        raise BadText("its action is not legal")
    return report
