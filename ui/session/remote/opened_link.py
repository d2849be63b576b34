"""A friend's link that was opened and still needs a decision."""

from __future__ import annotations

from typing import NamedTuple

from engine.remote.agreement import Table
from engine.remote.pending import free_devices
from engine.remote.transcript_link import LinkContents

JOINING, PARTED, BY_HAND = "post-join", "post-parted", "post-by-hand"
"""Dialogs: an invitation, two courses of one game, a link that could not be copied."""


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
        assert self.contents.state, "a link was read"
        return tuple(sorted(free_devices(self.contents.state), key=lambda device: device != self.contents.to))

    def name_of(self, device: int) -> str:
        """Return the name of the player at a device; "" if unknown."""
        people = self.contents.state.people if self.contents.state else ()
        person = people[device] if 0 <= device < len(people) else None
        return person.name if person else ""

    def sender(self, here: int = -1) -> str:
        """Return the name of the latest author other than this device; "" if unknown."""
        said = (entry.author for entry in reversed(self.contents.entries) if entry.author != here)
        return self.name_of(next(said, -1))
