"""Each device shows its players which side is theirs."""

from __future__ import annotations

from tests.ui.remote.links import two
from tests.ui.remote.tables import Device, DeviceGroup
from ui.tree import find_all, texts


def players(device: Device) -> list[str]:
    """Return the names of the players on a device."""
    lines = find_all(device.page.nodes, tag="ul", class_="players")
    return [" ".join(texts(name)) for name in find_all(lines, class_="name")]


def prompts(device: Device) -> str:
    return " ".join(text for node in find_all(device.page.nodes, class_="prompt") for text in texts(node))


def test_by_links_both_see_which_side_is_theirs() -> None:
    host, guest = two()
    assert players(host) == ["Ada (Dark) (you)", "Ben (Light)"]
    assert players(guest) == ["Ada (Dark)", "Ben (Light) (you)"]
    assert "Dark (you)" in prompts(host) and "(you)" not in prompts(guest)


def test_in_live_play_both_see_which_side_is_theirs() -> None:
    host, guest = DeviceGroup("draughts").devices
    assert players(host) == ["Ada (Dark) (you)", "Ben (Light)"]
    assert players(guest) == ["Ada (Dark)", "Ben (Light) (you)"]


def test_a_remote_friend_who_resigns_has_lost() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do("resign")
    assert "You lost" in host.page.text() and "You won!" in guest.page.text()
