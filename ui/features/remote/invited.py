"""Joining a friend's live game: open the invitation, send back a reply."""

from __future__ import annotations

from engine.registry import GAMES
from engine.remote.invitation import Reply, read_invitation, write_reply
from ui.features.remote.greeting import own_device, remember_name, replica_of, with_peers
from ui.features.remote.incoming_links import join_table, resume_joined_game
from ui.features.remote.inviting import disconnect_all, with_inviting
from ui.features.saves import resume
from ui.messages import Message
from ui.messages.remote import (
    AcceptInvitation,
    Decline,
    PeerConnected,
    PeerDisconnected,
    ReplyReady,
    SecretDrawn,
    TableFound,
)
from ui.session.effects import DropFragment
from ui.session.model import Change, Model
from ui.session.remote.effects import Disconnect, DrawSecret, FindTable, ReplyToInvitation, server_of
from ui.session.remote.invited import Invited, Inviting
from ui.session.remote.peers import Expected, Peers
from ui.session.screen import INVITED
from ui.storage.names import player_name
from ui.words.en.connecting import say

CONNECTION = 0
"""Number of the connection to the inviting device."""
MESSAGES = (AcceptInvitation, Decline, ReplyReady, SecretDrawn, TableFound)


def update(model: Model, message: Message) -> Change:
    """Handle the invitation opened here."""
    invited = model.screen.invited
    if isinstance(message, SecretDrawn) and model.screen.opened_link:
        return join_table(model, message)
    if isinstance(message, TableFound) and (invited is None or message.table != invited.invitation.table):
        return resume_joined_game(model, message)
    if invited is None:
        return model, ()
    match message:
        case TableFound(table, device, key) if table == invited.invitation.table:
            return _ask(model, invited._replace(key=key), device)
        case AcceptInvitation(name) if not invited.accepted:
            invited = invited._replace(accepted=True, name=player_name(name), fault="")
            model, saved = remember_name(with_invited(model, invited), invited.name)
            return model, (*saved, DrawSecret())
        case SecretDrawn(secret) if invited.accepted:
            return _send_reply(model, invited, secret)
        case ReplyReady(line, text) if line == CONNECTION:
            return _with_reply(model, invited, text), ()
        case Decline():
            return _decline(model, invited)
    return model, ()


def with_invited(model: Model, invited: Invited | None) -> Model:
    """Return the model with another opened invitation."""
    return model.with_screen(model.screen._replace(invited=invited))


def open_invitation(model: Model, fragment: str) -> Change:
    """Open the invitation of a link, unless it was made here or cannot be read."""
    try:
        invitation = read_invitation(fragment)
    except ValueError as fault:
        return model.with_message(say.faults[str(fault)]), (DropFragment(),)
    before = model.screen.invited
    if before and before.invitation == invitation:
        return model.with_dialog(INVITED), (DropFragment(),)
    if invitation.game not in GAMES:
        return model.with_message(say.unknown_game(invitation.game)), (DropFragment(),)
    model = with_invited(model, Invited(invitation))
    return model, (DropFragment(), FindTable(invitation.table))


def _ask(model: Model, invited: Invited, device: int) -> Change:
    """Ask whether the player joins; a stored game continues as the same device."""
    if device >= 0 and device != invited.invitation.device:
        return with_invited(model, None).with_message(say.own_invitation), ()
    return with_invited(model, invited._replace(resumes=device >= 0)).with_dialog(INVITED), ()


def _send_reply(model: Model, invited: Invited, secret: bytes) -> Change:
    """Reply to the invitation, and close other connections."""
    made, old = invited.invitation, disconnect_all(model)
    peers = Peers(made.table, made.device, hub=False)
    if not invited.resumes:
        peers = peers._replace(joins=True, name=invited.name, secret=secret, game=made.game)
    model = with_inviting(with_peers(model, peers), Inviting())
    return model, (*old, ReplyToInvitation(CONNECTION, made.line, server_of(model.screen.settings)))


def _with_reply(model: Model, invited: Invited, line: str) -> Model:
    """Return the model with the reply to show, and what the inviting device has to prove."""
    peers, made = model.screen.peers, invited.invitation
    key = own_device(peers).key if peers and peers.secret else invited.key
    if peers and peers.table == made.table:
        model = with_peers(model, peers.expecting(Expected(CONNECTION, made.key, made.line, line)))
    return with_invited(model, invited._replace(reply=write_reply(Reply(made.tag, invited.name, key, line))))


def _decline(model: Model, invited: Invited) -> Change:
    """Forget the invitation, and close its connection."""
    model = with_invited(model, None).with_dialog("")
    return (with_peers(model, None), (Disconnect(CONNECTION),)) if invited.accepted else (model, ())


# --- connection changes -------------------------------------------------------------------------------


def connected(model: Model, message: PeerConnected) -> Change:
    """Resume the stored game once connected; a new game arrives over the connection."""
    invited = model.screen.invited
    if invited is None or not invited.accepted or message.peer != CONNECTION:
        return model, ()
    made, replica = invited.invitation, replica_of(model)
    model = with_invited(model, None).with_dialog("").with_message(say.connected(made.name))
    at_hand = replica is not None and replica.state.table.id == made.table
    return resume(model, made.table) if invited.resumes and not at_hand else (model, ())


def disconnected(model: Model, message: PeerDisconnected) -> Model:
    """Show that the connection failed and another invitation is needed."""
    invited = model.screen.invited
    if invited is None or not invited.accepted or message.peer != CONNECTION:
        return model
    model = with_peers(model, None)
    return with_invited(model, invited._replace(accepted=False, reply="", fault=message.why))
