"""The shared state is the same on all devices, and invalid entries are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract.values import CHANCE, TERMINAL
from engine.formats.untrusted import BadText
from engine.remote import replica as replicas
from engine.remote.crypto.randomness import write_opening
from engine.remote.entries import (
    ASK,
    DO,
    JOIN,
    LATE,
    NO,
    OPEN,
    RESIGN,
    YES,
    Entry,
    ProtocolError,
    StaleEntry,
    digest,
)
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import (
    Replica,
    join,
    open_table,
    read_replica,
    receive,
    replay,
    replica_steps,
    submit,
    submit_owed,
    write_replica,
)
from engine.remote.shared_state import fold, step
from engine.remote.status import SharedState, may_go_back
from tests.engine.remote.tables import Circle, own, table

OPEN_GAMES = ("draughts", "chess", "chesskers", "nuclear")


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_both_devices_reach_the_same_match(game: str) -> None:
    circle = Circle(table(game))
    for _ in circle.wander(3, 40):
        first, second = (replica.state for replica in circle.replicas)
        assert first == second and not circle.replicas[1].mine
    assert first.match.cursor > 20
    assert fold(circle.replicas[0].heard) == first


def test_five_devices_play_a_game_for_five() -> None:
    """S5: the first player is drawn jointly, and every seat belongs to another device."""
    circle = Circle(table("satan", (0, 1, 2, 3, 4), setup="five", first="chance"))
    state = circle.replicas[0].state
    assert state.deals == 2 and state.match.cursor == 1 and state.match.player in range(5)
    for replica in circle.wander(5, 30):
        assert all(other.state == replica.state for other in circle.replicas)
    assert {replica.seats() for replica in circle.replicas} == {frozenset({seat}) for seat in range(5)}


def test_seats_are_drawn_by_lot() -> None:
    seen = Counter[tuple[int, ...]]()
    for number in range(40):
        replica = open_table(table("chess", lots=True), own(0), "Ada")
        assert replica.state.turn == -1
        other = replay(replica.entries, OwnDevice(1, number.to_bytes(32, "big")))
        other, entry = join(other, "Ben")
        assert not submit_owed(other)[1], "the hub could still put something before the join"
        replica, other = receive(replica, entry), receive(other, entry)
        for _ in range(2):  # the words to compare, and the seats
            replica, mine = submit_owed(replica, orders=True)
            for each in mine:
                other = receive(other, each)
            other, theirs = submit_owed(other)
            for each in theirs:
                replica, other = receive(replica, each), receive(other, each)
        replica, _ = submit_owed(replica, orders=True)
        seen[replica.state.table.owners] += 1
        assert replica.state.match.player == 0 and replica.state.match.cursor == 0
    assert set(seen) == {(0, 1), (1, 0)} and min(seen.values()) > 8


def refused(state: SharedState, entry: Entry) -> str:
    """Return the error code of a refused entry, or "stale"."""
    with pytest.raises((ProtocolError, StaleEntry)) as caught:
        step(state, entry)
    return caught.value.code if isinstance(caught.value, ProtocolError) else "stale"


def test_invalid_entries_are_refused_with_a_code() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    state = circle.replicas[0].state

    def by(device: int, kind: str, *parts: str) -> str:
        return refused(state, next_entry(state, device, kind, *parts))

    assert by(0, DO, "1", "10-14", "0") == "not-your-turn"
    assert by(1, DO, "1", "9-13", "0") == "not-legal"
    assert by(1, DO, "2", "22-18", "0") == "gap"
    assert by(1, DO, "0", "22-18", "0") == "stale"
    assert by(1, DO, "one", "22-18", "0") == "order"
    assert by(1, DO, "١", "22-18", "0") == "order"
    assert by(1, JOIN, "Eve", "A" * 43, "") == "order"
    assert by(1, RESIGN, "0", "1") == "not-your-seat"
    assert by(1, RESIGN, "7", "1") == "not-your-seat"
    assert by(1, LATE, "1", "5") == "gap"
    assert by(1, YES, "draw", "1") == "stale"
    assert by(1, ASK, "again", "1") == "order"
    assert by(1, ASK, "undo:1", "1") == "order"
    assert by(1, ASK, "a million", "1") == "order"
    assert by(1, OPEN, "1", "A" * 43) == "order"
    assert by(1, OPEN, "0", "A" * 43) == "stale"
    assert refused(state, Entry(2, 0, DO, ("1", "22-18", "0"))) == "stranger"
    assert refused(state, Entry(0, state.entry_counts[0] + 1, DO, ("1", "22-18", "0"))) == "gap"
    assert refused(state, Entry(1, 0, DO, ("1", "22-18", "0"))) == "stale"
    assert refused(state, Entry(0, state.entry_counts[0], "table", ("",) * 8)) == "order"


def test_a_wrong_opening_is_refused() -> None:
    replica = open_table(table("satan", setup="duel", first="chance"), own(0), "Ada")
    other = replay(replica.entries, own(1))
    other, entry = join(other, "Ben")
    replica, other = receive(replica, entry), receive(other, entry)
    assert replica.state.match.player == CHANCE
    wrong = write_opening(OwnDevice(1, b"x" * 32).chain.opening(1))
    assert refused(replica.state, next_entry(replica.state, 1, OPEN, "0", wrong)) == "chance"
    assert refused(replica.state, next_entry(replica.state, 1, OPEN, "0", "no opening")) == "chance"
    replica = receive(replica, submit_owed(other)[1][0])
    assert refused(replica.state, next_entry(replica.state, 1, OPEN, "0", wrong)) == "stale"
    assert refused(replica.state, next_entry(replica.state, 0, OPEN, "1", wrong)) == "order"


def test_undo_needs_everybodys_consent() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    circle.submit(0, ASK, "undo:0", "1")
    assert circle.replicas[1].state.match.cursor == 1
    circle.submit(1, NO, "undo:0", "1")
    assert circle.replicas[0].state.refused == (1, "undo:0")
    circle.submit(0, ASK, "undo:0", "1")
    circle.submit(1, YES, "undo:0", "1")
    assert circle.replicas[0].state.match.cursor == 0 and circle.replicas[0].state == circle.replicas[1].state


def test_a_request_lapses_with_a_move() -> None:
    circle = Circle(table("draughts"))
    circle.submit(0, ASK, "draw", "0")
    circle.play("9-13")
    assert circle.replicas[1].state.request is None
    assert (
        refused(circle.replicas[1].state, next_entry(circle.replicas[1].state, 1, YES, "draw", "0"))
        == "stale"
    )


def test_two_equal_requests_count_as_agreement() -> None:
    circle = Circle(table("draughts"))
    circle.submit(0, ASK, "draw", "0")
    circle.submit(1, ASK, "draw", "0")
    assert circle.replicas[0].state.match.outcome and circle.replicas[0].state.match.player == TERMINAL
    circle.submit(1, ASK, "again", "0")
    circle.submit(0, YES, "again", "0")
    assert circle.replicas[0].state.again


def test_crossing_entries_end_in_the_order_of_the_hub() -> None:
    """Device 0 resigns while device 1 moves."""
    circle = Circle(table("draughts"))
    circle.play("9-13")
    hub, guest = circle.replicas
    hub, resigned = submit(hub, RESIGN, "0", "1")
    hub = hub.settled()
    guest, moved = submit(guest, DO, "1", "22-18", "0")
    assert guest.state.match.cursor == 2
    guest = receive(guest, resigned)
    assert guest.state == hub.state and guest.state.match.cursor == 1 and not guest.mine
    with pytest.raises(StaleEntry):
        receive(hub, moved)


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_a_stored_replica_is_restored_exactly(game: str) -> None:
    circle = Circle(table(game, lots=True))
    *_, last = circle.wander(1, 6)
    guest = circle.replicas[1]
    turn = last.state.turn
    mover = circle.replicas[turn]
    mover, _ = submit(
        mover,
        DO,
        str(mover.state.match.cursor),
        mover.state.match.game.legal_actions(mover.state.match.state)[0].text,
        "0",
    )
    for replica in (last, guest, mover):
        assert read_replica(write_replica(replica)) == replica


def test_every_transcript_has_its_own_digest() -> None:
    circle = Circle(table("draughts"))
    before = digest(circle.replicas[0].heard)
    assert before == digest(circle.replicas[1].heard) and len(before) == 32
    circle.play("9-13")
    assert digest(circle.replicas[0].heard) != before


def test_a_spectator_makes_no_entries() -> None:
    circle = Circle(table("draughts"))
    replica: Replica = replay(circle.replicas[0].heard)
    assert replica.device == -1 and not replica.seats() and submit_owed(replica) == (replica, ())


def test_undo_past_a_die_is_refused() -> None:
    circle = Circle(table("satan", (0, 1), setup="duel", first="chance"))
    state = circle.replicas[0].state
    assert state.match.cursor == 1 and state.deals == 2
    assert refused(state, next_entry(state, 0, ASK, "undo:0", "1")) == "order"
    mover = state.turn
    moves = state.match.game.legal_actions(state.match.state)
    circle.play(next(move.text for move in moves if move.text != "resign"))
    at = str(circle.replicas[0].state.match.cursor)
    circle.submit(1 - mover, ASK, "undo:1", at)
    circle.submit(mover, YES, "undo:1", at)
    assert circle.replicas[0].state.match.cursor == 1, "a player's own decision can be undone"


def test_undo_is_refused_while_a_die_is_being_opened() -> None:
    """A player who has seen the other opening knows the die."""
    replica = open_table(table("satan", setup="duel", first="chance"), own(0), "Ada")
    replica = receive(replica, join(replay(replica.entries, own(1)), "Ben")[1])
    assert may_go_back(replica.state, 0) and not may_go_back(submit_owed(replica)[0].state, 0)


def test_a_stored_game_in_which_a_die_was_undone_still_opens() -> None:
    circle = Circle(table("satan", (0, 1), protocol=1, setup="duel", first="chance"))
    state = circle.replicas[0].state
    asks = next_entry(state, 0, ASK, "undo:0", "1")
    answers = next_entry(state, 1, YES, "undo:0", "1")
    entries = (*circle.replicas[0].heard, asks, answers)
    with pytest.raises(ProtocolError):
        replay(entries)
    stored = read_replica(write_replica(circle.replicas[0]._replace(heard=entries)))
    assert stored.heard == entries and stored.state.match.cursor == 0 and not stored.state.stored


def test_no_stored_game_of_protocol_2_has_undone_a_die() -> None:
    circle = Circle(table("satan", (0, 1), setup="duel", first="chance"))
    asks = next_entry(circle.replicas[0].state, 0, ASK, "undo:0", "1")
    with pytest.raises(ProtocolError, match="order"):
        read_replica(write_replica(circle.replicas[0]._replace(heard=(*circle.replicas[0].heard, asks))))


def test_the_number_of_entries_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    first, second = circle.replicas
    _, entry = submit(second, ASK, "draw", "1")
    monkeypatch.setattr(replicas, "MOST_ENTRIES", len(first.heard))
    assert read_replica(write_replica(first)) == first
    with pytest.raises(ProtocolError, match="flood"):
        receive(first, entry)
    with pytest.raises(ProtocolError, match="flood"):
        submit(first, ASK, "draw", "1")
    monkeypatch.setattr(replicas, "MOST_ENTRIES", len(first.heard) - 1)
    with pytest.raises(BadText):
        read_replica(write_replica(first))


def test_a_stored_game_is_read_in_steps() -> None:
    circle = Circle(table("draughts"))
    for _ in circle.wander(3, 40):
        pass
    replica = circle.replicas[0]
    steps = list(replica_steps(write_replica(replica)))
    assert len(steps) >= len(replica.heard) - 1


def test_impossible_faces_of_cards_are_refused() -> None:
    """Large integers whose hashes collide would make a dictionary quadratic."""
    text = write_replica(Circle(table("draughts")).replicas[0])
    assert read_replica(text.replace(",[],", ',[[0,1,"x"]],'))
    for wrong in (2**61 - 1, -1, 1_000):
        with pytest.raises(BadText):
            read_replica(text.replace(",[],", f',[[{wrong},0,"x"]],'))
