"""Messages about live play: connections, requests, and work with cards. A peer is a small number."""

from __future__ import annotations

from ui.value import Value


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
