"""What people ask of who looks on, and what comes of it."""

from __future__ import annotations

from ui.session.analysis.thinking import SearchInfo
from ui.value import Value


class ToggleAnalysis(Value):
    """Open the computer's eye, or shut it."""


class HighlightLine(Value):
    """Somebody points at one of the best actions, from 1; 0: at none."""

    number: int


class PinLine(Value):
    """Keep one of the best actions drawn on the board, or no longer."""

    number: int


class StudyDraft(Value):
    """Look at the position that is being set up, with the eye open."""


class StudyTable(Value):
    """Look at what everybody may know of the position at the table, beside the game."""


class StartReview(Value):
    """Look the game over, or go on with that."""


class StopReview(Value):
    """Go no further; what was found stays."""


class ShowTurningPoint(Value):
    """Show a turning point, by its place in the log."""

    at: int


class StepTurningPoint(Value):
    """Show the turning point before (-1) or after (1) what is shown."""

    by: int


class PlayFrom(Value):
    """Play from a place in the log on, as a new game."""

    at: int


class AnalysisProgress(Value):
    """How far the eye has come with a place in the log; `done` if it looks no further."""

    ticket: int
    at: int
    thinking: SearchInfo
    done: bool


class DecisionJudged(Value):
    """What was thought of what was done at a place in the log, looked at so many times as long as usual."""

    ticket: int
    at: int
    times: int
    thinking: SearchInfo
