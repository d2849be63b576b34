"""Animations of reveals: pieces turn over, dice roll, and one player sees a secret."""

from __future__ import annotations

import pytest

from engine.contract.events import Drawn, Event, Looked, Moved, Revealed, Rolled
from engine.contract.picture import Picture, Piece
from engine.registry import find_game
from engine.session.narration import announcement
from tests.engine.games.ctheckers.positions import GAME as CTHECKERS
from tests.engine.games.ctheckers.positions import set_up
from tests.ui import fakes
from tests.ui.fakes import FakePage, FakeSearch, make_app
from ui.app import App
from ui.board.drawing import PIECE, Sprite, Tag, Veil, pieces_scene
from ui.board.geometry import Geometry
from ui.board.motion import Motion, motion_sounds
from ui.board.reveals import FLIP, HALF_TURNS, HOLD, ROLL, reveal_event, reveal_seconds
from ui.messages.table import CellFocused
from ui.tree import find_all, texts

LENS = Geometry(CTHECKERS.board({}))
BEFORE = Picture((Piece("d4", "light-pawn", 1, "light checker", ("looked-dark",)),), "")
REVEALED = Revealed("light cultist", "d4", "light-cultist", "risen-c")
DIE = Rolled("die", "2", "d4", ("die-two", "die-three", "die-one"), "bishop")
COIN = Rolled("coin", "tails", "d4", ("coin-tails", "coin-heads"))


def at(
    squares: str, way: str = "friends", moving: bool = True, side: int = 1, **fields: str
) -> tuple[App, FakePage, FakeSearch]:
    """Sit down at a position."""
    app, page, search_service = make_app()
    page.calm = not moving
    fakes.set_up(app, "ctheckers", CTHECKERS.position(set_up(squares, side, **fields)))
    app.do("seating", way)
    app.do("start")
    return app, page, search_service


def click(app: App, *spots: str) -> None:
    for spot in spots:
        app.do("pick", spot)


def motion(*events: Event) -> Motion:
    return Motion(BEFORE, events, BEFORE)


def sprite(event: Revealed | Rolled | Looked, seconds: float) -> Sprite:
    """Return the topmost sprite during a reveal."""
    top = motion(event).things(LENS, seconds)[-1]
    assert isinstance(top, Sprite)
    return top


# --- in motion -------------------------------------------------------------------------------------------


def test_a_piece_rises_turns_over_and_lies_down_again_while_the_board_is_dark() -> None:
    assert reveal_seconds(reveal_event((REVEALED,))) == motion(REVEALED).seconds == FLIP + HOLD
    down, edge, up = sprite(REVEALED, 0), sprite(REVEALED, FLIP / 2), sprite(REVEALED, FLIP + HOLD / 2)
    assert (down.art, down.badges, down.size) == ("light-pawn", ("looked-dark",), PIECE)
    assert edge.squeeze == pytest.approx(0)
    assert (up.art, up.badges, up.squeeze) == ("light-cultist", (), 1) and up.size > 1.5 * PIECE
    veils = [t for t in motion(REVEALED).things(LENS, FLIP) if isinstance(t, Veil)]
    assert [veil.alpha > 0 for veil in veils] == [True]
    after = motion(REVEALED, Moved("checker", ("d4", "e5"))).things(LENS, FLIP + HOLD)
    assert [t.art for t in after if isinstance(t, Sprite)] == ["light-cultist"], "it goes on face up"


def test_a_hidden_face_is_not_drawn_for_other_players() -> None:
    for event, art in (
        (Looked(0, "d4"), "light-pawn"),
        (Looked(0, "d4", "x", "light-carter"), "light-carter"),
    ):
        assert sprite(event, FLIP + 0.1).art == art
    after = motion(Looked(0, "d4", "x", "light-carter")).things(LENS, FLIP + HOLD)
    assert [t.art for t in after if isinstance(t, Sprite)] == ["light-pawn"], "it is face down again"


@pytest.mark.parametrize("event", [DIE, COIN])
def test_dice_and_coins_show_changing_faces_until_they_stop(event: Rolled) -> None:
    faces = {sprite(event, ROLL * part / 40).art for part in range(40)}
    assert faces == set(event.faces)
    rest = sprite(event, ROLL + HOLD / 2)
    assert rest.art == event.faces[0]
    assert (rest.lift, rest.angle, rest.squeeze) == pytest.approx((0, 0, 1))
    assert sprite(event, ROLL / 2.5).lift > 0
    assert HALF_TURNS % 2 == 0


def test_a_die_without_a_spot_rolls_in_the_middle_of_the_board() -> None:
    rest = sprite(DIE._replace(spot=""), ROLL)
    assert (rest.x, rest.y) == (LENS.width / 2, LENS.height / 2)


def test_the_sound_of_a_reveal_precedes_the_following_moves() -> None:
    heard = motion_sounds(motion(REVEALED, Moved("checker", ("d4", "e5"))))
    assert [name for name, _ in heard] == ["turn", "step"] and heard[1][1] > FLIP + HOLD
    assert [name for name, _ in motion_sounds(motion(DIE))] == ["roll"]


def test_the_log_explains_the_meaning_of_a_roll() -> None:
    assert announcement((REVEALED,), CTHECKERS.words) == (
        "Light cultist is revealed on d4. It moves as a king, and captured cultists go under it."
    )
    assert announcement((DIE,), CTHECKERS.words) == (
        "The die shows 2: a bishop. It moves diagonally, any distance."
    )
    assert announcement((Drawn("ring", "ring"),), find_game("alien").words) == "Ring is turned over."


# --- at the table ----------------------------------------------------------------------------------------

STAR = "c3:M b2:M d4:m h8:m"
FIXED = "d4=n2"
"""A position with its known secrets, in which a capture by c3 reveals Nyarlathotep."""


def flash(page: FakePage) -> str:
    """Return the notice over the board."""
    return " ".join(
        text
        for name in ("flash", "flash low")
        for n in find_all(page.nodes, class_=name)
        for text in texts(n)
    )


def test_a_capture_is_shown_step_by_step_with_each_notice_after_its_animation() -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(0.5)
    assert page.cell("d4").startswith("d4, light checker") and not flash(page)
    assert any(isinstance(thing, Veil) for thing in page.painted["board-live"])
    assert len(list(find_all(page.nodes, class_="entry"))) == 1, "the log waits too"
    page.wait(FLIP)
    assert flash(page).startswith("Light Nyarlathotep is revealed on d4. It is not captured.")
    (news,) = find_all(page.nodes, class_="flash")
    assert [n.attributes["src"] for n in find_all([news], tag="img")] == [
        "assets/pieces/light-nyarlathotep.svg"
    ]
    page.wait(HOLD + ROLL)
    assert flash(page).startswith("The die shows")
    page.wait(HOLD)
    assert app.table.showing is None and page.cell("d4").startswith("d4, light Nyarlathotep as a")
    assert len(list(find_all(page.nodes, class_="entry"))) == 3
    page.wait(9)
    assert not flash(page)


def test_no_move_is_possible_during_an_animation() -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(0.5)
    assert app.table.choices == () and app.table.match.player == 1
    page.wait(9)
    assert app.table.choices


@pytest.mark.parametrize("way", ["key", "pointer", "button"])
def test_a_click_or_key_skips_the_animation(way: str) -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(0.5)
    if way == "key":
        assert app.key("Enter", "d4", False)
    elif way == "pointer":
        app.pointer("down", 0.5, 0.5)
        app.pointer("up", 0.5, 0.5)
    else:
        app.do("zoom")
    assert app.table.showing is None and app.table.picked == () and app.table.why is None
    assert page.cell("d4").startswith("d4, light Nyarlathotep as a")
    assert "is revealed on d4" in flash(page) and "The die shows" in flash(page), "all of it is told"
    assert app.screen.zoom == (way == "button")


def test_without_animation_the_notice_is_shown_at_once() -> None:
    app, page, _ = at(STAR, moving=False, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    assert "is revealed on d4" in flash(page) and "The die shows" in flash(page)
    assert not any(isinstance(thing, Veil) for thing in page.painted["board-live"])
    assert {"turn", "roll"} <= set(page.heard)


def test_the_computer_waits_for_the_end_of_the_animation() -> None:
    app, page, search_service = at(STAR, "solo", looks=FIXED)
    click(app, "c3", "e5")
    page.wait(3)
    assert not search_service.job
    page.wait(3)
    assert search_service.job


def test_leaving_the_table_ends_the_animation() -> None:
    app, page, _ = at(STAR, looks=FIXED)
    app.do("stay-covered")
    click(app, "c3", "e5")
    page.wait(0.5)
    app.do("home")
    page.wait(9)
    assert app.screen.name == "home" and app.model.session is None


# --- a look ----------------------------------------------------------------------------------------------

RISING = "c7:M b2:M e5:m h8:m"
CARTER = "c7=R2,e5=c2"


def after_a_look(way: str, moving: bool = False) -> tuple[App, FakePage, FakeSearch]:
    """Return a game in which Dark's Carter looks under e5, where a cultist lies."""
    app, page, search_service = at(RISING, way, moving, looks=CARTER)
    click(app, "c7", "d8")
    page.wait(9)
    assert "Carter may look" in page.text()
    click(app, "e5")
    return app, page, search_service


def test_a_cover_asks_for_the_player_who_learns_a_secret() -> None:
    app, page, _ = after_a_look("friends")
    assert app.screen.dialog == "secret-cover" and "For Dark only" in page.text()
    assert "light cultist" not in page.whole()
    app.key("Escape", "", False)
    assert app.screen.dialog == "secret-cover", "the cover stays until it is answered"
    app.do("show-secret")
    assert "The piece on e5 is a light cultist." in page.text()
    app.do("hide-secret")
    app.do("stay-covered")
    assert "light cultist" not in page.whole() and "Dark looks under the checker on e5." in page.text()
    assert app.table.match.player == 1 and app.table.choices, "Light plays on"


def test_no_move_is_possible_while_a_secret_awaits_its_player() -> None:
    app, page, _ = after_a_look("friends")
    assert not app.table.choices
    click(app, "h8", "g7")
    assert app.screen.dialog == "secret-cover" and "For Dark only" in page.text()


def test_escape_hides_a_secret_too() -> None:
    app, page, _ = after_a_look("friends")
    app.do("show-secret")
    app.key("Escape", "", False)
    assert app.screen.dialog == "cover" and "light cultist" not in page.whole()


def test_a_seen_secret_is_shown_again_in_its_owners_turn() -> None:
    app, page, _ = after_a_look("friends")
    for do in ("show-secret", "hide-secret", "stay-covered"):
        app.do(do)
    click(app, "h8", "g7")
    assert app.screen.dialog == "", "the player who has looked is not asked again at once"
    assert "You know" not in page.text()
    app.do("secrets")
    app.do("uncover")
    assert "You know: the light checker on e5 is a cultist." in page.text()


def test_a_secret_that_ends_the_game_is_shown_before_the_result() -> None:
    app, page, _ = at("c3:R g1:M h2:m", moving=False)
    click(app, "c3", "g1", "g1")
    assert app.table.match.outcome and app.screen.dialog == "secret-cover"
    app.do("show-secret")
    app.do("hide-secret")
    assert app.screen.dialog == "result" and "Light has no legal move" in page.text()


def test_a_single_person_sees_secrets_without_a_cover() -> None:
    app, page, _ = after_a_look("solo", moving=True)
    page.wait(FLIP + 0.1)
    assert app.screen.dialog == "" and "sees a light cultist" in flash(page)
    page.wait(9)
    assert "You know: the light checker on e5 is a cultist." in page.text()


def computer_looked(kind: str) -> str:
    """Return the contents of the page after the computer's Carter has looked under d4."""
    app, page, search_service = at(
        "d4:M f2:M b2:m h8:m", "solo", moving=False, side=2, looks=f"b2=r1,d4={kind}2"
    )
    page.wait(1)
    for text in ("b2-a1", "look-d4"):
        search_service.done(text)
        page.wait(9)
    assert app.table.match.player == 0 and "Light looks under the checker on d4." in page.text()
    return page.whole()


def test_the_page_does_not_depend_on_the_computers_secret() -> None:
    assert computer_looked("C") == computer_looked("B")


# --- chances ---------------------------------------------------------------------------------------------


def test_a_setting_shows_the_chances_of_hidden_pieces() -> None:
    app, page, _ = at("a1:M c1:M h8:m", moving=False, piles="C7R1/-")
    assert page.cell("a1") == "a1, dark checker, can move" and "chance" not in page.text()
    app.do("set:odds", "on")
    assert page.cell("a1") == "a1, dark checker, chance 25 %, can move"
    assert "1 in 4 for a dark one" in page.text()
    tags = [thing.text for thing in page.painted["board-live"] if isinstance(thing, Tag)]
    assert tags == ["25 %", "25 %", "8 %"]


def test_without_the_setting_an_animation_shows_no_chances() -> None:
    lying_still = 2
    for wanted, tags in (("off", 0), ("on", lying_still)):
        app, page, _ = at("a1:M c1:M h8:m", piles="C7R1/-")
        app.do("set:odds", wanted)
        app.do("type", "a1b2")
        page.wait(0.1)
        assert app.table.step, "it is on its way"
        assert sum(isinstance(thing, Tag) for thing in page.painted["board-live"]) == tags


def prospects(page: FakePage) -> list[str]:
    return [" ".join(texts(node)) for node in find_all(page.nodes, class_="prospect")]


def test_hovering_a_checker_lists_its_possible_contents() -> None:
    app, page, _ = at("a1:M c1:M h8:m", moving=False, piles="C6R1/-")
    app.dispatch(CellFocused("c1"))
    assert prospects(page) == []
    app.do("set:odds", "on")
    (odds,) = prospects(page)
    assert odds.startswith("What may be face down on c1 Odds cultist 40%")
    app.dispatch(CellFocused("d4"))
    assert prospects(page) == []


def test_the_chances_of_a_piece_disappear_with_it() -> None:
    picture = Picture((Piece("d4", "light-pawn", 1, "light checker", odds="8 %"),), "")
    assert [type(thing) for thing in pieces_scene(LENS, picture, {})] == [Sprite, Tag]
    assert pieces_scene(LENS, picture, {"d4": 0.0}) == []


# --- the end ---------------------------------------------------------------------------------------------


def test_a_defeat_of_both_fills_the_screen() -> None:
    app, page, _ = at(STAR, moving=False, looks="d4=t2")
    app.do("stay-covered")
    click(app, "c3", "e5")
    (shade,) = find_all(page.nodes, class_="shade end")
    words = " ".join(texts(shade))
    assert (
        "Both players lose: the Cthecker is turned over, and the world ends" in words and "rule C6" in words
    )
    assert [node.attributes["src"] for node in find_all([shade], tag="img")] == ["assets/ends/cthecker.svg"]
    assert {"rematch", "setup-again", "close"} <= page.buttons().keys()


def test_other_ends_do_not_fill_the_screen() -> None:
    app, page, _ = at("c3:M b2:M h8:m", moving=False)
    app.do("resign")
    assert app.screen.dialog == "result" and not list(find_all(page.nodes, class_="shade end"))


def test_a_move_that_loses_a_piece_is_announced_before_it_is_played() -> None:
    app, page, _ = at("b2:R a5:M h8:m", moving=False)
    click(app, "b2", "a5")
    assert "a5: Carter looks under it, and goes mad. Select it again to confirm." in page.text()
    assert not app.table.match.log
    click(app, "a5")
    assert app.table.match.log[0].text == "b2?a5"
