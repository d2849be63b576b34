"""Waiting for other devices: who is named and when, and games that end as abandoned."""

from __future__ import annotations

import pytest

from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.messages.remote import ConfirmAbandon, PeerAway
from ui.session.remote.frames import Presence, write_frame
from ui.session.remote.peers import GONE, HERE, JOIN, LIST, MOVE, OPENING, PASSING, SECRET
from ui.session.screen import ABANDON
from ui.words.en.code_words import say_fair as say
from ui.words.en.remote import say_notice as remote_words

DRAW, PASS_ON, YET_TO_MOVE = say.awaited[OPENING], say.awaited[PASSING], say.awaited[MOVE]
SHUFFLE, REVEAL = say.awaited[LIST], say.awaited[SECRET]


def moved() -> DeviceGroup:
    """Return two devices after the first move: Ben is to move."""
    group = DeviceGroup("draughts")
    group.devices[0].move("9-13")
    return group


def wait(group: DeviceGroup, seconds: float) -> None:
    """Let time pass on all devices."""
    for device in group.devices:
        device.page.wait(seconds)


def undrawn() -> tuple[Device, Device]:
    """Return two devices that have joined, of which the second has not opened its commitment."""
    wire = Wire()
    host, guest = Device(wire, 0), Device(wire, 1)
    host.do("setup chess", "seating elsewhere", "first chance", "start")
    guest.accept_invitation(host, 1)
    wire.held = True
    connect(host.line, guest.line)
    while not host.replica.state.complete:
        wire._arrive(wire.flying[0])
    return host, guest


# --- naming ------------------------------------------------------------------------------------------


def test_nothing_is_said_about_a_device_that_is_quick() -> None:
    host, _ = undrawn()
    host.page.wait(2.9)
    assert DRAW not in host.strip() and host.app.screen.waiting.part.what == OPENING


def test_after_three_seconds_the_strip_and_screen_readers_name_the_awaited_player() -> None:
    host, _ = undrawn()
    host.page.wait(3.1)
    assert host.app.screen.announcement == f"Ben {DRAW}."
    assert DRAW in host.strip()


def test_the_name_goes_once_the_part_is_here() -> None:
    host, _ = undrawn()
    host.page.wait(4)
    host.line.wire.held = False
    host.line.wire.deliver()
    assert DRAW not in host.strip() and host.replica.state.deals == 2


def test_a_friend_who_is_to_move_is_thinking_and_nobody_announces_it() -> None:
    group = moved()
    host = group.devices[0]
    spoken = host.app.screen.announcement
    host.page.wait(4)
    assert "is thinking" in host.strip() and YET_TO_MOVE not in host.strip()
    assert host.app.screen.announcement == spoken


def test_a_friend_who_is_away_and_to_move_is_away() -> None:
    group = moved()
    host = group.devices[0]
    host.app.dispatch(PeerAway(0, away=True))
    host.page.wait(4)
    assert "is away" in host.strip() and YET_TO_MOVE not in host.strip()


@pytest.mark.parametrize("gone", [False, True])
def test_a_friend_who_is_away_or_gone_is_named_with_the_part_that_is_due(gone: bool) -> None:
    host, guest = undrawn()
    if gone:
        host.line.wire.lose(host.line)
    else:
        host.app.dispatch(PeerAway(0, away=True))
    host.page.wait(4)
    strip = host.strip().replace("\n", "")
    assert (f"is not connected, {DRAW}" if gone else f"is away, {DRAW}") in strip
    assert guest.replica


def test_a_friend_who_is_not_invited_yet_is_not_reminded() -> None:
    host = Device(Wire(), 0)
    host.do("setup chess", "seating elsewhere", "start")
    before = host.strip()
    host.page.wait(100)
    assert host.strip() == before and host.app.screen.waiting.part.what == JOIN


def test_an_entry_that_the_hub_does_not_pass_on_is_noticed() -> None:
    group = moved()
    guest = group.devices[1]
    group.wire.held = True
    guest.move("22-18")
    guest.page.wait(3.1)
    assert PASS_ON in guest.strip() and guest.app.screen.waiting.part.devices == (0,)
    group.wire.held = False
    group.wire.deliver()
    assert PASS_ON not in guest.strip() and group.agree()


def test_the_device_that_owes_a_list_of_cards_is_named() -> None:
    group = DeviceGroup("alien")
    host = group.devices[0]
    while not (host.replica.state.need and host.replica.state.need.maker == 1):
        host.page.wait(0.5)
    assert host.app.screen.waiting.part.what == LIST and SHUFFLE not in host.strip()
    host.page.wait(3.1)
    assert SHUFFLE in host.strip()


def test_after_the_game_the_device_that_keeps_its_secret_is_named() -> None:
    group = DeviceGroup("alien")
    host = group.devices[0]
    group.work()
    group.wire.held = True
    host.do("resign")
    host.page.wait(3.1)
    assert host.app.screen.waiting.part.what == SECRET and REVEAL in host.strip()
    host.page.wait(100)
    assert "ask-abandon 1" not in host.page.buttons()


def test_nobody_is_awaited_while_this_device_is_to_move() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    wait(group, 70)
    assert not host.app.screen.waiting.part.what and guest.app.screen.waiting.part.what == MOVE


def test_the_wait_for_one_of_several_goes_on_when_another_has_done_its_part() -> None:
    wire = Wire()
    host, *guests = (Device(wire, number) for number in range(3))
    host.do("setup satan", "option:setup three", "option:first chance", "seating elsewhere", "start")
    wire.held = True
    for guest in guests:
        guest.accept_invitation(host, guest.number)
        connect(host.line, guest.line, (guest.number - 1, 0))
    while not host.replica.state.complete:
        wire._arrive(wire.flying[0])
    assert host.app.screen.waiting.part.devices == (1, 2)
    host.page.wait(2)
    while host.app.screen.waiting.part.devices == (1, 2):
        wire._arrive(wire.flying[0])
    assert len(host.app.screen.waiting.part.devices) == 1
    host.page.wait(1.1)
    assert host.strip().count(DRAW) == 1


def test_away_from_the_table_nobody_is_awaited() -> None:
    group = moved()
    host = group.devices[0]
    host.page.wait(10)
    host.do("home")
    assert not host.app.screen.waiting.part.what
    host.page.wait(100)


# --- the end of an abandoned game --------------------------------------------------------------------


def test_the_game_can_be_ended_after_a_minute_and_not_before() -> None:
    group = moved()
    host = group.devices[0]
    host.page.wait(59)
    assert "ask-abandon 1" not in host.page.buttons()
    host.do("ask-abandon 1")
    assert host.app.screen.dialog == ""
    host.page.wait(2)
    node = host.page.buttons()["ask-abandon 1"]
    assert node.attributes["aria-label"] == "End as abandoned by Ben"


def test_the_page_asks_once_more_and_says_that_the_friend_may_be_thinking() -> None:
    group = moved()
    host = group.devices[0]
    host.page.wait(61)
    host.do("ask-abandon 1")
    text = host.page.text()
    assert say.end_title("Ben") in text and say.loses("Ben") in text and say.may_think("Ben") in text
    host.do("close")
    assert host.app.table.match.outcome is None and "ask-abandon 1" in host.page.buttons()


def test_the_game_ends_for_both_and_the_absent_player_loses() -> None:
    group = moved()
    host, guest = group.devices
    host.app.dispatch(PeerAway(0, away=True))
    wait(group, 61)
    host.do("ask-abandon 1")
    assert say.may_think("Ben") not in host.page.text()
    host.do("abandon 1")
    assert host.app.table.match.outcome is None
    guest.page.wait(11)
    host.page.wait(11)
    assert group.agree() and host.app.table.match.outcome and guest.app.table.match.outcome
    assert host.app.table.match.outcome.returns == (1.0, -1.0)
    for device in group.devices:
        assert "abandoned the game, the winner says" in device.page.text()
    assert not host.app.screen.waiting.ends


def test_a_part_that_comes_meanwhile_closes_the_question() -> None:
    group = moved()
    host, guest = group.devices
    host.page.wait(61)
    host.do("ask-abandon 1")
    assert host.app.screen.dialog == ABANDON
    guest.move("22-18")
    assert host.app.screen.dialog == "" and host.app.table.match.outcome is None
    host.do("abandon 1")
    assert host.app.table.match.outcome is None and host.replica.state.request is None


def test_each_part_has_its_own_minute() -> None:
    group = moved()
    host, guest = group.devices
    host.page.wait(50)
    guest.move("22-18")
    host.move("10-14")
    host.page.wait(50)
    assert "ask-abandon 1" not in host.page.buttons()


def test_a_request_of_the_awaited_player_does_not_begin_the_minute_anew() -> None:
    group = moved()
    host, guest = group.devices
    host.page.wait(50)
    guest.do("agree")
    host.do("consent no")
    host.page.wait(11)
    assert "ask-abandon 1" in host.page.buttons()


def test_a_friend_without_connection_can_be_awaited_too() -> None:
    group = moved()
    host = group.devices[0]
    group.wire.lose(host.line)
    host.page.wait(61)
    assert "is not connected" in host.strip()
    assert {"ask-abandon 1", "invite 1"} <= set(host.page.buttons())


def test_a_request_to_end_the_game_survives_a_reload() -> None:
    group = moved()
    host = group.devices[0]
    group.wire.lose(host.line)
    host.page.wait(61)
    host.do("ask-abandon 1", "abandon 1")
    again = Device(Wire(), 0, store=host.store, place=host.page.here)
    again.page.wait(50)
    assert again.replica.state.request and again.app.table.match.outcome is None
    again.page.wait(20)
    assert again.app.table.match.outcome and again.app.table.match.outcome.returns == (1.0, -1.0)


def test_with_three_devices_the_third_is_asked_and_the_absent_one_is_warned() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    mover = group.mover
    others = [device for device in group.devices if device is not mover]
    wait(group, 61)
    others[0].do(f"ask-abandon {mover.number}", f"abandon {mover.number}")
    name = mover.replica.state.people[mover.number]
    assert name and f"as abandoned by {name.name}. Do you agree?" in others[1].page.text()
    assert "as abandoned by you" in mover.page.text() and "consent yes" not in mover.page.buttons()
    others[1].do("consent yes")
    assert group.agree() and mover.replica.state.request is None


def test_a_player_who_has_not_waited_for_a_minute_cannot_agree_to_the_end() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    mover = group.mover
    asker, other = (device for device in group.devices if device is not mover)
    asker.page.wait(61)
    mover.page.wait(61)
    asker.do(f"ask-abandon {mover.number}", f"abandon {mover.number}")
    assert say.not_yet in other.strip() and "consent yes" not in other.page.buttons()
    other.page.wait(61)
    assert say.not_yet not in other.strip() and "consent yes" in other.page.buttons()


def test_a_device_that_is_called_absent_too_early_refuses_by_itself() -> None:
    group = moved()
    host, guest = group.devices
    host.page.wait(61)
    guest.page.wait(30)
    host.do("ask-abandon 1", "abandon 1")
    assert host.replica.state.request is None and "Ben declined." in host.page.text()
    host.page.wait(30)
    assert group.agree() and host.app.table.match.outcome is None


def test_a_changed_page_cannot_end_the_game_before_the_minute_is_over() -> None:
    group = moved()
    host, guest = group.devices
    host.page.wait(61)
    guest.page.wait(40)
    group.wire.held = True
    host.do("ask-abandon 1", "abandon 1")
    host.app.dispatch(ConfirmAbandon(1))
    group.wire.deliver()
    assert guest.app.table.match.outcome is None
    assert remote_words.protocol_errors["order"].format(name="Ada") in guest.page.text()


def test_a_changed_page_cannot_end_the_game_without_a_last_call() -> None:
    group = moved()
    host, guest = group.devices
    wait(group, 61)
    host.do("ask-abandon 1", "abandon 1")
    host.app.dispatch(ConfirmAbandon(1))
    assert guest.app.table.match.outcome is None
    assert remote_words.protocol_errors["order"].format(name="Ada") in guest.page.text()


@pytest.mark.parametrize("sleeps", [False, True])
def test_a_device_that_was_not_connected_cannot_say_that_it_was_too_early(sleeps: bool) -> None:
    group = moved()
    host, guest = group.devices
    group.wire.lose(host.line)
    host.page.wait(61)
    host.do("ask-abandon 1", "abandon 1")
    host.page.wait(11)
    if sleeps:
        guest.page.slept = 72
    else:
        guest.page.wait(72)
    assert host.app.table.match.outcome
    for device in group.devices:
        device.prepare_reconnect(hub=device is host)
    connect(host.line, guest.line)
    assert group.agree() and guest.app.table.match.outcome


def test_a_player_who_kept_the_other_waiting_is_warned_and_can_still_answer() -> None:
    group = moved()
    host, guest = group.devices
    wait(group, 61)
    host.do("ask-abandon 1", "abandon 1")
    assert say.last_call("Ben") in host.strip() and say.ends_unless("Ada") in guest.strip()
    assert "ask-abandon 1" not in host.page.buttons()
    guest.do("consent no")
    host.page.wait(11)
    assert group.agree() and host.app.table.match.outcome is None and host.replica.state.request is None


def test_a_move_in_the_last_call_keeps_the_game() -> None:
    group = moved()
    host, guest = group.devices
    wait(group, 61)
    host.do("ask-abandon 1", "abandon 1")
    guest.move("22-18")
    host.page.wait(11)
    assert group.agree() and host.app.table.match.outcome is None and host.replica.state.request is None


def test_play_by_links_waits_without_a_word() -> None:
    group = moved()
    host = group.devices[0]
    group.wire.lose(host.line)
    host.do("by-link")
    host.page.wait(100)
    assert not host.app.screen.waiting.part.what and "ask-abandon 1" not in host.page.buttons()


def test_the_hub_tells_each_guest_who_is_connected() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    _, guest, other = group.devices
    peers = [device.app.screen.peers for device in (guest, other)]
    assert [each and each.presence(2 - at) for at, each in enumerate(peers)] == [HERE, HERE]
    group.wire.lose(other.line)
    assert guest.app.screen.peers and guest.app.screen.peers.presence(2) == GONE


def test_a_guest_who_calls_itself_gone_does_not_stop_the_clocks() -> None:
    group = moved()
    host, guest = group.devices
    guest.line.send(0, write_frame(Presence(1, GONE)))
    assert remote_words.protocol_errors["order"].format(name="Ben") in host.page.text()
