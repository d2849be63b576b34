"""Merging the transcript of a received link with this device's transcript.

Friends who play by links may act without having heard of each other: two join, two open commitments, one
resigns while another moves. If some order of all known entries is valid, the two transcripts become one, the
same on every device. Only otherwise have they diverged.

If two devices go on with a live game by links, the order of device 0 counts, as it does over a connection.
So a later connection finds the same order on both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from engine.remote.agreement import LIVE
from engine.remote.entries import (
    DO,
    JOIN,
    LATE,
    NOBODY,
    OPEN,
    RESIGN,
    Entry,
    ProtocolError,
    StaleEntry,
    unsigned,
)
from engine.remote.replica import Replica, receive, with_mine
from engine.remote.shared_state import fold, step
from engine.remote.signatures import checked_history, double_between
from engine.remote.status import SharedState
from engine.remote.transcript_link import LinkContents
from engine.session.match import Match

SAME, OLD, NEWER = "same", "old", "news"
"""Outcomes: both transcripts agree; theirs is older; theirs, or the merged one, is newer."""
DIVERGED, MINE, SEAT = "apart", "mine", "seat"
"""Divergences after which the player may adopt theirs: two courses of the game; entries in our name that this
device never made; another person in a friend's seat."""
CHOICES = (DIVERGED, MINE, SEAT)
CHANCE, TAKEN, OTHER = "chance", "taken", "other"
"""Divergences after which theirs cannot be adopted: it would let this device steer chance that it has opened
a commitment for; another person has our seat; another table has the same id."""
DROPS = "drops"
"""Stands for a divergence after which theirs cannot be adopted: it drops entries that we have signed."""
TWICE = "twice"
"""Divergence: a device has signed two entries under one number; the replica keeps the proof."""
MOST = 100
"""Maximum number of differing entries that a merge tries to order."""
MOST_ATTEMPTS = 1_000
_Remaining = Mapping[int, tuple[Entry, ...]]


class MergeResult(NamedTuple):
    """The outcome of a merge."""

    kind: str
    replica: Replica
    """Our replica after the merge."""
    author: int = NOBODY
    """The device that has signed two entries under one number."""


def merge(replica: Replica, theirs: LinkContents, known: Match | None = None) -> MergeResult:
    """Return the outcome of merging a valid link into our replica; `known` is our match.

    The replica is unchanged if the transcripts have diverged.
    """
    assert theirs.state and replica.own, "the link is valid and this is no spectator"
    ours, received = (
        [unsigned(entry) for entry in replica.entries],
        [unsigned(entry) for entry in theirs.entries],
    )
    if ours[0] != received[0]:
        return MergeResult(OTHER, replica)
    if double := double_between(replica.entries, theirs.entries, replica.device):
        return MergeResult(TWICE, replica.with_proof(double), double.author)
    heals = replica.state.protocol > 1
    if kind := _divergence(replica.device, _by_author(ours), _by_author(received), heals):
        return _diverged(kind, replica, theirs)
    if set(received) <= set(ours):
        return MergeResult(SAME if len(received) == len(ours) else OLD, replica)
    if set(ours) <= set(received):
        return MergeResult(NEWER, adopt(replica, theirs))
    if stacked := _stacked(replica, theirs, set(received)):
        return MergeResult(NEWER, stacked)
    together = _merged(replica.entries, theirs.entries, known)
    return (
        MergeResult(NEWER, _with_transcript(replica, *together))
        if together
        else _diverged(DIVERGED, replica, theirs)
    )


def may_adopt(replica: Replica, theirs: LinkContents) -> bool:
    """Return True if the player may go on with the course of a diverged link.

    Never if that drops entries that this device has signed: others have them as well, so the next one under
    the same number would prove a double game.
    """
    kept = set(map(unsigned, theirs.entries))
    own = (unsigned(entry) for entry in replica.entries if entry.author == replica.device)
    return replica.state.protocol == 1 or all(entry in kept for entry in own)


def adopt(replica: Replica, theirs: LinkContents) -> Replica:
    """Return our replica with the transcript of a link in place of ours."""
    assert theirs.state, "the link is valid"
    return _with_transcript(replica, theirs.entries, theirs.state)


def _with_transcript(replica: Replica, entries: tuple[Entry, ...], state: SharedState) -> Replica:
    """Return the replica with another transcript; it keeps the signatures that it has checked before."""
    ours = {unsigned(entry): entry for entry in replica.entries if entry.signature}
    heard = tuple(ours.get(unsigned(entry), entry) for entry in entries)
    return replica._replace(heard=heard, agreed_state=state, mine=(), local_state=None)


def _by_author(entries: Iterable[Entry]) -> dict[int, tuple[Entry, ...]]:
    found: dict[int, list[Entry]] = {}
    for entry in entries:
        found.setdefault(entry.author, []).append(entry)
    return {author: tuple(own) for author, own in found.items()}


def _divergence(device: int, mine: _Remaining, new: _Remaining, heals: bool) -> str:
    """Return the divergence if an author has two versions of an entry, or ours are forged; "" if not.

    `heals`: more entries in our name are ours, since they are signed; this device has an old copy.
    """
    pairs = [pair for author in mine for pair in zip(mine[author], new.get(author, ()), strict=False)]
    conflicts = [(one, other) for one, other in pairs if one != other]
    joins = {one.author for one, other in conflicts if JOIN in (one.kind, other.kind) and _sits_down(one)}
    if joins:
        return TAKEN if device in joins else SEAT
    more = len(new.get(device, ())) > len(mine[device]) and not heals
    return MINE if more or device in {one.author for one, _ in conflicts} else DIVERGED if conflicts else ""


def _sits_down(entry: Entry) -> bool:
    """Return True at the place of a device's first join; later ones only begin a session."""
    return entry.number == (1 if entry.author == 0 else 0)


def _diverged(kind: str, replica: Replica, theirs: LinkContents) -> MergeResult:
    """Return the result for diverged transcripts, with chance protected from being steered."""
    rest = replica.entries[_shared_length(replica.entries, theirs.entries) :]
    words = "0" if replica.state.protocol > 1 else ""  # this deal decides nothing
    own = [entry for entry in rest if entry.kind == OPEN and entry.author == replica.device]
    opened = any(entry.parts[0] != words for entry in own)
    return MergeResult(CHANCE if opened and kind in CHOICES else kind, replica)


def _shared_length(some: Sequence[Entry], others: Sequence[Entry]) -> int:
    """Return the number of entries that both share from the start."""
    pairs = enumerate(zip(some, others, strict=False))
    return next(
        (at for at, (one, other) in pairs if unsigned(one) != unsigned(other)), min(len(some), len(others))
    )


def _stacked(replica: Replica, theirs: LinkContents, received: set[Entry]) -> Replica | None:
    """Return our replica after a link in a live game of two; None in other games, or if this is not valid.

    On device 0 new entries follow ours; on the other device ours follow those of the link.
    """
    if replica.state.table.way != LIVE:
        return None
    ours = {unsigned(entry) for entry in replica.entries}
    try:
        if replica.device == 0:
            return reduce(
                receive, (each for each in theirs.entries if unsigned(each) not in ours), replica.settled()
            )
        return reduce(
            with_mine,
            (each for each in replica.entries if unsigned(each) not in received),
            adopt(replica, theirs),
        )
    except (ProtocolError, StaleEntry):
        return None


def _merged(
    ours: Sequence[Entry], theirs: Sequence[Entry], known: Match | None
) -> tuple[tuple[Entry, ...], SharedState] | None:
    """Return both transcripts as one, and its state; None if no order is valid."""
    common = _shared_length(ours, theirs)
    mine, new = _by_author(ours[common:]), _by_author(theirs[common:])
    left = {author: max(mine.get(author, ()), new.get(author, ()), key=len) for author in mine | new}
    if sum(map(len, left.values())) > MOST:
        return None
    found = _Ordering().find(fold(ours[:common], known), left)
    whole = (*ours[:common], *found[0]) if found else ()
    return (whole, found[1]) if found and _is_signed_in_this_order(whole) else None


def _is_signed_in_this_order(entries: Sequence[Entry]) -> bool:
    """Return True if the signatures fit the order of the entries, which those of live games cover."""
    try:
        checked_history(None, entries)
    except ProtocolError:
        return False
    return True


class _Ordering:
    """Search for a valid order of the remaining entries."""

    def __init__(self) -> None:
        self.attempts = 0

    def find(self, state: SharedState, left: _Remaining) -> tuple[tuple[Entry, ...], SharedState] | None:
        """Return the first valid order and its state; None if none exists or the search takes too long."""
        if not any(left.values()):
            return (), state
        for author in sorted(
            (each for each in left if left[each]), key=lambda each: _sort_key(left[each][0])
        ):
            entry, *rest = left[author]
            self.attempts += 1
            if self.attempts > MOST_ATTEMPTS:
                return None
            try:
                after = step(state, entry)
            except (ProtocolError, StaleEntry):
                continue
            if found := self.find(after, {**left, author: tuple(rest)}):
                return (entry, *found[0]), found[1]
        return None


def _sort_key(entry: Entry) -> tuple[int, int]:
    """Return a sort key: moves after entries that need no turn, which a move voids; endings last."""
    return 1 if entry.kind == DO else 2 if entry.kind in (RESIGN, LATE) else 0, entry.author
