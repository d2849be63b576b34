"""Decks in a small group, and devices that make them: what tests of cards begin with."""

from __future__ import annotations

from engine.contract.steps import finish
from engine.together.fair.deck import Deck
from engine.together.fair.group import Group
from engine.together.fair.making import Making, hear, send
from tests.engine.together.fair.chance import secret

SMALL = Group(2**64 - 1469)
"""The largest safe prime of 64 bits: far too small to hide anything, but all is the same in it."""


def secrets(devices: int, word: str = "") -> list[bytes]:
    """A secret for each device."""
    return [secret(device, word) for device in range(devices)]


def made(deck: Deck, hold: list[bytes]) -> Making:
    """A deck made by honest devices with these secrets."""
    making = Making(deck, len(hold))
    while (device := making.turn()) is not None:
        making = finish(hear(making, finish(send(making, hold[device]))))
    return making
