"""Modified clients at a table: one device lies in one way, and all others run our own code.

A lie is a function of the table. After it, `check` holds for every honest device: nobody honest is named, the
liar is if that can be known, nothing is lost, and what is stored verifies.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.contract.steps import finish
from engine.remote.entries import DO, Entry, data_of
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import Replica
from engine.remote.signatures import History, data_of_double, signed
from engine.session.clock import TimeControl
from engine.session.serialization import agreed_text
from engine.verifying.report import WRONG, Report, Shown, verify
from tests.ui.remote.tables import NAMES, Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.session.remote.frames import Frame, Proposal, Since, write_frame
from ui.words.en.remote import say_notice as say

HUB, GUEST, OTHER = 0, 1, 2


class Table(DeviceGroup):
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
    def own(self) -> OwnDevice:
        """The liar's secrets."""
        own = self.liar.replica.own
        assert own, "a liar has a seat"
        return own

    @property
    def at(self) -> str:
        """The number of actions so far."""
        return str(self.liar.replica.state.match.cursor)

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

    # --- what a modified client can say --------------------------------------------------------------------

    def entry(
        self, kind: str, *parts: str, author: int = -1, signer: bytes = b"", **changes: object
    ) -> Entry:
        """Return the liar's next entry, as well signed as it can be."""
        state = self.liar.replica.state
        entry = next_entry(state, self.number if author < 0 else author, kind, *parts)
        return self.sign(entry._replace(**changes), signer)  # type: ignore[arg-type]

    def entries(self, *things: tuple[str, ...]) -> list[Entry]:
        """Return the liar's next entries, one after the other: kind and parts of each."""
        state, made = self.liar.replica.state, list[Entry]()
        history = state.history
        for kind, *parts in things:
            entry = next_entry(state, self.number, kind, *parts)
            number = entry.number + len(made)
            heard = (*entry.heard[: self.number], number, *entry.heard[self.number + 1 :])
            made.append(self.sign(entry._replace(number=number, heard=heard), history=history))
            history = history.extended(made[-1])
        return made

    def sign(self, entry: Entry, signer: bytes = b"", history: History | None = None) -> Entry:
        """Return an entry signed by the liar; nothing good comes of counts that cannot be."""
        try:
            return signed(history or self.liar.replica.state.history, signer or self.own.signer, entry)
        except (ValueError, IndexError):
            return entry._replace(signature="A" * 86)

    def say(self, kind: str, *parts: str, **changes: object) -> Entry:
        """Send the liar's next entry: as a guest to the hub, as the hub to everybody."""
        entry = self.entry(kind, *parts, **changes)  # type: ignore[arg-type]
        self.send(entry)
        return entry

    def send(self, *entries: Entry, to: int = -1, heard: int = -1) -> None:
        """Send entries: as a guest to the hub, as the hub in its order to everybody, or `to` one device."""
        count = len(self.liar.replica.heard) if heard < 0 else heard
        frames: list[Frame] = [Proposal(entry, count) for entry in entries]
        self.frames(*(frames if self.number else [Since(count, entries)]), to=to)

    def frames(self, *frames: Frame | str, to: int = -1) -> None:
        """Send frames, or any texts."""
        for peer in list(self.liar.line.open) if to < 0 else [to - 1]:
            for frame in frames:
                self.liar.line.send(peer, frame if isinstance(frame, str) else write_frame(frame))

    def move(self) -> str:
        """Return a legal action in the position of now."""
        match = self.liar.replica.state.match
        return next(each.text for each in match.game.legal_actions(match.state) if each.text != "resign")

    def say_move(self, text: str = "", **changes: object) -> Entry:
        """Send a move of the liar."""
        return self.say(DO, self.at, text or self.move(), "0", **changes)


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
