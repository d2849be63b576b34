"""The connection handler: texts arrive, and a peer that sends too much is disconnected."""

from __future__ import annotations

import pytest

from tests.ui.remote.wire import FakeLine, Wire, connect
from ui.effects.connections import LARGEST, ConnectionHandler
from ui.messages import Message
from ui.messages.remote import OfferReady, PeerConnected, PeerDisconnected, PeerSent, ReplyReady
from ui.session.remote.effects import AcceptReply, Disconnect, Invite, ReplyToInvitation, Server, Transmit
from ui.session.remote.peers import LARGE, LEFT, MISSING, SILENT, UNREADABLE

SERVER = Server("turn:example.test:3478", "anna", "secret")


class Side:
    """A device with a connection handler and no app."""

    def __init__(self, wire: Wire, missing: bool = False) -> None:
        self.line = FakeLine(wire, missing)
        self.received: list[Message] = []
        self.caller = ConnectionHandler(self.line, lambda: 7, self.hear)

    def hear(self, message: Message, soon: bool = False) -> None:
        assert soon, "what comes over lines is drawn with what else comes"
        self.received.append(message)

    def heard(self) -> list[str]:
        return [message.text for message in self.received if isinstance(message, PeerSent)]


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def sides(wire: Wire) -> tuple[Side, Side]:
    """Return two connected devices: the first calls the second 2, the second calls the first 0."""
    one, other = Side(wire), Side(wire)
    connect(one.line, other.line, (2, 0))
    one.received.clear()
    other.received.clear()
    return one, other


def test_invitation_and_reply_open_a_connection(wire: Wire) -> None:
    one, other = Side(wire), Side(wire)
    one.caller.run(Invite(1, SERVER))
    offered = one.received[-1]
    assert isinstance(offered, OfferReady)
    other.caller.run(ReplyToInvitation(0, offered.text))
    answered = other.received[-1]
    assert isinstance(answered, ReplyReady)
    one.caller.run(AcceptReply(1, answered.text))
    assert one.received[-1] == PeerConnected(1, "AAAAAAAAAAcAAAAAAAAABw"), "with a random word"
    assert other.received[-1] == PeerConnected(0, "AAAAAAAAAAcAAAAAAAAABw")
    one.caller.run(Transmit(1, "e2e4"))
    assert other.received[-1] == PeerSent(0, "e2e4")
    assert (one.line.servers, other.line.servers) == ([SERVER], [Server()])


def test_a_malformed_invitation_and_a_foreign_reply_are_refused(wire: Wire) -> None:
    one, other = Side(wire), Side(wire)
    other.caller.run(ReplyToInvitation(0, "no invitation"))
    assert other.received == [PeerDisconnected(0, UNREADABLE)]
    one.caller.run(Invite(1))
    first = one.received[-1]
    one.caller.run(Invite(2))
    assert isinstance(first, OfferReady)
    other.caller.run(ReplyToInvitation(0, first.text))
    answered = other.received[-1]
    assert isinstance(answered, ReplyReady)
    one.caller.run(AcceptReply(2, answered.text))
    assert not one.line.open
    assert not other.line.open


def test_a_browser_without_connections_reports_it(wire: Wire) -> None:
    side = Side(wire, missing=True)
    side.caller.run(Invite(3))
    assert side.received == [PeerDisconnected(3, MISSING)]


def test_only_the_other_end_hears_of_a_disconnection(sides: tuple[Side, Side]) -> None:
    one, other = sides
    one.caller.run(Disconnect(2))
    assert one.received == []
    assert other.received == [PeerDisconnected(0, LEFT)]
    other.caller.run(Transmit(0, "still there?"))
    assert one.received == []


def test_a_text_may_be_as_large_as_the_limit_and_no_larger(sides: tuple[Side, Side]) -> None:
    one, other = sides
    one.caller.run(Transmit(2, "x" * LARGEST))
    assert other.heard() == ["x" * LARGEST]
    one.caller.run(Transmit(2, "ü" * (LARGEST // 2 + 1)))
    assert other.received[1:] == [PeerDisconnected(0, LARGE)]
    assert one.received == [PeerDisconnected(2, LEFT)]


def test_the_wire_delays_reorders_and_loses(wire: Wire, sides: tuple[Side, Side]) -> None:
    one, other = sides
    wire.delay = 0.1
    one.caller.run(Transmit(2, "a"))
    wire.wait(0.05)
    one.caller.run(Transmit(2, "b"))
    wire.wait(0.06)
    assert other.heard() == ["a"]
    wire.wait(0.05)
    assert other.heard() == ["a", "b"]
    wire.held, wire.delay = True, 0
    one.caller.run(Transmit(2, "c"))
    one.caller.run(Transmit(2, "d"))
    wire.flying.reverse()
    wire.deliver()
    assert other.heard() == ["a", "b", "d", "c"]
    one.caller.run(Transmit(2, "lost"))
    wire.lose(one.line)
    wire.deliver()
    assert (one.received, other.received[-1]) == ([PeerDisconnected(2, SILENT)], PeerDisconnected(0, SILENT))
