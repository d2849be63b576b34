"""Checks by arithmetic: outcomes of chance, shuffles and locks, keys of cards, secrets at the end.

The equations are those of `docs/fair.md`; g is the generator of the group.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, islice
from math import lcm, prod
from typing import NamedTuple

from engine.contract.remote import DeckDraw
from engine.contract.steps import Steps
from engine.remote.crypto.hashing import SIZE, bytes_of, digest, length_of, number, stream
from engine.remote.crypto.ristretto import GROUP

WIDTH = GROUP.size
Q = GROUP.order
PROTOCOL = "protocol 2"
UNREAD = "?"
"""Stands for the face of a card that only one player sees."""
_WEIGHT_BITS = 128


class Fault(Exception):
    """Raised for a value that its device cannot have made honestly, whatever others have done."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code
        """A code of protocol errors, for translations."""


class Numbers:
    """The numbers in a contribution, taken from the front."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def elements(self, count: int) -> tuple[int, ...]:
        """Return the next elements of the group, none of them neutral. Raises `Fault`."""
        found = tuple(self._numbers(count))
        if not all(map(GROUP.has, found)):
            raise Fault("deck", "it holds a number that is no element of the group")
        return found

    def exponents(self, count: int) -> tuple[int, ...]:
        """Return the next exponents. Raises `Fault`."""
        found = tuple(self._numbers(count))
        if any(value >= Q for value in found):
            raise Fault("deck", "it holds a number that is no exponent")
        return found

    def _numbers(self, count: int) -> Iterator[int]:
        part, self._data = self._data[: count * WIDTH], self._data[count * WIDTH :]
        return (int.from_bytes(part[at : at + WIDTH], "little") for at in range(0, count * WIDTH, WIDTH))


class Deck:
    """One deck: its contributions, each checked, and the keys of its cards."""

    def __init__(self, label: str, name: str, faces: tuple[str, ...], devices: int, born: int) -> None:
        self.label = label
        self.name = name
        self.faces = faces
        self.devices = devices
        self.born = born
        """Number of actions when it was begun."""
        self.texts: list[str] = []
        self.lists: list[tuple[int, ...]] = [
            tuple(GROUP.element("face", self.label, str(face)) for face in range(len(faces)))
        ]
        """The faces, and the cards after each contribution."""
        self.images: list[int] = []
        """g^k of each device's shuffle."""
        self.key_images: list[tuple[int, ...]] = []
        """g^s for each card, of each device's lock."""
        self.names: dict[str, int] = {}
        self.keys: dict[tuple[int, int], int] = {}
        """The published keys, by card and device."""

    @property
    def maker(self) -> int | None:
        """The device whose contribution is due; None when the deck is made."""
        return len(self.texts) % self.devices if len(self.texts) < 2 * self.devices else None

    def unnamed(self) -> tuple[int, ...]:
        """Return the cards without a name, topmost first."""
        return tuple(card for card in range(len(self.faces)) if card not in self.names.values())

    def add(self, text: str) -> Steps[None]:
        """Add the due contribution, with its proof. Raises `Fault`."""
        device, size = len(self.texts) % self.devices, len(self.faces)
        locks = len(self.texts) >= self.devices
        count = 3 * size + 1 if locks else 5 * size + 6
        if len(text) != length_of(count * WIDTH):
            raise Fault("deck", "it has not the length of such a list and its proof")
        try:
            numbers = Numbers(bytes_of(text, count * WIDTH))
        except ValueError as fault:
            raise Fault("deck", "it is malformed") from fault
        context = self._context(len(self.texts))
        sent = numbers.elements(size)
        if len(set(sent)) < size:
            raise Fault("deck", "two of its cards are equal")
        if locks:
            images = numbers.elements(size)
            yield from check_lock(context, self.lists[-1], sent, self.images[device], images, numbers)
            self.key_images.append(images)
        else:
            (image,) = numbers.elements(1)
            yield from check_shuffle(context, self.lists[-1], sent, image, numbers)
            self.images.append(image)
        self.texts.append(text)
        self.lists.append(sent)

    def add_key(self, device: int, card: int, text: str) -> int:
        """Add a published key of a card, and return it. Raises `Fault`."""
        key = self.read_key(device, card, text)
        self.keys[card, device] = key
        return key

    def read_key(self, device: int, card: int, text: str) -> int:
        """Return a key after comparing it with its image. Raises `Fault`."""
        try:
            key = int.from_bytes(bytes_of(text, SIZE), "little")
        except ValueError as fault:
            raise Fault("deck", "it is malformed") from fault
        if not 0 < key < Q or GROUP.base(key) != self.key_images[device][card]:
            raise Fault("deck", "it is not the key with which its device has locked the card")
        return key

    def face(self, card: int, own: tuple[int, int] | None = None) -> str:
        """Return the face of a card, given the keys of all devices; `own` is a device and its key.

        Raises `Fault`.
        """
        together = 1
        for device in range(self.devices):
            key = own[1] if own and own[0] == device else self.keys[card, device]
            together = together * key % Q
        number = GROUP.power(self.lists[-1][card], pow(together, -1, Q))
        if number not in self.lists[0]:
            raise Fault("face", "a card shows none of the faces of its deck")
        return self.faces[self.lists[0].index(number)]

    # --- secrets at the end --------------------------------------------------------------------------------

    def audit(self, device: int, secret: bytes) -> Steps[None]:
        """Compare a device's contributions with its secret. Raises `Fault`."""
        other = Fault("deck", "its secret is not that of its shuffles and locks")
        size, shuffles = len(self.faces), self.texts[: self.devices]
        common = 0
        if device < len(shuffles):
            context = self._context(device)
            common = GROUP.key("common key", secret, context)
            order = _permutation(size, stream("order", secret, context))
            if GROUP.base(common) != self.images[device]:
                raise other
            for source, sent in zip(order, self.lists[device + 1], strict=True):
                if (yield from _product([(self.lists[device][source], common)])) != sent:
                    raise other
        if device < len(self.key_images):
            context = self._context(self.devices + device)
            for card, image in enumerate(self.key_images[device]):
                if GROUP.base(GROUP.key("single key", secret, context, str(card))) != image:
                    raise other
                yield 0.0

    def open_all(self, secrets: Sequence[bytes]) -> tuple[str, ...]:
        """Return the faces of all cards, given the secrets of all devices. Raises `Fault`."""
        for device, secret in enumerate(secrets):
            context = self._context(self.devices + device)
            for card in range(len(self.faces)):
                self.keys[card, device] = GROUP.key("single key", secret, context, str(card))
        return tuple(self.face(card) for card in range(len(self.faces)))

    def _context(self, stage: int) -> bytes:
        """Return the digest on which all of a contribution depends: everything before it."""
        return digest(PROTOCOL, self.label, str(stage % self.devices), *self.texts[:stage])


class Drawn(NamedTuple):
    """A card that an action or an outcome has drawn."""

    deck: int
    card: int
    knower: int | None
    """The seat that sees it; None for all."""
    lead: str
    """Text of the action before the face."""


class Need(NamedTuple):
    """The entries that are needed before a card can be drawn."""

    draw: DeckDraw
    deck: int
    """Number of the deck; the number of decks if it is not begun."""
    made: bool = False
    cards: tuple[int, ...] = ()
    keys: frozenset[tuple[int, int]] = frozenset()
    """The missing keys: (device, card)."""

    @property
    def met(self) -> bool:
        """True if nothing is missing."""
        return self.made and not self.keys


class Cards:
    """All decks of a game, and the cards drawn from them."""

    def __init__(self, table: str, devices: int) -> None:
        self.table = table
        self.devices = devices
        self.decks: list[Deck] = []
        self.drawn: dict[int, Drawn] = {}
        """The card drawn at each place of the log, where one was."""

    def begin(self, name: str, faces: tuple[str, ...], born: int) -> None:
        """Begin the next deck, after `born` actions."""
        label = f"{self.table} {len(self.decks)}"
        self.decks.append(Deck(label, name, faces, self.devices, born))

    def maker(self, number: int) -> int:
        """Return the device whose contribution to an unfinished deck is due."""
        return (self.decks[number].maker or 0) if number < len(self.decks) else 0

    def need(self, found: DeckDraw, owners: Sequence[int]) -> Need:
        """Return the entries that a card needs before it is drawn."""
        number = next((at for at, deck in enumerate(self.decks) if deck.name == found.deck), len(self.decks))
        if number == len(self.decks) or self.decks[number].maker is not None:
            return Need(found, number)
        deck = self.decks[number]
        unnamed = deck.unnamed()
        top = deck.names.get(found.card, unnamed[0] if unnamed else None)
        cards = unnamed if found.chosen else () if top is None else (top,)
        knower = None if found.knower is None else owners[found.knower]
        devices = [device for device in range(self.devices) if device != knower]
        missing = {(device, card) for card in cards for device in devices if (card, device) not in deck.keys}
        return Need(found, number, True, cards, frozenset(missing))

    def name(self, need: Need, card: int, place: int) -> None:
        """Give a card its name, as the one that is drawn at a place of the log."""
        self.decks[need.deck].names[need.draw.card] = card
        self.drawn[place] = Drawn(need.deck, card, need.draw.knower, need.draw.lead)

    def shows(self, owners: Sequence[int], author: int, text: str, key: str) -> bool:
        """Return True if a text shows a card of its author, opened with the author's key. Raises `Fault`."""
        for drawn in self.drawn.values():
            own = drawn.knower is not None and owners[drawn.knower] == author
            if own and text.startswith(drawn.lead):
                deck = self.decks[drawn.deck]
                opened = deck.face(drawn.card, (author, deck.read_key(author, drawn.card, key)))
                if text == f"{drawn.lead}{opened}":
                    return True
        return False

    def rewind(self, place: int) -> None:
        """Take back the cards drawn from a place of the log on."""
        self.drawn = {at: each for at, each in self.drawn.items() if at < place}
        left = {(each.deck, each.card) for each in self.drawn.values()}
        for at, deck in enumerate(self.decks):
            deck.names = {name: card for name, card in deck.names.items() if (at, card) in left}


# --- proofs ------------------------------------------------------------------------------------------------


def check_shuffle(
    context: bytes, given: Sequence[int], sent: Sequence[int], image: int, numbers: Numbers
) -> Steps[None]:
    """Check that `sent` is `given` in another order, all to one power k with g^k = `image`. Raises `Fault`.

    The names are those of Haenni, Locher, Koenig and Dubuis (VOTING 2017).
    """
    size = len(given)
    said = digest("shuffle statement", context, *map(GROUP.packed, (given, sent, [image])))
    c, chain = numbers.elements(size), numbers.elements(size)
    (challenge,) = numbers.exponents(1)
    s1, s2, s3, s4 = numbers.exponents(4)
    chain_s, order_s = numbers.exponents(size), numbers.exponents(size)
    seed = digest("shuffle weights", said, GROUP.packed(c))
    u = [number(_WEIGHT_BITS, "shuffle weight", seed, str(card)) for card in range(size)]
    h, *hs = _generators(size)
    off = Q - challenge
    t1 = yield from _product([*((each, off) for each in c), *((each, challenge) for each in hs)], s1)
    t2 = yield from _product([(chain[-1], off), (h, challenge * prod(u))], s2)
    t3 = yield from _product([*_weighed(c, u, off), *zip(hs, order_s, strict=True)], s3)
    t4 = yield from _product([*_weighed(given, u, Q - s4), *zip(sent, order_s, strict=True)])
    t5 = yield from _product([(image, off)], s4)
    first = [t1, t2, t3, t4, t5]
    for before, link, order, base in zip((h, *chain), chain, order_s, chain_s, strict=False):
        first.append((yield from _product([(link, off), (before, order)], base)))
    if challenge != GROUP.key("shuffle challenge", said, *map(GROUP.packed, (c, chain, first))):
        raise Fault("deck", "its proof does not show that these are the received cards in another order")


def check_lock(
    context: bytes,
    given: Sequence[int],
    sent: Sequence[int],
    image: int,
    images: Sequence[int],
    numbers: Numbers,
) -> Steps[None]:
    """Check for each card that one power leads from `given` to `sent`, and from `image` to the card's image.

    Raises `Fault`.
    """
    said = digest("lock statement", context, *map(GROUP.packed, (given, sent, [image], images)))
    (challenge,) = numbers.exponents(1)
    responses = numbers.exponents(len(given))
    off, first = Q - challenge, []
    for card, response in enumerate(responses):
        first.append((yield from _product([(given[card], response), (sent[card], off)])))
        first.append((yield from _product([(image, response), (images[card], off)])))
    if challenge != GROUP.key("lock challenge", said, GROUP.packed(first)):
        raise Fault("deck", "its proof does not show that these are the received cards under its keys")


@lru_cache(4)
def _generators(size: int) -> tuple[int, ...]:
    """Return h, h_1, …, h_size, whose relations nobody knows."""
    places = (GROUP.element("shuffle generator", str(place)) for place in range(size))
    return (GROUP.element("shuffle chain"), *places)


def _weighed(values: Sequence[int], weights: Sequence[int], factor: int) -> list[tuple[int, int]]:
    return [(value, factor * weight) for value, weight in zip(values, weights, strict=True)]


def _product(terms: Sequence[tuple[int, int]], base: int = 0) -> Steps[int]:
    """Return the product of powers, times g to the power `base`."""
    return GROUP.product_steps([(value, exponent % Q) for value, exponent in terms], 0.0, base)


# --- chance ------------------------------------------------------------------------------------------------


def opening_before(opening: bytes) -> bytes:
    """Return the opening before this one in its chain, or the head."""
    return sha256(b"oddcheckers chain\0" + opening).digest()


def draw(label: str | bytes, openings: Sequence[bytes], weights: Sequence[float]) -> int:
    """Return the index of the outcome that follows from the openings of all devices."""
    ratios = [weight.as_integer_ratio() for weight in weights]
    whole = lcm(*(bottom for _, bottom in ratios))
    ends = list(accumulate(top * (whole // bottom) for top, bottom in ratios))
    drawn = _below(ends[-1], stream("lot", label, *openings))
    return next(index for index, end in enumerate(ends) if drawn < end)


def _below(limit: int, source: Iterator[int]) -> int:
    """Return a number below a limit: as many bits as it needs, again until they fit."""
    bits = (limit - 1).bit_length()
    while True:
        data = bytes(islice(source, (bits + 7) // 8))
        if (found := int.from_bytes(data, "big") >> -bits % 8) < limit:
            return found


def _permutation(size: int, source: Iterator[int]) -> tuple[int, ...]:
    """Return the order that follows from a stream of bytes (Fisher and Yates)."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = _below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
