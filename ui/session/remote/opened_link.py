"""A link of a friend that was opened, as long as there is something to be done with it."""

from __future__ import annotations

from typing import NamedTuple

from engine.remote.agreement import Table
from engine.remote.pending import free_devices
from engine.remote.transcript_link import LinkContents

JOINING, PARTED, BY_HAND = "post-join", "post-parted", "post-by-hand"
"""The dialogs: an invitation, two courses of one game, a link that could not be copied."""


class OpenedLink(NamedTuple):
    """What it tells, and what is done with it."""

    told: LinkContents
    kind: str = ""
    """How its course of the game and ours have gone apart: see `engine.remote.merge`."""
    device: int = -1
    """As which device the invitation is accepted."""
    name: str = ""
    """Who accepts."""
    key: str = ""
    """What our game is stored under, if there is one, and another seat is taken there."""

    @property
    def table(self) -> Table:
        """The table that it is about."""
        assert self.told.state, "a link was read"
        return self.told.state.table

    @property
    def free_devices(self) -> tuple[int, ...]:
        """The devices as which somebody may accept; the one that it was sent to first."""
        assert self.told.state, "a link was read"
        return tuple(sorted(free_devices(self.told.state), key=lambda device: device != self.told.to))

    def name_of(self, device: int) -> str:
        """Return what whoever plays at a device is called, "" if that is not known."""
        people = self.told.state.people if self.told.state else ()
        person = people[device] if 0 <= device < len(people) else None
        return person.name if person else ""

    def sender(self, here: int = -1) -> str:
        """Return who has said the last of it, but for this device; "" if that is not known."""
        said = (entry.author for entry in reversed(self.told.entries) if entry.author != here)
        return self.name_of(next(said, -1))
