"""Views of a game with hidden cards: public ones, and a device's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from engine.contract.events import Event
from engine.contract.game import AnyGame
from engine.contract.steps import Steps
from engine.contract.values import Action, AnyState, Options
from engine.remote.agreement import Table
from engine.remote.cards.decks import Decks
from engine.remote.crypto.shuffle import open_card
from engine.remote.status import SharedState
from engine.session.match import Match, Replay

MANY = 64
"""More than there are games with hidden cards, times seats."""


@lru_cache(maxsize=MANY)
def seen_by(game: AnyGame, seat: int | None) -> AnyGame:
    """Return a game whose states are a seat's view of the states (None: the public view).

    Its actions are those that `redact` leaves for the seat. A game without hidden information is returned as
    is.
    """
    if not game.info.hidden:
        return game

    def initial(_self: Any, options: Options) -> AnyState:
        return game.partial_state(game.initial(options), seat)

    def parse(_self: Any, text: str, options: Options) -> AnyState:
        return game.partial_state(game.parse(text, options), seat)

    def apply(_self: Any, state: AnyState, action: Action) -> AnyState:
        return game.follow(state, action, seat)

    def find(_self: Any, state: AnyState, text: str) -> Action:
        return game.find_redacted(state, text, seat)

    def events(_self: Any, state: AnyState, action: Action, reader: int | None = None) -> tuple[Event, ...]:
        return game.events(state, action, seat if reader is None else reader)

    methods = {
        "initial": initial,
        "parse": parse,
        "apply": apply,
        "find": find,
        "events": events,
        "seen_by": seat,
    }
    seen: AnyGame = type(f"{type(game).__name__}Seen", (type(game),), methods)()
    return seen


def seen_match(match: Match, seat: int | None) -> Match:
    """Return a match at its start in a seat's view, or in the public view."""
    game = seen_by(match.game, seat)
    if game is match.game:
        return match
    return match._replace(game=game, states=(match.game.partial_state(match.states[0], seat),))


def apply_claims(match: Match, seat: int | None, claims: Iterable[str]) -> Match:
    """Return a seat's view of a match that others have won by claims, given as action texts.

    Actions after the last played one are dropped. Raises `IllegalAction` if the claims do not end the game.
    """
    played, earlier = match.played, match.states[: match.cursor]
    after = match.game.apply_claims(earlier[-1], played[-1], seat, *map(Action, claims))
    return match._replace(log=played, states=(*earlier, after))


Faces = Mapping[tuple[int, int], str]
"""Faces that a device has seen, by deck number and card number."""
NO_FACES: Faces = MappingProxyType({})


def seat_of(table: Table, device: int) -> int | None:
    """Return the seat whose view a device has: its only seat; None if it has several."""
    seats = [seat for seat, owner in enumerate(table.owners) if owner == device]
    return seats[0] if len(seats) == 1 else None


def unseen(state: SharedState, device: int, faces: Faces) -> tuple[tuple[int, int], ...]:
    """Return the cards that a device may look at and has not: (deck, card)."""
    owner = state.table.owners
    mine = [
        (drawn.deck, drawn.card)
        for drawn in state.decks.drawn.values()
        if drawn.knower is not None and owner[drawn.knower] == device
    ]
    wanted = state.need
    if wanted and wanted.met and wanted.deck_draw.chosen and owner[wanted.deck_draw.knower or 0] == device:
        mine += ((wanted.deck, card) for card in wanted.cards)
    return tuple(each for each in mine if each not in faces)


def read_faces(decks: Decks, device: int, secret: bytes, cards: Sequence[tuple[int, int]]) -> Steps[Faces]:
    """Return the faces of a device's cards, a power a step. Raises `ValueError` if one has no face."""
    found: dict[tuple[int, int], str] = {}
    for index, (number, card) in enumerate(cards):
        held = decks.deck(number)
        keys = list(held.keys_of(card))
        keys[device] = held.making.key(device, secret, card)
        face = yield from open_card(held.making, card, tuple(keys), index / len(cards))
        found[number, card] = held.faces[face]
    return found


def texts(state: SharedState, device: int, faces: Faces) -> tuple[str, ...]:
    """Return the log as a device may read it, up to its first card not looked at."""
    read: list[str] = []
    for place, action in enumerate(state.match.log):
        drawn = state.decks.drawn.get(place)
        own = drawn and drawn.knower is not None and state.table.owners[drawn.knower] == device
        if drawn and own and (drawn.deck, drawn.card) not in faces:
            break
        read.append(f"{drawn.lead}{faces[drawn.deck, drawn.card]}" if drawn and own else action.text)
    return tuple(read)


def match_of(state: SharedState, device: int, faces: Faces) -> Match:
    """Return the match as a device sees it, as far as it has looked."""
    if not state.match.game.info.hidden:
        return state.match
    seat = seat_of(state.table, device)
    begun = seen_match(state.table.match, seat)
    replay = Replay(begun)
    for text in texts(state, device, faces):
        replay.play(begun.game.find(replay.state, text))
    match = replay.match
    claims = [claim for claim in state.claims if claim not in match.texts]  # a device knows its own card
    if claims and match.cursor == state.match.cursor:
        match = apply_claims(match, seat, claims)
    return match._replace(agreed=state.match.agreed)


# --- after the game --------------------------------------------------------------------------------------


def all_revealed(decks: Decks) -> bool:
    """Return True if all devices have revealed their deck secrets."""
    return bool(decks.revealed) and b"" not in decks.revealed


def revealed_match(state: SharedState) -> Match:
    """Return the whole match with everything revealed.

    Raises `IllegalAction` or `ValueError` if a device has cheated.
    """
    used = {drawn.deck for drawn in state.decks.drawn.values()}
    orders = {number: state.decks.deck(number).making.order_of(state.decks.revealed) for number in used}
    start = state.table.match
    replay = Replay(start)
    for place, action in enumerate(state.match.log):
        drawn, text = state.decks.drawn.get(place), action.text
        if drawn:
            held = state.decks.deck(drawn.deck)
            text = f"{drawn.lead}{held.faces[orders[drawn.deck][drawn.card]]}"
        replay.play(start.game.find(replay.state, text))
    return replay.match._replace(agreed=state.match.agreed)
