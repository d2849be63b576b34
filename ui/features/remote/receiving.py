"""Frames from friends; only what the shared state confirms is applied."""

from __future__ import annotations

from engine.formats.json_input import BadText
from engine.remote.entries import Entry, digest
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica, join, receive, replay
from engine.remote.signatures import check_signatures
from ui.features.play import open_match
from ui.features.remote import invited, inviting
from ui.features.remote.greeting import hello, peers_of, replica_of, with_peers
from ui.features.remote.sending import broadcast, cannot_go_on, name_of, send_entries, with_replica
from ui.messages import Message
from ui.messages.remote import PeerAway, PeerConnected, PeerDisconnected, PeerSent
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import (
    VERSION,
    Frame,
    Hello,
    Presence,
    Proposal,
    Since,
    frames_since,
    read_frame,
    write_frame,
)
from ui.session.remote.peers import AWAY, HERE, LARGE, MANY, PRESENCE_BURST, UNKNOWN, Peer, Peers
from ui.storage.seats import Note
from ui.words.en.remote_notices import say

NEVER_BY_CHANCE = ("chance", "deck", "seal")
"""Faults that crossing entries cannot excuse: openings, keys and signatures depend on their author alone."""
MESSAGES = (PeerAway, PeerDisconnected, PeerSent, PeerConnected)
MOST_GREETINGS = 300
"""Maximum number of greetings over a connection; each can request the whole game."""
MOST_CROSSED = 300
"""Maximum number of a device's entries in a row that may be dropped as crossing."""


def update(model: Model, message: Message) -> Change:
    """Handle a change of a connection, or a frame received over it."""
    model, effects = _update_invitation(model, message)
    model, more = _update_peers(model, message)
    return model, (*effects, *more)


def _update_invitation(model: Model, message: Message) -> Change:
    """Update the invitation that a connection belongs to."""
    match message:
        case PeerConnected():
            return invited.connected(inviting.connected(model, message), message)
        case PeerDisconnected():
            return invited.disconnected(inviting.disconnected(model, message), message), ()
    return model, ()


def _update_peers(model: Model, message: Message) -> Change:
    peers = model.screen.peers
    match message:
        case PeerConnected(line) if peers:
            return with_peers(model, peers.with_peer(Peer(line))), ()
        case PeerAway(line, away) if peers and (peer := peers.peer(line)) and peer.device >= 0:
            return _mood(model, peer, peer.device, AWAY if away else HERE)
        case PeerSent(line, text) if peers:
            peer = peers.peer(line)
            return _receive_frame(model, peer, text) if peer else (model, ())
        case PeerDisconnected(line, why) if peers and (peer := peers.peer(line)):
            if why in (LARGE, MANY) and peer.device != UNKNOWN:
                return cannot_go_on(model, "flood", peer.device)
            return _drop_peer(model, peers, line), ()
    return model, ()


def _receive_frame(model: Model, peer: Peer, text: str) -> Change:
    try:
        return _handle_frame(model, peer, read_frame(text))
    except BadText:
        return cannot_go_on(model, "garbled", peer.device)
    except ProtocolError as error:
        return cannot_go_on(model, error.code, error.author)


def _handle_frame(model: Model, peer: Peer, frame: Frame) -> Change:
    match frame:
        case Hello() if frame.version != VERSION:
            code = "older" if frame.version < VERSION else "newer"
            return cannot_go_on(model, code, frame.device)
        case Hello():
            return _handle_hello(model, peer, frame)
        case Presence() | Proposal() | Since() if peer.device == UNKNOWN:
            return model, ()  # about the previous table: nobody has been greeted at this one
        case Since(start, entries):
            return _handle_since(model, peer, start, entries)
        case Proposal():
            return _handle_proposal(model, peer, frame)
        case Presence(device, presence):
            return _mood(model, peer, device, presence)


def _drop_peer(model: Model, peers: Peers, line: int) -> Model:
    """Drop a broken connection; everyone keeps the game, and each may invite again."""
    peer = peers.peer(line)
    model = with_peers(model, peers.without(line))
    replica = replica_of(model)
    if replica is None or peer is None or peers_of(model) is None:
        return model
    return model.with_message(say.line_lost(name_of(replica, peer.device)))


# --- greetings ---------------------------------------------------------------------------------------


def _handle_hello(model: Model, peer: Peer, frame: Hello) -> Change:
    """Handle a greeting: note the device, and send what it has missed."""
    peers = model.screen.peers
    assert peers, "only called with open connections"
    if frame.table != peers.table or not _is_free(model, peers, peer, frame.device):
        return cannot_go_on(model, "other-table", -1)
    if peer.greetings >= MOST_GREETINGS:
        raise ProtocolError("flood", peer.device)
    peer = peer._replace(device=frame.device, greetings=peer.greetings + 1)
    model = with_peers(model, peers.with_peer(peer).with_presence(frame.device, HERE))
    replica = replica_of(model) if peers_of(model) else None
    effects: list[Effect] = []
    if frame.asks and (replica or peers.joins):
        effects.append(hello(model, peers, peer.line))
    if replica and frame.heard <= len(replica.heard):
        if digest(replica.heard[: frame.heard]) != frame.digest:
            raise ProtocolError("apart", frame.device)
        effects += (
            Transmit(peer.line, write_frame(each)) for each in frames_since(replica.heard, frame.heard)
        )
        model, more = resend(model)
        return model, (*effects, *more)
    if replica and (peers := model.screen.peers):
        model = with_peers(model, peers.with_peer(peer._replace(ahead=True)))
    return model, tuple(effects)


def _is_free(model: Model, peers: Peers, peer: Peer, device: int) -> bool:
    """Return True if a peer may be this device: known to the table, nobody else, and never two."""
    replica = replica_of(model) if peers_of(model) else None
    others = {each.device for each in peers.linked if each.line != peer.line} | {peers.device}
    there = replica is None or device < len(replica.state.people)
    return there and device not in others and peer.device in (UNKNOWN, device)


def resend(model: Model) -> Change:
    """Send the entries again that were made while nobody was connected."""
    peers, replica = peers_of(model), replica_of(model)
    return send_entries(model, replica, replica.mine) if peers and replica and replica.mine else (model, ())


def _mood(model: Model, peer: Peer, device: int, presence: str) -> Change:
    peers = model.screen.peers
    assert peers, "only called with open connections"
    if device == peers.device or (peers.hub and device != peer.device):
        raise ProtocolError("words", peer.device)
    behind = 1 if peers.hub else max(1, len(peers.presences) - 1)
    room = min(PRESENCE_BURST, peer.presences + (model.now - peer.presence_time) * behind) - 1
    if room < 0:
        raise ProtocolError("flood", peer.device)
    peers = peers.with_peer(peer._replace(presences=room, presence_time=model.now))
    passed = Presence(device, presence)
    others = [each.line for each in peers.linked if peers.hub and each.line != peer.line]
    effects = tuple(Transmit(line, write_frame(passed)) for line in others)
    return with_peers(model, peers.with_presence(device, presence)), effects


# --- entries -----------------------------------------------------------------------------------------


def _handle_since(model: Model, peer: Peer, start: int, entries: tuple[Entry, ...]) -> Change:
    """Add new entries of the agreed order."""
    peers, replica = model.screen.peers, replica_of(model) if peers_of(model) else None
    assert peers, "only called with open connections"
    if replica is None and not peers.joins:
        return model, ()
    known = len(replica.heard) if replica else 0
    if start > known:
        return model, (hello(model, peers, peer.line, asks=True),)
    if replica is None:
        return _join_table(model, peers, entries)
    if replica.heard[start : start + len(entries)] != entries[: known - start]:
        raise ProtocolError("apart", peer.device)
    new = entries[known - start :]
    for entry in new:
        if entry.author == replica.device and entry not in (*replica.mine, *replica.withdrawn):
            raise ProtocolError("words", peer.device)
        replica = _receive_in_order(replica, entry)
    check_signatures(replica.agreed_state, new, but=replica.device)
    passed = broadcast(peers, Since(known, new), but=peer.line) if peers.hub and new else ()
    model = with_replica(model, replica)
    if not peers.hub and not peer.ahead:
        return model, passed
    model, more = resend(with_peers(model, peers.with_peer(peer._replace(ahead=False))))
    return model, (*passed, *more)


def _receive_in_order(replica: Replica, entry: Entry) -> Replica:
    try:
        return receive(replica, entry)
    except StaleEntry as fault:
        raise ProtocolError("apart", entry.author) from fault


def _handle_proposal(model: Model, peer: Peer, saying: Proposal) -> Change:
    """Add a friend's entry to the agreed order, and send it to all.

    An entry that crosses with one of another device may be invalid although nobody cheats.
    """
    peers, replica = model.screen.peers, replica_of(model) if peers_of(model) else None
    assert peers, "only called with open connections"
    if not peers.hub or replica is None or saying.heard > len(replica.heard):
        return model, ()  # the greeting sends the missing entries first; then the friend sends this one again
    entry = saying.entry
    if entry.author != peer.device:
        raise ProtocolError("words", peer.device)
    try:
        heard = receive(replica, entry)
        check_signatures(heard.agreed_state, (entry,))
    except StaleEntry:
        return _drop_crossing(model, peers, peer)
    except ProtocolError as error:
        crosses = any(other.author != entry.author for other in replica.heard[saying.heard :])
        if crosses and error.code not in NEVER_BY_CHANCE:
            return _drop_crossing(model, peers, peer)
        raise
    if peer.crossed:
        model = with_peers(model, peers.with_peer(peer._replace(crossed=0)))
    return with_replica(model, heard), broadcast(peers, Since(len(replica.heard), (entry,)))


def _drop_crossing(model: Model, peers: Peers, peer: Peer) -> Change:
    """Drop an entry that crossing may explain, up to a limit."""
    if peer.crossed >= MOST_CROSSED:
        raise ProtocolError("flood", peer.device)
    return with_peers(model, peers.with_peer(peer._replace(crossed=peer.crossed + 1))), ()


def _join_table(model: Model, peers: Peers, entries: tuple[Entry, ...]) -> Change:
    """Join the table that a friend has set."""
    own = OwnDevice(peers.device, peers.secret)
    try:
        replica = replay(entries, own)
    except StaleEntry as fault:
        raise ProtocolError("apart", 0) from fault
    state = replica.state
    if state.table.id != peers.table or peers.device >= len(state.people):
        raise ProtocolError("other-table", 0)
    if state.people[peers.device]:
        raise ProtocolError("taken", 0)
    before = replica
    replica, _ = join(replica, peers.name)
    model = with_peers(model, peers._replace(joins=False, secret=b""))
    model, effects = open_match(model, before.match(), Note((), joint=before), foreign=True)
    model, said = send_entries(model, replica)
    return model, (*effects, *said)
