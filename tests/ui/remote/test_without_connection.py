"""A live game goes on by links when no connection comes, and over a connection again when one does."""

from __future__ import annotations

import pytest

from engine.remote.transcript_link import SIGNED_VERSION
from engine.session.clock import GAME, TimeControl
from tests.ui.remote.links import entries_of, guest_of, opens, reloaded, texts
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.features.remote.inviting import USUAL
from ui.messages.remote import PeerDisconnected
from ui.session.remote.peers import FAILED, Expected
from ui.words.en.connecting import say as connecting
from ui.words.en.link_play import say as links
from ui.words.en.remote import say


def by_link(device: Device) -> str:
    """Return the link that a device copies when it goes on by links."""
    device.do("by-link")
    return device.page.copied


def send(device: Device) -> str:
    """Return the next link that a device copies."""
    device.do(f"link-copy {1 - device.replica.device}")
    return device.page.copied


def alone(game: str = "draughts", *choices: str) -> Device:
    """Return a device that has opened a live table."""
    host = Device(Wire(), 0)
    host.do(f"setup {game}", *choices, "seating elsewhere", "name:0 Ada", "start")
    return host


def broken(group: DeviceGroup) -> tuple[Device, Device]:
    """Return both devices after the connection broke."""
    host, guest = group.devices
    group.wire.lose(host.line)
    return host, guest


def test_a_broken_game_goes_on_by_links() -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.move("11-15")
    broken(group)
    assert "by-link" in host.page.buttons() and "by-link" in guest.page.buttons()
    guest.move("22-18")
    opens(host, by_link(guest))
    assert texts(host) == texts(guest) == ("11-15", "22-18")
    assert host.app.table.names == guest.app.table.names == ("Ada (Dark)", "Ben (Light)")
    host.move("15x22")
    opens(guest, send(host))
    assert texts(guest) == ("11-15", "22-18", "15x22") and "Your turn." in guest.page.text()
    host.do("home")
    assert "With Ben, by link. Waiting for Ben." in host.page.text()


def test_the_table_says_what_is_not_sent_also_after_a_reload() -> None:
    host, guest = broken(DeviceGroup("draughts"))
    host.move("11-15")
    assert links.not_sent not in host.page.text()
    opens(guest, by_link(host))
    guest.move("22-18")
    for device in (guest, reloaded(guest)):
        assert links.not_sent in device.page.text() and links.send_to("Ada") in device.page.text()
    opens(host, send(guest))
    assert texts(host) == texts(guest)


def test_a_friend_who_never_connected_joins_by_the_link() -> None:
    host = alone()
    assert "by-link" not in host.page.buttons(), "an invitation comes first"
    host.do("invite 1")
    assert say.or_by_link in host.page.text()
    host.move("11-15")
    guest = guest_of(by_link(host))
    assert not host.app.screen.dialog and f"#post={SIGNED_VERSION}." in host.page.copied
    assert texts(guest) == ("11-15",)
    guest.move("22-18")
    opens(host, send(guest))
    assert texts(host) == texts(guest) and host.app.table.names == ("Ada (Dark)", "Ben (Light)")


def test_a_connection_that_comes_later_takes_over() -> None:
    host = alone()
    host.do("invite 1")
    guest = guest_of(by_link(host))
    host.move("11-15")
    opens(guest, send(host))
    guest.move("22-18")
    for device in (host, guest):
        device.prepare_reconnect(hub=device is host)
    guest.line.wire = host.line.wire
    assert host.app.screen.peers and guest.replica.own
    host.with_peers(host.app.screen.peers.expecting(Expected(1, guest.replica.own.key)))
    connect(host.line, guest.line, (1, 0))
    assert texts(host) == texts(guest) == ("11-15", "22-18")
    for device in (host, guest):
        assert not device.app.table.kind.by_links and links.paste not in device.page.text()
    host.move("15x22")
    assert texts(guest) == texts(host) and guest.replica.heard == host.replica.heard


def test_dice_stay_fair_by_links() -> None:
    host, guest = broken(DeviceGroup("satan", setup="duel", first="chance"))
    link = by_link(host)
    for device in (guest, host, guest, host, guest, host):
        opens(device, link)
        if device.app.table.choices:
            device.move(device.app.table.choices[0].text)
        link = by_link(device)
    opens(guest, link)
    assert entries_of(host) == entries_of(guest) and host.replica.state.deals


def test_a_game_with_secrets_says_why_it_needs_a_connection() -> None:
    group = DeviceGroup("ctheckers")
    host, _ = broken(group)
    assert "by-link" not in host.page.buttons()
    host.do("by-link", "invite 1")
    assert not host.page.copied and "by-link" not in host.page.buttons()
    host.app.do("invite-anew", "1")
    host.line.missing = True
    host.app.do("invite-anew", "1")
    assert say.only_live in host.page.text()


def test_the_clocks_stand_still() -> None:
    group = DeviceGroup("draughts", clock=TimeControl(GAME, 300))
    host, guest = broken(group)
    host.do("invite 1")
    assert say.clocks_stop in host.page.text()
    opens(guest, by_link(host))
    for device in (host, guest):
        device.page.wait(400)
        assert not device.app.table.match.outcome


def test_a_slow_connection_is_explained() -> None:
    host = alone()
    host.do("invite 1")
    sent = host.app.screen.inviting.sent[0]
    inviting = host.app.screen.inviting.with_sent(sent._replace(replied=True))
    assert not inviting.with_late("other").sent[0].late and inviting.with_late(sent.tag).sent[0].late
    assert not host.app.screen.inviting.with_late(sent.tag).sent[0].late, "nobody has replied yet"


def test_after_some_seconds_the_dialog_offers_links() -> None:
    host, guest = alone(), Device(Wire(), 1)
    guest.line.wire = host.line.wire
    host.do("invite 1")
    guest.app.do("link", host.page.address(host.app.screen.inviting.sent[0].link).partition("#")[2])
    guest.do("accept-invitation Ben")
    invited = guest.app.screen.invited
    assert invited
    host.line.wire.answers.clear()  # the devices do not reach each other
    host.app.do("reply", invited.reply)
    assert connecting.connecting in host.page.text()
    host.page.wait(USUAL + 0.1)
    assert connecting.late in host.page.text() and "by-link" in host.page.buttons()


@pytest.mark.parametrize(("game", "hint"), [("draughts", "link"), ("alien", "secret")])
def test_the_invited_player_learns_what_is_possible(game: str, hint: str) -> None:
    host, guest = alone(game), Device(Wire(), 1)
    guest.line.wire = host.line.wire
    host.do("invite 1")
    guest.app.do("link", host.app.screen.inviting.sent[0].link)
    guest.do("accept-invitation Ben")
    guest.line.tell(PeerDisconnected(0, FAILED))
    words = connecting.ask_for_links("Ada") if hint == "link" else say.only_live
    assert words in guest.page.text() and connecting.faults[FAILED] in guest.page.text()


def test_the_words_before_a_link_say_whose_move_it_is() -> None:
    host = alone("nuclear")
    host.do("invite 1")
    assert by_link(host).startswith("Ada invites you to Nuclear Chess\nhttp")
    guest = guest_of(host.page.copied)
    host.move(host.app.table.choices[0].text)
    opens(host, send(guest))
    assert send(host).startswith("Your move in Nuclear Chess, Ben\n")
    opens(guest, host.page.copied)
    assert send(guest).startswith("Our game of Nuclear Chess\n")
    guest.move(guest.app.table.choices[0].text)
    assert send(guest).startswith("Your move in Nuclear Chess, Ada\n")


def test_the_share_sheet_comes_before_copying() -> None:
    host, _ = broken(DeviceGroup("draughts"))
    host.app.model = host.app.model.with_screen(host.app.screen._replace(can_share=True))
    host.move("11-15")
    host.do("by-link")
    assert host.page.sent.startswith("Your move in English Draughts, Ben\nhttp") and not host.page.copied
    ways = [do for do in host.page.buttons() if do.startswith("link-")]
    assert ways == ["link-share 1", "link-copy 1"]
    host.do("dialog share")
    rows = [do.partition(" ")[0] for do in host.page.buttons()]
    assert rows.index("send") < rows.index("copy")


def test_a_live_game_of_three_needs_its_connections() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    host = group.devices[0]
    group.wire.lose(host.line)
    assert "by-link" not in host.page.buttons()
    host.line.missing = True
    host.do("by-link", "invite 1", "invite-anew 1")
    assert not host.page.copied and say.only_two in host.page.text()
