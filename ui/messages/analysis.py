"""Messages about analysis, studies, reviews, and the variations of the game, which are numbered."""

from __future__ import annotations

from ui.session.analysis.state import SearchInfo
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
    """Open the editor's position as a kind of session, given by id."""

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
    info: SearchInfo
    done: bool


class DecisionJudged(Value):
    """Judgement of a decision at a place in the log, with a multiple of the usual effort."""

    ticket: int
    at: int
    effort: int
    info: SearchInfo


class ToggleVariation(Value):
    """Start a variation from the shown position, or return to the game."""


class LeaveVariation(Value):
    """Return to the game."""


class ToggleFold(Value):
    """Expand or collapse a variation."""

    line: int


class ViewVariation(Value):
    """View a place of a variation (0: the main line) while variations are explored."""

    line: int
    place: int


class AskAboutVariation(Value):
    """Open the dialog about a variation."""

    line: int


class NameVariation(Value):
    """Name the variation of the dialog."""

    name: str


class PromoteVariation(Value):
    """Swap a variation with the line that it leaves."""

    line: int


class DeleteVariation(Value):
    """Delete a variation with all that branch off it."""

    line: int


class RestoreVariation(Value):
    """Restore the variation that was deleted last."""


class Comment(Value):
    """Write a comment on the shown position."""

    text: str
