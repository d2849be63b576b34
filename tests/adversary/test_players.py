"""The players' own code refuses every forgery that the independent verifier finds, and blames nobody else."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from engine.formats.untrusted import BadText
from engine.remote.crypto.shuffle import check
from engine.remote.entries import NOBODY, ProtocolError, StaleEntry, entry_of
from engine.remote.replica import fault_of
from engine.remote.shared_state import begin, step
from engine.remote.signatures import checked_history
from tests.adversary.pen import Pen
from tests.engine.verifying.forgeries import FORGERIES, dealt, ended, played

FILES = ("another game in the file", "another result in the file")
"""Forgeries of what a file shows beside the transcript."""


def refusal(pen: Pen) -> ProtocolError | None:
    """Return the error of a device that receives this transcript; None if it fits."""
    try:
        entries = [entry_of(entry) for entry in pen.entries]
    except BadText:
        return ProtocolError("garbled", NOBODY)
    try:
        checked_history(None, entries)
        state = begin(entries[0])
    except ProtocolError as error:
        return error
    for entry in entries[1:]:
        try:
            state = step(state, entry)
        except (ProtocolError, StaleEntry) as error:
            return fault_of(state, entry, error, NOBODY)
    return None


@pytest.mark.parametrize("name", [name for name in FORGERIES if name not in FILES])
def test_the_players_refuse_what_the_verifier_refuses(name: str) -> None:
    forge, _, author = FORGERIES[name]
    pen = forge()
    error = refusal(pen)
    expected = pen.entries[-1][0] if author is None else author
    assert error and error.author in (expected, NOBODY)


def test_the_players_take_what_the_verifier_takes() -> None:
    """Two programs, written from one specification, agree on every byte."""
    pens = [played("satan", 3, "post", setup="three", first="chance"), played(), dealt(), ended()]
    pens[-1].bare(0)
    pens[-1].bare(1)
    for pen in pens:
        assert refusal(pen) is None
    entries = [entry_of(entry) for entry in pens[-1].entries]
    state = begin(entries[0])
    for entry in entries[1:]:
        state = step(state, entry)
    making = state.decks.deck(0).making
    assert [finish(check(making, stage)) for stage in range(4)] == [""] * 4
