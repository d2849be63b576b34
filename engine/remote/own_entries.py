"""What a device of one's own says: its entries, made of what only it knows."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from engine.formats.names import player_name
from engine.remote.crypto.base64url import text_of
from engine.remote.crypto.chain import Chain, write_opening
from engine.remote.crypto.hashing import derived
from engine.remote.crypto.schnorr import public, write_public
from engine.remote.entries import JOIN, KEY, OPEN, Entry
from engine.remote.signatures import signed
from engine.remote.status import SharedState


class OwnDevice(NamedTuple):
    """A device at a table, as it knows itself."""

    device: int
    secret: bytes
    """32 bytes, of which all is made that it commits to. Nobody else may ever have them."""

    @property
    def chain(self) -> Chain:
        """What it opens when chance is to decide."""
        return Chain(sha256(b"oddcheckers chance\0" + self.secret).digest())

    @property
    def signer(self) -> bytes:
        """What its seals are made with."""
        return derived(self.secret, "signer")

    @property
    def deck_secret(self) -> bytes:
        """What its part in decks is made of; it is told when the game is over."""
        return derived(self.secret, "decks")

    @property
    def next(self) -> OwnDevice:
        """The same device at the table of the next game with the same people."""
        return OwnDevice(self.device, sha256(b"oddcheckers again\0" + self.secret).digest())


def next_entry(state: SharedState, device: int, kind: str, *parts: str) -> Entry:
    """Return the next entry of a device, without a seal."""
    return Entry(device, state.said[device], kind, parts)


def signed_entry(state: SharedState, own: OwnDevice, kind: str, *parts: str) -> Entry:
    """Return the next entry of one's own device, with its seal where one is needed."""
    return signed(state, own.signer, next_entry(state, own.device, kind, *parts))


def join_entry(state: SharedState, own: OwnDevice, name: str) -> Entry:
    """Return the entry by which a device joins, under a name that can be shown."""
    key = write_public(public(own.signer)) if state.signed else ""
    return signed_entry(state, own, JOIN, player_name(name), write_opening(own.chain.head()), key)


def owed_entry(state: SharedState, own: OwnDevice) -> Entry | None:
    """Return what a device has to say without being asked, and without much work.

    It is what it opens where chance is to decide, and the keys of cards.
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
