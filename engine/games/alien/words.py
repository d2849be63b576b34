"""What things are called on the screen and in the log."""

from __future__ import annotations

from engine.games.alien.cards.names import CARD_NUMBERS, TEXTS
from engine.games.alien.state import CHECKER, FIRE, HEIGHT, HIPPO, MONOLITH, OWNER, RING, SNOOKLE, WATER
from engine.games.alien.tables import DIRECTIONS

SEATS = ("Dark", "Light")
KINDS = ("", "pawn", "king", "emperor")
BADGES = (("snookle", SNOOKLE), ("ring", RING), ("hippo", HIPPO))
FILLED = {WATER: "water", FIRE: "fire", MONOLITH: "monolith"}
_LABELS = {
    "decline": "Do without it",
    "stop": "Stop here",
    "leave": "Leave the rest as it lies",
    **{direction: f"{SEATS[0]} moves {direction}" for direction in DIRECTIONS},
}


def checker(cell: int) -> str:
    """Return a checker's kind: "dark king"."""
    return f"{SEATS[0 if cell & OWNER[0] else 1].lower()} {KINDS[cell & HEIGHT]}"


def badges(cell: int) -> tuple[str, ...]:
    """Return the tokens of a checker."""
    return tuple(name for name, bit in BADGES if cell & bit)


def name(cell: int) -> str:
    """Return what stands on a square, its tokens first: "ring on dark king"."""
    if cell < CHECKER:
        return FILLED.get(cell, "nothing")
    tokens = badges(cell)
    return f"{' and '.join(tokens)} on {checker(cell)}" if tokens else checker(cell)


def title(card: int) -> str:
    """Return a card's name as people read it."""
    return TEXTS[card].title


def label(target: str) -> str:
    """Return the words on the button of a target."""
    card = CARD_NUMBERS.get(target.partition(":")[2])
    return _LABELS.get(target, target) if card is None else title(card)
