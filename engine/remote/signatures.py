"""Seals: where more than two devices play, one passes on what others say, and could change it.

A seal is its author's signature under all that they have said so far, from the table on as it was set. So the
last seal of each author vouches for every entry of theirs, and the others may be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.contract.steps import Steps, finish
from engine.remote.crypto.schnorr import is_signed, read_public, sign
from engine.remote.entries import Entry, chained
from engine.remote.errors import Foul
from engine.remote.status import Pact

MANY = 500
"""How many seals are remembered that were looked at: a game that is opened again has few that are new."""


def sealed(pact: Pact, signer: bytes, entry: Entry) -> Entry:
    """Return the next entry of a device with its seal, made by the secret of its signatures."""
    if not pact.sealed:
        return entry
    return entry._replace(seal=sign(signer, _message(chained(pact.chains[entry.author], entry))))


def check_seals(pact: Pact, entries: Sequence[Entry], but: int = -1) -> None:
    """Look at the last entry of each author but one, among entries that a transcript ends with.

    `pact` is what the whole transcript comes to. Raises `Foul`: a seal is missing or wrong. It takes at most
    one signature for each device, however many the entries are.
    """
    finish(checking_seals(pact, entries, but))


def checking_seals(pact: Pact, entries: Sequence[Entry], but: int = -1) -> Steps[None]:
    """Do what `check_seals` does, a signature a step. Raises `Foul` as that does."""
    for author, entry in _last(entries).items():
        if author != but and not is_sealed(pact, entry):
            raise Foul("seal", author)
        yield 1.0


def is_sealed(pact: Pact, entry: Entry) -> bool:
    """Whether the last entry of a device bears the seal that it should, or none where none is needed."""
    person = pact.people[entry.author]
    if not pact.sealed or person is None:
        return not entry.seal
    return _fits(person.key, pact.chains[entry.author], entry.seal)


def thinned(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries without the seals that are not needed: those of all but the last of each author."""
    last = _last(entries).values()
    needed = {(entry.author, entry.number) for entry in last}
    return tuple(
        entry if (entry.author, entry.number) in needed else entry._replace(seal="") for entry in entries
    )


@lru_cache(MANY)
def _fits(key: str, chain: bytes, seal: str) -> bool:
    """Whether a seal is that of who has told a key, under all that a chain stands for."""
    return is_signed(read_public(key), _message(chain), seal)


def _last(entries: Sequence[Entry]) -> dict[int, Entry]:
    """Return the last entry of each author."""
    return {entry.author: entry for entry in entries}


def _message(chain: bytes) -> str:
    return f"odd-checkers seal {chain.hex()}"
