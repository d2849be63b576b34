"""Simulated connections: texts stay on a wire until a test delivers them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from engine.remote.description import Description, write_description
from ui.messages import Message
from ui.messages.remote import (
    OfferReady,
    PeerConnected,
    PeerDisconnected,
    PeerSent,
    ReplyOffered,
    ReplyReady,
    ReplyTaken,
)
from ui.session.remote.effects import Server
from ui.session.remote.peers import LEFT, MISSING, SILENT, UNREADABLE


class End(NamedTuple):
    """One end of a connection: its owner, and the peer's number."""

    line: FakeLine
    peer: int


class Flight(NamedTuple):
    """A text on its way: arrival time, recipient, and the message it becomes."""

    at: float
    to: End
    message: Message


class Wire:
    """The network between the devices of a test.

    Without `delay` and `held`, everything arrives at once. Otherwise it stays in `flying`, which a test may
    reorder, thin out or double, until `wait` or `deliver`.
    """

    def __init__(self) -> None:
        self.delay = 0.0
        self.held = False
        self.time = 0.0
        self.flying: list[Flight] = []
        self.numbers = count()
        self.offers: dict[str, End] = {}
        self.answers: dict[str, tuple[str, End]] = {}

    def description(self) -> str:
        """Return a unique connection description."""
        return write_description(Description("user", "s" * 22, next(self.numbers).to_bytes(32, "big"), ()))

    def put(self, to: End, message: Message) -> None:
        """Send a text."""
        self.flying.append(Flight(self.time + self.delay, to, message))
        if not self.delay and not self.held:
            self.deliver()

    def wait(self, seconds: float) -> None:
        """Let time pass, and deliver what arrives meanwhile in order."""
        end = self.time + seconds
        while due := [flight for flight in self.flying if flight.at <= end]:
            flight = min(due, key=lambda each: each.at)
            self.time = max(self.time, flight.at)
            self._arrive(flight)
        self.time = end

    def deliver(self) -> None:
        """Deliver everything on its way, and all that follows from it, in the order of `flying`."""
        while self.flying:
            self._arrive(self.flying[0])

    def lose(self, one: FakeLine, other: FakeLine | None = None) -> None:
        """Break all connections of a device, or those to one other; texts on their way are lost."""
        for peer, there in list(one.open.items()):
            if other in (None, there.line):
                self.cut(End(one, peer), SILENT)
                self.cut(there, SILENT)

    def cut(self, end: End, why: str) -> None:
        """Close a connection at one end and notify its app; texts on their way there are lost."""
        self.flying = [flight for flight in self.flying if flight.to != end]
        if end.line.open.pop(end.peer, None):
            end.line.tell(PeerDisconnected(end.peer, why))

    def _arrive(self, flight: Flight) -> None:
        self.flying.remove(flight)
        line, peer = flight.to
        if isinstance(flight.message, PeerDisconnected):
            self.cut(flight.to, flight.message.why)
        elif peer in line.open:
            line.tell(flight.message)


class FakeLine:
    """A `ui.ports.Connections` on a wire. `missing`: the browser has no connections."""

    def __init__(self, wire: Wire | None = None, missing: bool = False) -> None:
        self.wire = wire or Wire()
        self.missing = missing
        self.open: dict[int, End] = {}
        """The other ends of the open connections, by peer."""
        self.servers: list[Server] = []
        self.said: list[tuple[int, str]] = []
        """All texts ever sent from here, with their recipients."""
        self.tabs: list[FakeLine] = []
        """The other tabs of the same browser."""
        self.tell: Callable[[Message], None] = lambda _: None

    def listen(self, tell: Callable[[Message], None]) -> None:
        self.tell = tell

    def invite(self, peer: int, server: Server) -> None:
        if self._begins(peer, server):
            offer = self.wire.description()
            self.wire.offers[offer] = End(self, peer)
            self.tell(OfferReady(peer, offer))

    def answer(self, peer: int, offer: str, server: Server) -> None:
        if offer not in self.wire.offers:
            self.tell(PeerDisconnected(peer, UNREADABLE))
        elif self._begins(peer, server):
            answer = self.wire.description()
            self.wire.answers[answer] = offer, End(self, peer)
            self.tell(ReplyReady(peer, answer))

    def accept(self, peer: int, answer: str) -> None:
        offer, there = self.wire.answers.get(answer, ("", None))
        if there is None or self.wire.offers.get(offer) != End(self, peer):
            return
        del self.wire.offers[offer]
        self.open[peer], there.line.open[there.peer] = there, End(self, peer)
        self.tell(PeerConnected(peer))
        there.line.tell(PeerConnected(there.peer))

    def send(self, peer: int, text: str) -> None:
        if peer in self.open:
            self.said.append((peer, text))
            self.wire.put(self.open[peer], PeerSent(self.open[peer].peer, text))

    def close(self, peer: int) -> None:
        self._forget(peer)
        there = self.open.pop(peer, None)
        if there:
            self.wire.put(there, PeerDisconnected(there.peer, LEFT))

    def hand(self, answer: str) -> None:
        for tab in self.tabs:
            tab.tell(ReplyOffered(answer))

    def take(self, answer: str) -> None:  # noqa: ARG002
        for tab in self.tabs:
            tab.tell(ReplyTaken())

    def _begins(self, peer: int, server: Server) -> bool:
        self.close(peer)
        self.servers.append(server)
        if self.missing:
            self.tell(PeerDisconnected(peer, MISSING))
        return not self.missing

    def _forget(self, peer: int) -> None:
        """Drop an unanswered invitation."""
        offers = self.wire.offers
        self.wire.offers = {offer: end for offer, end in offers.items() if end != End(self, peer)}


def connect(inviter: FakeLine, guest: FakeLine, peers: Sequence[int] = (0, 0)) -> None:
    """Connect two devices under these peer numbers, past all dialogs."""
    inviter.open[peers[0]], guest.open[peers[1]] = End(guest, peers[1]), End(inviter, peers[0])
    inviter.tell(PeerConnected(peers[0]))
    guest.tell(PeerConnected(peers[1]))
