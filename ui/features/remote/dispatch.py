"""Remote play as a whole, imported with the first remote game: its features, and the effects of messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.contract.values import IllegalAction
from engine.remote.agreement import INVITATION, REPLY
from engine.remote.entries import NOBODY, ProtocolError, StaleEntry
from ui.features.remote import (
    agreement,
    audit,
    cards,
    comparing,
    incoming_links,
    invited,
    inviting,
    link_play,
    receiving,
    requests,
    waiting,
)  # fmt: skip
from ui.features.remote.agreement import start_rematch
from ui.features.remote.cards import card_work, settle
from ui.features.remote.greeting import announce_presence, replica_of
from ui.features.remote.sending import cannot_go_on, synchronize, with_replica
from ui.messages import Message
from ui.session.model import Change, Model

FEATURES = (
    agreement, audit, cards, comparing, incoming_links, invited, inviting, link_play, receiving, requests,
    waiting,
)  # fmt: skip
BY_MESSAGE: Mapping[type[Message], Callable[[Model, Message], Change]] = {
    message: feature.update for feature in FEATURES for message in feature.MESSAGES
}
"""The feature's update for each type of message about remote play."""


def update(model: Model, message: Message) -> Change:
    """Let the feature answer a message about remote play."""
    return BY_MESSAGE[type(message)](model, message)


def open_link(model: Model, fragment: str) -> Change:
    """Open an invitation, the reply to one, or a friend's link to a game by links."""
    kind = fragment.partition("=")[0]
    if kind == INVITATION:
        return invited.open_invitation(model, fragment)
    if kind == REPLY:
        return inviting.open_reply(model, fragment)
    return model, (link_play.read_link(model, fragment, home=True),)


def follow(before: Model, model: Model) -> Change:
    """Return the consequences of any message for the remote game, and the work with cards that follows."""
    after, effects = _synchronized(before, model)
    return after, (*effects, *card_work(before, after))


def _synchronized(before: Model, model: Model) -> Change:
    """Send local actions, apply remote ones, settle claims, start a rematch.

    A spoilt deck can contradict a card that this device sees or opens, although all entries are valid. Then
    the game stops as it was `before`, or as it was opened.
    """
    try:
        model, sent = synchronize(before, model)
        model, claims = settle(model)
    except (ProtocolError, StaleEntry, IllegalAction) as fault:
        return _stopped(before if replica_of(before) else model, fault)
    model, rematch = start_rematch(before, model)
    model, ends = _show_if_stuck(before, model)
    return announce_presence(before, model), (*sent, *claims, *rematch, *ends)


def _stopped(model: Model, fault: Exception) -> Change:
    """Return the stopped game. Raises `fault` if no other device can have caused it."""
    replica = replica_of(model)
    if replica is None or (isinstance(fault, IllegalAction) and not replica.state.table.game.info.hidden):
        raise fault
    code = "order" if isinstance(fault, StaleEntry) else "face"
    error = fault if isinstance(fault, ProtocolError) else ProtocolError(code, NOBODY)
    stuck = with_replica(model, replica._replace(stuck=error))
    return (stuck, ()) if replica.stuck else cannot_go_on(stuck, error.code, error.author)


def _show_if_stuck(before: Model, model: Model) -> Change:
    """Show once, and at each new connection, that the game cannot go on."""
    replica, was = replica_of(model), replica_of(before)
    known = was is not None and replica is not None and was.stuck is replica.stuck
    if replica is None or replica.stuck is None or (known and not _lines(model) - _lines(before)):
        return model, ()
    return cannot_go_on(model, replica.stuck.code, replica.stuck.author)


def _lines(model: Model) -> set[int]:
    """Return the open connections."""
    return {peer.line for peer in model.screen.peers.linked} if model.screen.peers else set()
