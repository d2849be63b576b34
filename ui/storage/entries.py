"""Entries of the library, and their stored text: a header with a checksum, and the save.

The first line names the versions of entry and save in a fixed form, and a checksum of the rest.
"""

from __future__ import annotations

import json
import re
import zlib
from functools import lru_cache
from typing import NamedTuple

from engine.contract.language import text_settings
from engine.formats.untrusted import read_json
from engine.registry import GAMES
from engine.session.save import SAVE_VERSION
from engine.session.serialization import Unreadable
from ui.storage.facts import Facts, prompt, read_facts, status, title, write_facts
from ui.storage.names import fit_name, tidy
from ui.words.en.storage import say

ENTRY_VERSION = 1
_FIRST_LINE = re.compile(r"oddcheckers-game (\d{1,6})\.(\d{1,6})(?: ([0-9a-f]{8})\n)?")
_FIELDS: dict[tuple[type, ...], tuple[str, ...]] = {
    (str,): ("name", "game", "status", "position", "tab"),
    (int, float): ("created", "updated"),
    (int,): ("revision",),
}
"""Header fields of an entry, by type."""
MOST_COPIES = 3
"""Maximum number of copy marks in a name."""
REMEMBERED = 512
"""Size of the cache of titles and statuses."""
LINE_LIMIT = 1000
"""Longer status lines and position texts are cut, in characters."""


class Entry(NamedTuple):
    """A game in the library, or the remains of a damaged one (`problem`)."""

    id: str
    name: str
    game: str
    """Id of its rules in the registry."""
    created: float
    """Seconds since 1970, like `updated`."""
    updated: float
    save: str
    """The match as `engine.session.save` writes it; with a problem, the whole stored text."""
    status: str = ""
    """Status for players, in the language at the time of saving: "Light to move"."""
    position: str = ""
    """The position as text, for a thumbnail."""
    revision: int = 1
    """Rises with each stored action; with `tab` it identifies one state of the game."""
    tab: str = ""
    over: bool = False
    """True if the game has ended."""
    facts: Facts | None = None
    """Facts for title and status (see `shown`); None in games of older versions."""
    named: bool = True
    """True if the player named the game; otherwise the facts give its name."""
    copies: int = 0
    """Number of copy marks in a name made from facts."""
    problem: str = ""
    """Why it cannot be opened and what to do, for players; "" if it can."""
    newer: bool = False
    """True if the only problem is that a newer version of the app stored it."""

    @property
    def damaged(self) -> bool:
        """True if the entry has another problem."""
        return bool(self.problem) and not self.newer


class NoSuchGame(KeyError):
    """The game is not in the library, or no longer."""

    def __str__(self) -> str:
        return say.gone


class Conflict(Exception):
    """Another tab has changed the game: nothing was written, and nothing is lost.

    `mine` is this tab's entry, `theirs` the stored one. Continue with `Library.take_theirs` or
    `Library.keep_both`.
    """

    def __init__(self, mine: Entry, theirs: Entry) -> None:
        super().__init__(say.conflict)
        self.mine = mine
        self.theirs = theirs


class ConfirmationNeeded(Exception):
    """The entry belongs to a newer version: ask the player, then delete with `certain`."""


class Deleted(NamedTuple):
    """The data with which `Library.restore` undoes a deletion."""

    id: str
    raw: str


class Tombstone(NamedTuple):
    """The remaining data of a deleted game."""

    revision: int
    sum: str
    """Checksum of the stored text, readable or not."""

    def holds(self, text: str) -> bool:
        """Return True if exactly this text was deleted."""
        return self.sum == _sum(text)


class Exported(NamedTuple):
    """A file for the player."""

    file_name: str
    text: str


def write_entry(entry: Entry) -> str:
    """Return the stored text of an entry, without its id, which is the key."""
    header = entry._asdict()
    for key in ("id", "save", "problem", "newer"):
        del header[key]
    if entry.facts:
        header["facts"] = write_facts(entry.facts)
    body = f"{json.dumps(header)}\n{entry.save}"
    return f"oddcheckers-game {ENTRY_VERSION}.{SAVE_VERSION} {_sum(body)}\n{body}"


def read_entry(game_id: str, text: str) -> Entry:
    """Return the entry of a stored text, with a `problem` if the text is damaged or too new."""
    found = _FIRST_LINE.match(text)
    if found and (int(found[1]) > ENTRY_VERSION or int(found[2]) > SAVE_VERSION):
        return Entry(game_id, say.newer_name, "", 0.0, 0.0, text, problem=say.newer, newer=True)
    damaged = Entry(game_id, say.damaged_name, "", 0.0, 0.0, text, problem=say.damaged)
    body = text[found.end() :] if found else ""
    if not found or found[3] != _sum(body):
        return damaged
    try:
        return _entry(game_id, *body.split("\n", 1))
    except (ValueError, KeyError, TypeError):
        return damaged


def _entry(game_id: str, header: str, save: str) -> Entry:
    fields = read_json(header)
    for kind, keys in _FIELDS.items():
        if any(type(fields[key]) not in kind for key in keys):
            raise TypeError("a field is of another type")
    return Entry(
        game_id,
        fit_name(fields["name"]),
        fields["game"],
        float(fields["created"]),
        float(fields["updated"]),
        save,
        tidy(fields["status"])[:LINE_LIMIT],
        fields["position"][:LINE_LIMIT],
        fields["revision"],
        fields["tab"],
        fields.get("over") is True,
        read_facts(fields.get("facts")),
        fields.get("named") is not False,
        copies if type(copies := fields.get("copies")) is int else 0,
    )


def localized(entry: Entry, marked: bool = False) -> Entry:
    """Return an entry with its name and status in the current language.

    In online games the person here is `marked` in lists, but not in names of files.
    """
    if entry.facts is None or entry.problem:
        return entry
    try:
        name, words = _in_words(entry.game, entry.facts, entry.position, marked, text_settings())
    except (ValueError, LookupError):
        return entry
    ending = say.copy * min(entry.copies, MOST_COPIES)
    return entry._replace(name=entry.name if entry.named else fit_name(name, ending), status=words)


@lru_cache(REMEMBERED)
def _in_words(
    game_id: str, facts: Facts, position: str, marked: bool, _voice: tuple[str, bool]
) -> tuple[str, str]:
    """Return a game's title and status; cached, because long lists are drawn often."""
    game = GAMES[game_id]
    words = status(game, facts, prompt(game, facts, position), marked)
    return title(game, facts, marked), words


def write_tombstone(text: str) -> str:
    """Return the text that replaces the stored text of a deleted game."""
    return f"oddcheckers-deleted {read_entry('', text).revision} {_sum(text)}"


def read_tombstone(text: str) -> Tombstone | None:
    """Return the data of a deleted game; None if `text` is something else."""
    found = re.fullmatch(r"oddcheckers-deleted (\d{1,18}) ([0-9a-f]{8})", text)
    return Tombstone(int(found[1]), found[2]) if found else None


def save_of_file(text: str) -> str:
    """Return the save in a file, which may also be a stored entry that was exported.

    Raises `Unreadable` for a damaged or newer entry. The save itself is not checked.
    """
    if not _FIRST_LINE.match(text):
        return text
    entry = read_entry("", text)
    if entry.problem:
        raise Unreadable(entry.problem if entry.newer else say.damaged_file)
    return entry.save


def _sum(text: str) -> str:
    return f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"
