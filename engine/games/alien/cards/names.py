"""What the cards are called, and what they say, in our own words."""

from __future__ import annotations

from typing import NamedTuple


class CardText(NamedTuple):
    """A card as people see it."""

    id: str
    title: str
    words: str
    clause: str


TEXTS = (
    CardText("flood", "Flood!", "Fill an empty square with water, or put out a fire.", "A40"),
    CardText("fire", "Fire!", "Set an empty square on fire, or dry up a water square.", "A41"),
    CardText("emperor", "Emperor", "If you like, stack one of your pawns on one of your kings.", "A42"),
    CardText("revive", "Revive", "If you like, bring a piece back as a pawn in your half.", "A43"),
    CardText(
        "monolith", "Monolith", "Put the monolith on four free squares; once there, it is pushed.", "A44"
    ),
    CardText("doom", "Doom", "Push the monolith twice.", "A45"),
    CardText("hippo", "Galactic Hippo!", "A hippo sits down on an enemy checker, which is stuck.", "A46"),
    CardText("snookle", "Snookle", "A Snookle rides on one of your checkers and keeps hippos off.", "A47"),
    CardText("reshuffle", "Reshuffle", "Move a second checker; then all cards are shuffled.", "A48"),
    CardText("translation", "Translation", "Move any checker one square straight, or jump straight.", "A49"),
    CardText("wormhole", "Wormhole", "If you like, the checker you moved goes far away.", "A50"),
    CardText("wanderlust", "Wanderlust", "The opponent's next move must leave their back row.", "A51"),
    CardText("queen", "Queen", "If you like, a king or emperor glides like a chess queen.", "A52"),
    CardText("fortify", "Fortify", "If you like, build two walls or tear down two hostile ones.", "A53"),
    CardText("fate", "Fate", "Name the enemy checker that has to move next.", "A54"),
    CardText("agent", "Double Agent", "An enemy checker steps aside while you move once more.", "A55"),
    CardText("ring", "Ring", "One of your checkers gets a ring.", "A56"),
    CardText("antimatter", "Antimatter", "Empty four squares where both sides have a checker.", "A57"),
    CardText("cheater", "Cheater!", "If you like, look through the draw pile and put it in order.", "A58"),
    CardText("rotate", "Rotate", "Turn the board by a quarter, either way.", "A59"),
)
ALL_CARDS = range(len(TEXTS))
CARD_IDS = tuple(text.id for text in TEXTS)
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
