"""What people ask for who invite friends at other devices, or are invited, and what comes of it."""

from __future__ import annotations

from ui.value import Value


class InviteDevice(Value):
    """Invite whoever is to play at a device of the table, by its number; `anew` in place of what was sent."""

    device: int
    anew: bool = False


class SubmitReply(Value):
    """An answer to an invitation was pasted, or read by a camera."""

    text: str


class Scan(Value):
    """Read an answer with the camera."""


class StopScanning(Value):
    """Do not, after all."""


class CodeRead(Value):
    """The camera has read this."""

    text: str


class CameraFailed(Value):
    """There is no camera, or it may not be used."""


class AcceptInvitation(Value):
    """Somebody comes, under a name."""

    name: str = ""


class Decline(Value):
    """Somebody does not come, or not any more."""


class TableFound(Value):
    """As which device of a table this one plays a stored game: see `ui.session.remote.invited`."""

    table: str
    device: int


class SecretDrawn(Value):
    """What this device will commit to at the table that it comes to."""

    secret: bytes


class ReplyOffered(Value):
    """Another tab has been opened with an answer: it is for the tab that waits for it."""

    text: str


class ReplyTaken(Value):
    """The tab that has waited for an answer has it."""


class NobodyWaits(Value):
    """By now a tab that waits for the answer would have taken it."""
