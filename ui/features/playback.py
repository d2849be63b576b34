"""Show the results of an action step by step before play goes on; a click or key skips."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from ui.board.motion import Motion
from ui.board.reveals import result_delay, reveal_event
from ui.features.computer import start_computer, stop
from ui.features.notices import clear_notice, notice_events
from ui.messages import Message
from ui.messages.answers import MotionOver, ResultShown
from ui.messages.table import CloseRecap, ReplayTurn, Skip
from ui.session.availability import last_turn, may_replay
from ui.session.effects import Animate, PlayMotionSounds, SendLater, StopAll, Vibrate
from ui.session.model import Change, Model
from ui.session.pending import Step
from ui.session.series import winners_words
from ui.session.session import Session

MESSAGES = (ResultShown, MotionOver, Skip, ReplayTurn, CloseRecap)


def update(model: Model, message: Message) -> Change:
    """Show the next step, announce a result, skip to the end, or show the last turn again."""
    match message:
        case MotionOver():
            return _next(model) if model.table.step else start_computer(model)
        case ResultShown(_, step) if step == model.table.step:
            return notice_events(model, step.first, step.stop)
        case Skip():
            return skip(model)
        case ReplayTurn():
            return _replay(model)
        case CloseRecap():
            return model.with_session(model.table._replace(recap=None)), ()
    return model, ()


def show_actions(model: Model, first: int, by_hand: bool) -> Change:
    """Show all actions from `first` on, except a first move made by hand, then continue the game."""
    session = model.table
    shown = range(first + by_hand, session.match.cursor)
    steps = _plan(session, shown, first) if model.screen.moving else ()
    if steps:
        return _next(model.with_session(session._replace(to_show=steps)))
    model, notice = notice_events(model, first)
    sounds = tuple(PlayMotionSounds(motion_at(session, index)) for index in shown)
    model, effects = continue_game(model)
    return model, (*sounds, *notice, *effects)


def _replay(model: Model) -> Change:
    """Show the others' last turn once more, and list its events; without motion there is only the list."""
    if not may_replay(model.table):
        return model, ()
    turn = last_turn(model.table)
    model, stopped = stop(model)
    session = model.table.unpicked()._replace(recap=(turn.start, turn.stop))
    announced = (entry.logged.announcement for entry in session.log.between(turn.start, turn.stop))
    model = clear_notice(model.with_session(session)).announce(" ".join(announced))
    steps = _plan(session, turn, turn.start) if model.screen.moving else ()
    if not steps:
        return model, stopped
    steps = tuple(step._replace(again=True) for step in steps)
    model, effects = _next(model.with_session(session._replace(to_show=steps)))
    return model, (*stopped, *effects)


def _plan(session: Session, shown: range, first: int) -> tuple[Step, ...]:
    """Return a step for each action with something to see."""
    seen = [index for index in shown if motion_at(session, index).seconds]
    ends = (*seen[1:], shown.stop)
    return tuple(Step(*step) for step in zip(seen, (first, *seen[1:]), ends, strict=False))


def motion_at(session: Session, at: int) -> Motion:
    """Return the motion of the action at a place in the log."""
    events = session.log.logged_actions[at].events
    return Motion(session.picture_at(at), events, session.picture_at(at + 1))


def _next(model: Model) -> Change:
    """Show the next step, or continue the game after the last one."""
    session = model.table
    if not session.to_show:
        done = model.with_session(session._replace(step=None, showing=None))
        return (done, ()) if session.step and session.step.again else continue_game(done)
    later, step = session.step is not None, session.to_show[0]
    whole = later or session.match.cursor > step.first + 1
    session = session._replace(
        to_show=session.to_show[1:], step=step, showing=step.at if whole else session.showing
    )
    motion = motion_at(session, step.at)
    delay = result_delay(reveal_event(motion.events))
    model, effects = _show_step_notice(model.with_session(session), step, delay)
    return model, (*effects, Animate(model.ticket, motion))


def _show_step_notice(model: Model, step: Step, delay: float) -> Change:
    """Show the notice of a step, at once or when its result becomes visible; a replay has none."""
    if step.again:
        return model, ()
    if delay:
        return model, (SendLater(delay / model.screen.pace, ResultShown(model.ticket, step)),)
    return notice_events(model, step.first, step.stop)


def continue_game(model: Model) -> Change:
    """Continue after the animation: with a secret, the end, or the next player."""
    settled = model.table.kind.settled(model.table)
    if settled is None:
        return model, ()
    if model.table.secrets:
        return start_computer(model.with_dialog("secret-cover"))
    if settled.dialog is None:
        return _next_player(model.with_session(settled.session))
    words = f"{model.screen.announcement} {settled.announcement}"
    model = model.with_session(settled.session).announce(words)
    if settled.dialog:
        return model.with_dialog(settled.dialog), (Vibrate("end"), *settled.effects)
    return start_computer(model)


def _next_player(model: Model) -> Change:
    """Show the result, or ask the player to move."""
    if model.table.match.player == TERMINAL:
        said = f"{model.screen.announcement} {winners_words(model.table)}".strip()
        return model.with_dialog("result").announce(said), (Vibrate("end"),)
    return start_computer(show_cover(model))


def show_cover(model: Model) -> Model:
    """Show the cover screen if the person to move has secrets to see."""
    session = model.table
    unseen = session.has_secrets and session.match.player not in session.secrets_offered
    return model.with_dialog("cover") if session.covered or unseen else model


def skip(model: Model) -> Change:
    """Skip the animation and show all notices at once."""
    if not is_skippable(model):
        return model, ()
    session = model.table
    assert session.step
    rest = session._replace(to_show=(), step=None, showing=None)
    if session.step.again:
        return model._replace(session=rest, ticket=model.ticket + 1), (StopAll(),)
    model, notice = notice_events(model._replace(session=rest, ticket=model.ticket + 1), session.step.first)
    model, effects = continue_game(model)
    return model, (StopAll(), *notice, *effects)


def is_skippable(model: Model) -> bool:
    """Return True during an animation that can be skipped."""
    return model.at_table and model.table.step is not None and model.table.showing is not None
