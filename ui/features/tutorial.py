"""Tutorials: a few guided steps on prepared positions; nothing is saved."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.registry import find_game
from engine.session.tutorial import TutorialRun, step_match
from ui.features.play import open_match
from ui.kinds.guided import Guided
from ui.kinds.tutorial import Tutorial
from ui.messages import Message
from ui.messages.screens import StartTutorial
from ui.messages.table import NextTutorialStep
from ui.session.model import Change, Model
from ui.session.screen import TUTORIAL
from ui.session.session import Kind
from ui.session.settings import knows, taught
from ui.session.storage_effects import SaveSettings
from ui.storage.seats import LEVEL, Computer, Here, Note

MESSAGES = (StartTutorial, NextTutorialStep)


def update(model: Model, message: Message) -> Change:
    """Start a tutorial, or go on to its next step."""
    match message:
        case StartTutorial(game):
            return start_tutorial(model, find_game(game))
        case NextTutorialStep() if model.session and model.session.between_steps:
            return _start_next_step(model, model.session.kind)
    return model, ()


def start_tutorial(model: Model, game: AnyGame) -> Change:
    """Start the tutorial of a game, if it has one."""
    return show_step(model, game, Tutorial(TutorialRun(game.tutorial))) if game.tutorial else (model, ())


def show_step(model: Model, game: AnyGame, kind: Guided) -> Change:
    """Show the position of a step; the person has the seat to move."""
    match = step_match(game, kind.progress)
    seats = (
        Here() if seat == match.player else Computer(next(iter(LEVEL))) for seat in range(len(match.seats))
    )
    kind = kind.with_run(kind.progress._replace(since=match.cursor))
    model, effects = open_match(model, match, Note(tuple(seats)), kind=kind)
    return model.announce(kind.words(model.table)), effects


def _start_next_step(model: Model, kind: Kind) -> Change:
    """Start the next step, or finish after the last one."""
    session = model.table
    assert isinstance(kind, Guided)
    if kind.progress.is_last:
        return _finish(model)
    kind = kind.with_run(kind.progress.after(session.match))
    if kind.progress.step.position:
        return show_step(model, session.game, kind)
    model = model.with_session(session.unpicked()._replace(kind=kind, viewing=None))
    return model.announce(kind.words(model.table)), ()


def _finish(model: Model) -> Change:
    """Mark the tutorial as done, and offer what to do next."""
    settings, lesson = model.screen.settings, f"{model.table.game.info.id}/{TUTORIAL}"
    model = model.with_dialog("guide-over")
    if knows(settings, lesson):
        return model, ()
    settings = taught(settings, lesson)
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)
