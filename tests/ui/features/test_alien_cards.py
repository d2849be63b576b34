"""Alien Checkers at the table: cards are played by what is offered, and taken back."""

from __future__ import annotations

import pytest

from tests.engine.games.alien.positions import MIDDLE
from tests.ui.fakes import make_app
from tests.ui.features.alien import ALIEN, CASES, STEP, at, click, offered, played, stories
from ui.session.undo import undo_point
from ui.tree import find_all


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
        ("fortify", "", "d4|e4", "Dark, Fortify: now the second edge, which meets the first at a corner."),
        ("emperor", "c1:M e1:K", "c1", "Dark, Emperor: now the king to put the pawn on."),
        ("queen", "c1:K", "c1", "Dark, Queen: now where it glides."),
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
        ("fate", "Fate: Light must move the checker on h8 next"),
        ("wanderlust", "Wanderlust: Light must move a checker off their back row next"),
    ],
)
def test_a_duty_is_noted_where_both_can_see_it(card: str, words: str) -> None:
    app, page, _ = at("", card)
    played(app, page, card, *(["h8"] if card == "fate" else []))
    assert words in page.text()


def test_a_card_that_can_do_nothing_says_so_before_and_after() -> None:
    app, page, _ = at("", "doom")
    click(app, page, *STEP)
    assert "Push the monolith twice. It would have no effect now." in page.text()
    click(app, page, "card:doom")
    assert "Dark plays Doom. It has no effect." in page.text()


def test_antimatter_waits_and_cannot_be_clicked() -> None:
    app, page, _ = at("", "antimatter")
    click(app, page, *STEP)
    assert "card:antimatter" not in offered(page)
    assert "It cannot be used now: there are no such squares." in page.text()


def test_two_cards_face_up_or_three() -> None:
    for option, count in (("1", 2), ("2", 3)):
        app, page, _ = make_app()
        app.do("setup", ALIEN)
        app.do("option:open_cards", option)
        app.do("start")
        click(app, page, "c3", "d4")
        (shown,) = find_all(page.nodes, aria_label="Face up")
        assert len(shown.children) == count


def test_a_half_made_choice_is_taken_back_step_by_step() -> None:
    app, page, _ = at("c1:K", "fortify")
    played(app, page, "fortify", "d4|e4")
    assert "d4|d5" in offered(page) and "a1|a2" not in offered(page), "only edges that share an end"
    app.do("unpick")
    assert "a1|a2" in offered(page)
    assert "undo" in page.buttons()
    click(app, page, "decline")
    assert "Fortify: Dark skips it." in stories(app)


def test_a_card_in_several_choices_is_taken_back_until_it_is_done() -> None:
    app, page, _ = at(MIDDLE, "doom")
    played(app, page, "doom", "e4+f5")
    back = list(find_all(page.nodes, class_="step-back"))
    assert [node.attributes["data-do"] for node in back] == ["undo"]
    app.do("undo")
    assert page.cell("d4") == "d4, monolith"
    app.do("undo")
    assert "card:doom" in offered(page), "back to the choice of the card"
    assert undo_point(app.table, past_reveals=False) is None, "but not past the card that was turned over"
    assert not list(find_all(page.nodes, class_="step-back"))
