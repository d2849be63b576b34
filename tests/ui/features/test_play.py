"""The table without a browser: moves, undo and redo, the computer, and the end."""

from __future__ import annotations

import pytest

from tests.drawing import draughts_fen
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game, set_up, sit
from ui.app import App
from ui.board.drawing import Sprite, Trail
from ui.session.analysis.state import SearchInfo
from ui.storage.seats import Here, level_of
from ui.tree import find_all

FORK = draughts_fen("""
    . . . . . . . .
    . . . . l . l .
    . . . . . . . .
    . . . . l . . .
    . . . d . . . .
    . . . . . . . .
    . d . . . . . .
    . . . . . . . .
""")
LAST = draughts_fen("""
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . l . . . .
    . . d . . . . .
    . . . . . . . .
    . . . . . . . .
""")


def at(position: str, way: str = "friends") -> tuple[App, FakePage, FakeSearch]:
    app, page, search_service = make_app()
    set_up(app, "draughts", position)
    app.do("seating", way)
    app.do("start")
    return app, page, search_service


def friends() -> tuple[App, FakePage, FakeSearch]:
    app, page, search_service = make_app()
    new_game(app)
    return app, page, search_service


def pick(app: App, *spots: str) -> None:
    for spot in spots:
        app.do("pick", spot)


def log(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def test_two_clicks_make_a_move_and_it_is_announced() -> None:
    app, page, _ = friends()
    pick(app, "c3")
    assert "selected" in page.cell("c3") and page.cell("d4") == "15, empty, can move here"
    pick(app, "d4")
    assert log(app) == ["11-15"]
    assert "Dark pawn moves from 11 to 15. Light to move." in page.text()
    assert page.cell("d4") == "15, dark pawn"


def test_a_multiple_capture_is_picked_square_by_square_and_captured_pieces_fade() -> None:
    app, page, _ = at(FORK)
    pick(app, "d4")
    assert "can move here" in page.cell("f6"), "the next square of the path"
    assert "can move here" in page.cell("h8"), "an end that only one way leads to"
    pick(app, "f6")
    assert log(app) == [] and app.table.picked == ("d4", "f6")
    ghosts = {(t.x, t.y) for t in page.painted["board-live"] if isinstance(t, Sprite) and t.alpha < 1}
    assert ghosts == {app.table.geometry.spots["d4"], app.table.geometry.spots["e5"]}
    pick(app, "h8")
    assert log(app) == ["15x22x29"]
    assert "It becomes a dark king on 29." in page.text()


def test_a_refusal_cites_the_rules_and_shows_the_compulsory_jump() -> None:
    app, page, _ = at(FORK)
    pick(app, "b2")
    assert "Another piece must jump" in page.text()
    app.do("rules", str(page.buttons()["rules draughts#D4"].attributes["data-value"]))
    frame = next(find_all(page.nodes, tag="iframe"))
    assert frame.attributes["src"] == "rules/draughts.html#D4", "the clause is a link to the rules"
    app.do("close")
    assert app.table.why and app.table.why.show == ("d4", "f6", "h8")
    assert app.screen.announcement == "Another piece must jump (D4)."
    pick(app, "a1")
    assert app.table.why is None


@pytest.mark.parametrize("game", ["draughts", "ctheckers", "alien", "chinese"])
def test_a_refused_target_is_explained_and_the_piece_stays_picked(game: str) -> None:
    app, page, _ = make_app()
    new_game(app, "friends", game)
    start = min(action.path[0] for action in app.table.choices if action.path[0] in app.table.geometry.spots)
    pick(app, start)
    able = {spot for action in app.table.choices if action.path[0] == start for spot in action.path}
    taken = {piece.spot for piece in app.table.picture.pieces}
    pick(app, next(spot for spot in app.table.geometry.spots if spot not in able | taken))
    assert app.table.why and app.table.why.words.rstrip(".") in page.text() and app.table.picked == (start,)
    pick(app, start)
    assert not app.table.picked, "a click on the piece itself puts it down"


def test_undo_and_redo_lead_back_and_forth() -> None:
    app, page, _ = friends()
    assert page.buttons()["undo"].attributes["aria-disabled"] == "true"
    pick(app, "c3", "d4", "b6", "a5")
    app.do("undo")
    assert log(app) == ["11-15"]
    app.do("undo")
    assert log(app) == [] and len(app.table.match.log) == 2
    app.do("redo")
    app.do("redo")
    assert len(log(app)) == 2
    app.do("undo")
    pick(app, "d6", "e5")
    assert len(app.table.match.log) == 2, "a new move drops what could be played again"


def test_stepping_through_the_log_changes_nothing() -> None:
    app, page, _ = friends()
    pick(app, "c3", "d4", "b6", "a5")
    app.do("view", "1")
    assert "earlier position" in page.text() and "dark pawn" in page.cell("d4") and "empty" in page.cell("a5")
    pick(app, "d6")
    assert app.table.picked == ()
    app.do("step-back")
    assert "dark pawn" in page.cell("c3")
    app.do("view")
    assert app.table.viewing is None and len(log(app)) == 2
    app.do("view", "1")
    app.do("branch")
    assert log(app) == ["11-15"] and app.table.viewing is None


def test_the_computer_searches_with_its_view_and_moves() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    assert search_service.job is None
    pick(app, "c3", "d4")
    page.wait(1)
    assert (
        search_service.job
        and search_service.job.level == "level2"
        and search_service.job.view == app.table.state
    )
    search_service.progress(SearchInfo(5, 1234))
    assert "5 moves ahead, 1,234 positions" in page.text()
    app.do("hurry")
    assert search_service.hurried == 1
    search_service.done("22-17")
    assert log(app) == ["11-15", "22-17"]
    app.do("undo")
    assert log(app) == [], "back to the person's own decision"


def test_the_computer_can_be_paused_and_resumed() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    pick(app, "c3", "d4")
    page.wait(1)
    late = search_service.done
    app.do("pause")
    assert search_service.job is None and "The computer is paused." in page.text()
    late("22-17")
    assert log(app) == ["11-15"], "an answer to a dropped question counts for nothing"
    pick(app, "b6")
    assert "computer's turn" in page.text()
    app.do("resume-thinking")
    page.wait(1)
    search_service.done("22-17")
    assert len(log(app)) == 2


def test_two_computers_play_each_other() -> None:
    app, page, search_service = make_app()
    new_game(app, "watch")
    for text in ("11-15", "22-17"):
        page.wait(1)
        search_service.done(text)
    assert log(app) == ["11-15", "22-17"]
    assert page.buttons()["undo"].attributes["aria-disabled"] == "true"


def test_a_hint_shows_a_move_without_playing_it() -> None:
    app, page, search_service = friends()
    app.do("hint")
    assert search_service.job and search_service.job.level == "level4"
    search_service.done("11-15")
    assert app.table.hint == ("c3", "d4") and log(app) == [] and "Hint: 11-15." in page.text()
    pick(app, "c3")
    assert not app.table.hint


def test_a_move_during_the_search_for_a_hint_drops_the_hint() -> None:
    app, _, search_service = friends()
    app.do("hint")
    late = search_service.done
    pick(app, "c3", "d4")
    late("9-13")
    assert app.table.hint == () and app.table.thinking is None


def test_the_result_names_the_winner_and_the_reason_and_offers_a_rematch() -> None:
    app, page, _ = at(LAST)
    sit(app, (Here("Ada"), Here("Bob")))
    pick(app, "c3", "e5")
    assert app.screen.dialog == "result"
    assert "Ada (Dark) wins: Bob (Light) has no pieces left" in page.text()
    assert page.buttons()["rules draughts#D7"], "the rule that says so is a link"
    app.do("rematch")
    assert [seat.name for seat in app.table.seats] == ["Bob", "Ada"] and log(app) == []


def test_resigning_while_viewing_an_undone_move_ends_the_game() -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    app.do("undo")
    app.do("view", "1")
    app.do("resign")
    assert app.screen.dialog == "result" and app.table.viewing is None and page.text()


def test_a_game_ends_by_resignation_or_agreement() -> None:
    app, page, _ = friends()
    app.do("dialog", "resign")
    assert "Resign as Dark? This ends the game." in page.text()
    app.do("resign")
    assert "Light wins: Dark resigned." in page.text()
    app.do("close")
    app.do("undo")
    app, page, _ = friends()
    app.do("dialog", "draw")
    assert "Dark offers a draw. Light, do you accept?" in page.text()
    app.do("agree")
    assert "Draw by agreement." in page.text()


def test_no_draw_is_offered_to_a_computer() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    assert "dialog draw" not in page.buttons()
    assert "aria-disabled" not in page.buttons()["dialog resign"].attributes


def test_a_typed_move_is_played_or_refused() -> None:
    app, page, _ = friends()
    app.do("type", "c3 d4")
    assert log(app) == ["11-15"]
    app.do("type", "1-2")
    assert "“1-2” is not a legal move here. Possible: 21-17" in page.text()


@pytest.mark.parametrize("calm", [True, False])
def test_a_move_is_animated_unless_motion_is_reduced(calm: bool) -> None:
    app, page, _ = friends()
    page.calm = calm
    pick(app, "c3", "d4")
    x, y = app.table.geometry.spots["d4"]
    arrived = any(isinstance(t, Sprite) and (t.x, t.y) == (x, y) for t in page.painted["board-live"])
    assert arrived == calm
    page.wait(1)
    assert any(isinstance(t, Sprite) and (t.x, t.y) == (x, y) for t in page.painted["board-live"])


def test_the_person_sits_at_the_bottom_and_can_turn_the_board() -> None:
    app, _, _ = make_app()
    app.do("setup", "draughts")
    app.do("first", "1")
    app.do("start")
    assert [level_of(seat) for seat in app.table.seats] == ["level2", ""]
    assert app.table.geometry.turn == 1
    app.do("flip-board")
    assert app.table.geometry.turn == 0


BOMB = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
"""A pawn that can take a pawn."""


def test_a_click_previews_a_blast_and_a_second_one_plays_it() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", BOMB)
    app.do("seating", "friends")
    app.do("start")
    pick(app, "e4", "d5")
    assert log(app) == [] and "Select it again" in page.text()
    assert "d5: white pawn would burn" in app.screen.announcement
    shown = [t.art for t in page.painted["board-live"] if isinstance(t, Sprite)]
    assert shown.count("blast") == 9
    pick(app, "d5")
    assert log(app) == ["e4d5"]
    assert page.cell("d5") == "d5, empty"


FUSE = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
"""Capturing the pawn exposes the king of the capturing side."""


def test_a_refused_capture_shows_the_reply_as_an_arrow_and_its_blast_as_marks() -> None:
    app, page, _ = make_app()
    set_up(app, "nuclear", FUSE)
    app.do("seating", "friends")
    app.do("start")
    pick(app, "e4", "d5")
    spots, live = app.table.geometry.spots, page.painted["board-live"]
    assert [t.points for t in live if isinstance(t, Trail)] == [(spots["d8"], spots["d2"])]
    burnt = {(t.x, t.y) for t in live if isinstance(t, Sprite) and t.art == "blast"}
    assert {spots[spot] for spot in ("d2", "e1", "c1", "e2", "a2", "a1")} <= burnt
    assert spots["d8"] not in burnt and app.table.picked == ("e4",)


def test_hovering_previews_a_blast() -> None:
    app, _, _ = make_app()
    set_up(app, "nuclear", BOMB)
    app.do("seating", "friends")
    app.do("start")
    pick(app, "e4")
    board, (x, y) = app.table.geometry.board, app.table.geometry.spots["d5"]
    for kind in ("move", "down", "up"):
        app.pointer(kind, x / board.width, y / board.height)
    assert log(app) == ["e4d5"]


def test_moving_the_focus_previews_a_blast() -> None:
    app, _, _ = make_app()
    set_up(app, "nuclear", BOMB)
    app.do("seating", "friends")
    app.do("start")
    pick(app, "e4")
    app.key("ArrowUp", "e4", False)
    app.key("ArrowLeft", "e5", False)
    assert "d5: white pawn would burn" in app.screen.announcement
    app.key("Enter", "d5", False)
    assert log(app) == ["e4d5"]


def test_a_tap_previews_a_blast() -> None:
    app, _, _ = make_app()
    set_up(app, "nuclear", BOMB)
    app.do("seating", "friends")
    app.do("start")
    board, spots = app.table.geometry.board, app.table.geometry.spots
    for spot, moves in (("e4", []), ("d5", []), ("d5", ["e4d5"])):
        x, y = spots[spot]
        for kind in ("down", "up"):
            app.pointer(kind, x / board.width, y / board.height, finger=0.4)
        assert log(app) == moves


def test_a_promotion_is_chosen_by_a_button() -> None:
    app, page, _ = make_app()
    set_up(app, "chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1")
    app.do("seating", "friends")
    app.do("start")
    pick(app, "a7", "a8")
    promotions = [name for name in page.buttons() if name.startswith("pick =")]
    assert len(promotions) == 4
    app.do("unpick")
    assert app.table.picked == ("a7",)
    pick(app, "a8", "=N")
    assert log(app) == ["a7a8n"] and "knight" in page.cell("a8")


def test_arrow_keys_step_through_the_game_or_move_the_focus_on_the_board() -> None:
    app, _, _ = friends()
    pick(app, "c3", "d4", "f6", "g5")
    assert app.key("ArrowLeft", "", False) and app.table.at == 1
    assert app.key("ArrowRight", "", False) and app.table.at == 2
    assert app.key("ArrowLeft", "c3", False) and app.table.at == 2 and app.table.focus == "b3"
    assert not app.key("ArrowLeft", "", True), "in a field they go through the text"


def test_a_hint_names_its_immediate_benefit() -> None:
    app, page, search_service = at(FORK)
    app.do("hint")
    search_service.done("15x22x29")
    assert "Hint: 15x22x29 – wins two pawns; gets a king." in page.text()
    pick(app, "d4")
    assert "wins two" not in page.text()
    app, page, search_service = friends()
    app.do("hint")
    search_service.done("11-15")
    assert "Hint: 11-15." in app.screen.announcement and "–" not in "".join(
        w.words for w in [app.table.why] if w
    )
