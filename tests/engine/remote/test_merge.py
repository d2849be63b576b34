"""What a link makes of the game that is here: nothing that was said is lost, whatever comes first."""

from __future__ import annotations

import pytest

from engine.contract.rng import Rng, new_rng
from engine.remote.agreement import POST, Table
from engine.remote.entries import ASK, DO, RESIGN, YES, Entry, plain
from engine.remote.merge import APART, CHANCE, MINE, NEWS, OLD, OTHER, SAME, SEAT, TAKEN, meet, take
from engine.remote.own_entries import Own
from engine.remote.pending import free
from engine.remote.replica import Joint, follow, join, pay, say, set_table
from engine.remote.signatures import check_seals, thinned
from engine.remote.transcript_link import Told
from tests.engine.remote.tables import NAMES, own, table


def told(joint: Joint) -> Told:
    """What a link of this game tells."""
    return Told(thinned(joint.entries), joint.pact)


def sits(joint: Joint, device: int, name: str = "", secret: Own | None = None) -> Joint:
    """The game of a friend who has opened a link, and accepts."""
    new = follow(joint.entries, secret or own(device))
    return pay(join(new, name or NAMES[device])[0].settled())[0].settled()


def says(joint: Joint, kind: str, *parts: str) -> Joint:
    """The game with something said at this device."""
    return pay(say(joint, kind, *parts)[0].settled())[0].settled()


def moves(joint: Joint, text: str) -> Joint:
    return says(joint, DO, str(joint.pact.match.cursor), text, "0")


def opens(joint: Joint, other: Joint) -> Joint:
    """The game once a sound link of a friend was opened."""
    met = meet(joint, told(other), joint.pact.match)
    assert met.kind in (SAME, OLD, NEWS)
    return pay(met.joint)[0].settled()


def two(game: str = "draughts") -> tuple[Joint, Joint]:
    """Two who have both joined, and both know it."""
    ada = set_table(table(game, way=POST), own(0), "Ada")
    ben = sits(ada, 1)
    return opens(ada, ben), ben


def said(joint: Joint) -> set[Entry]:
    return set(map(plain, joint.entries))


def kind(joint: Joint, other: Joint) -> str:
    return meet(joint, told(other)).kind


def test_one_goes_on_from_the_other() -> None:
    ada, ben = two()
    assert kind(ada, ben) == SAME
    moved = moves(ada, "9-13")
    assert kind(ben, moved) == NEWS and kind(moved, ben) == OLD
    assert opens(ben, moved).entries == moved.entries


def test_two_who_join_at_once_both_sit() -> None:
    start = set_table(table("chinese", (0, 1, 2), way=POST, players="3"), own(0), "Ada")
    ben, cleo = sits(start, 1), sits(start, 2)
    assert free(start.pact) == (1, 2) and free(ben.pact) == (2,)
    first, second = opens(opens(start, ben), cleo), opens(opens(start, cleo), ben)
    assert [plain(each) for each in first.entries] == [plain(each) for each in second.entries]
    assert first.pact.complete and first.pact == second.pact
    assert opens(ben, cleo).pact == opens(cleo, ben).pact == first.pact


def test_who_resigns_while_the_other_moves() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    resigned, moved = says(ada, RESIGN, "0", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(resigned, moved), opens(moved, resigned)
    assert one.entries == other.entries
    assert one.pact.match.texts == ("9-13", "22-18") and one.pact.match.agreed == (0, False)


def test_what_was_asked_while_the_other_moved_is_void() -> None:
    ada, ben = two()
    ada = moves(ada, "9-13")
    asked, moved = says(ada, ASK, "draw", "1"), moves(opens(ben, ada), "22-18")
    one, other = opens(asked, moved), opens(moved, asked)
    assert one.pact == other.pact and one.pact.asked is None and one.pact.match.cursor == 2


def test_what_was_taken_back_is_gone_for_both() -> None:
    ada, ben = two()
    ada = says(moves(ada, "9-13"), ASK, "undo:0", "1")
    ben = says(opens(ben, ada), YES, "undo:0", "1")
    ada = opens(ada, ben)
    assert ada.pact.match.cursor == 0 and ada.pact == ben.pact


def test_another_course_of_the_others_move() -> None:
    ada, ben = two()
    ben = opens(ben, moves(ada, "9-13"))
    other = moves(ada, "9-14")
    assert kind(ben, other) == APART
    assert take(ben, told(other)).pact.match.texts == ("9-14",)


def test_somebody_has_moved_for_our_seat() -> None:
    ada, ben = two()
    forged = moves(Joint(own(0), ben.entries, ben.pact), "9-13")
    assert kind(ada, forged) == MINE
    assert kind(moves(ada, "9-14"), forged) == MINE


def test_another_took_the_same_invitation() -> None:
    ada = set_table(table("draughts", way=POST), own(0), "Ada")
    ben, dan = sits(ada, 1), sits(ada, 1, "Dan", Own(1, b"x" * 32))
    assert kind(opens(ada, ben), dan) == SEAT
    assert kind(ben, opens(ada, dan)) == TAKEN


def test_another_table_of_the_same_name() -> None:
    ada, _ = two()
    assert kind(ada, two("chess")[0]) == OTHER


def test_nobody_chooses_another_course_once_something_was_opened() -> None:
    """Who knows what comes could steer it by another move, or by another commitment."""
    ada = set_table(table("draughts", lots=True, way=POST), own(0), "Ada")
    ben, dan = sits(ada, 1), sits(ada, 1, "Dan", Own(1, b"x" * 32))
    assert kind(ada, ben) == NEWS and kind(opens(ada, ben), dan) == CHANCE


def test_too_much_apart_is_not_ordered() -> None:
    ada, ben = two()
    for _ in range(60):
        ada, ben = says(ada, ASK, "draw", "0"), says(ben, ASK, "draw", "0")
        if ada.pact.match.agreed:
            break
        ada, ben = says(ada, "no", "draw", "0"), says(ben, "no", "draw", "0")
    assert kind(ada, ben) == APART


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("game", "devices", "options"), [
    ("draughts", 2, {}), ("chinese", 3, {"players": "3"}), ("satan", 5, {"first": "chance"}),
])  # fmt: skip
def test_links_in_any_order_lose_nothing(game: str, devices: int, options: dict[str, str], seed: int) -> None:
    """Whoever may do something does, then and when; links of all ages are opened by anybody."""
    rng = new_rng(seed)
    joints, links = _begun(table(game, tuple(range(devices)), lots=True, way=POST, **options), rng)
    for _ in range(100 * devices):
        device = rng.randrange(devices)
        before = joints[device]
        if rng.randrange(3) and links:
            joints[device] = opens(before, rng.choice(links[-6:] if rng.randrange(3) else links))
        else:
            joints[device] = _does(before, rng)
            links.append(joints[device])
        assert said(before) <= said(joints[device])
    for _ in range(2):
        for device in range(devices):
            for other in joints:
                joints[device] = opens(joints[device], other)
    assert all(said(joint) == said(joints[0]) for joint in joints)
    for joint in joints:
        check_seals(joint.pact, joint.entries)
    assert len({joint.pact.match.texts for joint in joints}) == 1 and joints[0].pact.match.cursor > 2


def _begun(at: Table, rng: Rng) -> tuple[list[Joint], list[Joint]]:
    """The devices, each as it has joined: some have opened the links of others before, some not."""
    links = [set_table(at, own(0), "Ada")]
    for device in range(1, at.devices):
        links.append(sits(rng.choice(links), device))
    return list(links), links


def _does(joint: Joint, rng: Rng) -> Joint:
    pact = joint.pact
    if pact.turn == joint.device and pact.complete:
        actions = pact.match.game.legal_actions(pact.match.state)
        return moves(joint, rng.choice([action.text for action in actions if action.text != "resign"]))
    return pay(joint)[0].settled()
