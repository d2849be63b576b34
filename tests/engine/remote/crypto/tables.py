"""Decks in a small group, and the devices that make them."""

from __future__ import annotations

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.group import Group
from engine.remote.crypto.shuffle import Making, receive, send
from tests.engine.remote.crypto.chance import secret

SMALL = Group(2**64 - 1469)
"""The largest safe prime of 64 bits: too small to hide anything, but with the same structure."""


def secrets(devices: int, word: str = "") -> list[bytes]:
    """Return a secret for each device."""
    return [secret(device, word) for device in range(devices)]


def made(deck: Deck, hold: list[bytes]) -> Making:
    """Return a deck made by honest devices with these secrets."""
    making = Making(deck, len(hold))
    while (device := making.turn()) is not None:
        making = finish(receive(making, finish(send(making, hold[device]))))
    return making
