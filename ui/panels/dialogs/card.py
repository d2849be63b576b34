"""The dialog about a card: the card as large as possible, and the others to open next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract.game import AnyGame
from engine.contract.picture import Card, Picture
from ui.panels.clauses import page_of
from ui.panels.hand import cards_in, known_places
from ui.panels.parts import dialog
from ui.panels.thumb import card_path
from ui.tree import Node, button, h
from ui.words.en.parts import say


def card_dialog(picture: Picture, title: str, choosable: Collection[str], game: AnyGame) -> Node:
    """Return the text and place of a card; the card may have moved since the dialog was opened."""
    cards = picture.cards
    card = next((each for each in cards if each.title == title), None)
    head: list[Node | str] = [h("span", f"{title}: ", class_="visually-hidden"), say.cards]
    used, pile = cards_in(cards, "used")[::-1], cards_in(cards, "pile")
    others = [
        _tiles(say.open_cards, cards_in(cards, "played", "open"), title),
        _tiles(say.hidden_cards, cards_in(cards, "own", "hidden"), title),
        _tiles(say.used(len(used)), used, title),
        _tiles(say.pile, pile, title, known_places(pile)),
    ]
    shown = _large(card, choosable, game) if card else h("p", say.gone)
    return dialog(head, h("div", shown, h("div", others, class_="others"), class_="about-card"), wide=True)


def _large(card: Card, choosable: Collection[str], game: AnyGame) -> Node:
    """Return the card itself, and its actions."""
    clause = card.clause
    buttons = [
        button(say.choose_card, "pick", card.target, class_="primary") if card.target in choosable else None,
        button(say.read_rule(clause), "rules", f"{page_of(clause, game)}#{clause}") if clause else None,
    ]
    large = h(
        "div",
        h("img", src=card_path(card.art), alt=""),
        h("h3", card.title),
        h("p", card.words),
        h("small", say.lies[card.place]),
        class_=f"large-card {card.place}",
        key=card.title,
    )
    return h("div", large, h("div", buttons, class_="row"), class_="in-front", aria_live="polite")


def _tiles(
    title: str, cards: Sequence[Card], chosen: str, places: dict[Card, int] | None = None
) -> Node | None:
    """Return small cards that open their dialogs; `places` are those in a pile, from 1."""
    rows = [
        button(
            [h("img", src=card_path(card.art), alt=""), h("small", _numbered(card, places or {}))],
            "about",
            card.title,
            class_="tile",
            aria_pressed="true" if card.title == chosen else "false",
        )
        for card in cards
    ]
    return h("section", h("h3", title), h("div", rows, class_="tiles")) if rows else None


def _numbered(card: Card, places: dict[Card, int]) -> str:
    return f"{places[card]}. {card.title}" if card in places else card.title
