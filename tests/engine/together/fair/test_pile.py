"""Cards are drawn by name, and known to those to whom all others have told their keys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.together.fair.deck import Deck, order_of
from engine.together.fair.making import Making
from engine.together.fair.pile import Pile, draw, look, new_pile, read_keys, write_keys
from tests.engine.together.fair.tables import SMALL, made, secrets

HOLD = secrets(3)
NEW = new_pile(made(Deck("deck", 4, SMALL), HOLD))
FACES = order_of(NEW.making.deck, HOLD)


def told(pile: Pile, card: int, *devices: int) -> Pile:
    """The pile when devices have told their keys to a card."""
    for device in devices:
        pile = read_keys(pile, device, [card], write_keys(pile, HOLD[device], [card]))
    return pile


def test_cards_are_drawn_from_the_top_and_keep_their_names() -> None:
    pile = NEW
    for name in ("d6", "b4"):
        pile = draw(pile, name, pile.card(name))
    assert (pile.card("d6"), pile.card("b4"), pile.card("h2")) == (0, 1, 2)
    assert pile.left() == (2, 3)
    assert draw(pile, "b4", 1) == pile, "it has that name already"


def test_a_card_that_somebody_has_chosen_may_lie_anywhere() -> None:
    pile = draw(NEW, "put1", 2)
    assert (pile.card("put1"), pile.card("put2"), pile.left()) == (2, 0, (0, 1, 3))


@pytest.mark.parametrize(("name", "card"), [("first", 2), ("other", 1), ("other", -1), ("other", 4)])
def test_a_card_has_one_name_and_a_name_one_card(name: str, card: int) -> None:
    with pytest.raises(ValueError, match=r"^drawn$"):
        draw(draw(NEW, "first", 1), name, card)


def test_a_pile_comes_to_an_end() -> None:
    pile = NEW
    for name in "abcd":
        pile = draw(pile, name, pile.card(name))
    assert pile.card("a") == 0
    with pytest.raises(ValueError, match=r"^empty$"):
        pile.card("e")


def test_what_all_have_told_everybody_sees() -> None:
    pile = told(NEW, 1, 0, 1)
    assert pile.owing(1, None) == (2,)
    with pytest.raises(ValueError, match=r"^closed$"):
        finish(look(pile, 1))
    pile = told(pile, 1, 2)
    assert pile.owing(1, None) == ()
    assert finish(look(pile, 1)) == FACES[1]


def test_what_the_others_have_told_one_sees_alone() -> None:
    pile = told(NEW, 3, 0, 2)
    assert (pile.owing(3, 1), pile.owing(3, None), pile.owing(3, 0)) == ((), (1,), (1,))
    assert finish(look(pile, 3, 1, HOLD[1])) == FACES[3]
    for device in (0, 2):
        with pytest.raises(ValueError, match=r"^closed$"):
            finish(look(pile, 3, device, HOLD[device]))
    assert finish(look(told(pile, 3, 1), 3)) == FACES[3], "it may show it later"


def test_keys_to_several_cards_are_told_at_once() -> None:
    pile = NEW
    for device in range(3):
        text = write_keys(pile, HOLD[device], [3, 0, 2])
        assert len(text) == 128
        pile = read_keys(pile, device, [3, 0, 2], text)
    assert [finish(look(pile, card)) for card in (0, 2, 3)] == [FACES[0], FACES[2], FACES[3]]
    assert pile.owing(1, None) == (0, 1, 2)


def test_keys_of_others_and_of_other_cards_are_refused() -> None:
    for keys in (write_keys(NEW, HOLD[1], [0]), write_keys(NEW, HOLD[0], [1])):
        with pytest.raises(ValueError, match=r"^key$"):
            read_keys(NEW, 0, [0], keys)
    with pytest.raises(ValueError, match=r"^text$"):
        read_keys(NEW, 0, [0], write_keys(NEW, HOLD[0], [0, 1]))


@given(st.text(max_size=60) | st.text("AQgw_-0", min_size=43, max_size=43))
def test_whatever_is_told_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match=r"^(text|key)$"):
        read_keys(NEW, 0, [0], text)


def test_a_deck_that_is_not_ready_is_no_pile() -> None:
    with pytest.raises(ValueError, match=r"^turn$"):
        new_pile(Making(Deck("deck", 4, SMALL), 3))
