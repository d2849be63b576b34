"""Signatures of entries, used with more than two devices.

The hub passes on the entries of others and could alter them. An author signs the hash of all their entries so
far, starting with the table. So the last signature of each author vouches for all their entries, and the
earlier ones may be left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.contract.steps import Steps, finish
from engine.remote.crypto.schnorr import is_signed, read_public, sign
from engine.remote.entries import Entry, extend_chain
from engine.remote.errors import ProtocolError
from engine.remote.status import SharedState

MANY = 500
"""Number of verified signatures to remember; a reopened game then has few new ones to verify."""


def signed(state: SharedState, signer: bytes, entry: Entry) -> Entry:
    """Return the next entry of a device with its signature, made with the signing secret."""
    if not state.signed:
        return entry
    return entry._replace(signature=sign(signer, _message(extend_chain(state.chains[entry.author], entry))))


def check_signatures(state: SharedState, entries: Sequence[Entry], but: int = -1) -> None:
    """Check the signature of each author's last entry among the entries that end a transcript.

    `state` is the state after the whole transcript; the author `but` is skipped. Checks at most one signature
    per device. Raises `ProtocolError` if a signature is missing or wrong.
    """
    finish(signature_steps(state, entries, but))


def signature_steps(state: SharedState, entries: Sequence[Entry], but: int = -1) -> Steps[None]:
    """Return `check_signatures` in steps, one signature each. Raises `ProtocolError`."""
    for author, entry in _last(entries).items():
        if author != but and not is_properly_signed(state, entry):
            raise ProtocolError("seal", author)
        yield 1.0


def is_properly_signed(state: SharedState, entry: Entry) -> bool:
    """Return True if the last entry of a device is signed correctly, or unsigned where none is needed."""
    person = state.people[entry.author]
    if not state.signed or person is None:
        return not entry.signature
    return _fits(person.key, state.chains[entry.author], entry.signature)


def without_spare_signatures(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Return entries without the signatures that later ones make redundant."""
    last = _last(entries).values()
    needed = {(entry.author, entry.number) for entry in last}
    return tuple(
        entry if (entry.author, entry.number) in needed else entry._replace(signature="") for entry in entries
    )


@lru_cache(MANY)
def _fits(key: str, chain: bytes, signature: str) -> bool:
    """Return True if a signature matches a public key and an author's hash chain."""
    return is_signed(read_public(key), _message(chain), signature)


def _last(entries: Sequence[Entry]) -> dict[int, Entry]:
    """Return the last entry of each author."""
    return {entry.author: entry for entry in entries}


def _message(chain: bytes) -> str:
    return f"odd-checkers seal {chain.hex()}"
