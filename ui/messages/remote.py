"""What comes of the lines to friends at other devices; a friend is a peer, a small number."""

from __future__ import annotations

from ui.value import Value


class OfferReady(Value):
    """An invitation to a line is made: the text that describes it."""

    peer: int
    text: str


class ReplyReady(Value):
    """An answer to an invitation is made: the text that describes it."""

    peer: int
    text: str


class PeerConnected(Value):
    """The line is open: what is said now is heard."""

    peer: int


class PeerSent(Value):
    """A friend has said something. Nothing of it is known but that it is no larger than it may be."""

    peer: int
    text: str


class PeerAway(Value):
    """Nobody sees the page at the other end now (`away`), or somebody does again."""

    peer: int
    away: bool


class PeerDisconnected(Value):
    """The line is closed, or could not be opened: `why` is one of `ui.session.remote.peers`."""

    peer: int
    why: str


class Consent(Value):
    """What a friend has asked for is agreed to, or refused."""

    agrees: bool


class CheckFairness(Value):
    """Whether all was fair in the game with friends elsewhere is to be looked at."""


class TableDrawn(Value):
    """What a new table at several devices is called, and what this device will commit to there."""

    table: str
    secret: bytes


class ChooseWay(Value):
    """How one plays with friends elsewhere: over a line, or link by link."""

    way: str


class CardsWorked(Value):
    """So much is done of the work with cards that this device is at."""

    table: str
    part: float


class DeckMade(Value):
    """A deck was shuffled or locked here."""

    table: str
    number: int
    stage: int
    text: str


class CardsSeen(Value):
    """Cards that are open to this device: (deck, card, face) of each."""

    table: str
    cards: tuple[tuple[int, int, str], ...]


class CardsFailed(Value):
    """What lies there is no card: somebody has made the deck wrongly."""


class DecksAudited(Value):
    """All decks were looked at: the device that has cheated, or -1."""

    table: str
    culprit: int
