"""Emotes and nudges over a live connection: shown for a moment, limited, and in no transcript."""

from __future__ import annotations

import json

import pytest

from engine.formats.untrusted import BadText
from tests.ui.remote.tables import Device, DeviceGroup
from ui.features.remote.signals import SECONDS
from ui.messages.remote import PeerAway, PeerSent
from ui.session.remote.frames import Hello, Signal, read_frame, write_frame
from ui.session.remote.peers import AWAY, BRAVO, HERE, LAUGH, NUDGE, OOPS, SIGNAL_BURST, SIGNAL_SECONDS
from ui.tree import find_all, texts
from ui.words.en.remote import say, say_notice


def said(device: Device) -> list[str]:
    """Return the emotes shown at the players' names."""
    return [" ".join(texts(node)) for node in find_all(device.page.nodes, class_="emote")]


def hear(device: Device, what: str, number: int = 1, line: int = 0, times: int = 1) -> None:
    """Deliver an emote of a friend."""
    for _ in range(times):
        device.line.tell(PeerSent(line, write_frame(Signal(number, what))))


def test_an_emote_is_shown_beside_the_name_for_a_while() -> None:
    host, guest = DeviceGroup("draughts").devices
    before = [device.replica.entries for device in (host, guest)]
    host.do(f"signal {BRAVO}")
    for device in (host, guest):
        assert len(said(device)) == 1 and say.signals[BRAVO] in said(device)[0] and "Ada" in said(device)[0]
        device.page.wait(SECONDS + 0.1)
        assert not said(device)
    assert [device.replica.entries for device in (host, guest)] == before, "it is in no transcript"


def test_a_later_emote_stays_its_own_time() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do(f"signal {BRAVO}")
    guest.page.wait(SECONDS / 2)
    host.do(f"signal {OOPS}")
    guest.page.wait(SECONDS / 2 + 0.1)
    assert say.signals[OOPS] in said(guest)[0]


def test_a_nudge_reaches_only_the_player_to_move() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do(f"signal {NUDGE}")
    assert not said(host) and not said(guest), "it is Ada's own move"
    hear(guest, NUDGE, number=0)
    assert not said(guest), "a nudge that comes too late"
    guest.do(f"signal {NUDGE}")
    assert say.signals[NUDGE] in said(host)[0] and host.page.heard[-1:] == ["low"]


def test_a_player_who_sends_too_many_emotes_has_to_wait() -> None:
    host, guest = DeviceGroup("draughts").devices
    for _ in range(int(SIGNAL_BURST) + 1):
        host.do(f"signal {LAUGH}")
    assert say_notice.slowly in host.page.text()
    count = len([text for _, text in host.line.said if "signal" in text])
    assert count == SIGNAL_BURST
    host.page.wait(SIGNAL_SECONDS)
    host.do(f"signal {LAUGH}")
    assert len([text for _, text in host.line.said if "signal" in text]) == count + 1
    assert said(guest)


def test_a_flood_is_dropped_and_the_game_goes_on() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    hub = group.devices[0]
    before = len(hub.line.said)
    hear(hub, LAUGH, times=500)
    assert len(hub.line.said) - before == SIGNAL_BURST + 1, "the others get no flood either"
    assert hub.app.screen.peers and len(hub.app.screen.peers.linked) == 2
    hub.move(hub.app.table.choices[0].text)
    assert group.agree()


def test_the_hub_passes_emotes_on() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    group.devices[1].do(f"signal {BRAVO}")
    for device in group.devices:
        assert "Ben" in said(device)[0]


def test_a_false_sender_ends_the_game() -> None:
    hub = DeviceGroup("satan", 3, setup="three", first="0").devices[0]
    hear(hub, BRAVO, number=2)
    assert say_notice.protocol_errors["words"].format(name="Ben") in hub.page.text()


def test_unknown_emotes_of_newer_pages_are_ignored() -> None:
    host, guest = DeviceGroup("draughts").devices
    hear(host, "fireworks")
    host.line.tell(PeerSent(0, '["signal",1,"bravo",{"more":"of it"}]'))
    assert say.signals[BRAVO] in said(host)[0]
    assert host.app.screen.peers and guest.app.screen.peers
    for wrong in ('["signal",1,7]', '["signal",9,"bravo"]', json.dumps(["signal", 1, "x" * 21])):
        with pytest.raises(BadText):
            read_frame(wrong)


def test_pages_that_do_not_know_emotes_get_none() -> None:
    host, guest = DeviceGroup("draughts").devices
    table = host.replica.state.table.id
    hello = Hello(table, 1, len(host.replica.heard), "", asks=False, signals=False, nonce="n" * 22)
    frame = read_frame(write_frame(hello))
    assert isinstance(frame, Hello) and not frame.signals
    peers = host.app.screen.peers
    assert peers
    old = peers.linked[0]._replace(signals=False)
    screen = host.app.screen._replace(peers=peers.with_peer(old))
    host.app.model = host.app.model.with_screen(screen)
    host.do(f"signal {BRAVO}")
    assert not said(guest) and f"signal {BRAVO}" not in host.page.buttons()


def test_the_setting_that_silences_remarks_mutes_friends() -> None:
    host, guest = DeviceGroup("draughts").devices
    guest.app.do("set:voices", "")
    host.do(f"signal {BRAVO}")
    assert not said(guest) and "signal" not in guest.page.buttons()
    guest.do(f"signal {BRAVO}")
    assert say.signals[BRAVO] in said(host)[0] and "Ada" in said(host)[0], "only Ada's own"


def test_screen_readers_hear_who_is_away() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.line.tell(PeerAway(0, away=True))
    assert say_notice.is_present("Ben", AWAY) in host.app.screen.announcement
    assert say.presence[AWAY] in host.page.text()
    host.line.tell(PeerAway(0, away=False))
    assert say_notice.is_present("Ben", HERE) in host.app.screen.announcement
    guest.do("home")
    assert say.presence[AWAY] in host.page.text()
