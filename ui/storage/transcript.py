"""The transcript in the note of a remote game's save, read without replaying it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from engine.formats.json_input import read_json
from engine.remote.replica import TEXT_LIMIT

NOTE_LIMIT = 1_600_000
"""Maximum length of a note that is read, in characters: that of the longest remote game."""


class Transcript(NamedTuple):
    """One device's knowledge of a remote game."""

    own: str
    """Device and secret as text; for a spectator, the seats as that file shows them."""
    seats: str
    """Seating as this device sees it, as text."""
    heard: tuple[str, ...]
    """The entries in their agreed order; the first one names the table."""
    mine: tuple[str, ...]
    """This device's entries that have not been heard back."""

    def shows_as(self, other: Transcript) -> bool:
        """Return True if both are the same table with as many entries, seen from the same seats."""
        counts = [len(each.heard) + len(each.mine) for each in (self, other)]
        return counts[0] == counts[1] and (self.seats, self.heard[:1]) == (other.seats, other.heard[:1])

    def begins(self, other: Transcript) -> bool:
        """Return True if the other one is of the same device and table and knows all of this one."""
        later = {*other.heard, *other.mine}
        prefix = other.heard[: len(self.heard)] == self.heard
        return self.own == other.own and prefix and later.issuperset(self.mine)


def read_transcript(note: object) -> Transcript | None:
    """Return the transcript in the note of a save; None if it has none."""
    try:
        read: Any = read_json(str(note), NOTE_LIMIT)
        device, secret, mine, _, *entries = read_json(read["joint"], TEXT_LIMIT)
        kinds = json.dumps([kind for kind, _ in read["seats"]])
    except (ValueError, LookupError, TypeError):
        return None
    texts = [json.dumps(entry) for entry in entries]
    if type(mine) is not int or not 0 <= mine < len(texts):
        return None
    cut = len(texts) - mine
    own = json.dumps([device, secret if secret else kinds])
    return Transcript(own, kinds, tuple(texts[:cut]), tuple(texts[cut:]))
