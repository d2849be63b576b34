"""What this device has to do with cards: it follows from the game at the table, after each message."""

from __future__ import annotations

from engine.registry import GAMES
from engine.remote.cards.decks import making_of
from engine.remote.cards.private_view import is_bare
from engine.remote.replica import Joint
from ui.features.remote.greeting import joint_of
from ui.session.effects import Effect
from ui.session.model import Effects, Model
from ui.session.remote.effects import (
    AuditDecks,
    DropCards,
    Labour,
    LookAtCards,
    MakeDeck,
    PutCardsAway,
    ReadyForCards,
)


def card_work(before: Model, after: Model) -> Effects:
    """Return the effects that do what this device has to do with cards, if that is new."""
    return (*_preparing(_expects(before), _expects(after)), *_working(_work(before), _work(after)))


def making_due(joint: Joint) -> MakeDeck | None:
    """Return what this device is to make of a deck now."""
    pact, own = joint.pact, joint.own
    wanted = pact.need if pact.complete else None
    if wanted is None or own is None or wanted.maker != own.device:
        return None
    making = making_of(pact.vault, wanted, pact.table.id, len(pact.people))
    stage = len(making.shuffles) + len(making.locks)
    return MakeDeck(pact.table.id, wanted.deck, stage, making, own.decks)


def _preparing(old: bool, new: bool) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (ReadyForCards() if new else PutCardsAway(),)


def _working(old: Labour | None, new: Labour | None) -> tuple[Effect, ...]:
    if old == new:
        return ()
    return (new or DropCards(),)


def _expects(model: Model) -> bool:
    """Whether cards will be shuffled: a game that hides something is at the table, or about to be."""
    invited = model.screen.invited
    if invited and invited.coming:
        return GAMES[invited.invitation.game].info.hidden
    joint = _with_cards(model)
    return joint is not None and not joint.fair


def _with_cards(model: Model) -> Joint | None:
    joint = joint_of(model)
    hides = joint is not None and joint.own is not None and joint.pact.match.game.info.hidden
    return joint if hides else None


def _work(model: Model) -> Labour | None:
    joint = _with_cards(model)
    if joint is None or joint.own is None:
        return None
    table, vault = joint.pact.table.id, joint.pact.vault
    if cards := joint.unseen():
        return LookAtCards(table, vault, joint.device, joint.own.decks, cards)
    if is_bare(vault) and not joint.fair:
        return AuditDecks(table, tuple(held.making for held in vault.decks), vault.bared)
    return making_due(joint)
