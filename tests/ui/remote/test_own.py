"""Friends at several devices are told which side is theirs."""

from __future__ import annotations

from tests.ui.remote.posting import two
from tests.ui.remote.tables import Device, Meeting
from ui.tree import find_all, texts


def players(device: Device) -> list[str]:
    """What the players are called at a device."""
    lines = find_all(device.page.nodes, tag="ul", class_="players")
    return [" ".join(texts(name)) for name in find_all(lines, class_="name")]


def prompts(device: Device) -> str:
    return " ".join(text for node in find_all(device.page.nodes, class_="prompt") for text in texts(node))


def test_by_links_both_are_told_which_side_is_theirs() -> None:
    host, guest = two()
    assert players(host) == ["Ada (Dark) (you)", "Ben (Light)"]
    assert players(guest) == ["Ada (Dark)", "Ben (Light) (you)"]
    assert "Dark (you)" in prompts(host) and "(you)" not in prompts(guest)


def test_over_a_line_both_are_told_which_side_is_theirs() -> None:
    host, guest = Meeting("draughts").devices
    assert players(host) == ["Ada (Dark) (you)", "Ben (Light)"]
    assert players(guest) == ["Ada (Dark)", "Ben (Light) (you)"]


def test_a_friend_elsewhere_who_resigns_has_lost_at_this_device() -> None:
    host, guest = Meeting("draughts").devices
    host.do("resign")
    assert "You have lost" in host.page.text() and "You have won" in guest.page.text()
