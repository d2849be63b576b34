"""Asks whoever thinks: for a move, for a hint, or what is best in a position that is looked at.

There is one thinker; in a review others help it. Whoever plays comes first: a question for a move takes the
place of a look.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.effects.worker_pool import WorkerPool
from ui.messages import Message
from ui.messages.analysis import AnalysisProgress
from ui.messages.answers import HintFound, MoveFound, SearchProgress
from ui.ports import Job, SearchService
from ui.session import effects as e
from ui.session.analysis.state import EYE
from ui.session.effects import Effect


class SearchHandler:
    """Asks one thing at a time."""

    def __init__(
        self,
        search_service: SearchService,
        crew: WorkerPool,
        drop: Callable[[], None],
        tell: Callable[[Message], None],
    ) -> None:
        self._search_service = search_service
        self._crew = crew
        self._drop = drop
        self._tell = tell
        self._gazing = False

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of asking; return whether it is.

        `StopAll` also drops what moves; a review goes on, until it is told what is to be judged then.
        """
        match effect:
            case e.WarmUp():
                self._search_service.warm_up()
            case e.SearchMove():
                self._crew.rest()
                self._gazing = False
                self._ask(effect)
            case e.Analyse():
                self._crew.rest()
                self._gazing = True
                self._gaze(effect)
            case e.JudgeDecisions():
                self._gazing = False
                self._crew.look_over(effect)
            case e.FinishSearch():
                self._search_service.hurry()
            case e.StopAnalysis():
                self._crew.rest()
                if self._gazing:
                    self._search_service.stop()
            case e.EndReview():
                self._crew.end()
            case e.StopAll():
                if not self._crew.busy:
                    self._search_service.stop()
                self._drop()
            case _:
                return False
        return True

    def _ask(self, ask: e.SearchMove) -> None:
        tell, ticket = self._tell, ask.ticket
        self._search_service.think(
            Job(ask.game, ask.view, ask.level, ask.seconds),
            lambda thinking: tell(SearchProgress(ticket, thinking)),
            lambda text, thinking: tell(
                HintFound(ticket, text) if ask.hint else MoveFound(ticket, text, thinking)
            ),
        )

    def _gaze(self, gaze: e.Analyse) -> None:
        tell, ticket, at = self._tell, gaze.ticket, gaze.at
        self._search_service.think(
            Job(gaze.game, gaze.view, EYE, gaze.seconds),
            lambda found: tell(AnalysisProgress(ticket, at, found, done=False)),
            lambda _, found: tell(AnalysisProgress(ticket, at, found, done=True)),
        )
