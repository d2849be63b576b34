"""The replica: one device's copy of a remote game, with entries that it has sent and not yet heard back.

In live play one device, the hub, puts all entries into one order. An entry made elsewhere counts there at
once and stays in `mine` until it comes back in that order. If another entry overtakes it, it is withdrawn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.contract.steps import Steps, finish
from engine.contract.values import TERMINAL, IllegalAction
from engine.formats.untrusted import BadText, read_json
from engine.remote.agreement import Table, table_entry
from engine.remote.cards.decks import Checked
from engine.remote.cards.views import NO_FACES, Faces, match_of, texts, unseen
from engine.remote.entries import NOBODY, Entry, ProtocolError, StaleEntry, data_of, entry_of, unsigned
from engine.remote.own_entries import OwnDevice, join_entry, joining_again, owed_entry, signed_entry
from engine.remote.shared_state import begin, folding, step
from engine.remote.signatures import (
    Double,
    checked_history,
    data_of_double,
    double_of,
    is_double,
    without_spare_signatures,
)
from engine.remote.status import SharedState, awaited_devices, open_request
from engine.session.match import Match

TEXT_LIMIT = 1_200_000
"""Maximum length of a stored replica, in characters: room for the most entries, all signed."""
MOST_ENTRIES = 5_000
"""Maximum number of entries in a game; more are refused."""
MOST_CARDS = 1_000
"""More than any game has decks, or any deck has cards."""
MOST_PROOFS = 10
"""Maximum number of stored proofs of two entries under one number."""
PROOF_LIMIT = 100_000
"""Maximum length of a proof as text, in characters."""
NEVER_BY_CHANCE = ("chance", "deck", "claim", "secret")
"""Faults that no order of entries excuses: openings and keys depend on their author alone."""
REVEALED = "revealed"
"""Code of a game whose deck secret this device has revealed before the end, after an error."""
_SECRETS = re.compile(r"(?:[0-9a-f]{64}){0,10}")
"""Pattern of a device's secrets: of its commitments, of its signatures, and the seeds of later sessions."""


class Replica(NamedTuple):
    """One device's copy of a remote game."""

    own: OwnDevice | None
    """This device; None for a spectator."""
    heard: tuple[Entry, ...]
    """The entries in the agreed order."""
    agreed_state: SharedState
    """State after `heard`."""
    mine: tuple[Entry, ...] = ()
    """Entries made here since, not yet heard back."""
    local_state: SharedState | None = None
    """State after `mine`; None if `mine` is empty."""
    faces: Faces = NO_FACES
    """Faces of the cards that only this device has seen."""
    checked: Checked = frozenset()
    """The contributions of others to decks whose proofs this device has verified since it was loaded."""
    audited: bool = False
    """True if the decks passed this device's audit at the end of the game."""
    withdrawn: tuple[Entry, ...] = ()
    """Own entries that were overtaken and withdrawn; the hub may have received them all the same."""
    stuck: ProtocolError | None = None
    """Reason why the game cannot go on, such as a spoilt card; this device then owes nothing."""
    proofs: tuple[Double, ...] = ()
    """Proofs that a device has signed two entries under one number."""
    fresh: bytes = b""
    """Seed of this session's chain of openings, drawn when the game is loaded; b"" in the first session."""

    @property
    def state(self) -> SharedState:
        """State after all entries."""
        return self.local_state or self.agreed_state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries that this device knows."""
        return (*self.heard, *self.mine)

    @property
    def device(self) -> int:
        """Number of this device; -1 for a spectator."""
        return self.own.device if self.own else -1

    def seats(self) -> frozenset[int]:
        """Return the seats played on this device."""
        owners = self.state.table.owners
        return frozenset(seat for seat, owner in enumerate(owners) if owner == self.device)

    def settled(self) -> Replica:
        """Return the replica with its own entries in the agreed order, as at the hub and in play by links."""
        if not self.mine:
            return self
        return self._replace(heard=self.entries, agreed_state=self.state, mine=(), local_state=None)

    def with_proof(self, double: Double) -> Replica:
        """Return the replica with one more proof: one for each device, and none too large to store."""
        known = double.author in {proof.author for proof in self.proofs}
        if known or len(json.dumps(data_of_double(double))) > PROOF_LIMIT:
            return self
        return self._replace(proofs=(*self.proofs, double))

    def unseen(self) -> tuple[tuple[int, int], ...]:
        """Return the cards that this device may look at and has not: (deck, card)."""
        return unseen(self.state, self.device, self.faces) if self.own and self.state.decks.items else ()

    def texts(self) -> tuple[str, ...]:
        """Return the log as this device may read it, up to the first unopened card."""
        return texts(self.state, self.device, self.faces)

    def match(self) -> Match:
        """Return the match as this device sees it."""
        return match_of(self.state, self.device, self.faces)


def open_table(table: Table, own: OwnDevice, name: str) -> Replica:
    """Return the replica of a new table, which this device has set and joined."""
    first = table_entry(table)
    state = begin(first)
    joining = join_entry(state, own, name)
    return Replica(own, (first, joining), step(state, joining))


def replay(entries: Sequence[Entry], own: OwnDevice | None = None, forwarder: int = NOBODY) -> Replica:
    """Return the replica of a received transcript; signatures are checked before rules.

    `forwarder` is the device that has sent it. Raises `ProtocolError`.
    """
    state = begin(entries[0] if entries else Entry(0, 0, ""))
    checked_history(None, entries, forwarder)
    for entry in entries[1:]:
        try:
            state = step(state, entry)
        except (ProtocolError, StaleEntry) as fault:
            raise fault_of(state, entry, fault, forwarder) from fault
    return Replica(own, without_spare_signatures(entries), state)


def submit(replica: Replica, kind: str, *parts: str) -> tuple[Replica, Entry]:
    """Return the replica with a new own entry, and the entry. Raises `StaleEntry`, `ProtocolError`."""
    assert replica.own, "a spectator makes no entries"
    entry = signed_entry(replica.state, replica.own, kind, *parts)
    return with_mine(replica, entry), entry


def with_mine(replica: Replica, entry: Entry) -> Replica:
    """Return the replica with one more entry made here. Raises `StaleEntry`, `ProtocolError`."""
    if len(replica.entries) >= MOST_ENTRIES:
        raise ProtocolError("flood", entry.author)
    return replica._replace(mine=(*replica.mine, entry), local_state=step(replica.state, entry))


def join(replica: Replica, name: str) -> tuple[Replica, Entry]:
    """Return the replica after this device has joined, and the entry. Raises `ProtocolError`."""
    assert replica.own, "a spectator does not join"
    entry = join_entry(replica.state, replica.own, name)
    return with_mine(replica, entry), entry


def submit_owed(replica: Replica, orders: bool = False) -> tuple[Replica, tuple[Entry, ...]]:
    """Return the replica with all entries that this device owes, and these entries.

    `orders`: entries made here take their place in the agreed order at once. Any other device opens only what
    is due in that order, with nothing of its own on the way: else the hub, having seen an opening, could put
    something before it.
    """
    new: list[Entry] = []
    while replica.own and not replica.stuck and (orders or not replica.mine):
        entry = owed_entry(replica.state, replica.own, replica.checked)
        if entry is None:
            break
        replica = with_mine(replica, entry)
        replica = replica.settled() if orders else replica
        new.append(entry)
    return replica, tuple(new)


def refresh(replica: Replica) -> Replica:
    """Return the replica after this device has joined again for this session, if that is due and possible."""
    if replica.own is None or replica.stuck:
        return replica
    entry = joining_again(replica.state, replica.own, replica.fresh)
    if entry is None:
        return replica
    return with_mine(replica._replace(own=replica.own.with_seed(replica.fresh)), entry)


def receive(replica: Replica, entry: Entry) -> Replica:
    """Return the replica with the next entry of the agreed order.

    Own entries that no longer fit are withdrawn; they may still arrive later. Raises `StaleEntry` if the
    entry is obsolete, `ProtocolError` if no honest device sends it. Its signature is checked before.
    """
    if replica.mine and unsigned(replica.mine[0]) == unsigned(entry):
        entry, *rest = replica.mine
        agreed_state = step(replica.agreed_state, entry)
        return replica._replace(
            heard=(*replica.heard, entry),
            agreed_state=agreed_state,
            mine=tuple(rest),
            local_state=replica.local_state if rest else None,
        )
    if len(replica.entries) >= MOST_ENTRIES:
        raise ProtocolError("flood", entry.author)
    agreed_state = step(replica.agreed_state, entry)
    heard = replica._replace(
        heard=(*replica.heard, entry), agreed_state=agreed_state, mine=(), local_state=None
    )
    for mine in replica.mine:
        try:
            heard = with_mine(heard, mine)
        except (StaleEntry, ProtocolError):
            break
    withdrawn = (*replica.withdrawn, *replica.mine[len(heard.mine) :])
    return heard._replace(
        withdrawn=tuple(each for each in withdrawn if each.number >= agreed_state.entry_counts[each.author])
    )


def fault_of(
    state: SharedState, entry: Entry, error: ProtocolError | StaleEntry, forwarder: int
) -> ProtocolError:
    """Return the error to report if the rules refuse a well-signed entry after this agreed state.

    If its author had heard everything before it, the author is at fault. Otherwise another entry has
    overtaken it, and the device that puts all entries in order should have dropped it.
    """
    known = state.protocol == 1 or all(
        device == entry.author or heard >= count
        for device, (heard, count) in enumerate(zip(entry.heard, state.entry_counts, strict=False))
    )
    if isinstance(error, StaleEntry):
        return ProtocolError("order", entry.author) if known else ProtocolError("signature", forwarder)
    always = error.code in NEVER_BY_CHANCE or error.author != entry.author
    return error if known or always else ProtocolError("signature", forwarder)


def awaited_peers(replica: Replica) -> tuple[int, ...]:
    """Return the other devices that a link is awaited from."""
    return tuple(device for device in awaited_devices(replica.state) if device != replica.device)


def has_unsent(replica: Replica, sent: int) -> bool:
    """Return True if friends wait for entries made here; `sent` is the number already sent in a link."""
    if replica.own is None or replica.state.entry_counts[replica.device] <= sent:
        return False
    return bool(awaited_peers(replica)) or (
        replica.state.match.player == TERMINAL and not open_request(replica.state)
    )


def write_replica(replica: Replica) -> str:
    """Return a replica as text, secret included, for this device's store only."""
    entries = [data_of(entry) for entry in replica.entries]
    own = [replica.own.device, _secrets_text(replica.own)] if replica.own else [-1, ""]
    faces = [[*card, face] for card, face in replica.faces.items()]
    proofs = [[data_of_double(proof) for proof in replica.proofs]] if replica.proofs else []
    return json.dumps([*own, len(replica.mine), faces, *proofs, *entries], separators=(",", ":"))


def _secrets_text(own: OwnDevice) -> str:
    """Return a device's secrets as text; the first game with somebody has only one."""
    more = (own.signer, *own.seeds) if own.identity or own.seeds else ()
    return b"".join((own.secret, *more)).hex()


def own_device_of(found: Any) -> OwnDevice | None:
    """Return this device from a stored replica's JSON; None for a spectator. Raises `BadText`."""
    if type(found) is not list or len(found) < 5:
        raise BadText("not a remote game")
    device, text = found[:2]
    if type(device) is not int or type(text) is not str or not _SECRETS.fullmatch(text):
        raise BadText("not a remote game of this device")
    data = bytes.fromhex(text)
    secret, identity, *seeds = (*(data[at : at + 32] for at in range(0, len(data), 32)), b"", b"")[:10]
    if not secret:
        return None
    own = OwnDevice(device, secret, seeds=tuple(filter(None, seeds)))
    return own if identity in (b"", own.signer) else own._replace(identity=identity)


def transcript_of(found: Any) -> tuple[list[Any], list[Any]]:
    """Return the proofs and the entries of a stored replica's JSON, unread. Raises `BadText`."""
    if type(found) is not list or len(found) < 5:
        raise BadText("not a remote game")
    _, _, _, _, first, *rest = found
    has_proofs = type(first) is list and bool(first) and type(first[0]) is list
    return (first, rest) if has_proofs else ([], [first, *rest])


def redact_replica(text: str) -> str:
    """Return a stored replica without its secrets, readable by anyone.

    The entries are not replayed. Raises `BadText`.
    """
    found = read_json(text, TEXT_LIMIT)
    transcript_of(found)
    return json.dumps([-1, "", 0, [], *found[4:]], separators=(",", ":"))


def read_replica(text: str, known: Match | None = None) -> Replica:
    """Return the replica of a text.

    Actions shared with `known` are not checked against the rules again. Signatures are not checked: they were
    when the entries arrived. Raises `BadText`, `ProtocolError`, `StaleEntry`.
    """
    return finish(replica_steps(text, known))


def replica_steps(text: str, known: Match | None = None) -> Steps[Replica]:
    """Return `read_replica` in steps, one entry each."""
    found = read_json(text, TEXT_LIMIT)
    proofs, entries = transcript_of(found)
    if not 0 < len(entries) <= MOST_ENTRIES or len(proofs) > MOST_PROOFS:
        raise BadText("not a remote game")
    mine, faces = found[2:4]
    own = own_device_of(found)
    stored_entries = [entry_of(entry) for entry in entries]
    if type(mine) is not int or not 0 <= mine < len(stored_entries):
        raise BadText("not a remote game")
    heard = tuple(stored_entries[: len(stored_entries) - mine])
    replica = Replica(own, heard, (yield from folding(heard, known, stored=True)))
    if own and own.device not in range(len(replica.agreed_state.people)):
        raise BadText("not a remote game of this device")
    for entry in stored_entries[len(stored_entries) - mine :]:
        replica = with_mine(replica, entry)
    doubles = (double_of(proof) for proof in proofs)
    kept = tuple(proof for proof in doubles if is_double(replica.state.table.id, proof))
    return _with_faces(replica._replace(proofs=kept), _read_faces(faces))


def why_stuck(state: SharedState, device: int) -> ProtocolError | None:
    """Return the reason why a stored game with hidden cards cannot go on at a device; None if it can.

    A device that has revealed its deck secret has no secrets left to play with.
    """
    if device < 0 or not state.match.game.info.hidden or state.match.player == TERMINAL:
        return None
    if state.protocol == 1:
        return ProtocolError("old-cards", NOBODY)
    revealed = state.decks.revealed
    return ProtocolError(REVEALED, device) if revealed and revealed[device] else None


def _with_faces(replica: Replica, faces: Faces) -> Replica:
    """Return the replica with the faces seen. Raises `BadText` if the cards cannot lie so."""
    replica = replica._replace(faces=faces, stuck=why_stuck(replica.state, replica.device))
    try:
        replica.match()
    except IllegalAction as fault:
        raise BadText("impossible cards") from fault
    return replica


def _read_faces(found: Any) -> Faces:
    """Return the stored faces of cards. Raises `BadText`."""
    match found:
        case list() if all(_is_face(each) for each in found):
            return {(deck, card): face for deck, card, face in found}
    raise BadText("malformed cards")


def _is_face(found: Any) -> bool:
    """Return True for a deck number, a card number and a face.

    The numbers are bounded, since large integers can be chosen so that their hashes collide.
    """
    match found:
        case [int(deck), int(card), str()]:
            return deck in range(MOST_CARDS) and card in range(MOST_CARDS)
    return False
