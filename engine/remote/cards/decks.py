"""The decks of a game between devices: how far they are made, whose keys were told, what was drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.decks import Drawing
from engine.contract.steps import finish
from engine.remote.crypto.base64url import bytes_of
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.group import GROUP
from engine.remote.crypto.hashing import SIZE
from engine.remote.crypto.shuffle import Making, open_card, receive


class DeckState(NamedTuple):
    """A deck."""

    id: str
    faces: tuple[str, ...]
    """What may lie in it, by the numbers that the deck knows."""
    making: Making
    names: Mapping[str, int] = {}
    """Which card has which name."""
    keys: Mapping[int, tuple[bytes, ...]] = {}
    """Of each card, the key that each device has told; b"" where it has not."""

    @property
    def ready(self) -> bool:
        """Whether it has been shuffled and locked by all."""
        return self.making.turn() is None

    def unnamed(self) -> tuple[int, ...]:
        """Return the cards without a name, the uppermost first."""
        return tuple(card for card in range(len(self.faces)) if card not in self.names.values())

    def card(self, name: str) -> int | None:
        """Return the card of a name, or the one that gets it; None if there is none left."""
        return self.names.get(name, next(iter(self.unnamed()), None))

    def keys_of(self, card: int) -> tuple[bytes, ...]:
        """Return the keys of a card that were told."""
        return self.keys.get(card, (b"",) * self.making.devices)


class Drawn(NamedTuple):
    """A card that an action of the log has brought, or an outcome."""

    deck: int
    card: int
    knower: int | None
    """The seat that sees it; None: all."""
    lead: str
    """What stands before its face in the text."""


class Decks(NamedTuple):
    """All decks of a game, and what has come of them."""

    items: tuple[DeckState, ...] = ()
    drawn: Mapping[int, Drawn] = {}
    """What each place of the log has brought, where it was a card."""
    revealed: tuple[bytes, ...] = ()
    """Of each device, the secret of its decks, once the game is over; b"" where it was not told."""

    def deck(self, deck: int) -> DeckState:
        """Return a deck by its number."""
        return self.items[deck]

    def with_deck(self, number: int, held: DeckState) -> Decks:
        """Return it with a deck as it has become."""
        return self._replace(items=(*self.items[:number], held, *self.items[number + 1 :]))


class Need(NamedTuple):
    """What has to be said before a card can be drawn."""

    drawing: Drawing
    deck: int
    """The number of the deck; one more than there is if it is still to be begun."""
    maker: int | None = None
    """The device that has to shuffle it, or to lock it; None once it is made."""
    cards: tuple[int, ...] = ()
    """The cards that come to light."""
    keys: frozenset[tuple[int, int]] = frozenset()
    """The keys that are still to be told: (device, card)."""

    @property
    def met(self) -> bool:
        """Whether nothing is missing."""
        return self.maker is None and not self.keys


def need(decks: Decks, drawing: Drawing, owners: Sequence[int]) -> Need:
    """Return what is needed for a drawing; `owners` says which device has each seat."""
    number = next((at for at, held in enumerate(decks.items) if held.id == drawing.deck), len(decks.items))
    if number == len(decks.items):
        return Need(drawing, number, 0)
    held = decks.items[number]
    if not held.ready:
        return Need(drawing, number, held.making.turn())
    uppermost = held.card(drawing.card)
    cards = held.unnamed() if drawing.chosen else () if uppermost is None else (uppermost,)
    knower = -1 if drawing.knower is None else owners[drawing.knower]
    keys = frozenset(
        (device, card)
        for card in cards
        for device, key in enumerate(held.keys_of(card))
        if device != knower and not key
    )
    return Need(drawing, number, None, cards, keys)


def with_new_deck(decks: Decks, wanted: Need, table: str, devices: int) -> Decks:
    """Return the vault with the deck there that is needed; a deck of each table has a label of its own."""
    if wanted.deck < len(decks.items):
        return decks
    drawing = wanted.drawing
    deck = Deck(f"{table} {drawing.deck}", len(drawing.faces), GROUP)
    return decks._replace(items=(*decks.items, DeckState(drawing.deck, drawing.faces, Making(deck, devices))))


def making_of(decks: Decks, wanted: Need, table: str, devices: int) -> Making:
    """Return how far the deck is made that is needed."""
    return with_new_deck(decks, wanted, table, devices).deck(wanted.deck).making


def with_contribution(decks: Decks, number: int, text: str) -> Decks:
    """Return the vault with what a device has sent of a deck whose turn it is. Raises `ValueError`."""
    held = decks.items[number]
    return decks.with_deck(number, held._replace(making=finish(receive(held.making, text))))


def with_key(decks: Decks, number: int, device: int, card: int, text: str) -> Decks:
    """Return the vault with the key of a card that a device has told. Raises `ValueError`: it is another."""
    held, key = decks.items[number], bytes_of(text, SIZE)
    if not held.making.is_key(device, card, key):
        raise ValueError("key")
    told = held.keys_of(card)
    keys = {**held.keys, card: (*told[:device], key, *told[device + 1 :])}
    return decks.with_deck(number, held._replace(keys=keys))


def face(held: DeckState, card: int, own: tuple[int, bytes] | None = None) -> str:
    """Return the face of a card by the keys of all; `own` is a device's number with its key of that card.

    Raises `ValueError` if there is no such face: then somebody has made the deck wrongly.
    """
    keys = held.keys_of(card)
    if own:
        keys = (*keys[: own[0]], own[1], *keys[own[0] + 1 :])
    return held.faces[finish(open_card(held.making, card, keys))]


def with_drawn(decks: Decks, wanted: Need, card: int, place: int) -> Decks:
    """Return the vault with a card drawn at a place of the log."""
    drawing, held = wanted.drawing, decks.items[wanted.deck]
    held = held._replace(names={**held.names, drawing.card: card})
    drawn = Drawn(wanted.deck, card, drawing.knower, drawing.lead)
    return decks.with_deck(wanted.deck, held)._replace(drawn={**decks.drawn, place: drawn})


def rewound_decks(decks: Decks, cursor: int) -> Decks:
    """Return the vault as it is when play goes back to a place in the log: later cards have no name again."""
    drawn = {place: each for place, each in decks.drawn.items() if place < cursor}
    left = {(each.deck, each.card) for each in drawn.values()}
    items = tuple(
        held._replace(names={name: card for name, card in held.names.items() if (number, card) in left})
        for number, held in enumerate(decks.items)
    )
    return decks._replace(drawn=drawn, items=items)
