"""Cheater!, A58: the player orders the draw pile card by card and may leave the rest.

The actions carry the number of the player who may read them, so that a log can be redacted.
"""

from __future__ import annotations

from functools import cache, partial

from engine.contract.values import Action
from engine.games.alien.cards.card import DECLINE, Card, Choice, done
from engine.games.alien.cards.names import CARD_IDS, CHEATER_CARD
from engine.games.alien.state import HIDDEN, PILE, TARGET, State, pile

LEAVE = Action("leave", ("leave",))


def cheater(state: State) -> list[Choice]:
    """Return the cards to place next from the top, or to leave the rest; at first also to decline."""
    cards = pile(state)
    if len(cards) < 2:
        return []
    placed = state.stage[0] if state.stage else 0
    left = [card for card in cards if card not in state.order[:placed]]
    choices: list[Choice] = [(_put_action(state.seat, card), partial(put, card)) for card in left]
    choices.append((LEAVE, _leave))
    return choices if state.stage else [*choices, DECLINE]


def ordered(state: State) -> int:
    """Return the number of cards placed so far, while Cheater is carried out."""
    return state.stage[0] if state.card == CHEATER_CARD and state.phase == TARGET and state.stage else 0


@cache
def _put_action(seat: int, card: int) -> Action:
    return Action(f"put{seat + 1}:{CARD_IDS[card]}", (f"put:{CARD_IDS[card]}",))


def put(card: int, state: State) -> State:
    """Return the state with a card placed next; the card is `HIDDEN` in the other player's view.

    An earlier order stays behind it, because an order is known only as a whole.
    """
    placed = state.stage[0] if state.stage else 0
    rest = [other for other in state.order[placed:] if other != card]
    order = (*state.order[:placed], card, *rest)
    after = _known_to_player(state)._replace(order=order, stage=(placed + 1,))
    return _complete(after) if len(pile(state)) - placed == 2 else after


def _complete(state: State) -> State:
    """Return the state with the last card at the bottom, its only place."""
    if HIDDEN in state.order:
        return done(state._replace(order=(HIDDEN,) * len(pile(state))))
    last = [card for card in pile(state) if card not in state.order]
    return done(state._replace(order=(*state.order, *last)))


def _leave(state: State) -> State:
    return reveal_rest(_known_to_player(state))


def _known_to_player(state: State) -> State:
    """Return the state with the pile known to the player whose turn it is."""
    return state._replace(knower=state.seat, looked=state.turn)


def reveal_rest(state: State) -> State:
    """Return the state with the rest of the pile revealed card by card (A64), until it is complete."""
    missing = len(pile(state)) - len(state.order)
    if missing > 1:
        return state._replace(phase=PILE, stage=())
    return _complete(state)


CARDS = (Card("cheater", "A58", cheater),)
"""Its events depend on the reader and come from `events`."""
