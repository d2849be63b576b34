"""Remote games between replicas, without connections."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.rng import new_rng
from engine.registry import find_game
from engine.remote.agreement import LIVE, PROTOCOL, Table
from engine.remote.entries import DO, Entry
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica, join, open_table, receive, replay, submit, submit_owed
from engine.session.clock import read_control
from engine.session.match import new_match

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def table(
    game: str,
    owners: tuple[int, ...] = (0, 1),
    lots: bool = False,
    way: str = LIVE,
    clocks: str = "",
    protocol: int = PROTOCOL,
    **options: str,
) -> Table:
    """Return the table of a new game."""
    match = new_match(find_game(game), options)
    return Table("0123456789ab", way, owners, match, read_control(clocks), lots, protocol)


def own(device: int) -> OwnDevice:
    """Return a device with a fixed secret."""
    return OwnDevice(device, bytes([device + 1]) * 32)


class Circle:
    """Replicas that receive each other's entries at once; device 0 is the hub."""

    def __init__(self, table: Table) -> None:
        first = open_table(table, own(0), NAMES[0])
        self.replicas = [first]
        for device in range(1, table.devices):
            self.replicas.append(replay(self.replicas[0].entries, own(device)))
            self.replicas[-1], entry = join(self.replicas[-1], NAMES[device])
            self.deliver(entry)

    def deliver(self, *entries: Entry) -> None:
        """Deliver entries to all devices in this order."""
        for entry in entries:
            self.replicas = [receive(replica, entry) for replica in self.replicas]
        self.settle()

    def settle(self) -> None:
        """Let all devices make the entries they owe."""
        for device, replica in enumerate(self.replicas):
            if owed := submit_owed(replica, orders=device == 0)[1]:
                self.deliver(owed[0])
                return

    def submit(self, device: int, kind: str, *parts: str) -> None:
        """Make an entry at a device and deliver it to all."""
        self.replicas[device], entry = submit(self.replicas[device], kind, *parts)
        self.deliver(entry)

    def play(self, text: str) -> None:
        """Play an action of the device to move."""
        state = self.replicas[0].state
        self.submit(state.turn, DO, str(state.match.cursor), text, "0")

    def wander(self, seed: int, most: int) -> Iterator[Replica]:
        """Play at random, up to this many actions."""
        rng = new_rng(seed)
        for _ in range(most):
            match = self.replicas[0].state.match
            actions = match.game.legal_actions(match.state) if not match.outcome else ()
            if not actions:
                return
            self.play(rng.choice(actions).text)
            yield self.replicas[0]
