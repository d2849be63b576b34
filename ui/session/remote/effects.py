"""Effects on the lines to friends at other devices: see `ui.effects.connections`.

Told, whenever it happens: `PeerConnected`, `PeerSent` and, at the end of each line, `PeerDisconnected`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.remote.cards.decks import Decks
from engine.remote.crypto.shuffle import Making
from engine.session.match import Match
from ui.session.settings import Settings
from ui.value import Value


class Server(NamedTuple):
    """Its address (`stun:host:port`, `turn:host:port`; "": there is none), and who asks it."""

    address: str = ""
    user: str = ""
    password: str = ""


NO_SERVER = Server()


def server_of(settings: Settings) -> Server:
    """Return the server that was named in the settings."""
    return Server(settings.server, settings.server_user, settings.server_password)


class DrawTableId(Value):
    """Draw what a new table is called, and what this device will commit to there. Told: `TableDrawn`."""


class PrepareCardWork(Value):
    """Get ready: there will be long work with cards."""


class CancelCardWork(Value):
    """Drop the work with cards that was begun."""


class StopCardWork(Value):
    """Drop it, and keep nothing of it: no such game is at the table any more."""


class MakeDeck(Value):
    """Shuffle or lock a deck, as is this device's turn. Told: `CardsWorked`, `DeckMade`."""

    table: str
    number: int
    stage: int
    """How much had been made of it before."""
    making: Making
    secret: bytes


class AuditDecks(Value):
    """Look whether all decks were made fairly, by what was told at the end.

    Told: `CardsWorked`, `DecksAudited`.
    """

    table: str
    makings: tuple[Making, ...]
    secrets: tuple[bytes, ...]


class LookAtCards(Value):
    """Look at cards that are open to this device alone. Told: `CardsWorked`, `CardsSeen`, `CardsFailed`."""

    table: str
    decks: Decks
    device: int
    secret: bytes
    cards: tuple[tuple[int, int], ...]


CardWork: TypeAlias = MakeDeck | AuditDecks | LookAtCards
"""Work with cards that takes long: powers of large numbers."""


class Invite(Value):
    """Make an invitation to a line with a peer; a line there was is closed. Told: `OfferReady`."""

    peer: int
    server: Server = NO_SERVER


class ReplyToInvitation(Value):
    """Make the answer to an invitation; a line there was is closed. Told: `ReplyReady`."""

    peer: int
    offer: str
    server: Server = NO_SERVER


class AcceptReply(Value):
    """Open the line that a peer was invited to, with the answer that has come."""

    peer: int
    answer: str


class Transmit(Value):
    """Say something to a peer. Where there is no open line, nothing happens."""

    peer: int
    text: str


class Disconnect(Value):
    """Close the line to a peer, without a word of it to this app."""

    peer: int


class DrawSecret(Value):
    """Draw what this device will commit to at somebody else's table. Told: `SecretDrawn`."""


class FindTable(Value):
    """Find out whether a game of that table is stored here. Told: `TableFound`."""

    table: str


class OpenCamera(Value):
    """Read a QR code with the camera. Told: `CodeRead`, `CameraFailed`."""


class CloseCamera(Value):
    """Look for none any longer."""


class OfferReply(Value):
    """Offer an answer to the other tabs of this browser. Told there: `ReplyOffered`, here: `ReplyTaken`."""

    text: str


class ConfirmReplyTaken(Value):
    """Tell the tab that has offered an answer that this one has taken it."""

    text: str


class SendGameLink(Value):
    """Hand over a link: copied, or by the device's own sheet. Told: `GameLinkSent`."""

    how: str
    fragment: str
    table: str
    count: int
    """How much of what this device has said is in it."""


class ReadFriendLink(Value):
    """Read the link of a friend. Told: `FriendLinkRead`, `ReadingFailed`."""

    ticket: int
    text: str
    key: str = ""
    """What the game at the table is stored under."""
    known: Match | None = None
    """Its match, which is not played again."""
    home: bool = True
    """Whether a fault leaves nothing else to show."""
