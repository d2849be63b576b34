"""The words of the log are those of the match, however it went back and forth, and whoever looks."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import find_game
from engine.session.link import choices, write_link
from engine.session.match import Match, new_match
from engine.session.narration import describe_action
from tests.ui.fakes import FakePage, make_app, play, set_up
from ui.app import App
from ui.session.log import Log
from ui.tree import Node, find_all, texts


def at(game: str, position: str = "", way: str = "friends") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    set_up(app, game, position)
    app.do("quick", way)
    app.do("start")
    return app, page


def log(page: FakePage) -> list[str]:
    return [" ".join(texts(node)) for node in find_all(page.nodes, class_="entry")]


def moves(page: FakePage) -> list[str]:
    """The log as it is seen, without what only screen readers hear, and who they hear has moved."""
    rows = find_all(page.nodes, class_="entry")
    return [" ".join(text for node in row.children if seen(node) for text in texts(node)) for row in rows]


def seen(node: object) -> bool:
    return isinstance(node, Node) and "visually-hidden" not in str(node.attributes.get("class", ""))


def told(log_: Log) -> list[tuple[int, int, int, str, str, str]]:
    return [
        (e.first, e.stop, e.logged.seat, e.logged.words, e.logged.blast, e.logged.name) for e in log_.entries
    ]


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
        assert [logged.words for logged in log_.logged_actions] == [
            describe_action(match, i, viewer) for i in range(len(match.log))
        ]


@pytest.mark.parametrize("game", ["chess", "nuclear"])
def test_the_log_has_chess_moves_as_players_write_them(game: str) -> None:
    app, page = at(game)
    for text in ("e2e4", "d7d5", "g1f3"):
        play(app, text)
        app.work()
    assert moves(page) == ["1. e4", "d5", "2. Nf3"]
    assert log(page) == ["1. e4 , White", "1… d5 , Black", "2. Nf3 , White"]
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
    marks = [f"{number}{dots}" for number in range(1, 91) for dots in ".…"]
    assert shown == marks[-len(shown) :] and 48 <= len(shown) < 100
    assert "90 of 90" in [text for node in page.nodes for text in texts(node)]
    page.wait(0.2)
    assert numbers(page) == marks
    (current,) = find_all(page.nodes, aria_current="step")
    assert next(texts(current)) == "90…"


def test_a_short_game_is_shown_at_once() -> None:
    app, page, _ = make_app(page=FakePage(write_link(random_chess(90))))
    app.start()
    assert len(numbers(page)) == 90 and not app.screen.short_log


def test_a_hint_is_told_as_players_write_it() -> None:
    app, page, search_service = make_app()
    app.do("setup", "chess")
    app.do("quick", "friends")
    app.do("start")
    app.do("hint")
    search_service.done("g1f3")
    assert app.screen.announcement == "Hint: Nf3." and "g1f3" not in page.text()


def test_a_move_with_a_promotion_and_a_mate_is_written_in_full() -> None:
    app, page = at("chess", "7k/P7/5K2/8/8/8/8/8 w - - 0 1")
    app.do("pick", "a7")
    app.do("pick", "a8")
    app.do("pick", "=Q")
    assert moves(page) == ["1. a8=Q+"]


def test_a_game_that_black_begins_says_so_and_goes_on_in_pairs() -> None:
    app, page = at("chess", "4k3/8/8/8/8/8/P7/4K3 b - - 0 14")
    for text in ("e8d7", "a2a4", "d7c6"):
        play(app, text)
    assert moves(page) == ["1… Kd7", "2. a4", "Kc6"]
    assert [node.attributes.get("class") for node in find_all(page.nodes, role="listitem")] == [
        None,
        None,
        "reply",
    ]


def test_in_a_long_game_that_black_begins_each_part_begins_with_white() -> None:
    match, rng = new_match(find_game("chess"), {}, "4k3/8/8/8/8/8/8/R3K2R b - - 0 1"), new_rng(1)
    while len(match.log) < 90:
        match = match.play(rng.choice(match.game.legal_actions(match.state)))
    app, page, _ = make_app(page=FakePage(write_link(match)))
    app.start()
    parts = find_all(page.nodes, class_="part")
    assert [next(texts(part)) for part in parts] == ["1…", "25."] and len(numbers(page)) == 90


def test_after_a_blast_a_move_has_a_row_to_itself_and_its_number() -> None:
    app, page = at("nuclear", "4k3/p7/8/3p4/4P3/8/8/4K3 w - - 0 1")
    for text in ("e4d5", "a7a6", "e1e2"):
        play(app, text)
        app.work()
    first, *others = moves(page)
    assert first.startswith("1. exd5 ") and others == ["1… a6", "2. Ke2"]


def test_in_draughts_a_number_stands_for_a_move_of_each_side() -> None:
    app, page = at("draughts")
    for text in ("11-15", "23-19", "8-11"):
        play(app, text)
    assert log(page) == ["1. 11-15 , Dark", "1… 23-19 , Light", "2. 8-11 , Dark"]


def test_a_click_on_each_half_goes_there() -> None:
    app, page = at("chess")
    for text in ("e2e4", "b8c6", "g1f3"):
        play(app, text)
    for number, button in enumerate(find_all(page.nodes, class_="entry"), 1):
        app.do(str(button.attributes["data-do"]), str(button.attributes["data-value"]))
        assert app.table.at == number


def places(page: FakePage) -> str:
    return " ".join(texts(next(iter(find_all(page.nodes, class_="at")))))


def test_each_step_counts_and_in_the_midst_of_a_turn_dots_tell_that_it_goes_on() -> None:
    app, page = at("chess")
    for text in ("e2e4", "b8c6", "g1f3"):
        play(app, text)
    assert places(page) == "2 of 2", "the newest move is the end, though a reply will follow"
    play(app, "g8f6")
    told = [places(page)]
    for _ in range(4):
        app.do("step-back")
        told.append(places(page))
    assert told == ["2 of 2", "2… of 2", "1 of 2", "1… of 2", "0 of 2"]


def test_a_continued_turn_has_no_number() -> None:
    """A turn of Alien Checkers is a move, what chance brings, and cards; what comes before is of none."""
    match, rng = new_match(find_game("alien")), new_rng(5)
    while len(match.log) < 16:
        match = match.play(rng.choice(choices(match.game, match.state)))
    marks = [
        (entry.logged.seat, entry.mark if entry.begins else "") for entry in Log().follow(match, None).entries
    ]
    assert marks[:4] == [(CHANCE, ""), (CHANCE, ""), (CHANCE, ""), (0, "1.")]
    assert not any("…" in entry.mark for entry in Log().follow(match, None).entries), "no move has a reply"
    begun = [(seat, mark) for seat, mark in marks if mark]
    assert [mark for _, mark in begun] == [f"{number}." for number in range(1, len(begun) + 1)]
    assert all(one != other for (one, _), (other, _) in pairwise(begun)) and len(begun) < len(marks) - 3


def test_satans_fire_that_stays_is_told_only_until_its_turn_goes_on() -> None:
    app, page = at("satan")
    play(app, "stay")
    assert log(page)[-1].endswith("Red lets Satan's fire stay.")
    play(app, "A5-4.2")
    (entry,) = app.table.log.entries
    assert (entry.first, entry.stop) == (0, 2) and entry.logged.name == "A5-4.2"
    assert entry.logged.words == "Red flame jumps from A5 to 4.2."
    assert len(log(page)) == 1
