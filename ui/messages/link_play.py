"""What people do with links that friends play by, and what comes of it."""

from __future__ import annotations

from engine.remote.transcript_link import LinkContents
from engine.session.serialization import Shared
from ui.storage.seats import Note
from ui.value import Value

COPY, SHARE = "copy", "share"


class SendLink(Value):
    """Hand over the link that tells friends how the game stands: copied, or by the device's own sheet."""

    how: str
    to: int
    """The device that it is for, or `ANYBODY`."""


class GameLinkSent(Value):
    """What has become of a link that was to be handed over."""

    table: str
    count: int
    """How much of what this device has said is in it."""
    how: str
    fragment: str
    worked: bool


class SentByHand(Value):
    """Somebody has sent the link that is shown, without any help."""


class PasteLink(Value):
    """Open a link that was pasted."""

    text: str


class FriendLinkRead(Value):
    """The link of a friend was read; `shared` is the game under the same name that is stored here."""

    ticket: int
    told: LinkContents
    key: str
    """What that is stored under; else a stored game that is the same but for being ours, or ""."""
    shared: Shared | None
    note: Note | None
    """The note of that game."""


class ApplyLink(Value):
    """Bring what the link tells to the game that was put on the table."""


class ChooseDevice(Value):
    """Choose as which of several devices to accept an invitation."""

    device: int


class AcceptLink(Value):
    """Accept the invitation of a link, under a name."""

    name: str


class AdoptCourse(Value):
    """Go on with the course of the game that the link tells."""
