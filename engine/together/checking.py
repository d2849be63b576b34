"""Whether a transcript is what it should be, from its first entry to its last. Anybody can look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.steps import Steps
from engine.formats.outside import BadText, read_json
from engine.session.match import Match
from engine.together.entries import Entry, chained, digest, entry_of
from engine.together.foul import Foul, Stale
from engine.together.joint import TEXT_LIMIT
from engine.together.pact import Pact, begin, step
from engine.together.sealing import check_seals, is_sealed

STALE, SEAL, APART = "stale", "seal", "apart"
"""Said although it counts for nothing; without the right seal; another course of the game than is shown."""


class Fault(NamedTuple):
    """The first thing that is wrong with a transcript."""

    place: int
    """Which entry it is, counted from 0."""
    author: int
    code: str
    """A code of `Foul`, or one of those above."""


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
    pact: Pact | None
    """What they come to, as far as nothing is wrong."""
    deals: tuple[Deal, ...]
    digest: str
    fault: Fault | None = None


def read_transcript(text: str) -> tuple[Entry, ...]:
    """Return what was said in the joint game of a save, whoever's it is. Raises `BadText`."""
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 4:
        raise BadText("no joint game")
    return tuple(map(entry_of, found[3:]))


def checking(entries: Sequence[Entry], shown: Match) -> Steps[Report]:
    """Return what has come of looking at a transcript with every check, an entry a step.

    `shown` is the game that it comes with, as far as that is played.
    """
    pact, fault, deals = None, None, list[Deal]()
    for index, entry in enumerate(entries):
        try:
            new = step(pact, entry) if pact else begin(entry)
        except (Foul, Stale) as wrong:
            fault = Fault(index, entry.author, wrong.code if isinstance(wrong, Foul) else STALE)
            break
        if pact and new.deals > pact.deals:
            deals.append(_deal(index, pact, new, entry))
        pact = new
        yield index / len(entries)
    said = tuple(entries[: fault.place] if fault else entries)
    if pact:
        fault = (yield from _unsealed(pact, said)) or fault
    if pact and not fault and not _same(pact.match, shown):
        fault = Fault(len(entries) - 1, -1, APART)
    return Report(tuple(entries), pact, tuple(deals), digest(entries), fault)


def _same(told: Match, shown: Match) -> bool:
    """Whether the game that was told of is the one that is shown."""
    begun = (told.game, told.options, told.start) == (shown.game, shown.options, shown.start)
    return begun and told.texts == shown.texts[: shown.cursor] and told.agreed == shown.agreed


def _deal(index: int, before: Pact, after: Pact, entry: Entry) -> Deal:
    """Return what has come of the last opening."""
    last = after.people[entry.author]
    assert last, "who opens has joined"
    openings = tuple(
        last.last if device == entry.author else each for device, each in enumerate(before.opened)
    )
    drawn = "" if before.table.lots else after.match.texts[-1]
    return Deal(index, before.match.cursor, openings, drawn)


def _unsealed(pact: Pact, entries: Sequence[Entry]) -> Steps[Fault | None]:
    """Return the first entry that cannot be its author's, by their seals; None if all can."""
    try:
        check_seals(pact, entries)
    except Foul as wrong:
        chain = chained(b"", entries[0])
        for index, entry in enumerate(entries):
            if index and entry.author == wrong.author:
                chain = chained(chain, entry)
                then = pact._replace(chains=(chain,) * len(pact.chains))
                if entry.seal and not is_sealed(then, entry):
                    return Fault(index, wrong.author, SEAL)
            yield 1.0
        last = max(index for index, entry in enumerate(entries) if entry.author == wrong.author)
        return Fault(last, wrong.author, SEAL)
    return None
