"""The words of the log are those of the match, however it went back and forth, and whoever looks."""

from __future__ import annotations

from itertools import count

import pytest

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import find_game
from engine.session.link import choices, write_link
from engine.session.match import Match, new_match
from engine.session.narration import story_of
from tests.ui.fakes import FakePage, make_app, play, set_up
from ui.app import App
from ui.session.log import Log
from ui.tree import find_all, texts


def at(game: str, position: str = "", way: str = "friends") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    set_up(app, game, position)
    app.do("quick", way)
    app.do("start")
    return app, page


def log(page: FakePage) -> list[str]:
    return [" ".join(texts(node)) for node in find_all(page.nodes, class_="entry")]


def told(log_: Log) -> list[tuple[int, int, int, str, str, str]]:
    return [(e.first, e.stop, e.tale.seat, e.tale.words, e.tale.blast, e.tale.name) for e in log_.entries]


@pytest.mark.parametrize("game", ["draughts", "satan", "ctheckers", "alien"])
def test_stories_are_those_of_the_match(game: str) -> None:
    match, log_, rng = new_match(find_game(game)), Log(), new_rng(3)
    for turn in range(120):
        if match.player == TERMINAL or rng.random() < 0.1:
            match = match.goto(rng.randrange(match.cursor + 1))
        if match.player != TERMINAL:
            match = match.play(rng.choice(choices(match.game, match.state)))
        viewer = rng.choice([None, 0, 1]) if turn % 3 == 0 else turn % 2
        log_ = log_.follow(match, viewer)
        assert told(log_) == told(Log().follow(match, viewer))
        assert [tale.words for tale in log_.tales] == [
            story_of(match, i, viewer) for i in range(len(match.log))
        ]


@pytest.mark.parametrize("game", ["chess", "nuclear"])
def test_the_log_has_chess_moves_as_players_write_them(game: str) -> None:
    app, page = at(game)
    for text in ("e2e4", "d7d5", "g1f3"):
        play(app, text)
        app.work()
    assert log(page) == ["1. e4", "2. d5", "3. Nf3"]
    assert [action.text for action in app.table.match.log] == ["e2e4", "d7d5", "g1f3"], "saves are as ever"


def random_chess(plies: int) -> Match:
    for seed in count():
        match, rng = new_match(find_game("chess")), new_rng(seed)
        while match.player != TERMINAL and len(match.log) < plies:
            match = match.play(rng.choice(match.game.legal_actions(match.state)))
        if match.player != TERMINAL:
            return match
    raise AssertionError


def numbers(page: FakePage) -> list[str]:
    return [next(texts(node)) for node in find_all(page.nodes, class_="entry")]


def test_of_a_long_game_the_end_is_shown_first_and_soon_the_whole() -> None:
    """How far it goes, and where one is in it, is right from the start; nothing is told twice."""
    app, page, _ = make_app(page=FakePage(write_link(random_chess(180))))
    app.start()
    shown = numbers(page)
    assert shown == [f"{number}." for number in range(180 - len(shown) + 1, 181)] and 48 <= len(shown) < 100
    assert "180 of 180" in [text for node in page.nodes for text in texts(node)]
    page.wait(0.2)
    assert numbers(page) == [f"{number}." for number in range(1, 181)]
    (current,) = find_all(page.nodes, aria_current="step")
    assert next(texts(current)) == "180."


def test_a_short_game_is_shown_at_once() -> None:
    app, page, _ = make_app(page=FakePage(write_link(random_chess(90))))
    app.start()
    assert len(numbers(page)) == 90 and not app.screen.brief


def test_a_hint_is_told_as_players_write_it() -> None:
    app, page, thinker = make_app()
    app.do("setup", "chess")
    app.do("quick", "friends")
    app.do("start")
    app.do("hint")
    thinker.done("g1f3")
    assert app.screen.announcement == "Hint: Nf3." and "g1f3" not in page.text()


def test_a_move_with_a_promotion_and_a_mate_is_written_in_full() -> None:
    app, page = at("chess", "7k/P7/5K2/8/8/8/8/8 w - - 0 1")
    app.do("pick", "a7")
    app.do("pick", "a8")
    app.do("pick", "=Q")
    assert log(page) == ["1. a8=Q+"]
