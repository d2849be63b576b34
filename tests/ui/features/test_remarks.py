"""Moods and remarks of the computer opponents."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.contract.search import Considered
from engine.contract.values import RESIGN
from engine.registry import GAMES
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game, play
from ui.app import App
from ui.features import remarks
from ui.features.remarks import DRAW, GREETING, LOSS, OWN_BLUNDER, RUIN, SPACING, WIN, YOUR_BLUNDER
from ui.panels.portraits import portrait_path
from ui.session.analysis.state import SearchInfo
from ui.session.model import Model
from ui.session.moods import DISMAYED, PLEASED, THINKING
from ui.storage.seats import LEVEL
from ui.tree import find_all, texts
from ui.words.en.remarks import say

FOX = "level2"
LINE = tuple(
    "11-15 23-19 8-11 22-17 4-8 17-13 15-18 24-20 11-15 28-24 8-11 26-23 9-14 31-26".split()  # noqa: SIM905
)
"""A game of draughts, in turns."""


def bubbles(page: FakePage) -> list[str]:
    """Return what the page shows in the bubbles that screen readers announce politely."""
    found = find_all(page.nodes, class_="remark", aria_live="polite")
    return ["".join(texts(bubble)) for bubble in found]


def face(page: FakePage) -> str:
    return str(next(find_all(page.nodes, class_="portrait")).attributes["src"])


def answer(page: FakePage, search: FakeSearch, text: str, value: float = 0.0) -> None:
    """Let the computer play an action to which its search gave a value."""
    page.wait(1)
    search.done(text, SearchInfo(3, 100, (Considered(text, value),)))


def occasion(app: App) -> str:
    """Return the occasion of the last remark."""
    return app.screen.remark.recent[-1].split("/")[1]


def played(values: dict[int, float], moves: int = 12) -> tuple[App, FakePage, FakeSearch]:
    """Return a game against the fox after some moves; `values` are those of its searches, by their places."""
    app, page, search = make_app()
    new_game(app, "solo")
    for at, text in enumerate(LINE[:moves]):
        if at % 2:
            answer(page, search, text, values.get(at, 0.0))
        else:
            play(app, text)
    return app, page, search


def test_an_opponent_greets_and_its_bubble_goes() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    (bubble,) = bubbles(page)
    assert bubble in [f"Curious Fox: {words}" for words in say.remarks[FOX][GREETING]]
    page.wait(8)
    assert bubbles(page) == [""]
    assert app.screen.remark.number == 1


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_the_fox_greets(game: str) -> None:
    app, page, _ = make_app()
    new_game(app, "solo", game)
    page.wait(0.5)
    assert app.screen.remark.number == 1 and occasion(app) == GREETING


def test_people_alone_and_computers_alone_hear_nothing() -> None:
    for way in ("friends", "watch"):
        app, page, _ = make_app()
        new_game(app, way)
        assert app.screen.remark.number == 0 and not any(bubbles(page))


def test_a_switch_silences_the_opponents() -> None:
    app, page, _ = make_app()
    app.do("set:voices", "")
    new_game(app, "solo")
    assert bubbles(page) == [] and app.screen.remark.number == 0
    assert face(page) == portrait_path(FOX, THINKING)
    app.do("resign")
    assert app.screen.remark.number == 0


@pytest.mark.parametrize(
    ("values", "expected"), [({9: 0.1, 11: 0.6}, YOUR_BLUNDER), ({9: 0.1, 11: -0.5}, OWN_BLUNDER)]
)
def test_a_blunder_is_the_occasion_for_a_remark(values: dict[int, float], expected: str) -> None:
    app, page, _ = played(values)
    assert occasion(app) == expected and any(bubbles(page))


@pytest.mark.parametrize(
    "values",
    [
        {9: 0.1, 11: 0.3},
        {7: -0.95, 9: -0.95, 11: -0.5},
        {7: 0.95, 9: 0.95, 11: 0.5},
        {7: 0.6, 9: 0.6, 11: 1.0},
    ],
)
def test_small_changes_and_hopeless_positions_are_no_blunders(values: dict[int, float]) -> None:
    app, _, _ = played(values)
    assert app.screen.remark.number == 1


def test_no_more_than_one_remark_falls_in_ten_moves() -> None:
    swings = {at: 0.9 if at % 4 == 1 else -0.9 for at in range(1, len(LINE), 2)}
    app, page, search = make_app()
    new_game(app, "solo")
    spoken = [0]
    for at, text in enumerate(LINE):
        count = app.screen.remark.number
        if at % 2:
            answer(page, search, text, swings[at])
        else:
            play(app, text)
        spoken += [at + 1] * (app.screen.remark.number - count)
    assert len(spoken) == 2
    assert all(later - before >= SPACING for before, later in pairwise(spoken))


def test_several_decisions_of_a_turn_are_one_move() -> None:
    app, page, search = make_app()
    app.do("setup", "satan")
    app.do("option:setup", "duel")
    app.do("seating", "solo")
    app.do("start")
    page.wait(0.5)
    while app.screen.remark.number == 1:
        page.wait(3)
        actions = [each.text for each in app.table.game.legal_actions(app.table.state) if each.text != RESIGN]
        value = 0.9 if "stay" in actions else -0.9  # Satan's fire moves before a flame does
        text = next(each for each in actions if each != "stay")
        if app.table.persons_turn:
            play(app, text)
        else:
            answer(page, search, text, value)
    assert app.table.log.entries[-1].turn == SPACING


def test_undo_and_redo_bring_no_remark_again() -> None:
    app, page, _ = played({9: 0.1, 11: 0.6})
    count = app.screen.remark.number
    app.do("undo")
    app.do("redo")
    page.wait(1)
    assert app.screen.remark.number == count


def test_the_face_follows_the_value_that_the_search_found() -> None:
    app, page, search = make_app()
    new_game(app, "solo")
    faces = [face(page)]
    for at, value in ((1, 0.5), (3, -0.5), (5, 0.1)):
        play(app, LINE[at - 1])
        assert face(page) == portrait_path(FOX, THINKING), "while it thinks"
        answer(page, search, LINE[at], value)
        faces.append(face(page))
    assert faces == [portrait_path(FOX, mood) for mood in (THINKING, PLEASED, DISMAYED, THINKING)]


def test_in_a_game_with_secrets_the_face_shows_nothing_of_the_search() -> None:
    app, page, search = make_app()
    new_game(app, "solo", "ctheckers")
    page.wait(0.1)
    play(app, app.table.choices[0].text)
    page.wait(1)
    assert search.job
    reply = app.table.game.legal_actions(app.table.state)[0].text
    answer(page, search, reply, 0.9)
    assert face(page) == portrait_path(FOX, THINKING)


def test_the_farewell_stays_and_fits_the_result() -> None:
    app, page, _ = played({}, moves=2)
    app.do("resign")
    page.wait(20)
    assert occasion(app) == WIN and any(bubbles(page))
    (said,) = find_all(page.nodes, tag="p", class_="said")
    assert "".join(texts(said)) in [f"Curious Fox: {words}" for words in say.remarks[FOX][WIN]]
    assert face(page) == portrait_path(FOX, PLEASED)


@pytest.mark.parametrize(
    ("returns", "expected"),
    [((1.0, -1.0), LOSS), ((-1.0, 1.0), WIN), ((0.0, 0.0), DRAW), ((-1.0, -1.0), RUIN)],
)
def test_the_farewell_knows_every_end(returns: tuple[float, ...], expected: str) -> None:
    app, _, _ = make_app()
    new_game(app, "solo")
    assert remarks._farewell(app.table, returns).occasion == expected


def test_remarks_do_not_return_soon_and_differ_between_games() -> None:
    app, page, _ = make_app()
    said = []
    for _ in say.remarks[FOX][GREETING]:
        new_game(app, "solo")
        said.append(bubbles(page)[0])
        app.do("home")
        page.wait(1.234)
    assert len(set(said)) == len(said)


def test_remarks_use_no_random_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, _ = make_app()
    new_game(app, "solo")
    model: Model = app.model
    monkeypatch.setattr("random.random", lambda: pytest.fail("a random number"))
    fresh = model.with_screen(model.screen._replace(remark=type(model.screen.remark)()))
    before = fresh.with_session(None)
    assert remarks.comment(before, fresh)[0].screen.remark.words


def test_every_opponent_has_several_sentences_that_fit_a_bubble() -> None:
    occasions = {GREETING, OWN_BLUNDER, YOUR_BLUNDER, WIN, LOSS, DRAW, RUIN}
    assert say.remarks.keys() == LEVEL.keys()
    for sentences in say.remarks.values():
        assert sentences.keys() == occasions
        assert all(len(each) >= (2 if name == RUIN else 4) for name, each in sentences.items())
    said = [words for each in say.remarks.values() for group in each.values() for words in group]
    assert len(set(said)) == len(said) and max(map(len, said)) <= 60
