"""A friend who sends too much is disconnected with a message, and each frame is drawn once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.remote.entries import ASK, RESIGN, Entry
from engine.remote.own_entries import next_entry
from tests.ui.remote.tables import Device, DeviceGroup
from ui.features.remote.receiving import MOST_CROSSED
from ui.messages.remote import PeerSent
from ui.session.remote.frames import Presence, Proposal, write_frame
from ui.session.remote.peers import PRESENCE_BURST
from ui.tree import Node
from ui.words.en.remote import say_notice as say

FLOOD = say.protocol_errors["flood"].format(name="Ben")


@pytest.fixture
def hub() -> Device:
    """Return a device that has invited two others, one of which has not heard of the first move."""
    group = DeviceGroup("satan", 3, setup="three", first="0")
    group.wire.held = True
    hub = group.devices[0]
    hub.move(next(action.text for action in hub.app.table.choices if action.text != "resign"))
    return hub


def tell(device: Device, frame: str, times: int = 1) -> None:
    """Deliver a text of the first friend, some seconds after the last one."""
    for _ in range(times):
        device.page.time += 2
        device.line.tell(PeerSent(0, frame))


def test_crossing_does_not_excuse_a_wrong_signature(hub: Device) -> None:
    entry = next_entry(hub.replica.state, 1, RESIGN, "1", str(hub.replica.state.match.cursor))
    wrong = entry._replace(signature="A" * 86)
    tell(hub, write_frame(Proposal(wrong, 0)))
    assert say.protocol_errors["signature"].format(name="Ben") in hub.page.text()
    assert not hub.app.screen.peers


def test_endless_crossing_entries_are_a_flood(hub: Device) -> None:
    frame = write_frame(Proposal(Entry(1, 900, ASK, ("draw", "0"), heard=(1, 900)), 0))
    tell(hub, frame, MOST_CROSSED)
    assert hub.app.screen.peers, "what crosses is no lie"
    tell(hub, frame)
    assert FLOOD in hub.page.text()
    assert not hub.app.screen.peers


def test_one_presence_change_a_second_is_allowed_and_more_are_a_flood(hub: Device) -> None:
    frames = [write_frame(Presence(1, presence)) for presence in ("away", "here")]
    for number in range(3 * PRESENCE_BURST):
        tell(hub, frames[number % 2])
    assert hub.app.screen.peers
    for number in range(PRESENCE_BURST + 1):
        hub.line.tell(PeerSent(0, frames[number % 2]))
    assert FLOOD in hub.page.text()
    assert not hub.app.screen.peers


def test_many_messages_between_two_frames_are_drawn_once(
    hub: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Sequence[Node]] = []
    hub.page.patient = True
    monkeypatch.setattr(hub.page, "draw", drawn.append)
    for number in range(PRESENCE_BURST):
        hub.line.tell(PeerSent(0, write_frame(Presence(1, ("away", "here")[number % 2]))))
    assert hub.app.screen.peers and hub.app.screen.peers.presences[1] == "here"
    hub.line.tell(PeerSent(0, write_frame(Presence(1, "away"))))
    assert drawn == [] and hub.page.awaited
    hub.page.awaited()
    assert len(drawn) == 1
