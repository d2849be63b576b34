"""What a transcript comes to: the same for all, and nothing in it that cannot be."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract.values import CHANCE, TERMINAL
from engine.formats.json_input import BadText
from engine.remote import replica as joints
from engine.remote.crypto.chain import write_opening
from engine.remote.entries import ASK, DO, JOIN, LATE, NO, OPEN, RESIGN, YES, Entry, digest
from engine.remote.errors import Foul, Stale
from engine.remote.own_entries import Own, said
from engine.remote.replica import (
    Joint,
    follow,
    hear,
    join,
    joint_steps,
    pay,
    read_joint,
    say,
    set_table,
    write_joint,
)
from engine.remote.shared_state import fold, step
from engine.remote.status import Pact, may_go_back
from tests.engine.remote.tables import Circle, own, table

OPEN_GAMES = ("draughts", "chess", "chesskers", "nuclear")


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_both_come_to_the_same_match(game: str) -> None:
    circle = Circle(table(game))
    for _ in circle.wander(3, 40):
        first, second = (joint.pact for joint in circle.joints)
        assert first == second and not circle.joints[1].mine
    assert first.match.cursor > 20
    assert fold(circle.joints[0].heard) == first


def test_five_on_a_star() -> None:
    """S5: who begins is dealt together, and every seat is another device's."""
    circle = Circle(table("satan", (0, 1, 2, 3, 4), setup="five", first="chance"))
    pact = circle.joints[0].pact
    assert pact.deals == 1 and pact.match.cursor == 1 and pact.match.player in range(5)
    for joint in circle.wander(5, 30):
        assert all(other.pact == joint.pact for other in circle.joints)
    assert {joint.seats() for joint in circle.joints} == {frozenset({seat}) for seat in range(5)}


def test_lots_say_who_sits_where() -> None:
    seen = Counter[tuple[int, ...]]()
    for number in range(40):
        joint = set_table(table("chess", lots=True), own(0), "Ada")
        assert joint.pact.turn == -1
        other = follow(joint.entries, Own(1, number.to_bytes(32, "big")))
        other, entry = join(other, "Ben")
        other, opened = pay(other)
        for each in (entry, *opened):
            joint = hear(joint, each)
        joint, _ = pay(joint)
        seen[joint.pact.table.owners] += 1
        assert joint.pact.match.player == 0 and joint.pact.match.cursor == 0
    assert set(seen) == {(0, 1), (1, 0)} and min(seen.values()) > 8


def refused(pact: Pact, entry: Entry) -> str:
    """Return why an entry is refused: for what, or that it is stale."""
    with pytest.raises((Foul, Stale)) as caught:
        step(pact, entry)
    return caught.value.code if isinstance(caught.value, Foul) else "stale"


def test_what_cannot_be_is_refused_by_its_name() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    pact = circle.joints[0].pact

    def by(device: int, kind: str, *parts: str) -> str:
        return refused(pact, said(pact, device, kind, *parts))

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
    assert by(1, OPEN, "0", "A" * 43) == "order"
    assert refused(pact, Entry(2, 0, DO, ("1", "22-18", "0"))) == "stranger"
    assert refused(pact, Entry(0, pact.said[0] + 1, DO, ("1", "22-18", "0"))) == "gap"
    assert refused(pact, Entry(1, 0, DO, ("1", "22-18", "0"))) == "stale"
    assert refused(pact, Entry(0, pact.said[0], "table", ("",) * 8)) == "order"


def test_a_changed_commitment_is_found_out() -> None:
    joint = set_table(table("satan", setup="duel", first="chance"), own(0), "Ada")
    other = follow(joint.entries, own(1))
    other, entry = join(other, "Ben")
    joint = hear(joint, entry)
    assert joint.pact.match.player == CHANCE
    wrong = write_opening(Own(1, b"x" * 32).chain.opening(1))
    assert refused(joint.pact, said(joint.pact, 1, OPEN, "0", wrong)) == "chance"
    assert refused(joint.pact, said(joint.pact, 1, OPEN, "0", "no opening")) == "chance"
    joint = hear(joint, pay(other)[1][0])
    assert refused(joint.pact, said(joint.pact, 1, OPEN, "0", wrong)) == "stale"
    assert refused(joint.pact, said(joint.pact, 0, OPEN, "1", wrong)) == "order"


def test_taking_back_needs_all() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    circle.say(0, ASK, "undo:0", "1")
    assert circle.joints[1].pact.match.cursor == 1
    circle.say(1, NO, "undo:0", "1")
    assert circle.joints[0].pact.refused == (1, "undo:0")
    circle.say(0, ASK, "undo:0", "1")
    circle.say(1, YES, "undo:0", "1")
    assert circle.joints[0].pact.match.cursor == 0 and circle.joints[0].pact == circle.joints[1].pact


def test_what_was_asked_is_void_after_a_move() -> None:
    circle = Circle(table("draughts"))
    circle.say(0, ASK, "draw", "0")
    circle.play("9-13")
    assert circle.joints[1].pact.asked is None
    assert refused(circle.joints[1].pact, said(circle.joints[1].pact, 1, YES, "draw", "0")) == "stale"


def test_two_who_ask_for_the_same_agree() -> None:
    circle = Circle(table("draughts"))
    circle.say(0, ASK, "draw", "0")
    circle.say(1, ASK, "draw", "0")
    assert circle.joints[0].pact.match.outcome and circle.joints[0].pact.match.player == TERMINAL
    circle.say(1, ASK, "again", "0")
    circle.say(0, YES, "again", "0")
    assert circle.joints[0].pact.again


def test_what_crosses_comes_to_the_order_of_the_hub() -> None:
    """Device 0 resigns while device 1, whose turn it is, moves."""
    circle = Circle(table("draughts"))
    circle.play("9-13")
    hub, guest = circle.joints
    hub, resigned = say(hub, RESIGN, "0", "1")
    hub = hub.settled()
    guest, moved = say(guest, DO, "1", "22-18", "0")
    assert guest.pact.match.cursor == 2
    guest = hear(guest, resigned)
    assert guest.pact == hub.pact and guest.pact.match.cursor == 1 and not guest.mine
    with pytest.raises(Stale):
        hear(hub, moved)


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_what_is_stored_is_what_was(game: str) -> None:
    circle = Circle(table(game, lots=True))
    *_, last = circle.wander(1, 6)
    guest = circle.joints[1]
    turn = last.pact.turn
    mover = circle.joints[turn]
    mover, _ = say(
        mover,
        DO,
        str(mover.pact.match.cursor),
        mover.pact.match.game.legal_actions(mover.pact.match.state)[0].text,
        "0",
    )
    for joint in (last, guest, mover):
        assert read_joint(write_joint(joint)) == joint


def test_a_transcript_has_its_digest() -> None:
    circle = Circle(table("draughts"))
    before = digest(circle.joints[0].heard)
    assert before == digest(circle.joints[1].heard) and len(before) == 32
    circle.play("9-13")
    assert digest(circle.joints[0].heard) != before


def test_who_looks_on_says_nothing() -> None:
    circle = Circle(table("draughts"))
    joint: Joint = follow(circle.joints[0].heard)
    assert joint.device == -1 and not joint.seats() and pay(joint) == (joint, ())


def test_undo_past_a_die_is_refused() -> None:
    circle = Circle(table("satan", (0, 1), setup="duel", first="chance"))
    pact = circle.joints[0].pact
    assert pact.match.cursor == 1 and pact.deals == 1
    assert refused(pact, said(pact, 0, ASK, "undo:0", "1")) == "order"
    mover = pact.turn
    moves = pact.match.game.legal_actions(pact.match.state)
    circle.play(next(move.text for move in moves if move.text != "resign"))
    at = str(circle.joints[0].pact.match.cursor)
    circle.say(1 - mover, ASK, "undo:1", at)
    circle.say(mover, YES, "undo:1", at)
    assert circle.joints[0].pact.match.cursor == 1, "what a player has decided may be taken back"


def test_undo_is_refused_while_a_die_is_being_opened() -> None:
    """Who has seen what the other opened knows the die."""
    joint = set_table(table("satan", setup="duel", first="chance"), own(0), "Ada")
    joint = hear(joint, join(follow(joint.entries, own(1)), "Ben")[1])
    assert may_go_back(joint.pact, 0) and not may_go_back(pay(joint)[0].pact, 0)


def test_a_stored_game_in_which_a_die_was_undone_still_opens() -> None:
    circle = Circle(table("satan", (0, 1), setup="duel", first="chance"))
    pact = circle.joints[0].pact
    asks = said(pact, 0, ASK, "undo:0", "1")
    answers = said(pact, 1, YES, "undo:0", "1")
    entries = (*circle.joints[0].heard, asks, answers)
    with pytest.raises(Foul):
        follow(entries)
    stored = read_joint(write_joint(circle.joints[0]._replace(heard=entries)))
    assert stored.heard == entries and stored.pact.match.cursor == 0 and not stored.pact.stored


def test_no_more_than_so_many_entries_are_said_heard_or_read(monkeypatch: pytest.MonkeyPatch) -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    first, second = circle.joints
    _, entry = say(second, ASK, "draw", "1")
    monkeypatch.setattr(joints, "MOST_ENTRIES", len(first.heard))
    assert read_joint(write_joint(first)) == first
    with pytest.raises(Foul, match="flood"):
        hear(first, entry)
    with pytest.raises(Foul, match="flood"):
        say(first, ASK, "draw", "1")
    monkeypatch.setattr(joints, "MOST_ENTRIES", len(first.heard) - 1)
    with pytest.raises(BadText):
        read_joint(write_joint(first))


def test_a_stored_game_is_read_in_slices() -> None:
    circle = Circle(table("draughts"))
    for _ in circle.wander(3, 40):
        pass
    joint = circle.joints[0]
    steps = list(joint_steps(write_joint(joint)))
    assert len(steps) >= len(joint.heard) - 1


def test_faces_of_cards_that_cannot_be_are_no_game() -> None:
    """Large numbers whose hashes collide would take a dictionary quadratic time."""
    text = write_joint(Circle(table("draughts")).joints[0])
    assert read_joint(text.replace(",[],", ',[[0,1,"x"]],'))
    for wrong in (2**61 - 1, -1, 1_000):
        with pytest.raises(BadText):
            read_joint(text.replace(",[],", f',[[{wrong},0,"x"]],'))
