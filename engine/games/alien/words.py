"""What things are called on the screen and in the log."""

from __future__ import annotations

from engine.games.alien.cards.names import ANTIMATTER_CARD, CARD_NUMBERS, TEXTS
from engine.games.alien.monolith import target as shift_target
from engine.games.alien.state import (
    CHECKER,
    FIRE,
    HEIGHT,
    HIPPO,
    MONOLITH,
    OWNER,
    RING,
    SNOOKLE,
    WATER,
    State,
)
from engine.games.alien.tables import AREA_NAMES, DIRECTIONS, EDGE_NUMBERS
from engine.games.alien.walls import standing_walls

SEATS = ("Dark", "Light")
KINDS = ("", "pawn", "king", "emperor")
BADGES = (("snookle", SNOOKLE), ("ring", RING), ("hippo", HIPPO))
FILLED = {WATER: "water", FIRE: "fire", MONOLITH: "monolith"}
_LABELS = {
    "decline": "Do without it",
    "stop": "Stop here",
    "leave": "Leave the rest as it lies",
    **{d: f"{SEATS[0]} moves {d}, towards {end}" for d, end in zip(DIRECTIONS, "8h1a", strict=True)},
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


def heading(card: int) -> str:
    """Return a card's name as the beginning of what it does: "Flood!", "Ring:"."""
    return title(card) if title(card).endswith("!") else f"{title(card)}:"


def place(spot: str) -> str:
    """Return an edge or a 2x2 area in words."""
    if "|" in spot:
        return f"between {spot.replace('|', ' and ')}"
    return f"the four squares from {spot.replace('+', ' to ')}"


def label(state: State, target: str) -> str:
    """Return the words on the button of a target."""
    card = CARD_NUMBERS.get(target.partition(":")[2])
    if card is not None:
        return title(card)
    if "|" in target:
        walls = standing_walls(state.walls[1 - state.seat])
        kind = "wall" if EDGE_NUMBERS[target] in walls else "edge"
        return f"the {kind} {place(target)}"
    if "+" in target:
        ways = (d for d in range(4) if AREA_NAMES.get(shift_target(state.monolith, d)) == target)
        way = next(ways, None) if state.monolith >= 0 and state.card != ANTIMATTER_CARD else None
        return place(target) if way is None else f"{DIRECTIONS[way]}, to {place(target)}"
    return _LABELS.get(target, target)
