"""Invitations that were made here, and the one that was opened here."""

from __future__ import annotations

from typing import NamedTuple

from engine.remote.invitation import Invitation

NO_GAME = -2
"""In place of the number of a device: no such game is stored here; -1 is one that nobody elsewhere plays."""
OWN = "own"
"""What was given is the invitation itself, and no answer to it."""
OTHER = "other"
"""What was given answers another invitation."""
CAMERA = "camera"
"""There is no camera, or it may not be used."""
LOOKING, TAKEN, NOBODY = "looking", "taken", "nobody"
"""What has become of an answer that a tab was opened with: another tab may take it, has, or none did."""


class Sent(NamedTuple):
    """An invitation that was made here."""

    table: str
    device: int
    """Which device of the table is invited; the line to it has the same number."""
    link: str = ""
    """The fragment of its link; "" while it is being made."""
    tag: str = ""
    """What the answers to it are known by."""
    opening: bool = False
    """Whether the answer has come."""


class Inviting(NamedTuple):
    """All invitations of this device that nobody has come with yet."""

    sent: tuple[Sent, ...] = ()
    scanning: bool = False
    """Whether the camera looks for an answer."""
    fault: str = ""
    """What is wrong with the answer that was given last, or why a line could not be opened; "" if nothing."""

    def to(self, table: str, device: int) -> Sent | None:
        """Return the invitation to a device of a table, if there is one."""
        return next((each for each in self.sent if (each.table, each.device) == (table, device)), None)

    def on(self, line: int) -> Sent | None:
        """Return the invitation to a line."""
        return next((each for each in self.sent if each.device == line), None)

    def with_tag(self, tag: str) -> Sent | None:
        """Return the invitation that waits for an answer of a mark."""
        return next((each for each in self.sent if each.tag == tag and not each.opening), None)

    def with_sent(self, sent: Sent) -> Inviting:
        """Return it with an invitation, in place of the one for the same line."""
        return Inviting((*self.without(sent.device).sent, sent))

    def without(self, line: int, fault: str = "") -> Inviting:
        """Return it without the invitation to a line, and why."""
        return Inviting(tuple(each for each in self.sent if each.device != line), fault=fault)


class Invited(NamedTuple):
    """The invitation that was opened here."""

    invitation: Invitation
    resumes: bool = False
    """Whether the game is stored here, and goes on."""
    name: str = ""
    """Who comes."""
    coming: bool = False
    """Whether that was said."""
    answer: str = ""
    """The fragment of the link that is to be sent back; "" while it is being made."""
    fault: str = ""
    """Why there is no line; "" if nothing is wrong."""
