"""Merging links: no entry is lost, whatever arrives first."""

from __future__ import annotations

import pytest

from engine.contract.rng import Rng, new_rng
from engine.games.race.game import Race
from engine.remote.agreement import POST, PROTOCOL, Table
from engine.remote.entries import ASK, DO, RESIGN, YES, Entry, unsigned
from engine.remote.merge import (
    CHANCE,
    DIVERGED,
    MINE,
    NEWER,
    OLD,
    OTHER,
    SAME,
    SEAT,
    TAKEN,
    TWICE,
    adopt,
    merge,
)
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import (
    Replica,
    join,
    open_table,
    receive,
    refresh,
    replay,
    submit,
    submit_owed,
)
from engine.remote.signatures import checked_history, without_spare_signatures
from engine.remote.status import free_devices
from engine.remote.transcript_link import LinkContents
from tests.engine.remote.tables import NAMES, own, table


def contents_of(replica: Replica) -> LinkContents:
    """Return the contents of a link to this game."""
    return LinkContents(without_spare_signatures(replica.entries), replica.state)


def sits(replica: Replica, device: int, name: str = "", secret: OwnDevice | None = None) -> Replica:
    """Return the replica of a friend who has opened a link and joined."""
    new = replay(replica.entries, secret or own(device))
    return submit_owed(join(new, name or NAMES[device])[0].settled(), orders=True)[0]


def says(replica: Replica, kind: str, *parts: str) -> Replica:
    """Return the replica with one more own entry."""
    return submit_owed(submit(replica, kind, *parts)[0].settled(), orders=True)[0]


def moves(replica: Replica, text: str) -> Replica:
    return says(replica, DO, str(replica.state.match.cursor), text, "0")


def opens(replica: Replica, other: Replica) -> Replica:
    """Return the replica after a valid link of a friend."""
    met = merge(replica, contents_of(other), replica.state.match)
    assert met.kind in (SAME, OLD, NEWER)
    return submit_owed(met.replica.settled(), orders=True)[0]


def two(game: str = "draughts", protocol: int = PROTOCOL) -> tuple[Replica, Replica]:
    """Return two replicas that have both joined and know it."""
    ada = open_table(table(game, way=POST, protocol=protocol), own(0), "Ada")
    ben = sits(ada, 1)
    return opens(ada, ben), ben


def entries_of(replica: Replica) -> set[Entry]:
    return set(map(unsigned, replica.entries))


def kind(replica: Replica, other: Replica) -> str:
    return merge(replica, contents_of(other)).kind


def test_a_longer_transcript_is_newer() -> None:
    ada, ben = two()
    assert kind(ada, ben) == OLD
    ben = opens(ben, ada)
    assert kind(ada, ben) == SAME
    moved = moves(ada, "9-13")
    assert kind(ben, moved) == NEWER and kind(moved, ben) == OLD
    assert list(map(unsigned, opens(ben, moved).entries)) == list(map(unsigned, moved.entries))
    assert [bool(entry.signature) for entry in opens(ben, moved).entries][:3] == [False, True, True]


def test_two_who_join_at_once_both_get_a_seat() -> None:
    start = open_table(table("chinese", (0, 1, 2), way=POST, players="3"), own(0), "Ada")
    ben, cleo = sits(start, 1), sits(start, 2)
    assert free_devices(start.state) == (1, 2) and free_devices(ben.state) == (2,)
    first, second = opens(opens(start, ben), cleo), opens(opens(start, cleo), ben)
    assert [unsigned(each) for each in first.entries] == [unsigned(each) for each in second.entries]
    assert first.state.complete and first.state == second.state
    assert entries_of(opens(ben, cleo)) - entries_of(opens(cleo, ben)) != set(), "each opens its own chain"
    assert opens(ben, cleo).state.complete and not first.state.first_openings


def test_a_resignation_and_a_move_that_cross_are_merged() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    resigned, moved = says(ada, RESIGN, "0", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(resigned, moved), opens(moved, resigned)
    assert list(map(unsigned, one.entries)) == list(map(unsigned, other.entries))
    assert one.state.match.texts == ("9-13", "22-18") and one.state.match.agreed == (0, False, False)


def test_a_request_that_crosses_a_move_is_void() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    asked, moved = says(ada, ASK, "draw", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(asked, moved), opens(moved, asked)
    assert one.state == other.state and one.state.request is None and one.state.match.cursor == 2


def test_an_undone_move_disappears_on_both_devices() -> None:
    ada, ben = two()
    ada = says(moves(ada, "9-13"), ASK, "undo:0", "1")
    ben = says(opens(ben, ada), YES, "undo:0", "1")
    ada = opens(ada, ben)
    assert ada.state.match.cursor == 0 and ada.state == ben.state


def test_another_course_of_the_game_is_a_divergence() -> None:
    ada, ben = two(protocol=1)
    ben = opens(ben, moves(ada, "9-13"))
    other = moves(ada, "9-14")
    assert kind(ben, other) == DIVERGED
    assert adopt(ben, contents_of(other)).state.match.texts == ("9-14",)


def test_two_signed_courses_of_the_game_are_kept_as_a_proof() -> None:
    ada, ben = two()
    ben = opens(ben, moves(ada, "9-13"))
    met = merge(ben, contents_of(moves(ada, "9-14")))
    assert met.kind == TWICE and [proof.author for proof in met.replica.proofs] == [0]
    assert met.replica.entries == ben.entries, "nothing else changes"
    later = says(moves(ada, "9-14"), ASK, "draw", "1")
    assert merge(ben, contents_of(later)).kind == TWICE, "the move itself is not signed in this link"


def test_a_move_forged_for_our_seat_is_noticed() -> None:
    ada, ben = two(protocol=1)
    forged = moves(Replica(own(0), ben.entries, ben.state), "9-13")
    assert kind(ada, forged) == MINE
    assert kind(moves(ada, "9-14"), forged) == MINE


def test_an_old_copy_takes_up_the_moves_that_it_has_signed() -> None:
    ada, ben = two()
    elsewhere = moves(ada, "9-13")
    ben = opens(ben, elsewhere)
    assert opens(ada, ben).state == ben.state
    assert kind(moves(ada, "9-14"), elsewhere) == MINE, "both are ours"


def test_entries_that_cross_keep_what_their_authors_had_heard() -> None:
    """Three devices by links: a merged order that signatures contradict is never made."""
    start = open_table(table("chinese", (0, 1, 2), way=POST, players="3"), own(0), "Ada")
    ben, cleo = sits(start, 1), sits(start, 2)
    all_three = opens(opens(start, ben), cleo)
    assert checked_history(None, all_three.entries).keys == tuple(own(device).key for device in range(3))
    assert {entry.heard for entry in all_three.entries if entry.author} == {(2, 0, 0)}


def test_the_order_of_a_live_game_is_never_changed_by_a_link() -> None:
    """Its signatures cover the order, so a merge that they contradict is a divergence."""
    ada = open_table(table("draughts"), own(0), "Ada")
    joined, entry = join(replay(ada.entries, own(1)), "Ben")
    ada, ben = receive(ada, entry), receive(joined, entry)
    ada = submit(ada, DO, "0", "9-13", "0")[0].settled()
    ben = receive(ben, ada.entries[-1])
    moved = submit(ben, DO, "1", "22-18", "0")[0].settled()
    resigned = submit(ada, RESIGN, "0", "1")[0].settled()
    for here, there in ((resigned, moved), (moved, resigned)):
        met = merge(here, contents_of(there))
        assert met.kind == NEWER and met.replica.state.match.texts == ("9-13", "22-18")
        assert checked_history(None, met.replica.entries) == met.replica.state.history


def test_an_invitation_accepted_twice_is_noticed() -> None:
    ada = open_table(table("draughts", way=POST), own(0), "Ada")
    ben, dan = sits(ada, 1), sits(ada, 1, "Dan", OwnDevice(1, b"x" * 32))
    assert kind(opens(ada, ben), dan) == SEAT
    assert kind(ben, opens(ada, dan)) == TAKEN


def test_two_copies_of_a_device_that_joined_again_are_no_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "may_deal", lambda _self, _state: True)
    ada, ben = two("chinese")
    ben = opens(ben, ada)
    copies = [refresh(ada._replace(fresh=seed * 32)).settled() for seed in (b"s", b"t")]
    ben = opens(ben, copies[0])
    assert kind(ben, copies[1]) == DIVERGED


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
    begun = table(game, tuple(range(devices)), lots=True, way=POST, **options)  # type: ignore[arg-type]
    replicas, links = _begun(begun, rng)
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
        assert checked_history(None, replica.entries) == replica.state.history
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
    return submit_owed(replica, orders=True)[0]
