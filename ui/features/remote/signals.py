"""Emotes and nudges over a live connection: shown for a moment, and in no transcript.

Both sides limit them. A friend who sends more is not heard, and unknown ones from newer pages are ignored.
"""

from __future__ import annotations

from engine.remote.entries import ProtocolError
from ui.features.notices import show_briefly
from ui.features.remote.greeting import peers_of, replica_of, with_peers
from ui.messages import Message
from ui.messages.remote import SendSignal, SignalOver
from ui.session.effects import Effect, PlaySound, SendLater, Vibrate
from ui.session.model import Change, Model
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import Signal, write_frame
from ui.session.remote.peers import NUDGE, SIGNALS, Peer, Peers, Said, left_signals, signal_cost
from ui.words.en.remote import say_notice as say

SECONDS = 4.0
"""Seconds that an emote is shown."""


def update(model: Model, message: Message) -> Change:
    """Send an emote or a nudge, or remove one whose time is over."""
    peers = peers_of(model)
    match message:
        case SendSignal(what) if peers and what in SIGNALS and model.screen.settings.voices:
            return _send(model, peers, what)
        case SignalOver(number) if peers and peers.said.number == number:
            return with_peers(model, peers._replace(said=peers.said._replace(what=""))), ()
    return model, ()


def _send(model: Model, peers: Peers, what: str) -> Change:
    """Send an emote or a nudge to everybody whose page knows them, unless it comes too soon."""
    replica = replica_of(model)
    lines = [peer.line for peer in peers.linked if peer.signals]
    if replica is None or not lines or (what == NUDGE and not peers.may_nudge(replica.state.turn)):
        return model, ()
    left = left_signals(peers.signals, peers.signal_time, model.now) - signal_cost(what)
    if left < 0:
        return show_briefly(model, say.slowly)
    peers = peers._replace(signals=left, signal_time=model.now)
    text = write_frame(Signal(peers.device, what))
    model, over = _show(with_peers(model, peers), peers, peers.device, what)
    return model, (*(Transmit(line, text) for line in lines), over)


def receive_signal(model: Model, peer: Peer, device: int, what: str) -> Change:
    """Show a friend's emote or nudge, and forward it from the hub. Raises `ProtocolError`."""
    peers, replica = peers_of(model), replica_of(model)
    if peers is None or replica is None:
        return model, ()
    if device == peers.device or (peers.hub and device != peer.device):
        raise ProtocolError("words", peer.device)
    behind = 1 if peers.hub else max(1, len(peers.presences) - 1)
    left = left_signals(peer.heard_signals, peer.signal_time, model.now, behind, receiving=True)
    left -= signal_cost(what)
    if left < 0:
        return model, ()  # a flood is dropped; the connection itself limits the frames
    peers = peers.with_peer(peer._replace(heard_signals=left, signal_time=model.now))
    model = with_peers(model, peers)
    text = write_frame(Signal(device, what))
    others = [each.line for each in peers.linked if peers.hub and each.signals and each.line != peer.line]
    effects: tuple[Effect, ...] = tuple(Transmit(line, text) for line in others)
    known = what in SIGNALS and device < len(replica.state.people)
    late = what == NUDGE and replica.state.turn != replica.device
    if not known or late or not model.screen.settings.voices:
        return model, effects
    model, over = _show(model, peers, device, what)
    alarm = (PlaySound("low"), Vibrate("end")) if what == NUDGE else ()
    return model, (*effects, over, *alarm)


def _show(model: Model, peers: Peers, device: int, what: str) -> tuple[Model, Effect]:
    """Show an emote or a nudge beside a player's name for a while."""
    said = Said(device, what, peers.said.number + 1)
    return with_peers(model, peers._replace(said=said)), SendLater(SECONDS, SignalOver(said.number))
