"""Whether a stored save and a match are the same game, found out without playing the save through."""

from __future__ import annotations

from typing import Any

from engine.formats.json_input import read_json
from engine.session.match import Match
from engine.session.save import write_save
from ui.storage.transcript import read_transcript

EQUAL = ("game", "rules", "options", "start", "agreed", "recorded")
"""What is equal in the saves of the same game."""


def same_game(save: str, match: Match, note: str = "") -> bool:
    """Whether a save holds `match`: same rules, options, start, end by agreement, and the same actions.

    The actions may be all of the save's, or those up to where it stands: so a link matches the game it was
    made of, and the game that was made of it, also when some actions were taken back there since. Who sat
    where does not count.

    Devices that play one game with hidden information know different parts of it, and their logs may begin
    alike. Such games are the same only if the `note` of the match has the same table, the same number of
    entries and the same seats.
    """
    stored, wanted = content(save), content(write_save(match))
    log, cursor = stored.get("log"), stored.get("cursor")
    if not isinstance(log, list) or not isinstance(cursor, int):
        return False
    if any(stored.get(key) != wanted.get(key) for key in EQUAL):
        return False
    here, there = read_transcript(stored.get("seats")), read_transcript(note)
    if match.game.info.hidden and (here or there):
        return log == wanted["log"] and here is not None and there is not None and here.shows_as(there)
    return wanted["log"] in (log, log[:cursor])


def content(save: str) -> dict[str, Any]:
    """Return what a save holds; nothing if it makes no sense."""
    try:
        found = read_json(save)["content"]
    except (ValueError, KeyError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}
