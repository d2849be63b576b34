"""Asks whoever thinks: for a move, for a hint, or what is best in a position that is looked at.

There is one thinker. Whoever plays comes first: a question for a move takes the place of a look.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.messages import Message
from ui.messages.answers import Advised, Answered, Thought
from ui.messages.looking import Gazed, Judged
from ui.ports import Job, Thinker
from ui.session.effects import Ask, Effect, Gaze, HurryUp, Stop, StopGazing, WarmUp
from ui.session.looking.look import JUDGE


class Adviser:
    """Asks one thing at a time."""

    def __init__(self, thinker: Thinker, drop: Callable[[], None], tell: Callable[[Message], None]) -> None:
        self._thinker = thinker
        self._drop = drop
        self._tell = tell
        self._gazing = False

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of asking; return whether it is. `Stop` also drops what moves."""
        match effect:
            case WarmUp():
                self._thinker.warm_up()
            case Ask():
                self._gazing = False
                self._ask(effect)
            case Gaze():
                self._gazing = True
                self._gaze(effect)
            case HurryUp():
                self._thinker.hurry()
            case StopGazing():
                if self._gazing:
                    self._thinker.stop()
            case Stop():
                self._thinker.stop()
                self._drop()
            case _:
                return False
        return True

    def _ask(self, ask: Ask) -> None:
        tell, ticket = self._tell, ask.ticket
        self._thinker.think(
            Job(ask.game, ask.view, ask.level, ask.seconds),
            lambda thinking: tell(Thought(ticket, thinking)),
            lambda text, thinking: tell(
                Advised(ticket, text) if ask.hint else Answered(ticket, text, thinking)
            ),
        )

    def _gaze(self, gaze: Gaze) -> None:
        tell, ticket, at = self._tell, gaze.ticket, gaze.at
        job = Job(gaze.game, gaze.view, gaze.level, gaze.seconds, gaze.asked, gaze.times)
        if gaze.level == JUDGE:
            self._thinker.think(job, lambda _: None, lambda _, found: tell(Judged(ticket, at, found)))
            return
        self._thinker.think(
            job,
            lambda found: tell(Gazed(ticket, at, found, done=False)),
            lambda _, found: tell(Gazed(ticket, at, found, done=True)),
        )
