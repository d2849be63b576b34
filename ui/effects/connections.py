"""Speaks with friends at other devices, and listens as far as anybody may speak."""

from __future__ import annotations

from typing import Protocol

from ui.messages import Message
from ui.messages.remote import PeerDisconnected, PeerSent
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
"""Bytes of a text that is heard."""


class Dispatch(Protocol):
    """Takes a message; then all is drawn at once, or `soon`, before the next picture."""

    def __call__(self, message: Message, soon: bool = False) -> None:
        """Take it."""


class ConnectionHandler:
    """Does what is to be done on the lines. Whoever sends too large a text is cut off, and the app told why.

    The line itself cuts off a friend who sends too often.
    """

    def __init__(self, line: Connections, tell: Dispatch) -> None:
        self._line = line
        self._tell = tell
        line.listen(self._told)

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of lines; return whether it is."""
        match effect:
            case Invite(peer, server):
                self._line.invite(peer, server)
            case ReplyToInvitation(peer, offer, server):
                self._line.answer(peer, offer, server)
            case AcceptReply(peer, answer):
                self._line.accept(peer, answer)
            case Transmit(peer, text):
                self._line.send(peer, text)
            case Disconnect(peer):
                self._line.close(peer)
            case OfferReply(text):
                self._line.hand(text)
            case ConfirmReplyTaken(text):
                self._line.take(text)
            case _:
                return False
        return True

    def _told(self, message: Message) -> None:
        """Pass on what the line tells."""
        if isinstance(message, PeerSent) and len(message.text.encode("utf-8", "replace")) > LARGEST:
            self._line.close(message.peer)
            message = PeerDisconnected(message.peer, LARGE)
        self._tell(message, soon=True)
