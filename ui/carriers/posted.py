"""Reads the links that friends play by, beside the game that is stored here under the same name."""

from __future__ import annotations

from engine.contract.steps import Steps
from engine.session.match import Match
from engine.session.shared import Shared
from engine.together.parcel import Told, open_parcel, unpack
from ui.storage.shelf import NoSuchGame, Shelf


def posted(shelf: Shelf, text: str, key: str, known: Match | None) -> Steps[tuple[Told, str, Shared | None]]:
    """Return in steps what a link tells, and the stored game: what it is stored under, and what that holds.

    `known` is the match that is stored under `key`. Where no such game is stored, one with the same moves may
    be. Raises `Unreadable`.
    """
    parcel = open_parcel(text)
    try:
        shelf.entry(parcel.table)
        shared = yield from shelf.loading(parcel.table, known if key == parcel.table else None)
    except NoSuchGame:
        told = yield from unpack(parcel)
        return told, (shelf.find(told.pact.match) if told.pact else None) or "", None
    told = yield from unpack(parcel, shared.match)
    return told, parcel.table, shared
