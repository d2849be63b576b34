"""The invitations made here, and the invitation opened here."""

from __future__ import annotations

from typing import NamedTuple

from engine.remote.invitation import Invitation

NO_GAME = -2
"""In place of a device number: no such game is stored here; -1 is a game that is not played remotely."""
OWN = "own"
"""Fault: the text is the invitation itself, not a reply."""
OTHER = "other"
"""Fault: the reply belongs to another invitation."""
CAMERA = "camera"
"""Fault: the camera is missing or may not be used."""
OFFERED, TAKEN, NOBODY = "looking", "taken", "nobody"
"""Fate of a reply opened in its own tab: offered to the other tabs, taken by one, or taken by none."""


class Sent(NamedTuple):
    """An invitation made here."""

    table: str
    device: int
    """Number of the invited device, and of the connection to it."""
    link: str = ""
    """Fragment of the invitation link; "" while it is being made."""
    tag: str = ""
    """Tag that replies to the invitation carry."""
    replied: bool = False
    """True if a reply has arrived."""


class Inviting(NamedTuple):
    """The open invitations made here."""

    sent: tuple[Sent, ...] = ()
    scanning: bool = False
    """True while the camera looks for a reply."""
    fault: str = ""
    """Fault of the last reply, or why a connection could not be opened; "" for none."""

    def to(self, table: str, device: int) -> Sent | None:
        """Return the invitation to a device of a table, if there is one."""
        return next((each for each in self.sent if (each.table, each.device) == (table, device)), None)

    def for_connection(self, line: int) -> Sent | None:
        """Return the invitation for a connection, if there is one."""
        return next((each for each in self.sent if each.device == line), None)

    def with_tag(self, tag: str) -> Sent | None:
        """Return the invitation that waits for a reply with a tag, if there is one."""
        return next((each for each in self.sent if each.tag == tag and not each.replied), None)

    def with_sent(self, sent: Sent) -> Inviting:
        """Return the invitations with one added or replaced."""
        return Inviting((*self.without(sent.device).sent, sent))

    def without(self, line: int, fault: str = "") -> Inviting:
        """Return the invitations without the one for a connection; `fault` is the reason."""
        return Inviting(tuple(each for each in self.sent if each.device != line), fault=fault)


class Invited(NamedTuple):
    """The invitation opened here."""

    invitation: Invitation
    resumes: bool = False
    """True if the game is stored here and continues."""
    name: str = ""
    """Name of the invited player."""
    accepted: bool = False
    """True if the player has accepted."""
    reply: str = ""
    """Fragment of the reply link; "" while it is being made."""
    fault: str = ""
    """Reason for the missing connection; "" for no fault."""
