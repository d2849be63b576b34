"""Verification of a whole transcript, open to everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.contract.values import IllegalAction
from engine.formats.json_input import BadText, read_json
from engine.remote.cards.views import all_revealed, revealed_match
from engine.remote.crypto.audit import audit
from engine.remote.entries import CLAIM, DECK, Entry, digest, entry_of, extend_chain
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.replica import TEXT_LIMIT
from engine.remote.shared_state import begin, step
from engine.remote.signatures import is_properly_signed, signature_steps
from engine.remote.status import SharedState
from engine.session.match import Match

STALE, SIGNATURE, APART = "stale", "seal", "apart"
"""Codes besides those of `ProtocolError`: a stale entry, a wrong signature, a save that shows another
game."""


class Fault(NamedTuple):
    """The first fault in a transcript."""

    place: int
    """Index of the entry."""
    author: int
    code: str
    """A code of `ProtocolError`, or one of those above."""


class Deal(NamedTuple):
    """A chance outcome that the devices decided together."""

    place: int
    """Index of the entry that decided it."""
    at: int
    """Number of actions before it."""
    openings: tuple[bytes, ...]
    """The opening of each device."""
    outcome: str
    """The chance action; "" for a draw of seats."""


class Report(NamedTuple):
    """The result of a verification."""

    entries: tuple[Entry, ...]
    state: SharedState | None
    """State after the valid entries."""
    deals: tuple[Deal, ...]
    digest: str
    fault: Fault | None = None


def read_transcript(text: str) -> tuple[Entry, ...]:
    """Return the transcript of the remote game in a save. Raises `BadText`."""
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 5:
        raise BadText("not a remote game")
    return tuple(map(entry_of, found[4:]))


def check_transcript(entries: Sequence[Entry], shown: Match) -> Steps[Report]:
    """Verify a transcript completely, one entry a step; `shown` is the game saved with it."""
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
    """Return the device that made a deck wrongly or left a win unclaimed, once all secrets are revealed."""
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
    played = state.match.outcome
    fair = whole is not None and played is not None and whole.returns == played.returns
    return None if fair else Fault(last, -1, CLAIM)


def _same(played: Match, shown: Match) -> bool:
    """Return True if the transcript's game is the one saved with it."""
    begun = (played.game, played.options, played.start) == (shown.game, shown.options, shown.start)
    return begun and played.texts == shown.texts[: shown.cursor] and played.agreed == shown.agreed


def _deal(index: int, before: SharedState, after: SharedState, entry: Entry) -> Deal:
    """Return the chance outcome of the last opening."""
    last = after.people[entry.author]
    assert last, "only devices that have joined open commitments"
    openings = tuple(
        last.last if device == entry.author else each for device, each in enumerate(before.opened)
    )
    drawn = "" if before.table.lots else after.match.texts[-1]
    return Deal(index, before.match.cursor, openings, drawn)


def _unsigned(state: SharedState, entries: Sequence[Entry]) -> Steps[Fault | None]:
    """Return the first entry whose signature is wrong; None if all are right."""
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
