"""Frames from friends; only what the shared state confirms is applied."""

from __future__ import annotations

from itertools import takewhile

from engine.formats.untrusted import BadText
from engine.remote.agreement import fits_links, read_table
from engine.remote.entries import (
    ASK,
    BARE,
    JOIN,
    NOBODY,
    YES,
    Entry,
    ProtocolError,
    StaleEntry,
    digest,
    unsigned,
)
from engine.remote.replica import (
    MOST_ENTRIES,
    NEVER_BY_CHANCE,
    TEXT_LIMIT,
    Replica,
    fault_of,
    join,
    receive,
    replay,
)
from engine.remote.signatures import (
    Double,
    checked_history,
    double_between,
    ends_signed,
    find_double,
    without_spare_signatures,
)
from engine.remote.status import abandoned_device
from ui.features.play import open_match
from ui.features.remote import invited, inviting
from ui.features.remote.greeting import (
    hello,
    is_proof,
    own_device,
    peers_of,
    replica_of,
    with_peers,
)
from ui.features.remote.link_play import without_links
from ui.features.remote.sending import (
    broadcast,
    cannot_go_on,
    close_connection,
    name_of,
    send_entries,
    with_replica,
)
from ui.messages import Message
from ui.messages.remote import (
    AnswerTable,
    PeerAway,
    PeerConnected,
    PeerDisconnected,
    PeerSent,
    SendSignal,
    SignalOver,
)
from ui.session.effects import Effect
from ui.session.model import Change, Model
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import (
    VERSION,
    Frame,
    Hello,
    Presence,
    Proposal,
    Signal,
    Since,
    frames_since,
    read_frame,
    write_frame,
)
from ui.session.remote.peers import AWAY, GONE, HERE, LARGE, MANY, PRESENCE_BURST, UNKNOWN, Peer, Peers
from ui.storage.seats import Note
from ui.words.en.remote import say as table_words
from ui.words.en.remote import say_notice as say

MESSAGES = (PeerAway, PeerDisconnected, PeerSent, PeerConnected, SendSignal, SignalOver, AnswerTable)
MOST_GREETINGS = 300
"""Maximum number of greetings over a connection; each can request the whole game."""
MOST_CROSSED = 300
"""Maximum number of a device's entries in a row that may be dropped as crossing."""


def update(model: Model, message: Message) -> Change:
    """Handle a change of a connection, or a frame received over it."""
    if isinstance(message, SendSignal | SignalOver):
        from ui.features.remote.signals import update as update_signals  # only live games need it

        return update_signals(model, message)
    if isinstance(message, AnswerTable):
        return _answer_about_table(model, message.plays)
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
    """Update the peers after a change of a connection, and handle the frames they send."""
    peers = model.screen.peers
    match message:
        case PeerConnected(line, nonce) if peers:
            return with_peers(model, peers.with_peer(Peer(line, nonce=nonce))), ()
        case PeerAway(line, away) if peers and (peer := peers.peer(line)) and peer.device >= 0:
            return _update_presence(model, peer, peer.device, AWAY if away else HERE)
        case PeerSent(line, text) if peers:
            peer = peers.peer(line)
            return _receive_frame(model, peer, text) if peer else (model, ())
        case PeerDisconnected(line, why) if peers and (peer := peers.peer(line)):
            if why in (LARGE, MANY) and peer.device != UNKNOWN:
                return cannot_go_on(model, "flood", peer.device)
            return _drop_peer(model, peers, line)
    return model, ()


def _receive_frame(model: Model, peer: Peer, text: str) -> Change:
    """Handle a frame; an invalid one stops the game, or only the connection while nobody is proven there."""
    try:
        return _handle_frame(model, peer, read_frame(text))
    except BadText:
        return _stop(model, peer, ProtocolError("garbled", peer.device))
    except ProtocolError as error:
        return _stop(model, peer, error)


def _stop(model: Model, peer: Peer, error: ProtocolError) -> Change:
    """Stop the game with an error; before the other end has proven who it is, only close the connection."""
    if peer.key:
        return cannot_go_on(model, error.code, error.author)
    return close_connection(model, peer.line, error.code)


def _handle_frame(model: Model, peer: Peer, frame: Frame) -> Change:
    """Handle a frame by its type. Raises `ProtocolError`."""
    match frame:
        case Hello() if frame.version != VERSION:
            raise ProtocolError("older" if frame.version < VERSION else "newer", frame.device)
        case Hello():
            return _handle_hello(model, peer, frame)
        case Presence() | Proposal() | Signal() | Since() if not peer.key:
            return model, ()  # about the previous table, or from somebody who has not proven a key
        case Since(start, entries):
            return _handle_since(model, peer, start, entries)
        case Proposal():
            return _handle_proposal(model, peer, frame)
        case Presence(device, presence):
            return _update_presence(model, peer, device, presence)
        case Signal(device, what):
            from ui.features.remote.signals import receive_signal

            return receive_signal(model, peer, device, what)


def _drop_peer(model: Model, peers: Peers, line: int) -> Change:
    """Drop a broken connection; everyone keeps the game, and each may invite again."""
    peer, peers = peers.peer(line), peers.without(line)
    model = with_peers(model, peers)
    replica = replica_of(model)
    if replica is None or peer is None or peers_of(model) is None:
        return model, ()
    news = broadcast(peers, Presence(peer.device, GONE)) if peers.hub and peer.key else ()
    offer = (table_words.by_link, "by-link") if fits_links(replica.state.table) else ("", "")
    return model.with_message(say.connection_lost(name_of(replica, peer.device)), offer), news


# --- greetings ---------------------------------------------------------------------------------------


def _handle_hello(model: Model, peer: Peer, frame: Hello) -> Change:
    """Handle a greeting: check who sends it, and send what that device has missed."""
    peers = model.screen.peers
    assert peers, "only called with open connections"
    if frame.table != peers.table or not _is_free(model, peers, peer, frame.device):
        raise ProtocolError("other-table", NOBODY)
    if peer.greetings >= MOST_GREETINGS:
        raise ProtocolError("flood", peer.device)
    asks = frame.asks or frame.nonce != peer.their_nonce
    peer = peer._replace(greetings=peer.greetings + 1, their_nonce=frame.nonce, signals=frame.signals)
    proves = not peer.key and bool(frame.answer)
    if proves:
        peer = peer._replace(device=frame.device, key=_proven_key(model, peers, peer, frame))
    model = with_peers(model, peers.with_peer(peer))
    replica, peers = replica_of(model) if peers_of(model) else None, model.screen.peers
    assert peers, "just set"
    answers: tuple[Effect, ...] = ()
    if asks and (replica or peers.joins):
        answers = (hello(model, peers, peer.line),)
    if not peer.key:
        return model, answers
    answers += _introduction(peers, peer) if proves and peers.hub else ()
    model = with_peers(model, peers.with_presence(frame.device, HERE))
    return _send_missed(without_links(model) if replica else model, peer, frame, answers)


def _introduction(peers: Peers, peer: Peer) -> tuple[Effect, ...]:
    """Return the hub's frames about a new device: its presence to the other guests, and theirs to it."""
    others = [other for other in peers.proven if other.line != peer.line]
    known = (Presence(other.device, peers.presence(other.device)) for other in others)
    news = broadcast(peers, Presence(peer.device, HERE), but=peer.line)
    return (*news, *(Transmit(peer.line, write_frame(each)) for each in known))


def _proven_key(model: Model, peers: Peers, peer: Peer, frame: Hello) -> str:
    """Return the key that a greeting proves. Raises `ProtocolError` if it is not the expected one."""
    replica = replica_of(model) if peers_of(model) else None
    person = replica.state.people[frame.device] if replica and replica.state.protocol > 1 else None
    before = peers.keys[frame.device] if frame.device < len(peers.keys) else ""
    key = person.key if person else before or peers.expects(peer.line).key
    if not key or not is_proof(peers, peer, key, frame):
        raise ProtocolError("stranger", frame.device)
    return key


def _send_missed(model: Model, peer: Peer, frame: Hello, answers: tuple[Effect, ...]) -> Change:
    """Send the entries that a peer has missed, and those that it may have missed."""
    replica, peers = replica_of(model) if peers_of(model) else None, model.screen.peers
    if replica and frame.heard <= len(replica.heard):
        if digest(replica.heard[: frame.heard]) != frame.digest:
            raise ProtocolError("apart", frame.device)
        missed = frames_since(replica.heard, frame.heard)
        model, more = resend(model)
        return model, (*answers, *(Transmit(peer.line, write_frame(each)) for each in missed), *more)
    if replica and peers:
        model = with_peers(model, peers.with_peer(peer._replace(ahead=True)))
    return model, answers


def _is_free(model: Model, peers: Peers, peer: Peer, device: int) -> bool:
    """Return True if a peer may be this device: known to the table, nobody else, and never two."""
    replica = replica_of(model) if peers_of(model) else None
    others = {each.device for each in peers.linked if each.line != peer.line} | {peers.device}
    has_seat = replica is None or device < len(replica.state.people)
    return has_seat and device not in others and peer.device in (UNKNOWN, device)


def resend(model: Model) -> Change:
    """Send the entries again that were made while nobody was connected."""
    peers, replica = peers_of(model), replica_of(model)
    return send_entries(model, replica, replica.mine) if peers and replica and replica.mine else (model, ())


def _update_presence(model: Model, peer: Peer, device: int, presence: str) -> Change:
    """Note the presence of a device, and forward it from the hub; limits how often a peer may change it."""
    peers = model.screen.peers
    assert peers, "only called with open connections"
    if device == peers.device or (peers.hub and device != peer.device):
        raise ProtocolError("words", peer.device)
    if peers.hub and presence == GONE:
        raise ProtocolError("order", peer.device)  # a guest that is here would stop all clocks
    behind = 1 if peers.hub else max(1, len(peers.presences) - 1)
    room = min(PRESENCE_BURST, peer.presences + (model.now - peer.presence_time) * behind) - 1
    if room < 0:
        raise ProtocolError("flood", peer.device)
    peers = peers.with_peer(peer._replace(presences=room, presence_time=model.now))
    news = write_frame(Presence(device, presence))
    others = [each.line for each in peers.linked if peers.hub and each.line != peer.line]
    effects = tuple(Transmit(line, news) for line in others)
    return with_peers(model, peers.with_presence(device, presence)), effects


# --- entries -----------------------------------------------------------------------------------------


def _handle_since(model: Model, peer: Peer, start: int, entries: tuple[Entry, ...]) -> Change:
    """Add new entries of the agreed order, once all are vouched for."""
    peers, replica = model.screen.peers, replica_of(model) if peers_of(model) else None
    assert peers, "only called with open connections"
    if replica is None and not peers.joins:
        return model, ()
    place, held = peer.held
    if held and start == place + len(held):
        start, entries = place, (*held, *entries)
    known = len(replica.heard) if replica else 0
    if start > known:
        return model, (hello(model, peers, peer.line, asks=True),)
    size = sum(len(part) for entry in held for part in entry.parts)
    if len(entries) > MOST_ENTRIES or size > TEXT_LIMIT:
        raise ProtocolError("flood", peer.device)
    own = _own_entries(replica)
    vouched = ends_signed([entry for entry in entries if unsigned(entry) not in own])
    complete = vouched or not entries[0].heard
    peer = peer._replace(held=(0, ()) if complete else (start, entries))
    model = with_peers(model, peers.with_peer(peer))
    if not complete:
        return model, ()
    if replica is None:
        return _meet_table(model, peers.with_peer(peer), entries)
    overlap = entries[: known - start]
    if any(unsigned(a) != unsigned(b) for a, b in zip(replica.heard[start:], overlap, strict=False)):
        return _handle_divergence(model, replica, peer, (*replica.heard[:start], *entries))
    return _add_entries(model, replica, peer, entries[known - start :])


def _own_entries(replica: Replica | None) -> frozenset[Entry]:
    """Return the entries made here that may still arrive, unsigned."""
    return frozenset(map(unsigned, (*replica.mine, *replica.withdrawn))) if replica else frozenset()


def _add_entries(model: Model, replica: Replica, peer: Peer, new: tuple[Entry, ...]) -> Change:
    """Add entries of the agreed order that come after all known ones. Raises `ProtocolError`."""
    peers, own, known = model.screen.peers, _own_entries(replica), len(replica.heard)
    assert peers, "only called with open connections"
    if replica.stuck:
        new = tuple(takewhile(lambda entry: entry.kind == BARE, new))
    if replica.state.protocol == 1 and any(
        entry.author == replica.device and entry not in own for entry in new
    ):
        raise ProtocolError("words", peer.device)
    checked_history(replica.agreed_state.history, new, peer.device, own)
    for entry in without_spare_signatures(new):
        check_newcomer(peers, entry, peer.device)
        check_presence(model, replica, entry)
        replica = _receive_in_order(replica, entry, peer.device)
    model = with_replica(model, replica)
    forwarded = (
        effect
        for frame in (frames_since(replica.heard, known) if peers.hub else ())
        for effect in broadcast(peers, frame, but=peer.line)
    )
    if not peers.hub and not peer.ahead:
        return model, tuple(forwarded)
    model, more = resend(with_peers(model, peers.with_peer(peer._replace(ahead=False))))
    return model, (*forwarded, *more)


def _handle_divergence(model: Model, replica: Replica, peer: Peer, theirs: tuple[Entry, ...]) -> Change:
    """Stop at a transcript that contradicts ours; two signatures under one number name their author."""
    double = double_between(replica.entries, theirs, replica.device)
    if double is None:
        raise ProtocolError("apart", peer.device)
    return _keep_proof(model, replica, double)


def _keep_proof(model: Model, replica: Replica, double: Double) -> Change:
    """Keep the proof that a device has signed two entries under one number, and stop the game."""
    proven = with_replica(model, replica.with_proof(double))
    return cannot_go_on(proven, "double", double.author)


def check_newcomer(peers: Peers, entry: Entry, forwarder: int) -> None:
    """Raise `ProtocolError` if somebody joins with another key than in the last game, or than proven here."""
    if entry.kind != JOIN or not entry.heard:
        return
    before = peers.keys[entry.author] if entry.author < len(peers.keys) else ""
    peer = next((each for each in peers.proven if each.device == entry.author), None)
    if any(key and key != entry.parts[2] for key in (before, peer.key if peer else "")):
        raise ProtocolError("stranger", forwarder)


def check_presence(model: Model, replica: Replica, entry: Entry) -> None:
    """Raise `ProtocolError` if somebody ends the game too early, as abandoned by this device.

    Of several others, one asks and another agrees, or asks for the same.
    """
    if entry.kind not in (ASK, YES) or abandoned_device(entry.parts[0]) != replica.device:
        return
    request = replica.agreed_state.request
    if entry.kind == ASK and (request is None or request.what != entry.parts[0]):
        return
    from ui.features.remote.waiting import is_too_early

    if is_too_early(model.screen.waiting, model, last_call=len(replica.state.people) == 2):
        raise ProtocolError("order", entry.author)


def _receive_in_order(replica: Replica, entry: Entry, forwarder: int) -> Replica:
    """Return the replica with an entry of the agreed order. Raises `ProtocolError`."""
    try:
        return receive(replica, entry)
    except (StaleEntry, ProtocolError) as fault:
        raise fault_of(replica.agreed_state, entry, fault, forwarder) from fault


def _handle_proposal(model: Model, peer: Peer, proposal: Proposal) -> Change:
    """Add a friend's entry to the agreed order, and send it to all.

    An entry that crosses with one of another device may be invalid although nobody cheats.
    """
    peers, replica = model.screen.peers, replica_of(model) if peers_of(model) else None
    assert peers, "only called with open connections"
    if not peers.hub or replica is None or proposal.heard > len(replica.heard):
        return model, ()  # the greeting sends the missing entries first; then the friend sends this one again
    entry, state = proposal.entry, replica.agreed_state
    if entry.author != peer.device:
        raise ProtocolError("words", peer.device)
    if replica.stuck and entry.kind != BARE:
        return model, ()
    crosses = _crosses(replica, proposal)
    if entry.number < state.entry_counts[entry.author]:
        ours = [each for each in replica.heard if each.author == entry.author][entry.number :]
        double = find_double(state.history, ours, state.history, [entry])
        return _keep_proof(model, replica, double) if double else _drop_crossing(model, peers, peer)
    if entry.number > state.entry_counts[entry.author] and crosses:
        return _drop_crossing(model, peers, peer)
    checked_history(state.history, (entry,), peer.device)
    check_newcomer(peers, entry, peer.device)
    check_presence(model, replica, entry)
    try:
        heard = receive(replica, entry)
    except StaleEntry:
        return _drop_crossing(model, peers, peer)
    except ProtocolError as error:
        if crosses and error.code not in NEVER_BY_CHANCE:
            return _drop_crossing(model, peers, peer)
        raise
    if peer.crossed:
        model = with_peers(model, peers.with_peer(peer._replace(crossed=0)))
    return with_replica(model, heard), broadcast(peers, Since(len(replica.heard), (entry,)))


def _crosses(replica: Replica, proposal: Proposal) -> bool:
    """Return True if the author of a proposal had not heard all entries of the others."""
    entry, counts = proposal.entry, replica.agreed_state.entry_counts
    if replica.agreed_state.protocol == 1:
        return any(other.author != entry.author for other in replica.heard[proposal.heard :])
    pairs = enumerate(zip(entry.heard, counts, strict=False))
    return any(device != entry.author and heard < count for device, (heard, count) in pairs)


def _drop_crossing(model: Model, peers: Peers, peer: Peer) -> Change:
    """Drop an entry that crossing may explain, up to a limit."""
    if peer.crossed >= MOST_CROSSED:
        raise ProtocolError("flood", peer.device)
    return with_peers(model, peers.with_peer(peer._replace(crossed=peer.crossed + 1))), ()


def _meet_table(model: Model, peers: Peers, entries: tuple[Entry, ...]) -> Change:
    """Join the table that a friend has set; ask before if it differs from the agreed one."""
    from ui.features.remote.comparing import ask_about, is_agreed

    return (_join_table if is_agreed(peers, entries) else ask_about)(model, peers, entries)


def _answer_about_table(model: Model, plays: bool) -> Change:
    """Join the offered table, or close the connections."""
    from ui.features.remote.comparing import decline

    peers, model = model.screen.peers, model.with_dialog("")
    if peers is None or not peers.offered:
        return model, ()
    if not plays:
        return decline(model, peers)
    entries = peers.offered
    peers = peers._replace(agreed=read_table(entries[0]), offered=())
    try:
        return _join_table(with_peers(model, peers), peers, entries)
    except ProtocolError as error:
        return cannot_go_on(model, error.code, error.author)


def _join_table(model: Model, peers: Peers, entries: tuple[Entry, ...]) -> Change:
    """Join the table that a friend has set. Raises `ProtocolError`."""
    hub = peers.linked[0] if peers.linked else Peer(UNKNOWN)
    replica = replay(entries, own_device(peers), hub.device)
    state = replica.state
    if state.table.id != peers.table or peers.device >= len(state.people):
        raise ProtocolError("other-table", 0)
    if state.protocol == 1:
        raise ProtocolError("older", hub.device)
    if state.people[peers.device]:
        raise ProtocolError("taken", 0)
    for entry in entries:
        check_newcomer(peers, entry, hub.device)
    before = replica
    replica, _ = join(replica, peers.name)
    model = with_peers(model, peers._replace(joins=False, secret=b"", signer=b""))
    model, effects = open_match(
        model, before.match(), Note((), replica=before, compared=peers.compared), imported=True
    )
    model, sent = send_entries(model, replica)
    return model, (*effects, *sent)
