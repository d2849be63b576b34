"""Work of this device with cards, derived from the game at the table after each message."""

from __future__ import annotations

from engine.registry import GAMES
from engine.remote.cards.decks import making_of
from engine.remote.cards.views import all_revealed
from engine.remote.replica import Replica
from ui.features.remote.greeting import replica_of
from ui.session.effects import Effect
from ui.session.model import Effects, Model
from ui.session.remote.effects import (
    AuditDecks,
    CancelCardWork,
    CardWork,
    LookAtCards,
    MakeDeck,
    PrepareCardWork,
    StopCardWork,
)


def card_work(before: Model, after: Model) -> Effects:
    """Return the effects that start or cancel work with cards, if it changed."""
    return (*_preparing(_expects(before), _expects(after)), *_working(_work(before), _work(after)))


def due_contribution(replica: Replica) -> MakeDeck | None:
    """Return this device's due contribution to a deck, if there is one."""
    state, own = replica.state, replica.own
    wanted = state.need if state.complete else None
    if wanted is None or own is None or wanted.maker != own.device:
        return None
    making = making_of(state.decks, wanted, state.table.id, len(state.people))
    stage = len(making.shuffles) + len(making.locks)
    return MakeDeck(state.table.id, wanted.deck, stage, making, own.deck_secret)


def _preparing(old: bool, new: bool) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (PrepareCardWork() if new else StopCardWork(),)


def _working(old: CardWork | None, new: CardWork | None) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (new or CancelCardWork(),)


def _expects(model: Model) -> bool:
    """Return True if a game with a joint shuffle is at the table, or about to be."""
    invited = model.screen.invited
    if invited and invited.accepted:
        return GAMES[invited.invitation.game].info.hidden
    replica = _with_cards(model)
    return replica is not None and not replica.fair


def _with_cards(model: Model) -> Replica | None:
    replica = replica_of(model)
    hides = replica is not None and replica.own is not None and replica.state.match.game.info.hidden
    return replica if hides else None


def _work(model: Model) -> CardWork | None:
    replica = _with_cards(model)
    if replica is None or replica.own is None:
        return None
    table, decks = replica.state.table.id, replica.state.decks
    if cards := replica.unseen():
        return LookAtCards(table, decks, replica.device, replica.own.deck_secret, cards)
    if all_revealed(decks) and not replica.fair:
        return AuditDecks(table, tuple(held.making for held in decks.items), decks.revealed)
    return due_contribution(replica)
