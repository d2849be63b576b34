"""The command `verify`: a check of the transcript of a remote game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from engine.contract.steps import finish
from engine.formats.json_input import BadText, read_json
from engine.remote import entries as e
from engine.remote.crypto.chain import write_opening
from engine.remote.entries import Entry, write_entry
from engine.remote.status import SharedState
from engine.remote.validation import Report, check_transcript, read_transcript
from engine.session.backup import LIMIT, games_in_backup, is_backup, read_backup
from engine.session.match import Match
from engine.session.narration import ending
from engine.session.save import read_save
from engine.tools.errors import BadInput


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


WRONG = 1
"""Exit status if something is wrong."""
NONE = "it holds no transcript of a remote game"
JOINT = r'"joint\":'
"""Text that only the saves of remote games contain."""
LINE = 300
"""Maximum length of a quoted entry, in characters."""
FAULTS: Mapping[str, str] = {
    "apart": "the game in the file differs from the transcript",
    "chance": "an opening for chance does not match its commitment",
    "claim": "a claim does not win, or an earlier win was not claimed",
    "deck": "an opened card differs from the shuffled deck",
    "face": "a card shows none of the shuffled faces; it is unknown who spoilt the deck",
    "gap": "an earlier entry is missing",
    "garbled": "it cannot be read",
    "no-game": "there is no such game here",
    "no-name": "this name cannot be displayed",
    "no-table": "this game cannot be set up",
    "not-legal": "the rules do not allow this action",
    "not-your-seat": "the author does not own this seat",
    "not-your-turn": "it was not the author's turn",
    "order": "this entry is not possible at this place",
    "other-rules": "the game has other rules here",
    "seal": "the signature is missing, or is not the author's",
    "stale": "this entry comes too late, and should not be in the transcript",
    "stranger": "the author does not play in this game",
}
"""Explanations of protocol errors, by code."""


def verify(args: Namespace) -> int:
    """Print the checks of a file, or the first error; return the exit status.

    Raises `BadInput` for a file that cannot be read.
    """
    file = Path(args.file)
    try:
        with file.open(encoding="utf-8-sig") as opened:
            text = opened.read(LIMIT + 1)
        return _verify_all(text) if is_backup(text) else _verify(text)
    except (OSError, ValueError) as fault:
        raise BadInput(f"{file}: {fault}") from fault


def _verify_all(text: str) -> int:
    """Check all remote games of a backup. Raises `ValueError` if there are none."""
    games = [kept for kept in games_in_backup(read_backup(text)[0]) if JOINT in kept.save]
    if not games:
        raise ValueError(NONE)
    wrong = 0
    for name, save in games:
        print(f"--- {name}")
        try:
            wrong += _verify(save)
        except ValueError as fault:
            print(f"Wrong: {fault}")
            wrong += WRONG
    print(f"--- remote games: {len(games)}, wrong: {wrong}")
    return WRONG if wrong else 0


def _verify(save: str) -> int:
    """Check a saved game. Raises `ValueError` if it cannot be read, or is not a remote game."""
    entries, match = _read(save)
    report = finish(check_transcript(entries, match))
    if report.state:
        print("\n".join(_lines(report, report.state)))
    print(_verdict(report))
    return WRONG if report.fault else 0


def _read(save: str) -> tuple[tuple[Entry, ...], Match]:
    """Return the transcript in a saved game, and the game. Raises `ValueError`."""
    shared = read_save(save)
    try:
        note = read_json(shared.seats)
    except BadText as fault:
        raise ValueError(NONE) from fault
    transcript = note.get("joint") if isinstance(note, dict) else None
    if not isinstance(transcript, str):
        raise ValueError(NONE)
    try:
        return read_transcript(transcript), shared.match
    except BadText as fault:
        raise ValueError(f"its transcript cannot be read: {fault}") from fault


def _lines(report: Report, state: SharedState) -> Iterator[str]:
    """Yield the parts checked: the table, the people, every entry, and the chance outcomes."""
    table = state.table
    info, seats = table.game.info, table.match.seats
    options = "; ".join(f"{key}={value}" for key, value in table.match.options.items())
    yield f"Table {table.id}: {info.title}, rules {info.rules_version}{f' ({options})' if options else ''}"
    for device, person in enumerate(state.people):
        held = ", ".join(seat for seat, owner in zip(seats, table.owners, strict=True) if owner == device)
        bound = next((e.parts[1] for e in report.entries if e.kind == "join" and e.author == device), "-")
        line = f"{name_of(state, device)} has {held}; {state.said[device]} entries, bound to {bound}"
        yield f"{line}, sealed with a key of their own" if person and person.key else line
    dealt = {deal.place: deal for deal in report.deals}
    last = report.fault.place if report.fault else len(report.entries)
    for index, entry in enumerate(report.entries[:last]):
        yield f"{index + 1:5}  {name_of(state, entry.author)}: {describe_entry(state, report.entries, index)}"
        if deal := dealt.get(index):
            opened = " ".join(map(write_opening, deal.openings))
            yield f"       dealt after {deal.at} actions: {deal.outcome or 'who sits where'}, out of {opened}"


def _verdict(report: Report) -> str:
    fault, state = report.fault, report.state
    if fault:
        why = FAULTS[fault.code]
        if fault.author < 0:
            return f"Wrong: {why}."
        name = name_of(state, fault.author) if state else f"device {fault.author}"
        entry = write_entry(report.entries[fault.place])[:LINE]
        return f"Wrong: entry {fault.place + 1}, by {name}: {why}: {entry}"
    assert state, "what has no fault has begun"
    counts = (
        f"{len(report.entries)} entries, {state.match.cursor} actions, {len(report.deals)} dealt together"
    )
    end = ending(state.match, state.match.seats) if state.match.outcome else "the game goes on"
    return f"As it should be: {counts}; {end}{_unproven(state)}\nDigest {report.digest}"


def _unproven(state: SharedState) -> str:
    """Return that the decks are unproven, and whose secrets are missing; "" if all are revealed."""
    revealed = state.decks.revealed or (b"",) * len(state.people)
    silent = [name_of(state, device) for device, secret in enumerate(revealed) if not secret]
    if not state.decks.items or not silent:
        return ""
    return f"\nNot proven: how the cards were shuffled; no secrets from {', '.join(silent)}"
