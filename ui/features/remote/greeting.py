"""Greetings over connections: presence, and each device's position in the agreed order."""

from __future__ import annotations

from engine.remote.entries import digest
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica
from engine.remote.signatures import greeting_message, is_vouched, sign_text
from ui.session.model import Change, Effects, Model
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import Hello, Presence, write_frame
from ui.session.remote.peers import AWAY, HERE, Peer, Peers
from ui.session.storage_effects import SaveSettings
from ui.storage.names import player_name
from ui.words.en.remote import say_notice as say


def replica_of(model: Model) -> Replica | None:
    """Return the replica of the game at the table, if it is played remotely."""
    return model.session.main.replica if model.session and model.at_table else None


def peers_of(model: Model) -> Peers | None:
    """Return the peers, if they belong to the game at the table."""
    peers, replica = model.screen.peers, replica_of(model)
    return peers if peers and replica and peers.table == replica.state.table.id else None


def with_peers(model: Model, peers: Peers | None) -> Model:
    """Return the model with other peers."""
    return model.with_screen(model.screen._replace(peers=peers))


def remember_name(model: Model, name: str) -> Change:
    """Remember the name of the person here in the settings, for the next online game."""
    settings = model.screen.settings._replace(own_name=player_name(name))
    if not settings.own_name or settings == model.screen.settings:
        return model, ()
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)


def greet_peers(model: Model) -> Change:
    """Greet new peers once the game is at the table; send an absence when it is left."""
    peers = model.screen.peers
    if peers is None:
        return model, ()
    here = peers_of(model) is not None
    turned = [peer for peer in peers.linked if peer.greeted != (here or peers.joins)]
    if not turned:
        return model, ()
    effects: Effects = ()
    for peer in turned:
        peers = peers.with_peer(peer._replace(greeted=not peer.greeted))
        effects += (_farewell(peers, peer) if peer.greeted else hello(model, peers, peer.line, asks=True),)
    return with_peers(model, peers.with_presence(peers.device, HERE if here else AWAY)), effects


def announce_presence(before: Model, model: Model) -> Model:
    """Return the model with the news who is here, away or gone, unless a message says so."""
    old, peers, replica = peers_of(before), peers_of(model), replica_of(model)
    if not old or not peers or not replica or model.screen.message != before.screen.message:
        return model
    people = enumerate(replica.state.people)
    changed = [
        say.is_present(replica.state.name(device), peers.presence(device))
        for device, person in people
        if person and device != peers.device and peers.presence(device) != old.presence(device)
    ]
    return model.announce(" ".join(changed)) if changed else model


def hello(model: Model, peers: Peers, line: int, asks: bool = False) -> Transmit:
    """Return the effect that greets a peer; `asks` requests a greeting in return."""
    replica = replica_of(model) if peers_of(model) else None
    heard = replica.heard if replica else ()
    peer = peers.peer(line) or Peer(line)
    frame = Hello(peers.table, peers.device, len(heard), digest(heard), asks, nonce=peer.nonce)
    return Transmit(line, write_frame(frame._replace(answer=_answer(peers, peer, replica))))


def _answer(peers: Peers, peer: Peer, replica: Replica | None) -> str:
    """Return this device's proof of its key for a peer whose random word is known; "" before."""
    own = replica.own if replica else None
    own = own or (own_device(peers) if peers.secret else None)
    if own is None or not peer.their_nonce:
        return ""
    end = peers.expects(peer.line)
    words = peer.their_nonce, peer.nonce, end.offer, end.reply
    return sign_text(own.signer, greeting_message(peers.table, peers.device, *words))


def is_proof(peers: Peers, peer: Peer, key: str, frame: Hello) -> bool:
    """Return True if a greeting proves that its sender has the secret of a key."""
    end = peers.expects(peer.line)
    words = peer.nonce, frame.nonce, end.offer, end.reply
    return is_vouched(key, greeting_message(peers.table, frame.device, *words), frame.answer)


def own_device(peers: Peers) -> OwnDevice:
    """Return this device before it has joined."""
    return OwnDevice(peers.device, peers.secret, peers.signer)


def _farewell(peers: Peers, peer: Peer) -> Transmit:
    return Transmit(peer.line, write_frame(Presence(peers.device, AWAY)))
