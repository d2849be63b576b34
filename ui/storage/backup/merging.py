"""What is stored here and what a file brings, as one: nothing that is here is lost, and nothing comes twice.

All of it is worked out first, as texts by their keys, and stored at once; so a file that was opened twice, or
that was made here, changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.session.backup import GAMES
from engine.session.save import with_variations_of_save
from ui.storage.backup.lines import MoveSequence, move_sequence
from ui.storage.entries import Entry, read_entry, shown, write_entry
from ui.storage.history.history import DAYS, PUZZLES, RECORDS, SEEN, SOLVED, aside, readable
from ui.storage.history.record import check, later, read_record, write_record
from ui.storage.names import fit_name

APART = "-"
"""What stands between the id that a game had and what tells it from another game with that id."""


class Merged(NamedTuple):
    """What is to be stored, by its keys, and what that comes to."""

    texts: dict[str, str]
    games: int = 0
    """How many games come to those that are here."""
    longer: int = 0
    """How many games that are here were played on elsewhere."""
    records: int = 0
    days: int = 0
    puzzles: int = 0
    """How many puzzles were solved or seen elsewhere that were not so here."""


def merging(mine: Mapping[str, str], theirs: Mapping[str, str]) -> Steps[Merged]:
    """Work out what `theirs` brings to `mine`, both texts by their keys: a text a step."""
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
    """Return what is to be stored of a record that is also `here`: what cannot be read is put aside."""
    record_id = key.removeprefix(RECORDS)
    if here is None or here == text:
        return {key: text}
    if not readable(record_id, text):
        return {aside(key, text): text}
    if not readable(record_id, here):
        return {aside(key, here): here, key: text}
    return {key: write_record(later(read_record(record_id, here), read_record(record_id, text)))}


# --- games -----------------------------------------------------------------------------------------


class _Games:
    """The games that are here, and what becomes of them; `origins` are those of the games that come."""

    def __init__(self, origins: Iterable[str]) -> None:
        self._origins = frozenset(origins)
        self._texts: dict[str, str] = {}
        self._entries: dict[str, Entry] = {}
        self._lines: dict[str, MoveSequence] = {}
        self.changed: dict[str, str] = {}
        self.added = 0
        self.longer = 0

    def know(self, game_id: str, text: str) -> None:
        """Take note of a game that is here."""
        self._texts[game_id], entry = text, read_entry(game_id, text)
        if not entry.problem:
            self._entries[game_id], self._lines[game_id] = entry, move_sequence(entry.save)

    def bring(self, game_id: str, text: str) -> None:
        """Take a game in, unless it is here, or is the beginning of one that is here."""
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
            name = shown(entry).name
            if (free := self._free_name(name)) != name:
                entry = entry._replace(name=free, named=True)
            self._add(game_id, write_entry(entry))

    def _same(self, line: MoveSequence) -> list[str]:
        """Return the ids of the same game here, if it has another origin, and is none of those that come."""
        return [i for i, own in self._lines.items() if line == own and _origin(i) not in self._origins]

    def _graft(self, game_id: str, entry: Entry) -> None:
        """Give a game the lines beside it that it has elsewhere."""
        old = self._entries[game_id]
        if self._lines[game_id].masked:
            return
        save = with_variations_of_save(old.save, entry.save)
        if save != old.save:
            revision = max(old.revision, entry.revision) + 1
            self._keep(game_id, write_entry(old._replace(save=save, revision=revision)))
            self.longer += 1

    def _lengthen(self, game_id: str, entry: Entry) -> None:
        """Play a game on as it was played on elsewhere; it keeps its name, and the lines beside it."""
        old = self._entries[game_id]
        revision = max(old.revision, entry.revision) + 1
        masked = self._lines[game_id].masked
        save = entry.save if masked else with_variations_of_save(entry.save, old.save)
        called = entry._replace(name=old.name, named=old.named, copies=old.copies)
        self._keep(game_id, write_entry(called._replace(revision=revision, save=save)))
        self.longer += 1

    def _add(self, game_id: str, text: str) -> None:
        """Take in a game that is not here, under the id that it had, or one made of that."""
        while game_id in self._texts:
            game_id = f"{_origin(game_id)}{APART}{check(text + game_id)}"
        self._keep(game_id, text)
        self.added += 1

    def _keep(self, game_id: str, text: str) -> None:
        self.changed[GAMES + game_id] = text
        self.know(game_id, text)

    def _free_name(self, name: str) -> str:
        """Return a name that no game here has: with a number, if need be."""
        names = {shown(entry).name for entry in self._entries.values()}
        free, number = name, 1
        while free in names:
            number += 1
            free = fit_name(name, f" ({number})")
        return free


def _origin(game_id: str) -> str:
    """Return the id that a game had first: only of games with the same one may be the other's beginning."""
    return game_id.partition(APART)[0]
