"""Reads the links that friends play by, beside the game that is stored here under the same name."""

from __future__ import annotations

from typing import TypeAlias

from engine.contract.steps import Steps
from engine.remote.transcript_link import LinkContents, decode_link, replay_link
from engine.session.match import Match
from engine.session.serialization import Shared
from ui.storage.library import Library, NoSuchGame
from ui.storage.seats import Note, note_steps

OpenedLink: TypeAlias = tuple[LinkContents, str, Shared | None, Note | None]
"""The content of a link, the key of the stored game, and its content."""


def with_note(reading: Steps[Shared]) -> Steps[tuple[Shared, Note]]:
    """Return in steps a saved game that is being read, with its note."""
    shared = yield from reading
    return shared, (yield from note_steps(shared.seats, len(shared.match.seats), shared.match))


def opening_link(library: Library, text: str, key: str, known: Match | None) -> Steps[OpenedLink]:
    """Return in steps what a link tells, and the stored game.

    `known` is the match that is stored under `key`. Where no such game is stored, one with the same moves may
    be. Raises `Unreadable`.
    """
    link = decode_link(text)
    try:
        library.entry(link.table)
        loading = library.loading(link.table, known if key == link.table else None)
        shared, note = yield from with_note(loading)
    except NoSuchGame:
        told = yield from replay_link(link)
        return told, (library.find(told.state.match) if told.state else None) or "", None, None
    told = yield from replay_link(link, shared.match)
    return told, link.table, shared, note
