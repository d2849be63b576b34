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
from engine.remote.cards.private_view import NOTHING, Faces, match_of, texts, unseen
from engine.remote.entries import Entry, data_of, entry_of
from engine.remote.errors import Foul, Stale
from engine.remote.own_entries import Own, join_entry, owed, uttered
from engine.remote.shared_state import begin, fold, folding, step
from engine.remote.signatures import check_seals
from engine.remote.status import Pact
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


class Joint(NamedTuple):
    """A joint game at one device."""

    own: Own | None
    """Who one is there; None for somebody who only looks on."""
    heard: tuple[Entry, ...]
    """What was said, in the order that counts."""
    base: Pact
    """What that comes to."""
    mine: tuple[Entry, ...] = ()
    """What this device has said since, and has not heard back."""
    now: Pact | None = None
    """What it comes to with that; None if there is nothing."""
    faces: Faces = NOTHING
    """What this device has seen of cards that others may not see."""
    fair: bool = False
    """Whether this device has looked, at the end, that all decks were made as they should be."""
    withdrawn: tuple[Entry, ...] = ()
    """What this device has said and then taken back; the hub may have heard it all the same."""
    stuck: Foul | None = None
    """Why the game cannot go on: a card that this device would open is none. Nothing is owed then."""

    @property
    def pact(self) -> Pact:
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
        owners = self.pact.table.owners
        return frozenset(seat for seat, owner in enumerate(owners) if owner == self.device)

    def settled(self) -> Joint:
        """Return it with all that was said here in the order that counts: for the hub, and where links go."""
        return self._replace(heard=self.entries, base=self.pact, mine=(), now=None)

    def unseen(self) -> tuple[tuple[int, int], ...]:
        """Return the cards that this device may look at and has not: (deck, card)."""
        return unseen(self.pact, self.device, self.faces) if self.own and self.pact.vault.decks else ()

    def texts(self) -> tuple[str, ...]:
        """Return the log as this device may read it, as far as it has looked."""
        return texts(self.pact, self.device, self.faces)

    def match(self) -> Match:
        """Return the match as this device sees it."""
        return match_of(self.pact, self.device, self.faces)


def set_table(table: Table, own: Own, name: str) -> Joint:
    """Return a joint game that begins: its table, and who has set it."""
    first = table_entry(table)
    pact = begin(first)
    joining = join_entry(pact, own, name)
    return Joint(own, (first, joining), step(pact, joining))


def follow(entries: Sequence[Entry], own: Own | None = None, known: Match | None = None) -> Joint:
    """Return a joint game that others have told of (see `fold`). Raises `Foul`, `Stale`."""
    pact = fold(entries, known)
    check_seals(pact, entries)
    return Joint(own, tuple(entries), pact)


def say(joint: Joint, kind: str, *parts: str) -> tuple[Joint, Entry]:
    """Return the game with something said here, and that. Raises `Stale`, `Foul`: it cannot be said now."""
    assert joint.own, "who looks on says nothing"
    entry = uttered(joint.pact, joint.own, kind, *parts)
    return _with_mine(joint, entry), entry


def _with_mine(joint: Joint, entry: Entry) -> Joint:
    if len(joint.entries) >= MOST_ENTRIES:
        raise Foul("flood", entry.author)
    return joint._replace(mine=(*joint.mine, entry), now=step(joint.pact, entry))


def join(joint: Joint, name: str) -> tuple[Joint, Entry]:
    """Return the game joined by this device, and what it says. Raises `Foul`."""
    assert joint.own, "who looks on does not join"
    entry = join_entry(joint.pact, joint.own, name)
    return _with_mine(joint, entry), entry


def pay(joint: Joint) -> tuple[Joint, Told]:
    """Return the game with all said that this device owes, and that."""
    told: list[Entry] = []
    while joint.own and not joint.stuck and (entry := owed(joint.pact, joint.own)):
        joint = _with_mine(joint, entry)
        told.append(entry)
    return joint, tuple(told)


def hear(joint: Joint, entry: Entry) -> Joint:
    """Return the game with an entry in its order.

    What was said here and does not fit any more is taken back, until it is heard all the same.
    Raises `Stale`: it counts for nothing; `Foul`: it cannot be.
    """
    if joint.mine[:1] == (entry,):
        rest = joint.mine[1:]
        base = step(joint.base, entry)
        return joint._replace(
            heard=(*joint.heard, entry), base=base, mine=rest, now=joint.now if rest else None
        )
    if len(joint.entries) >= MOST_ENTRIES:
        raise Foul("flood", entry.author)
    base = step(joint.base, entry)
    heard = joint._replace(heard=(*joint.heard, entry), base=base, mine=(), now=None)
    for mine in joint.mine:
        try:
            heard = _with_mine(heard, mine)
        except (Stale, Foul):
            break
    withdrawn = (*joint.withdrawn, *joint.mine[len(heard.mine) :])
    return heard._replace(
        withdrawn=tuple(each for each in withdrawn if each.number >= base.said[each.author])
    )


def write_joint(joint: Joint) -> str:
    """Return what `read_joint` reads: with the secret, for the store of this device only."""
    entries = [data_of(entry) for entry in joint.entries]
    own = [joint.own.device, joint.own.secret.hex()] if joint.own else [-1, ""]
    faces = [[*card, face] for card, face in joint.faces.items()]
    return json.dumps([*own, len(joint.mine), faces, *entries], separators=(",", ":"))


def shown_joint(text: str) -> str:
    """Return what `write_joint` wrote without what only this device may know: to be looked at by anybody.

    Nothing is played. Raises `BadText`.
    """
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or len(found) < 5:
        raise BadText("no joint game")
    return json.dumps([-1, "", 0, [], *found[4:]], separators=(",", ":"))


def read_joint(text: str, known: Match | None = None) -> Joint:
    """Return the joint game of a text; what it has in common with `known` is not played again.

    Seals are not looked at: they were when the entries were heard. Raises `BadText`, `Foul`, `Stale`.
    """
    return finish(joint_steps(text, known))


def joint_steps(text: str, known: Match | None = None) -> Steps[Joint]:
    """Do what `read_joint` does, an entry a step."""
    found = read_json(text, TEXT_LIMIT)
    if type(found) is not list or not 5 <= len(found) <= 4 + MOST_ENTRIES:
        raise BadText("no joint game")
    device, secret, mine, faces, *entries = found
    if type(device) is not int or type(secret) is not str or not _SECRET.fullmatch(secret):
        raise BadText("nobody's game")
    said_all = [entry_of(entry) for entry in entries]
    if type(mine) is not int or not 0 <= mine < len(said_all):
        raise BadText("no joint game")
    own = Own(device, bytes.fromhex(secret)) if secret else None
    heard = tuple(said_all[: len(said_all) - mine])
    joint = Joint(own, heard, (yield from folding(heard, known, stored=True)))
    if own and own.device not in range(len(joint.base.people)):
        raise BadText("nobody's game")
    for entry in said_all[len(said_all) - mine :]:
        joint = _with_mine(joint, entry)
    return _with_faces(joint, _read_faces(faces))


def _with_faces(joint: Joint, faces: Faces) -> Joint:
    """Return it with the faces of cards that were seen. Raises `BadText` if nothing can lie so."""
    joint = joint._replace(faces=faces)
    try:
        joint.match()
    except IllegalAction as fault:
        raise BadText("no such cards") from fault
    return joint


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
