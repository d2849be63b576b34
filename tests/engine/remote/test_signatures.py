"""Signatures: nobody can alter, drop or reorder entries that others have made or heard."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.contract.steps import finish
from engine.remote.agreement import POST
from engine.remote.crypto import ed25519
from engine.remote.entries import (
    ASK,
    DO,
    JOIN,
    NO,
    NOBODY,
    RESIGN,
    YES,
    Entry,
    ProtocolError,
    StaleEntry,
    digest,
    read_entry,
    unsigned,
    write_entry,
)
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import (
    Replica,
    fault_of,
    join,
    open_table,
    read_replica,
    receive,
    redact_replica,
    replay,
    submit,
    write_replica,
)
from engine.remote.shared_state import step
from engine.remote.signatures import (
    History,
    begin_history,
    check_entries,
    checked_history,
    data_of_double,
    double_of,
    ends_signed,
    find_double,
    is_double,
    signed,
    without_spare_signatures,
)
from tests.engine.remote.tables import Circle, own, table

FORWARDER = 2


@pytest.fixture(scope="module")
def circle() -> Circle:
    """Return three devices that have played for a while."""
    circle = Circle(table("satan", (0, 1, 2), setup="three", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


def error_of(entries: Sequence[Entry], history: History | None = None) -> tuple[str, int]:
    """Return the error of a transcript that `FORWARDER` has passed on."""
    with pytest.raises(ProtocolError) as caught:
        checked_history(history, entries, FORWARDER)
    return caught.value.code, caught.value.author


BROKEN = ("signature", FORWARDER)


def test_the_entries_of_all_devices_are_signed(circle: Circle) -> None:
    entries = circle.replicas[2].heard
    assert all(len(entry.signature) == 86 for entry in entries[1:]) and not entries[0].signature
    assert replay(entries).state == circle.replicas[0].state
    assert [read_entry(write_entry(entry)) for entry in entries] == list(entries)
    assert checked_history(None, entries) == circle.replicas[0].state.history
    key = circle.replicas[0].state.people[0]
    assert key and len(key.key) == 43


@pytest.mark.parametrize("way", ["live", POST])
def test_two_devices_sign_too(way: str) -> None:
    """By links, too: a person who has one can neither move nor resign for the friend."""
    circle = Circle(table("draughts", way=way))
    circle.play("9-13")
    entries = circle.replicas[0].heard
    assert all(entry.signature for entry in entries[1:])
    for kind, parts in ((DO, ("1", "22-18", "0")), (RESIGN, ("1", "1"))):
        state = circle.replicas[0].state
        forged = next_entry(state, 1, kind, *parts)
        assert error_of([*entries, forged]) == BROKEN
        assert error_of([*entries, signed(state.history, own(0).signer, forged)]) == BROKEN
        fair = signed(state.history, own(1).signer, forged)
        assert checked_history(None, [*entries, fair]).counts[1] == 3


def test_a_signature_is_verified_once(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = circle.replicas[2].heard
    replay(entries)
    verified = list[bytes]()

    def is_signed(_key: bytes, _message: bytes, signature: bytes) -> bool:
        verified.append(signature)
        return False

    monkeypatch.setattr(ed25519, "is_signed", is_signed)
    replay(entries)
    assert verified == []
    last = entries[-1]
    assert error_of([*entries[:-1], last._replace(signature=last.signature[:-4] + "AAAA")]) == BROKEN
    assert len(verified) == 1


def test_the_last_signature_of_a_device_covers_all_its_entries(circle: Circle) -> None:
    entries = circle.replicas[0].heard
    thin = without_spare_signatures(entries)
    assert sum(bool(entry.signature) for entry in thin) == 3 and thin[-1] == entries[-1]
    assert replay(thin).state == circle.replicas[0].state and digest(thin) == digest(entries)
    assert ends_signed(thin) and not ends_signed(thin[:-1])


@pytest.mark.parametrize("thin", [False, True])
def test_no_entry_can_be_altered_on_its_way(circle: Circle, thin: bool) -> None:
    """The hub replaces another player's move by a legal one; its author is not to blame."""
    heard = circle.replicas[0].heard
    at, moved = next((at, entry) for at, entry in enumerate(heard) if entry.kind == DO and entry.author == 1)
    before = replay(heard[:at]).state.match
    others = [action.text for action in before.game.legal_actions(before.state)]
    other = next(text for text in others if text not in (moved.parts[1], "resign"))
    entries = [*heard[:at], moved._replace(parts=(moved.parts[0], other, "0"))]
    assert error_of(without_spare_signatures(entries) if thin else entries) == BROKEN


def test_no_entry_can_be_dropped_or_moved_to_another_place(circle: Circle) -> None:
    """Neither one's own nor another's: later entries of anybody cover what they had heard."""
    heard = circle.replicas[0].heard
    for at in range(4, len(heard) - 3):
        assert error_of([*heard[:at], *heard[at + 1 :]]) == BROKEN
        swapped = [*heard[:at], heard[at + 1], heard[at], *heard[at + 2 :]]
        if heard[at].author != heard[at + 1].author and heard[at].kind == heard[at + 1].kind == DO:
            assert error_of(swapped) == BROKEN


def test_the_hub_cannot_take_back_its_move_after_an_answer(circle: Circle) -> None:
    """It has seen a signed answer, makes another move, and passes the answer on behind that."""
    state = circle.replicas[0].state
    hub = Circle(table("satan", (0, 1, 2), setup="three"))
    hub.play(moves(hub.replicas[0])[0])
    answering = hub.replicas[0].state.turn
    hub.play(moves(hub.replicas[0])[0])
    heard = hub.replicas[0].heard
    assert heard[-2].author == 0 and heard[-1].author == answering and state.match
    before = replay(heard[:-2], own(0))
    _, other = submit(before, DO, heard[-2].parts[0], moves(before)[1], "0")
    story = [*heard[:-2], other]
    assert checked_history(None, story).counts == replay(heard[:-1]).state.entry_counts
    assert error_of([*story, heard[-1]]) == BROKEN


@pytest.mark.parametrize(
    "heard", [(3, 2), (2, 3), (3, 3), (0, 2), (3, 2, 1), (4, 4), (9, 2), (), (3,)], ids=str
)
def test_nobody_can_have_heard_what_does_not_exist_or_less_than_before(heard: tuple[int, ...]) -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    circle.play("22-18")
    state = circle.replicas[0].state
    wrong = next_entry(state, 0, ASK, "draw", "2")._replace(heard=heard)
    with pytest.raises(ValueError, match=r"heard|table|protocol"):
        state.history.extended(wrong)
    assert error_of([wrong], state.history) == BROKEN
    assert state.history.extended(wrong._replace(heard=(4, 3))).counts == (5, 3)


def test_nobody_has_heard_less_than_the_author_of_a_heard_entry() -> None:
    """Three devices by links: a device that has heard Ben has heard all that he had heard."""
    before = Circle(table("satan", (0, 1, 2), way=POST, setup="three")).replicas[0].state
    joined = before.entry_counts
    asked = next_entry(before, 0, ASK, "draw", "0")
    history = before.history.extended(asked)
    crossing, knowing = (
        next_entry(before, 1, ASK, "draw", "0")._replace(heard=(joined[0] + more, *joined[1:]))
        for more in (0, 1)
    )
    late = next_entry(before, 2, ASK, "draw", "0")._replace(heard=(joined[0], joined[1] + 1, joined[2]))
    assert history.extended(crossing).extended(late)
    with pytest.raises(ValueError, match="less heard"):
        history.extended(knowing).extended(late)


def test_the_table_cannot_be_altered(circle: Circle) -> None:
    """Signatures cover the table too, so nobody can be shown other options than the others agreed to."""
    heard = circle.replicas[0].heard
    for part, text in ((7, "game 600 5 loses"), (0, "ba9876543210"), (1, POST)):
        parts = heard[0].parts
        first = heard[0]._replace(parts=(*parts[:part], text, *parts[part + 1 :]))
        assert error_of([first, *heard[1:]]) == BROKEN


def test_a_signature_of_another_table_counts_nothing() -> None:
    """The same devices play the same move at two tables; a signature is not moved between them."""
    one, two = Circle(table("draughts")), Circle(table("draughts")._replace(id="0123456789ac"))
    one.play("9-13")
    two.play("9-13")
    borrowed = two.replicas[0].heard[-1]._replace(signature=one.replicas[0].heard[-1].signature)
    assert error_of([*two.replicas[0].heard[:-1], borrowed]) == BROKEN


def test_joining_needs_the_secret_of_a_valid_key() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    first, host = circle.replicas[0].heard[:2]
    replica = replay([first, host])
    _, joining = join(replay([first, host], own(1)), "Ben")
    history = replica.state.history
    low = "A" * 43
    for key in ("", "A" * 342, host.parts[2][:-1], host.parts[2], "x", low):
        stolen = joining._replace(parts=(*joining.parts[:2], key, ""))
        assert error_of([stolen], history) == BROKEN
        assert error_of([signed(history, own(1).signer, stolen)], history) == BROKEN
    for key in ("", "x", low):
        with pytest.raises(ProtocolError, match="order"):
            step(replica.state, joining._replace(parts=(*joining.parts[:2], key, "")))
    assert checked_history(history, [joining]).keys[1] == joining.parts[2]


def test_the_forwarder_is_named_and_the_entries_made_here_are_known(circle: Circle) -> None:
    heard = circle.replicas[0].heard
    history = checked_history(None, heard[:-1])
    bare = unsigned(heard[-1])
    assert error_of([bare], history) == BROKEN
    assert (
        finish(check_entries(history, [bare], own=[unsigned(bare)])).counts
        == circle.replicas[0].state.entry_counts
    )
    with pytest.raises(ProtocolError) as caught:
        replay([*heard[:-1], bare])
    assert caught.value.author == NOBODY


def test_an_overtaken_entry_is_the_fault_of_who_ordered_it() -> None:
    """Device 1 moves while device 0 resigns; an honest hub would have dropped the move."""
    circle = Circle(table("draughts"))
    circle.play("9-13")
    hub, guest = circle.replicas
    _, moved = submit(guest, DO, "1", "22-18", "0")
    hub = submit(hub, RESIGN, "0", "1")[0].settled()
    checked_history(hub.state.history, [moved])
    with pytest.raises(StaleEntry) as stale:
        receive(hub, moved)
    assert fault_of(hub.state, moved, stale.value, 0).author == 0
    lie = next_entry(guest.state, 1, DO, "1", "9-13", "0")
    with pytest.raises(ProtocolError) as illegal:
        receive(guest, lie)
    error = fault_of(guest.state, lie, illegal.value, 0)
    assert (error.code, error.author) == ("not-legal", 1)


def test_a_withdrawn_answer_is_of_no_use_later() -> None:
    """The guest's "yes" was overtaken by the hub's own "no"; the hub asks again and keeps the "yes"."""
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    at = "0"
    circle.submit(0, ASK, "draw", at)
    guest, agreed = submit(circle.replicas[1], YES, "draw", at)
    circle.submit(2, NO, "draw", at)
    circle.submit(0, ASK, "draw", at)
    checked_history(circle.replicas[0].state.history, [agreed])
    with pytest.raises(StaleEntry, match="overtaken"):
        receive(circle.replicas[0], agreed)
    assert guest.mine == (agreed,)


def test_a_withdrawn_move_is_of_no_use_after_an_undo() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    circle.submit(0, ASK, "undo:0", "1")
    _, moved = submit(circle.replicas[1], DO, "1", "22-18", "0")
    circle.submit(1, YES, "undo:0", "1")
    circle.play("9-14")
    assert moved.number == circle.replicas[0].state.entry_counts[1] - 1
    later = moved._replace(number=moved.number + 1, heard=(moved.heard[0], moved.number + 1))
    with pytest.raises(StaleEntry, match="overtaken"):
        receive(circle.replicas[0], later)


def test_a_withdrawn_entry_is_replaced_under_another_signature() -> None:
    """A player asks while a device moves: the move is void, and the next entry gets its number."""
    circle = Circle(table("draughts"))
    circle.play("9-13")
    hub, guest = circle.replicas
    guest, moved = submit(guest, DO, "1", "22-18", "0")
    hub, resigned = submit(hub, RESIGN, "0", "1")
    guest = receive(guest, resigned)
    assert not guest.mine and guest.withdrawn == (moved,)
    _, asked = submit(guest, ASK, "again", str(guest.state.match.cursor))
    assert asked.number == moved.number
    after = checked_history(hub.settled().state.history, [asked])
    assert find_double(hub.settled().state.history, [moved], after, [asked]) is None, "nobody cheats"


def moves(replica: Replica) -> list[str]:
    """Return the legal actions except resigning."""
    match = replica.state.match
    return [each.text for each in match.game.legal_actions(match.state) if each.text != "resign"]


def test_a_secret_has_one_signature() -> None:
    replica = replay(
        Circle(table("satan", (0, 1, 2), setup="three")).replicas[0].heard[:2], OwnDevice(1, b"x" * 32)
    )
    assert join(replica, "Ben")[1] == join(replica, "Ben")[1] and join(replica, "Ben")[1].kind == JOIN


def test_an_unsigned_game_has_no_history() -> None:
    circle = Circle(table("draughts", protocol=1))
    circle.play("9-13")
    heard = circle.replicas[0].heard
    assert not any(entry.signature or entry.heard for entry in heard)
    assert checked_history(None, heard) == History() == begin_history(heard[0])
    assert error_of([heard[-1]._replace(heard=(1, 1))], History()) == BROKEN


# --- two entries under one number -------------------------------------------------------------------------


def two_courses(way: str = "live") -> tuple[Replica, Replica]:
    """Return the game as two friends know it after device 0 has made two different moves."""
    circle = Circle(table("draughts", way=way))
    ada = circle.replicas[0]
    courses = [submit(ada, DO, "0", text, "0")[0].settled() for text in ("9-13", "9-14")]
    return courses[0]._replace(own=own(1)), courses[1]._replace(own=own(1))


@pytest.mark.parametrize("way", ["live", POST])
def test_two_signatures_under_one_number_are_a_proof(way: str) -> None:
    one, other = two_courses(way)
    here, there = one.state.history, other.state.history
    proof = find_double(here, one.heard[-1:], there, other.heard[-1:])
    assert proof and proof.author == 0 and is_double(one.state.table.id, proof)
    assert not is_double("ba9876543210", proof), "a proof belongs to one table"
    assert double_of(data_of_double(proof)) == proof
    assert find_double(here, one.heard[-1:], here, one.heard[-1:]) is None
    forged = other.heard[-1]._replace(signature=one.heard[-1].signature)
    assert find_double(here, one.heard[-1:], there, [forged]) is None
    assert find_double(here, one.heard[-1:], there, [unsigned(forged)]) is None


def test_a_later_signature_vouches_for_a_doubled_entry() -> None:
    """Links sign only the last entry of a device."""
    one, other = two_courses(POST)
    later, asked = submit(other._replace(own=own(0)), ASK, "draw", "1")
    thin = [unsigned(other.heard[-1]), asked]
    proof = find_double(one.state.history, one.heard[-1:], later.state.history, thin)
    assert proof and proof.other.entries == tuple(thin) and double_of(data_of_double(proof)) == proof


def test_a_device_that_has_heard_more_may_decide_anew() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    early = submit(circle.replicas[1], ASK, "draw", "1")[0].settled()
    circle.submit(0, ASK, "draw", "1")
    later = submit(circle.replicas[1], YES, "draw", "1")[0].settled()
    pair = early.heard[-1:], later.heard[-1:]
    assert pair[0][0].number == pair[1][0].number
    assert find_double(early.state.history, pair[0], later.state.history, pair[1]) is None


def test_a_proof_is_stored_with_the_game_and_stays_in_its_file() -> None:
    one, other = two_courses()
    proof = find_double(one.state.history, one.heard[-1:], other.state.history, other.heard[-1:])
    assert proof
    kept = one._replace(proofs=(proof,))
    assert read_replica(write_replica(kept)) == kept
    assert read_replica(redact_replica(write_replica(kept))).proofs == (proof,)
    assert kept.with_proof(proof) == kept, "one for each device"
    long = proof._replace(one=proof.one._replace(entries=proof.one.entries * 1_000))
    assert one.with_proof(long) == one, "a liar cannot make the game too long to store"
    invented = proof._replace(key=own(1).key)
    assert read_replica(write_replica(one._replace(proofs=(invented,)))).proofs == ()


def test_two_joins_prove_nothing() -> None:
    """An old copy that is put back joins anew, with another seed."""
    first = open_table(table("satan", setup="duel"), own(0), "Ada")
    histories = [begin_history(first.heard[0]), begin_history(first.heard[0])]
    joins = [first.heard[1], first.heard[1]._replace(parts=("Eve", *first.heard[1].parts[1:]))]
    joins = [signed(history, own(0).signer, entry) for history, entry in zip(histories, joins, strict=True)]
    pair = [history.extended(entry) for history, entry in zip(histories, joins, strict=True)]
    assert find_double(pair[0], joins[:1], pair[1], joins[1:]) is None
