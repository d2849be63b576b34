"""The rules of the twenty cards by number."""

from __future__ import annotations

from engine.games.alien.cards import cheater, duties, fortify, names, pieces, second_move, tokens, translation
from engine.games.alien.cards import monolith as slab
from engine.games.alien.cards.choice import CardRules

DECK: dict[int, CardRules] = {
    names.FLOOD_CARD: CardRules(tokens.flood),
    names.FIRE_CARD: CardRules(tokens.fire),
    names.EMPEROR_CARD: CardRules(pieces.emperor),
    names.REVIVE_CARD: CardRules(pieces.revive),
    names.MONOLITH_CARD: CardRules(slab.monolith),
    names.DOOM_CARD: CardRules(slab.doom),
    names.HIPPO_CARD: CardRules(tokens.hippo),
    names.SNOOKLE_CARD: CardRules(tokens.snookle),
    names.RESHUFFLE_CARD: CardRules(second_move.reshuffle, second_move.shuffle),
    names.TRANSLATION_CARD: CardRules(translation.translation),
    names.WORMHOLE_CARD: CardRules(pieces.wormhole),
    names.WANDERLUST_CARD: CardRules(duties.nothing_to_choose, duties.wanderlust),
    names.QUEEN_CARD: CardRules(pieces.queen),
    names.FORTIFY_CARD: CardRules(fortify.fortify),
    names.FATE_CARD: CardRules(duties.fate),
    names.AGENT_CARD: CardRules(second_move.agent),
    names.RING_CARD: CardRules(tokens.ring),
    names.ANTIMATTER_CARD: CardRules(pieces.antimatter),
    names.CHEATER_CARD: CardRules(cheater.cheater),
    names.ROTATE_CARD: CardRules(duties.rotate),
}
