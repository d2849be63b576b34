"""A game that is played from several devices, as one of them has it: what it heard, and what it has said.

With a line between them one device, the hub, brings what all say into one order. What the others say
counts at once where they are, and is `mine` until it comes back in that order; if somebody was quicker, it
is taken back.
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
from engine.remote.cards.private_view import NO_FACES, Faces, match_of, texts, unseen
from engine.remote.entries import Entry, data_of, entry_of
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.own_entries import OwnDevice, join_entry, owed_entry, signed_entry
from engine.remote.shared_state import begin, fold, folding, step
from engine.remote.signatures import check_signatures
from engine.remote.status import SharedState
from engine.session.match import Match

TEXT_LIMIT = 1_200_000
"""The longest text of a joint game that is read, in characters: so many entries fit, each with a seal."""
MOST_ENTRIES = 5_000
"""The most entries of a game: more are neither said, heard nor read."""
MOST_CARDS = 1_000
"""More than there are decks in any game, or cards in any deck."""
_SECRET = re.compile(r"[0-9a-f]{64}|")
Told = tuple[Entry, ...]
"""What this device has said with a change, to be told to the others."""


class Replica(NamedTuple):
    """A joint game at one device."""

    own: OwnDevice | None
    """Who one is there; None for somebody who only looks on."""
    heard: tuple[Entry, ...]
    """What was said, in the order that counts."""
    base: SharedState
    """What that comes to."""
    mine: tuple[Entry, ...] = ()
    """What this device has said since, and has not heard back."""
    now: SharedState | None = None
    """What it comes to with that; None if there is nothing."""
    faces: Faces = NO_FACES
    """What this device has seen of cards that others may not see."""
    fair: bool = False
    """Whether this device has looked, at the end, that all decks were made as they should be."""
    withdrawn: tuple[Entry, ...] = ()
    """What this device has said and then taken back; the hub may have heard it all the same."""
    stuck: ProtocolError | None = None
    """Why the game cannot go on: a card that this device would open is none. Nothing is owed then."""

    @property
    def state(self) -> SharedState:
        """What all of it comes to."""
        return self.now or self.base

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that was said, as this device knows it."""
        return (*self.heard, *self.mine)

    @property
    def device(self) -> int:
        """The number of this device; -1 for somebody who only looks on."""
        return self.own.device if self.own else -1

    def seats(self) -> frozenset[int]:
        """Return the seats that are played here."""
        owners = self.state.table.owners
        return frozenset(seat for seat, owner in enumerate(owners) if owner == self.device)

    def settled(self) -> Replica:
        """Return it with all that was said here in the order that counts: for the hub, and where links go."""
        return self._replace(heard=self.entries, base=self.state, mine=(), now=None)

    def unseen(self) -> tuple[tuple[int, int], ...]:
        """Return the cards that this device may look at and has not: (deck, card)."""
        return unseen(self.state, self.device, self.faces) if self.own and self.state.decks.items else ()

    def texts(self) -> tuple[str, ...]:
        """Return the log as this device may read it, as far as it has looked."""
        return texts(self.state, self.device, self.faces)

    def match(self) -> Match:
        """Return the match as this device sees it."""
        return match_of(self.state, self.device, self.faces)


def open_table(table: Table, own: OwnDevice, name: str) -> Replica:
    """Return a joint game that begins: its table, and who has set it."""
    first = table_entry(table)
    state = begin(first)
    joining = join_entry(state, own, name)
    return Replica(own, (first, joining), step(state, joining))


def replay(entries: Sequence[Entry], own: OwnDevice | None = None, known: Match | None = None) -> Replica:
    """Return a joint game that others have told of (see `fold`). Raises `ProtocolError`, `StaleEntry`."""
    state = fold(entries, known)
    check_signatures(state, entries)
    return Replica(own, tuple(entries), state)


def submit(replica: Replica, kind: str, *parts: str) -> tuple[Replica, Entry]:
    """Return the replica with a new own entry, and the entry. Raises `StaleEntry`, `ProtocolError`."""
    assert replica.own, "who looks on says nothing"
    entry = signed_entry(replica.state, replica.own, kind, *parts)
    return _with_mine(replica, entry), entry


def _with_mine(replica: Replica, entry: Entry) -> Replica:
    if len(replica.entries) >= MOST_ENTRIES:
        raise ProtocolError("flood", entry.author)
    return replica._replace(mine=(*replica.mine, entry), now=step(replica.state, entry))


def join(replica: Replica, name: str) -> tuple[Replica, Entry]:
    """Return the game joined by this device, and what it says. Raises `ProtocolError`."""
    assert replica.own, "who looks on does not join"
    entry = join_entry(replica.state, replica.own, name)
    return _with_mine(replica, entry), entry


def submit_owed(replica: Replica) -> tuple[Replica, Told]:
    """Return the game with all said that this device owes, and that."""
    told: list[Entry] = []
    while replica.own and not replica.stuck and (entry := owed_entry(replica.state, replica.own)):
        replica = _with_mine(replica, entry)
        told.append(entry)
    return replica, tuple(told)


def receive(replica: Replica, entry: Entry) -> Replica:
    """Return the game with an entry in its order.

    What was said here and does not fit any more is taken back, until it is heard all the same.
    Raises `StaleEntry`: it counts for nothing; `ProtocolError`: it cannot be.
    """
    if replica.mine[:1] == (entry,):
        rest = replica.mine[1:]
        base = step(replica.base, entry)
        return replica._replace(
            heard=(*replica.heard, entry), base=base, mine=rest, now=replica.now if rest else None
        )
    if len(replica.entries) >= MOST_ENTRIES:
        raise ProtocolError("flood", entry.author)
    base = step(replica.base, entry)
    heard = replica._replace(heard=(*replica.heard, entry), base=base, mine=(), now=None)
    for mine in replica.mine:
        try:
            heard = _with_mine(heard, mine)
        except (StaleEntry, ProtocolError):
            break
    withdrawn = (*replica.withdrawn, *replica.mine[len(heard.mine) :])
    return heard._replace(
        withdrawn=tuple(each for each in withdrawn if each.number >= base.said[each.author])
    )


def write_replica(replica: Replica) -> str:
    """Return what `read_replica` reads: with the secret, for the store of this device only."""
    entries = [data_of(entry) for entry in replica.entries]
    own = [replica.own.device, replica.own.secret.hex()] if replica.own else [-1, ""]
    faces = [[*card, face] for card, face in replica.faces.items()]
    return json.dumps([*own, len(replica.mine), faces, *entries], separators=(",", ":"))


def redact_replica(text: str) -> str:
    """Return what `write_replica` wrote without what only this device may know: to be looked at by anybody.

    Nothing is played. Raises `BadText`.
    """
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 5:
        raise BadText("no joint game")
    return json.dumps([-1, "", 0, [], *found[4:]], separators=(",", ":"))


def read_replica(text: str, known: Match | None = None) -> Replica:
    """Return the joint game of a text; what it has in common with `known` is not played again.

    Signatures are not checked again: they were when the entries arrived.
    Raises `BadText`, `ProtocolError`, `StaleEntry`.
    """
    return finish(replica_steps(text, known))


def replica_steps(text: str, known: Match | None = None) -> Steps[Replica]:
    """Do what `read_replica` does, an entry a step."""
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or not 5 <= len(found) <= 4 + MOST_ENTRIES:
        raise BadText("no joint game")
    device, secret, mine, faces, *entries = found
    if type(device) is not int or type(secret) is not str or not _SECRET.fullmatch(secret):
        raise BadText("nobody's game")
    said_all = [entry_of(entry) for entry in entries]
    if type(mine) is not int or not 0 <= mine < len(said_all):
        raise BadText("no joint game")
    own = OwnDevice(device, bytes.fromhex(secret)) if secret else None
    heard = tuple(said_all[: len(said_all) - mine])
    replica = Replica(own, heard, (yield from folding(heard, known, stored=True)))
    if own and own.device not in range(len(replica.base.people)):
        raise BadText("nobody's game")
    for entry in said_all[len(said_all) - mine :]:
        replica = _with_mine(replica, entry)
    return _with_faces(replica, _read_faces(faces))


def _with_faces(replica: Replica, faces: Faces) -> Replica:
    """Return it with the faces of cards that were seen. Raises `BadText` if nothing can lie so."""
    replica = replica._replace(faces=faces)
    try:
        replica.match()
    except IllegalAction as fault:
        raise BadText("no such cards") from fault
    return replica


def _read_faces(found: Any) -> Faces:
    """Return the faces of cards that were written. Raises `BadText`."""
    match found:
        case list() if all(_is_face(each) for each in found):
            return {(deck, card): face for deck, card, face in found}
    raise BadText("no cards")


def _is_face(found: Any) -> bool:
    """Return whether these are a deck's number, a card's and a face.

    Large numbers can be chosen so that their hashes collide.
    """
    match found:
        case [int(deck), int(card), str()]:
            return deck in range(MOST_CARDS) and card in range(MOST_CARDS)
    return False
