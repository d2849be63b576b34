"""The cards' ids in the order of their numbers; states hold the numbers."""

from __future__ import annotations

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
ALL_CARDS = range(len(CARD_IDS))
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_IDS)}
AGENT_CARD, CHEATER_CARD, QUEEN_CARD, RESHUFFLE_CARD, ROTATE_CARD, WORMHOLE_CARD = (
    CARD_NUMBERS[name] for name in ("agent", "cheater", "queen", "reshuffle", "rotate", "wormhole")
)
"""The cards that the state, the flow of a turn or the evaluation treats specially."""
