"""Variations: how they arise, and exploring them."""

from __future__ import annotations

import pytest

from engine.contract.values import CHANCE
from engine.contract.variations import Branch, Variations
from engine.session.save import read_save
from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.features.variations.branches import any_action, chess, heads, play, stored, ways
from ui.tree import find_all


def current(page: FakePage) -> list[str]:
    return [
        str(node.attributes["data-do"]) + " " + str(node.attributes["data-value"])
        for node in find_all(page.nodes, aria_current="step")
    ]


def test_replaced_moves_stay_as_a_variation() -> None:
    app, page = chess("e2e4", "e7e5")
    assert not heads(page)
    app.do("undo")
    play(app, "c7c5")
    assert ways(app) == {("e2e4", "c7c5"), ("e2e4", "e7e5")}
    assert read_save(stored(app)).match == app.table.match
    (head,) = heads(page)
    assert head.attributes["aria-expanded"] == "false"
    assert "e5\n1 move" in page.text()


def test_playing_the_undone_move_again_keeps_the_redo() -> None:
    app, _ = chess("e2e4", "e7e5", "g1f3")
    app.do("undo")
    app.do("undo")
    play(app, "e7e5")
    assert (app.table.match.cursor, len(app.table.match.log), app.table.match.lines) == (2, 3, Variations())


def test_variations_exist_in_games_against_the_computer() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo", "chess")
    play(app, "e2e4")
    app.work()
    page.wait(1)
    search_service.done("e7e5")
    app.do("undo")
    play(app, "d2d4")
    assert ways(app) == {("d2d4",), ("e2e4", "e7e5")}


def test_a_variation_leaves_the_game_unchanged() -> None:
    app, page = chess("e2e4", "e7e5", "g1f3", way="solo")
    app.do("view", "1")
    app.do("variation")
    assert "The game stays as it is" in page.text() and app.table.persons_turn
    play(app, "c7c5")
    play(app, "b1c3")
    assert app.table.main.match.texts == ("e2e4", "e7e5", "g1f3")
    assert ways(app) == {("e2e4", "e7e5", "g1f3"), ("e2e4", "c7c5", "b1c3")}
    assert read_save(stored(app)).match == app.table.main.match
    assert current(page) == ["view-variation:1 3"]
    app.do("leave-line")
    assert not app.table.in_variation and app.table.match.cursor == 3 and current(page) == ["view 3"]


def test_undo_redo_and_new_moves_work_within_a_variation() -> None:
    app, page = chess("e2e4", "e7e5")
    app.key("t", "", False)
    app.do("undo")
    assert app.table.at == 1 and current(page) == ["view-variation:0 1"]
    play(app, "c7c5")
    app.key("[", "", False)
    play(app, "e7e5")
    assert app.table.at == 2 and ways(app) == {("e2e4", "e7e5"), ("e2e4", "c7c5")}
    app.do("step-back")
    play(app, "c7c5")
    assert current(page) == ["view-variation:1 2"] and len(ways(app)) == 2
    play(app, "g1f3")
    app.do("view", "2")
    play(app, "b1c3")
    assert ("e2e4", "c7c5", "b1c3") in ways(app) and ("e2e4", "c7c5", "g1f3") in ways(app)
    app.do("view-variation:1", "3")
    assert app.table.match.texts[2:] == ("g1f3",)
    app.do("view-variation:0", "2")
    assert current(page) == ["view-variation:0 2"]
    app.key("t", "", False)
    assert not app.table.in_variation


def test_moves_along_a_known_variation_can_be_continued() -> None:
    app, _ = chess("e2e4")
    app.do("variation")
    for move in ("e7e5", "g1f3", "b8c6"):
        play(app, move)
    app.do("leave-line")
    app.do("variation")
    play(app, "e7e5")
    assert (app.table.at, app.table.match.texts[2:]) == (2, ("g1f3", "b8c6"))
    app.do("step-on")
    assert app.table.at == 3


def test_the_computer_waits_during_a_variation() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo", "chess")
    play(app, "e2e4")
    page.wait(1)
    assert search_service.job
    app.do("variation")
    assert search_service.job is None and app.table.persons_turn
    play(app, "c7c5")
    page.wait(5)
    assert search_service.job is None
    app.do("leave-line")
    page.wait(1)
    assert search_service.job is not None


@pytest.mark.parametrize("done", ["resign", "agree", "sit:0", "branch"])
def test_the_main_line_cannot_be_changed_during_a_variation(done: str) -> None:
    app, _ = chess("e2e4", "e7e5")
    app.do("view", "1")
    app.do("variation")
    before = app.table.main
    app.do(done, "level1")
    assert app.table.main == before


def test_the_end_of_a_variation_does_not_end_the_game() -> None:
    app, page = chess("f2f3", "e7e5")
    app.do("variation")
    play(app, "g2g4")
    play(app, "d8h4")
    assert app.table.match.outcome and not app.screen.dialog and "rematch" not in page.buttons()
    assert not [key for key in list(app.store.keys()) if key.startswith("record")]
    app.do("leave-line")
    assert app.table.match.outcome is None
    assert not [key for key in list(app.store.keys()) if key.startswith("record")]


def test_exploring_a_finished_game_does_not_reopen_it() -> None:
    app, page = chess("e2e4", "e7e5")
    app.do("resign")
    end = app.table.match.outcome
    app.do("close")
    app.do("view", "1")
    app.do("variation")
    play(app, "c7c5")
    app.do("line", "1")
    (button,) = [node for do, node in page.buttons().items() if do == "promote 1"]
    assert button.attributes["disabled"] and "its moves are final" in page.text()
    app.do("promote", "1")
    app.do("leave-line")
    assert app.table.match.outcome == end and read_save(stored(app)).match.outcome == end


@pytest.mark.parametrize("game", ["alien", "ctheckers"])
def test_games_with_secrets_have_no_variations_before_the_end(game: str) -> None:
    app, page, _ = make_app()
    new_game(app, "friends", game)
    app.do("uncover")
    lines = Variations((Branch(0, 0, ("xyzzy",)),))
    match = app.table.match._replace(lines=lines)
    app.model = app.model.with_session(app.table._replace(match=match))
    for do, value in (
        ("variation", ""),
        ("unfold", "1"),
        ("view-variation:1", "1"),
        ("line", "1"),
        ("comment", "x"),
    ):
        app.do(do, value)
        assert (
            not app.table.in_variation
            and not app.table.unfolded
            and app.screen.dialog not in ("line", "comment")
        )
        assert app.table.match.lines == lines
    assert (
        not heads(page)
        and "xyzzy" not in page.text()
        and page.buttons()["variation"].attributes["aria-disabled"]
    )
    app.do("resign")
    app.do("close")
    assert app.table.match.outcome and heads(page)
    app.do("view", "0")
    app.do("variation")
    assert app.table.in_variation and not app.screen.dialog
    if app.table.choices:
        play(app, any_action(app, 0))
        assert len(app.table.main.match.lines.branches) == 2 and not app.screen.dialog


def test_variations_include_chance() -> None:
    app, _, _ = make_app()
    new_game(app, "friends", "satan")
    app.do("variation")
    for _ in range(12):
        if app.table.choices:
            play(app, any_action(app, 0))
    assert app.table.match.player != CHANCE and app.table.match.lines == Variations()
    assert app.table.main.match.log == () or app.table.main.match.player != CHANCE
    assert ways(app) >= {app.table.match.texts}


def test_a_variation_is_saved_before_the_first_move_of_the_game() -> None:
    app, _ = chess()
    app.do("variation")
    assert not app.table.key and not app.library.list()
    play(app, "e2e4")
    assert app.table.key and app.table.key == app.table.main.key and len(app.library.list()) == 1
    play(app, "e7e5")
    assert read_save(stored(app)).match.lines.branch(1).actions == ("e2e4", "e7e5")


def test_a_variation_keeps_the_orientation_of_the_board() -> None:
    app, _ = chess("e2e4")
    app.do("variation")
    app.do("flip-board")
    turned = app.table.orientation.by_hand
    app.do("view-variation:0", "0")
    assert app.table.orientation.by_hand == turned
    app.do("leave-line")
    assert app.table.orientation.by_hand == turned
