"""Who is at the other ends of the lines, in a game with friends elsewhere."""

from __future__ import annotations

from typing import NamedTuple

HERE, AWAY, GONE = "here", "away", "gone"
"""Whether a friend can see the board, does something else, or has no line to anybody here."""
MISSING = "missing"
"""This browser has no lines, or does not allow them."""
UNREADABLE = "unreadable"
"""What was to be answered or accepted describes no line."""
FAILED = "failed"
"""The two devices do not reach each other."""
SILENT = "silent"
"""Nothing has been heard for too long."""
LEFT = "left"
"""The friend has closed the line, or the page."""
LARGE = "large"
"""The friend has sent a text that is larger than any may be."""
MANY = "many"
"""The friend has sent more, or more often, than anybody may."""
UNKNOWN = -1
PRESENCE_BURST = 20
"""Burst of mood changes over a line; after it one a second per device."""


class Peer(NamedTuple):
    """The other end of a line."""

    line: int
    """The number of the line (see `ui.ports.Connections`)."""
    device: int = UNKNOWN
    """Which device of the table that is, once it has said so."""
    greeted: bool = False
    """Whether it was told how far this device has heard what was said."""
    ahead: bool = False
    """Whether it has heard more, which is to come."""
    greetings: int = 0
    """How often it has greeted."""
    crossed: int = 0
    """Number of its entries in a row that were dropped."""
    presences: float = PRESENCE_BURST
    """Allowance of mood changes at the time `mooded`, in seconds."""
    presence_time: float = 0.0


class Peers(NamedTuple):
    """The lines of this device, for one table."""

    table: str
    """Its id."""
    device: int
    """Which device of the table this one is."""
    hub: bool
    """Whether this device brings what all say into one order, and passes it on: it has invited the others."""
    joins: bool = False
    """Whether this device is still to sit down, and to be told what is played."""
    name: str = ""
    """What the player here is called, who has not joined yet."""
    secret: bytes = b""
    """What all is made of that this device will commit to, until it sits down."""
    linked: tuple[Peer, ...] = ()
    presences: tuple[str, ...] = ()
    """Of each device of the table, whether its player is here, as far as it is known."""

    def peer(self, line: int) -> Peer | None:
        """Return who is at the other end of a line."""
        return next((peer for peer in self.linked if peer.line == line), None)

    def with_peer(self, peer: Peer) -> Peers:
        """Return it with the other end of a line as it has become."""
        others = (each for each in self.linked if each.line != peer.line)
        return self._replace(linked=(*others, peer))

    def without(self, line: int) -> Peers:
        """Return it without a line; whoever was reached by it is gone."""
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
        """Return it with what is known of a player."""
        presences = (*self.presences, *[GONE] * (device + 1 - len(self.presences)))
        return self._replace(presences=(*presences[:device], presence, *presences[device + 1 :]))

    def presence(self, device: int) -> str:
        """Return what is known of a player."""
        return self.presences[device] if device < len(self.presences) else GONE
