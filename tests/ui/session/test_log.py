"""The words of the log are those of the match, however it went back and forth, and whoever looks."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import find_game
from engine.session.link import choices
from engine.session.match import new_match
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
