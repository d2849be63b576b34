"""Entries about cards: decks are made, keys told, cards come to light, and somebody has won by one."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, IllegalAction
from engine.remote.cards.decks import Need, face, with_contribution, with_drawn, with_key, with_new_deck
from engine.remote.cards.public_view import conceded
from engine.remote.crypto.base64url import bytes_of
from engine.remote.crypto.hashing import SIZE
from engine.remote.entries import Entry
from engine.remote.errors import NOBODY, ProtocolError, StaleEntry
from engine.remote.status import (
    MOST_TIME,
    SharedState,
    after_action,
    check_current,
    number_of,
    rewound,
    with_item,
)

UNREAD = "?"
"""What stands for the face of a card that the others may not see."""


def apply_deck(state: SharedState, entry: Entry) -> SharedState:
    """Take what a device has made of a deck: it was shuffled, or locked.

    Raises `StaleEntry` if the deck is made already, `ProtocolError` if the deck is malformed or it is
    another device's turn.
    """
    wanted, number = _wanted(state, entry), number_of(entry)
    if number < wanted.deck or (number == wanted.deck and wanted.maker is None):
        raise StaleEntry("it is made")
    if number != wanted.deck or wanted.maker != entry.author:
        raise ProtocolError("order", entry.author)
    decks = with_new_deck(state.decks, wanted, state.table.id, len(state.people))
    try:
        return state._replace(decks=with_contribution(decks, number, entry.parts[1]))
    except ValueError as fault:
        raise ProtocolError("deck", entry.author) from fault


def apply_key(state: SharedState, entry: Entry) -> SharedState:
    """Take the key of a card; with the last that is needed it comes to light.

    Raises `ProtocolError` if that key is not wanted, or fits no card.
    """
    wanted, number, card = _wanted(state, entry), number_of(entry), number_of(entry, 1)
    if number != wanted.deck or (entry.author, card) not in wanted.keys:
        raise ProtocolError("order", entry.author)
    try:
        decks = with_key(state.decks, number, entry.author, card, entry.parts[2])
    except ValueError as fault:
        raise ProtocolError("deck", entry.author) from fault
    return reveal_cards(state._replace(decks=decks))


def _wanted(state: SharedState, entry: Entry) -> Need:
    """Return what cards are wanted. Raises `ProtocolError` if none are."""
    if state.need is None or not state.complete:
        raise ProtocolError("order", entry.author)
    return state.need


def reveal_cards(state: SharedState) -> SharedState:
    """Turn over all cards for which nothing is missing any more.

    Raises `ProtocolError` if a card has no face that the game knows.
    """
    while state.match.player == CHANCE and (wanted := state.need) and wanted.met:
        if not wanted.cards:
            raise ProtocolError("face", NOBODY)
        state = _turned(state, wanted)
    return state


def _turned(state: SharedState, wanted: Need) -> SharedState:
    """Turn over the next card: for all, or for a seat alone."""
    drawing, game, position = wanted.drawing, state.match.game, state.match.state
    text = f"{drawing.lead}{UNREAD}"
    if drawing.knower is None:
        text = state.known_next() or drawing.text(_face(state, wanted))
    decks = with_drawn(state.decks, wanted, wanted.cards[0], state.match.cursor)
    try:
        return after_action(state._replace(decks=decks), game.find(position, text))
    except IllegalAction as fault:
        raise ProtocolError("face", NOBODY) from fault


def _face(state: SharedState, wanted: Need) -> str:
    try:
        return face(state.decks.deck(wanted.deck), wanted.cards[0])
    except ValueError as fault:
        raise ProtocolError("face", NOBODY) from fault


def apply_hide(state: SharedState, entry: Entry) -> SharedState:
    """Let a seat do in secret what takes a card: which one is told, but not what is on it.

    Raises `ProtocolError` if it is another's turn, or no card of theirs.
    """
    at, took, card = number_of(entry), number_of(entry, 1, MOST_TIME), number_of(entry, 2)
    check_current(state, at, entry)
    wanted = state.need
    if state.turn != entry.author or wanted is None or not wanted.drawing.chosen:
        raise ProtocolError("not-your-turn", entry.author)
    if card not in wanted.cards:
        raise ProtocolError("not-legal", entry.author)
    match = state.match
    action = match.game.find(match.state, f"{wanted.drawing.lead}{UNREAD}")
    decks = with_drawn(state.decks, wanted, card, match.cursor)
    return reveal_cards(after_action(state._replace(decks=decks), action, took))


def apply_claim(state: SharedState, entry: Entry) -> SharedState:
    """Let a seat show the card by which it has won, as it was when the game stood at some place.

    The game may be over by then for another reason: who goes first is for the rules, as long as whoever
    claims has not let it rest.
    Raises `StaleEntry` once the claim counts for nothing, `ProtocolError` if it is not true.
    """
    at, text = number_of(entry), entry.parts[1]
    if state.match.agreed or (state.match.player == TERMINAL and _rests(state, entry.author)):
        raise StaleEntry("it is over")
    if not 0 < at <= state.match.cursor or text in state.claims or not _is_shown(state, entry):
        raise ProtocolError("claim", entry.author)
    state = rewound(state, at)
    claims = (*state.claims, text)
    try:
        match = conceded(state.match, None, claims)
    except IllegalAction as fault:
        raise ProtocolError("claim", entry.author) from fault
    return state._replace(match=match, claims=claims, request=None, refused=None)


def _rests(state: SharedState, device: int) -> bool:
    """Whether a device has told the secret of its decks: then it has nothing to claim."""
    return bool(state.decks.revealed) and state.decks.revealed[device] != b""


def _is_shown(state: SharedState, entry: Entry) -> bool:
    """Whether a claim is what lies on a card of its author, opened by the key that it comes with."""
    _, text, key = entry.parts
    for drawn in state.decks.drawn.values():
        own = drawn.knower is not None and state.owner(drawn.knower) == entry.author
        if not own or not text.startswith(drawn.lead):
            continue
        held = state.decks.deck(drawn.deck)
        try:
            told = bytes_of(key, SIZE)
            bound = held.making.is_key(entry.author, drawn.card, told)
            if bound and text == f"{drawn.lead}{face(held, drawn.card, (entry.author, told))}":
                return True
        except ValueError:
            return False
    return False


def apply_reveal(state: SharedState, entry: Entry) -> SharedState:
    """Take the secret of a device's decks, when the game is over: from then on all can be checked.

    Raises `StaleEntry` if the secret is known already, `ProtocolError` while the game goes on or if the
    text is malformed.
    """
    if state.match.player != TERMINAL:
        raise ProtocolError("order", entry.author)
    revealed = state.decks.revealed or (b"",) * len(state.people)
    if revealed[entry.author]:
        raise StaleEntry("told before")
    try:
        secret = bytes_of(entry.parts[0], SIZE)
    except ValueError as fault:
        raise ProtocolError("deck", entry.author) from fault
    return state._replace(decks=state.decks._replace(revealed=with_item(revealed, entry.author, secret)))
