"""Late answers are ignored: requests made before an undo, a new game, or leaving."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest

from engine.formats.lists import Collection
from engine.registry import GAMES
from engine.session.match import new_match
from engine.session.puzzles.attempt import new_attempt
from engine.session.puzzles.table import find_puzzle
from engine.session.serialization import Shared
from engine.verifying.report import FAIR, Report
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game
from ui.app import App
from ui.messages import Message
from ui.messages import answers as late
from ui.messages.answers import NoticeOver
from ui.messages.games import StoredByOtherTab
from ui.session.analysis.state import SearchInfo
from ui.session.pending import Step
from ui.storage.backup import Merged
from ui.storage.seats import Note

MATCH = new_match(GAMES["chess"])
SHARED = Shared(MATCH, "")
TRIAL = new_attempt(find_puzzle("chess/1"))
ANSWERS: dict[str, Callable[[int], Message]] = {
    "the computer's move": lambda ticket: late.MoveFound(ticket, "22-17", SearchInfo()),
    "a hint": lambda ticket: late.HintFound(ticket, "22-17"),
    "how far it has come": lambda ticket: late.SearchProgress(ticket, SearchInfo(9, 9)),
    "the pause before it": late.PauseOver,
    "the end of a motion": late.MotionOver,
    "what comes to light": lambda ticket: late.ResultShown(ticket, Step(0, 0, 1)),
    "what chance decides": lambda ticket: late.ChanceDecided(ticket, "22-17"),
    "a stored game": lambda ticket: late.Loaded(ticket, "id0", SHARED, Note(())),
    "a link": lambda ticket: late.LinkRead(ticket, SHARED, ""),
    "a file": lambda ticket: late.Imported(ticket, "id0", MATCH),
    "a backup": lambda ticket: late.BackupFound(ticket, "backup"),
    "a file of everything": lambda ticket: late.BackupRead(ticket, Merged({"settings": "x"}), None),
    "the games of a file": lambda ticket: late.Listed(ticket, Collection("", ())),
    "a game of a file": lambda ticket: late.GameRead(ticket, MATCH, (), Note(())),
    "which game a file is of": lambda ticket: late.GameAmbiguous(ticket, 0, ("chess", "draughts")),
    "a link in a file": lambda ticket: late.LinkFound(ticket, "new=chess"),
    "on which day a game began": lambda ticket: late.StartDateFound(ticket, "2026.11.23", ".pdn"),
    "the picture of a game of a file": lambda ticket: late.ThumbnailRead(ticket, "", MATCH),
    "what was done in a challenge": lambda ticket: late.AttemptJudged(ticket, TRIAL),
    "that judging takes long": late.JudgingTakesLong,
    "a line beside the game": lambda ticket: late.VariationReplayed(ticket, 1, "look", 0, MATCH),
    "that all was looked at": lambda ticket: late.TranscriptChecked(ticket, Report(FAIR)),
    "a slice of reading": lambda ticket: late.ReadingProgress(ticket, 0.5),
    "that reading takes long": late.ReadingTakesLong,
    "that it failed": lambda ticket: late.ReadingFailed(ticket, "no", home=True),
    "what a file with everything brings": lambda ticket: late.BackupRead(ticket, Merged({}), {}),
    "that a day has come": lambda ticket: late.DayOpened(ticket, "2026-11-23"),
    "a challenge": lambda ticket: late.PuzzleFound(ticket, "chess/1"),
    "under which id it is stored": lambda ticket: late.Stored(ticket, "another"),
}
"""Every message with a ticket."""
WAYS: dict[str, tuple[str, ...]] = {
    "undo": ("undo",),
    "a move": ("type 9-14",),
    "a new game": ("rematch",),
    "leaving": ("home",),
    "setting up": ("setup-again",),
    "stopping": ("pause",),
    "looking back": ("view 0",),
    "resigning": ("resign",),
    "trying a line": ("variation",),
    "a change of seats": ("sit:0 level1", "sit:0 ", "pause"),
}
"""Commands that make earlier requests stale."""


def test_every_message_with_a_ticket_is_tested() -> None:
    kinds = {kind for kind in vars(late).values() if "ticket" in getattr(kind, "__match_args__", ())}
    assert kinds == {type(make(0)) for make in ANSWERS.values()}


def game_after_a_reply() -> tuple[App, FakePage, FakeSearch]:
    """Return an app in the middle of a game against the computer, after its first reply."""
    app, page, search_service = make_app()
    new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(1)
    search_service.done("22-17")
    return app, page, search_service


EACH_WAY = [("the computer's move", way) for way in WAYS]
EACH_ANSWER = list(zip(ANSWERS, cycle(WAYS), strict=False))


@pytest.mark.parametrize(("answer", "way"), sorted({*EACH_WAY, *EACH_ANSWER}))
def test_answers_to_an_older_ticket_change_nothing(answer: str, way: str) -> None:
    app, page, _ = game_after_a_reply()
    ticket = app.model.ticket
    for command in WAYS[way]:
        name, _, value = command.partition(" ")
        app.do(name, value)
    assert app.model.ticket > ticket, f"{way} leaves old answers alive"
    before, shown, files = app.model, page.whole(), app.library.list()
    app.dispatch(ANSWERS[answer](ticket))
    assert app.model == before and page.whole() == shown and app.library.list() == files


@pytest.mark.parametrize("way", [way for way in WAYS if way != "a move"])
def test_an_earlier_search_is_ignored(way: str) -> None:
    app, page, search_service = game_after_a_reply()
    app.do("type", "9-14")
    page.wait(1)
    asked = search_service.done, search_service.progress
    for command in WAYS[way]:
        name, _, value = command.partition(" ")
        app.do(name, value)
    before, shown = app.model, page.whole()
    asked[1](SearchInfo(5, 5))
    asked[0]("17x10")
    assert app.model == before and page.whole() == shown


@pytest.mark.parametrize("way", ["undo", "a new game", "leaving"])
def test_the_end_of_a_dropped_motion_is_ignored(way: str) -> None:
    app, page, search_service = make_app()
    page.calm = False
    app.do("set:voices", "")  # the end of a remark is no frame of the motion
    new_game(app, "solo")
    app.do("type", "11-15")
    page.wait(0.05)
    frames = [then for _, then in page.waiting]
    for command in WAYS[way]:
        app.do(command)
    page.waiting.clear()
    before = app.model
    for then in frames:
        then()
    assert app.model == before._replace(now=app.model.now, wall=app.model.wall) and search_service.job is None


def test_a_store_event_of_a_left_game_is_ignored() -> None:
    app, page, _ = game_after_a_reply()
    key = app.table.key
    app.do("home")
    app.dispatch(StoredByOtherTab(f"oddcheckers/game/{key}"))
    assert app.screen.message == "" and app.screen.name == "home" and page.text()
    new_game(app)
    app.dispatch(StoredByOtherTab(f"oddcheckers/game/{key}"))
    assert app.screen.message == ""


def test_the_end_of_an_older_notice_keeps_the_later_one() -> None:
    app, _, _ = make_app()
    new_game(app, "friends", "alien")
    first = app.screen.notice
    app.do("rematch")
    assert app.screen.notice.number > first.number and app.screen.notice.words
    app.dispatch(NoticeOver(first.number))
    assert app.screen.notice.words
