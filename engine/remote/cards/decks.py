"""The decks of a remote game: how far they are made, the keys published, and the cards drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.decks import DeckDraw
from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.group import GROUP
from engine.remote.crypto.hashing import SIZE, bytes_of
from engine.remote.crypto.shuffle import Making, open_card, receive


class DeckState(NamedTuple):
    """One deck."""

    id: str
    faces: tuple[str, ...]
    """The faces in the deck; `Deck` refers to them by number."""
    making: Making
    names: Mapping[str, int] = {}
    """Card number of each named card."""
    keys: Mapping[int, tuple[bytes, ...]] = {}
    """Each card's keys by device; b"" where a key is not published."""

    @property
    def ready(self) -> bool:
        """True if all devices have shuffled and locked the deck."""
        return self.making.turn() is None

    def unnamed(self) -> tuple[int, ...]:
        """Return the cards without a name, topmost first."""
        return tuple(card for card in range(len(self.faces)) if card not in self.names.values())

    def card(self, name: str) -> int | None:
        """Return the card with a name, or else the topmost unnamed card; None if none is left."""
        return self.names.get(name, next(iter(self.unnamed()), None))

    def keys_of(self, card: int) -> tuple[bytes, ...]:
        """Return the published keys of a card by device."""
        return self.keys.get(card, (b"",) * self.making.devices)


class Drawn(NamedTuple):
    """A card drawn by an action or a chance outcome."""

    deck: int
    card: int
    knower: int | None
    """The seat that sees the card; None for all."""
    lead: str
    """Text of the action before the face."""


class Decks(NamedTuple):
    """All decks of a game."""

    items: tuple[DeckState, ...] = ()
    drawn: Mapping[int, Drawn] = {}
    """The card drawn at each place of the log, where one was."""
    revealed: tuple[bytes, ...] = ()
    """Each device's deck secret after the game; b"" where it is not revealed."""

    def deck(self, deck: int) -> DeckState:
        """Return a deck by its number."""
        return self.items[deck]

    def with_deck(self, number: int, held: DeckState) -> Decks:
        """Return the decks with one replaced."""
        return self._replace(items=(*self.items[:number], held, *self.items[number + 1 :]))


class Need(NamedTuple):
    """The entries that are needed before a card can be drawn."""

    deck_draw: DeckDraw
    deck: int
    """Number of the deck; the number of decks if this one is still to be created."""
    maker: int | None = None
    """The device whose contribution is due; None once the deck is made."""
    cards: tuple[int, ...] = ()
    """The cards to be revealed."""
    keys: frozenset[tuple[int, int]] = frozenset()
    """The missing keys: (device, card)."""

    @property
    def met(self) -> bool:
        """True if nothing is missing."""
        return self.maker is None and not self.keys


def need(decks: Decks, deck_draw: DeckDraw, owners: Sequence[int]) -> Need:
    """Return what a drawing needs, given the device of each seat."""
    number = next((at for at, held in enumerate(decks.items) if held.id == deck_draw.deck), len(decks.items))
    if number == len(decks.items):
        return Need(deck_draw, number, 0)
    held = decks.items[number]
    if not held.ready:
        return Need(deck_draw, number, held.making.turn())
    uppermost = held.card(deck_draw.card)
    cards = held.unnamed() if deck_draw.chosen else () if uppermost is None else (uppermost,)
    knower = -1 if deck_draw.knower is None else owners[deck_draw.knower]
    keys = frozenset(
        (device, card)
        for card in cards
        for device, key in enumerate(held.keys_of(card))
        if device != knower and not key
    )
    return Need(deck_draw, number, None, cards, keys)


def with_new_deck(decks: Decks, wanted: Need, table: str, devices: int) -> Decks:
    """Return the decks with the needed deck created; its label is unique to the table."""
    if wanted.deck < len(decks.items):
        return decks
    deck_draw = wanted.deck_draw
    deck = Deck(f"{table} {deck_draw.deck}", len(deck_draw.faces), GROUP)
    return decks._replace(
        items=(*decks.items, DeckState(deck_draw.deck, deck_draw.faces, Making(deck, devices)))
    )


def making_of(decks: Decks, wanted: Need, table: str, devices: int) -> Making:
    """Return the progress of the needed deck."""
    return with_new_deck(decks, wanted, table, devices).deck(wanted.deck).making


def with_contribution(decks: Decks, number: int, text: str) -> Decks:
    """Return the decks with a device's contribution to a deck. Raises `ValueError`."""
    held = decks.items[number]
    return decks.with_deck(number, held._replace(making=finish(receive(held.making, text))))


def with_key(decks: Decks, number: int, device: int, card: int, text: str) -> Decks:
    """Return the decks with a device's key of a card. Raises `ValueError` if the key is wrong."""
    held, key = decks.items[number], bytes_of(text, SIZE)
    if not held.making.is_key(device, card, key):
        raise ValueError("key")
    known = held.keys_of(card)
    keys = {**held.keys, card: (*known[:device], key, *known[device + 1 :])}
    return decks.with_deck(number, held._replace(keys=keys))


def face(held: DeckState, card: int, own: tuple[int, bytes] | None = None) -> str:
    """Return the face of a card opened with all keys; `own` is a device and its key of the card.

    Raises `ValueError` if no face results: then some device made the deck wrongly.
    """
    keys = held.keys_of(card)
    if own:
        keys = (*keys[: own[0]], own[1], *keys[own[0] + 1 :])
    return held.faces[finish(open_card(held.making, card, keys))]


def with_drawn(decks: Decks, wanted: Need, card: int, place: int) -> Decks:
    """Return the decks with a card drawn at a place of the log."""
    deck_draw, held = wanted.deck_draw, decks.items[wanted.deck]
    held = held._replace(names={**held.names, deck_draw.card: card})
    drawn = Drawn(wanted.deck, card, deck_draw.knower, deck_draw.lead)
    return decks.with_deck(wanted.deck, held)._replace(drawn={**decks.drawn, place: drawn})


def rewound_decks(decks: Decks, cursor: int) -> Decks:
    """Return the decks rewound to a place in the log: cards drawn later lose their names."""
    drawn = {place: each for place, each in decks.drawn.items() if place < cursor}
    left = {(each.deck, each.card) for each in drawn.values()}
    items = tuple(
        held._replace(names={name: card for name, card in held.names.items() if (number, card) in left})
        for number, held in enumerate(decks.items)
    )
    return decks._replace(drawn=drawn, items=items)
