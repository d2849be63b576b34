"""The entries of this device, derived from its secret."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from engine.formats.names import player_name
from engine.remote.crypto.chain import Chain, write_opening
from engine.remote.crypto.hashing import derived, text_of
from engine.remote.crypto.schnorr import public, write_public
from engine.remote.entries import JOIN, KEY, OPEN, Entry
from engine.remote.signatures import signed
from engine.remote.status import SharedState


class OwnDevice(NamedTuple):
    """Number and secret of this device in a remote game."""

    device: int
    secret: bytes
    """32 bytes from which all commitments are derived. They never leave the device."""

    @property
    def chain(self) -> Chain:
        """Hash chain of the openings for chance outcomes."""
        return Chain(sha256(b"oddcheckers chance\0" + self.secret).digest())

    @property
    def signer(self) -> bytes:
        """Secret of the signatures."""
        return derived(self.secret, "signer")

    @property
    def deck_secret(self) -> bytes:
        """Secret of the deck keys, published when the game is over."""
        return derived(self.secret, "decks")

    @property
    def next(self) -> OwnDevice:
        """The same device in the next game with the same people."""
        return OwnDevice(self.device, sha256(b"oddcheckers again\0" + self.secret).digest())


def next_entry(state: SharedState, device: int, kind: str, *parts: str) -> Entry:
    """Return the next entry of a device, unsigned."""
    return Entry(device, state.said[device], kind, parts)


def signed_entry(state: SharedState, own: OwnDevice, kind: str, *parts: str) -> Entry:
    """Return the next entry of this device, signed if the table uses signatures."""
    return signed(state, own.signer, next_entry(state, own.device, kind, *parts))


def join_entry(state: SharedState, own: OwnDevice, name: str) -> Entry:
    """Return the entry with which this device joins under a name."""
    key = write_public(public(own.signer)) if state.signed else ""
    return signed_entry(state, own, JOIN, player_name(name), write_opening(own.chain.head()), key)


def owed_entry(state: SharedState, own: OwnDevice) -> Entry | None:
    """Return the entry that this device owes without input or much work: an opening, or a card key.

    None if it owes none.
    """
    person, device = state.people[own.device], own.device
    if person is None or not state.complete:
        return None
    wanted = state.need
    card = min((card for maker, card in wanted.keys if maker == device), default=None) if wanted else None
    if wanted and card is not None:
        key = state.decks.deck(wanted.deck).making.deck.key(own.deck_secret, card)
        return signed_entry(state, own, KEY, str(wanted.deck), str(card), text_of(key))
    if not state.deals_next or state.opened[device]:
        return None
    opening = write_opening(own.chain.opening(person.used + 1))
    return signed_entry(state, own, OPEN, str(state.deals), opening)
