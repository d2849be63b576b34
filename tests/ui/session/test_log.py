"""The log follows the match back and forth for every viewer, and shows it as players write it."""

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
    app.do("seating", way)
    app.do("start")
    return app, page


def log(page: FakePage) -> list[str]:
    return [" ".join(texts(node)) for node in find_all(page.nodes, class_="entry")]


def moves(page: FakePage) -> list[str]:
    """Return the visible texts of the log, without those for screen readers."""
    rows = find_all(page.nodes, class_="entry")
    return [" ".join(text for node in row.children if seen(node) for text in texts(node)) for row in rows]


def seen(node: object) -> bool:
    return isinstance(node, Node) and "visually-hidden" not in str(node.attributes.get("class", ""))


def entry_values(log_: Log) -> list[tuple[int, int, int, str, str, str]]:
    return [
        (e.first, e.stop, e.logged.seat, e.logged.words, e.logged.blast, e.logged.name) for e in log_.entries
    ]


@pytest.mark.parametrize("game", ["draughts", "satan", "ctheckers", "alien"])
def test_the_log_follows_the_match_back_and_forth_for_every_viewer(game: str) -> None:
    match, log_, rng = new_match(find_game(game)), Log(), new_rng(3)
    for turn in range(120):
        if match.player == TERMINAL or rng.random() < 0.1:
            match = match.goto(rng.randrange(match.cursor + 1))
        if match.player != TERMINAL:
            match = match.play(rng.choice(choices(match.game, match.state)))
        viewer = rng.choice([None, 0, 1]) if turn % 3 == 0 else turn % 2
        log_ = log_.follow(match, viewer)
        assert entry_values(log_) == entry_values(Log().follow(match, viewer))
        assert [logged.words for logged in log_.logged_actions] == [
            describe_action(match, i, viewer) for i in range(len(match.log))
        ]


@pytest.mark.parametrize("game", ["chess", "nuclear"])
def test_chess_moves_are_logged_in_standard_notation(game: str) -> None:
    app, page = at(game)
    for text in ("e2e4", "d7d5", "g1f3"):
        play(app, text)
        app.work()
    assert moves(page) == ["1. e4", "d5", "2. Nf3"]
    assert log(page) == ["1. e4 , White", "1… d5 , Black", "2. Nf3 , White"]
    assert [action.text for action in app.table.match.log] == ["e2e4", "d7d5", "g1f3"], (
        "saves keep the long form"
    )


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


def test_a_long_game_shows_its_end_first_and_the_rest_soon() -> None:
    """The length and the current place are right from the start, and no entry appears twice."""
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


def test_a_hint_is_announced_in_notation() -> None:
    app, page, search_service = make_app()
    app.do("setup", "chess")
    app.do("seating", "friends")
    app.do("start")
    app.do("hint")
    search_service.done("g1f3")
    assert app.screen.announcement == "Hint: Nf3." and "g1f3" not in page.text()


def test_a_promotion_is_logged_in_full() -> None:
    app, page = at("chess", "7k/P7/5K2/8/8/8/8/8 w - - 0 1")
    app.do("pick", "a7")
    app.do("pick", "a8")
    app.do("pick", "=Q")
    assert moves(page) == ["1. a8=Q+"]


def test_a_game_that_black_starts_is_numbered_from_blacks_move() -> None:
    app, page = at("chess", "4k3/8/8/8/8/8/P7/4K3 b - - 0 14")
    for text in ("e8d7", "a2a4", "d7c6"):
        play(app, text)
    assert moves(page) == ["1… Kd7", "2. a4", "Kc6"]
    assert [node.attributes.get("class") for node in find_all(page.nodes, role="listitem")] == [
        None,
        None,
        "reply",
    ]


def test_each_part_of_a_long_log_starts_with_white_even_if_black_starts_the_game() -> None:
    match, rng = new_match(find_game("chess"), {}, "4k3/8/8/8/8/8/8/R3K2R b - - 0 1"), new_rng(1)
    while len(match.log) < 90:
        match = match.play(rng.choice(match.game.legal_actions(match.state)))
    app, page, _ = make_app(page=FakePage(write_link(match)))
    app.start()
    parts = find_all(page.nodes, class_="part")
    assert [next(texts(part)) for part in parts] == ["1…", "25."] and len(numbers(page)) == 90


def test_a_move_after_an_explosion_has_its_own_row_and_number() -> None:
    app, page = at("nuclear", "4k3/p7/8/3p4/4P3/8/8/4K3 w - - 0 1")
    for text in ("e4d5", "a7a6", "e1e2"):
        play(app, text)
        app.work()
    first, *others = moves(page)
    assert first.startswith("1. exd5 ") and others == ["1… a6", "2. Ke2"]


def test_draughts_moves_are_numbered_in_pairs() -> None:
    app, page = at("draughts")
    for text in ("11-15", "23-19", "8-11"):
        play(app, text)
    assert log(page) == ["1. 11-15 , Dark", "1… 23-19 , Light", "2. 8-11 , Dark"]


def test_a_click_on_either_half_of_a_turn_shows_its_position() -> None:
    app, page = at("chess")
    for text in ("e2e4", "b8c6", "g1f3"):
        play(app, text)
    for number, button in enumerate(find_all(page.nodes, class_="entry"), 1):
        app.do(str(button.attributes["data-do"]), str(button.attributes["data-value"]))
        assert app.table.at == number


def place(page: FakePage) -> str:
    return " ".join(texts(next(iter(find_all(page.nodes, class_="at")))))


def test_stepping_back_counts_turns_and_marks_half_turns_with_dots() -> None:
    app, page = at("chess")
    for text in ("e2e4", "b8c6", "g1f3"):
        play(app, text)
    assert place(page) == "2 of 2", "the newest move is the end, though a reply will follow"
    play(app, "g8f6")
    shown = [place(page)]
    for _ in range(4):
        app.do("step-back")
        shown.append(place(page))
    assert shown == ["2 of 2", "2… of 2", "1 of 2", "1… of 2", "0 of 2"]


def test_a_continued_turn_has_no_number() -> None:
    """In Alien Checkers a turn is a move, chance events and cards; earlier events have no number."""
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


def test_a_waiting_satans_fire_is_logged_only_until_the_flame_moves() -> None:
    app, page = at("satan")
    play(app, "stay")
    assert log(page)[-1].endswith("Red lets Satan's fire stay.")
    play(app, "A5-4.2")
    (entry,) = app.table.log.entries
    assert (entry.first, entry.stop) == (0, 2) and entry.logged.name == "A5-4.2"
    assert entry.logged.words == "Red flame jumps from A5 to 4.2."
    assert len(log(page)) == 1


def opening_line(page: FakePage) -> str | None:
    found = list(find_all(page.nodes, class_="opening"))
    return " ".join(texts(found[0])) if found else None


@pytest.mark.parametrize(
    ("game", "moves_", "name"),
    [
        ("chess", ["e2e4", "c7c5", "a2a3"], "Sicilian Defence"),
        ("draughts", ["11-15", "23-19", "9-13"], "Will o' the Wisp"),
    ],
)
def test_the_log_names_the_opening_of_the_shown_position(game: str, moves_: list[str], name: str) -> None:
    app, page = at(game)
    assert opening_line(page) == ""
    for move in moves_:
        play(app, move)
    assert opening_line(page) == name
    app.do("view", "1")
    assert opening_line(page) not in ("", name)
    app.do("view", "0")
    assert opening_line(page) == ""


def test_games_without_named_openings_have_no_line_for_them() -> None:
    _, page = at("nuclear")
    assert opening_line(page) is None
    _, page = at("chess", "4k3/7p/8/8/3b4/8/7P/R3K3 w - - 0 1")
    assert opening_line(page) is None
