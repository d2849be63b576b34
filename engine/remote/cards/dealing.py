"""The entries about cards: deck contributions, card keys, hidden draws, claims and revealed secrets."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, IllegalAction
from engine.remote.agreement import Table
from engine.remote.cards.decks import (
    Decks,
    Need,
    announced_decks,
    face,
    with_contribution,
    with_drawn,
    with_key,
    with_new_deck,
    with_unread_contribution,
)
from engine.remote.cards.views import apply_claims
from engine.remote.crypto.hashing import SIZE, bytes_of
from engine.remote.entries import NOBODY, Entry, ProtocolError, StaleEntry
from engine.remote.own_entries import deck_commitment
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


def announced(table: Table) -> Decks:
    """Return the decks that the start of a game announces; none in protocol 1 or without hidden cards."""
    if table.protocol == 1 or not table.game.info.hidden:
        return Decks()
    return announced_decks(table.game.coming_decks(table.match.states[0]), table.id, table.devices)


def apply_deck(state: SharedState, entry: Entry) -> SharedState:
    """Apply a device's contribution to a deck: the shuffled or the locked cards.

    It may come while people play, if the start of the game announced the deck. Its proof is not checked here:
    each device does that before it takes part in the deck (`Replica.checked`). Raises `StaleEntry` if the
    deck is made already or the game is over, `ProtocolError` if the contribution is malformed or it is
    another device's turn.
    """
    number, decks, wanted = number_of(entry), state.decks, state.need
    if state.match.player == TERMINAL:
        raise StaleEntry("the game is over")
    if wanted and number == wanted.deck:
        decks = with_new_deck(decks, wanted, state.table.id, len(state.people), state.match.cursor)
    if not state.complete or number >= len(decks.items):
        raise ProtocolError("order", entry.author)
    turn = decks.deck(number).making.turn()
    if turn is None:
        raise StaleEntry("the deck is already made")
    if turn != entry.author:
        raise ProtocolError("order", entry.author)
    if state.protocol == 1:
        decks = with_unread_contribution(decks, number, entry.parts[1], state.table.id)
        return state._replace(decks=decks)
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
        unread = state.table.protocol == 1
        decks = with_key(state.decks, number, entry.author, card, entry.parts[2], unread)
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
        state = _draw_card(state, wanted)
    return state


def _draw_card(state: SharedState, wanted: Need) -> SharedState:
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
    if state.match.agreed or (state.match.player == TERMINAL and _has_revealed(state, entry.author)):
        raise StaleEntry("the game is over")
    if not 0 < at <= state.match.cursor or text in state.claims:
        raise ProtocolError("order", entry.author)  # an undo may have overtaken it
    if not _is_shown(state, entry):
        raise ProtocolError("claim", entry.author)
    state = rewound(state, at)
    claims = (*state.claims, text)
    try:
        match = apply_claims(state.match, None, claims)
    except IllegalAction as fault:
        raise ProtocolError("claim", entry.author) from fault
    return state._replace(match=match, claims=claims, request=None, refused=None)


def _has_revealed(state: SharedState, device: int) -> bool:
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
            bound = held.making.unread or held.making.is_key(entry.author, drawn.card, key_bytes)
            if bound and text == f"{drawn.lead}{face(held, drawn.card, (entry.author, key_bytes))}":
                return True
        except ValueError:
            return False
    return False


def apply_reveal(state: SharedState, entry: Entry) -> SharedState:
    """Apply the secret of a device's decks, which lets everybody audit them when all are known.

    It is due after the game, and after a fault; earlier it harms only its author. Raises `StaleEntry` if it
    is known already, `ProtocolError` if it is not the secret that its author is committed to.
    """
    revealed = state.decks.revealed or (b"",) * len(state.people)
    if revealed[entry.author]:
        raise StaleEntry("already revealed")
    try:
        secret = bytes_of(entry.parts[0], SIZE)
    except ValueError as fault:
        raise ProtocolError("secret", entry.author) from fault
    person = state.people[entry.author]
    bound = deck_commitment(state.table.id, entry.author, secret)
    if state.protocol > 1 and (person is None or person.commitment != bound):
        raise ProtocolError("secret", entry.author)
    return state._replace(decks=state.decks._replace(revealed=with_item(revealed, entry.author, secret)))
