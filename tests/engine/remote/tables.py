"""Tables at several devices, without any line between them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.rng import new_rng
from engine.registry import find_game
from engine.remote.agreement import LIVE, Table
from engine.remote.entries import DO, Entry
from engine.remote.own_entries import Own
from engine.remote.replica import Joint, follow, hear, join, pay, say, set_table
from engine.session.match import new_match

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def table(
    game: str, owners: tuple[int, ...] = (0, 1), lots: bool = False, way: str = LIVE, **options: str
) -> Table:
    """Return a table for a game."""
    match = new_match(find_game(game), options)
    return Table("0123456789ab", way, owners, match, None, lots)


def own(device: int) -> Own:
    """Return a device."""
    return Own(device, bytes([device + 1]) * 32)


class Circle:
    """Devices that hear each other at once; device 0 is the hub."""

    def __init__(self, table: Table) -> None:
        first = set_table(table, own(0), NAMES[0])
        self.joints = [first]
        for device in range(1, table.devices):
            self.joints.append(follow(self.joints[0].entries, own(device)))
            self.joints[-1], entry = join(self.joints[-1], NAMES[device])
            self.tell(entry)

    def tell(self, *entries: Entry) -> None:
        """Let everybody hear entries in this order."""
        for entry in entries:
            self.joints = [hear(joint, entry) for joint in self.joints]
        self.pay()

    def pay(self) -> None:
        """Let everybody say what they owe."""
        for device in range(len(self.joints)):
            self.joints[device], told = pay(self.joints[device])
            for entry in told:
                self.tell(entry)

    def say(self, device: int, kind: str, *parts: str) -> None:
        """Let a device say something that all hear."""
        self.joints[device], entry = say(self.joints[device], kind, *parts)
        self.tell(entry)

    def play(self, text: str) -> None:
        """Let whoever is to move do something."""
        pact = self.joints[0].pact
        self.say(pact.turn, DO, str(pact.match.cursor), text, "0")

    def wander(self, seed: int, most: int) -> Iterator[Joint]:
        """Play at random, up to so many actions."""
        rng = new_rng(seed)
        for _ in range(most):
            match = self.joints[0].pact.match
            actions = match.game.legal_actions(match.state) if not match.outcome else ()
            if not actions:
                return
            self.play(rng.choice(actions).text)
            yield self.joints[0]
