"""Handler for the computer's searches: moves, hints, live analysis and the decisions of a review.

There is one search service; in a review the worker pool adds others. A search for a move replaces an
analysis.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.effects.worker_pool import WorkerPool
from ui.messages import Message
from ui.messages.analysis import AnalysisProgress
from ui.messages.answers import HintFound, MoveFound, SearchProgress
from ui.ports import Job, SearchService
from ui.session import effects as e
from ui.session.analysis.state import LIVE_LEVEL
from ui.session.effects import Effect


class SearchHandler:
    """Runs one search at a time, or one review."""

    EFFECTS = (
        e.WarmUp,
        e.SearchMove,
        e.Analyse,
        e.JudgeDecisions,
        e.FinishSearch,
        e.StopAnalysis,
        e.EndReview,
        e.StopAll,
    )

    def __init__(
        self,
        search_service: SearchService,
        pool: WorkerPool,
        drop_motion: Callable[[], None],
        dispatch: Callable[[Message], None],
    ) -> None:
        self._search_service = search_service
        self._pool = pool
        self._drop_motion = drop_motion
        self._dispatch = dispatch
        self._analysing = False

    def run(self, effect: Effect) -> None:
        """Carry out one effect.

        `StopAll` also drops the motion on the board; it leaves a review alone, which the next
        `JudgeDecisions` changes.
        """
        match effect:
            case e.WarmUp():
                self._search_service.warm_up()
            case e.SearchMove():
                self._pool.rest()
                self._analysing = False
                self._search_move(effect)
            case e.Analyse():
                self._pool.rest()
                self._analysing = True
                self._analyse(effect)
            case e.JudgeDecisions():
                self._analysing = False
                self._pool.judge(effect)
            case e.FinishSearch():
                self._search_service.hurry()
            case e.StopAnalysis():
                self._pool.rest()
                if self._analysing:
                    self._search_service.stop()
            case e.EndReview():
                self._pool.end()
            case e.StopAll():
                if not self._pool.busy:
                    self._search_service.stop()
                self._drop_motion()

    def _search_move(self, wanted: e.SearchMove) -> None:
        dispatch, ticket = self._dispatch, wanted.ticket
        self._search_service.think(
            Job(wanted.game, wanted.view, wanted.level, wanted.seconds),
            lambda info: dispatch(SearchProgress(ticket, info)),
            lambda text, info: dispatch(
                HintFound(ticket, text) if wanted.hint else MoveFound(ticket, text, info)
            ),
        )

    def _analyse(self, wanted: e.Analyse) -> None:
        dispatch, ticket, at = self._dispatch, wanted.ticket, wanted.at
        self._search_service.think(
            Job(wanted.game, wanted.view, LIVE_LEVEL, wanted.seconds),
            lambda found: dispatch(AnalysisProgress(ticket, at, found, done=False)),
            lambda _, found: dispatch(AnalysisProgress(ticket, at, found, done=True)),
        )
