"""The rules of protocol 2: who may resign, be late, be given up, go back, or join again."""

from __future__ import annotations

import pytest

from engine.contract.values import TERMINAL
from engine.games.race.game import Race
from engine.remote.agreement import POST
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
)
from engine.remote.own_entries import OwnDevice, next_entry, signed_entry
from engine.remote.replica import (
    Replica,
    join,
    open_table,
    read_replica,
    receive,
    refresh,
    replay,
    submit,
    submit_owed,
    write_replica,
)
from engine.remote.shared_state import begin, step
from engine.remote.status import (
    SharedState,
    awaited_devices,
    blocking_devices,
    deal_label,
    may_join_again,
)
from engine.session.match import ABANDONED, ABANDONED_LEFT, Agreed
from tests.engine.remote.tables import Circle, own, table

CLOCKS = "game 600 0 loses"


def refused(state: SharedState, device: int, kind: str, *parts: str) -> str:
    """Return the error code of a refused entry, or "stale"."""
    with pytest.raises((ProtocolError, StaleEntry)) as caught:
        step(state, next_entry(state, device, kind, *parts))
    fault = caught.value
    assert not isinstance(fault, ProtocolError) or fault.author == device
    return fault.code if isinstance(fault, ProtocolError) else "stale"


def wandered(circle: Circle, most: int = 9) -> Circle:
    """Return the devices after some actions."""
    assert len(list(circle.wander(4, most))) == most
    return circle


# --- resigning and time -----------------------------------------------------------------------------------


@pytest.mark.parametrize("devices", [2, 3])
def test_nobody_annuls_a_game_of_more_players_by_resigning_out_of_turn(devices: int) -> None:
    """Where resigning is an action of the game, it is one in its own turn."""
    setup = "three" if devices == 3 else "duel"
    circle = wandered(Circle(table("satan", tuple(range(devices)), setup=setup)))
    state = circle.replicas[0].state
    for seat, device in enumerate(state.table.owners):
        assert refused(state, device, RESIGN, str(seat), str(state.match.cursor)) == "order"
    old = step(begin(table_of_protocol_1()), Entry(0, 1, JOIN, ("Ada", "A" * 43, "")))
    assert old.protocol == 1


def table_of_protocol_1() -> Entry:
    parts = ("0123456789ab", "live", "draughts", "1", "", "", "01", "")
    return Entry(0, 0, "table", parts)


def test_a_seat_of_two_resigns_at_any_time() -> None:
    state = Circle(table("draughts")).replicas[0].state
    after = step(state, next_entry(state, 1, RESIGN, "1", "0"))
    assert after.match.agreed == Agreed(1)


def test_without_clocks_nobody_is_late() -> None:
    state = Circle(table("draughts")).replicas[0].state
    assert refused(state, 0, LATE, "0", "0") == "order"
    timed = Circle(table("draughts", clocks=CLOCKS)).replicas[0].state
    assert refused(timed, 1, LATE, "0", "0") == "not-your-seat"
    assert step(timed, next_entry(timed, 0, LATE, "0", "0")).match.agreed == Agreed(0, True)


def test_an_old_loss_on_time_is_of_no_use_later() -> None:
    circle = Circle(table("draughts", clocks=CLOCKS))
    circle.play("9-13")
    circle.play("22-18")
    late = submit(circle.replicas[1], LATE, "1", "2")[1]
    circle.play("11-15")
    with pytest.raises(StaleEntry, match="overtaken"):
        receive(circle.replicas[0], late)


# --- abandoned games --------------------------------------------------------------------------------------


def test_two_devices_a_game_ends_as_abandoned_by_the_one_it_waits_for() -> None:
    circle = Circle(table("draughts"))
    state = circle.replicas[0].state
    assert blocking_devices(state) == (0,)
    assert refused(state, 0, ASK, "abandoned:0", "0") == "order", "no device says so of itself"
    assert refused(state, 0, ASK, "abandoned:1", "0") == "order", "the game does not wait for it"
    for what in ("abandoned:", "abandoned:7", "abandoned:x", "abandoned:00"):
        assert refused(state, 1, ASK, what, "0") == "order"
    circle.submit(1, ASK, "abandoned:0", "0")
    state = circle.replicas[0].state
    assert state.match.player != TERMINAL and state.request, "asked, the other may still move or refuse"
    assert refused(state, 0, YES, "abandoned:0", "0") == "stale"
    assert step(state, next_entry(state, 0, NO, "abandoned:0", "0")).request is None
    circle.submit(1, YES, "abandoned:0", "0")
    match = circle.replicas[0].state.match
    assert match.agreed == Agreed(0, abandoned=True) and match.outcome
    assert match.outcome.reason == ABANDONED and match.outcome.returns == (-1.0, 1.0)


def test_all_others_have_to_agree_that_a_device_is_gone() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    state = circle.replicas[0].state
    gone, others = state.turn, [device for device in range(3) if device != state.turn]
    what = f"abandoned:{gone}"
    circle.submit(others[0], ASK, what, "0")
    state = circle.replicas[0].state
    assert state.request and set(awaited_devices(state)) == {gone, others[1]}
    assert refused(state, gone, YES, what, "0") == "stale", "the device in question has no say"
    assert refused(state, others[0], YES, what, "0") == "stale", "it has said so"
    circle.submit(others[1], YES, what, "0")
    match = circle.replicas[0].state.match
    assert match.texts == ("resign",) and match.player != TERMINAL, "the others play on"
    for replica in circle.replicas:
        assert replica.state.abandoned == (0,) == read_replica(write_replica(replica)).state.abandoned
    circle.play("resign")
    assert circle.replicas[0].state.abandoned == (0,), "who resigns has not abandoned the game"


def test_an_undo_takes_back_that_a_player_has_abandoned_the_game() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three", first="0"))
    gone = circle.replicas[0].state.turn
    others = [device for device in range(3) if device != gone]
    circle.submit(others[0], ASK, f"abandoned:{gone}", "0")
    circle.submit(others[1], YES, f"abandoned:{gone}", "0")
    circle.submit(others[0], ASK, "undo:0", "1")
    for device in (others[1], gone):
        circle.submit(device, YES, "undo:0", "1")
    for replica in circle.replicas:
        assert replica.state.abandoned == () and replica.state.match.cursor == 0


def test_two_friends_who_agree_at_once_both_count() -> None:
    """An answer needs to have heard the request, not the other answer."""
    circle = wandered(Circle(table("satan", (0, 1, 2), setup="three", first="0")))
    state = circle.replicas[0].state
    at = str(state.match.cursor)
    what = f"undo:{state.match.cursor - 1}"
    before = {device: next_entry(state, device, YES, what, at) for device in (1, 2)}
    asked = step(state, next_entry(state, 0, ASK, what, at))
    answers = {device: next_entry(asked, device, YES, what, at) for device in (1, 2)}
    both = step(step(asked, answers[1]), answers[2])
    assert both.request is None and both.match.cursor == state.match.cursor - 1
    for answer in before.values():
        with pytest.raises(StaleEntry):
            step(asked, answer)
    early = next_entry(asked, 2, DO, str(both.match.cursor), "?", "0")
    with pytest.raises(StaleEntry):
        step(both, early)


def test_a_move_of_the_device_in_question_lets_the_request_lapse() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    turn = circle.replicas[0].state.turn
    circle.submit((turn + 1) % 3, ASK, f"abandoned:{turn}", "0")
    circle.play(next(text for text in legal(circle.replicas[0]) if text != "resign"))
    assert circle.replicas[0].state.request is None
    assert refused(circle.replicas[0].state, (turn + 2) % 3, YES, f"abandoned:{turn}", "0") == "stale"


def test_an_opening_lets_the_request_lapse_too() -> None:
    hub, guests = seated(3)
    state = hub.state
    assert blocking_devices(state) == (0, 1, 2)
    state = step(state, next_entry(state, 0, ASK, "abandoned:2", "0"))
    opened = signed_entry(state, guests[2], OPEN, "0", opening(guests[2]))
    assert step(state, opened).request is None


def test_a_withheld_opening_is_held_against_its_device() -> None:
    hub, guests = seated(3)
    state = hub.state
    for device in (0, 1):
        state = step(state, signed_entry(state, guests[device], OPEN, "0", opening(guests[device])))
    assert awaited_devices(state) == (2,)
    assert refused(state, 2, ASK, "abandoned:1", "0") == "order"
    for device, kind in ((0, ASK), (1, YES)):
        state = step(state, next_entry(state, device, kind, "abandoned:2", "0"))
    assert state.match.outcome and state.match.outcome.reason == ABANDONED_LEFT


def test_by_links_no_game_is_abandoned() -> None:
    """Games by links have no clock: the carrier of a link would decide."""
    state = Circle(table("draughts", way=POST)).replicas[0].state
    assert refused(state, 1, ASK, "abandoned:0", "0") == "order"


def legal(replica: Replica) -> list[str]:
    match = replica.state.match
    return [action.text for action in match.game.legal_actions(match.state)]


def seated(devices: int) -> tuple[Replica, list[OwnDevice]]:
    """Return the hub of a table at which all have joined and nobody has opened."""
    setup = "three" if devices == 3 else "duel"
    hub = open_table(table("satan", tuple(range(devices)), setup=setup, first="chance"), own(0), "Ada")
    for device in range(1, devices):
        hub = receive(hub, join(replay(hub.entries, own(device)), "Ben")[1])
    assert hub.state.deals_next
    return hub, [own(device) for device in range(devices)]


def opening(device: OwnDevice, number: int = 1) -> str:
    from engine.remote.crypto.randomness import write_opening

    return write_opening(device.chain.opening(number))


# --- the first deal -------------------------------------------------------------------------------------


def test_all_open_the_first_deal_which_decides_nothing() -> None:
    """The words that friends compare follow from it; a person in between cannot choose them."""
    hub = open_table(table("draughts"), own(0), "Ada")
    assert not hub.state.deals_next, "not before all have committed themselves"
    guest, joining = join(replay(hub.entries, own(1)), "Ben")
    hub, guest = receive(hub, joining), receive(guest, joining)
    assert hub.state.first_due and hub.state.turn == 0, "people may play meanwhile"
    hub = submit(hub, DO, "0", "9-13", "0")[0].settled()
    (first,) = submit_owed(guest)[1]
    hub, (second,) = submit_owed(receive(hub, first), orders=True)
    assert (first.kind, second.kind) == (OPEN, OPEN) and not hub.state.deals_next
    assert hub.state.first_openings == tuple(own(each).chain.opening(1) for each in range(2))
    assert hub.state.match.texts == ("9-13",) and hub.state.deals == 1


def test_nobody_changes_a_head_once_all_have_joined() -> None:
    hub, _ = seated(2)
    assert hub.state.first_due
    head = opening(OwnDevice(0, b"x" * 32))
    assert refused(hub.state, 0, JOIN, "Ada", head, own(0).key, "") == "stale"


def test_a_game_of_protocol_1_has_no_such_deal() -> None:
    assert not Circle(table("draughts", protocol=1)).replicas[0].state.first_openings


# --- joining again ----------------------------------------------------------------------------------------


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the race game deal again later, as other games with dice do."""
    monkeypatch.setattr(Race, "may_deal", lambda _self, _state: True)


def test_after_its_last_deal_a_game_needs_no_fresh_chain() -> None:
    state = Circle(table("satan", setup="duel", first="chance")).replicas[0].state
    assert state.deals == 2 and not may_join_again(state)


def loaded(replica: Replica, seed: bytes) -> Replica:
    """Return a replica as it is read from the store, with the seed of the new session."""
    return read_replica(write_replica(replica))._replace(fresh=seed * 32)


@pytest.mark.usefixtures("deals")
def test_a_device_that_loads_a_game_joins_again_with_a_fresh_chain() -> None:
    circle = wandered(Circle(table("chinese", players="2")), 2)
    before = circle.replicas[1]
    label = deal_label(before.state)
    again = refresh(loaded(before, b"s"))
    (entry,) = again.mine
    person, old = again.state.people[1], before.state.people[1]
    assert entry.kind == JOIN and person and old and person.head != old.head
    assert (person.name, person.key) == (old.name, old.key)
    assert deal_label(again.state) != label, "an old copy foresees nothing"
    assert refresh(again) == again, "once a session"
    stored = read_replica(write_replica(again))
    assert stored.own and stored.own.chain_with(person.head), "its seed is kept"
    assert refresh(loaded(again, b"t")).mine[-1].parts[1] != entry.parts[1]


def test_games_without_chance_need_no_fresh_chain() -> None:
    replica = loaded(Circle(table("draughts")).replicas[0], b"s")
    assert not may_join_again(replica.state) and refresh(replica) is replica


def test_nobody_joins_again_while_a_deal_is_due() -> None:
    """A device that has seen an opening would choose a head to suit it; the hub decides the order."""
    hub, guests = seated(2)
    head = opening(OwnDevice(0, b"x" * 32))
    joined = hub.heard[1]
    parts = (joined.parts[0], head, *joined.parts[2:])
    assert refused(hub.state, 0, JOIN, *parts) == "stale"
    state = step(hub.state, signed_entry(hub.state, guests[1], OPEN, "0", opening(guests[1])))
    assert refused(state, 0, JOIN, *parts) == "stale"
    assert refresh(hub._replace(fresh=b"s" * 32)).mine == ()


def test_a_guest_opens_only_what_is_due_in_the_agreed_order() -> None:
    hub, _ = seated(2)
    guest, joining = join(replay(hub.heard[:2], own(1)), "Ben")
    assert guest.state.deals_next and submit_owed(guest)[1] == ()
    assert [entry.kind for entry in submit_owed(receive(guest, joining))[1]] == [OPEN]


@pytest.mark.usefixtures("deals")
def test_an_opening_of_a_device_that_has_not_heard_the_last_join_counts_nothing() -> None:
    """In play by links, Ada reads Ben's opening, then joins again before it, with a head that suits her."""
    circle = Circle(table("chinese", way=POST, players="2"))
    state = circle.replicas[0].state
    assert may_join_again(state)
    first = state.people[0]
    assert first
    again = next_entry(state, 0, JOIN, first.name, opening(OwnDevice(0, b"x" * 32)), first.key, "")
    unheard = next_entry(state, 1, OPEN, "1", opening(own(1), 2))
    state = step(state, again)
    due = state._replace(table=state.table._replace(lots=True))
    assert due.deals_next
    with pytest.raises(StaleEntry, match="overtaken"):
        step(due, unheard)
    assert step(due, unheard._replace(heard=state.entry_counts)).opened[1]


@pytest.mark.usefixtures("deals")
@pytest.mark.parametrize("part", [0, 2, 3])
def test_joining_again_changes_neither_name_nor_key_nor_commitment(part: int) -> None:
    state = Circle(table("chinese", players="2")).replicas[0].state
    person = state.people[1]
    assert person
    parts = [person.name, opening(own(1)), person.key, ""]
    step(state, next_entry(state, 1, JOIN, *parts))
    parts[part] = ("Eve", "", own(0).key, "A" * 43)[part]
    assert refused(state, 1, JOIN, *parts) == "order"


@pytest.mark.usefixtures("deals")
def test_joining_again_has_an_end() -> None:
    state = Circle(table("chinese", players="2")).replicas[0].state
    person = state.people[1]
    assert person
    for _ in range(100):
        state = step(state, next_entry(state, 1, JOIN, person.name, opening(own(1)), person.key, ""))
    assert refused(state, 1, JOIN, person.name, opening(own(1)), person.key, "") == "flood"


@pytest.mark.usefixtures("deals")
def test_a_join_that_was_overtaken_is_made_again() -> None:
    circle = wandered(Circle(table("chinese", players="2")), 2)
    guest = refresh(loaded(circle.replicas[1], b"s"))
    assert guest.mine
    circle.play(next(text for text in legal(circle.replicas[0]) if text != "resign"))
    for entry in circle.replicas[0].heard[len(guest.heard) :]:
        guest = receive(guest, entry)
    assert guest.mine or refresh(guest).mine, "it is on its way, or made anew"
    assert guest.own and guest.own.seeds == (b"s" * 32,)


def test_a_rematch_keeps_the_key_and_changes_all_other_secrets() -> None:
    first, second = own(0), own(0).next
    assert first.key == second.key == second.next.key
    assert first.secret != second.secret and first.deck_secret != second.deck_secret
    assert first.chain != second.chain
    replica = open_table(table("draughts"), second, "Ada")
    assert read_replica(write_replica(replica)).own == second


# --- the table --------------------------------------------------------------------------------------------


def test_a_table_of_a_later_protocol_is_called_newer() -> None:
    first = Circle(table("draughts")).replicas[0].heard[0]
    assert begin(first).protocol == 2
    with pytest.raises(ProtocolError, match="newer"):
        begin(first._replace(parts=(*first.parts[:8], "3")))
    with pytest.raises(ProtocolError, match="no-table"):
        begin(first._replace(heard=(0, 0, 0)))
    with pytest.raises(ProtocolError, match="no-table"):
        begin(first._replace(signature="A" * 86))


def test_a_commitment_to_the_deck_secret_stands_in_the_join_of_games_with_cards() -> None:
    replica = open_table(table("alien"), own(0), "Ada")
    person = replica.state.people[0]
    assert person and len(person.commitment) == 43
    state = begin(replica.heard[0])
    name, head, key, _ = replica.heard[1].parts
    for wrong in ("", "A" * 42, "!" * 43):
        assert refused(state, 0, JOIN, name, head, key, wrong) == "order"
    plain = begin(open_table(table("draughts"), own(0), "Ada").heard[0])
    assert refused(plain, 0, JOIN, name, head, key, "A" * 43) == "order"


def test_moves_are_made_by_device_to_move() -> None:
    state = Circle(table("draughts")).replicas[0].state
    assert refused(state, 1, DO, "0", "22-18", "0") == "not-your-turn"
