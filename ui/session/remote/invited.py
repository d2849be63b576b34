"""The invitations made here, and the invitation or the friend's link opened here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.remote.agreement import Table
    from engine.remote.invitation import Invitation
    from engine.remote.transcript_link import LinkContents  # loaded for remote games

NO_GAME = -2
"""In place of a device number: no such game is stored here; -1 is a game that is not played remotely."""
OWN = "own"
"""Fault: the text is the invitation itself, not a reply."""
OTHER = "other"
"""Fault: the reply belongs to another invitation."""
CAMERA = "camera"
"""Fault: the camera is missing or may not be used."""
JOINING, PARTED, BY_HAND = "post-join", "post-parted", "post-by-hand"
"""Dialogs: an invitation, two courses of one game, a link that could not be copied."""
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
    line: str = ""
    """Connection description in the invitation."""
    replied: bool = False
    """True if a reply has arrived."""
    late: bool = False
    """True if the connection should have opened since."""


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

    def with_late(self, tag: str) -> Inviting:
        """Return the invitations with the one of a tag marked as late, if its reply has arrived."""
        late = (each._replace(late=each.late or (each.replied and each.tag == tag)) for each in self.sent)
        return self._replace(sent=tuple(late))

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
    key: str = ""
    """Public key of this device in the stored game."""
    accepted: bool = False
    """True if the player has accepted."""
    reply: str = ""
    """Fragment of the reply link; "" while it is being made."""
    fault: str = ""
    """Reason for the missing connection; "" for no fault."""


class OpenedLink(NamedTuple):
    """A friend's link that was opened."""

    contents: LinkContents
    kind: str = ""
    """Kind of divergence from our transcript: see `engine.remote.merge`."""
    device: int = -1
    """The device that accepts the invitation."""
    name: str = ""
    """Name of the player who accepts."""
    key: str = ""
    """Key of our stored game in which another person has taken our seat; "" otherwise."""

    @property
    def table(self) -> Table:
        """The table of the link."""
        assert self.contents.state, "a link was read"
        return self.contents.state.table

    @property
    def free_devices(self) -> tuple[int, ...]:
        """The devices that are still free, the one that the link was sent to first."""
        from engine.remote.status import free_devices

        assert self.contents.state, "a link was read"
        return tuple(sorted(free_devices(self.contents.state), key=lambda device: device != self.contents.to))

    def name_of(self, device: int) -> str:
        """Return the name of the player at a device; "" if unknown."""
        return self.contents.state.name(device) if self.contents.state else ""

    def sender(self, here: int = -1) -> str:
        """Return the name of the latest author other than this device; "" if unknown."""
        authors = (entry.author for entry in reversed(self.contents.entries) if entry.author != here)
        return self.name_of(next(authors, -1))
