"""Messages about playing by links."""

from __future__ import annotations

from engine.remote.transcript_link import LinkContents
from engine.session.serialization import Shared
from ui.storage.seats import Note
from ui.value import Value

COPY, SHARE = "copy", "share"


class SendLink(Value):
    """Copy or share the link that brings friends the current transcript."""

    how: str
    to: int
    """The recipient device, or `ANYONE`."""


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
