"""Requests that need the friends' consent: undo, a draw, a rematch."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.entries import AGAIN, ASK, DRAW, NO, UNDO, YES, ProtocolError, StaleEntry
from engine.remote.replica import Replica, submit
from engine.remote.status import Request
from ui.features.notices import show_briefly
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import send_entries
from ui.messages import Message
from ui.messages.remote import Consent
from ui.messages.screens import Rematch
from ui.messages.table import AgreeDraw, Undo
from ui.session.model import Change, Model
from ui.session.undo import undo_point, why_undo_blocked
from ui.words.en.remote import say_notice as say

MESSAGES = (Consent,)


def update(model: Model, message: Message) -> Change:
    """Send a request to the others, or answer one."""
    replica = replica_of(model)
    if replica is None:
        return model, ()
    if replica.own is None:
        return show_briefly(model.with_dialog(""), say.view_only)
    if replica.stuck:
        return show_briefly(model.with_dialog(""), say.not_now)
    match message:
        case Consent(agrees):
            return _answer(model, replica, agrees)
        case Undo():
            session = model.table.main
            point = undo_point(session, past_reveals=False)
            if point is not None:
                return ask(model, replica, f"{UNDO}:{point}")
            why = why_undo_blocked(session, past_reveals=False)
            return show_briefly(model, why or say.not_now)
        case AgreeDraw():
            return ask(model.with_dialog(""), replica, DRAW)
        case Rematch():
            return ask(model.with_dialog(""), replica, AGAIN)
    return model, ()


def refuse(model: Model, _message: Message) -> Change:
    """Explain that this is not possible in a remote game."""
    return show_briefly(model, say.not_here)


def is_running(model: Model) -> bool:
    """Return True if a remote game goes on."""
    replica = replica_of(model)
    return needs_consent(model) and replica is not None and replica.state.match.player != TERMINAL


def needs_consent(model: Model) -> bool:
    """Return True if requests apply at this table; for a spectator only until the game ends."""
    replica = replica_of(model)
    return replica is not None and (replica.own is not None or replica.state.match.player != TERMINAL)


def ask(model: Model, replica: Replica, request: str) -> Change:
    """Send a request to the others, unless it is not possible now."""
    if replica.stuck:
        return show_briefly(model, say.not_now)
    try:
        replica, _ = submit(replica, ASK, request, str(replica.state.match.cursor))
    except (StaleEntry, ProtocolError):
        return show_briefly(model, say.not_now)
    if replica.state.request:
        model = model.announce(say.asked[request.partition(":")[0]])
    return send_entries(model, replica)


def _answer(model: Model, replica: Replica, agrees: bool) -> Change:
    """Answer the open request, unless this device has agreed already."""
    request = replica.state.request
    if request is None or replica.device in request.agreed:
        return model, ()
    return (agree_to_request if agrees else refuse_request)(model, replica, request)


def agree_to_request(model: Model, replica: Replica, request: Request) -> Change:
    """Send that this device agrees to the open request.

    A request that has become impossible, such as an undo past a card revealed since, is refused.
    """
    try:
        return send_entries(model, submit(replica, YES, request.what, str(request.at))[0])
    except StaleEntry:
        model, shown = show_briefly(model, say.not_now)
        model, sent = refuse_request(model, replica, request)
        return model, (*shown, *sent)


def refuse_request(model: Model, replica: Replica, request: Request) -> Change:
    """Send that this device refuses the open request."""
    return send_entries(model, submit(replica, NO, request.what, str(request.at))[0])
