"""Shows step by step what an action has brought, before play goes on; a click or a key ends it."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.session.puzzles.attempt import RIGHT
from engine.session.tutorial import TutorialRun
from ui.board.motion import Motion
from ui.board.reveals import lead, shown
from ui.features.computer import ask_if_due
from ui.features.learning.judging import is_judged
from ui.features.notices import notice
from ui.messages import Message
from ui.messages.answers import MotionOver, ResultShown
from ui.messages.table import Skip
from ui.session.announce import step_words
from ui.session.effects import Animate, PlayMotionSounds, SendLater, StopAll, Vibrate
from ui.session.model import Change, Model
from ui.session.series import winners_words
from ui.session.session import Session
from ui.session.storage_effects import RecordPuzzleState, RecordSolvedDay
from ui.session.unfinished import Step
from ui.storage.history.history import SOLVED

MESSAGES = (ResultShown, MotionOver, Skip)


def update(model: Model, message: Message) -> Change:
    """Go on with what is shown, tell of it, or go to its end."""
    match message:
        case MotionOver():
            return _next(model) if model.table.step else ask_if_due(model)
        case ResultShown(_, step) if step == model.table.step:
            return notice(model, step.first, step.stop)
        case Skip():
            return skip(model)
    return model, ()


def begin(model: Model, first: int, by_hand: bool) -> Change:
    """Show all actions from `first` on (not its move, if that was made by hand), then go on with the game."""
    session = model.table
    wanted = range(first + by_hand, session.match.cursor)
    steps = _plan(session, wanted, first) if model.screen.moving else ()
    if steps:
        return _next(model.play(session._replace(to_show=steps)))
    told, effects = notice(model, first)
    heard = tuple(PlayMotionSounds(motion_at(session, index)) for index in wanted)
    done, more = go_on(told)
    return done, (*heard, *effects, *more)


def _plan(session: Session, wanted: range, first: int) -> tuple[Step, ...]:
    """Return a step for each action in which something is to be seen."""
    seen = [index for index in wanted if motion_at(session, index).seconds]
    ends = (*seen[1:], session.match.cursor)
    return tuple(Step(*step) for step in zip(seen, (first, *seen[1:]), ends, strict=False))


def motion_at(session: Session, at: int) -> Motion:
    """Return the action at a place of the log, to be shown."""
    events = session.log.tales[at].events
    return Motion(session.picture_at(at), events, session.picture_at(at + 1))


def _next(model: Model) -> Change:
    """Show the next step, or go on with the game after the last one."""
    session = model.table
    if not session.to_show:
        return go_on(model.play(session._replace(step=None, showing=None)))
    later, step = session.step is not None, session.to_show[0]
    whole = later or session.match.cursor > step.first + 1
    session = session._replace(
        to_show=session.to_show[1:], step=step, showing=step.at if whole else session.showing
    )
    motion = motion_at(session, step.at)
    told, effects = _tell(model.play(session), step, lead(shown(motion.events)))
    return told, (*effects, Animate(model.ticket, motion))


def _tell(model: Model, step: Step, hidden: float) -> Change:
    """Tell of a step, at once or when its result comes to be seen."""
    if hidden:
        return model, (SendLater(hidden / model.screen.pace, ResultShown(model.ticket, step)),)
    return notice(model, step.first, step.stop)


def go_on(model: Model) -> Change:
    """All has been shown: now comes what one person alone is to see, or the result, or the next player."""
    session, screen = model.table, model.screen
    if session.base or (session.study and not session.match.agreed) or not is_judged(session):
        return model, ()
    if session.secrets:
        model = model.ask("glimpse-cover")
    elif session.tour:
        model = _guided(model, session.tour)
        if session.tour.met and session.resting:
            return _met(model, session.tour)
    elif session.match.player == TERMINAL:
        said = f"{screen.announcement} {winners_words(session)}".strip()
        return model.ask("result").announce(said), (Vibrate("end"),)
    else:
        model = ask_for_person(model)
    return ask_if_due(model)


def _guided(model: Model, tour: TutorialRun) -> Model:
    """Go on to the next decision of a puzzle, and tell what the guide says now."""
    session = model.table
    if tour.trial and tour.trial.verdict == RIGHT and session.resting:
        onward = tour.trial.onward(session.match.cursor)
        session = session._replace(tour=tour._replace(trial=onward))
    return model.play(session).announce(f"{model.screen.announcement} {step_words(session)}")


def _met(model: Model, tour: TutorialRun) -> Change:
    """A puzzle was met."""
    if tour.trial is None:
        return model.ask("day-over"), (Vibrate("end"), RecordSolvedDay(tour.day))
    noted = () if tour.trial.shown else (RecordPuzzleState(tour.trial.puzzle.name, SOLVED),)
    return model.ask("challenge-over"), (Vibrate("end"), *noted)


def ask_for_person(model: Model) -> Model:
    """Ask for the person to move, if that person is to see what others may not."""
    session = model.table
    asked = session.covered or (session.has_secrets and session.match.player not in session.told)
    return model.ask("cover") if asked else model


def skip(model: Model) -> Change:
    """Go to the end of what is being shown, and tell the rest of it at once."""
    if not is_skippable(model):
        return model, ()
    session = model.table
    assert session.step
    rest = session._replace(to_show=(), step=None, showing=None)
    told, effects = notice(model._replace(session=rest, ticket=model.ticket + 1), session.step.first)
    done, more = go_on(told)
    return done, (StopAll(), *effects, *more)


def is_skippable(model: Model) -> bool:
    """Whether something is being shown that can be skipped."""
    return model.at_table and model.table.step is not None and model.table.showing is not None
