"""Devices with different protocol versions: each explains it, and nobody is accused."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from engine.formats.untrusted import BadText
from engine.remote.entries import PARTS
from tests.ui.remote.tables import Device, DeviceGroup
from ui.messages.remote import PeerConnected, PeerSent
from ui.session.remote.frames import FIRST_VERSION, VERSION, Frame, Hello, read_frame, write_frame
from ui.words.en.remote import say_notice as say

FRAMES = "Hello Presence Proposal Signal Since"
ENTRIES = "ask bare claim deck do hide join key late no open resign table yes"


def greeting(device: Device, *more: object) -> str:
    """Return the greeting of a guest with the same game and the extra fields of its version."""
    replica = device.replica
    hello = Hello(replica.state.table.id, 1, 0, "", asks=True, nonce="n" * 22)
    return json.dumps([*json.loads(write_frame(hello))[:6], *more])


@pytest.mark.parametrize(
    ("more", "words", "offers"),
    [
        ((), "older", False),
        ((VERSION + 1,), "newer", True),
        ((VERSION + 40, "nobody", ["knows", "this"]), "newer", True),
    ],
)
def test_another_version_is_explained_and_its_device_is_not_accused(
    more: tuple[object, ...], words: str, offers: bool
) -> None:
    group = DeviceGroup("draughts")
    host = group.devices[0]
    host.line.open.clear()
    host.line.tell(PeerConnected(0))
    host.line.tell(PeerSent(0, greeting(host, *more)))
    assert say.protocol_errors[words].format(name="your friend") in host.page.text()
    assert host.app.screen.peers and not host.app.screen.peers.linked, "the game goes on"
    assert ("renew" in host.page.buttons()) == offers


def test_the_same_version_is_greeted() -> None:
    group = DeviceGroup("draughts")
    assert group.agree() and all(device.app.screen.peers for device in group.devices)


def test_a_new_frame_or_entry_raises_the_version() -> None:
    frames = sorted(kind.__name__ for kind in get_args(Frame))
    assert (VERSION, " ".join(frames), " ".join(sorted(PARTS))) == (4, FRAMES, ENTRIES), (
        "older devices cannot read a new frame or entry: raise VERSION (or send it only to devices whose "
        "greeting knows it, as `Signal`), then follow it here"
    )


@pytest.mark.parametrize("version", [0, FIRST_VERSION, -1, True, 2.0, "2", 10**30, None])
def test_an_invalid_version_cannot_be_read(version: object) -> None:
    with pytest.raises(BadText):
        read_frame(json.dumps(["hello", "t", 1, 0, "", True, version]))


def test_a_hello_of_the_first_version_has_none() -> None:
    frame = read_frame('["hello","t",1,0,"",true]')
    assert isinstance(frame, Hello) and frame.version == FIRST_VERSION < VERSION
