"""Exploring variations: people move for all seats, and the main line stays unchanged."""

from __future__ import annotations

from engine.contract.variation_edits import with_path
from engine.contract.variations import Full, end_of
from engine.session.match import Match
from ui.features.computer import start_computer, stop
from ui.features.notices import clear_notice, show_briefly
from ui.features.playback import motion_at
from ui.kinds.variation import begin_variation
from ui.messages import Message
from ui.messages.analysis import LeaveVariation, PromoteVariation, ToggleFold, ToggleVariation, ViewVariation
from ui.messages.answers import VariationReplayed
from ui.messages.table import Redo, StepView, Undo, ViewPlace
from ui.session.announce import prompt
from ui.session.effects import Animate, SendLater
from ui.session.model import Change, Model, PointerState
from ui.session.screen import OPENING
from ui.session.session import Session
from ui.session.storage_effects import ReplayVariation
from ui.session.undo import redo_point, undo_point
from ui.session.variations import fold, may_explore, shown_node, unfold, unfolded, without_variations
from ui.words.en.notices import say

MESSAGES = (LeaveVariation, VariationReplayed, ViewVariation, ToggleVariation, ToggleFold)
UNFOLD, LOOK, FOLLOW, PROMOTE = "unfold", "look", "follow", "promote"
"""Goals of replaying a variation: unfold it in the log, view it, continue along it, or make it the parent
line."""


def update(model: Model, message: Message) -> Change:
    """Start, view or leave a variation."""
    session = model.table
    match message:
        case ToggleVariation() | LeaveVariation() if session.in_variation:
            return _leave(model)
        case ToggleVariation() if may_explore(session):
            return _enter(model, without_variations(session.match).goto(session.at))
        case ToggleFold(line) if may_explore(session):
            return _toggle_fold(model, line)
        case ViewVariation(line, place) if may_explore(session):
            return _view(model, line, place)
        case VariationReplayed(_, line, goal, place, replayed) if may_explore(session):
            return _use_replayed(model, line, goal, place, replayed)
    return model, ()


# --- entering and leaving a variation ----------------------------------------------------------------


def _enter(model: Model, match: Match) -> Change:
    """Show a variation, which `match` contains, at its current position."""
    model, stopped = stop(model)
    session = begin_variation(model.table.main, match)._replace(orientation=model.table.orientation)
    screen = clear_notice(model).screen.without_message()._replace(input_error="", dialog="")
    model = model._replace(session=session, screen=screen, hand=PointerState()).updated()
    return model.announce(f"{say.trying} {_description(model.table)}"), stopped


def _leave(model: Model) -> Change:
    """Return to the main line and continue the game."""
    model, stopped = stop(model)
    screen = clear_notice(model).screen.without_message()._replace(input_error="", dialog="")
    session = model.table.main._replace(orientation=model.table.orientation)
    model = model._replace(session=session, screen=screen, hand=PointerState()).updated()
    started, effects = start_computer(model.announce(f"{say.back_to_game} {prompt(model.table)}"))
    return started, (*stopped, *effects)


def _description(session: Session) -> str:
    """Return the last event before the shown position, and the prompt."""
    words = next((entry.logged.words for entry in session.log.entries if session.at <= entry.stop), "")
    return f"{words if session.at else say.start} {prompt(session)}"


# --- viewing -----------------------------------------------------------------------------------------


def _toggle_fold(model: Model, line: int) -> Change:
    """Show a variation in full in the log, or fold it."""
    session = model.table
    main = session.main
    if line not in main.match.lines.numbers:
        return model, ()
    if unfolded(main, line):
        return model.with_session(session.with_main(fold(main, line))), ()
    return model, (ReplayVariation(model.ticket, main.match, line, UNFOLD),)


def _view(model: Model, line: int, place: int) -> Change:
    """Show a position of a variation."""
    main = model.table.main
    if line and line not in main.match.lines.numbers:
        return model, ()
    if match := unfolded(main, line):
        return _enter(model, match.goto(place)) if place <= len(match.log) else (model, ())
    return model, (ReplayVariation(model.ticket, main.match, line, LOOK, place),)


def _use_replayed(model: Model, line: int, goal: str, place: int, replayed: Match) -> Change:
    """Use a variation that was replayed to its end, for the goal of the replay."""
    model = model.with_dialog("") if model.screen.dialog == OPENING else model
    session = model.table
    main = unfold(session.main, line, replayed) if line else session.main
    model = model.with_session(session.with_main(main))
    if goal == LOOK and place <= len(replayed.log):
        return _enter(model, replayed.goto(place))
    if goal == FOLLOW and session.in_variation:
        model = model.with_session(model.table._replace(match=replayed.goto(session.match.cursor))).updated()
    return model, (SendLater(0, PromoteVariation(line)),) if goal == PROMOTE else ()


def step(model: Model, message: Message) -> Change:
    """Undo, redo or view a place in a variation, where every action can be undone."""
    session = model.table
    match message:
        case Undo() | StepView(-1):
            return _go_to(model, undo_point(session, model.past_reveals) or 0)
        case Redo() | StepView(1):
            return _go_to(model, redo_point(session) or session.at)
        case ViewPlace(int(at)) if 0 <= at <= len(session.match.log):
            return _go_to(model, at)
    return model, ()


def _go_to(model: Model, at: int) -> Change:
    """Show a place of the variation, with its motion if it follows the shown one."""
    before = model.table.at
    model, stopped = stop(model)
    screen = clear_notice(model).screen.without_message()._replace(input_error="", dialog="")
    session = model.table.unpicked()._replace(match=model.table.match.goto(at))
    model = model._replace(session=session, screen=screen, hand=PointerState()).updated()
    model = model.announce(_description(model.table))
    moving = (Animate(model.ticket, motion_at(model.table, before)),) if at == before + 1 else ()
    return model, (*stopped, *moving)


# --- saving variations -------------------------------------------------------------------------------


def save_variation(model: Model) -> Change:
    """Save the moves of a variation; if they follow a known one, load its continuation."""
    session = model.table
    main, match = session.main, without_variations(session.match)
    main_line, path = main.match.texts, match.texts[: match.cursor]
    try:
        lines = with_path(main_line, main.match.lines, path)
    except Full:
        return show_briefly(model, say.too_many_variations)
    if lines != main.match.lines:
        main = main._replace(match=main.match._replace(lines=lines))
    session = session._replace(match=match).with_main(main)
    line, place = shown_node(session)
    if place < end_of(main_line, lines, line) and len(match.log) == place:
        return model.with_session(session), (ReplayVariation(model.ticket, main.match, line, FOLLOW),)
    if line and len(match.log) == place:
        session = session.with_main(unfold(main, line, match, session.log))
    return model.with_session(session), ()
