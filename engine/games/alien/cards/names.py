"""The ids, clauses and numbers of the cards."""

from __future__ import annotations

CLAUSES = {
    "flood": "A40",
    "fire": "A41",
    "emperor": "A42",
    "revive": "A43",
    "monolith": "A44",
    "doom": "A45",
    "hippo": "A46",
    "snookle": "A47",
    "reshuffle": "A48",
    "translation": "A49",
    "wormhole": "A50",
    "wanderlust": "A51",
    "queen": "A52",
    "fortify": "A53",
    "fate": "A54",
    "agent": "A55",
    "ring": "A56",
    "antimatter": "A57",
    "cheater": "A58",
    "rotate": "A59",
}
CARD_IDS = tuple(CLAUSES)
ALL_CARDS = range(len(CARD_IDS))
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_IDS)}
(
    FLOOD_CARD,
    FIRE_CARD,
    EMPEROR_CARD,
    REVIVE_CARD,
    MONOLITH_CARD,
    DOOM_CARD,
    HIPPO_CARD,
    SNOOKLE_CARD,
    RESHUFFLE_CARD,
    TRANSLATION_CARD,
    WORMHOLE_CARD,
    WANDERLUST_CARD,
    QUEEN_CARD,
    FORTIFY_CARD,
    FATE_CARD,
    AGENT_CARD,
    RING_CARD,
    ANTIMATTER_CARD,
    CHEATER_CARD,
    ROTATE_CARD,
) = ALL_CARDS
