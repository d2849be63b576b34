"""Effects of remote play: connections, invitations, links, and work with cards.

`PeerConnected`, `PeerSent` and, at the end of each connection, `PeerDisconnected` may arrive at any time. See
`ui.effects.connections`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engine.session.match import Match
from ui.session.settings import Settings
from ui.value import Value

if TYPE_CHECKING:
    from engine.remote.cards.decks import Decks
    from engine.remote.crypto.deck import Making  # loaded for remote games


class Server(NamedTuple):
    """Address of a helper server (`stun:host:port`, `turn:host:port`; "" for none) and the credentials."""

    address: str = ""
    user: str = ""
    password: str = ""


NO_SERVER = Server()


def server_of(settings: Settings) -> Server:
    """Return the server in the settings."""
    return Server(settings.server, settings.server_user, settings.server_password)


class DrawTableId(Value):
    """Draw the id of a new table and this device's secret. Sends: `TableDrawn`."""


class PrepareCardWork(Value):
    """Prepare for long work with cards."""


class CancelCardWork(Value):
    """Cancel the current work with cards."""


class StopCardWork(Value):
    """Cancel the work with cards and free everything: no such game is at the table any more."""


class MakeDeck(Value):
    """Shuffle or lock a deck, when it is this device's turn. Sends: `CardsWorked`, `DeckMade`."""

    table: str
    number: int
    stage: int
    """Number of earlier contributions to the deck."""
    making: Making
    secret: bytes


class AuditDecks(Value):
    """Check that all decks were made fairly, given the revealed secrets.

    Sends: `CardsWorked`, `DecksAudited`.
    """

    table: str
    makings: tuple[Making, ...]
    secrets: tuple[bytes, ...]


class CheckDeck(Value):
    """Verify the proof of another device's contribution to a deck. Sends: `DeckChecked`."""

    table: str
    number: int
    stage: int
    making: Making
    """The deck with this contribution as the last."""


class LookAtCards(Value):
    """Open the cards of this device. Sends: `CardsWorked`, `CardsSeen`, `CardsFailed`."""

    table: str
    decks: Decks
    device: int
    secret: bytes
    cards: tuple[tuple[int, int], ...]


CardWork: TypeAlias = MakeDeck | CheckDeck | AuditDecks | LookAtCards
"""Slow work with cards: powers of large numbers."""


class Invite(Value):
    """Create a connection offer for a peer; closes any earlier connection. Sends: `OfferReady`."""

    peer: int
    server: Server = NO_SERVER


class ReplyToInvitation(Value):
    """Create the reply to a connection offer; closes any earlier connection. Sends: `ReplyReady`."""

    peer: int
    offer: str
    server: Server = NO_SERVER


class AcceptReply(Value):
    """Open the connection to an invited peer with the peer's reply."""

    peer: int
    answer: str


class Transmit(Value):
    """Send a text to a peer. Does nothing without an open connection."""

    peer: int
    text: str


class Disconnect(Value):
    """Close the connection to a peer without a `PeerDisconnected`."""

    peer: int


class DrawSecret(Value):
    """Draw this device's secret for a friend's table. Sends: `SecretDrawn`."""


class FindTable(Value):
    """Look up whether a game of that table is stored here. Sends: `TableFound`."""

    table: str


class OpenCamera(Value):
    """Read a QR code with the camera. Sends: `CodeRead`, `CameraFailed`."""


class CloseCamera(Value):
    """Stop reading with the camera."""


class OfferReply(Value):
    """Offer a reply to the other tabs of this browser.

    Sends: `ReplyOffered` there and `ReplyTaken` here.
    """

    text: str


class ConfirmReplyTaken(Value):
    """Confirm to the tab that offered a reply that this tab has taken it."""

    text: str


class SendGameLink(Value):
    """Copy a link or pass it to the device's share sheet, with words before it. Sends: `GameLinkSent`."""

    how: str
    fragment: str
    words: str
    table: str
    count: int
    """Number of this device's entries in the link."""


class ReadFriendLink(Value):
    """Read a friend's link. Sends: `FriendLinkRead`, `ReadingFailed`."""

    ticket: int
    text: str
    key: str = ""
    """Key under which the game at the table is stored."""
    known: Match | None = None
    """Match of the game at the table, which is not replayed."""
    home: bool = True
    """True if a failure leaves nothing else to show."""
