"""Puzzles: the screen that lists them, and starting one."""

from __future__ import annotations

from engine.registry import GAMES, find_game
from engine.session.puzzles.attempt import new_attempt
from engine.session.puzzles.table import UnknownPuzzle, find_puzzle
from engine.session.tutorial import TutorialRun
from ui.features.learning.tutorial import show_step
from ui.kinds.puzzle import Puzzle
from ui.messages import Message
from ui.messages.answers import PuzzleFound
from ui.messages.screens import NextPuzzle, OpenPuzzle, ShowPuzzles
from ui.session.effects import Effect, RecordPlace, ScrollToTop, StopAll
from ui.session.model import Change, Model, leave
from ui.session.screen import PUZZLES
from ui.session.storage_effects import FindUnsolvedPuzzle
from ui.words.en.notices import say

MESSAGES = (PuzzleFound, NextPuzzle, OpenPuzzle, ShowPuzzles)


def update(model: Model, message: Message) -> Change:
    """Show the puzzles, or start one."""
    match message:
        case ShowPuzzles(game):
            return show_puzzles(model, game)
        case OpenPuzzle(name) | PuzzleFound(_, name):
            return open_puzzle(model, name)
        case NextPuzzle(after):
            return model, (FindUnsolvedPuzzle(model.ticket, after),)
    return model, ()


def show_puzzles(model: Model, game: str = "") -> Change:
    """Show the puzzles of a game, or ("") of all games."""
    of = game if game in GAMES else ""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model).announce("")
    place = f"{PUZZLES}={of}" if of else PUZZLES
    screen = model.screen._replace(name=PUZZLES, puzzles_of=of)
    return model.with_screen(screen), (*effects, RecordPlace(place), ScrollToTop())


def open_puzzle(model: Model, name: str) -> Change:
    """Start a puzzle; show the list if the name is unknown."""
    try:
        asked = find_puzzle(name)
    except UnknownPuzzle:
        model, effects = show_puzzles(model)
        return model.with_message(say.no_puzzle), effects
    return show_step(
        model, find_game(asked.game), Puzzle(TutorialRun(asked.tutorial, attempt=new_attempt(asked)))
    )
