"""The entries about cards: deck contributions, card keys, hidden draws, claims and revealed secrets."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, IllegalAction
from engine.remote.cards.decks import Need, face, with_contribution, with_drawn, with_key, with_new_deck
from engine.remote.cards.views import apply_claims
from engine.remote.crypto.hashing import SIZE, bytes_of
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
"""Placeholder for the face of a card that others may not see."""


def apply_deck(state: SharedState, entry: Entry) -> SharedState:
    """Apply a device's contribution to a deck: the shuffled or the locked cards.

    Raises `StaleEntry` if the deck is made already, `ProtocolError` if the deck is malformed or it is another
    device's turn.
    """
    wanted, number = _wanted(state, entry), number_of(entry)
    if number < wanted.deck or (number == wanted.deck and wanted.maker is None):
        raise StaleEntry("the deck is already made")
    if number != wanted.deck or wanted.maker != entry.author:
        raise ProtocolError("order", entry.author)
    decks = with_new_deck(state.decks, wanted, state.table.id, len(state.people))
    try:
        return state._replace(decks=with_contribution(decks, number, entry.parts[1]))
    except ValueError as fault:
        raise ProtocolError("deck", entry.author) from fault


def apply_key(state: SharedState, entry: Entry) -> SharedState:
    """Apply the key of a card; the last missing key reveals the card.

    Raises `ProtocolError` if the key is not needed, or does not fit the card.
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
    """Return the need for a card. Raises `ProtocolError` if no card is needed."""
    if state.need is None or not state.complete:
        raise ProtocolError("order", entry.author)
    return state.need


def reveal_cards(state: SharedState) -> SharedState:
    """Draw all cards whose keys are complete.

    Raises `ProtocolError` if a card has a face unknown to the game.
    """
    while state.match.player == CHANCE and (wanted := state.need) and wanted.met:
        if not wanted.cards:
            raise ProtocolError("face", NOBODY)
        state = _turned(state, wanted)
    return state


def _turned(state: SharedState, wanted: Need) -> SharedState:
    """Draw the next card, for all seats or for one."""
    deck_draw, game, position = wanted.deck_draw, state.match.game, state.match.state
    text = f"{deck_draw.lead}{UNREAD}"
    if deck_draw.knower is None:
        text = state.known_next() or deck_draw.text(_face(state, wanted))
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
    """Apply a hidden action that takes a card: the card is named, its face is not.

    Raises `ProtocolError` if it is another device's turn, or the card cannot be taken.
    """
    at, took, card = number_of(entry), number_of(entry, 1, MOST_TIME), number_of(entry, 2)
    check_current(state, at, entry)
    wanted = state.need
    if state.turn != entry.author or wanted is None or not wanted.deck_draw.chosen:
        raise ProtocolError("not-your-turn", entry.author)
    if card not in wanted.cards:
        raise ProtocolError("not-legal", entry.author)
    match = state.match
    action = match.game.find(match.state, f"{wanted.deck_draw.lead}{UNREAD}")
    decks = with_drawn(state.decks, wanted, card, match.cursor)
    return reveal_cards(after_action(state._replace(decks=decks), action, took))


def apply_claim(state: SharedState, entry: Entry) -> SharedState:
    """Apply a claim: a seat shows the card by which it won at some place in the log.

    The game may have ended otherwise since. The rules decide which end counts, as long as the claiming device
    has not revealed its secret. Raises `StaleEntry` once the claim is void, `ProtocolError` if it is false.
    """
    at, text = number_of(entry), entry.parts[1]
    if state.match.agreed or (state.match.player == TERMINAL and _rests(state, entry.author)):
        raise StaleEntry("the game is over")
    if not 0 < at <= state.match.cursor or text in state.claims or not _is_shown(state, entry):
        raise ProtocolError("claim", entry.author)
    state = rewound(state, at)
    claims = (*state.claims, text)
    try:
        match = apply_claims(state.match, None, claims)
    except IllegalAction as fault:
        raise ProtocolError("claim", entry.author) from fault
    return state._replace(match=match, claims=claims, request=None, refused=None)


def _rests(state: SharedState, device: int) -> bool:
    """Return True if a device has revealed its deck secret, which ends its right to claim."""
    return bool(state.decks.revealed) and state.decks.revealed[device] != b""


def _is_shown(state: SharedState, entry: Entry) -> bool:
    """Return True if a claim matches a card of its author, opened with the key in the claim."""
    _, text, key = entry.parts
    for drawn in state.decks.drawn.values():
        own = drawn.knower is not None and state.owner(drawn.knower) == entry.author
        if not own or not text.startswith(drawn.lead):
            continue
        held = state.decks.deck(drawn.deck)
        try:
            key_bytes = bytes_of(key, SIZE)
            bound = held.making.is_key(entry.author, drawn.card, key_bytes)
            if bound and text == f"{drawn.lead}{face(held, drawn.card, (entry.author, key_bytes))}":
                return True
        except ValueError:
            return False
    return False


def apply_reveal(state: SharedState, entry: Entry) -> SharedState:
    """Apply the secret of a device's decks after the game, which lets everybody audit them.

    Raises `StaleEntry` if the secret is known already, `ProtocolError` while the game goes on or if the text
    is malformed.
    """
    if state.match.player != TERMINAL:
        raise ProtocolError("order", entry.author)
    revealed = state.decks.revealed or (b"",) * len(state.people)
    if revealed[entry.author]:
        raise StaleEntry("already revealed")
    try:
        secret = bytes_of(entry.parts[0], SIZE)
    except ValueError as fault:
        raise ProtocolError("deck", entry.author) from fault
    return state._replace(decks=state.decks._replace(revealed=with_item(revealed, entry.author, secret)))
