"""Messages about invitations to live play."""

from __future__ import annotations

from ui.value import Value


class InviteDevice(Value):
    """Invite the player of a device; `anew` replaces the earlier invitation."""

    device: int
    anew: bool = False


class SubmitReply(Value):
    """Use a reply that was pasted or scanned."""

    text: str


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
