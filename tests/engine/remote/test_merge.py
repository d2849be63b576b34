"""Merging links: no entry is lost, whatever arrives first."""

from __future__ import annotations

import pytest

from engine.contract.rng import Rng, new_rng
from engine.remote.agreement import POST, Table
from engine.remote.entries import ASK, DO, RESIGN, YES, Entry, unsigned
from engine.remote.merge import CHANCE, DIVERGED, MINE, NEWER, OLD, OTHER, SAME, SEAT, TAKEN, adopt, merge
from engine.remote.own_entries import OwnDevice
from engine.remote.pending import free_devices
from engine.remote.replica import Replica, join, open_table, replay, submit, submit_owed
from engine.remote.signatures import check_signatures, without_spare_signatures
from engine.remote.transcript_link import LinkContents
from tests.engine.remote.tables import NAMES, own, table


def contents_of(replica: Replica) -> LinkContents:
    """Return the contents of a link to this game."""
    return LinkContents(without_spare_signatures(replica.entries), replica.state)


def sits(replica: Replica, device: int, name: str = "", secret: OwnDevice | None = None) -> Replica:
    """Return the replica of a friend who has opened a link and joined."""
    new = replay(replica.entries, secret or own(device))
    return submit_owed(join(new, name or NAMES[device])[0].settled())[0].settled()


def says(replica: Replica, kind: str, *parts: str) -> Replica:
    """Return the replica with one more own entry."""
    return submit_owed(submit(replica, kind, *parts)[0].settled())[0].settled()


def moves(replica: Replica, text: str) -> Replica:
    return says(replica, DO, str(replica.state.match.cursor), text, "0")


def opens(replica: Replica, other: Replica) -> Replica:
    """Return the replica after a valid link of a friend."""
    met = merge(replica, contents_of(other), replica.state.match)
    assert met.kind in (SAME, OLD, NEWER)
    return submit_owed(met.replica)[0].settled()


def two(game: str = "draughts") -> tuple[Replica, Replica]:
    """Return two replicas that have both joined and know it."""
    ada = open_table(table(game, way=POST), own(0), "Ada")
    ben = sits(ada, 1)
    return opens(ada, ben), ben


def entries_of(replica: Replica) -> set[Entry]:
    return set(map(unsigned, replica.entries))


def kind(replica: Replica, other: Replica) -> str:
    return merge(replica, contents_of(other)).kind


def test_a_longer_transcript_is_newer() -> None:
    ada, ben = two()
    assert kind(ada, ben) == SAME
    moved = moves(ada, "9-13")
    assert kind(ben, moved) == NEWER and kind(moved, ben) == OLD
    assert opens(ben, moved).entries == moved.entries


def test_two_who_join_at_once_both_get_a_seat() -> None:
    start = open_table(table("chinese", (0, 1, 2), way=POST, players="3"), own(0), "Ada")
    ben, cleo = sits(start, 1), sits(start, 2)
    assert free_devices(start.state) == (1, 2) and free_devices(ben.state) == (2,)
    first, second = opens(opens(start, ben), cleo), opens(opens(start, cleo), ben)
    assert [unsigned(each) for each in first.entries] == [unsigned(each) for each in second.entries]
    assert first.state.complete and first.state == second.state
    assert opens(ben, cleo).state == opens(cleo, ben).state == first.state


def test_a_resignation_and_a_move_that_cross_are_merged() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    resigned, moved = says(ada, RESIGN, "0", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(resigned, moved), opens(moved, resigned)
    assert one.entries == other.entries
    assert one.state.match.texts == ("9-13", "22-18") and one.state.match.agreed == (0, False)


def test_a_request_that_crosses_a_move_is_void() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    asked, moved = says(ada, ASK, "draw", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(asked, moved), opens(moved, asked)
    assert one.state == other.state and one.state.request is None and one.state.match.cursor == 2


def test_an_undone_move_is_gone_on_both_devices() -> None:
    ada, ben = two()
    ada = says(moves(ada, "9-13"), ASK, "undo:0", "1")
    ben = says(opens(ben, ada), YES, "undo:0", "1")
    ada = opens(ada, ben)
    assert ada.state.match.cursor == 0 and ada.state == ben.state


def test_another_course_of_the_game_has_diverged() -> None:
    ada, ben = two()
    ben = opens(ben, moves(ada, "9-13"))
    other = moves(ada, "9-14")
    assert kind(ben, other) == DIVERGED
    assert adopt(ben, contents_of(other)).state.match.texts == ("9-14",)


def test_a_move_forged_for_our_seat_is_noticed() -> None:
    ada, ben = two()
    forged = moves(Replica(own(0), ben.entries, ben.state), "9-13")
    assert kind(ada, forged) == MINE
    assert kind(moves(ada, "9-14"), forged) == MINE


def test_an_invitation_accepted_twice_is_noticed() -> None:
    ada = open_table(table("draughts", way=POST), own(0), "Ada")
    ben, dan = sits(ada, 1), sits(ada, 1, "Dan", OwnDevice(1, b"x" * 32))
    assert kind(opens(ada, ben), dan) == SEAT
    assert kind(ben, opens(ada, dan)) == TAKEN


def test_another_table_with_the_same_id_is_noticed() -> None:
    ada, _ = two()
    assert kind(ada, two("chess")[0]) == OTHER


def test_another_course_cannot_be_adopted_after_an_opening() -> None:
    """A player who knows the outcome could steer it by another move, or by another commitment."""
    ada = open_table(table("draughts", lots=True, way=POST), own(0), "Ada")
    ben, dan = sits(ada, 1), sits(ada, 1, "Dan", OwnDevice(1, b"x" * 32))
    assert kind(ada, ben) == NEWER and kind(opens(ada, ben), dan) == CHANCE


def test_transcripts_that_differ_too_much_are_not_merged() -> None:
    ada, ben = two()
    for _ in range(60):
        ada, ben = says(ada, ASK, "draw", "0"), says(ben, ASK, "draw", "0")
        if ada.state.match.agreed:
            break
        ada, ben = says(ada, "no", "draw", "0"), says(ben, "no", "draw", "0")
    assert kind(ada, ben) == DIVERGED


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "devices", "options"), [
    ("draughts", 2, {}), ("chinese", 3, {"players": "3"}), ("satan", 5, {"first": "chance"}),
])  # fmt: skip
def test_links_in_any_order_lose_nothing(game: str, devices: int, options: dict[str, str], seed: int) -> None:
    """Devices act whenever they may, and anybody opens links of any age."""
    rng = new_rng(seed)
    replicas, links = _begun(table(game, tuple(range(devices)), lots=True, way=POST, **options), rng)
    for _ in range(100 * devices):
        device = rng.randrange(devices)
        before = replicas[device]
        if rng.randrange(3) and links:
            replicas[device] = opens(before, rng.choice(links[-6:] if rng.randrange(3) else links))
        else:
            replicas[device] = _does(before, rng)
            links.append(replicas[device])
        assert entries_of(before) <= entries_of(replicas[device])
    for _ in range(2):
        for device in range(devices):
            for other in replicas:
                replicas[device] = opens(replicas[device], other)
    assert all(entries_of(replica) == entries_of(replicas[0]) for replica in replicas)
    for replica in replicas:
        check_signatures(replica.state, replica.entries)
    assert (
        len({replica.state.match.texts for replica in replicas}) == 1 and replicas[0].state.match.cursor > 2
    )


def _begun(at: Table, rng: Rng) -> tuple[list[Replica], list[Replica]]:
    """Return the replicas after joining; some have opened the links of others before, some not."""
    links = [open_table(at, own(0), "Ada")]
    for device in range(1, at.devices):
        links.append(sits(rng.choice(links), device))
    return list(links), links


def _does(replica: Replica, rng: Rng) -> Replica:
    state = replica.state
    if state.turn == replica.device and state.complete:
        actions = state.match.game.legal_actions(state.match.state)
        return moves(replica, rng.choice([action.text for action in actions if action.text != "resign"]))
    return submit_owed(replica)[0].settled()
