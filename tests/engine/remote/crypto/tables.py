"""Decks, and the devices that make them."""

from __future__ import annotations

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making
from engine.remote.crypto.shuffle import receive, send
from tests.engine.remote.crypto.chance import secret


def secrets(devices: int, word: str = "") -> list[bytes]:
    """Return a secret for each device."""
    return [secret(device, word) for device in range(devices)]


def made(deck: Deck, hold: list[bytes], stages: int = 99) -> Making:
    """Return a deck made by honest devices with these secrets, up to a number of contributions."""
    making = Making(deck, len(hold))
    while (device := making.turn()) is not None and making.stage < stages:
        making = finish(receive(making, finish(send(making, hold[device]))))
    return making
