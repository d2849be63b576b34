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
from engine.contract.values import IllegalAction
from engine.formats.json_input import BadText, read_json
from engine.remote.agreement import Table, table_entry
from engine.remote.cards.views import NO_FACES, Faces, match_of, texts, unseen
from engine.remote.entries import Entry, data_of, entry_of
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.own_entries import OwnDevice, join_entry, owed_entry, signed_entry
from engine.remote.shared_state import begin, fold, folding, step
from engine.remote.signatures import check_signatures
from engine.remote.status import SharedState
from engine.session.match import Match

TEXT_LIMIT = 1_200_000
"""Maximum length of a stored replica, in characters: room for the most entries, all signed."""
MOST_ENTRIES = 5_000
"""Maximum number of entries in a game; more are refused."""
MOST_CARDS = 1_000
"""More than any game has decks, or any deck has cards."""
_SECRET = re.compile(r"[0-9a-f]{64}|")


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
    fair: bool = False
    """True if this device has verified all decks at the end of the game."""
    withdrawn: tuple[Entry, ...] = ()
    """Own entries that were overtaken and withdrawn; the hub may have received them all the same."""
    stuck: ProtocolError | None = None
    """Reason why the game cannot go on, such as a spoilt card; this device then owes nothing."""

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
        return self._replace(heard=self.entries, agreed_state=self.state, mine=(), local_state=None)

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


def replay(entries: Sequence[Entry], own: OwnDevice | None = None, known: Match | None = None) -> Replica:
    """Return the replica of a received transcript (see `fold`). Raises `ProtocolError`, `StaleEntry`."""
    state = fold(entries, known)
    check_signatures(state, entries)
    return Replica(own, tuple(entries), state)


def submit(replica: Replica, kind: str, *parts: str) -> tuple[Replica, Entry]:
    """Return the replica with a new own entry, and the entry. Raises `StaleEntry`, `ProtocolError`."""
    assert replica.own, "a spectator makes no entries"
    entry = signed_entry(replica.state, replica.own, kind, *parts)
    return _with_mine(replica, entry), entry


def _with_mine(replica: Replica, entry: Entry) -> Replica:
    if len(replica.entries) >= MOST_ENTRIES:
        raise ProtocolError("flood", entry.author)
    return replica._replace(mine=(*replica.mine, entry), local_state=step(replica.state, entry))


def join(replica: Replica, name: str) -> tuple[Replica, Entry]:
    """Return the replica after this device has joined, and the entry. Raises `ProtocolError`."""
    assert replica.own, "a spectator does not join"
    entry = join_entry(replica.state, replica.own, name)
    return _with_mine(replica, entry), entry


def submit_owed(replica: Replica) -> tuple[Replica, tuple[Entry, ...]]:
    """Return the replica with all entries that this device owes, and these entries."""
    new: list[Entry] = []
    while replica.own and not replica.stuck and (entry := owed_entry(replica.state, replica.own)):
        replica = _with_mine(replica, entry)
        new.append(entry)
    return replica, tuple(new)


def receive(replica: Replica, entry: Entry) -> Replica:
    """Return the replica with the next entry of the agreed order.

    Own entries that no longer fit are withdrawn; they may still arrive later. Raises `StaleEntry` if the
    entry is obsolete, `ProtocolError` if no honest device sends it.
    """
    if replica.mine[:1] == (entry,):
        rest = replica.mine[1:]
        agreed_state = step(replica.agreed_state, entry)
        return replica._replace(
            heard=(*replica.heard, entry),
            agreed_state=agreed_state,
            mine=rest,
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
            heard = _with_mine(heard, mine)
        except (StaleEntry, ProtocolError):
            break
    withdrawn = (*replica.withdrawn, *replica.mine[len(heard.mine) :])
    return heard._replace(
        withdrawn=tuple(each for each in withdrawn if each.number >= agreed_state.said[each.author])
    )


def write_replica(replica: Replica) -> str:
    """Return a replica as text, secret included, for this device's store only."""
    entries = [data_of(entry) for entry in replica.entries]
    own = [replica.own.device, replica.own.secret.hex()] if replica.own else [-1, ""]
    faces = [[*card, face] for card, face in replica.faces.items()]
    return json.dumps([*own, len(replica.mine), faces, *entries], separators=(",", ":"))


def redact_replica(text: str) -> str:
    """Return a stored replica without its secrets, readable by anyone.

    The entries are not replayed. Raises `BadText`.
    """
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 5:
        raise BadText("not a remote game")
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
    if type(found) is not list or not 5 <= len(found) <= 4 + MOST_ENTRIES:
        raise BadText("not a remote game")
    device, secret, mine, faces, *entries = found
    if type(device) is not int or type(secret) is not str or not _SECRET.fullmatch(secret):
        raise BadText("not a remote game of this device")
    said_all = [entry_of(entry) for entry in entries]
    if type(mine) is not int or not 0 <= mine < len(said_all):
        raise BadText("not a remote game")
    own = OwnDevice(device, bytes.fromhex(secret)) if secret else None
    heard = tuple(said_all[: len(said_all) - mine])
    replica = Replica(own, heard, (yield from folding(heard, known, stored=True)))
    if own and own.device not in range(len(replica.agreed_state.people)):
        raise BadText("not a remote game of this device")
    for entry in said_all[len(said_all) - mine :]:
        replica = _with_mine(replica, entry)
    return _with_faces(replica, _read_faces(faces))


def _with_faces(replica: Replica, faces: Faces) -> Replica:
    """Return the replica with the faces seen. Raises `BadText` if the cards cannot lie so."""
    replica = replica._replace(faces=faces)
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
