"""Inviting a friend's device, from the button to the same game on both."""

from __future__ import annotations

import json

import pytest

from engine.remote.invitation import Invitation, read_invitation, write_invitation
from tests.ui.fakes import make_app
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import FakeLine, Wire
from ui.app import App
from ui.features.remote.inviting import PATIENCE
from ui.messages.remote import PeerAway, PeerDisconnected
from ui.session.remote.effects import Server
from ui.session.remote.invited import Sent
from ui.session.remote.peers import AWAY, FAILED, HERE, MISSING
from ui.storage.seats import Here, Remote, device_of_save
from ui.tree import find_all
from ui.words.en.connecting import say


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def host(wire: Wire) -> Device:
    """Return a device with a new table that nobody has joined."""
    device = Device(wire, 0)
    device.do("setup draughts", "seating elsewhere", "name:0 Ada", "start")
    return device


@pytest.fixture
def guest(wire: Wire) -> Device:
    return Device(wire, 1)


def shown(device: Device) -> str:
    """Return the link in a dialog."""
    field = next(field for field in device.page.inputs() if field.attributes.get("readonly"))
    return str(field.attributes["value"])


def opened(device: Device, link: str) -> None:
    """Open a link in the open page."""
    device.app.do("link", link.partition("#")[2])


def invited(host: Device, device: int = 1) -> str:
    host.do(f"invite {device}")
    return shown(host)


def answered(guest: Device, link: str, name: str = "Ben") -> str:
    opened(guest, link)
    guest.do(f"accept-invitation {name}")
    return shown(guest)


def test_an_invitation_and_its_reply_bring_both_to_the_table(host: Device, guest: Device) -> None:
    link = invited(host)
    assert "Invite your friend" in host.page.text()
    opened(guest, link)
    assert "Ada invites you to English Draughts" in guest.page.text()
    guest.do("accept-invitation Ben")
    answer = shown(guest)
    host.do(f"reply Here you are: {answer} – see you!")
    assert guest.app.table.seats == (Remote("Ada"), Here("Ben"))
    assert host.app.table.seats == (Here("Ada"), Remote("Ben"))
    assert not host.app.screen.dialog and not guest.app.screen.dialog
    assert not host.app.screen.inviting.sent and guest.app.screen.invited is None
    host.move("9-13")
    assert guest.app.table.match.texts == ("9-13",)


@pytest.mark.parametrize("own", ["", "Sunday"])
def test_a_game_is_named_after_the_friend_unless_it_has_a_name(own: str, host: Device, guest: Device) -> None:
    link = invited(host)
    key = host.app.table.key
    if own:
        host.do(f"rename {key}", f"renamed {own}")
    host.do(f"reply {answered(guest, link)}", "home")
    assert (own or "English Draughts: Ada (you) – Ben (Light)") in host.page.text()
    assert ("– Ben" in host.page.text()) is not bool(own)


def test_the_same_invitation_is_shown_again_until_a_new_one_is_wanted(host: Device) -> None:
    link = invited(host)
    host.do("close")
    assert invited(host) == link
    host.do("close", "invite-anew 1")
    assert shown(host) != link


def test_an_unfinished_invitation_is_made_again(host: Device) -> None:
    inviting = host.app.screen.inviting.with_sent(Sent(host.replica.state.table.id, 1))
    host.app.model = host.app.model.with_screen(host.app.screen._replace(inviting=inviting))
    assert "join=" in invited(host)


def test_several_friends_may_reply_in_any_order(wire: Wire) -> None:
    host = Device(wire, 0)
    host.do("setup chinese", "option:players 3", "seating elsewhere", "name:0 Ada", "start")
    guests = [Device(wire, 1), Device(wire, 2)]
    links = []
    for device in (1, 2):
        links.append(invited(host, device))
        host.do("close")
    answers = [
        answered(guest, link, name) for guest, link, name in zip(guests, links, ("Ben", "Cleo"), strict=True)
    ]
    host.do("invite 1", f"reply {answers[1]}", f"reply {answers[0]}")
    names = {seat.name for seat in host.app.table.seats}
    assert names == {"Ada", "Ben", "Cleo"} == {seat.name for seat in guests[1].app.table.seats}


def test_after_a_break_both_continue_from_the_same_action(host: Device, guest: Device, wire: Wire) -> None:
    host.do(f"reply {answered(guest, invited(host))}")
    host.move("9-13")
    wire.lose(host.line)
    guest.move("22-18")
    again = Device(wire, 1, guest.store)
    opened(again, invited(host))
    assert "continues where you left off" in again.page.text()
    again.do("accept-invitation")
    host.do(f"reply {shown(again)}")
    assert host.app.table.match.texts == again.app.table.match.texts == ("9-13", "22-18")


def test_a_player_with_a_hidden_page_is_away(host: Device, guest: Device) -> None:
    host.do(f"reply {answered(guest, invited(host))}")
    for away in (True, False):
        host.line.tell(PeerAway(1, away))
        assert host.app.screen.peers and host.app.screen.peers.presence(1) == (AWAY if away else HERE)


def test_a_guest_can_invite_to_resume(host: Device, guest: Device, wire: Wire) -> None:
    host.do(f"reply {answered(guest, invited(host))}")
    host.move("9-13")
    wire.lose(host.line)
    link = invited(guest, 0)
    opened(host, link)
    host.do("accept-invitation")
    guest.do(f"reply {shown(host)}")
    guest.move("22-18")
    assert host.app.table.match.texts == ("9-13", "22-18")


def test_a_connected_guest_leaves_inviting_to_the_host() -> None:
    host, guest, _ = DeviceGroup("chinese", 3, players="3").devices
    host.line.wire.lose(host.line, host.line.open[1].line)
    guest.do("invite 2")
    assert "invites the others" in guest.page.text() and not guest.app.screen.dialog


def test_a_link_can_be_copied_shown_as_a_code_and_shared(host: Device) -> None:
    link = invited(host)
    assert f"send {link}" not in host.page.buttons()
    host.app.model = host.app.model.with_screen(host.app.screen._replace(can_share=True))
    host.do("close", "invite 1", f"copy {link}", f"send {link}", f"code {link}")
    assert host.page.copied == host.page.coded == link
    assert host.page.sent == f"Ada invites you to English Draughts\n{link}"
    assert f"send {link}" in host.page.buttons()
    (drawn,) = find_all(host.page.nodes, role="img", **{"class": "code"})
    assert drawn.attributes["viewBox"] == "0 0 11 11"
    assert "M4 4h1v1h-1zM6 4h1v1h-1zM5 5h2v1h-2z" in host.page.whole()
    host.do(f"code {link}")
    assert not list(find_all(host.page.nodes, role="img", **{"class": "code"}))


def test_a_failed_code_is_explained(host: Device) -> None:
    link = invited(host)
    host.page.cells = ()
    host.do(f"code {link}")
    assert "Copy the link instead" in host.page.text() and not host.app.screen.code.text


# --- faulty replies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [("hello", "foreign"), ("answer=2.abc", "cut"), ("answer=3.a.b.c.d", "newer"), ("answer=1.a", "older")],
)
def test_a_malformed_reply_is_explained_and_the_invitation_stays_open(
    host: Device, guest: Device, text: str, why: str
) -> None:
    link = invited(host)
    host.do(f"reply {text}")
    assert say.faults[why] in host.page.text() and shown(host) == link
    host.do(f"reply {answered(guest, link)}")
    assert host.line.open


def test_the_invitation_itself_is_refused_as_a_reply(host: Device) -> None:
    link = invited(host)
    host.do(f"reply {link}")
    assert say.faults["own"] in host.page.text()


def test_a_reply_to_an_older_invitation_is_explained(host: Device, guest: Device) -> None:
    old = answered(guest, invited(host))
    host.do("invite-anew 1", f"reply {old}")
    assert say.faults["other"] in host.page.text() and not host.line.open


def test_a_failed_connection_is_explained_and_invites_again(host: Device) -> None:
    link = invited(host)
    host.line.close(1)
    host.line.tell(PeerDisconnected(1, FAILED))
    assert say.faults[FAILED] in host.page.text()
    host.do("invite-anew 1")
    assert shown(host) != link


def test_a_reply_is_scanned_with_the_camera(host: Device, guest: Device) -> None:
    host.app.model = host.app.model.with_screen(host.app.screen._replace(can_scan=True))
    answer = answered(guest, invited(host))
    host.do("scan")
    assert list(find_all(host.page.nodes, tag="video")) and host.page.camera
    host.page.camera[0](answer)
    assert host.line.open and not host.app.screen.inviting.scanning


def test_a_missing_camera_is_explained_and_a_running_one_can_be_stopped(host: Device) -> None:
    host.app.model = host.app.model.with_screen(host.app.screen._replace(can_scan=True))
    invited(host)
    host.do("scan", "stop-scanning")
    assert host.page.camera is None and not list(find_all(host.page.nodes, tag="video"))
    host.do("scan")
    assert host.page.camera
    host.page.camera[1]()
    assert say.faults["camera"] in host.page.text() and "scan" in host.page.buttons()


# --- faulty invitations -----------------------------------------------------------------------------


def test_a_players_own_invitation_is_explained(host: Device) -> None:
    link = invited(host)
    for tab in (host, Device(host.line.wire, 0, host.store)):
        opened(tab, link)
        assert "your own invitation" in tab.page.text() and tab.app.screen.invited is None


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_cut_invitation_is_explained(host: Device, guest: Device, cut: int) -> None:
    opened(guest, invited(host)[:-cut])
    assert say.faults["cut"] in guest.page.text() and guest.app.screen.invited is None


def test_an_invitation_to_an_unknown_game_is_explained(host: Device, guest: Device) -> None:
    made = read_invitation(invited(host))._replace(game="ludo")
    opened(guest, f"x#{write_invitation(made)}")
    assert "does not have: ludo" in guest.page.text()


def test_both_ends_explain_a_browser_without_connections(host: Device, wire: Wire) -> None:
    bare = Device(wire, 1)
    bare.line.missing = True
    opened(bare, invited(host))
    bare.do("accept-invitation Ben")
    assert say.faults[MISSING] in bare.page.text() and bare.app.screen.peers is None
    host.line.missing = True
    host.do("invite-anew 1")
    assert say.faults[MISSING] in host.page.text()


def test_declining_leaves_nothing_behind(host: Device, guest: Device) -> None:
    opened(guest, invited(host))
    guest.do("accept-invitation Ben", "decline")
    assert guest.app.screen.peers is None and not guest.app.screen.dialog
    assert guest.app.screen.invited is None


def test_escape_declines(host: Device, guest: Device) -> None:
    opened(guest, invited(host))
    assert guest.app.key("Escape", "", typing=False)
    assert guest.app.screen.invited is None and not guest.app.screen.dialog


def test_names_from_invitations_are_tidied(guest: Device, wire: Wire) -> None:
    made = Invitation("chess", "0123456789ab", 1, "\u202eanna\n" + "x" * 60, "k" * 43, wire.description())
    opened(guest, f"x#{write_invitation(made)}")
    assert f"anna {'x' * 25} invites you to Chess" in guest.page.text()


# --- an answer that is opened in a tab of its own ----------------------------------------------------


def new_tab(device: Device, fragment: str = "") -> App:
    """Return another tab of the same browser."""
    line = FakeLine(device.line.wire)
    line.tabs, device.line.tabs = [device.line], [line]
    return make_app(device.store, fragment, line=line)[0]


def test_a_reply_in_a_new_tab_reaches_the_waiting_tab(host: Device, guest: Device) -> None:
    answer = answered(guest, invited(host))
    fresh = new_tab(host, answer.partition("#")[2])
    assert fresh.screen.reply_state == "taken" and fresh.screen.dialog == "answered"
    host.move("9-13")
    assert guest.app.table.match.texts == ("9-13",)


def test_a_reply_brings_the_host_back_to_the_table(host: Device, guest: Device) -> None:
    answer = answered(guest, invited(host))
    host.do("home")
    new_tab(host, answer.partition("#")[2])
    assert host.app.model.at_table and guest.app.model.at_table
    host.move("9-13")
    assert guest.app.table.match.texts == ("9-13",)


def test_a_reply_that_no_tab_waits_for_is_explained(host: Device, guest: Device) -> None:
    answer = answered(guest, invited(host))
    fresh = Device(host.line.wire, 3)
    opened(fresh, answer)
    assert say.handed["looking"] in fresh.page.text()
    fresh.page.wait(PATIENCE)
    assert say.handed["nobody"] in fresh.page.text()
    fresh.do("close")
    assert not fresh.app.screen.dialog


def test_a_reply_opened_in_the_waiting_tab_counts(host: Device, guest: Device) -> None:
    opened(host, answered(guest, invited(host)))
    assert host.line.open and guest.line.open


def test_the_server_of_the_settings_is_used(host: Device, guest: Device) -> None:
    for device in (host, guest):
        settings = device.app.screen.settings._replace(
            server="turn:example.test:3478", server_user="ada", server_password="x"
        )
        device.app.model = device.app.model.with_screen(device.app.screen._replace(settings=settings))
    host.do(f"reply {answered(guest, invited(host))}")
    assert host.line.servers == guest.line.servers == [Server("turn:example.test:3478", "ada", "x")]


@pytest.mark.parametrize(
    "note",
    ["", "x", "[]", '{"joint": 7}', '{"joint": "[]"}', '{"joint": "[true]"}', "[" * 50],
)
def test_a_save_without_a_remote_game_has_no_device(note: str) -> None:
    save = json.dumps({"content": {"seats": note}})
    assert device_of_save(save) == device_of_save(note) == (-1, "")
