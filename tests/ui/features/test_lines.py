"""Lines beside the game: kept when play goes another way, tried, named, put in its place, deleted, shared."""

from __future__ import annotations

import json

import pytest

from engine.contract.lines.looking import path_to
from engine.contract.lines.values import BRANCHES, Branch, Lines
from engine.contract.values import CHANCE
from engine.registry import GAMES
from engine.session.link import read_link
from engine.session.save import read_save, write_save
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.messages.answers import Answered
from ui.session.looking.thinking import UNTOLD
from ui.storage.store import MemoryStore
from ui.tree import Node, find_all

Ways = set[tuple[str, ...]]


def chess(*moves: str, way: str = "friends") -> tuple[App, FakePage]:
    app, page, _ = make_app()
    new_game(app, way, "chess")
    for move in moves:
        play(app, move)
    return app, page


def play(app: App, text: str) -> None:
    """Do the action with this text, and have it stored."""
    app.tell(Answered(app.model.ticket, text, UNTOLD))


def any_action(app: App, place: int) -> str:
    return app.table.game.legal_actions(app.table.state)[place].text


def ways(app: App) -> Ways:
    match = app.table.stem.match
    return {path_to(match.texts, match.lines, line) for line in (0, *match.lines.numbers)}


def stored(app: App) -> str:
    return app.shelf.entry(app.table.key).save


def heads(page: FakePage) -> list[Node]:
    return list(find_all(page.nodes, class_="other-line"))


def current(page: FakePage) -> list[str]:
    return [
        str(node.attributes["data-do"]) + " " + str(node.attributes["data-value"])
        for node in find_all(page.nodes, aria_current="step")
    ]


def test_what_another_move_takes_the_place_of_stays_as_a_line() -> None:
    app, page = chess("e2e4", "e7e5")
    assert not heads(page)
    app.do("undo")
    play(app, "c7c5")
    assert ways(app) == {("e2e4", "c7c5"), ("e2e4", "e7e5")}
    assert read_save(stored(app)).match == app.table.match
    (head,) = heads(page)
    assert head.attributes["aria-expanded"] == "false"
    assert "e5\n1 move" in page.text()


def test_the_same_move_again_leaves_what_can_be_redone() -> None:
    app, _ = chess("e2e4", "e7e5", "g1f3")
    app.do("undo")
    app.do("undo")
    play(app, "e7e5")
    assert (app.table.match.cursor, len(app.table.match.log), app.table.match.lines) == (2, 3, Lines())


def test_against_the_computer_too() -> None:
    app, page, thinker = make_app()
    new_game(app, "solo", "chess")
    play(app, "e2e4")
    app.work()
    page.wait(1)
    thinker.done("e7e5")
    app.do("undo")
    play(app, "d2d4")
    assert ways(app) == {("d2d4",), ("e2e4", "e7e5")}


# --- trying ------------------------------------------------------------------------------------------


def test_another_line_is_tried_and_the_game_stays() -> None:
    app, page = chess("e2e4", "e7e5", "g1f3", way="solo")
    app.do("view", "1")
    app.do("try")
    assert "The game stays as it is" in page.text() and app.table.persons_turn
    play(app, "c7c5")
    play(app, "b1c3")
    assert app.table.stem.match.texts == ("e2e4", "e7e5", "g1f3")
    assert ways(app) == {("e2e4", "e7e5", "g1f3"), ("e2e4", "c7c5", "b1c3")}
    assert read_save(stored(app)).match == app.table.stem.match
    assert current(page) == ["into:1 3"]
    app.do("leave-line")
    assert app.table.base is None and app.table.match.cursor == 3 and current(page) == ["view 3"]


def test_one_goes_back_and_forth_in_a_line_and_on_another_way() -> None:
    app, page = chess("e2e4", "e7e5")
    app.key("t", "", False)
    app.do("undo")
    assert app.table.at == 1 and current(page) == ["into:0 1"]
    play(app, "c7c5")
    app.key("[", "", False)
    play(app, "e7e5")
    assert app.table.at == 2 and ways(app) == {("e2e4", "e7e5"), ("e2e4", "c7c5")}
    app.do("step-back")
    play(app, "c7c5")
    assert current(page) == ["into:1 2"] and len(ways(app)) == 2
    play(app, "g1f3")
    app.do("view", "2")
    play(app, "b1c3")
    assert ("e2e4", "c7c5", "b1c3") in ways(app) and ("e2e4", "c7c5", "g1f3") in ways(app)
    app.do("into:1", "3")
    assert app.table.match.texts[2:] == ("g1f3",)
    app.do("into:0", "2")
    assert current(page) == ["into:0 2"]
    app.key("t", "", False)
    assert app.table.base is None


def test_what_goes_along_a_line_can_be_followed() -> None:
    app, _ = chess("e2e4")
    app.do("try")
    for move in ("e7e5", "g1f3", "b8c6"):
        play(app, move)
    app.do("leave-line")
    app.do("try")
    play(app, "e7e5")
    assert (app.table.at, app.table.match.texts[2:]) == (2, ("g1f3", "b8c6"))
    app.do("step-on")
    assert app.table.at == 3


def test_the_computer_waits_while_a_line_is_tried() -> None:
    app, page, thinker = make_app()
    new_game(app, "solo", "chess")
    play(app, "e2e4")
    page.wait(1)
    assert thinker.job
    app.do("try")
    assert thinker.job is None and app.table.persons_turn
    play(app, "c7c5")
    page.wait(5)
    assert thinker.job is None
    app.do("leave-line")
    page.wait(1)
    assert thinker.job is not None


@pytest.mark.parametrize("done", ["resign", "agree", "sit:0", "branch"])
def test_nothing_is_done_with_the_game_itself_while_a_line_is_tried(done: str) -> None:
    app, _ = chess("e2e4", "e7e5")
    app.do("view", "1")
    app.do("try")
    before = app.table.stem
    app.do(done, "level1")
    assert app.table.stem == before


def test_what_ends_in_a_line_is_no_end_of_the_game() -> None:
    app, page = chess("f2f3", "e7e5")
    app.do("try")
    play(app, "g2g4")
    play(app, "d8h4")
    assert app.table.match.outcome and not app.screen.dialog and "rematch" not in page.buttons()
    assert not [key for key in list(app.store.keys()) if key.startswith("record")]
    app.do("leave-line")
    assert app.table.match.outcome is None
    assert not [key for key in list(app.store.keys()) if key.startswith("record")]


def test_a_game_that_is_over_stays_over() -> None:
    app, page = chess("e2e4", "e7e5")
    app.do("resign")
    end = app.table.match.outcome
    app.do("close")
    app.do("view", "1")
    app.do("try")
    play(app, "c7c5")
    app.do("line", "1")
    (button,) = [node for do, node in page.buttons().items() if do == "promote 1"]
    assert button.attributes["disabled"] and "what was played stays" in page.text()
    app.do("promote", "1")
    app.do("leave-line")
    assert app.table.match.outcome == end and read_save(stored(app)).match.outcome == end


@pytest.mark.parametrize("game", ["alien", "ctheckers"])
def test_where_things_are_hidden_nothing_is_tried_before_the_end(game: str) -> None:
    app, page, _ = make_app()
    new_game(app, "friends", game)
    app.do("uncover")
    lines = Lines((Branch(0, 0, ("xyzzy",)),))
    match = app.table.match._replace(lines=lines)
    app.model = app.model.play(app.table._replace(match=match))
    for do, value in (("try", ""), ("unfold", "1"), ("into:1", "1"), ("line", "1"), ("comment", "x")):
        app.do(do, value)
        assert (
            app.table.base is None and not app.table.unfolded and app.screen.dialog not in ("line", "comment")
        )
        assert app.table.match.lines == lines
    assert not heads(page) and "xyzzy" not in page.text() and page.buttons()["try"].attributes["disabled"]
    app.do("resign")
    app.do("close")
    assert app.table.match.outcome and heads(page)
    app.do("view", "0")
    app.do("try")
    assert app.table.base and not app.screen.dialog
    if app.table.free:
        play(app, any_action(app, 0))
        assert len(app.table.stem.match.lines.branches) == 2 and not app.screen.dialog


def test_chance_has_its_part_in_a_line() -> None:
    app, _, _ = make_app()
    new_game(app, "friends", "satan")
    app.do("try")
    for _ in range(12):
        if app.table.free:
            play(app, any_action(app, 0))
    assert app.table.match.player != CHANCE and app.table.match.lines == Lines()
    assert app.table.stem.match.log == () or app.table.stem.match.player != CHANCE
    assert ways(app) >= {app.table.match.texts}


def test_a_line_is_stored_before_the_first_move_of_the_game() -> None:
    app, _ = chess()
    app.do("try")
    assert not app.table.key and not app.shelf.list()
    play(app, "e2e4")
    assert app.table.key and app.table.key == app.table.stem.key and len(app.shelf.list()) == 1
    play(app, "e7e5")
    assert read_save(stored(app)).match.lines.branch(1).actions == ("e2e4", "e7e5")


def test_the_board_stays_as_it_was_turned() -> None:
    app, _ = chess("e2e4")
    app.do("try")
    app.do("turn")
    turned = app.table.facing.by_hand
    app.do("into:0", "0")
    assert app.table.facing.by_hand == turned
    app.do("leave-line")
    assert app.table.facing.by_hand == turned


# --- names, places, comments ---------------------------------------------------------------------------


def two_lines() -> tuple[App, FakePage]:
    app, page = chess("e2e4", "e7e5", "g1f3")
    app.do("view", "1")
    app.do("try")
    for move in ("c7c5", "g1f3"):
        play(app, move)
    app.do("undo")
    play(app, "b1c3")
    app.do("leave-line")
    return app, page


def test_a_line_is_unfolded_named_and_folded() -> None:
    app, page = two_lines()
    assert "into:1 2" in page.buttons()
    app.do("unfold", "1")
    assert "into:1 2" not in page.buttons() and "unfold 2" not in page.buttons()
    app.do("unfold", "1")
    assert {"into:1 2", "into:1 3", "unfold 2"} <= page.buttons().keys()
    app.do("line", "1")
    assert app.screen.dialog == "line"
    app.do("name-line", "  Sicilian\n ")
    assert "Sicilian" in page.text() and not app.screen.dialog
    assert read_save(stored(app)).match.lines.branch(1).name == "Sicilian"


def test_a_line_takes_the_place_of_the_game_and_gives_it_back() -> None:
    app, page = two_lines()
    key = app.table.key
    app.do("line", "1")
    app.do("promote", "1")
    page.wait(1)
    assert app.table.base is None and app.table.key == key
    assert app.table.match.texts == ("e2e4", "c7c5", "g1f3") and app.table.match.cursor == 3
    assert ("e2e4", "e7e5", "g1f3") in ways(app) and len(ways(app)) == 3
    assert read_save(stored(app)).match == app.table.match
    line = next(
        n for n in app.table.match.lines.numbers if app.table.match.lines.branch(n).actions[0] == "e7e5"
    )
    app.do("promote", str(line))
    page.wait(1)
    assert app.table.match.texts == ("e2e4", "e7e5", "g1f3")


def test_a_line_of_a_line_is_put_first() -> None:
    app, page = two_lines()
    app.do("unfold", "1")
    app.do("promote", "2")
    page.wait(1)
    assert app.table.match.lines.branch(1).actions == ("c7c5", "b1c3") and len(ways(app)) == 3


def test_a_line_is_deleted_and_brought_back() -> None:
    app, page = two_lines()
    before = ways(app)
    app.do("into:1", "3")
    app.do("delete-line", "1")
    assert (app.table.at, ways(app)) == (1, {("e2e4", "e7e5", "g1f3")}) and app.table.base
    assert app.screen.offer[1] == "restore-line"
    assert read_save(stored(app)).match.lines == Lines()
    app.do("restore-line")
    assert ways(app) == before and "line was deleted" not in page.text()


def test_a_comment_stands_below_its_move() -> None:
    app, page = two_lines()
    app.do("view", "2")
    app.do("dialog", "comment")
    app.do("comment", "$1 open games }")
    assert "! open games )" in page.text()
    app.do("into:1", "2")
    app.do("dialog", "comment")
    app.do("comment", "Sicilian")
    assert "Sicilian" in page.text() and "open games" in page.text()
    assert "Sicilian" in stored(app)
    app.do("dialog", "comment")
    app.do("comment", "")
    assert "Sicilian" not in stored(app)


def test_numbers_of_no_line_do_nothing() -> None:
    app, _ = two_lines()
    before = app.table
    for do in ("unfold", "promote", "delete-line", "line", "into:9", "into:0"):
        app.do(do, "7")
    app.do("name-line", "x")
    assert app.table.stem.match == before.match and not app.screen.dialog


def test_a_line_against_the_rules_is_told_and_can_be_deleted() -> None:
    app, page = chess("e2e4")
    match = app.table.match._replace(lines=Lines((Branch(0, 1, ("e7e5", "e2e4")),)))
    app, page, _ = make_app()
    app.do("import", write_save(match))
    app.do("unfold", "1")
    assert "does not follow the rules" in page.text() and not app.table.unfolded
    app.do("dialog", "share")
    assert app.screen.links.bare and app.screen.links.game
    app.do("close")
    app.do("export-as", ".pgn")
    assert not page.files and "Delete it" in page.text()
    app.do("delete-line", "1")
    app.do("export-as", ".pgn")
    assert page.files


def test_when_there_is_no_room_it_is_told() -> None:
    app, page = chess("e2e4")
    branches = tuple(Branch(0, 1, (f"x{n}",), "n") for n in range(BRANCHES))
    app.model = app.model.play(app.table._replace(match=app.table.match._replace(lines=Lines(branches))))
    app.do("try")
    play(app, "e7e5")
    assert "no room" in page.text() and app.table.at == 2
    app.do("leave-line")
    assert len(app.table.match.lines.branches) == BRANCHES


# --- out and in ----------------------------------------------------------------------------------------


def test_lines_go_out_and_come_in_as_link_and_file() -> None:
    app, page = two_lines()
    app.do("into:1", "2")
    app.do("comment", "good")
    app.do("dialog", "share")
    link = app.screen.links.game
    assert read_link(link).match == app.table.stem.match and not app.screen.links.bare
    app.do("export-as", ".pgn")
    assert "(1... c5 {good} 2. Nf3 (2. Nc3))" in page.files[-1][1]
    for text in (page.files[-1][1], stored(app)):
        other, _, _ = make_app()
        other.do("import", text)
        assert ways(other) == ways(app)
    other, _, _ = make_app(fragment=link)
    assert ways(other) == ways(app) and other.table.match.lines == app.table.stem.match.lines


def test_what_a_file_has_too_much_is_told() -> None:
    app, page, _ = make_app()
    app.do("import", "1. e4 (1. d4 Ke5) e5")
    assert "Left out: 1 of the variations" in page.text()


def test_a_link_brings_its_lines_to_the_game_that_is_here() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "friends", "chess")
    play(app, "e2e4")
    app.do("try")
    play(app, "e7e5")
    other = app.table.stem.match._replace(lines=Lines((Branch(0, 1, ("c7c5",)),)))
    made, _, _ = make_app()
    made.do("import", write_save(other))
    made.do("dialog", "share")
    app.do("link", made.screen.links.game)
    assert ways(app) == {("e2e4",), ("e2e4", "e7e5"), ("e2e4", "c7c5")} and len(app.shelf.list()) == 1
    assert read_save(stored(app)).match.lines == app.table.match.lines


def test_what_this_tab_has_tried_is_kept_when_the_others_game_is_taken() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "friends", "chess")
    play(app, "e2e4")
    other, _, _ = make_app(store)
    other.do("resume", app.table.key)
    play(other, "e7e5")
    app.do("try")
    play(app, "c7c5")
    assert app.screen.dialog == "clash"
    app.do("take-theirs")
    assert app.table.match.texts == ("e2e4", "e7e5") and ("e2e4", "c7c5") in ways(app)
    assert json.loads(stored(app))["content"]["lines"]


def test_a_language_is_spoken_in_lines_too() -> None:
    app, page = two_lines()
    app.do("into:1", "2")
    app.do("set:language", "de")
    assert "Die Partie bleibt, wie sie ist" in page.text()
    assert "2 Züge" in page.text() and "2 moves" not in page.text()
    app.do("set:language", "en")


def test_every_game_can_be_tried() -> None:
    for game in GAMES.values():
        if game.info.hidden:
            continue
        app, page, _ = make_app()
        new_game(app, "watch", game.info.id)
        app.do("try")
        play(app, any_action(app, 0))
        app.do("undo")
        play(app, any_action(app, -1))
        app.do("leave-line")
        assert len(app.table.match.lines.branches) == 2 and len(heads(page)) == 2
        assert len(list(find_all(page.nodes, tag="button", aria_expanded="true"))) == 2
