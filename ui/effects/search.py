"""Asks whoever thinks: for a move, for a hint, or what is best in a position that is looked at.

There is one thinker; in a review others help it. Whoever plays comes first: a question for a move takes the
place of a look.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.effects.worker_pool import Crew
from ui.messages import Message
from ui.messages.analysis import Gazed
from ui.messages.answers import Advised, Answered, Thought
from ui.ports import Job, Thinker
from ui.session import effects as e
from ui.session.analysis.state import EYE
from ui.session.effects import Effect


class Adviser:
    """Asks one thing at a time."""

    def __init__(
        self, thinker: Thinker, crew: Crew, drop: Callable[[], None], tell: Callable[[Message], None]
    ) -> None:
        self._thinker = thinker
        self._crew = crew
        self._drop = drop
        self._tell = tell
        self._gazing = False

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of asking; return whether it is.

        `Stop` also drops what moves; a review goes on, until it is told what is to be judged then.
        """
        match effect:
            case e.WarmUp():
                self._thinker.warm_up()
            case e.Ask():
                self._crew.rest()
                self._gazing = False
                self._ask(effect)
            case e.Gaze():
                self._crew.rest()
                self._gazing = True
                self._gaze(effect)
            case e.LookOver():
                self._gazing = False
                self._crew.look_over(effect)
            case e.HurryUp():
                self._thinker.hurry()
            case e.StopGazing():
                self._crew.rest()
                if self._gazing:
                    self._thinker.stop()
            case e.EndReview():
                self._crew.end()
            case e.Stop():
                if not self._crew.busy:
                    self._thinker.stop()
                self._drop()
            case _:
                return False
        return True

    def _ask(self, ask: e.Ask) -> None:
        tell, ticket = self._tell, ask.ticket
        self._thinker.think(
            Job(ask.game, ask.view, ask.level, ask.seconds),
            lambda thinking: tell(Thought(ticket, thinking)),
            lambda text, thinking: tell(
                Advised(ticket, text) if ask.hint else Answered(ticket, text, thinking)
            ),
        )

    def _gaze(self, gaze: e.Gaze) -> None:
        tell, ticket, at = self._tell, gaze.ticket, gaze.at
        self._thinker.think(
            Job(gaze.game, gaze.view, EYE, gaze.seconds),
            lambda found: tell(Gazed(ticket, at, found, done=False)),
            lambda _, found: tell(Gazed(ticket, at, found, done=True)),
        )
