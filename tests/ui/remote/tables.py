"""Apps on several devices that play one game over a simulated wire."""

from __future__ import annotations

import pickle
from itertools import count, zip_longest

from engine.contract.steps import finish
from engine.remote.entries import unsigned
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import Replica
from engine.session.clock import TimeControl
from tests.ui.fakes import change, make_app
from tests.ui.remote.wire import FakeLine, Wire, connect
from ui.computer.card_work import card_work_steps, outcome
from ui.ports import CardWorkDone, CardWorker, PartDone
from ui.session.remote.effects import CardWork
from ui.session.remote.peers import Expected, Peers
from ui.storage.store import MemoryStore
from ui.tree import find_all, texts

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class SlowCardWorker:
    """A `ui.ports.CardWorker` that works when a test says so, with tasks pickled as for a worker."""

    def __init__(self) -> None:
        self.job: CardWork | None = None
        self.progress: PartDone = lambda _: None
        self.done: CardWorkDone = lambda _: None
        self.warm = False

    def warm_up(self) -> None:
        self.warm = True

    def work(self, job: CardWork, progress: PartDone, done: CardWorkDone) -> None:
        self.job, self.progress, self.done = pickle.loads(pickle.dumps(job)), progress, done
        assert self.job == job

    def stop(self) -> None:
        self.job = None

    def leave(self) -> None:
        self.job, self.warm = None, False

    def finish(self) -> None:
        """Do the pending work."""
        job, self.job = self.job, None
        assert job
        self.done(outcome(job, finish(card_work_steps(job))))


class Device:
    """An app on its own device."""

    def __init__(
        self,
        wire: Wire,
        number: int,
        store: MemoryStore | None = None,
        place: str = "",
        card_worker: CardWorker | None = None,
    ) -> None:
        self.number = number
        self.line = FakeLine(wire)
        self.store = store or MemoryStore()
        seeds = (n * 7 + number for n in count(1))
        self.app, self.page, self.search_service = make_app(
            self.store, place=place, line=self.line, seed=lambda: next(seeds), card_worker=card_worker
        )

    @property
    def replica(self) -> Replica:
        """The replica of the game at the table."""
        replica = self.app.table.main.replica
        assert replica
        return replica

    def do(self, *things: str) -> None:
        """Press buttons by their commands: "undo", "consent no"."""
        for thing in things:
            name, _, value = thing.partition(" ")
            self.app.do(name, value)

    def accept_invitation(self, host: Device, device: int) -> None:
        """Accept an invitation to the table of another device; both know each other's key."""
        secret, replica = bytes([device + 1]) * 32, host.replica
        key = replica.own.key if replica.own else ""
        peers = Peers(
            replica.state.table.id, device, hub=False, joins=True, name=NAMES[device], secret=secret
        )
        self.with_peers(peers.expecting(Expected(0, key)))
        if there := host.app.screen.peers:
            host.with_peers(there.expecting(Expected(device - 1, OwnDevice(device, secret).key)))

    def with_peers(self, peers: Peers) -> None:
        """Give the device these peers."""
        change(self.app, (self.app.model.with_screen(self.app.screen._replace(peers=peers)), ()))

    def prepare_reconnect(self, hub: bool) -> None:
        """Prepare to reconnect for the game at the table."""
        replica = self.replica
        old = self.app.screen.peers
        self.with_peers(
            Peers(replica.state.table.id, replica.device, hub, expected=old.expected if old else ())
        )

    def strip(self) -> str:
        """Return the text of the strip beside the board."""
        (strip,) = find_all(self.page.nodes, class_="friends-strip")
        return "\n".join(texts(strip))

    def move(self, text: str) -> None:
        """Move as a person does, along the path of the action."""
        action = next(action for action in self.app.table.choices if action.text == text)
        for spot in action.path:
            self.app.do("pick", spot)


class DeviceGroup:
    """Devices at one table; device 0 has invited the others."""

    card_workers: tuple[SlowCardWorker, ...] = ()
    """The card worker of each device whose page does not do the work itself."""

    def __init__(self, game: str, devices: int = 2, clock: TimeControl | None = None, **options: str) -> None:
        self.wire = Wire()
        pairs = zip_longest(range(devices), self.card_workers)
        self.devices = [Device(self.wire, number, card_worker=card_worker) for number, card_worker in pairs]
        host = self.devices[0]
        host.do(f"setup {game}", *(f"option:{key} {value}" for key, value in options.items()))
        if clock:
            host.do(f"clock:kind {clock.kind}", f"clock:seconds {clock.seconds}", "clock:increment 0")
        host.do("seating elsewhere", "name:0 Ada", "start")
        for device in self.devices[1:]:
            device.accept_invitation(host, device.number)
            connect(host.line, device.line, (device.number - 1, 0))

    def work(self) -> None:
        """Let all devices finish their work with cards."""
        for _ in range(12):
            for device in self.devices:
                device.page.wait(0.5)

    @property
    def mover(self) -> Device:
        """The device to move."""
        return self.devices[self.devices[0].replica.state.turn]

    def agree(self) -> bool:
        """Return True if all devices know and show the same game."""
        replicas = [device.replica for device in self.devices]
        heard = [list(map(unsigned, replica.heard)) for replica in replicas]
        same = all(each == heard[0] for each in heard) and not any(replica.mine for replica in replicas)
        shown = [device.app.table.main.match for device in self.devices]
        pairs = zip(shown, replicas, strict=True)
        return same and all(
            match.texts[: match.cursor] == replica.texts() or (match.game.info.hidden and match.outcome)
            for match, replica in pairs
        )
