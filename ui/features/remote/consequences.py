"""The effects of every message on the remote game at the table."""

from __future__ import annotations

from engine.contract.values import IllegalAction
from engine.remote.errors import NOBODY, ProtocolError, StaleEntry
from ui.features.remote.agreement import again
from ui.features.remote.cards import settle
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import cannot_go_on, synchronize, with_replica
from ui.session.model import Change, Model


def after_message(before: Model, model: Model) -> Change:
    """Send local actions, apply remote ones, settle claims, start a rematch.

    A spoilt deck can contradict a card that this device sees or opens, although all entries are valid. Then
    the game stops as it was `before`, or as it was opened.
    """
    try:
        model, said = synchronize(before, model)
        model, laid = settle(model)
    except (ProtocolError, StaleEntry, IllegalAction) as fault:
        return _stopped(before if replica_of(before) else model, fault)
    model, more = again(before, model)
    model, ends = _show_if_stuck(before, model)
    return model, (*said, *laid, *more, *ends)


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
    if replica is None or replica.stuck is None or (was and was.stuck and not model.screen.peers):
        return model, ()
    return cannot_go_on(model, replica.stuck.code, replica.stuck.author)
