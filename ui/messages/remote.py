"""Messages about remote play: invitations, links, connections, requests and cards.

A peer is a small number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.session.serialization import Shared
from ui.storage.seats import Note
from ui.value import Value

if TYPE_CHECKING:
    from engine.remote.transcript_link import LinkContents  # loaded for remote games


class OfferReady(Value):
    """A connection offer is ready, as text."""

    peer: int
    text: str


class ReplyReady(Value):
    """A reply to a connection offer is ready, as text."""

    peer: int
    text: str


class PeerConnected(Value):
    """A connection opened and can carry texts."""

    peer: int
    nonce: str = ""
    """A random word of 22 letters, drawn for this connection."""


class PeerSent(Value):
    """A peer has sent a text, of which only the size has been checked."""

    peer: int
    text: str


class PeerAway(Value):
    """The page at the other end was hidden (`away`) or shown again."""

    peer: int
    away: bool


class PeerDisconnected(Value):
    """A connection closed or failed; `why` is one of the reasons in `ui.session.remote.peers`."""

    peer: int
    why: str


class SendSignal(Value):
    """Send an emote or a nudge, by its name in `ui.session.remote.peers.SIGNALS`."""

    what: str


class SignalOver(Value):
    """The time of an emote or a nudge is over."""

    number: int


class Consent(Value):
    """Agree to a friend's request, or refuse it."""

    agrees: bool


class CheckFairness(Value):
    """Verify that the remote game was played fairly."""


class TableDrawn(Value):
    """The id of a new table and this device's secret were drawn."""

    table: str
    secret: bytes


class ChooseWay(Value):
    """Choose the mode of remote play."""

    way: str


class CardsWorked(Value):
    """Progress of this device's work with cards."""

    table: str
    part: float


class DeckMade(Value):
    """A deck was shuffled or locked here."""

    table: str
    number: int
    stage: int
    text: str


class DeckChecked(Value):
    """The proof of a contribution to a deck was verified; `fault` is "" if it holds."""

    table: str
    number: int
    stage: int
    fault: str


class CardsSeen(Value):
    """Cards of this device were opened: (deck, card, face) of each."""

    table: str
    cards: tuple[tuple[int, int, str], ...]


class CardsFailed(Value):
    """A card has no face: some device made the deck wrongly."""


class DecksAudited(Value):
    """All decks were audited; `culprit` is the device that cheated, or -1."""

    table: str
    culprit: int


class InviteDevice(Value):
    """Invite the player of a device; `anew` replaces the earlier invitation."""

    device: int
    anew: bool = False


class SubmitReply(Value):
    """Use a reply that was pasted or scanned."""

    text: str


class ConnectionLate(Value):
    """The time is over in which the connection of an invitation, by its tag, usually opens."""

    tag: str


class Scan(Value):
    """Scan a reply with the camera."""


class StopScanning(Value):
    """Stop scanning."""


class CodeRead(Value):
    """The camera has read a code."""

    text: str


class CameraFailed(Value):
    """The camera is missing or may not be used."""


class AcceptInvitation(Value):
    """Accept the invitation under a name."""

    name: str = ""


class Decline(Value):
    """Decline the invitation, or withdraw the acceptance."""


class TableFound(Value):
    """The device number of a stored game of the table, or a code of `ui.session.remote.invited`."""

    table: str
    device: int
    key: str = ""
    """Public key of this device in that game."""


class SecretDrawn(Value):
    """The secret of this device for a friend's table was drawn."""

    secret: bytes


class ReplyOffered(Value):
    """Another tab offers a reply to the tab that waits for it."""

    text: str


class ReplyTaken(Value):
    """The waiting tab has taken the offered reply."""


class NobodyWaits(Value):
    """The time for another tab to take the offered reply is over."""


class WaitTicked(Value):
    """Some time of a wait for another device has passed."""

    number: int


class AskAbandon(Value):
    """Ask whether to end the game as abandoned by the player of a device."""

    device: int


class Abandon(Value):
    """End the game as abandoned by the player of a device, if the others agree."""

    device: int


class ConfirmAbandon(Value):
    """Repeat the request to end a game of two devices, which the other device has not answered."""

    at: int
    """Number of actions when the request was made."""


class CompareWords(Value):
    """Show the words by which friends compare the keys of their devices."""


class WordsCompared(Value):
    """Note whether all devices show the same words."""

    same: bool


class AnswerTable(Value):
    """Play at a table that differs from the agreed one, or decline."""

    plays: bool


COPY, SHARE = "copy", "share"


class SendLink(Value):
    """Copy or share the link that brings friends the current transcript."""

    how: str
    to: int
    """The recipient device, or `ANYONE`."""


class PlayByLink(Value):
    """Go on with a live game by links, and send the first one."""


class GameLinkSent(Value):
    """A link was copied or shared, or that failed."""

    table: str
    count: int
    """Number of this device's entries in the link."""
    how: str
    fragment: str
    worked: bool


class SentByHand(Value):
    """The player has sent the shown link by hand."""


class PasteLink(Value):
    """Open a pasted link."""

    text: str


class FriendLinkRead(Value):
    """A friend's link was read; `shared` is the stored game with the same id."""

    ticket: int
    contents: LinkContents
    key: str
    """Key of that game; else of a stored game with the same moves, or ""."""
    shared: Shared | None
    note: Note | None
    """The note of the stored game."""


class ApplyLink(Value):
    """Merge the opened link into the game at the table."""


class ChooseDevice(Value):
    """Choose the device that accepts an invitation."""

    device: int


class AcceptLink(Value):
    """Accept the invitation of a link under a name."""

    name: str


class AdoptCourse(Value):
    """Continue with the opened link's course of the game."""


MESSAGES = (
    OfferReady, ReplyReady, PeerConnected, PeerSent, PeerAway, PeerDisconnected, SendSignal,
    SignalOver, Consent, CheckFairness, TableDrawn, ChooseWay, CardsWorked, DeckMade,
    DeckChecked, CardsSeen, CardsFailed, DecksAudited, InviteDevice, SubmitReply,
    ConnectionLate, Scan, StopScanning, CodeRead, CameraFailed, AcceptInvitation, Decline,
    TableFound, SecretDrawn, ReplyOffered, ReplyTaken, NobodyWaits, WaitTicked, AskAbandon,
    Abandon, ConfirmAbandon, CompareWords, WordsCompared, AnswerTable, SendLink, PlayByLink,
    GameLinkSent, SentByHand, PasteLink, FriendLinkRead, ApplyLink, ChooseDevice, AcceptLink,
    AdoptCourse,
)  # fmt: skip
"""All messages about remote play, which `ui.features.remote.dispatch` passes on."""
