"""Where a device is in a network, as bytes: an address, or a name that only the same network knows."""

from __future__ import annotations

import re
from typing import NamedTuple

FOUR, SIX, LOCAL = range(3)
"""An address of IPv4 (RFC 791), one of IPv6 (RFC 4291), a name of multicast DNS that stands for one."""
SIZES = (4, 16, 16)
"""How many bytes each of them has."""
_FOUR = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})")
_SIX = re.compile(r"[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}", re.IGNORECASE)
_LOCAL = re.compile(r"([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local")


class Address(NamedTuple):
    """An address or a name."""

    family: int
    data: bytes


def read_address(text: str) -> Address | None:
    """Return the place that a browser has written; None if it cannot be told here."""
    if found := _FOUR.fullmatch(text):
        numbers = [int(number) for number in found.groups()]
        return Address(FOUR, bytes(numbers)) if max(numbers) < 256 else None
    if found := _LOCAL.fullmatch(text.lower()):
        return Address(LOCAL, bytes.fromhex("".join(found.groups())))
    return _six(text) if _SIX.fullmatch(text) else None


def _six(text: str) -> Address | None:
    """Read eight groups, of which `::` leaves some out that are zero."""
    before, gap, after = text.partition("::")
    groups = [part.split(":") if part else [] for part in (before, after)]
    left = 8 - sum(map(len, groups))
    if "" in groups[0] + groups[1] or (left < 1 if gap else left):
        return None
    numbers = [*groups[0], *["0"] * left, *groups[1]]
    return Address(SIX, b"".join(int(number, 16).to_bytes(2, "big") for number in numbers))


def write_address(address: Address) -> str:
    """Return a place as browsers write it."""
    family, data = address
    if family == FOUR:
        return ".".join(map(str, data))
    digits = data.hex()
    if family == SIX:
        return ":".join(f"{int(digits[i : i + 4], 16):x}" for i in range(0, 32, 4))
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:])) + ".local"
