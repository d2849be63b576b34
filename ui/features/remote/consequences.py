"""The effects of every message on the remote game at the table."""

from __future__ import annotations

from engine.contract.values import IllegalAction
from engine.remote.entries import NOBODY, ProtocolError, StaleEntry
from ui.features.remote.agreement import start_rematch
from ui.features.remote.cards import settle
from ui.features.remote.greeting import announce_presence, replica_of
from ui.features.remote.sending import cannot_go_on, synchronize, with_replica
from ui.session.model import Change, Model


def after_message(before: Model, model: Model) -> Change:
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
