"""Whether a transcript is what it should be, from its first entry to its last. Anybody can look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.contract.values import IllegalAction
from engine.formats.json_input import BadText, read_json
from engine.remote.cards.private_view import all_revealed, revealed_match
from engine.remote.crypto.audit import audit
from engine.remote.entries import CLAIM, DECK, Entry, digest, entry_of, extend_chain
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.replica import TEXT_LIMIT
from engine.remote.shared_state import begin, step
from engine.remote.signatures import is_properly_signed, signature_steps
from engine.remote.status import SharedState
from engine.session.match import Match

STALE, SIGNATURE, APART = "stale", "seal", "apart"
"""Said although it counts for nothing; without the right seal; another course of the game than is shown."""


class Fault(NamedTuple):
    """The first thing that is wrong with a transcript."""

    place: int
    """Which entry it is, counted from 0."""
    author: int
    code: str
    """A code of `ProtocolError`, or one of those above."""


class Deal(NamedTuple):
    """An outcome of chance that the devices have dealt together."""

    place: int
    """The entry that it came with."""
    at: int
    """How many actions there were before it."""
    openings: tuple[bytes, ...]
    """What each device has opened."""
    outcome: str
    """The action that came; "" where it was drawn who sits where."""


class Report(NamedTuple):
    """What has come of looking."""

    entries: tuple[Entry, ...]
    state: SharedState | None
    """What they come to, as far as nothing is wrong."""
    deals: tuple[Deal, ...]
    digest: str
    fault: Fault | None = None


def read_transcript(text: str) -> tuple[Entry, ...]:
    """Return what was said in the joint game of a save, whoever's it is. Raises `BadText`."""
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 5:
        raise BadText("no joint game")
    return tuple(map(entry_of, found[4:]))


def check_transcript(entries: Sequence[Entry], shown: Match) -> Steps[Report]:
    """Return what has come of looking at a transcript with every check, an entry a step.

    `shown` is the game that it comes with, as far as that is played.
    """
    state, fault, deals = None, None, list[Deal]()
    for index, entry in enumerate(entries):
        try:
            new = step(state, entry) if state else begin(entry)
        except (ProtocolError, StaleEntry) as wrong:
            fault = (
                Fault(index, wrong.author, wrong.code)
                if isinstance(wrong, ProtocolError)
                else Fault(index, entry.author, STALE)
            )
            break
        if state and new.deals > state.deals:
            deals.append(_deal(index, state, new, entry))
        state = new
        yield index / len(entries)
    said = tuple(entries[: fault.place] if fault else entries)
    if state:
        fault = (yield from _unsigned(state, said)) or fault
    if state and not fault and not state.match.game.info.hidden and not _same(state.match, shown):
        fault = Fault(len(entries) - 1, -1, APART)
    if state and not fault:
        fault = yield from _unfair_cards(state, len(entries) - 1)
    return Report(tuple(entries), state, tuple(deals), digest(entries), fault)


def _unfair_cards(state: SharedState, last: int) -> Steps[Fault | None]:
    """Return who has made a deck wrongly, or not claimed what was won, once all is laid open."""
    if not all_revealed(state.decks):
        return None
    for held in state.decks.items:
        for device, secret in enumerate(state.decks.revealed):
            if held.ready and (yield from audit(held.making, device, secret)):
                return Fault(last, device, DECK)
    try:
        whole = revealed_match(state).outcome
    except (IllegalAction, ValueError):
        return Fault(last, -1, DECK)
    told = state.match.outcome
    fair = whole is not None and told is not None and whole.returns == told.returns
    return None if fair else Fault(last, -1, CLAIM)


def _same(told: Match, shown: Match) -> bool:
    """Whether the game that was told of is the one that is shown."""
    begun = (told.game, told.options, told.start) == (shown.game, shown.options, shown.start)
    return begun and told.texts == shown.texts[: shown.cursor] and told.agreed == shown.agreed


def _deal(index: int, before: SharedState, after: SharedState, entry: Entry) -> Deal:
    """Return what has come of the last opening."""
    last = after.people[entry.author]
    assert last, "who opens has joined"
    openings = tuple(
        last.last if device == entry.author else each for device, each in enumerate(before.opened)
    )
    drawn = "" if before.table.lots else after.match.texts[-1]
    return Deal(index, before.match.cursor, openings, drawn)


def _unsigned(state: SharedState, entries: Sequence[Entry]) -> Steps[Fault | None]:
    """Return the first entry that cannot be its author's, by their seals; None if all can."""
    try:
        yield from signature_steps(state, entries)
    except ProtocolError as wrong:
        chain = extend_chain(b"", entries[0])
        for index, entry in enumerate(entries):
            if index and entry.author == wrong.author:
                chain = extend_chain(chain, entry)
                then = state._replace(chains=(chain,) * len(state.chains))
                if entry.signature and not is_properly_signed(then, entry):
                    return Fault(index, wrong.author, SIGNATURE)
            yield 1.0
        last = max(index for index, entry in enumerate(entries) if entry.author == wrong.author)
        return Fault(last, wrong.author, SIGNATURE)
    return None
