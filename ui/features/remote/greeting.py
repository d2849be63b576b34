"""Greetings over connections: presence, and each device's position in the agreed order."""

from __future__ import annotations

from engine.remote.entries import digest
from engine.remote.replica import Replica
from ui.session.model import Change, Effects, Model
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import Hello, Presence, write_frame
from ui.session.remote.peers import AWAY, HERE, Peer, Peers


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


def hello(model: Model, peers: Peers, line: int, asks: bool = False) -> Transmit:
    """Return the effect that greets a peer; `asks` requests a greeting in return."""
    replica = replica_of(model) if peers_of(model) else None
    heard = replica.heard if replica else ()
    frame = Hello(peers.table, peers.device, len(heard), digest(heard), asks)
    return Transmit(line, write_frame(frame))


def _farewell(peers: Peers, peer: Peer) -> Transmit:
    return Transmit(peer.line, write_frame(Presence(peers.device, AWAY)))
