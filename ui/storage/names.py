"""Names of games and players, and of the files that games are exported to."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from engine.formats.untrusted import PLAYER_LIMIT as PLAYER_LIMIT
from engine.formats.untrusted import player_name as player_name
from engine.formats.untrusted import tidy as tidy
from ui.words.en.storage import say

NAME_LIMIT = 60
"""Maximum length of a game's name, in characters."""
_STEM_LIMIT = 180
"""Maximum length of the part of a file name that comes from the game's name, in bytes of UTF-8."""
_CLAUSE = re.compile(r" (?=\([A-Z]\d)")
"""Space before the clause of a rule, such as " (D4)"."""
_FILE_PREFIX, _FILE_SUFFIX = "odd-checkers ", ".json"


def name_side(words: str, side: str, name: str) -> str:
    """Return a sentence with a player's name at the first mention of the side.

    At the start the name comes first: "Ben (Light) to move." Elsewhere it follows, since an article may
    stand before the side: "Juegan las claras (Ben)."
    """
    found = re.search(rf"\b{re.escape(side)}\b", words, re.IGNORECASE)
    if not found:
        return words
    named = say.played_by(found[0], name) if found.start() else say.coloured(name, found[0])
    return words[: found.start()] + without_clauses(named) + words[found.end() :]


def without_clauses(name: str) -> str:
    """Return a name that no sentence takes for a clause of the rules, such as "Ben (D4)"."""
    return _CLAUSE.sub("\N{NO-BREAK SPACE}", name)


class BadName(ValueError):
    """An invalid name; the message says why and what to do."""


def clean_name(text: str) -> str:
    """Return a name on one line, trimmed. Raises `BadName` if it is empty or too long."""
    name = tidy(text)
    if not name:
        raise BadName(say.nameless)
    if len(name) > NAME_LIMIT:
        raise BadName(say.long_name(NAME_LIMIT))
    return name


def fit_name(text: str, ending: str = "") -> str:
    """Return a valid name made from any text, cut to leave room for `ending`."""
    name, room = tidy(text), NAME_LIMIT - len(ending)
    cut = f"{name[: room - 1].strip()}…" if len(name) > room else name
    return (cut or say.game) + ending


def file_name(name: str) -> str:
    """Return a file name for a game that every system accepts.

    It keeps the letters and digits of any script, starts with a fixed word (so it is neither reserved nor
    hidden), and has less than 255 bytes.
    """
    kept = (c if category(c)[0] in "LMN" or c in "-_()" else " " for c in normalize("NFC", name))
    stem = " ".join("".join(kept).split()).encode()[:_STEM_LIMIT].decode(errors="ignore").strip()
    return f"{_FILE_PREFIX}{stem or 'game'}{_FILE_SUFFIX}"


def name_of_file(filename: str) -> str:
    """Return a name for the game in a file with this name."""
    return fit_name(filename.removesuffix(_FILE_SUFFIX).removeprefix(_FILE_PREFIX))
