"""The backup file, and merging it with the stored content.

The file has the stored texts of games, records and puzzles, and the settings. Merging loses nothing stored,
and duplicates nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.untrusted import BadText
from engine.registry import INFOS
from engine.session.backup import GAMES, NewerVersion, read_backup
from engine.session.save import with_variations_of_save
from engine.session.serialization import Unreadable
from ui.storage.comparison import EQUAL, Transcript, read_transcript, save_content
from ui.storage.entries import Entry, localized, read_entry, write_entry
from ui.storage.history.history import ALL, DAYS, PUZZLES, RECORDS, SEEN, SOLVED, aside_key, is_readable
from ui.storage.history.record import checksum, later_record, read_record, write_record
from ui.storage.names import fit_name
from ui.storage.store import SafeStore
from ui.words.en.storage import say

KEPT = (GAMES, *ALL)
"""Key prefixes of the backup's content."""


class Backup(NamedTuple):
    """The content of a backup file."""

    texts: dict[str, str]
    """The stored texts by key."""
    settings: object
    """The settings as JSON data, unchecked."""


def backup_texts(store: SafeStore) -> dict[str, str]:
    """Return the stored texts that go into a backup, by key."""
    texts = ((key, store.get(key)) for key in sorted(store.keys()))
    return {key: text for key, text in texts if text is not None and key.startswith(KEPT)}


def parse_backup(text: str) -> Backup:
    """Return the content of a backup file. Raises `Unreadable`."""
    try:
        texts, settings = read_backup(text)
    except NewerVersion as fault:
        raise Unreadable(say.backup_newer) from fault
    except BadText as fault:
        raise Unreadable(say.backup_damaged) from fault
    kept = {key: text for key, text in texts.items() if key.startswith(KEPT) and key not in KEPT}
    return Backup(kept, settings)


class MoveSequence(NamedTuple):
    """The start of a game and all its actions; an agreed end is an action, too."""

    start: str
    actions: tuple[str, ...]
    transcript: Transcript | None = None
    """Transcript of a remote game; it identifies such games; their actions do not."""
    hidden: bool = False
    """True if the game has hidden information, so that the actions are not the whole game."""

    @property
    def masked(self) -> bool:
        """True if the actions are one device's view of a game with secrets."""
        return self.hidden and self.transcript is not None

    def begins(self, other: MoveSequence) -> bool:
        """Return True if the other sequence continues this one or equals it."""
        if self.transcript and other.transcript:
            return self.transcript.begins(other.transcript)
        if self.transcript or other.transcript:
            return False
        return self.start == other.start and other.actions[: len(self.actions)] == self.actions


def move_sequence(save: str) -> MoveSequence:
    """Return the sequence of a save; that of an unreadable save equals no other."""
    read = save_content(save)
    log, agreed = read.get("log"), read.get("agreed")
    if not isinstance(log, list) or not isinstance(agreed, str) or not all(isinstance(a, str) for a in log):
        return MoveSequence(save, ())
    start = json.dumps([read.get(key) for key in EQUAL if key != "agreed"], sort_keys=True)
    actions = (*log, f"agreed {agreed}") if agreed else tuple(log)
    game = INFOS.get(str(read.get("game")))
    return MoveSequence(start, actions, read_transcript(read.get("seats")), bool(game and game.hidden))


APART = "-"
"""Separator between a game's original id and the suffix of another game with that id."""


class Merged(NamedTuple):
    """The texts to store, by key, and how many of each kind are new."""

    texts: dict[str, str]
    games: int = 0
    """Number of games added."""
    longer: int = 0
    """Number of games here that were continued elsewhere."""
    records: int = 0
    days: int = 0
    puzzles: int = 0
    """Number of puzzles solved or seen elsewhere but not here."""


def merge_steps(mine: Mapping[str, str], theirs: Mapping[str, str]) -> Steps[Merged]:
    """Return the steps that merge `theirs` into `mine` (texts by key), one text a step."""
    games, done = _Games(_origin(key.removeprefix(GAMES)) for key in theirs), Merged({})
    for key, text in mine.items():
        if key.startswith(GAMES):
            games.know(key.removeprefix(GAMES), text)
        yield 0.0
    for number, (key, text) in enumerate(sorted(theirs.items())):
        if key.startswith(GAMES):
            games.bring(key.removeprefix(GAMES), text)
        elif key.startswith(RECORDS):
            done = _with_record(done, mine, key, text)
        elif key.startswith(DAYS) and key not in mine:
            done = done._replace(texts={**done.texts, key: text}, days=done.days + 1)
        elif key.startswith(PUZZLES) and text in (SOLVED, SEEN) and mine.get(key) not in (SOLVED, text):
            done = done._replace(texts={**done.texts, key: text}, puzzles=done.puzzles + 1)
        yield number / len(theirs)
    return done._replace(texts={**done.texts, **games.changed}, games=games.added, longer=games.longer)


# --- records ---------------------------------------------------------------------------------------


def _with_record(done: Merged, mine: Mapping[str, str], key: str, text: str) -> Merged:
    new = {k: t for k, t in _record(mine.get(key), key, text).items() if mine.get(k) != t}
    return done._replace(texts={**done.texts, **new}, records=done.records + bool(new))


def _record(here: str | None, key: str, text: str) -> dict[str, str]:
    """Return the texts to store for a record that is also `here`; an unreadable one is set aside."""
    record_id = key.removeprefix(RECORDS)
    if here is None or here == text:
        return {key: text}
    if not is_readable(record_id, text):
        return {aside_key(key, text): text}
    if not is_readable(record_id, here):
        return {aside_key(key, here): here, key: text}
    return {key: write_record(later_record(read_record(record_id, here), read_record(record_id, text)))}


# --- games -----------------------------------------------------------------------------------------


class _Games:
    """The games here and their changes; `origins` are the original ids of the games in the backup."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)
        self._texts: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}
        self._lines: dict[str, MoveSequence] = {}
        self.changed: dict[str, str] = {}
        self.added = 0
        self.longer = 0

    def know(self, game_id: str, text: str) -> None:
        """Register a game that is here."""
        self._texts[game_id], entry = text, read_entry(game_id, text)
        if not entry.problem:
            self._entries[game_id], self._lines[game_id] = entry, move_sequence(entry.save)

    def bring(self, game_id: str, text: str) -> None:
        """Merge a game, unless it equals a game here or is the beginning of one."""
        entry = read_entry(game_id, text)
        if not entry.problem:
            self._bring(game_id, entry, move_sequence(entry.save))
        elif text not in self._texts.values():
            self._add(game_id, text)

    def _bring(self, game_id: str, entry: Entry, line: MoveSequence) -> None:
        related = [i for i in self._lines if _origin(i) == _origin(game_id)]
        here = [i for i in related if line.begins(self._lines[i])] or self._same(line)
        if here:
            self._graft(here[0], entry)
            return
        shorter = [i for i in related if self._lines[i].begins(line)]
        if shorter:
            self._lengthen(max(shorter, key=lambda i: (len(self._lines[i].actions), i)), entry)
        else:
            name = localized(entry).name
            if (free := self._free_name(name)) != name:
                entry = entry._replace(name=free, named=True)
            self._add(game_id, write_entry(entry))

    def _same(self, line: MoveSequence) -> list[str]:
        """Return the ids of the same game here under another origin, except games of the backup."""
        return [i for i, own in self._lines.items() if line == own and _origin(i) not in self._origins]

    def _graft(self, game_id: str, entry: Entry) -> None:
        """Add the variations of the backup's version to a game."""
        old = self._entries[game_id]
        if self._lines[game_id].masked:
            return
        save = with_variations_of_save(old.save, entry.save)
        if save != old.save:
            revision = max(old.revision, entry.revision) + 1
            self._keep(game_id, write_entry(old._replace(save=save, revision=revision)))
            self.longer += 1

    def _lengthen(self, game_id: str, entry: Entry) -> None:
        """Continue a game with the backup's moves; it keeps its name and variations."""
        old = self._entries[game_id]
        revision = max(old.revision, entry.revision) + 1
        masked = self._lines[game_id].masked
        save = entry.save if masked else with_variations_of_save(entry.save, old.save)
        called = entry._replace(name=old.name, named=old.named, copies=old.copies)
        self._keep(game_id, write_entry(called._replace(revision=revision, save=save)))
        self.longer += 1

    def _add(self, game_id: str, text: str) -> None:
        """Add a game under its id, or one derived from it."""
        while game_id in self._texts:
            game_id = f"{_origin(game_id)}{APART}{checksum(text + game_id)}"
        self._keep(game_id, text)
        self.added += 1

    def _keep(self, game_id: str, text: str) -> None:
        self.changed[GAMES + game_id] = text
        self.know(game_id, text)

    def _free_name(self, name: str) -> str:
        """Return a name that no game here has, with a number if necessary."""
        names = {localized(entry).name for entry in self._entries.values()}
        free, number = name, 1
        while free in names:
            number += 1
            free = fit_name(name, f" ({number})")
        return free


def _origin(game_id: str) -> str:
    """Return the original id of a game; only games with the same one can be each other's beginning."""
    return game_id.partition(APART)[0]
