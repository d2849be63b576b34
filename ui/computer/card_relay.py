"""A `CardWorker` that uses a web worker, and falls back on the page.

The worker starts shortly before the cards are shuffled and ends when the table is left. The page does all
work that comes before the worker is ready or after it broke. Nothing here depends on a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.formats.untrusted import BadText
from ui.computer.card_work import FORGET, GO_ON, outcome, read_report, write_card_work
from ui.computer.relay import SILENCE, Link
from ui.computer.search import Later, complain
from ui.messages import Message
from ui.ports import CardWorkDone, CardWorker, PartDone
from ui.session.remote.effects import CardWork, CheckDeck, MakeDeck

if TYPE_CHECKING:
    from engine.remote.crypto.deck import Deck


class _Task:
    """A job and its callbacks."""

    def __init__(self, job: CardWork, progress: PartDone, done: CardWorkDone) -> None:
        self.job = job
        self.progress = progress
        self.done = done
        self.in_worker = False
        """True if the worker has the job."""
        self.quiet = 0
        """Seconds without an answer from the worker."""


class RelayCardWorker:
    """Gives jobs to a worker, or to the page (`near`) without one."""

    def __init__(self, connect: Callable[[], Link], near: CardWorker, later: Later) -> None:
        self._connect = connect
        self._near = near
        self._later = later
        self._link: Link | None = None
        self._ready = False
        self._broke = False
        """True after a worker broke; no other is started."""
        self._task: _Task | None = None

    def warm_up(self) -> None:
        """Start the worker if there is none, so that it is ready in time."""
        if self._link is None and not self._broke:
            self._link = link = self._connect()
            link.open(lambda: self._started(link), lambda why: self._broken(link, why))

    def work(self, job: CardWork, progress: PartDone, done: CardWorkDone) -> None:
        """Start a job in place of an unfinished one."""
        self.stop()
        self._task = task = _Task(job, progress, done)
        if self._link and self._ready:
            task.in_worker = True
            self._ask(task, self._link, write_card_work(job))
            self._later(1, lambda: self._tick(task))
            if isinstance(job, MakeDeck | CheckDeck):
                self._prepare_faces(job.making.deck, 0)
        else:
            self._work_near(task)

    def stop(self) -> None:
        """Drop the job, also in the worker."""
        self._near.stop()
        if self._task and self._task.in_worker and self._link:
            self._link.ask(FORGET, lambda _: None)
        self._task = None

    def leave(self) -> None:
        """Drop the job and end the worker, because it has seen secrets."""
        self._near.leave()
        self._task = None
        self._close()

    def _prepare_faces(self, deck: Deck, face: int) -> None:
        """Compute the numbers of a deck's faces on the page, one a task: it opens cards for all itself."""
        from engine.remote.crypto.deck import face_number

        if face < deck.size and self._link:
            face_number(deck.label, face)
            self._later(0, lambda: self._prepare_faces(deck, face + 1))

    # --- the worker ----------------------------------------------------------------------------------

    def _ask(self, task: _Task, link: Link, question: str) -> None:
        task.quiet = 0
        link.ask(question, lambda text: self._heard(task, link, text))

    def _heard(self, task: _Task, link: Link, text: str) -> None:
        if task is not self._task or link is not self._link:
            return
        try:
            report = read_report(text)
            result = outcome(task.job, report.found) if report.done and not report.fault else None
        except BadText as fault:
            self._broken(link, f"what it says makes no sense: {fault}")
            return
        if report.fault:
            self._broken(link, report.fault)
        elif result:
            self._finish(task, result)
        else:
            self._ask(task, link, GO_ON)
            task.progress(report.part)

    def _finish(self, task: _Task, found: Message) -> None:
        if task is self._task:
            self._task = None
            task.done(found)

    def _work_near(self, task: _Task) -> None:
        task.in_worker = False
        self._near.work(task.job, task.progress, lambda found: self._finish(task, found))

    def _started(self, link: Link) -> None:
        self._ready = self._ready or link is self._link

    def _broken(self, link: Link, why: str) -> None:
        """Give up a worker, and let the page start its job again."""
        if link is not self._link:
            return
        complain(f"The worker for cards is given up: {why}")
        self._broke = True
        self._close()
        if self._task and self._task.in_worker:
            self._work_near(self._task)

    def _close(self) -> None:
        link, self._link, self._ready = self._link, None, False
        if link:
            link.close()

    def _tick(self, task: _Task) -> None:
        """Count one second without an answer; a second of sleep of the device counts no more."""
        if task is not self._task or not task.in_worker or self._link is None:
            return
        task.quiet += 1
        if task.quiet >= SILENCE:
            self._broken(self._link, f"no answer for {task.quiet} seconds")
        else:
            self._later(1, lambda: self._tick(task))
