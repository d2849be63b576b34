"""What the transcript of a link is beside the one that this device has: later, older, or another course.

Friends who play link by link may say things that do not hear of each other: two join, two open what they have
committed to, one resigns while another moves. If some order makes sense of all that both know, the two
become one, the same on every device; only otherwise have they gone apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.remote.entries import DO, JOIN, LATE, OPEN, RESIGN, Entry, unsigned
from engine.remote.errors import ProtocolError, StaleEntry
from engine.remote.replica import Replica
from engine.remote.shared_state import fold, step
from engine.remote.status import SharedState
from engine.remote.transcript_link import LinkContents
from engine.session.match import Match

SAME, OLD, NEWER = "same", "old", "news"
"""Both know the same; theirs knows less; theirs, or both together, is more than ours."""
APART, MINE, SEAT = "apart", "mine", "seat"
"""They tell two courses of the game; theirs has told of our own seat what this device has never said;
somebody else sits there where a friend does here. Whoever plays here may choose theirs."""
CHOICES = (APART, MINE, SEAT)
CHANCE, TAKEN, OTHER = "chance", "taken", "other"
"""They have gone apart and nobody may choose theirs: since chance that this device has opened something for
could be steered so; since somebody else sits in our seat; since it is another table of the same name."""
MOST = 100
"""Entries on which two transcripts may differ and yet be brought together."""
TRIES = 1_000
_Left = Mapping[int, tuple[Entry, ...]]


class MergeResult(NamedTuple):
    """What comes of a link."""

    kind: str
    replica: Replica
    """Our joint game as it becomes."""


def merge(replica: Replica, theirs: LinkContents, known: Match | None = None) -> MergeResult:
    """Return what a sound link makes of our joint game; `known` is our match.

    What went apart stays as it is.
    """
    assert theirs.state and replica.own, "a link was read, and we play along"
    ours, told = [unsigned(entry) for entry in replica.entries], [unsigned(entry) for entry in theirs.entries]
    if ours[0] != told[0]:
        return MergeResult(OTHER, replica)
    if kind := _fault(replica.device, _by_author(ours), _by_author(told)):
        return _apart(kind, replica, theirs)
    if set(told) <= set(ours):
        return MergeResult(SAME if len(told) == len(ours) else OLD, replica)
    if set(ours) <= set(told):
        return MergeResult(NEWER, adopt(replica, theirs))
    together = _united(replica.entries, theirs.entries, known)
    return MergeResult(NEWER, Replica(replica.own, *together)) if together else _apart(APART, replica, theirs)


def adopt(replica: Replica, theirs: LinkContents) -> Replica:
    """Return our joint game as a link has it."""
    assert theirs.state, "a link was read"
    return Replica(replica.own, theirs.entries, theirs.state)


def _by_author(entries: Iterable[Entry]) -> dict[int, tuple[Entry, ...]]:
    found: dict[int, list[Entry]] = {}
    for entry in entries:
        found.setdefault(entry.author, []).append(entry)
    return {author: tuple(said) for author, said in found.items()}


def _fault(device: int, mine: _Left, new: _Left) -> str:
    """Return what somebody has said in two ways, or somebody else for this device; "" if nobody has."""
    pairs = [pair for author in mine for pair in zip(mine[author], new.get(author, ()), strict=False)]
    at_odds = [(one, other) for one, other in pairs if one != other]
    joins = {one.author for one, other in at_odds if JOIN in (one.kind, other.kind)}
    if joins:
        return TAKEN if device in joins else SEAT
    more = len(new.get(device, ())) > len(mine[device])
    return MINE if more or device in {one.author for one, _ in at_odds} else APART if at_odds else ""


def _apart(kind: str, replica: Replica, theirs: LinkContents) -> MergeResult:
    """Return that two transcripts have gone apart, and whether theirs may be chosen."""
    rest = replica.entries[_common(replica.entries, theirs.entries) :]
    opened = any(entry.kind == OPEN and entry.author == replica.device for entry in rest)
    return MergeResult(CHANCE if opened and kind in CHOICES else kind, replica)


def _common(some: Sequence[Entry], others: Sequence[Entry]) -> int:
    """Return how many entries are the same in both from the beginning."""
    pairs = enumerate(zip(some, others, strict=False))
    return next(
        (at for at, (one, other) in pairs if unsigned(one) != unsigned(other)), min(len(some), len(others))
    )


def _united(
    ours: Sequence[Entry], theirs: Sequence[Entry], known: Match | None
) -> tuple[tuple[Entry, ...], SharedState] | None:
    """Return both transcripts as one, and what that comes to; None if no order makes sense of all."""
    common = _common(ours, theirs)
    mine, new = _by_author(ours[common:]), _by_author(theirs[common:])
    left = {author: max(mine.get(author, ()), new.get(author, ()), key=len) for author in mine | new}
    if sum(map(len, left.values())) > MOST:
        return None
    found = _Ordering().find(fold(ours[:common], known), left)
    return ((*ours[:common], *found[0]), found[1]) if found else None


class _Ordering:
    """Looks for an order in which all that is left can be said."""

    def __init__(self) -> None:
        self.tries = 0

    def find(self, state: SharedState, left: _Left) -> tuple[tuple[Entry, ...], SharedState] | None:
        """Return the first such order, and what it comes to; None if there is none, or it takes too long."""
        if not any(left.values()):
            return (), state
        for author in sorted((each for each in left if left[each]), key=lambda each: _rank(left[each][0])):
            entry, *rest = left[author]
            self.tries += 1
            if self.tries > TRIES:
                return None
            try:
                after = step(state, entry)
            except (ProtocolError, StaleEntry):
                continue
            if found := self.find(after, {**left, author: tuple(rest)}):
                return (entry, *found[0]), found[1]
        return None


def _rank(entry: Entry) -> tuple[int, int]:
    """What needs no turn comes first, since a move makes it void; what ends the game comes last."""
    return 1 if entry.kind == DO else 2 if entry.kind in (RESIGN, LATE) else 0, entry.author
