"""Alien Checkers at the table, without a browser: every card by clicks, covers, secrets, steps back."""

from __future__ import annotations

import pytest

from tests.engine.games.alien.drawn import FRAME, text_of
from tests.ui.fakes import FakePage, FakeThinker, make_app, new_game, set_up
from ui.app import App
from ui.board.drawing import Rod, Sprite
from ui.features.choose import asked
from ui.features.share import links
from ui.messages.table import Focus
from ui.panels.board import SKETCH
from ui.session.log import Log
from ui.session.undo import undo_point
from ui.tree import find_all

ALIEN = "alien"
MIDDLE = "d4:# d5:# e4:# e5:#"
STEP = ("a1", "b2")
"""The move of step 1 in most positions here."""


def at(
    pieces: str,
    card: str,
    way: str = "solo",
    walls: str = "-;-",
    planets: str = "earth/mars",
    order: str = "",
) -> tuple[App, FakePage, FakeThinker]:
    """Sit down at a position with a card face up."""
    cards = f"{card};{','.join(used for used in ('queen', 'fate') if used != card)}"
    text = text_of(f"{FRAME} {pieces}", cards=cards, walls=walls, planets=planets, order=order or "?")
    app, page, thinker = make_app()
    set_up(app, ALIEN, text)
    app.do("quick", way)
    app.do("start")
    return app, page, thinker


def offered(page: FakePage) -> set[str]:
    """What can be clicked now, on the board and beside it."""
    cells = (str(node.attributes["data-spot"]) for node in find_all(page.nodes, class_="cell usable"))
    extras = (str(node.attributes["data-spot"]) for node in find_all(page.nodes, class_="extra"))
    picks = (name.removeprefix("pick ") for name in page.buttons() if name.startswith("pick "))
    return {*cells, *extras, *picks}


def click(app: App, page: FakePage, *targets: str) -> None:
    """Click on things that are offered, one after the other."""
    for target in targets:
        assert target in offered(page), f"{target} is not offered: {sorted(offered(page))}"
        app.do("pick", target)
        if asked(app.table):
            app.do("pick", target)


def played(app: App, page: FakePage, card: str, *targets: str) -> None:
    """Move, choose the card and what it asks for, by clicks."""
    click(app, page, *STEP, f"card:{card}", *targets)


def stories(app: App) -> str:
    return " ".join(tale.words for tale in app.table.log.tales)


CASES = [
    ("flood", "", ("d4",), "d4", "d4, empty, water"),
    ("fire", "d4:~", ("d4",), "d4", "d4, empty"),
    ("emperor", "c1:M e1:K", ("c1", "e1"), "e1", "e1, dark emperor"),
    ("revive", "", ("c1",), "c1", "c1, dark pawn"),
    ("monolith", "", ("d4+e5",), "e5", "e5, monolith"),
    ("monolith", f"{MIDDLE} f4:M", ("e4+f5",), "g4", "g4, dark pawn"),
    ("doom", MIDDLE, ("e4+f5", "f4+g5"), "g5", "g5, monolith"),
    ("hippo", "", ("h8",), "h8", "h8, hippo on light pawn"),
    ("snookle", "c1:M[h]", ("c1",), "c1", "c1, snookle on dark pawn"),
    ("reshuffle", "c1:M", ("c1", "d2"), "d2", "d2, dark pawn"),
    ("translation", "d4:M d5:m d7:m", ("d4", "d6", "d6", "d8"), "d8", "d8, dark king"),
    ("translation", "d4:M", ("d4", "d5"), "d5", "d5, dark pawn"),
    ("wormhole", "", ("g1",), "g1", "g1, dark pawn"),
    ("wanderlust", "", (), "b2", "b2, dark pawn"),
    ("queen", "c1:K", ("c1", "c8"), "c8", "c8, dark king"),
    ("fortify", "", ("d4|e4", "d4|d5"), "d4", "d4, empty, dark wall on d4|d5, dark wall on d4|e4"),
    ("fate", "", ("h8",), "h8", "h8, light pawn"),
    ("agent", "", ("h8", "b2", "c3"), "c3", "c3, dark pawn"),
    ("ring", "", ("b2",), "b2", "b2, ring on dark pawn"),
    ("antimatter", "d4:K d5:m", ("d4+e5",), "d4", "d4, empty"),
    ("cheater", "", ("put:doom", "put:ring", "leave"), "b2", "b2, dark pawn"),
    ("rotate", "", ("east",), "b2", "b2, dark pawn"),
]


@pytest.mark.parametrize(("card", "pieces", "targets", "spot", "name"), CASES)
def test_a_card_is_played_by_clicking_what_is_offered(
    card: str, pieces: str, targets: tuple[str, ...], spot: str, name: str
) -> None:
    app, page, _ = at(pieces, card)
    played(app, page, card, *targets)
    assert app.table.match.player != 0, "the turn is over"
    assert page.cell(spot).removesuffix(", can move") == name
    title = {"hippo": "Galactic Hippo", "agent": "Double Agent"}.get(card, card.capitalize())
    assert f"Dark plays {title}." in stories(app)


@pytest.mark.parametrize(
    ("card", "pieces", "first", "asked"),
    [
        ("fortify", "", "d4|e4", "Dark, Fortify: now the second edge, which meets the first in a point."),
        ("emperor", "c1:M e1:K", "c1", "Dark, Emperor: now the king that the pawn is put on."),
        ("queen", "c1:K", "c1", "Dark, Queen: now where it glides to."),
    ],
)
def test_half_way_the_prompt_asks_for_the_rest(card: str, pieces: str, first: str, asked: str) -> None:
    app, page, _ = at(pieces, card)
    played(app, page, card)
    before = app.table.picture.prompt
    assert before in page.text() and asked not in page.text()
    app.do("pick", first)
    assert app.table.picked == (first,) and before not in page.text()
    assert page.text().count(asked) == 2, "above the board, and to be heard"
    app.do("unpick")
    assert before in page.text()


def test_of_two_walls_to_remove_the_second_is_asked_for_as_one() -> None:
    app, page, _ = at("", "fortify", walls="-;a1|a2,h1|h2")
    played(app, page, "fortify")
    app.do("pick", "a1|a2")
    assert "now the second of the two walls to remove" in page.text()


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("fate", "Fate: Light moves the checker on h8 next"),
        ("wanderlust", "Wanderlust: Light moves a checker off their back row next"),
    ],
)
def test_a_duty_is_noted_where_both_can_see_it(card: str, words: str) -> None:
    app, page, _ = at("", card)
    played(app, page, card, *(["h8"] if card == "fate" else []))
    assert words in page.text()


def test_a_card_that_can_do_nothing_says_so_before_and_after() -> None:
    app, page, _ = at("", "doom")
    click(app, page, *STEP)
    assert "Push the monolith twice. Now it can do nothing." in page.text()
    click(app, page, "card:doom")
    assert "Dark plays Doom. It can do nothing." in page.text()


def test_antimatter_waits_and_cannot_be_clicked() -> None:
    app, page, _ = at("", "antimatter")
    click(app, page, *STEP)
    assert "card:antimatter" not in offered(page)
    assert "It has to wait: there are no such squares now." in page.text()


def test_two_cards_face_up_or_three() -> None:
    for option, count in (("1", 2), ("2", 3)):
        app, page, _ = make_app()
        app.do("setup", ALIEN)
        app.do("option:open_cards", option)
        app.do("start")
        click(app, page, "c3", "d4")
        (shown,) = find_all(page.nodes, aria_label="Face up")
        assert len(shown.children) == count


# --- stepping back ---------------------------------------------------------------------------------------


def test_a_half_made_choice_is_taken_back_step_by_step() -> None:
    app, page, _ = at("c1:K", "fortify")
    played(app, page, "fortify", "d4|e4")
    assert "d4|d5" in offered(page) and "a1|a2" not in offered(page), "only edges that share an end"
    app.do("unpick")
    assert "a1|a2" in offered(page)
    assert "undo" in page.buttons()
    click(app, page, "decline")
    assert "Fortify: Dark does without it." in stories(app)


def test_a_card_in_several_choices_is_taken_back_until_it_is_done() -> None:
    app, page, _ = at(MIDDLE, "doom")
    played(app, page, "doom", "e4+f5")
    back = list(find_all(page.nodes, class_="step-back"))
    assert [node.attributes["data-do"] for node in back] == ["undo"]
    app.do("undo")
    assert page.cell("d4") == "d4, monolith"
    app.do("undo")
    assert "card:doom" in offered(page), "back to the choice of the card"
    assert undo_point(app.table, forgetful=False) is None, "but not past the card that was turned over"
    assert not list(find_all(page.nodes, class_="step-back"))


# --- which way -------------------------------------------------------------------------------------------


def ways(page: FakePage) -> list[str]:
    found = (str(node.attributes.get("class", "")) for node in find_all(page.nodes, tag="span", role="img"))
    return [name.removeprefix("heading to-") for name in found if name.startswith("heading")]


@pytest.mark.parametrize(("towards", "bottom"), [("east", "a"), ("west", "h")])
def test_the_board_turns_so_that_the_person_still_moves_up(towards: str, bottom: str) -> None:
    app, page, _ = at("", "rotate")
    assert ways(page) == ["up", "down"]
    played(app, page, "rotate")
    page.calm = False
    click(app, page, towards)
    assert ways(page) == ["up", "down"]
    assert {spot[0] for spot in app.table.lens.rows()[-1]} == {bottom}
    spins = [n.attributes["style"] for n in find_all(page.nodes, tag="canvas")]
    assert spins == [f"--from:{90 if towards == 'east' else -90}deg"] * 2
    app.do("turn")
    assert ways(page) == ["right", "left"]


def test_a_board_does_not_spin_where_motion_is_unwanted() -> None:
    app, page, _ = at("", "rotate")
    played(app, page, "rotate", "east")
    assert all("style" not in node.attributes for node in find_all(page.nodes, tag="canvas"))


# --- secrets ---------------------------------------------------------------------------------------------


def test_each_of_two_people_is_asked_for_before_a_planet_may_be_seen() -> None:
    app, page, _ = at("", "ring", "friends")
    assert app.screen.dialog == "cover" and "For Dark only" in page.text()
    assert "Earth" not in page.text() and "Mars" not in page.text()
    app.do("uncover")
    assert "Dark: Earth" in page.text() and "Mars" not in page.text()
    played(app, page, "ring", "b2")
    assert app.screen.dialog == "cover" and "For Light only" in page.text()
    assert "Earth" not in page.text() and "Mars" not in page.text()
    app.do("stay-covered")
    assert "Mars" not in page.text()
    app.do("secrets")
    app.do("uncover")
    assert "Light: Mars" in page.text() and "Earth" not in page.text()


def test_what_cheater_shows_is_covered_from_the_other() -> None:
    app, page, _ = at("", "cheater", "friends")
    app.do("stay-covered")
    click(app, page, *STEP, "card:cheater")
    assert app.screen.dialog == "cover" and not offered(page) & {"put:doom"}
    app.do("uncover")
    click(app, page, "put:doom")
    slots = [node.children for node in find_all(page.nodes, data_drop="yes")]
    assert slots == [("2. Drag the next card here, or choose it",)]
    assert [n.attributes["data-value"] for n in find_all(page.nodes, data_drag="yes")].count("put:ring") == 1
    click(app, page, "put:ring")
    assert "1. Doom" in page.text() and "2. Ring" in page.text()
    assert "The coming cards are in order now: first Doom, then Ring." in page.text()
    click(app, page, "leave")
    for secret in ("1. Doom", "first Doom", "then Ring", "put:doom"):
        assert secret not in page.text() + page.whole()
    assert "Dark knows the order of the draw pile." in page.text()


CHEATED = ("card:cheater", "put:doom", "put:ring", "leave")


@pytest.mark.rule("A64")
def test_a_pile_put_in_order_is_one_entry_and_one_short_message() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    actions, lines = app.table.match.log, app.table.log.entries
    (entry,) = [line for line in lines if "in order" in line.tale.words]
    assert entry.tale.words.startswith("The coming cards are in order now: first Doom, then Ring, ")
    assert entry.stop - entry.first == len(actions) - 3 > 10, "two put in place, and all that was left"
    assert [entry.stop for entry in lines][-1] == len(actions)
    assert app.screen.notice.words.count("The coming cards") == 1
    assert app.screen.notice.words.endswith(" more.") and app.screen.notice.words.count(",") == 3
    assert app.screen.announcement.count("The coming cards") == 1


@pytest.mark.rule("A58")
def test_the_other_is_told_how_many_cards_were_put_in_place_and_not_which() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    for reader in (1, None):
        lines = Log().follow(app.table.match, reader).entries
        assert lines[-1].tale.words == (
            "Dark has put 2 cards of the draw pile in place, and knows how the rest lies."
        )
        assert [line[:2] for line in lines] == [line[:2] for line in app.table.log.entries]


def test_steps_lead_from_entry_to_entry_and_each_to_what_follows_its_last_action() -> None:
    app, page, _ = at("", "cheater")
    click(app, page, *STEP, *CHEATED)
    stops = [line.stop for line in app.table.log.entries]
    shown = [str(node.attributes["data-value"]) for node in find_all(page.nodes, class_="entry")]
    assert shown == [str(stop) for stop in stops]
    end = len(app.table.match.log)
    assert f"{len(stops)} of {len(stops)}" in page.text()
    for stop in reversed([0, *stops[:-1]]):
        app.do("step-back")
        assert app.table.at == stop
    for stop in stops:
        app.do("step-on")
        assert app.table.at == stop
    assert app.table.at == end and app.table.viewing is None
    app.do("view", str(end - 4))
    assert f"{len(stops)} of {len(stops)}" in page.text(), "in the midst of an entry it is that entry"
    app.do("step-back")
    assert app.table.at == stops[-2]


def game_seen(planet: str, way: str) -> list[str]:
    """All that is on the page of whoever must not see Light's planet, through a whole turn."""
    app, page, _ = at("", "ring", way, planets=f"earth/{planet}")
    seen = [page.whole()]
    app.do("uncover")
    for target in (*STEP, "card:ring", "b2"):
        click(app, page, target)
        seen.append(page.whole())
    app.do("stay-covered")
    app.do("dialog", "share")
    seen.append(page.whole())
    keys = "\n".join(app.store.keys())
    return [*seen, keys]


@pytest.mark.parametrize("way", ["solo", "friends"])
def test_another_planet_of_the_opponent_changes_nothing_on_the_page(way: str) -> None:
    assert game_seen("mars", way) == game_seen("pluto", way)


def test_no_link_tells_a_secret_before_the_end() -> None:
    app, page, _ = make_app()
    new_game(app, "solo", ALIEN)
    click(app, page, "c3", "d4")
    shared = links(app.table)
    assert shared.game == "" and shared.position
    assert shared.text.split()[10] == "?/?"
    app.do("resign")
    assert links(app.table).game


def test_the_computer_is_asked_with_its_own_view() -> None:
    app, page, thinker = at("", "ring", planets="earth/mars")
    played(app, page, "ring", "b2")
    page.wait(5)
    assert thinker.job
    assert thinker.job.view == app.table.game.view(app.table.state, 1)
    assert thinker.job.view.state.planets != app.table.state.planets


# --- the computer ----------------------------------------------------------------------------------------


def test_what_the_computer_chooses_is_told_over_the_board() -> None:
    app, page, thinker = at("c7:m", "ring")
    played(app, page, "ring", "b2")
    page.wait(5)
    thinker.done("c7-b6")
    page.wait(0.5)
    card = next(a.text for a in app.table.game.legal_actions(app.table.state))
    thinker.done(card)
    assert app.screen.notice.words.startswith("Light plays")
    assert app.screen.notice.words in page.text()


def test_a_hint_for_a_card_is_told_in_words() -> None:
    app, page, thinker = at("", "fortify")
    played(app, page, "fortify")
    app.do("hint")
    thinker.done("build:d4|d5,d4|e4")
    assert app.table.hint == ("d4|d5", "d4|e4")
    assert "Hint: the edge between d4 and d5, the edge between d4 and e4." in page.text()


# --- the end ---------------------------------------------------------------------------------------------


def test_at_the_end_both_planets_are_shown_with_how_near_each_was() -> None:
    app, page, _ = at("d4:^ f4:^", "fire", planets="mercury/mars")
    played(app, page, "fire", "c5")
    assert app.screen.dialog == "result"
    assert "Dark: Mercury. Wins with three squares on fire, whoever lit them. So far: 3 of 3." in page.text()
    assert "Light: Mars. Wins with three captures" in page.text()


def test_who_resigns_lays_the_planets_open_too() -> None:
    app, page, _ = at("", "ring", planets="mercury/mars")
    assert "Mars" not in page.text()
    app.do("resign")
    assert "Dark: Mercury" in page.text() and "Light: Mars" in page.text()


# --- keys, touch -----------------------------------------------------------------------------------------


def test_edges_can_be_reached_by_the_keyboard() -> None:
    app, page, _ = at("", "fortify")
    played(app, page, "fortify")
    stops = [n.attributes["data-spot"] for n in find_all(page.nodes, class_="extra", tabindex=0)]
    assert len(stops) == 1
    app.key("ArrowRight", "d4|e4", False)
    assert app.table.focus == "e4|f4" == page.focused
    app.key("Enter", "e4|f4", False)
    assert app.table.picked == ("e4|f4",)
    assert page.focused in offered(page), "the focus goes on to a place that is left"
    app.key("Enter", page.focused, False)
    assert "Fortify: Dark builds walls" in stories(app)
    assert page.focused in app.table.lens.spots


def touch(app: App, place: str, right: float, down: float) -> None:
    """Touch the board so far, in board units, from the middle of a place."""
    lens = app.table.lens
    x, y = lens.places[place]
    for kind in ("down", "up"):
        app.pointer(kind, (x + right) / lens.width, (y + down) / lens.height)


def test_a_finger_need_not_hit_the_edge_itself() -> None:
    app, page, _ = at("", "fortify")
    played(app, page, "fortify")
    touch(app, "d4|e4", 0.25, 0.1)
    assert app.table.picked == ("d4|e4",)
    for words in ("The edge between d4 and d5. Choose it once more to do it.", "Fortify: Dark builds walls"):
        touch(app, "d4|d5", 0.1, 0.25)
        assert words in page.text()


def test_what_a_finger_has_picked_between_spots_is_taken_back_by_another_touch_near_it() -> None:
    app, page, _ = at("", "fortify")
    played(app, page, "fortify")
    for _ in range(2):
        touch(app, "d4|e4", 7 / 42, 5 / 42)
        page.wait(1)
        assert "d4|e4" in app.table.picked
        touch(app, "d4|e4", 7 / 42, 5 / 42)
        page.wait(1)
        assert not app.table.picked and "builds" not in stories(app)


def test_a_touch_amid_several_edges_asks_before_it_picks_the_nearest() -> None:
    app, page, _ = at("", "fortify")
    played(app, page, "fortify")
    touch(app, "d4|e4", 0.25, 0.23)
    assert not app.table.picked and "The edge between d4 and e4. Choose it once more." in page.text()
    touch(app, "d4|e4", 0.25, 0.23)
    assert "d4|e4" in app.table.picked


def rods(page: FakePage) -> list[float]:
    """How solid the walls on the board are."""
    return [thing.alpha for thing in page.painted["board-live"] if isinstance(thing, Rod)]


def test_walls_are_seen_before_they_are_built_and_while_they_may_go() -> None:
    app, page, _ = at("", "fortify")
    played(app, page, "fortify", "d4|e4")
    assert rods(page) == [SKETCH]
    point(app, "move", "d4|d5")
    assert rods(page) == [SKETCH, SKETCH]
    point(app, "down", "d4|d5")
    point(app, "up", "d4|d5")
    assert rods(page) == [1.0, 1.0]
    app, page, _ = at("", "fortify", walls="-;a1|a2,h1|h2,c5|d5")
    assert rods(page) == [1.0] * 3
    played(app, page, "fortify", "h1|h2")
    assert sorted(rods(page)) == [SKETCH, 1.0, 1.0]


def point(app: App, kind: str, spot: str, aside: float = 0.0) -> None:
    """Use the pointer on a place of the board, or so far aside of it."""
    lens = app.table.lens
    x, y = lens.places[spot]
    app.pointer(kind, (x + aside) / lens.width, (y + aside) / lens.height)


def meant(page: FakePage) -> set[tuple[float, float]]:
    """Where the board marks what a choice would take."""
    return {(t.x, t.y) for t in page.painted["board-live"] if isinstance(t, Sprite) and t.art == "meant"}


def test_the_middle_of_a_square_is_asked_about_before_it_takes_the_nearest_corner() -> None:
    app, page, _ = at("", "monolith")
    aside = -0.05
    played(app, page, "monolith")
    point(app, "move", "d4", aside)
    point(app, "down", "d4", aside)
    app.tell(Focus("d4"))
    point(app, "up", "d4", aside)
    spots = app.table.lens.spots
    assert "Dark plays Monolith." in stories(app) and "comes to" not in stories(app)
    assert "Choose it once more" in page.text() and meant(page) == {
        spots[s] for s in ("c4", "d4", "c5", "d5")
    }
    point(app, "down", "d4", aside)
    assert "The monolith comes to the four squares from c4 to d5." in stories(app)


def test_pointing_at_a_corner_shows_its_four_squares_and_one_click_takes_them() -> None:
    app, page, _ = at("", "monolith")
    played(app, page, "monolith")
    point(app, "move", "e4+f5")
    assert meant(page) == {app.table.lens.spots[s] for s in ("e4", "e5", "f4", "f5")}
    assert "e4: the monolith would stand here." in app.screen.announcement
    point(app, "down", "e4+f5")
    assert "The monolith comes to the four squares from e4 to f5." in stories(app)


def test_a_finger_sees_the_four_squares_first_and_another_choice_asks_anew() -> None:
    app, page, _ = at("", "monolith")
    played(app, page, "monolith")
    for corner in ("e4+f5", "c4+d5"):
        point(app, "down", corner)
        point(app, "up", corner)
        assert asked(app.table) == corner
    app.key("Escape", "", False)
    assert not asked(app.table)


def test_antimatter_shows_what_it_would_empty() -> None:
    app, page, _ = at("d4:K d5:m", "antimatter")
    played(app, page, "antimatter")
    point(app, "move", "d4+e5")
    blasts = [t for t in page.painted["board-live"] if isinstance(t, Sprite) and t.art == "blast"]
    assert len(blasts) == 2 and "d4: dark king would go." in app.screen.announcement
