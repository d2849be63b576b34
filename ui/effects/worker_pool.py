"""Worker pool of a review: the search service and extra workers beside it.

Each worker judges one decision at a time and takes the first one that is free. The worker that has just
judged a decision takes the next of the same share of the game, which is at its place in the list. A worker
that fails is sent away, and its decision is the first to be given to another. Extra workers start only after
the search service has judged something, so that they do not delay its start, and leave when the review ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.messages import Message
from ui.messages.analysis import DecisionJudged
from ui.ports import Job, PoolWorker, SearchService
from ui.session.analysis.state import REVIEW_LEVEL, SearchInfo
from ui.session.effects import Decision, JudgeDecisions


class WorkerPool:
    """Distributes the decisions of a review and dispatches the judgements."""

    def __init__(
        self, search_service: SearchService, pool: Sequence[PoolWorker], dispatch: Callable[[Message], None]
    ) -> None:
        self._search_service = search_service
        self._extra = pool
        self._dispatch = dispatch
        self._ready: list[PoolWorker] = []
        """Extra workers of this review that have not failed."""
        self._begun = False
        """True once the search service has judged something in this review."""
        self._wanted = JudgeDecisions(0, ())
        self._assigned: dict[SearchService, Decision] = {}

    def judge(self, wanted: JudgeDecisions) -> None:
        """Judge these decisions, and stop all others."""
        self._wanted = wanted
        stopped = [worker for worker, decision in self._assigned.items() if decision not in wanted.decisions]
        for worker in stopped:
            del self._assigned[worker]
            worker.stop()
        self._distribute()

    @property
    def busy(self) -> bool:
        """True if decisions are being judged; the search service is then always among the busy."""
        return bool(self._assigned)

    def rest(self) -> None:
        """Stop judging; the extra workers stay."""
        self.judge(JudgeDecisions(0, ()))

    def end(self) -> None:
        """End the review and dismiss the extra workers."""
        self.rest()
        for worker in self._ready:
            worker.leave()
        self._ready = []
        self._begun = False

    def _distribute(self) -> None:
        for worker in (self._search_service, *self._ready):
            assigned = self._assigned.values()
            free = next((each for each in self._wanted.decisions if each not in assigned), None)
            if free and worker not in self._assigned:
                self._assign(worker, free)

    def _assign(self, worker: SearchService, decision: Decision) -> None:
        self._assigned[worker] = decision
        game, view, played = decision.game, decision.view, decision.played
        job = Job(game, view, REVIEW_LEVEL, None, played, decision.times, decision.share)
        worker.think(job, lambda _: None, lambda _, found: self._found(worker, decision, found))

    def _found(self, worker: SearchService, decision: Decision, found: SearchInfo) -> None:
        """Dispatch a judgement, unless it is stale; failures of the search service itself count, too."""
        if self._assigned.get(worker) is not decision:
            return
        del self._assigned[worker]
        extra = next((each for each in self._ready if each is worker), None)
        if extra and not found.best:
            self._ready.remove(extra)
            extra.leave()
            self._distribute()
            return
        if not self._begun:
            self._begun = True
            self._ready = list(self._extra)
        self._dispatch(DecisionJudged(self._wanted.ticket, decision.at, decision.times, found))
