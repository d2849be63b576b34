"""Puzzles, listed or daily: starting them, judging attempts, and taking back wrong moves."""

from __future__ import annotations

from engine.contract.learning import Step, Tutorial
from engine.contract.values import Refusal
from engine.registry import GAMES, find_game
from engine.session.daily import daily_puzzle, listed_puzzle
from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt, new_attempt
from engine.session.puzzles.table import Puzzle as ListedPuzzle
from engine.session.puzzles.table import UnknownPuzzle, find_puzzle
from engine.session.tutorial import TutorialRun
from ui.features.navigation import go_to
from ui.features.screens import show_screen
from ui.features.tutorial import show_step
from ui.kinds.puzzle import DailyPuzzle, Puzzle
from ui.messages import Message
from ui.messages.answers import DayOpened, PuzzleFound
from ui.messages.screens import NextPuzzle, OpenDailyPuzzle, OpenPuzzle, ShowPuzzles
from ui.messages.table import UndoWrongTry
from ui.session.effects import JudgeAttempt, StopJudging
from ui.session.model import Change, Effects, Model
from ui.session.screen import PUZZLES
from ui.session.storage_effects import CheckDay, FindUnsolvedPuzzle
from ui.words.en.notices import say

MESSAGES = (DayOpened, OpenDailyPuzzle, UndoWrongTry, PuzzleFound, NextPuzzle, OpenPuzzle, ShowPuzzles)


def update(model: Model, message: Message) -> Change:
    """Show the puzzles, start one, or take back a wrong move."""
    match message:
        case ShowPuzzles(game):
            return show_puzzles(model, game)
        case OpenPuzzle(name) | PuzzleFound(_, name):
            return open_puzzle(model, name)
        case NextPuzzle(after):
            return model, (FindUnsolvedPuzzle(model.ticket, after),)
        case OpenDailyPuzzle(day):
            return open_day(model, day)
        case DayOpened(_, day):
            return _start_daily(model, day)
        case UndoWrongTry() if model.session and isinstance(model.session.kind, DailyPuzzle | Puzzle):
            return _take_back(model, model.session.kind)
    return model, ()


def show_puzzles(model: Model, game: str = "") -> Change:
    """Show the puzzles of a game, or ("") of all games."""
    of = game if game in GAMES else ""
    model, effects = show_screen(model, PUZZLES, f"{PUZZLES}={of}" if of else PUZZLES)
    return model.with_screen(model.screen._replace(puzzles_of=of)), effects


def open_puzzle(model: Model, name: str) -> Change:
    """Start a puzzle; show the list if the name is unknown."""
    try:
        puzzle = find_puzzle(name)
    except UnknownPuzzle:
        model, effects = show_puzzles(model)
        return model.with_message(say.no_puzzle), effects
    return _start(model, puzzle)


def _start(model: Model, puzzle: ListedPuzzle, day: str = "") -> Change:
    """Start a puzzle of a game's own, perhaps as the puzzle of a date."""
    run = TutorialRun(puzzle.tutorial, day=day, attempt=new_attempt(puzzle))
    return show_step(model, find_game(puzzle.game).for_puzzles(), Puzzle(run))


def open_day(model: Model, day: str) -> Change:
    """Open the puzzle of a date, unless the date lies in the future."""
    return model, (CheckDay(model.ticket, day),)


def _start_daily(model: Model, day: str) -> Change:
    """Start the puzzle of a date: one of the game's own, or one that wants a single move."""
    if name := listed_puzzle(day):
        return _start(model, find_puzzle(name), day)
    puzzle = daily_puzzle(day)
    tutorial = Tutorial(puzzle.options, puzzle.position, (Step(puzzle.goal, puzzle.wanted),))
    return show_step(model, puzzle.game, DailyPuzzle(TutorialRun(tutorial, day=day)))


def _take_back(model: Model, kind: DailyPuzzle | Puzzle) -> Change:
    """Restore the position of the puzzle, and explain the mistake."""
    why, since = Refusal(kind.missed(model.table)), kind.progress.since
    run = kind.progress._replace(mistakes=kind.progress.mistakes + 1, slow=False)
    if run.attempt:
        since, run = run.attempt.since, run._replace(attempt=run.attempt.retried())
    model = model.with_session(model.table._replace(kind=kind.with_run(run)))
    model, effects = go_to(model, since)
    match = model.table.match
    match = match._replace(log=match.played, states=match.states[: match.cursor + 1])
    model = model.with_session(model.table._replace(match=match, why=why)).updated()
    return model.announce(why.words), effects


def judging_effects(before: Model, after: Model) -> Effects:
    """Return the effect that judges an attempt; repeated when its ticket has become stale.

    Attempts are judged during the animation; the next step waits for the verdict.
    """
    old, new = _unjudged(before), _unjudged(after)
    if new is None:
        return (StopJudging(),) if old else ()
    same = old is not None and before.ticket == after.ticket and old[0] is new[0]
    return () if same else (JudgeAttempt(after.ticket, *new),)


def _unjudged(model: Model) -> tuple[Attempt, Match] | None:
    """Return the attempt that waits for its verdict, with its match."""
    session = model.session
    if session is None or not isinstance(session.kind, Puzzle) or session.kind.judged:
        return None
    return session.kind.attempt, session.match
