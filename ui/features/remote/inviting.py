"""Inviting friends to a live game: an invitation goes out, a reply comes back."""

from __future__ import annotations

from engine.remote.invitation import (
    FOREIGN,
    Invitation,
    Reply,
    read_invitation,
    read_reply,
    write_invitation,
)
from engine.remote.replica import Replica
from ui.features.notices import show_briefly
from ui.features.remote.greeting import peers_of, replica_of, with_peers
from ui.features.saves import resume
from ui.messages import Message
from ui.messages.remote import (
    CameraFailed,
    CodeRead,
    ConnectionLate,
    InviteDevice,
    NobodyWaits,
    OfferReady,
    PeerConnected,
    PeerDisconnected,
    ReplyOffered,
    ReplyTaken,
    Scan,
    StopScanning,
    SubmitReply,
)
from ui.session.effects import DropFragment, SendLater
from ui.session.model import Change, Effects, Model
from ui.session.remote.effects import (
    AcceptReply,
    CloseCamera,
    ConfirmReplyTaken,
    Disconnect,
    Invite,
    OfferReply,
    OpenCamera,
    server_of,
)
from ui.session.remote.invited import CAMERA, NOBODY, OFFERED, OTHER, OWN, TAKEN, Inviting, Sent
from ui.session.remote.peers import GONE, Expected, Peers
from ui.session.screen import ANSWERED, INVITING
from ui.words.en.connecting import say

PATIENCE = 1.5
"""Seconds to wait for another tab to take a reply."""
USUAL = 6.0
"""Seconds in which a connection usually opens once the reply is here."""
MESSAGES = (
    ReplyOffered, ReplyTaken, CameraFailed, CodeRead, ConnectionLate, SubmitReply, InviteDevice, OfferReady,
    NobodyWaits, Scan, StopScanning,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Handle invitations made here, and the replies to them."""
    screen = model.screen
    match message:
        case InviteDevice(device, anew):
            return _invite(model, device, anew)
        case OfferReady(line, text):
            return _with_offer(model, line, text), ()
        case SubmitReply(text):
            return _use_reply(model, text)
        case ConnectionLate(tag):
            return with_inviting(model, screen.inviting.with_late(tag)), ()
        case Scan():
            return with_inviting(model, screen.inviting._replace(scanning=True, fault="")), (OpenCamera(),)
        case CodeRead(text) if screen.inviting.scanning:
            return _use_reply(_camera_off(model), text)
        case CameraFailed():
            return with_inviting(model, screen.inviting._replace(scanning=False, fault=CAMERA)), ()
        case StopScanning():
            return _camera_off(model), (CloseCamera(),)
        case ReplyOffered(text):
            return _take_offered_reply(model, text)
        case ReplyTaken():
            return model.with_screen(screen._replace(reply_state=TAKEN)), ()
        case NobodyWaits() if screen.reply_state == OFFERED:
            return model.with_screen(screen._replace(reply_state=NOBODY)), ()
    return model, ()


# --- inviting ----------------------------------------------------------------------------------------


def _invite(model: Model, device: int, anew: bool) -> Change:
    """Show the invitation to a device, made anew if none is valid."""
    replica = replica_of(model)
    if replica is None or replica.own is None or device not in range(len(replica.state.people)):
        return model, ()
    peers = peers_of(model)
    if peers and not peers.hub and peers.linked:
        return show_briefly(model, say.host_invites)
    if device == replica.device or (peers and peers.presence(device) != GONE):
        return model, ()
    table, inviting = replica.state.table.id, model.screen.inviting
    sent = inviting.to(table, device)
    model = model.with_dialog(INVITING, str(device))
    if sent and sent.link and not anew:
        return with_inviting(model, inviting._replace(fault="", scanning=False)), ()
    model, disconnected = _as_hub(model, replica, peers)
    model = with_inviting(model, model.screen.inviting.with_sent(Sent(table, device)))
    return model, (*disconnected, Invite(device, server_of(model.screen.settings)))


def _as_hub(model: Model, replica: Replica, peers: Peers | None) -> Change:
    """Make this device the hub; close connections of another table."""
    if peers and peers.hub:
        return model, ()
    disconnected = disconnect_all(model)
    linked = peers.linked if peers else ()
    new = Peers(replica.state.table.id, replica.device, hub=True, linked=linked)
    return with_peers(with_inviting(model, Inviting()), new), disconnected


def disconnect_all(model: Model) -> Effects:
    """Return the effects that close all connections, open or opening."""
    peers, sent = model.screen.peers, model.screen.inviting.sent
    lines = {peer.line for peer in peers.linked} if peers else set()
    return tuple(Disconnect(line) for line in sorted(lines | {each.device for each in sent}))


def with_inviting(model: Model, inviting: Inviting) -> Model:
    """Return the model with other invitations."""
    return model.with_screen(model.screen._replace(inviting=inviting))


def _with_offer(model: Model, line: int, text: str) -> Model:
    """Return the model with the invitation made from a connection offer."""
    replica, sent = replica_of(model), model.screen.inviting.for_connection(line)
    if replica is None or replica.own is None or sent is None or replica.state.table.id != sent.table:
        return model
    person = replica.state.people[replica.device]
    name = person.name if person else ""
    game, key = replica.state.table.game.info.id, replica.own.key
    made = Invitation(game, sent.table, sent.device, name, key, text)
    sent = sent._replace(link=write_invitation(made), tag=made.tag, line=text)
    return with_inviting(model, model.screen.inviting.with_sent(sent))


def _camera_off(model: Model) -> Model:
    """Return the model with the camera off."""
    return with_inviting(model, model.screen.inviting._replace(scanning=False))


# --- replies ------------------------------------------------------------------------------------------


def _use_reply(model: Model, text: str) -> Change:
    """Open the connection that a reply belongs to."""
    inviting = model.screen.inviting
    try:
        reply = read_reply(text)
    except ValueError as fault:
        why = OWN if str(fault) == FOREIGN and _is_own(inviting, text) else str(fault)
        return with_inviting(model, inviting._replace(fault=why)), ()
    return _connect(model, reply) or (with_inviting(model, inviting._replace(fault=OTHER)), ())


def _is_own(inviting: Inviting, text: str) -> bool:
    """Return True if a text contains an invitation made here."""
    try:
        return inviting.with_tag(read_invitation(text).tag) is not None
    except ValueError:
        return False


def _connect(model: Model, reply: Reply) -> Change | None:
    """Open the connection that a reply belongs to; None if no invitation here waits for it."""
    sent = model.screen.inviting.with_tag(reply.tag)
    if sent is None:
        return None
    model = with_inviting(model, model.screen.inviting.with_sent(sent._replace(replied=True)))
    if peers := model.screen.peers:
        model = with_peers(model, peers.expecting(Expected(sent.device, reply.key, sent.line, reply.line)))
    model, shown = _show_table(model, sent)
    late = SendLater(USUAL, ConnectionLate(sent.tag))
    return model, (*shown, AcceptReply(sent.device, reply.line), late)


def _show_table(model: Model, sent: Sent) -> Change:
    """Show the table of an invitation."""
    replica = replica_of(model)
    if replica and replica.state.table.id == sent.table:
        return model.with_dialog(INVITING, str(sent.device)), ()
    return resume(model, sent.table)


def open_reply(model: Model, fragment: str) -> Change:
    """Use the reply of a link opened here: it may belong to this tab or to another one."""
    try:
        change = _connect(model, read_reply(fragment))
    except ValueError as fault:
        return model.with_message(say.faults[str(fault)]), (DropFragment(),)
    if change:
        return change[0], (*change[1], DropFragment())
    model = model.with_screen(model.screen._replace(reply_state=OFFERED)).with_dialog(ANSWERED)
    return model, (DropFragment(), OfferReply(fragment), SendLater(PATIENCE, NobodyWaits()))


def _take_offered_reply(model: Model, text: str) -> Change:
    """Take a reply offered by another tab, if this tab waits for it."""
    try:
        change = _connect(model, read_reply(text))
    except ValueError:
        return model, ()
    return (change[0], (*change[1], ConfirmReplyTaken(text))) if change else (model, ())


# --- connection changes -------------------------------------------------------------------------------


def connected(model: Model, message: PeerConnected) -> Model:
    """Drop the invitation of a peer who has connected."""
    inviting = model.screen.inviting
    if inviting.for_connection(message.peer) is None:
        return model
    shown = (model.screen.dialog, model.screen.subject) == (INVITING, str(message.peer))
    model = with_inviting(model, inviting.without(message.peer))
    return model.with_dialog("") if shown else model


def disconnected(model: Model, message: PeerDisconnected) -> Model:
    """Drop the invitation of a failed connection, so that another can be made."""
    inviting = model.screen.inviting
    if inviting.for_connection(message.peer) is None:
        return model
    return with_inviting(model, inviting.without(message.peer, message.why))
