"""What lies beside the board: choices that are not made on it, cards, reserves, and notes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.picture import Card, Picture, Tray
from ui.panels.parts import icon_button
from ui.thumb import art_path
from ui.tree import Node, button, h

GROUPS = (
    (("open",), "Face up"),
    (("own", "hidden"), "Kept secret"),
    (("pile",), "The draw pile, as you know it"),
)
"""Where cards lie, and what that is called."""


def choice_buttons(choices: Sequence[tuple[str, str]], picked: bool) -> Node | None:
    """Return what can be chosen now besides spots and cards, and a step back in a half-made choice."""
    rows = [button(words, "pick", target) for target, words in choices]
    if picked:
        rows.append(icon_button("undo", "One step back in this choice (Esc: all of it)", "unpick"))
    return h("div", rows, class_="choices", role="group", aria_label="Choices") if rows else None


def beside(picture: Picture, choosable: Collection[str], chosen: Collection[str]) -> Node | None:
    """Return cards, trays and notes; None if the game has none."""
    parts = [
        _cards([card for card in picture.cards if card.place in places], title, choosable, chosen)
        for places, title in GROUPS
    ]
    parts += [_used(picture.cards), _trays(picture.trays), _notes(picture.notes)]
    shown = [part for part in parts if part]
    return h("div", shown, class_="extras") if shown else None


def _cards(
    cards: Sequence[Card], title: str, choosable: Collection[str], chosen: Collection[str]
) -> Node | None:
    rows = [_card(card, card.target in choosable, card.target in chosen) for card in cards]
    return h("section", rows, class_="cards", aria_label=title) if rows else None


def _card(card: Card, choosable: bool, chosen: bool) -> Node:
    face = [h("img", src=f"assets/cards/{card.art}.svg", alt=""), h("b", card.title), h("span", card.words)]
    if choosable:
        return button(face, "pick", card.target, class_="play-card")
    return h("div", face, class_="play-card chosen" if chosen and card.target else "play-card")


def _used(cards: Sequence[Card]) -> Node | None:
    used = [card for card in cards if card.place == "used"]
    if not used:
        return None
    rows = [_card(card, False, False) for card in used]
    return h(
        "details", h("summary", f"Used cards ({len(used)})"), h("div", rows, class_="cards"), class_="used"
    )


def _trays(trays: Sequence[Tray]) -> Node | None:
    rows = [_tray(tray) for tray in trays]
    return h("div", rows, class_="trays") if rows else None


def _tray(tray: Tray) -> Node:
    items = [
        h("span", h("img", src=art_path(art), alt="", title=name), f" {count} {name}")
        for art, name, count in tray.items
    ]
    return h("div", h("b", tray.title), items or h("span", "–"), class_="tray")


def _notes(notes: Sequence[str]) -> Node | None:
    return h("ul", [h("li", note) for note in notes], class_="notes") if notes else None
