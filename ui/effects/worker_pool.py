"""Who judges the decisions of a review: the thinker, and helpers beside it.

Each looks at one decision at a time, and takes the first that nobody is at. Whoever has just judged one takes
the next of the same share of the game, as that has its place. A helper that cannot look is sent away, and
what it had is the first to be given to somebody else. The helpers come once the thinker has judged something,
so that they do not hold up its start, and go when the review ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.messages import Message
from ui.messages.analysis import DecisionJudged
from ui.ports import Job, PoolWorker, SearchService
from ui.session.analysis.state import JUDGE
from ui.session.analysis.thinking import SearchInfo
from ui.session.effects import Decision, JudgeDecisions


class WorkerPool:
    """Hands decisions out, and tells what is thought of them."""

    def __init__(
        self, search_service: SearchService, pool: Sequence[PoolWorker], tell: Callable[[Message], None]
    ) -> None:
        self._search_service = search_service
        self._extra = pool
        self._tell = tell
        self._ready: list[PoolWorker] = []
        """The helpers of this review."""
        self._begun = False
        """The thinker has judged something in this review."""
        self._wanted = JudgeDecisions(0, ())
        self._at: dict[SearchService, Decision] = {}

    def look_over(self, wanted: JudgeDecisions) -> None:
        """Have these decisions judged, and no others."""
        self._wanted = wanted
        for who in [who for who, decision in self._at.items() if decision not in wanted.decisions]:
            del self._at[who]
            who.stop()
        self._hand_out()

    @property
    def busy(self) -> bool:
        """Whether decisions are being judged; the thinker is always among those who do."""
        return bool(self._at)

    def rest(self) -> None:
        """Have nothing judged for now."""
        self.look_over(JudgeDecisions(0, ()))

    def end(self) -> None:
        """Let the helpers go: the review is over."""
        self.rest()
        for helper in self._ready:
            helper.leave()
        self._ready = []
        self._begun = False

    def _hand_out(self) -> None:
        for who in (self._search_service, *self._ready):
            at = self._at.values()
            free = next((each for each in self._wanted.decisions if each not in at), None)
            if free and who not in self._at:
                self._give(who, free)

    def _give(self, who: SearchService, decision: Decision) -> None:
        self._at[who] = decision
        game, view, asked = decision.game, decision.view, decision.asked
        job = Job(game, view, JUDGE, None, asked, decision.times, decision.share)
        who.think(job, lambda _: None, lambda _, found: self._found(who, decision, found))

    def _found(self, who: SearchService, decision: Decision, found: SearchInfo) -> None:
        """Tell what was found, unless it comes too late; that the thinker itself cannot look is told, too."""
        if self._at.get(who) is not decision:
            return
        del self._at[who]
        helper = next((each for each in self._ready if each is who), None)
        if helper and not found.best:
            self._ready.remove(helper)
            helper.leave()
            self._hand_out()
            return
        if not self._begun:
            self._begun = True
            self._ready = list(self._extra)
        self._tell(DecisionJudged(self._wanted.ticket, decision.at, decision.times, found))
