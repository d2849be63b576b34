"""What a device sees of a game that hides something: its own cards, by keys that the others have told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.contract.steps import Steps
from engine.remote.agreement import Table
from engine.remote.cards.decks import Vault
from engine.remote.cards.public_view import conceded, seen_match
from engine.remote.crypto.deck import order_of
from engine.remote.crypto.shuffle import open_card
from engine.remote.status import Pact
from engine.session.match import Match, Replay

Faces = Mapping[tuple[int, int], str]
"""What a device has seen: the faces of cards, by the numbers of their decks and their own."""
NOTHING: Faces = MappingProxyType({})


def seat_of(table: Table, device: int) -> int | None:
    """Return the seat with whose eyes a device sees: its own, if it has one."""
    seats = [seat for seat, owner in enumerate(table.owners) if owner == device]
    return seats[0] if len(seats) == 1 else None


def unseen(pact: Pact, device: int, faces: Faces) -> tuple[tuple[int, int], ...]:
    """Return the cards that a device may look at and has not: (deck, card)."""
    owner = pact.table.owners
    mine = [
        (drawn.deck, drawn.card)
        for drawn in pact.vault.drawn.values()
        if drawn.knower is not None and owner[drawn.knower] == device
    ]
    wanted = pact.need
    if wanted and wanted.met and wanted.drawing.chosen and owner[wanted.drawing.knower or 0] == device:
        mine += ((wanted.deck, card) for card in wanted.cards)
    return tuple(each for each in mine if each not in faces)


def look(vault: Vault, device: int, secret: bytes, cards: Sequence[tuple[int, int]]) -> Steps[Faces]:
    """Return the faces of cards that are open to a device, a power a step. Raises `ValueError`: no face."""
    found: dict[tuple[int, int], str] = {}
    for index, (number, card) in enumerate(cards):
        held = vault.held(number)
        keys = list(held.told(card))
        keys[device] = held.making.deck.key(secret, card)
        face = yield from open_card(held.making, card, tuple(keys), index / len(cards))
        found[number, card] = held.faces[face]
    return found


def texts(pact: Pact, device: int, faces: Faces) -> tuple[str, ...]:
    """Return the log as a device may read it, up to the first card that it has still to look at."""
    read: list[str] = []
    for place, action in enumerate(pact.match.log):
        drawn = pact.vault.drawn.get(place)
        own = drawn and drawn.knower is not None and pact.table.owners[drawn.knower] == device
        if drawn and own and (drawn.deck, drawn.card) not in faces:
            break
        read.append(f"{drawn.lead}{faces[drawn.deck, drawn.card]}" if drawn and own else action.text)
    return tuple(read)


def match_of(pact: Pact, device: int, faces: Faces) -> Match:
    """Return the match as a device sees it, as far as it has looked."""
    if not pact.match.game.info.hidden:
        return pact.match
    seat = seat_of(pact.table, device)
    begun = seen_match(pact.table.match, seat)
    replay = Replay(begun)
    for text in texts(pact, device, faces):
        replay.play(begun.game.find(replay.state, text))
    match = replay.match
    if pact.claims and match.cursor == pact.match.cursor:
        match = conceded(match, seat, pact.claims)
    return match._replace(agreed=pact.match.agreed)


# --- at the end -------------------------------------------------------------------------------------------


def is_bare(vault: Vault) -> bool:
    """Whether all devices have told the secrets of their decks."""
    return bool(vault.bared) and b"" not in vault.bared


def laid_open(pact: Pact) -> Match:
    """Return the whole match, with all that was hidden.

    Raises `IllegalAction`, `ValueError`: somebody has cheated.
    """
    orders = [order_of(held.making.deck, pact.vault.bared) for held in pact.vault.decks]
    start = pact.table.match
    replay = Replay(start)
    for place, action in enumerate(pact.match.log):
        drawn, text = pact.vault.drawn.get(place), action.text
        if drawn:
            held = pact.vault.held(drawn.deck)
            text = f"{drawn.lead}{held.faces[orders[drawn.deck][drawn.card]]}"
        replay.play(start.game.find(replay.state, text))
    return replay.match._replace(agreed=pact.match.agreed)
