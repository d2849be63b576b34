"""Live analysis: switching it on and off, its results, and the lines it draws."""

from __future__ import annotations

from ui.features.notices import tell_for_a_while
from ui.messages import Message
from ui.messages.analysis import AnalysisProgress, HighlightLine, PinLine, ToggleAnalysis
from ui.session.analysis.live import (
    is_open,
    is_reviewing,
    look_of,
    may_open,
    may_study,
    opens_itself,
    question,
    wanted,
)
from ui.session.analysis.state import Look, Seen
from ui.session.effects import EndReview, StopAnalysis
from ui.session.model import Change, Effects, Model
from ui.session.storage_effects import SaveSettings
from ui.words.en.notices import say

MESSAGES = (AnalysisProgress, HighlightLine, PinLine, ToggleAnalysis)


def update(model: Model, message: Message) -> Change:
    """Store analysis results, switch the analysis, or select a line."""
    look = look_of(model.table)
    match message:
        case ToggleAnalysis():
            return _turn(model)
        case AnalysisProgress(_, at, thinking, done):
            best = thinking.best or (look.seen[at].best if at in look.seen else ())
            seen = Seen(best, thinking.depth, thinking.nodes, done)
            return with_look(model, look._replace(seen={**look.seen, at: _told(look.seen.get(at), seen)})), ()
        case HighlightLine(number):
            return with_look(model, look._replace(pointed=number)), ()
        case PinLine(number):
            return with_look(model, look._replace(line=0 if number == look.line else number)), ()
    return model, ()


def gazing(before: Model, after: Model) -> Effects:
    """Return the effects that start or stop an analysis, and end a review."""
    ended = (EndReview(),) if is_reviewing(before) and not is_reviewing(after) else ()
    wants = wanted(after)
    if wants == wanted(before):
        return ended
    return (*ended, question(after.table, wants) if wants else StopAnalysis())


def with_look(model: Model, look: Look) -> Model:
    """Return the model with another analysis state."""
    return model.play(model.table._replace(look=look))


def _told(before: Seen | None, now: Seen) -> Seen:
    """Return the old result if only the node count changed, so that nothing is redrawn."""
    same = before and (before.best, before.depth, before.done) == (now.best, now.depth, now.done)
    return before if before and same else now


def _turn(model: Model) -> Change:
    """Switch the analysis; where it starts by itself, change the setting instead."""
    session = model.table
    if may_study(session):
        return model.tell(say.eye_secret, (say.study, "study-table")), ()
    if not may_open(session):
        return tell_for_a_while(model, say.eye_unlaid if session.match.outcome else say.eye_shut)
    model, wide = model.uncovered(), not is_open(model)
    model = model.announce(say.eye_opened if wide else say.eye_closed)
    if not opens_itself(session):
        main = session.main
        return model.play(session.with_main(main._replace(look=look_of(main)._replace(eye=wide)))), ()
    settings = model.screen.settings._replace(eye=wide)
    return model.show(model.screen._replace(settings=settings)), (SaveSettings(settings),)
