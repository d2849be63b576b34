"""The decks of a remote game: their joint shuffle, the published keys, and the cards drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.contract.remote import DeckDraw, DeckPlan
from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making
from engine.remote.crypto.hashing import SIZE, bytes_of
from engine.remote.crypto.shuffle import open_card, receive

Checked: TypeAlias = frozenset[tuple[int, int]]
"""The contributions whose proofs a device has verified: (deck, stage)."""


class DeckState(NamedTuple):
    """The state of one deck."""

    id: str
    faces: tuple[str, ...]
    """The faces in the deck; `Deck` refers to them by number."""
    making: Making
    born: int = 0
    """Number of actions when the deck was begun; 0 for a deck that the start of the game announces."""
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
    """All decks of a game, numbered in the order in which they were begun or announced."""

    items: tuple[DeckState, ...] = ()
    drawn: Mapping[int, Drawn] = {}
    """The card drawn at each place of the log, where one was."""
    revealed: tuple[bytes, ...] = ()
    """Each device's deck secret; b"" where it is not revealed."""

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
    """Return the entries that a draw needs, given the device of each seat."""
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


# --- making decks ----------------------------------------------------------------------------------------


def announced_decks(plans: Iterable[DeckPlan], table: str, devices: int) -> Decks:
    """Return the decks that the start of a game announces; people play while the devices make them."""
    decks = Decks()
    for plan in plans:
        decks = _with_new(decks, plan, table, devices, 0)
    return decks


def with_new_deck(decks: Decks, wanted: Need, table: str, devices: int, born: int = 0) -> Decks:
    """Return the decks with the needed deck created after `born` actions, if it is not there yet."""
    if wanted.deck < len(decks.items):
        return decks
    plan = DeckPlan(wanted.deck_draw.deck, wanted.deck_draw.faces)
    return _with_new(decks, plan, table, devices, born)


def _with_new(decks: Decks, plan: DeckPlan, table: str, devices: int, born: int) -> Decks:
    """Return the decks with a new one; its label is the table's id and its number."""
    making = Making(Deck(f"{table} {len(decks.items)}", len(plan.faces)), devices)
    return decks._replace(items=(*decks.items, DeckState(plan.deck, plan.faces, making, born)))


def makings(decks: Decks, wanted: Need | None, table: str, devices: int) -> tuple[tuple[int, Making], ...]:
    """Return the number and progress of all decks begun, announced or needed: the needed one first."""
    if wanted:
        decks = with_new_deck(decks, wanted, table, devices)
    found = [(number, held.making) for number, held in enumerate(decks.items)]
    return tuple(sorted(found, key=lambda each: wanted is None or each[0] != wanted.deck))


def unchecked(making: Making, number: int, device: int, checked: Checked) -> int | None:
    """Return the first stage of a deck, made by another device, whose proof a device has not verified."""
    stages = (stage for stage in range(making.stage) if making.author(stage) != device)
    return next((stage for stage in stages if (number, stage) not in checked), None)


def with_contribution(decks: Decks, number: int, text: str) -> Decks:
    """Return the decks with a device's contribution; its proof is not checked. Raises `ValueError`."""
    held = decks.items[number]
    return decks.with_deck(number, held._replace(making=finish(receive(held.making, text))))


def with_unread_contribution(decks: Decks, number: int, text: str, table: str) -> Decks:
    """Return the decks with a contribution of protocol 1, unchecked. There, a label had the deck's id."""
    held = decks.items[number]
    deck = held.making.deck._replace(label=f"{table} {held.id}")
    making = held.making._replace(deck=deck, texts=(*held.making.texts, text))
    return decks.with_deck(number, held._replace(making=making))


# --- cards -----------------------------------------------------------------------------------------------


def with_key(decks: Decks, number: int, device: int, card: int, text: str, unread: bool = False) -> Decks:
    """Return the decks with a device's key of a card. Raises `ValueError` if the key is wrong.

    Keys of protocol 1 stay `unread`.
    """
    held, key = decks.items[number], bytes_of(text, SIZE)
    if not unread and not held.making.is_key(device, card, key):
        raise ValueError("key")
    known = held.keys_of(card)
    keys = {**held.keys, card: (*known[:device], key, *known[device + 1 :])}
    return decks.with_deck(number, held._replace(keys=keys))


def face(held: DeckState, card: int, own: tuple[int, bytes] | None = None) -> str:
    """Return the face of a card opened with all keys; `own` is a device and its key of the card.

    Raises `ValueError` if no face results: then some device made the deck wrongly, and its proof is false.
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
