"""The cards by their numbers."""

from __future__ import annotations

from engine.games.alien.cards import cheater, duties, pieces, second_move, terrain, tokens, translation
from engine.games.alien.cards.card import Card
from engine.games.alien.cards.names import CARD_IDS

_MODULES = (cheater, duties, pieces, second_move, terrain, tokens, translation)
_BY_ID = {card.id: card for module in _MODULES for card in module.CARDS}
DECK: tuple[Card, ...] = tuple(_BY_ID[card] for card in CARD_IDS)
