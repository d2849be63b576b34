"""The cards beside the board: playable cards, kept cards, piles, and a pile being sorted."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract.picture import Card, Picture, Tray
from ui.panels.icons import icon
from ui.panels.parts import icon_button
from ui.panels.thumb import art_path, card_path
from ui.tree import Node, button, h
from ui.words.en.parts import say

IN_SIGHT = 2
"""Number of used cards drawn: the top one, and the one under it while the top one is in flight."""


def cards_in(cards: Sequence[Card], *places: str) -> list[Card]:
    """Return the cards in some places, in the order of the places."""
    return [card for place in places for card in cards if card.place == place]


def known_places(pile: Sequence[Card]) -> dict[Card, int]:
    """Return the cards of a pile that are in their places, with these places from 1."""
    return {card: place for place, card in enumerate((card for card in pile if not card.target), 1)}


def hand(picture: Picture, choosable: Collection[str]) -> Node | None:
    """Return the piles, the cards that lie face up beside them, and the cards of the viewer."""
    cards = picture.cards
    if not cards:
        return None
    groups = [
        h("section", [_card(card, choosable) for card in shown], class_="cards", aria_label=title)
        for shown, title in (
            (cards_in(cards, "played", "open"), say.open_cards),
            (cards_in(cards, "own"), say.hidden_cards),
        )
        if shown
    ]
    return h("div", _aside(picture), h("div", groups, class_="lying"), class_="hand", key="hand")


def _card(card: Card, choosable: Collection[str]) -> Node:
    """Return a card: a button if it can be chosen, else a card that opens its description."""
    if card.target in choosable:
        return button(
            face(card),
            "pick",
            card.target,
            class_="play-card",
            key=card.title,
            **_named(card),
            data_about=card.title,
        )
    played = card.place == "played"
    name = say.being_played(card.title) if played else card.title
    title = h("b", button(card.title, "about", card.title, class_="about", aria_label=say.about(name)))
    return h(
        "div",
        [_drawing(card), title, h("span", card.words, class_="words")],
        class_=f"play-card {card.place}",
        key=card.title,
        aria_current="true" if played else None,
        data_about=card.title,
        **_named(card),
    )


def _named(card: Card) -> dict[str, str]:
    """Return the name by which `assets/cards.js` recognises a card wherever it lies."""
    return {"data_card": card.art}


def face(card: Card, number: int = 0) -> list[Node]:
    """Return the face of a card; `number` is its known place in a row, from 1."""
    name = f"{number}. {card.title}" if number else card.title
    return [_drawing(card), h("b", name), h("span", card.words, class_="words")]


def _drawing(card: Card) -> Node:
    return h("img", src=card_path(card.art), alt="")


# --- piles -------------------------------------------------------------------------------------------


def _aside(picture: Picture) -> Node:
    """Return the set-aside cards, drawn small: piles and cards hidden from the viewer; all can be opened."""
    stacks = [tray for tray in picture.trays if tray.stack and tray.owner < 0]
    known = cards_in(picture.cards, "pile")
    used = cards_in(picture.cards, "used")
    piles = [
        *(_deck(tray, known) for tray in stacks),
        *([_used(used)] if stacks or used else []),
        *map(_back, cards_in(picture.cards, "hidden")),
        icon_button("cards", say.about_cards, "about", picture.cards[0].title),
    ]
    return h("section", piles, class_="aside", aria_label=say.aside)


def _deck(tray: Tray, known: Sequence[Card]) -> Node:
    """Return the draw pile; a player who knows its cards can look through it."""
    art, name, count = tray.items[0]
    words = say.stack(tray.title, count, name)
    drawn = [h("img", src=art_path(art), alt=""), h("small", str(count))]
    look = "pile deck" if count else "pile none"
    if known:
        return button(drawn, "about", known[0].title, class_=look, title=words, aria_label=words)
    return h("div", drawn, class_=look, title=words, role="img", aria_label=words)


def _used(used: Sequence[Card]) -> Node:
    """Return the used cards, the last one on top."""
    if not used:
        return h(
            "div", h("small", "0"), class_="pile none", role="img", title=say.used(0), aria_label=say.used(0)
        )
    words = say.used_pile(len(used), used[-1].title)
    drawn = [
        h("img", src=card_path(card.art), alt="", key=card.art, **_named(card)) for card in used[-IN_SIGHT:]
    ]
    number = h("small", str(len(used)))
    return button([*drawn, number], "about", used[-1].title, class_="pile", title=words, aria_label=words)


def _back(card: Card) -> Node:
    """Return the back of another player's card."""
    words = say.about(card.title)
    return button(
        [_drawing(card), h("span", card.title)],
        "about",
        card.title,
        class_="pile back",
        title=card.title,
        aria_label=words,
        key=card.title,
    )


# --- a pile that is put in order ---------------------------------------------------------------------


def sorting(cards: Sequence[Card], choosable: Collection[str]) -> Node | None:
    """Return the draw pile while it is being sorted, sorted cards first."""
    pile = cards_in(cards, "pile")
    if not any(card.target for card in pile):
        return None
    placed = known_places(pile)
    rows = [h("div", face(card, number), class_="play-card pile") for card, number in placed.items()]
    loose = [_loose(card, choosable) for card in pile if card.target]
    if any(card.target in choosable for card in pile):
        rows.append(h("div", say.slot(len(placed) + 1), class_="play-card slot", data_drop="yes"))
    return h("section", rows, loose, class_="cards small", aria_label=say.pile, key="pile")


def _loose(card: Card, choosable: Collection[str]) -> Node:
    """Return a card that is placed by a click, or by dragging it (by its grip on touch screens)."""
    if card.target not in choosable:
        return h("div", face(card), class_="play-card pile")
    drawn = [*face(card), h("i", icon("grip"), class_="grip")]
    return button(drawn, "pick", card.target, class_="play-card", data_drag="yes", data_about=card.title)
