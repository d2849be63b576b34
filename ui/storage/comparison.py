"""Comparison of saves without replaying them, by their contents and their remote transcripts."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from engine.formats.untrusted import read_json
from engine.session.match import Match
from engine.session.save import write_save

EQUAL = ("game", "rules", "options", "start", "agreed", "recorded")
"""Fields that are equal in saves of the same game."""


def is_same_game(save: str, match: Match, note: str = "") -> bool:
    """Return True if a save holds `match`: same rules, options, start, agreed end and actions.

    The actions may be all of the save's, or those up to its current place. So a link matches the game it was
    made from and the game made from it, even after some actions were undone. The seating does not count.

    Devices in one game with hidden information know different parts of it, and their logs may begin alike.
    Such games are the same only if the `note` of the match has the same table, the same number of entries and
    the same seats.
    """
    stored, wanted = save_content(save), save_content(write_save(match))
    log, cursor = stored.get("log"), stored.get("cursor")
    if not isinstance(log, list) or not isinstance(cursor, int):
        return False
    if any(stored.get(key) != wanted.get(key) for key in EQUAL):
        return False
    here, there = read_transcript(stored.get("seats")), read_transcript(note)
    if match.game.info.hidden and (here or there):
        return log == wanted["log"] and here is not None and there is not None and here.shows_as(there)
    return wanted["log"] in (log, log[:cursor])


def save_content(save: str) -> dict[str, Any]:
    """Return the content of a save; {} if invalid."""
    try:
        found = read_json(save)["content"]
    except (ValueError, KeyError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}


SECRET = 64
"""Length of a device's first secret as text; seeds of later sessions may follow."""
NOTE_LIMIT = 1_600_000
"""Maximum length of a note that is read, in characters: that of the longest remote game."""


class Transcript(NamedTuple):
    """One device's knowledge of a remote game."""

    own: str
    """Device and secret as text; for a spectator, the seats as that file shows them."""
    seats: str
    """Seating as this device sees it, as text."""
    heard: tuple[str, ...]
    """The entries in their agreed order, without signatures; the first one names the table."""
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
        replica = read["joint"]
        from engine.remote.entries import entry_of, unsigned, write_entry
        from engine.remote.replica import TEXT_LIMIT, transcript_of

        found = read_json(replica, TEXT_LIMIT)
        _, entries = transcript_of(found)
        device, secret, mine = found[:3]
        kinds = json.dumps([kind for kind, _ in read["seats"]])
        texts = [write_entry(unsigned(entry_of(entry))) for entry in entries]
    except (ValueError, LookupError, TypeError):
        return None
    if type(mine) is not int or not 0 <= mine < len(texts):
        return None
    cut = len(texts) - mine
    own = json.dumps([device, secret[:SECRET] if secret else kinds])
    return Transcript(own, kinds, tuple(texts[:cut]), tuple(texts[cut:]))
