"""Lines between fake apps: what is said lies on a wire until it is delivered, when and as a test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import NamedTuple

from engine.remote.description import Description, write_description
from ui.messages import Message
from ui.messages.inviting import ReplyOffered, ReplyTaken
from ui.messages.remote import OfferReady, PeerConnected, PeerDisconnected, PeerSent, ReplyReady
from ui.session.remote.effects import Server
from ui.session.remote.peers import LEFT, MISSING, SILENT, UNREADABLE


class End(NamedTuple):
    """One end of a line: whose it is, and which peer is at the other end."""

    line: FakeLine
    peer: int


class Flight(NamedTuple):
    """What is on its way: when it arrives, to whom, and what is then told there."""

    at: float
    to: End
    message: Message


class Wire:
    """What lies between the devices of a test.

    With no `delay` and not `held`, all is told at once. Otherwise it lies in `flying`, which a test may turn
    round, thin out or double, until `wait` or `deliver`.
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
        """Return the description of an end of a line that nobody has had before."""
        return write_description(Description("user", "s" * 22, next(self.numbers).to_bytes(32, "big"), ()))

    def put(self, to: End, message: Message) -> None:
        """Send something on its way."""
        self.flying.append(Flight(self.time + self.delay, to, message))
        if not self.delay and not self.held:
            self.deliver()

    def wait(self, seconds: float) -> None:
        """Let time pass; what is due meanwhile arrives in its order."""
        end = self.time + seconds
        while due := [flight for flight in self.flying if flight.at <= end]:
            flight = min(due, key=lambda each: each.at)
            self.time = max(self.time, flight.at)
            self._arrive(flight)
        self.time = end

    def deliver(self) -> None:
        """Let all arrive that is on its way, and what it leads to, in the order in which it lies there."""
        while self.flying:
            self._arrive(self.flying[0])

    def lose(self, one: FakeLine, other: FakeLine | None = None) -> None:
        """Cut all lines of a device, or those to another one: what is on its way is lost, both are told."""
        for peer, there in list(one.open.items()):
            if other in (None, there.line):
                self.cut(End(one, peer), SILENT)
                self.cut(there, SILENT)

    def cut(self, end: End, why: str) -> None:
        """Let a line be closed at an end, and its app be told; what was on its way there is lost."""
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
    """A `ui.ports.Connections` on a wire. `missing`: the browser has no lines."""

    def __init__(self, wire: Wire | None = None, missing: bool = False) -> None:
        self.wire = wire or Wire()
        self.missing = missing
        self.open: dict[int, End] = {}
        """The other ends of the open lines, by peer."""
        self.servers: list[Server] = []
        self.said: list[tuple[int, str]] = []
        """All that was ever said here, and to whom."""
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
        """An invitation that nobody has answered yet counts no more."""
        offers = self.wire.offers
        self.wire.offers = {offer: end for offer, end in offers.items() if end != End(self, peer)}


def connect(inviter: FakeLine, guest: FakeLine, peers: Sequence[int] = (0, 0)) -> None:
    """Open a line between two devices, each of which calls the other by its number, past all dialogs."""
    inviter.open[peers[0]], guest.open[peers[1]] = End(guest, peers[1]), End(inviter, peers[0])
    inviter.tell(PeerConnected(peers[0]))
    guest.tell(PeerConnected(peers[1]))
