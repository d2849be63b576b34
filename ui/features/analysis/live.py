"""Live analysis: switching it on and off, its results, and the lines it draws."""

from __future__ import annotations

from ui.features.notices import show_briefly
from ui.messages import Message
from ui.messages.analysis import AnalysisProgress, HighlightLine, PinLine, ToggleAnalysis
from ui.session.analysis.live import (
    analysis_of,
    is_analysing,
    is_reviewing,
    may_analyse,
    may_study,
    search_effect,
    starts_itself,
    wanted_search,
)
from ui.session.analysis.state import AnalysisResult, AnalysisState
from ui.session.effects import EndReview, StopAnalysis
from ui.session.model import Change, Effects, Model
from ui.session.storage_effects import SaveSettings
from ui.words.en.notices import say

MESSAGES = (AnalysisProgress, HighlightLine, PinLine, ToggleAnalysis)


def update(model: Model, message: Message) -> Change:
    """Store analysis results, switch the analysis, or select a line."""
    analysis = analysis_of(model.table)
    match message:
        case ToggleAnalysis():
            return _toggle(model)
        case AnalysisProgress(_, at, info, done):
            best = info.best or (analysis.results[at].best if at in analysis.results else ())
            seen = AnalysisResult(best, info.depth, info.nodes, done)
            return with_analysis(
                model,
                analysis._replace(
                    results={**analysis.results, at: _without_redraw(analysis.results.get(at), seen)}
                ),
            ), ()
        case HighlightLine(number):
            return with_analysis(model, analysis._replace(highlighted=number)), ()
        case PinLine(number):
            return with_analysis(
                model, analysis._replace(pinned=0 if number == analysis.pinned else number)
            ), ()
    return model, ()


def analysis_effects(before: Model, after: Model) -> Effects:
    """Return the effects that start or stop an analysis, and end a review."""
    ended = (EndReview(),) if is_reviewing(before) and not is_reviewing(after) else ()
    wants = wanted_search(after)
    if wants == wanted_search(before):
        return ended
    return (*ended, search_effect(after.table, wants) if wants else StopAnalysis())


def with_analysis(model: Model, analysis: AnalysisState) -> Model:
    """Return the model with another analysis state."""
    return model.with_session(model.table._replace(analysis=analysis))


def _without_redraw(before: AnalysisResult | None, now: AnalysisResult) -> AnalysisResult:
    """Return the old result if only the node count changed, so that nothing is redrawn."""
    same = before and (before.best, before.depth, before.done) == (now.best, now.depth, now.done)
    return before if before and same else now


def _toggle(model: Model) -> Change:
    """Switch the analysis; where it starts by itself, change the setting instead."""
    session = model.table
    if may_study(session):
        return model.with_message(say.analysis_reveals, (say.study, "study-table")), ()
    if not may_analyse(session):
        return show_briefly(
            model, say.analysis_after_reveal if session.match.outcome else say.analysis_after_end
        )
    model, wide = model.without_end_panel(), not is_analysing(model)
    model = model.announce(say.analysis_on if wide else say.analysis_off)
    if not starts_itself(session):
        main = session.main
        return model.with_session(
            session.with_main(main._replace(analysis=analysis_of(main)._replace(switched_on=wide)))
        ), ()
    settings = model.screen.settings._replace(eye=wide)
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)
