"""Handler for the connections to friends' devices."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Protocol

from ui.messages import Message
from ui.messages.remote import PeerConnected, PeerDisconnected, PeerSent
from ui.ports import Connections
from ui.session.effects import Effect
from ui.session.remote.effects import (
    AcceptReply,
    ConfirmReplyTaken,
    Disconnect,
    Invite,
    OfferReply,
    ReplyToInvitation,
    Transmit,
)
from ui.session.remote.peers import LARGE

LARGEST = 64 * 1024
"""Maximum size of a received text, in bytes."""


class Dispatch(Protocol):
    """Takes a message, then draws at once or, if `soon`, before the next frame."""

    def __call__(self, message: Message, soon: bool = False) -> None:
        """Handle the message."""


class ConnectionHandler:
    """Uses the connections, and closes one that delivers too large a text.

    The connections themselves close one that delivers too often.
    """

    EFFECTS = (Invite, ReplyToInvitation, AcceptReply, Transmit, Disconnect, OfferReply, ConfirmReplyTaken)

    def __init__(self, connections: Connections, seed: Callable[[], int], dispatch: Dispatch) -> None:
        self._connections = connections
        self._seed = seed
        self._dispatch = dispatch
        connections.listen(self._received)

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        match effect:
            case Invite(peer, server):
                self._connections.invite(peer, server)
            case ReplyToInvitation(peer, offer, server):
                self._connections.answer(peer, offer, server)
            case AcceptReply(peer, answer):
                self._connections.accept(peer, answer)
            case Transmit(peer, text):
                self._connections.send(peer, text)
            case Disconnect(peer):
                self._connections.close(peer)
            case OfferReply(text):
                self._connections.hand(text)
            case ConfirmReplyTaken(text):
                self._connections.take(text)

    def _received(self, message: Message) -> None:
        """Dispatch a message from a connection."""
        if isinstance(message, PeerSent) and len(message.text.encode("utf-8", "replace")) > LARGEST:
            self._connections.close(message.peer)
            message = PeerDisconnected(message.peer, LARGE)
        if isinstance(message, PeerConnected):
            message = PeerConnected(message.peer, _nonce(self._seed))
        self._dispatch(message, soon=True)


def _nonce(seed: Callable[[], int]) -> str:
    """Return 16 random bytes as 22 letters."""
    data = b"".join(seed().to_bytes(8, "big") for _ in range(2))
    return urlsafe_b64encode(data).rstrip(b"=").decode()
