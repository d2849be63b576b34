"""Long card computations of remote games: their steps, the worker's side, and a `CardWorker` on the page.

The page asks; the worker answers with its progress or, at the end, the result. The page asks again to
continue. Questions are written and read by the same code and never come from outside.
"""

from __future__ import annotations

import base64
import json
import pickle
import traceback
from collections.abc import Callable
from time import perf_counter
from typing import Any, NamedTuple

from engine.contract.steps import Steps
from engine.formats.untrusted import BadText, read_json
from ui.messages import Message
from ui.messages.remote import CardsFailed, CardsSeen, DeckChecked, DeckMade, DecksAudited
from ui.ports import CardWorkDone, Page, PartDone
from ui.session.remote.effects import AuditDecks, CardWork, CheckDeck, LookAtCards, MakeDeck

NEWS_SECONDS = 0.125
"""Seconds between two progress reports."""
SLICE = 0.02
"""Maximum seconds of work on the page at a stretch."""
GO_ON, FORGET = "", "forget"
"""The questions without a new job: continue, and drop the current job."""


def card_work_steps(job: CardWork) -> Steps[Any]:
    """Return the steps of a job; the result is JSON data, or None if something there is no card."""
    from engine.remote.cards.views import read_faces  # loaded for the first cards
    from engine.remote.crypto.shuffle import audit_all, check, send

    try:
        match job:
            case MakeDeck():
                return (yield from send(job.making, job.secret))
            case CheckDeck():
                return (yield from check(job.making, job.stage))
            case LookAtCards():
                faces = yield from read_faces(job.decks, job.device, job.secret, job.cards)
                return [[*card, face] for card, face in faces.items()]
            case AuditDecks():
                found = yield from audit_all(job.makings, job.secrets)
                return found[1].device if found else -1
    except ValueError:
        return None


def outcome(job: CardWork, found: Any) -> Message:
    """Return the message for the result of a job. Raises `BadText` for an impossible result."""
    match job, found:
        case MakeDeck(), str():
            return DeckMade(job.table, job.number, job.stage, found)
        case CheckDeck(), str():
            return DeckChecked(job.table, job.number, job.stage, found)
        case LookAtCards(), list() if [card[:2] for card in found] == [list(card) for card in job.cards]:
            return CardsSeen(job.table, tuple((deck, card, str(face)) for deck, card, face in found))
        case AuditDecks(), int() if -1 <= found < len(job.secrets):
            return DecksAudited(job.table, found)
        case _, None:
            return CardsFailed()
    raise BadText("this cannot have come of it")


# --- between page and worker -------------------------------------------------------------------------


class Report(NamedTuple):
    """The worker's progress, result or failure."""

    part: float = 0.0
    done: bool = False
    found: Any = None
    fault: str = ""
    """A traceback; then the other fields mean nothing."""


def write_card_work(job: CardWork) -> str:
    """Return a job as text."""
    return base64.b64encode(pickle.dumps(job)).decode("ascii")


def read_report(text: str) -> Report:
    """Read a worker's report. Raises `BadText`."""
    match read_json(text):
        case [float() | int() as part, bool(done), found, str(fault)] if 0 <= part <= 1:
            return Report(part, done, found, fault)
    raise BadText("this is no report")


class CardWorkSession:
    """The worker's side: answers the page's questions."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._steps: Steps[Any] | None = None

    def answer(self, question: str) -> str:
        """Start or continue a job and return a report as text. Never raises."""
        try:
            return json.dumps(self._report(question))
        except Exception:
            self._steps = None
            return json.dumps(Report(fault=traceback.format_exc()))

    def _report(self, question: str) -> Report:
        if question == FORGET:
            self._steps = None
            return Report(done=True)
        if question != GO_ON:
            self._steps = card_work_steps(pickle.loads(base64.b64decode(question)))
        if self._steps is None:
            raise RuntimeError("there is nothing to do")
        report = _worked(self._steps, self._clock() + NEWS_SECONDS, self._clock)
        if report.done:
            self._steps = None
        return report


def _worked(steps: Steps[Any], until: float, clock: Callable[[], float]) -> Report:
    """Take at least one step until a time; return the progress or the result."""
    try:
        part = next(steps)
        while clock() < until:
            part = next(steps)
    except StopIteration as end:
        return Report(1.0, True, end.value)
    return Report(part)


# --- on the page -------------------------------------------------------------------------------------


class PageCardWorker:
    """Works on the page, in slices, if there is no worker."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._steps: Steps[Any] | None = None

    def warm_up(self) -> None:
        """Do nothing: the page is ready."""

    def work(self, job: CardWork, progress: PartDone, done: CardWorkDone) -> None:
        """Start a job in place of an unfinished one."""
        self._steps = steps = card_work_steps(job)
        reported_at = self._page.now()

        def go_on() -> None:
            nonlocal reported_at
            if steps is not self._steps:
                return
            report = _worked(steps, self._page.now() + SLICE, self._page.now)
            if report.done:
                self._steps = None
                done(outcome(job, report.found))
                return
            self._page.later(0, go_on)
            if self._page.now() >= reported_at + NEWS_SECONDS:
                reported_at = self._page.now()
                progress(report.part)

        self._page.later(0, go_on)

    def stop(self) -> None:
        """Drop the job."""
        self._steps = None

    def leave(self) -> None:
        """Drop the job; nothing else is kept."""
        self._steps = None
