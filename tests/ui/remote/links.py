"""Devices that play by links, for tests."""

from __future__ import annotations

from engine.remote.entries import Entry, unsigned
from engine.remote.transcript_link import ANYONE
from tests.ui.remote.tables import NAMES, Device
from tests.ui.remote.wire import Wire


def host_of(game: str = "draughts", *choices: str) -> Device:
    """Return a device that has opened a table for play by links."""
    device = Device(Wire(), 0)
    device.do(f"setup {game}", *choices, "seating elsewhere", "name:0 Ada", "way post", "start")
    return device


def link_of(device: Device, to: int = ANYONE) -> str:
    """Return the link that a device copies."""
    device.do(f"link-copy {to}")
    return device.page.copied


def opens(device: Device, link: str) -> Device:
    """Follow a link at a device."""
    device.app.do("link", link.partition("#")[2])
    device.page.wait(0.1)
    return device


def guest_of(link: str, number: int = 1) -> Device:
    """Return a friend's device that has followed an invitation and joined."""
    device = opens(Device(Wire(), number), link)
    device.do(f"link-accept {NAMES[number]}")
    return device


def two(game: str = "draughts", *choices: str) -> tuple[Device, Device]:
    """Return two devices at a table that both know it."""
    host = host_of(game, *choices)
    guest = guest_of(link_of(host))
    return opens(host, link_of(guest)), guest


def entries_of(device: Device) -> list[Entry]:
    """Return the transcript of a device; links leave out signatures that later ones make redundant."""
    return list(map(unsigned, device.replica.entries))


def texts(device: Device) -> tuple[str, ...]:
    match = device.app.table.main.match
    return match.texts[: match.cursor]


def reloaded(device: Device) -> Device:
    """Return the same device after a reload of the page."""
    return Device(Wire(), device.number, device.store, device.page.here)
