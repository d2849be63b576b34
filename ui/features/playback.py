"""Show the results of an action step by step before play goes on; a click or key skips."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from ui.board.motion import Motion
from ui.board.reveals import result_delay, reveal_event
from ui.features.computer import ask_if_due
from ui.features.notices import notice_events
from ui.messages import Message
from ui.messages.answers import MotionOver, ResultShown
from ui.messages.table import Skip
from ui.session.effects import Animate, PlayMotionSounds, SendLater, StopAll, Vibrate
from ui.session.model import Change, Model
from ui.session.series import winners_words
from ui.session.session import Session
from ui.session.unfinished import Step

MESSAGES = (ResultShown, MotionOver, Skip)


def update(model: Model, message: Message) -> Change:
    """Show the next step, announce a result, or skip to the end."""
    match message:
        case MotionOver():
            return _next(model) if model.table.step else ask_if_due(model)
        case ResultShown(_, step) if step == model.table.step:
            return notice_events(model, step.first, step.stop)
        case Skip():
            return skip(model)
    return model, ()


def begin(model: Model, first: int, by_hand: bool) -> Change:
    """Show all actions from `first` on (not a move made by hand), then continue the game."""
    session = model.table
    wanted = range(first + by_hand, session.match.cursor)
    steps = _plan(session, wanted, first) if model.screen.moving else ()
    if steps:
        return _next(model.with_session(session._replace(to_show=steps)))
    told, effects = notice_events(model, first)
    heard = tuple(PlayMotionSounds(motion_at(session, index)) for index in wanted)
    done, more = go_on(told)
    return done, (*heard, *effects, *more)


def _plan(session: Session, wanted: range, first: int) -> tuple[Step, ...]:
    """Return a step for each action with something to see."""
    seen = [index for index in wanted if motion_at(session, index).seconds]
    ends = (*seen[1:], session.match.cursor)
    return tuple(Step(*step) for step in zip(seen, (first, *seen[1:]), ends, strict=False))


def motion_at(session: Session, at: int) -> Motion:
    """Return the motion of the action at a place in the log."""
    events = session.log.logged_actions[at].events
    return Motion(session.picture_at(at), events, session.picture_at(at + 1))


def _next(model: Model) -> Change:
    """Show the next step, or continue the game after the last one."""
    session = model.table
    if not session.to_show:
        return go_on(model.with_session(session._replace(step=None, showing=None)))
    later, step = session.step is not None, session.to_show[0]
    whole = later or session.match.cursor > step.first + 1
    session = session._replace(
        to_show=session.to_show[1:], step=step, showing=step.at if whole else session.showing
    )
    motion = motion_at(session, step.at)
    told, effects = _show_step_notice(
        model.with_session(session), step, result_delay(reveal_event(motion.events))
    )
    return told, (*effects, Animate(model.ticket, motion))


def _show_step_notice(model: Model, step: Step, hidden: float) -> Change:
    """Show the notice of a step, at once or when its result becomes visible."""
    if hidden:
        return model, (SendLater(hidden / model.screen.pace, ResultShown(model.ticket, step)),)
    return notice_events(model, step.first, step.stop)


def go_on(model: Model) -> Change:
    """Continue after the animation: with a secret, the end, or the next player."""
    settled = model.table.kind.settled(model.table)
    if settled is None:
        return model, ()
    if model.table.secrets:
        return ask_if_due(model.with_dialog("glimpse-cover"))
    if settled.dialog is None:
        return _next_player(model.with_session(settled.session))
    words = f"{model.screen.announcement} {settled.announcement}"
    model = model.with_session(settled.session).announce(words)
    if settled.dialog:
        return model.with_dialog(settled.dialog), (Vibrate("end"), *settled.effects)
    return ask_if_due(model)


def _next_player(model: Model) -> Change:
    """Show the result, or ask the player to move."""
    if model.table.match.player == TERMINAL:
        said = f"{model.screen.announcement} {winners_words(model.table)}".strip()
        return model.with_dialog("result").announce(said), (Vibrate("end"),)
    return ask_if_due(ask_for_person(model))


def ask_for_person(model: Model) -> Model:
    """Show the cover screen if the person to move has secrets to see."""
    session = model.table
    asked = session.covered or (session.has_secrets and session.match.player not in session.secrets_offered)
    return model.with_dialog("cover") if asked else model


def skip(model: Model) -> Change:
    """Skip the animation and show all notices at once."""
    if not is_skippable(model):
        return model, ()
    session = model.table
    assert session.step
    rest = session._replace(to_show=(), step=None, showing=None)
    told, effects = notice_events(model._replace(session=rest, ticket=model.ticket + 1), session.step.first)
    done, more = go_on(told)
    return done, (StopAll(), *effects, *more)


def is_skippable(model: Model) -> bool:
    """Return True during an animation that can be skipped."""
    return model.at_table and model.table.step is not None and model.table.showing is not None
