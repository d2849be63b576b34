"""What lies beside the board: choices that are not made on it, cards, reserves, and notes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.picture import Card, Picture, Tray
from engine.protocol import Game
from ui.clauses import linked
from ui.icons import icon
from ui.thumb import art_path, card_path
from ui.tree import Node, button, h

GROUPS = (
    (("played", "open"), "Face up", "cards"),
    (("own", "hidden"), "Kept secret", "cards small"),
)
"""Where cards lie, what that is called, and how they are shown."""
PILE = "The draw pile, as you know it"
COINS = 12
"""How many things of a stack are drawn at most; their number stands beside it."""


def choice_buttons(choices: Sequence[tuple[str, str]], back: str) -> Node | None:
    """Return what can be chosen now besides spots and cards, and a step back (what it does, or "")."""
    rows = [button(words, "pick", target) for target, words in choices]
    if back:
        rows.append(button([icon("undo"), "One step back"], back, class_="step-back"))
    return h("div", rows, class_="choices", role="group", aria_label="Choices") if rows else None


def beside(
    picture: Picture, choosable: Collection[str], seats: Sequence[str], game: Game[Any, Any]
) -> Node | None:
    """Return cards, trays and notes; None if the game has none. `seats` are the names of the seats."""
    parts = [
        _cards([card for card in picture.cards if card.place in places], title, look, choosable)
        for places, title, look in GROUPS
    ]
    parts.insert(1, _pile(picture.cards, choosable))
    used = [card for card in picture.cards if card.place == "used"]
    trays = [tray for tray in picture.trays if not tray.stack]
    parts += [
        _notes((*picture.notes, *picture.odds), game),
        _trays(trays, seats),
        _folded(f"Used cards ({len(used)})", used),
    ]
    shown = [part for part in parts if part]
    return h("div", shown, class_="extras") if shown else None


def _cards(cards: Sequence[Card], title: str, look: str, choosable: Collection[str]) -> Node | None:
    rows = [_card(card, card.target in choosable) for card in cards]
    return h("section", rows, class_=look, aria_label=title) if rows else None


def _card(card: Card, choosable: bool, number: int = 0) -> Node:
    """Return a card; `number` is its place in a row that is known, from 1."""
    face = _face(f"{number}. {card.title}" if number else card.title, card)
    if choosable:
        return button(face, "pick", card.target, class_="play-card")
    return h("div", face, class_=f"play-card {card.place}")


def _face(title: str, card: Card) -> list[Node]:
    return [h("img", src=card_path(card.art), alt=""), h("b", title), h("span", card.words)]


def _pile(cards: Sequence[Card], choosable: Collection[str]) -> Node | None:
    """Return the draw pile: while it is put in order all of it, with what is in its place first."""
    pile = [card for card in cards if card.place == "pile"]
    if not any(card.target for card in pile):
        return _folded(f"{PILE} ({len(pile)})", pile, numbered=True)
    placed = [card for card in pile if not card.target]
    rows = [_card(card, False, i + 1) for i, card in enumerate(placed)]
    loose = [_loose(card) if card.target in choosable else _card(card, False) for card in pile if card.target]
    if any(card.target in choosable for card in pile):
        words = f"{len(placed) + 1}. Drag the next card here, or choose it"
        rows.append(h("div", words, class_="play-card slot", data_drop="yes"))
    return h("section", rows, loose, class_="cards small", aria_label=PILE)


def _loose(card: Card) -> Node:
    """Return a card that is chosen by a click, or by being dragged to the slot: by a finger at its grip."""
    face = [*_face(card.title, card), h("i", icon("grip"), class_="grip")]
    return button(face, "pick", card.target, class_="play-card", data_drag="yes")


def _folded(title: str, cards: Sequence[Card], numbered: bool = False) -> Node | None:
    if not cards:
        return None
    rows = [_card(card, False, i + 1 if numbered else 0) for i, card in enumerate(cards)]
    return h("details", h("summary", title), h("div", rows, class_="cards"), class_="used")


def heading(way: str) -> list[Node]:
    """Return the arrow that shows which way a side moves ("up", "right" …), if that is to be shown."""
    words = f"moves {way} on the screen"
    shown = h("span", icon("up"), class_=f"heading to-{way}", role="img", title=words, aria_label=words)
    return [shown] if way else []


def stack(tray: Tray) -> Node:
    """Return a stack of things as it lies beside its owner's name."""
    art, name, count = tray.items[0]
    coins = [h("img", src=art_path(art), alt="") for _ in range(min(count, COINS))]
    words = f"{tray.title}: {count} {name}"
    return h(
        "span", coins, h("small", f"+{count}"), class_="stack", title=words, role="img", aria_label=words
    )


def _trays(trays: Sequence[Tray], seats: Sequence[str]) -> Node | None:
    """Return the trays, those of a seat together under its name."""
    owners = dict.fromkeys(tray.owner for tray in trays)
    groups = [
        h(
            "div",
            h("h2", seats[owner]) if owner >= 0 else None,
            [_tray(tray) for tray in trays if tray.owner == owner],
            class_="trays",
        )
        for owner in owners
    ]
    return h("div", groups, class_="tray-groups") if groups else None


def _tray(tray: Tray) -> Node:
    items = [
        h("span", h("img", src=art_path(art), alt="", title=name), f" {count} {name}")
        for art, name, count in tray.items
    ]
    return h("div", h("b", tray.title), items or h("span", "–"), class_="tray")


def _notes(notes: Sequence[str], game: Game[Any, Any]) -> Node | None:
    return h("ul", [h("li", linked(note, game)) for note in notes], class_="notes") if notes else None
