"""Results of computer searches, and the state of analysis and review at the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.contract.search import Considered
from engine.contract.values import Action
from engine.session.match import Match
from engine.session.review import Review, TurningPoint, points_of
from ui.remembered import remember_last

LIVE_LEVEL, REVIEW_LEVEL = "eye", "judge"
"""The two uses of analysis: the shown position, or the decisions of a review."""
ANALYSIS_LEVELS = (LIVE_LEVEL, REVIEW_LEVEL)


class SearchInfo(NamedTuple):
    """Progress of a search, shown while it runs and afterwards on request."""

    depth: int = 0
    nodes: int = 0
    best: tuple[Considered, ...] = ()
    """At the end of the search, the values of the action played and of the best others."""


NO_INFO = SearchInfo()
"""For a person's action, or a computer's that was cut short."""


class MoveSearchInfo(NamedTuple):
    """The finished search behind a computer's action."""

    at: int
    """Place of the action in the log."""
    level: str
    thinking: SearchInfo


class AnalysisResult(NamedTuple):
    """The analysis result for one place in the game."""

    best: tuple[Considered, ...] = ()
    """The best actions; empty if no search was possible."""
    depth: int = 0
    nodes: int = 0
    done: bool = False
    """True if the search has ended."""


NO_RESULTS: Mapping[int, AnalysisResult] = MappingProxyType({})


class AnalysisState(NamedTuple):
    """State of analysis and review for one log."""

    imported_log: tuple[Action, ...] | None = None
    """Log of an imported game; while it is unchanged nobody has played on here."""
    switched_on: bool = False
    """True if analysis was switched on by hand, where it does not start by itself."""
    log: tuple[Action, ...] = ()
    """The log to which all of this applies."""
    results: Mapping[int, AnalysisResult] = NO_RESULTS
    """Analysis results by place in the log."""
    pinned: int = 0
    """Number of the pinned line, which is drawn on the board, from 1; 0 for none."""
    highlighted: int = 0
    """Number of the line under the pointer."""
    review: Review | None = None
    reviewing: bool = False
    """True while the review is in progress."""
    turning_point: int | None = None
    """Place of the shown turning point in the log."""

    def for_match(self, match: Match) -> AnalysisState:
        """Return the state for a match; results for another log are dropped."""
        if match.log is self.log:
            return self
        return AnalysisState(imported_log=self.imported_log, switched_on=self.switched_on, log=match.log)

    @property
    def points(self) -> tuple[TurningPoint, ...]:
        """The turning points that the review has found so far."""
        return _points(self.review) if self.review else ()


@remember_last
def _points(review: Review) -> tuple[TurningPoint, ...]:
    return points_of(review)
