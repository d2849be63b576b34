"""The cards' ids in the order of their numbers; states hold the numbers."""

from __future__ import annotations

from functools import cache

CARD_IDS = (
    "flood",
    "fire",
    "emperor",
    "revive",
    "monolith",
    "doom",
    "hippo",
    "snookle",
    "reshuffle",
    "translation",
    "wormhole",
    "wanderlust",
    "queen",
    "fortify",
    "fate",
    "agent",
    "ring",
    "antimatter",
    "cheater",
    "rotate",
)
"""A new card comes last: a number never changes."""
ADDED_IN: dict[str, int] = {}
"""The rules version that added a card; the original twenty have none."""
ALL_CARDS = range(len(CARD_IDS))
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_IDS)}
AGENT_CARD, CHEATER_CARD, QUEEN_CARD, RESHUFFLE_CARD, ROTATE_CARD, WORMHOLE_CARD = (
    CARD_NUMBERS[name] for name in ("agent", "cheater", "queen", "reshuffle", "rotate", "wormhole")
)
"""The cards that the state, the flow of a turn or the evaluation treats specially."""


@cache
def cards_of(rules: int) -> tuple[int, ...]:
    """Return the numbers of the cards in the game by a rules version."""
    return tuple(card for card in ALL_CARDS if ADDED_IN.get(CARD_IDS[card], 0) <= rules)
