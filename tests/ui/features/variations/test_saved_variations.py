"""Saved variations: names, comments, promotion, deletion, export and import."""

from __future__ import annotations

import json

from engine.contract.variations import BRANCH_LIMIT, Branch, Variations
from engine.registry import GAMES
from engine.session.link import read_link
from engine.session.save import read_save, write_save
from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.features.variations.branches import any_action, chess, heads, play, stored, ways
from ui.app import App
from ui.storage.store import MemoryStore
from ui.tree import find_all


def two_lines() -> tuple[App, FakePage]:
    app, page = chess("e2e4", "e7e5", "g1f3")
    app.do("view", "1")
    app.do("variation")
    for move in ("c7c5", "g1f3"):
        play(app, move)
    app.do("undo")
    play(app, "b1c3")
    app.do("leave-line")
    return app, page


def test_a_variation_is_unfolded_named_and_folded() -> None:
    app, page = two_lines()
    assert "view-variation:1 2" in page.buttons()
    app.do("unfold", "1")
    assert "view-variation:1 2" not in page.buttons() and "unfold 2" not in page.buttons()
    app.do("unfold", "1")
    assert {"view-variation:1 2", "view-variation:1 3", "unfold 2"} <= page.buttons().keys()
    app.do("line", "1")
    assert app.screen.dialog == "line"
    app.do("name-line", "  Sicilian\n ")
    assert "Sicilian" in page.text() and not app.screen.dialog
    assert read_save(stored(app)).match.lines.branch(1).name == "Sicilian"


def test_a_variation_is_promoted_to_the_main_line_and_back() -> None:
    app, page = two_lines()
    key = app.table.key
    app.do("line", "1")
    app.do("promote", "1")
    page.wait(1)
    assert not app.table.in_variation and app.table.key == key
    assert app.table.match.texts == ("e2e4", "c7c5", "g1f3") and app.table.match.cursor == 3
    assert ("e2e4", "e7e5", "g1f3") in ways(app) and len(ways(app)) == 3
    assert read_save(stored(app)).match == app.table.match
    line = next(
        n for n in app.table.match.lines.numbers if app.table.match.lines.branch(n).actions[0] == "e7e5"
    )
    app.do("promote", str(line))
    page.wait(1)
    assert app.table.match.texts == ("e2e4", "e7e5", "g1f3")


def test_a_nested_variation_is_promoted() -> None:
    app, page = two_lines()
    app.do("unfold", "1")
    app.do("promote", "2")
    page.wait(1)
    assert app.table.match.lines.branch(1).actions == ("c7c5", "b1c3") and len(ways(app)) == 3


def test_a_variation_is_deleted_and_restored() -> None:
    app, page = two_lines()
    before = ways(app)
    app.do("view-variation:1", "3")
    app.do("delete-line", "1")
    assert (app.table.at, ways(app)) == (1, {("e2e4", "e7e5", "g1f3")}) and app.table.in_variation
    assert app.screen.offer[1] == "restore-line"
    assert read_save(stored(app)).match.lines == Variations()
    app.do("restore-line")
    assert ways(app) == before and "Variation deleted." not in page.text()


def test_a_comment_stands_below_its_move() -> None:
    app, page = two_lines()
    app.do("view", "2")
    app.do("dialog", "comment")
    app.do("comment", "$1 open games }")
    assert "! open games )" in page.text()
    app.do("view-variation:1", "2")
    app.do("dialog", "comment")
    app.do("comment", "Sicilian")
    assert "Sicilian" in page.text() and "open games" in page.text()
    assert "Sicilian" in stored(app)
    app.do("dialog", "comment")
    app.do("comment", "")
    assert "Sicilian" not in stored(app)


def test_unknown_variation_numbers_do_nothing() -> None:
    app, _ = two_lines()
    before = app.table
    for do in ("unfold", "promote", "delete-line", "line", "view-variation:9", "view-variation:0"):
        app.do(do, "7")
    app.do("name-line", "x")
    assert app.table.main.match == before.match and not app.screen.dialog


def test_an_illegal_variation_is_reported_and_can_be_deleted() -> None:
    app, page = chess("e2e4")
    match = app.table.match._replace(lines=Variations((Branch(0, 1, ("e7e5", "e2e4")),)))
    app, page, _ = make_app()
    app.do("import", write_save(match))
    app.do("unfold", "1")
    assert "breaks the rules" in page.text() and not app.table.unfolded
    app.do("dialog", "share")
    assert app.screen.links.without_variations and app.screen.links.game
    app.do("close")
    app.do("export-as", ".pgn")
    assert not page.files and "Delete it" in page.text()
    app.do("delete-line", "1")
    app.do("export-as", ".pgn")
    assert page.files


def test_a_full_tree_of_variations_shows_a_message() -> None:
    app, page = chess("e2e4")
    branches = tuple(Branch(0, 1, (f"x{n}",), "n") for n in range(BRANCH_LIMIT))
    app.model = app.model.with_session(
        app.table._replace(match=app.table.match._replace(lines=Variations(branches)))
    )
    app.do("variation")
    play(app, "e7e5")
    assert "no room" in page.text() and app.table.at == 2
    app.do("leave-line")
    assert len(app.table.match.lines.branches) == BRANCH_LIMIT


def test_variations_are_exported_and_imported_by_link_and_file() -> None:
    app, page = two_lines()
    app.do("view-variation:1", "2")
    app.do("comment", "good")
    app.do("dialog", "share")
    link = app.screen.links.game
    assert read_link(link).match == app.table.main.match and not app.screen.links.without_variations
    app.do("export-as", ".pgn")
    assert "(1... c5 {good} 2. Nf3 (2. Nc3))" in page.files[-1][1]
    for text in (page.files[-1][1], stored(app)):
        other, _, _ = make_app()
        other.do("import", text)
        assert ways(other) == ways(app)
    other, _, _ = make_app(fragment=link)
    assert ways(other) == ways(app) and other.table.match.lines == app.table.main.match.lines


def test_excess_variations_of_a_file_are_reported() -> None:
    app, page, _ = make_app()
    app.do("import", "1. e4 (1. d4 Ke5) e5")
    assert "Line 1: move 1... Ke5 is not legal. The rest of the variation is left out." in page.text()


def test_a_link_adds_its_variations_to_the_saved_game() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "friends", "chess")
    play(app, "e2e4")
    app.do("variation")
    play(app, "e7e5")
    other = app.table.main.match._replace(lines=Variations((Branch(0, 1, ("c7c5",)),)))
    made, _, _ = make_app()
    made.do("import", write_save(other))
    made.do("dialog", "share")
    app.do("link", made.screen.links.game)
    assert ways(app) == {("e2e4",), ("e2e4", "e7e5"), ("e2e4", "c7c5")} and len(app.library.list()) == 1
    assert read_save(stored(app)).match.lines == app.table.match.lines


def test_this_tabs_variations_are_kept_when_the_other_tabs_game_is_taken() -> None:
    store = MemoryStore()
    app, _, _ = make_app(store)
    new_game(app, "friends", "chess")
    play(app, "e2e4")
    other, _, _ = make_app(store)
    other.do("resume", app.table.key)
    play(other, "e7e5")
    app.do("variation")
    play(app, "c7c5")
    assert app.screen.dialog == "clash"
    app.do("take-theirs")
    assert app.table.match.texts == ("e2e4", "e7e5") and ("e2e4", "c7c5") in ways(app)
    assert json.loads(stored(app))["content"]["lines"]


def test_variations_follow_the_language() -> None:
    app, page = two_lines()
    app.do("view-variation:1", "2")
    app.do("set:language", "de")
    assert "Die Partie bleibt unverändert" in page.text()
    assert "2 Züge" in page.text() and "2 moves" not in page.text()
    app.do("set:language", "en")


def test_every_game_has_variations() -> None:
    for game in GAMES.values():
        if game.info.hidden:
            continue
        app, page, _ = make_app()
        new_game(app, "watch", game.info.id)
        app.do("variation")
        play(app, any_action(app, 0))
        app.do("undo")
        play(app, any_action(app, -1))
        app.do("leave-line")
        assert len(app.table.match.lines.branches) == 2 and len(heads(page)) == 2
        assert len(list(find_all(page.nodes, tag="button", aria_expanded="true"))) == 2
