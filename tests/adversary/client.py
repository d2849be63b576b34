"""A modified client: an app whose device says what our own code would not.

It runs beside the tests over the fake wire, and in the liar's page in `e2e/test_adversary.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.contract.steps import finish
from engine.remote.crypto.deck import Making
from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.proofs import Lock, Shuffle, prove_lock, prove_shuffle
from engine.remote.crypto.ristretto import GROUP
from engine.remote.entries import DO, Entry
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import Replica
from engine.remote.signatures import History, signed
from ui.app import App
from ui.session.remote.effects import Transmit
from ui.session.remote.frames import Frame, Proposal, Since, write_frame

Cards = list[int]
Change = Callable[[Cards], Cards]


class Client(ABC):
    """A device that lies, with its own secrets and our app."""

    @property
    @abstractmethod
    def app(self) -> App:
        """The liar's app."""

    @property
    def replica(self) -> Replica:
        """The liar's copy of the game at the table."""
        replica = self.app.table.main.replica
        assert replica, "a remote game"
        return replica

    @property
    def device(self) -> int:
        """Number of the liar's device; the hub is 0."""
        return self.replica.device

    @property
    def own(self) -> OwnDevice:
        """The liar's secrets."""
        own = self.replica.own
        assert own, "a liar has a seat"
        return own

    @property
    def at(self) -> str:
        """The number of actions so far."""
        return str(self.replica.state.match.cursor)

    def entry(
        self, kind: str, *parts: str, author: int = -1, signer: bytes = b"", **changes: object
    ) -> Entry:
        """Return the liar's next entry, as well signed as it can be."""
        state = self.replica.state
        entry = next_entry(state, self.device if author < 0 else author, kind, *parts)
        return self.sign(entry._replace(**changes), signer)  # type: ignore[arg-type]

    def entries(self, *things: tuple[str, ...]) -> list[Entry]:
        """Return the liar's next entries, one after the other: kind and parts of each."""
        state, made = self.replica.state, list[Entry]()
        history = state.history
        for kind, *parts in things:
            entry = next_entry(state, self.device, kind, *parts)
            number = entry.number + len(made)
            heard = (*entry.heard[: self.device], number, *entry.heard[self.device + 1 :])
            made.append(self.sign(entry._replace(number=number, heard=heard), history=history))
            history = history.extended(made[-1])
        return made

    def sign(self, entry: Entry, signer: bytes = b"", history: History | None = None) -> Entry:
        """Return an entry signed by the liar; impossible counts get a meaningless signature."""
        try:
            return signed(history or self.replica.state.history, signer or self.own.signer, entry)
        except (ValueError, IndexError):
            return entry._replace(signature="A" * 86)

    def say(self, kind: str, *parts: str, **changes: object) -> Entry:
        """Send the liar's next entry: as a guest to the hub, as the hub to everybody."""
        entry = self.entry(kind, *parts, **changes)  # type: ignore[arg-type]
        self.send(entry)
        return entry

    def send(self, *entries: Entry, to: int = -1, heard: int = -1) -> None:
        """Send entries: as a guest to the hub, as the hub in its order to everybody, or `to` one device."""
        count = len(self.replica.heard) if heard < 0 else heard
        frames: list[Frame] = [Proposal(entry, count) for entry in entries]
        self.frames(*(frames if self.device else [Since(count, entries)]), to=to)

    def frames(self, *frames: Frame | str, to: int = -1) -> None:
        """Send frames, or any texts."""
        peers = self.app.screen.peers
        linked = [peer.line for peer in peers.linked] if peers else []
        texts = [frame if isinstance(frame, str) else write_frame(frame) for frame in frames]
        for line in linked if to < 0 else [to - 1]:
            self.app.run(tuple(Transmit(line, text) for text in texts))

    def move(self) -> str:
        """Return a legal action in the current position."""
        match = self.replica.state.match
        return next(each.text for each in match.game.legal_actions(match.state) if each.text != "resign")

    def say_move(self, text: str = "", **changes: object) -> Entry:
        """Send a move of the liar."""
        return self.say(DO, self.at, text or self.move(), "0", **changes)


def contribution(making: Making, secret: bytes, change: Change) -> str:
    """Return the due contribution with changed cards, and a proof as good as it can be."""
    stage, size = making.stage, making.deck.size
    device, context = making.author(stage), making.context(stage)
    key = making.common_key(device, secret)
    if stage < making.devices:
        order, given = making.order(device, secret), making.to_shuffle(device)
        sent = tuple(change([GROUP.power(given[source], key) for source in order]))
        shuffle = Shuffle(context, given, sent, GROUP.base(key))
        proof = finish(prove_shuffle(shuffle, order, key, secret))
        return text_of(GROUP.packed([*sent, shuffle.image]) + proof)
    singles, given = making.single_keys(device, secret), making.to_lock(device)
    both = [GROUP.inverse(key) * single % GROUP.order for single in singles]
    sent = tuple(change([GROUP.power(card, each) for card, each in zip(given, both, strict=True)]))
    images = tuple(map(GROUP.base, singles))
    lock = Lock(context, given, sent, making.shuffles[device].image, images)
    assert len(sent) == size
    return text_of(GROUP.packed([*sent, *images]) + finish(prove_lock(lock, both, secret)))
