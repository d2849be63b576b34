"""Kinds of checkers, tokens and fillings, and the texts for squares, targets and actions."""

from __future__ import annotations

from engine.contract.values import Action
from engine.games.alien.board.monolith import target as shift_target
from engine.games.alien.board.tables import AREA_NAMES, DIRECTIONS, EDGE_NUMBERS
from engine.games.alien.board.walls import standing_walls
from engine.games.alien.cards.names import ANTIMATTER_CARD, CARD_IDS, CARD_NUMBERS
from engine.games.alien.state import (
    CHECKER,
    CROWN,
    FIRE,
    HEIGHT,
    MONOLITH,
    OWNER,
    RING,
    TARGET,
    WATER,
    State,
    has_hippo,
    snookles,
)
from engine.games.alien.words.en import say, say_table

SIDES = ("dark", "light")
RANKS = ("", "pawn", "king", "emperor")
TOKENS = ("snookle", "ring", "hippo")
_LYING = ("ring", "snookle", "hippo")
"""The tokens from the lowest drawing to the highest."""
_SEVERAL = ("", "", "-two", "-three", "-four", "-five", "-six")
"""Suffix of a drawing that shows several tokens of one kind, by their number."""
FILLED = {WATER: "water", FIRE: "fire", MONOLITH: "monolith"}
ENDS = dict(zip(DIRECTIONS, "8h1a", strict=True))
"""The line that each direction leads to."""


def checker(cell: int) -> str:
    """Return a checker's kind, such as "dark king"."""
    return f"{SIDES[0 if cell & OWNER[0] else 1]} {RANKS[cell & HEIGHT]}"


def tokens(cell: int) -> dict[str, int]:
    """Return the number of each token on a checker, without those it lacks (A24)."""
    counts = snookles(cell), int(cell & RING > 0), int(has_hippo(cell))
    return {token: count for token, count in zip(TOKENS, counts, strict=True) if count}


def badges(cell: int) -> tuple[str, ...]:
    """Return the drawings of a checker's tokens, a ring below Snookles; equal tokens share one drawing."""
    counts = tokens(cell)
    lying = (token for token in _LYING if token in counts)
    return tuple(token + _SEVERAL[counts[token]] for token in lying)


def name(cell: int) -> str:
    """Return the name of a square's content, tokens first, such as "ring on dark king"."""
    if cell < CHECKER:
        return say.kind(FILLED[cell])
    carried = tokens(cell)
    return say.carrying(checker(cell), carried) if carried else say.kind(checker(cell))


def label(state: State, target: str) -> str:
    """Return the text on the button of a target."""
    if ":" in target:
        return say.card(target.partition(":")[2])
    if "|" in target:
        return say_table.edge(target, EDGE_NUMBERS[target] in standing_walls(state.walls[1 - state.seat]))
    if "+" in target:
        ways = (d for d in range(4) if AREA_NAMES.get(shift_target(state.monolith, d)) == target)
        way = next(ways, None) if state.monolith >= 0 and state.card != ANTIMATTER_CARD else None
        return say.place(target) if way is None else say_table.shifted(DIRECTIONS[way], target)
    return say_table.rotated(target, ENDS[target]) if target in ENDS else say_table.buttons[target]


def written(state: State, action: Action) -> str:
    """Return an action as players read it: the card's name and its target, or the move."""
    verb, _, on = action.text.partition(":")
    if not on:
        return say_table.buttons.get(verb, action.text)
    what = say.card_name(on) if on in CARD_NUMBERS else say.directions.get(on, on.replace(",", ", "))
    if verb == "card":
        return what
    if state.phase == CROWN:
        return f"{say.crowning} {what}"
    return f"{say.card_name(CARD_IDS[state.card])} {what}" if state.phase == TARGET else action.text
