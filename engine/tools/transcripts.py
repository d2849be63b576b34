"""Transcript entries of remote games, described for the command line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.remote import entries as e
from engine.remote.entries import Entry
from engine.remote.status import SharedState


def name_of(state: SharedState, device: int) -> str:
    """Return the name of the player at a device, with the device's number."""
    person = state.people[device] if 0 <= device < len(state.people) else None
    return f"{person.name or 'somebody'} ({device})" if person else f"device {device}"


def describe_entry(state: SharedState, entries: Sequence[Entry], index: int) -> str:
    """Return a short description of one of the entries, which fold to `state`."""
    entry = entries[index]
    first, *rest = *entry.parts, ""
    match entry.kind:
        case e.TABLE:
            return "sets the table"
        case e.JOIN:
            return "sits down"
        case e.DO:
            return f"{_place(first)}. {rest[0]}"
        case e.OPEN:
            return f"opens {rest[0]}"
        case e.ASK | e.YES | e.NO:
            return f"{_CONSENT[entry.kind]} {first}"
        case e.RESIGN | e.LATE:
            seat = state.table.match.seats[int(first)]
            return f"resigns, as {seat}" if entry.kind == e.RESIGN else f"has no time left, as {seat}"
    return _of_cards(state, entries, index)


_CONSENT = {e.ASK: "asks for", e.YES: "agrees to", e.NO: "does not want"}


def _of_cards(state: SharedState, entries: Sequence[Entry], index: int) -> str:
    """Return the description of a card entry; cards are counted from 1, in the shuffled order."""
    entry = entries[index]
    first, *rest = *entry.parts, ""
    match entry.kind:
        case e.DECK:
            before = [each for each in entries[:index] if each.kind == e.DECK and each.parts[0] == first]
            return f"{'shuffles' if len(before) < len(state.people) else 'locks'} {_deck(state, first)}"
        case e.KEY:
            return f"reveals the key of card {_place(rest[0])} of {_deck(state, first)}"
        case e.HIDE:
            return f"{_place(first)}. takes card {_place(rest[1])}, which nobody else sees"
        case e.CLAIM:
            return f"has won after {first} actions, and shows {rest[0]}"
    assert entry.kind == e.BARE, "there is no other kind"
    return "reveals the secret behind all their keys and shuffles"


def _deck(state: SharedState, number: str) -> str:
    return f"the deck {state.decks.deck(int(number)).id}"


def _place(number: str) -> int:
    return int(number) + 1
