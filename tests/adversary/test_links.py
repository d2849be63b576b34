"""Lies in links: their carriers and senders change nothing that others have signed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from engine.remote.crypto.randomness import write_opening
from engine.remote.entries import ASK, DO, JOIN, OPEN, RESIGN, Entry
from engine.remote.own_entries import OwnDevice, head_of, next_entry
from engine.remote.replica import Replica
from engine.remote.signatures import signed
from engine.remote.status import SharedState
from engine.remote.transcript_link import encode_link
from engine.verifying.report import WRONG
from tests.adversary.liars import accused, lost, verified
from tests.ui.remote.links import link_of, opens, two
from tests.ui.remote.tables import NAMES, Device
from tests.ui.remote.wire import Wire
from ui.words.en.remote import say_notice as say

HOST, GUEST = 0, 1


class Post(NamedTuple):
    """Ada is honest; the other one has a modified program, or carries the links."""

    ada: Device
    other: Device

    @property
    def replica(self) -> Replica:
        """The liar's replica."""
        return self.other.replica

    @property
    def state(self) -> SharedState:
        """The state that the liar knows."""
        return self.replica.state

    def entry(self, author: int, kind: str, *parts: str, signer: bytes = b"") -> Entry:
        """Return an entry, signed by the liar."""
        own = self.replica.own
        assert own
        entry = next_entry(self.state, author, kind, *parts)
        return signed(self.state.history, signer or own.signer, entry)

    def link(self, *entries: Entry, instead: Sequence[Entry] | None = None) -> str:
        """Return a link with more entries, or with others."""
        known = self.replica.entries if instead is None else instead
        return "#" + encode_link((*known, *entries), self.state)


def game(game_id: str = "draughts", *choices: str) -> Post:
    """Return a game by links in which Ben, the liar, is to move."""
    ada, ben = two(game_id, *choices)
    for one, other in ((ada, ben), (ben, ada)):
        if one.replica.state.turn == one.number:
            one.move(next(each.text for each in one.app.table.choices if each.text != "resign"))
            opens(other, link_of(one))
    if ada.replica.state.turn == HOST:
        ada.move(next(each.text for each in ada.app.table.choices if each.text != "resign"))
        opens(ben, link_of(ada))
    return Post(ada, ben)


def legal(post: Post, number: int = 0) -> str:
    match = post.state.match
    return [each.text for each in match.game.legal_actions(match.state) if each.text != "resign"][number]


def at(post: Post) -> str:
    return str(post.state.match.cursor)


def changed(post: Post) -> str:
    entry = post.entry(GUEST, DO, at(post), legal(post), "0")
    return post.link(entry._replace(parts=(*entry.parts[:2], "9")))


def for_ada(post: Post) -> str:
    """Resign in Ada's name."""
    return post.link(post.entry(HOST, RESIGN, "0", at(post)))


def by_a_stranger(post: Post) -> str:
    """Somebody who has found the link moves for Ben."""
    return post.link(post.entry(GUEST, DO, at(post), legal(post), "0", signer=b"x" * 32))


def another_past(post: Post) -> str:
    """The liar changes a move that Ada has signed."""
    entries = list(post.replica.entries)
    place = max(at for at, entry in enumerate(entries) if entry.author == HOST and entry.kind == DO)
    text = next(each.text for each in post.state.match.game.legal_actions(post.state.match.states[-2]))
    entries[place] = entries[place]._replace(parts=(entries[place].parts[0], text, "7"))
    return post.link(instead=entries)


def without_the_last(post: Post) -> str:
    """The liar leaves out what Ada has said last, and goes on with a request."""
    entries = post.replica.entries[:-1]
    return post.link(post.entry(GUEST, ASK, "draw", at(post)), instead=entries)


def not_legal(post: Post) -> str:
    return post.link(post.entry(GUEST, DO, at(post), "1-32", "0"))


def abandoned(post: Post) -> str:
    return post.link(post.entry(GUEST, ASK, "abandoned:0", at(post)))


def joined_anew(post: Post) -> str:
    """The liar joins again with another key."""
    person = post.state.people[GUEST]
    assert person
    other = OwnDevice(GUEST, b"x" * 32)
    head = write_opening(head_of(b"h" * 32))
    return post.link(post.entry(GUEST, JOIN, person.name, head, other.key, person.commitment))


def opened_early(post: Post) -> str:
    return post.link(post.entry(GUEST, OPEN, "9", write_opening(b"o" * 32)))


LIES: dict[str, tuple[Callable[[Post], str], str]] = {
    "a move changed after it was signed": (changed, "signature"),
    "resigning for the other": (for_ada, "signature"),
    "a stranger's move": (by_a_stranger, "signature"),
    "another past": (another_past, "signature"),
    "an entry left out": (without_the_last, "signature"),
    "an illegal move": (not_legal, "not-legal"),
    "abandoned by links": (abandoned, "order"),
    "joining with another key": (joined_anew, "order"),
    "an opening that is not due": (opened_early, "signature"),
}


def check(post: Post, before: Replica, code: str) -> None:
    """Check that the honest device has lost nothing, and names nobody honest."""
    ada = post.ada
    assert accused(ada, NAMES[:2]) <= {"Ben"} and not lost(ada)
    assert ada.replica.entries == before.entries and verified(ada).verdict != WRONG
    words = say.protocol_errors[code].partition("{name}")[2][:20] if code else ""
    assert words in ada.page.text()
    again = Device(Wire(), HOST, ada.store, f"game={ada.app.table.key}")
    assert again.replica.entries == before.entries


@pytest.mark.parametrize("name", LIES)
def test_a_false_link_changes_nothing(name: str) -> None:
    tell, code = LIES[name]
    post = game()
    before = post.ada.replica
    opens(post.ada, tell(post))
    check(post, before, code)


def test_two_moves_under_one_number_are_proven_and_kept() -> None:
    post = game()
    entries = [post.entry(GUEST, DO, at(post), legal(post, number), "0") for number in range(2)]
    opens(post.ada, post.link(entries[0]))
    known = post.ada.replica.entries
    opens(post.ada, post.link(entries[1]))
    assert post.ada.replica.entries == known and accused(post.ada, NAMES[:2]) <= {"Ben"}
    (proof,) = post.ada.replica.proofs
    assert proof.author == GUEST and (verified(post.ada).code, verified(post.ada).author) == ("double", GUEST)


def test_chance_cannot_be_chosen_after_an_opening() -> None:
    """Ben sees Ada's opening in her link, and puts a new chain of his own before it."""
    ada, ben = two("satan", "option:setup duel", "option:first chance")
    opens(ben, link_of(ada))
    post = Post(ada, ben)
    entries = list(post.replica.entries)
    opening = next(at for at, entry in enumerate(entries) if entry.kind == OPEN and entry.author == HOST)
    person = post.state.people[GUEST]
    assert person
    before = ada.replica
    state = post.state
    joining = next_entry(
        state, GUEST, JOIN, person.name, write_opening(head_of(b"c" * 32)), person.key, person.commitment
    )
    chosen = post.replica.own
    assert chosen
    forged = signed(state.history, chosen.signer, joining)
    opens(ada, post.link(instead=[*entries[:opening], forged, *entries[opening:]]))
    check(post, before, "")
