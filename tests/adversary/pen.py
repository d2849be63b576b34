"""A pen that writes entries of any device as `docs/fair.md` says, or as a modified client would.

It holds the secrets of all devices and shares no code with the players but the arithmetic and the provers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import GAMES
from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import digest, stream, text_of
from engine.remote.crypto.proofs import Lock, Shuffle, prove_lock, prove_shuffle
from engine.remote.crypto.ristretto import GROUP
from engine.verifying.proofs import draw
from engine.verifying.report import Report, Shown, verify

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
TABLE = "0123456789ab"
LINKS = 40
"""Length of the chains: enough for a test."""
Data = list[Any]


def permutation(size: int, secret: bytes, context: bytes) -> list[int]:
    """Return the order that follows from a secret, by Fisher and Yates."""
    source, order = stream("order", secret, context), list(range(size))
    for last in range(size - 1, 0, -1):
        bits = last.bit_length()
        while (found := next(source) >> -bits % 8) > last:
            pass
        order[last], order[found] = order[found], order[last]
    return order


class Device:
    """The secrets of one device."""

    def __init__(self, number: int) -> None:
        self.signer = bytes([number + 1]) * 32
        self.key = ed25519.public(self.signer)
        self.deck_secret = bytes([number + 101]) * 32
        self.begin_session(bytes([number + 51]) * 32)

    def begin_session(self, seed: bytes) -> None:
        """Draw a chain from a seed."""
        self.links = [seed]
        while len(self.links) < LINKS:
            self.links.append(sha256(b"oddcheckers chain\0" + self.links[-1]).digest())
        self.head = self.links.pop()

    def commitment(self, number: int) -> bytes:
        """Return the commitment to the deck secret."""
        return digest("deck secret", TABLE, str(number), self.deck_secret)


class PenDeck:
    """A deck in the making, with the secrets of all devices."""

    def __init__(self, label: str, faces: Sequence[str], devices: Sequence[Device]) -> None:
        self.label = label
        self.faces = tuple(faces)
        self.devices = devices
        self.texts: list[str] = []
        self.lists = [[GROUP.element("face", label, str(face)) for face in range(len(faces))]]
        self.commons: list[int] = []
        self.singles: list[list[int]] = []

    @property
    def author(self) -> int:
        """The device whose contribution is due."""
        return len(self.texts) % len(self.devices)

    def context(self) -> bytes:
        """Return the digest on which the due contribution depends."""
        return digest("protocol 2", self.label, str(self.author), *self.texts)

    def contribution(self, lie: Callable[[list[int]], list[int]] = lambda cards: cards) -> str:
        """Return the due contribution; a `lie` changes the cards sent, with a proof as good as it gets."""
        secret, context = self.devices[self.author].deck_secret, self.context()
        given, size = self.lists[-1], len(self.faces)
        if len(self.texts) < len(self.devices):
            key, order = GROUP.key("common key", secret, context), permutation(size, secret, context)
            sent = lie([GROUP.power(given[source], key) for source in order])
            shuffle = Shuffle(context, tuple(given), tuple(sent), GROUP.base(key))
            data = GROUP.packed([*sent, shuffle.image]) + finish(prove_shuffle(shuffle, order, key, secret))
            self.commons.append(key)
        else:
            keys = [GROUP.key("single key", secret, context, str(card)) for card in range(size)]
            off = GROUP.inverse(self.commons[self.author])
            both = [off * key % GROUP.order for key in keys]
            sent = lie([GROUP.power(card, key) for card, key in zip(given, both, strict=True)])
            images = [GROUP.base(key) for key in keys]
            image = GROUP.base(self.commons[self.author])
            lock = Lock(context, tuple(given), tuple(sent), image, tuple(images))
            data = GROUP.packed([*sent, *images]) + finish(prove_lock(lock, both, secret))
            self.singles.append(keys)
        self.lists.append(sent)
        return text_of(data)

    def key(self, device: int, card: int) -> str:
        """Return a device's key of a card."""
        return text_of(GROUP.packed([self.singles[device][card]]))


class Pen:
    """A transcript in the making; everything is honest unless a test says otherwise."""

    def __init__(
        self, game: str, devices: int = 2, way: str = "live", clocks: str = "", **options: str
    ) -> None:
        self.game = GAMES[game]
        self.way = way
        self.options = self.game.settle_options(options)
        self.state = self.game.initial(self.options)
        self.log: list[str] = []
        self.agreed = ""
        self.devices = [Device(number) for number in range(devices)]
        self.entries: list[Data] = []
        self.chains = [[b""] for _ in range(devices)]
        self.order = [b""]
        self.places: list[list[int]] = [[] for _ in range(devices)]
        self.deals = 0
        seats = len(self.game.seats(self.options))
        given = ";".join(f"{key}={value}" for key, value in options.items())
        owners = "".join(str(seat % devices) for seat in range(seats))
        rules = str(self.game.info.rules_version)
        self.write(0, "table", TABLE, way, game, rules, given, "", owners, clocks, "2", sign=False)
        self.chains = [[b"", self.chains[0][1]], *([self.chains[0][1]] for _ in range(devices - 1))]

    # --- entries -------------------------------------------------------------------------------------------

    def heard(self) -> list[int]:
        """Return the counts of an author that has heard everything so far."""
        counts = [len(held) for held in self.places]
        return counts if self.entries else [0] * len(counts)

    def write(
        self, author: int, kind: str, *parts: str, heard: Sequence[int] = (), sign: bool = True
    ) -> Data:
        """Add an entry, signed as if everything were in order, and return it."""
        entry = [author, len(self.places[author]), list(heard) or self.heard(), kind, *parts]
        chain = digest("chain", self.chains[author][-1], self.line(entry))
        if sign:
            message = digest("entry", TABLE, self.heard_digest(entry), chain)
            entry.append(text_of(ed25519.sign(self.devices[author].signer, message)))
        self.add(entry, chain)
        return entry

    def add(self, entry: Data, chain: bytes = b"") -> None:
        """Add an entry as it is."""
        author = entry[0]
        self.chains[author].append(chain or digest("chain", self.chains[author][-1], self.line(entry)))
        self.order.append(digest("order", self.order[-1], self.chains[author][-1]))
        self.places[author].append(len(self.entries))
        self.entries.append(entry)

    @staticmethod
    def line(entry: Data) -> str:
        """Return an entry as its line."""
        return json.dumps(entry, separators=(",", ":"))

    def heard_digest(self, entry: Data) -> bytes:
        """Return the digest of what the author of an entry has heard."""
        author, _, heard, *_ = entry
        if self.way == "post":
            return digest("heard", *(chain[count] for chain, count in zip(self.chains, heard, strict=True)))
        others = [device for device in range(len(heard)) if device != author and heard[device]]
        return self.order[max((self.places[each][heard[each] - 1] + 1 for each in others), default=0)]

    # --- a whole game --------------------------------------------------------------------------------------

    def join(self, author: int, heard: Sequence[int] = ()) -> None:
        """Write the next JOIN of a device; a second one begins a session."""
        device = self.devices[author]
        commitment = text_of(device.commitment(author)) if self.game.info.hidden else ""
        keys = text_of(device.head), text_of(device.key), commitment
        self.write(author, "join", NAMES[author], *keys, heard=heard)

    def begin(self) -> None:
        """Let everybody join, and open the first deal, which decides nothing."""
        for number in range(len(self.devices)):
            self.join(number)
        self.deal()

    def deal(self) -> list[bytes]:
        """Let everybody publish the next opening."""
        openings = []
        for author, device in enumerate(self.devices):
            openings.append(device.links.pop())
            self.write(author, "open", str(self.deals), text_of(openings[-1]))
        self.deals += 1
        return openings

    def chance(self) -> None:
        """Decide an outcome jointly."""
        heads = [device.head for device in self.devices]
        label = digest("deal", TABLE, str(self.deals), *heads).hex()
        outcomes = self.game.chance_outcomes(self.state)
        chosen = draw(label, self.deal(), [weight for _, weight in outcomes])
        self.play(outcomes[chosen][0].text)

    def play(self, text: str) -> None:
        """Follow an action in the game shown."""
        self.state = self.game.apply(self.state, self.game.find(self.state, text))
        self.log.append(text)

    def move(self, text: str = "") -> None:
        """Write a move of the player in turn; the first legal one if none is given."""
        player = self.game.player(self.state)
        text = text or next(
            each.text for each in self.game.legal_actions(self.state) if each.text != "resign"
        )
        author = player % len(self.devices)
        self.write(author, "do", str(len(self.log)), text, "0")
        self.play(text)

    def wander(self, count: int, seed: int = 1) -> None:
        """Play some actions at random, chance included."""
        rng = new_rng(seed)
        for _ in range(count):
            player = self.game.player(self.state)
            if player == TERMINAL:
                return
            if player == CHANCE:
                self.chance()
                continue
            actions = [each.text for each in self.game.legal_actions(self.state) if each.text != "resign"]
            self.move(rng.choice(actions))

    # --- cards ---------------------------------------------------------------------------------------------

    def deck(self, number: int = 0, stages: int = 0) -> PenDeck:
        """Let all devices make the deck that is needed; only so many `stages`, if given."""
        deck = self.new_deck(number)
        for _ in range(stages or 2 * len(self.devices)):
            author, text = deck.author, deck.contribution()
            self.contribute(author, number, deck, text)
        return deck

    def new_deck(self, number: int = 0) -> PenDeck:
        """Return the deck that is needed now, not begun."""
        found = self.game.deck_draw(self.game.partial_state(self.state, None))
        assert found, "a card is drawn now"
        return PenDeck(f"{TABLE} {number}", found.faces, self.devices)

    def contribute(self, author: int, number: int, deck: PenDeck, text: str) -> None:
        """Write a contribution to a deck."""
        self.write(author, "deck", str(number), text)
        deck.texts.append(text)

    def planets(self) -> PenDeck:
        """Make the deck of planets in Alien Checkers, and deal one to each of two players."""
        deck = self.deck()
        for seat in range(2):
            self.write(1 - seat, "key", "0", str(seat), deck.key(1 - seat, seat))
            self.log.append(f"planet{seat + 1}:?")
        return deck

    def resign(self, author: int) -> None:
        """Write a resignation of a device's first seat."""
        self.write(author, "resign", str(author), str(len(self.log)))
        self.agreed = f"resign {author}"

    def bare(self, author: int) -> None:
        """Open a device's deck secret."""
        self.write(author, "bare", text_of(self.devices[author].deck_secret))

    # --- the end -------------------------------------------------------------------------------------------

    @property
    def shown(self) -> Shown:
        """The game that a file would show."""
        info = self.game.info
        return Shown(info.id, info.rules_version, self.options, "", tuple(self.log), self.agreed)

    def verified(self, doubles: Sequence[Data] = ()) -> Report:
        """Return the verifier's report."""
        return finish(verify(json.loads(json.dumps(self.entries)), self.shown, doubles))
