"""Messages about analysis, studies and reviews."""

from __future__ import annotations

from ui.session.analysis.search_info import SearchInfo
from ui.value import Value


class ToggleAnalysis(Value):
    """Turn the analysis on or off."""


class HighlightLine(Value):
    """Highlight one of the best actions, from 1; 0: none."""

    number: int


class PinLine(Value):
    """Keep one of the best actions drawn on the board, or stop that."""

    number: int


class OpenPosition(Value):
    """Open the position in the editor as a kind of game, by its id."""

    kind: str


class StudyTable(Value):
    """Study the public view of the position at the table."""


class StartReview(Value):
    """Start or resume a review."""


class StopReview(Value):
    """Stop the review; results so far stay."""


class ShowTurningPoint(Value):
    """Show a turning point by its place in the log."""

    at: int


class StepTurningPoint(Value):
    """Show the previous (-1) or next (1) turning point."""

    by: int


class PlayFrom(Value):
    """Play a new game from a place in the log."""

    at: int


class AnalysisProgress(Value):
    """Progress of the analysis of a place in the log; `done` at its end."""

    ticket: int
    at: int
    thinking: SearchInfo
    done: bool


class DecisionJudged(Value):
    """Judgement of a decision at a place in the log, with a multiple of the usual effort."""

    ticket: int
    at: int
    times: int
    thinking: SearchInfo
