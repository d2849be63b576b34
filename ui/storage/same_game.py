"""Whether a stored save and a match are the same game, found out without playing the save through."""

from __future__ import annotations

from typing import Any

from engine.formats.outside import read_json
from engine.session.match import Match
from engine.session.save import write_save

EQUAL = ("game", "rules", "options", "start", "agreed")
"""What is equal in the saves of the same game."""


def same_game(save: str, match: Match) -> bool:
    """Whether a save holds `match`: same rules, options, start, end by agreement, and the same actions.

    The actions may be all of the save's, or those up to where it stands: so a link matches the game it was
    made of, and the game that was made of it, also when some actions were taken back there since. Who sat
    where does not count.
    """
    stored, wanted = content(save), content(write_save(match))
    log, cursor = stored.get("log"), stored.get("cursor")
    if not isinstance(log, list) or not isinstance(cursor, int):
        return False
    return all(stored.get(key) == wanted[key] for key in EQUAL) and wanted["log"] in (log, log[:cursor])


def content(save: str) -> dict[str, Any]:
    """Return what a save holds; nothing if it makes no sense."""
    try:
        found = read_json(save)["content"]
    except (ValueError, KeyError, TypeError):
        return {}
    return found if isinstance(found, dict) else {}
