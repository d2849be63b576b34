"""The peers: connections to friends' devices, who is present there, and which part of the game is awaited."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.remote.agreement import Table
    from engine.remote.entries import Entry

HERE, AWAY, GONE = "here", "away", "gone"
"""Presence of a friend: sees the board, does something else, or is not connected."""
MISSING = "missing"
"""Reason for the end of a connection: this browser has no connections, or does not allow them."""
UNREADABLE = "unreadable"
"""Reason for the end of a connection: the offer or the reply is malformed."""
FAILED = "failed"
"""Reason for the end of a connection: the two devices cannot reach each other."""
SILENT = "silent"
"""Reason for the end of a connection: nothing has arrived for too long."""
LEFT = "left"
"""Reason for the end of a connection: the friend has closed the connection or the page."""
LARGE = "large"
"""Reason for the end of a connection: the friend has sent a text above the size limit."""
MANY = "many"
"""Reason for the end of a connection: the friend has sent too much, or too often."""
UNKNOWN = -1
PRESENCE_BURST = 20
"""Burst of presence changes over a connection; after it one a second per device."""
BRAVO, LAUGH, OOPS, NUDGE = "bravo", "laugh", "oops", "nudge"
SIGNALS = (BRAVO, LAUGH, OOPS, NUDGE)
"""Three emotes, and the reminder that it is the other player's move."""
SIGNAL_BURST, SIGNAL_SECONDS = 3.0, 4.0
"""Number of emotes that a device may send at once, and the seconds after which it may send one more."""
NUDGE_COST = SIGNAL_BURST
"""Number of emotes that a nudge counts as."""
JOIN, MOVE, OPENING, KEY, LIST, CHECK, SECRET, PASSING = (
    "join", "move", "opening", "key", "list", "check", "secret", "passing",
)  # fmt: skip
"""Awaited parts of a game: a join, a move, the opening of a commitment, a card key, a list of shuffled cards,
the check of one, a deck secret, and an entry of this device that the hub has to pass on."""
QUIET, NAMED, LONG = range(3)
"""Stages of a wait: nothing is shown; the strip names the awaited player; the others may end the game."""
TOLERANCE = 2_000
"""Milliseconds by which two measurements of a time may differ; messages take some time on their way."""
UNNOTED = 500
"""Milliseconds of a single move that are not noted; noted differences add up until they show."""
WORK = 10_000
"""The same for a list of cards, since making and checking one takes an honest device some seconds."""
SLACK = 1.0
"""Number that a receiving device accepts beyond the burst, since some may arrive together."""


def left_signals(left: float, time: float, now: float, devices: int = 1, receiving: bool = False) -> float:
    """Return the number of emotes allowed now from these devices, if `left` were at `time`."""
    burst = SIGNAL_BURST + SLACK if receiving else SIGNAL_BURST
    return min(burst * devices, left + (now - time) * devices / SIGNAL_SECONDS)


class Said(NamedTuple):
    """The last emote or nudge at the table."""

    device: int = UNKNOWN
    what: str = ""
    """One of `SIGNALS` while it is shown, else ""."""
    number: int = 0
    """Number of emotes and nudges so far."""


class Peer(NamedTuple):
    """The other end of a connection."""

    line: int
    """Number of the connection (see `ui.ports.Connections`)."""
    device: int = UNKNOWN
    """Device of the table, known from its greeting."""
    greeted: bool = False
    """True if it has been greeted."""
    ahead: bool = False
    """True if it knows more entries, which are still to arrive."""
    greetings: int = 0
    """Number of its greetings."""
    crossed: int = 0
    """Number of its entries in a row that were dropped."""
    nonce: str = ""
    """Our random word for this connection."""
    their_nonce: str = ""
    """Its random word, from its greeting."""
    key: str = ""
    """The public key that it has proven; "" before. Until then it gets greetings only."""
    held: tuple[int, tuple[Entry, ...]] = (0, ())
    """Entries from a place on whose last signatures are still to arrive."""
    presences: float = PRESENCE_BURST
    """Allowance of presence changes at `presence_time`."""
    presence_time: float = 0.0
    signals: bool = False
    """True if its page knows emotes and nudges."""
    heard_signals: float = inf
    """Allowance of emotes and nudges from it at `signal_time`, before the cap."""
    signal_time: float = 0.0


class Expected(NamedTuple):
    """The facts that a peer has to prove: see `engine.remote.signatures.greeting_message`."""

    line: int
    """Number of the connection."""
    key: str = ""
    """Public key in the invitation, or in the reply."""
    offer: str = ""
    reply: str = ""
    """The connection descriptions of both ends."""


class Peers(NamedTuple):
    """The connections of this device for one table."""

    table: str
    """Id of the table."""
    device: int
    """Number of this device."""
    hub: bool
    """True if this device orders and passes on all entries: the one that has invited the others."""
    joins: bool = False
    """True if this device has still to receive the table and join."""
    name: str = ""
    """Name of the player here, until the device joins."""
    secret: bytes = b""
    """Secret of this device, until it joins."""
    signer: bytes = b""
    """Secret of its signatures until then, in a rematch; b"" if it is derived."""
    expected: tuple[Expected, ...] = ()
    keys: tuple[str, ...] = ()
    """Public keys of all devices in the last game with the same people; () in the first."""
    game: str = ""
    """Id of the game of the invitation."""
    agreed: Table | None = None
    """The table that a rematch should have, or that was accepted."""
    compared: str = ""
    """Result of comparing the words at the last table, whose devices keep their keys in a rematch."""
    offered: tuple[Entry, ...] = ()
    """Entries of a table that differs from the agreed one, until the player decides."""
    linked: tuple[Peer, ...] = ()
    presences: tuple[str, ...] = ()
    """Presence of the player at each device, as far as known."""
    said: Said = Said()
    signals: float = SIGNAL_BURST
    """Allowance of emotes and nudges from here at `signal_time`."""
    signal_time: float = 0.0

    def expects(self, line: int) -> Expected:
        """Return the facts that the peer of a connection has to prove."""
        return next((each for each in self.expected if each.line == line), Expected(line))

    def expecting(self, expected: Expected) -> Peers:
        """Return the peers with the expectation of a connection added or replaced."""
        others = (each for each in self.expected if each.line != expected.line)
        return self._replace(expected=(*others, expected))

    @property
    def proven(self) -> tuple[Peer, ...]:
        """The peers that have proven their keys."""
        return tuple(peer for peer in self.linked if peer.key)

    def peer(self, line: int) -> Peer | None:
        """Return the peer of a connection, if there is one."""
        return next((peer for peer in self.linked if peer.line == line), None)

    def may_nudge(self, turn: int) -> bool:
        """Return True if the device to move is that of a connected friend."""
        return turn not in (UNKNOWN, self.device) and self.presence(turn) != GONE

    def with_peer(self, peer: Peer) -> Peers:
        """Return the peers with one added or replaced."""
        others = (each for each in self.linked if each.line != peer.line)
        return self._replace(linked=(*others, peer))

    def without(self, line: int) -> Peers:
        """Return the peers without a connection; the devices reached through it are gone."""
        gone = {peer.device for peer in self.linked if peer.line == line}
        if not self.hub:
            gone = set(range(len(self.presences))) - {self.device}
        presences = tuple(
            GONE if device in gone else presence for device, presence in enumerate(self.presences)
        )
        return self._replace(
            linked=tuple(each for each in self.linked if each.line != line), presences=presences
        )

    def with_presence(self, device: int, presence: str) -> Peers:
        """Return the peers with the presence of a player changed."""
        presences = (*self.presences, *[GONE] * (device + 1 - len(self.presences)))
        return self._replace(presences=(*presences[:device], presence, *presences[device + 1 :]))

    def presence(self, device: int) -> str:
        """Return the presence of a player."""
        return self.presences[device] if device < len(self.presences) else GONE


class Awaited(NamedTuple):
    """A part of the game that other devices have yet to send."""

    what: str = ""
    """One of the parts above; "" if no other device is awaited."""
    devices: tuple[int, ...] = ()
    mark: tuple[int, ...] = ()
    """Place in the game, which distinguishes this part from others of its kind."""


class Waiting(NamedTuple):
    """The wait for other devices."""

    table: str = ""
    part: Awaited = Awaited()
    number: int = 0
    """Number of the wait; ticks of earlier ones are ignored."""
    since: float = 0.0
    stage: int = QUIET
    seat: int = -1
    """The seat whose time this device measures; -1 without clocks."""
    measured: float = 0.0
    """Seconds measured up to `read`."""
    read: float | None = None
    """Time of the last reading; None while the measurement pauses."""
    ends: tuple[int, ...] = ()
    """The devices by which the game may be ended as abandoned."""
    own: tuple[int, ...] = ()
    """Place in the game at which the others wait for this device; () if they do not."""
    own_since: float = 0.0
    own_wall: float = 0.0
    """The same by the clock that goes on while the device sleeps."""
    steady: bool = False
    """True if everybody has been connected since then, so that nobody was left waiting unnoticed."""
    noticed: bool = False
    """True if everybody was connected at that time, so that nobody had waited before."""
    accused: float | None = None
    """Time since which somebody asks to end the game as abandoned by this device; None if nobody does."""

    @property
    def tolerance(self) -> int:
        """The milliseconds that the part may take beyond what its author reports."""
        return WORK if self.part.what in (LIST, CHECK) else TOLERANCE

    @property
    def shown(self) -> int:
        """The milliseconds by which the seat's clock is shown later than it was reported."""
        hidden = self.stage == QUIET or self.part.what == MOVE  # a move's time runs on the clock itself
        return 0 if hidden or self.seat < 0 else round(self.measured * 1000)


def signal_cost(what: str) -> float:
    """Return the number of emotes that an emote or a nudge counts as."""
    return NUDGE_COST if what == NUDGE else 1.0
