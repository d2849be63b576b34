"""Cards beside the board: playable cards, piles, a pile being sorted, and the dialog about a card."""

from __future__ import annotations

from collections.abc import Iterable

from engine.contract.picture import Card, Picture, Tray
from engine.registry import find_game
from ui.panels.dialogs.card import card_dialog
from ui.panels.hand import IN_SIGHT, hand, sorting
from ui.tree import Node, find_all, texts

ALIEN = find_game("alien")


def card(title: str, place: str, target: str = "", clause: str = "") -> Card:
    return Card(target, title, f"What {title} does.", title.lower(), place, clause)


RING, FATE = card("Ring", "open", "card:ring", "A56"), card("Fate", "open", "card:fate")
DOOM = card("Doom", "played")
EARTH, MARS = card("Earth", "own"), card("Mars", "hidden")
USED = (card("Flood", "used"), card("Fire", "used"), card("Queen", "used"))
DECK = Tray(-1, "Draw pile", (("card-back", "cards", 14),), stack=True)


def row(*cards: Card, trays: tuple[Tray, ...] = (), choosable: Iterable[str] = ()) -> list[Node]:
    shown = hand(Picture((), "", cards=cards, trays=trays), frozenset(choosable))
    assert shown
    return [shown]


def names(nodes: Iterable[Node], **attributes: str) -> list[str]:
    """Return the values of the buttons of a kind."""
    return [str(node.attributes["data-value"]) for node in find_all(nodes, tag="button", **attributes)]


def words(nodes: Iterable[Node]) -> str:
    return " ".join(text for node in nodes for text in texts(node))


# --- the row ---------------------------------------------------------------------------------------


def test_without_cards_there_is_no_row() -> None:
    assert hand(Picture((), "", trays=(DECK,)), ()) is None


def test_a_playable_card_is_a_button_and_other_cards_open_their_description() -> None:
    shown = row(RING, FATE, choosable={"card:ring"})
    assert names(shown, class_="play-card", data_do="pick") == ["card:ring"]
    assert names(shown, class_="about", data_do="about") == ["Fate"]
    assert [node.attributes["data-card"] for node in find_all(shown, data_about="Ring")] == ["ring"]


def test_cards_lie_in_groups_from_the_card_being_played_to_the_viewers_own() -> None:
    groups = list(find_all(row(RING, EARTH, DOOM), tag="section", class_="cards"))
    assert [group.attributes["aria-label"] for group in groups] == ["Face up", "Kept secret"]
    assert [[str(node.attributes["data-about"]) for node in group.children if isinstance(node, Node)]
            for group in groups] == [["Doom", "Ring"], ["Earth"]]  # fmt: skip
    (played,) = find_all(groups, aria_current="true")
    assert "Doom, being played: about this card" in words([played])


# --- the piles -------------------------------------------------------------------------------------


def test_a_player_who_knows_the_draw_pile_can_look_through_it() -> None:
    (unknown,) = find_all(row(RING, trays=(DECK,)), class_="pile deck")
    assert unknown.tag == "div" and unknown.attributes["aria-label"] == "Draw pile: 14 cards"
    (known,) = find_all(row(RING, card("Hippo", "pile"), trays=(DECK,)), class_="pile deck")
    assert known.tag == "button" and known.attributes["data-value"] == "Hippo"


def test_the_used_pile_shows_its_top_card_and_its_size() -> None:
    (pile,) = find_all(row(RING, *USED, trays=(DECK,)), tag="button", class_="pile")
    assert pile.attributes["aria-label"] == "Used cards: 3, on top Queen"
    drawn = [node.attributes["data-card"] for node in find_all(pile.children, tag="img")]
    assert drawn == ["fire", "queen"] and len(drawn) == IN_SIGHT
    (none,) = find_all(row(RING, trays=(DECK,)), class_="pile none")
    assert none.attributes["aria-label"] == "Used cards (0)"


def test_another_players_card_shows_its_back_and_every_card_opens_its_description() -> None:
    shown = row(RING, MARS)
    assert names(shown, class_="pile back") == ["Mars"]
    assert names(shown, class_="icon-button") == ["Ring"]


# --- a pile being sorted ---------------------------------------------------------------------------


def test_the_pile_is_shown_for_sorting_only_while_its_cards_can_be_chosen() -> None:
    assert sorting([RING, card("Hippo", "pile")], {"card:ring"}) is None
    box = sorting([card("Hippo", "pile"), card("Flood", "pile", "put:flood")], {"put:flood"})
    assert box and names([box], class_="play-card") == ["put:flood"]
    assert "1. Hippo" in words([box]) and "2. Drag the next card here, or choose it" in words([box])


def test_a_pile_that_another_player_sorts_has_no_slot() -> None:
    box = sorting([card("Flood", "pile", "put:flood")], ())
    assert box and not names([box]) and not list(find_all([box], class_="play-card slot"))


# --- the dialog ------------------------------------------------------------------------------------


def about(title: str, *cards: Card, choosable: Iterable[str] = ()) -> list[Node]:
    return [card_dialog(Picture((), "", cards=cards), title, frozenset(choosable), ALIEN)]


def test_the_dialog_shows_the_card_large_with_where_it_lies_and_its_rule() -> None:
    shown = about("Ring", RING, FATE)
    (large,) = find_all(shown, class_="large-card open")
    assert " ".join(words([large]).split()) == "Ring What Ring does. Face up"
    assert [node.attributes["src"] for node in find_all([large], tag="img")] == ["assets/cards/ring.svg"]
    assert names(shown, data_do="rules") == ["alien#A56"]
    assert not names(about("Fate", RING, FATE), data_do="rules"), "it has no clause"


def test_the_dialog_offers_to_play_only_playable_cards() -> None:
    assert names(about("Ring", RING, FATE, choosable={"card:ring"}), data_do="pick") == ["card:ring"]
    assert not names(about("Fate", RING, FATE, choosable={"card:ring"}), data_do="pick")


def test_the_dialog_lists_the_other_cards_by_place() -> None:
    pile = card("Hippo", "pile"), card("Monolith", "pile")
    shown = about("Fire", RING, EARTH, MARS, *USED, *pile)
    heads = [words([node]) for node in find_all(shown, tag="h3")]
    assert heads == ["Fire", "Face up", "Kept secret", "Used cards (3)", "Draw pile (known to you)"]
    assert names(shown, class_="tile") == [
        *("Ring", "Earth", "Mars", "Queen", "Fire", "Flood", "Hippo", "Monolith")
    ]
    assert names(shown, class_="tile", aria_pressed="true") == ["Fire"]
    assert "1. Hippo" in words(shown) and "2. Monolith" in words(shown)


def test_the_dialog_says_that_a_card_is_no_longer_in_play() -> None:
    shown = about("Ring", FATE)
    assert "This card is no longer in play." in words(shown) and names(shown, class_="tile") == ["Fate"]
