"""The peers: connections to friends' devices, and who is present there."""

from __future__ import annotations

from typing import NamedTuple

HERE, AWAY, GONE = "here", "away", "gone"
"""Presence of a friend: sees the board, does something else, or is not connected."""
MISSING = "missing"
"""Why a connection ended: this browser has no connections, or does not allow them."""
UNREADABLE = "unreadable"
"""Why a connection ended: the offer or the reply is malformed."""
FAILED = "failed"
"""Why a connection ended: the two devices cannot reach each other."""
SILENT = "silent"
"""Why a connection ended: nothing has arrived for too long."""
LEFT = "left"
"""Why a connection ended: the friend has closed the connection or the page."""
LARGE = "large"
"""Why a connection ended: the friend has sent a text above the size limit."""
MANY = "many"
"""Why a connection ended: the friend has sent too much, or too often."""
UNKNOWN = -1
PRESENCE_BURST = 20
"""Burst of presence changes over a connection; after it one a second per device."""


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
    presences: float = PRESENCE_BURST
    """Allowance of presence changes at `presence_time`."""
    presence_time: float = 0.0


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
    linked: tuple[Peer, ...] = ()
    presences: tuple[str, ...] = ()
    """Presence of the player at each device, as far as known."""

    def peer(self, line: int) -> Peer | None:
        """Return the peer of a connection, if there is one."""
        return next((peer for peer in self.linked if peer.line == line), None)

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
