"""The entries of this device, derived from its secret."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from engine.formats.untrusted import player_name
from engine.remote.cards.decks import Checked, unchecked
from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import derived, digest, text_of
from engine.remote.crypto.randomness import Chain, write_opening
from engine.remote.entries import JOIN, KEY, OPEN, Entry
from engine.remote.signatures import signed
from engine.remote.status import SharedState, may_join_again

SEEDS = 8
"""Number of seeds to keep: one whose join was overtaken may be joined with in a later session."""


class OwnDevice(NamedTuple):
    """Number and secrets of this device in a remote game. The secrets never leave the device."""

    device: int
    secret: bytes
    """32 bytes from which all commitments are derived."""
    identity: bytes = b""
    """Secret of the signatures, from the first game with the same people; b"" in that game."""
    seeds: tuple[bytes, ...] = ()
    """Seeds of the chains of openings of later sessions; that of the first one is derived."""

    @property
    def chain(self) -> Chain:
        """Hash chain of the openings for chance outcomes in the first session."""
        return Chain(sha256(b"oddcheckers chance\0" + self.secret).digest())

    def chain_with(self, head: bytes) -> Chain | None:
        """Return the chain with this head; None if another copy of this device has made it."""
        chains = (*map(Chain, reversed(self.seeds)), self.chain)
        return next((chain for chain in chains if head_of(chain.seed) == head), None)

    def with_seed(self, seed: bytes) -> OwnDevice:
        """Return the device with the seed of a new session."""
        return self if seed in self.seeds else self._replace(seeds=(*self.seeds[1 - SEEDS :], seed))

    @property
    def signer(self) -> bytes:
        """Secret of the signatures."""
        return self.identity or derived(self.secret, "signer")

    @property
    def key(self) -> str:
        """Public key of the signatures."""
        return public_key(self.signer)

    @property
    def deck_secret(self) -> bytes:
        """Secret of the deck keys, published when the game is over."""
        return derived(self.secret, "decks")

    @property
    def next(self) -> OwnDevice:
        """The same device in the next game with the same people: it keeps its key."""
        return OwnDevice(self.device, sha256(b"oddcheckers again\0" + self.secret).digest(), self.signer)


@lru_cache(8)
def public_key(signer: bytes) -> str:
    """Return the public key of a signing secret, as 43 letters."""
    return text_of(ed25519.public(signer))


@lru_cache(2 * SEEDS)
def head_of(seed: bytes) -> bytes:
    """Return the head of the chain with this seed."""
    return Chain(seed).head()


def deck_commitment(table: str, device: int, secret: bytes) -> str:
    """Return the commitment to the secret of a device's decks at a table, as 43 letters."""
    return text_of(digest("deck secret", table, str(device), secret))


def next_entry(state: SharedState, device: int, kind: str, *parts: str) -> Entry:
    """Return the next entry of a device that has heard all others, unsigned."""
    heard = state.entry_counts if state.protocol > 1 else ()
    return Entry(device, state.entry_counts[device], kind, parts, heard=heard)


def signed_entry(state: SharedState, own: OwnDevice, kind: str, *parts: str) -> Entry:
    """Return the next entry of this device, signed."""
    return signed(state.history, own.signer, next_entry(state, own.device, kind, *parts))


def join_entry(state: SharedState, own: OwnDevice, name: str) -> Entry:
    """Return the entry with which this device joins under a name."""
    head = write_opening(own.chain.head())
    if state.protocol == 1:
        return signed_entry(state, own, JOIN, player_name(name), head, "")
    hides, table = state.match.game.info.hidden, state.table.id
    commitment = deck_commitment(table, own.device, own.deck_secret) if hides else ""
    return signed_entry(state, own, JOIN, player_name(name), head, own.key, commitment)


def joining_again(state: SharedState, own: OwnDevice, fresh: bytes) -> Entry | None:
    """Return the entry that begins this session's chain, from a fresh seed; None if none is due now."""
    person = state.people[own.device]
    if not fresh or person is None or person.head == head_of(fresh) or not may_join_again(state):
        return None
    head = write_opening(head_of(fresh))
    return signed_entry(state, own, JOIN, person.name, head, person.key, person.commitment)


def owed_entry(state: SharedState, own: OwnDevice, checked: Checked = frozenset()) -> Entry | None:
    """Return the entry that this device owes without input or much work: an opening, or a card key.

    None if it owes none, or if it has not yet `checked` all contributions of others to the card's deck.
    """
    person, device = state.people[own.device], own.device
    if person is None or not state.complete:
        return None
    wanted = state.need
    card = min((card for maker, card in wanted.keys if maker == device), default=None) if wanted else None
    if wanted and card is not None and state.protocol > 1:
        making = state.decks.deck(wanted.deck).making
        if unchecked(making, wanted.deck, device, checked) is None:
            key = making.key(device, own.deck_secret, card)
            return signed_entry(state, own, KEY, str(wanted.deck), str(card), text_of(key))
    if not state.deals_next or state.opened[device]:
        return None
    chain = own.chain_with(person.head)
    if chain is None:
        return None
    opening = write_opening(chain.opening(person.used + 1))
    return signed_entry(state, own, OPEN, str(state.deals), opening)


def lacks_chain(state: SharedState, own: OwnDevice) -> bool:
    """Return True if this device owes an opening of a chain that only another copy of it knows."""
    person = state.people[own.device]
    if person is None or not state.deals_next or state.opened[own.device]:
        return False
    return own.chain_with(person.head) is None
