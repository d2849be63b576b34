"""Modified clients at a table: one device lies in one way, and all others run our own code.

A lie is a function of the table. After it, `check` holds for every honest device: nobody honest is named, the
liar is if that can be known, nothing is lost, and what is stored verifies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.contract.steps import finish
from engine.remote.entries import data_of
from engine.remote.replica import Replica
from engine.remote.signatures import data_of_double
from engine.session.clock import TimeControl
from engine.session.serialization import agreed_text
from engine.verifying.report import WRONG, Report, Shown, verify
from tests.adversary.client import Client
from tests.ui.remote.tables import NAMES, Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.app import App
from ui.words.en.remote import say_notice as say

HUB, GUEST, OTHER = 0, 1, 2


class Table(Client, DeviceGroup):
    """Devices at a table, one of which lies."""

    def __init__(
        self, game: str, devices: int = 2, liar: int = GUEST, clock: TimeControl | None = None, **options: str
    ) -> None:
        super().__init__(game, devices, clock, **options)
        self.number = liar
        self.devices[0].page.wait(0.1)

    @property
    def liar(self) -> Device:
        """The device with the modified client."""
        return self.devices[self.number]

    @property
    def honest(self) -> list[Device]:
        """All other devices."""
        return [device for device in self.devices if device.number != self.number]

    @property
    def app(self) -> App:
        """The liar's app."""
        return self.liar.app

    def play(self, count: int = 2) -> Table:
        """Let people play some actions."""
        for _ in range(count):
            mover = self.mover
            mover.move(next(each.text for each in mover.app.table.choices if each.text != "resign"))
            self.work()
        return self

    def until(self, device: int) -> Table:
        """Let people play until it is a device's turn."""
        while self.mover.number != device:
            self.play(1)
        return self


class Lie(NamedTuple):
    """A lie, with what the honest devices must see."""

    begin: Callable[[], Table]
    tell: Callable[[Table], object]
    code: str
    """The protocol error that an honest device shows, with the liar's name; "" if it shows none."""


def accused(device: Device, names: tuple[str, ...]) -> set[str]:
    """Return the names in the protocol errors that a device shows."""
    text = device.page.text()
    words = [each for each in say.protocol_errors.values() if "{name}" in each]
    return {name for name in names for each in words if each.format(name=name) in text}


def verified(device: Device) -> Report:
    """Return what the independent verifier says of the game that a device has stored."""
    replica, match = device.replica, device.app.table.main.match
    info = match.game.info
    shown = Shown(
        info.id,
        info.rules_version,
        match.options,
        match.start,
        match.texts[: match.cursor],
        agreed_text(match.agreed),
    )
    doubles = [data_of_double(proof) for proof in replica.proofs]
    return finish(verify([data_of(entry) for entry in replica.entries], shown, doubles))


def lost(device: Device) -> bool:
    """Return True if a device has lost the game."""
    outcome = device.replica.state.match.outcome
    return outcome is not None and any(outcome.returns[seat] < 0 for seat in device.replica.seats())


def check(table: Table, code: str, before: dict[int, Replica]) -> None:
    """Check all that must hold after a lie, whatever it was."""
    liar, names = NAMES[table.number], NAMES[: len(table.devices)]
    told = say.protocol_errors[code].format(name=liar) if code else ""
    shown = [device.page.text() for device in table.honest]
    assert not told or any(told in text for text in shown), shown
    for device in table.honest:
        assert accused(device, names) <= {liar}
        old, new = before[device.number], device.replica
        assert new.entries[: len(old.heard)] == old.heard or new.state.table != old.state.table
        assert not lost(device)
        report = verified(device)
        assert report.verdict != WRONG or report.author == table.number, report.why
        again = Device(Wire(), device.number, device.store, f"game={device.app.table.key}")
        assert again.replica.entries == new.entries
