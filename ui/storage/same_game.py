"""Comparison of a stored save with a match, without replaying the save."""

from __future__ import annotations

from typing import Any

from engine.formats.json_input import read_json
from engine.session.match import Match
from engine.session.save import write_save
from ui.storage.transcript import read_transcript

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
