"""Review of a game: start, stop, results, and stepping through the turning points."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.review import Task, begin_review
from ui.features.analysis.live import with_analysis
from ui.features.navigation import view_place
from ui.features.play import open_match
from ui.messages import Message
from ui.messages.analysis import (
    DecisionJudged,
    PlayFrom,
    ShowTurningPoint,
    StartReview,
    StepTurningPoint,
    StopReview,
)
from ui.session.analysis.live import analysis_of, may_analyse
from ui.session.analysis.state import SearchInfo
from ui.session.model import Change, Model
from ui.session.session import Session
from ui.storage.seats import Computer, Here, Note, Seats
from ui.words.en.notices import say

MESSAGES = (DecisionJudged, ShowTurningPoint, StartReview, StepTurningPoint, StopReview, PlayFrom)


def update(model: Model, message: Message) -> Change:
    """Start, stop or continue a review, or show one of its turning points."""
    session = model.table
    analysis = analysis_of(session)
    match message:
        case StartReview() if session.match.log and _may_review(session):
            return _start(model), ()
        case StopReview():
            return with_analysis(model, analysis._replace(reviewing=False)), ()
        case DecisionJudged(_, at, effort, info) if analysis.reviewing:
            return _with_judgement(model, Task(at, effort), info), ()
        case ShowTurningPoint(at):
            return show_point(model, at)
        case StepTurningPoint(by):
            beside = [point.at for point in analysis.points if (point.at - session.at) * by > 0]
            return show_point(model, min(beside) if by > 0 else max(beside)) if beside else (model, ())
        case PlayFrom(at) if 0 <= at < len(session.match.log) and _may_review(session):
            return _play_from(model, at)
    return model, ()


def _may_review(session: Session) -> bool:
    return may_analyse(session) and not session.kind.refuses(session, "review")


def _start(model: Model) -> Model:
    """Start a review, or continue a stopped one."""
    session = model.table
    analysis = analysis_of(session)
    review = analysis.review or begin_review(session.match)
    model = with_analysis(
        model.with_dialog(""), analysis._replace(review=review, reviewing=bool(review.tasks))
    )
    return model.announce(say.reviewing) if review.tasks else model


def _with_judgement(model: Model, task: Task, thinking: SearchInfo) -> Model:
    """Add the result for a decision; stop the review if no search is possible."""
    analysis = analysis_of(model.table)
    assert analysis.review
    if not thinking.best:
        return with_analysis(model, analysis._replace(reviewing=False)).with_message(say.no_analysis)
    review = analysis.review.with_result(task, thinking.best, thinking.depth)
    model = with_analysis(model, analysis._replace(review=review, reviewing=bool(review.tasks)))
    return model if review.tasks else model.announce(say.reviewed(len(review.turning_points())))


def show_point(model: Model, at: int) -> Change:
    """Show the position before a turning point, with the move played and the better one."""
    point = next((each for each in analysis_of(model.table).points if each.at == at), None)
    if point is None:
        return model, ()
    model, effects = view_place(model, at)
    analysis = analysis_of(model.table)._replace(turning_point=at, pinned=0, highlighted=0)
    name = model.table.names[point.seat]
    return with_analysis(model, analysis).announce(
        say.turning_point(name, point.played.written[0], point.title)
    ), effects


def _play_from(model: Model, at: int) -> Change:
    """Start a new game from the position; the old game stays as it is."""
    session = model.table
    old = session.match
    match = Match(old.game, old.options, old.start, old.log[:at], old.states[: at + 1], at)
    seats = seats_with_person(session, match.player)
    return open_match(model, match, Note(seats), greeting=say.retry_started)


def seats_with_person(session: Session, seat: int) -> Seats:
    """Return the seats with a person in `seat`; a computer that had it takes all others."""
    mine = session.seats[seat]
    if not isinstance(mine, Computer):
        return session.seats
    return tuple(Here() if i == seat else mine for i in range(len(session.seats)))
