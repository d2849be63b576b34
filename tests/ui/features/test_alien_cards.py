"""Cards of Alien Checkers at the table: playing them by clicks, and undo."""

from __future__ import annotations

import pytest

from tests.engine.games.alien.positions import MIDDLE
from tests.ui.fakes import make_app
from tests.ui.features.alien import ALIEN, CASES, STEP, at, click, log_text, offered, play_card
from ui.session.undo import undo_point
from ui.tree import find_all


@pytest.mark.parametrize(("card", "pieces", "targets", "spot", "name"), CASES)
def test_a_card_is_played_by_clicking_what_is_offered(
    card: str, pieces: str, targets: tuple[str, ...], spot: str, name: str
) -> None:
    app, page, _ = at(pieces, card)
    play_card(app, page, card, *targets)
    assert app.table.match.player != 0, "the turn is over"
    assert page.cell(spot).removesuffix(", can move") == name
    title = {"hippo": "Galactic Hippo", "agent": "Double Agent"}.get(card, card.capitalize())
    assert f"Dark plays {title}." in log_text(app)


@pytest.mark.parametrize(
    ("card", "pieces", "first", "asked"),
    [
        ("fortify", "", "d4|e4", "Dark, Fortify: now the second edge, which meets the first at a corner."),
        ("emperor", "c1:M e1:K", "c1", "Dark, Emperor: now the king to put the pawn on."),
        ("queen", "c1:K", "c1", "Dark, Queen: now where it glides."),
    ],
)
def test_the_prompt_asks_for_the_rest_of_a_choice(card: str, pieces: str, first: str, asked: str) -> None:
    app, page, _ = at(pieces, card)
    play_card(app, page, card)
    before = app.table.picture.prompt
    assert before in page.text() and asked not in page.text()
    app.do("pick", first)
    assert app.table.picked == (first,) and before not in page.text()
    assert page.text().count(asked) == 2, "above the board, and to be heard"
    app.do("unpick")
    assert before in page.text()


def test_the_prompt_asks_for_a_second_wall_to_remove() -> None:
    app, page, _ = at("", "fortify", walls="-;a1|a2,h1|h2")
    play_card(app, page, "fortify")
    app.do("pick", "a1|a2")
    assert "now the second of the two walls to remove" in page.text()


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("fate", "Fate: Light must move the checker on h8 next"),
        ("wanderlust", "Wanderlust: Light must move a checker off their back row next"),
    ],
)
def test_a_pending_duty_is_shown_to_both_players(card: str, words: str) -> None:
    app, page, _ = at("", card)
    play_card(app, page, card, *(["h8"] if card == "fate" else []))
    assert words in page.text()


def test_a_card_without_effect_says_so_before_and_after() -> None:
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


def test_an_option_puts_two_or_three_cards_face_up() -> None:
    for option, count in (("1", 2), ("2", 3)):
        app, page, _ = make_app()
        app.do("setup", ALIEN)
        app.do("option:open_cards", option)
        app.do("start")
        click(app, page, "c3", "d4")
        (shown,) = find_all(page.nodes, aria_label="Face up")
        assert len(shown.children) == count


def test_a_partial_choice_is_undone_step_by_step() -> None:
    app, page, _ = at("c1:K", "fortify")
    play_card(app, page, "fortify", "d4|e4")
    assert "d4|d5" in offered(page) and "a1|a2" not in offered(page), "only edges that share an end"
    app.do("unpick")
    assert "a1|a2" in offered(page)
    assert "undo" in page.buttons()
    click(app, page, "decline")
    assert "Fortify: Dark skips it." in log_text(app)


def test_the_choices_of_a_card_can_be_undone_until_it_is_played() -> None:
    app, page, _ = at(MIDDLE, "doom")
    play_card(app, page, "doom", "e4+f5")
    back = list(find_all(page.nodes, class_="step-back"))
    assert [node.attributes["data-do"] for node in back] == ["undo"]
    app.do("undo")
    assert page.cell("d4") == "d4, monolith"
    app.do("undo")
    assert "card:doom" in offered(page), "back to the choice of the card"
    assert undo_point(app.table, past_reveals=False) is None, "but not past the card that was turned over"
    assert not list(find_all(page.nodes, class_="step-back"))
