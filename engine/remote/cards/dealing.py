"""Entries about cards: decks are made, keys told, cards come to light, and somebody has won by one."""

from __future__ import annotations

from engine.contract.values import CHANCE, TERMINAL, IllegalAction
from engine.remote.cards.decks import Need, begun, face, made, named, with_key
from engine.remote.cards.public_view import conceded
from engine.remote.crypto.base64url import bytes_of
from engine.remote.crypto.hashing import SIZE
from engine.remote.entries import Entry
from engine.remote.errors import NOBODY, Foul, Stale
from engine.remote.status import MOST_TIME, Pact, back, in_time, number_of, played, with_item

UNREAD = "?"
"""What stands for the face of a card that the others may not see."""


def make(pact: Pact, entry: Entry) -> Pact:
    """Take what a device has made of a deck: it was shuffled, or locked.

    Raises `Stale` if the deck is made already, `Foul` if another device was to make it, or it is none.
    """
    wanted, number = _wanted(pact, entry), number_of(entry)
    if number < wanted.deck or (number == wanted.deck and wanted.maker is None):
        raise Stale("it is made")
    if number != wanted.deck or wanted.maker != entry.author:
        raise Foul("order", entry.author)
    vault = begun(pact.vault, wanted, pact.table.id, len(pact.people))
    try:
        return pact._replace(vault=made(vault, number, entry.parts[1]))
    except ValueError as fault:
        raise Foul("deck", entry.author) from fault


def tell_key(pact: Pact, entry: Entry) -> Pact:
    """Take the key of a card; with the last that is needed it comes to light.

    Raises `Foul` if that key is not wanted, or fits no card.
    """
    wanted, number, card = _wanted(pact, entry), number_of(entry), number_of(entry, 1)
    if number != wanted.deck or (entry.author, card) not in wanted.keys:
        raise Foul("order", entry.author)
    try:
        vault = with_key(pact.vault, number, entry.author, card, entry.parts[2])
    except ValueError as fault:
        raise Foul("deck", entry.author) from fault
    return come_to_light(pact._replace(vault=vault))


def _wanted(pact: Pact, entry: Entry) -> Need:
    """Return what cards are wanted. Raises `Foul` if none are."""
    if pact.need is None or not pact.complete:
        raise Foul("order", entry.author)
    return pact.need


def come_to_light(pact: Pact) -> Pact:
    """Turn over all cards for which nothing is missing any more.

    Raises `Foul` if a card has no face that the game knows.
    """
    while pact.match.player == CHANCE and (wanted := pact.need) and wanted.met:
        if not wanted.cards:
            raise Foul("face", NOBODY)
        pact = _turned(pact, wanted)
    return pact


def _turned(pact: Pact, wanted: Need) -> Pact:
    """Turn over the next card: for all, or for a seat alone."""
    drawing, game, state = wanted.drawing, pact.match.game, pact.match.state
    text = f"{drawing.lead}{UNREAD}"
    if drawing.knower is None:
        text = pact.foreseen() or drawing.text(_face(pact, wanted))
    vault = named(pact.vault, wanted, wanted.cards[0], pact.match.cursor)
    try:
        return played(pact._replace(vault=vault), game.find(state, text))
    except IllegalAction as fault:
        raise Foul("face", NOBODY) from fault


def _face(pact: Pact, wanted: Need) -> str:
    try:
        return face(pact.vault.held(wanted.deck), wanted.cards[0])
    except ValueError as fault:
        raise Foul("face", NOBODY) from fault


def hide(pact: Pact, entry: Entry) -> Pact:
    """Let a seat do in secret what takes a card: which one is told, but not what is on it.

    Raises `Foul` if it is another's turn, or no card of theirs.
    """
    at, took, card = number_of(entry), number_of(entry, 1, MOST_TIME), number_of(entry, 2)
    in_time(pact, at, entry)
    wanted = pact.need
    if pact.turn != entry.author or wanted is None or not wanted.drawing.chosen:
        raise Foul("not-your-turn", entry.author)
    if card not in wanted.cards:
        raise Foul("not-legal", entry.author)
    match = pact.match
    action = match.game.find(match.state, f"{wanted.drawing.lead}{UNREAD}")
    vault = named(pact.vault, wanted, card, match.cursor)
    return come_to_light(played(pact._replace(vault=vault), action, took))


def claim(pact: Pact, entry: Entry) -> Pact:
    """Let a seat show the card by which it has won, as it was when the game stood at some place.

    The game may be over by then for another reason: who goes first is for the rules, as long as whoever
    claims has not let it rest.
    Raises `Stale` once the claim counts for nothing, `Foul` if it is not true.
    """
    at, text = number_of(entry), entry.parts[1]
    if pact.match.agreed or (pact.match.player == TERMINAL and _rests(pact, entry.author)):
        raise Stale("it is over")
    if not 0 < at <= pact.match.cursor or text in pact.claims or not _is_shown(pact, entry):
        raise Foul("claim", entry.author)
    pact = back(pact, at)
    claims = (*pact.claims, text)
    try:
        match = conceded(pact.match, None, claims)
    except IllegalAction as fault:
        raise Foul("claim", entry.author) from fault
    return pact._replace(match=match, claims=claims, asked=None, refused=None)


def _rests(pact: Pact, device: int) -> bool:
    """Whether a device has told the secret of its decks: then it has nothing to claim."""
    return bool(pact.vault.bared) and pact.vault.bared[device] != b""


def _is_shown(pact: Pact, entry: Entry) -> bool:
    """Whether a claim is what lies on a card of its author, opened by the key that it comes with."""
    _, text, key = entry.parts
    for drawn in pact.vault.drawn.values():
        own = drawn.knower is not None and pact.owner(drawn.knower) == entry.author
        if not own or not text.startswith(drawn.lead):
            continue
        held = pact.vault.held(drawn.deck)
        try:
            told = bytes_of(key, SIZE)
            bound = held.making.is_key(entry.author, drawn.card, told)
            if bound and text == f"{drawn.lead}{face(held, drawn.card, (entry.author, told))}":
                return True
        except ValueError:
            return False
    return False


def bare(pact: Pact, entry: Entry) -> Pact:
    """Take the secret of a device's decks, when the game is over: from then on all can be checked.

    Raises `Stale` if it was told before, `Foul` while the game goes on or if it is not the secret.
    """
    if pact.match.player != TERMINAL:
        raise Foul("order", entry.author)
    bared = pact.vault.bared or (b"",) * len(pact.people)
    if bared[entry.author]:
        raise Stale("told before")
    try:
        secret = bytes_of(entry.parts[0], SIZE)
    except ValueError as fault:
        raise Foul("deck", entry.author) from fault
    return pact._replace(vault=pact.vault._replace(bared=with_item(bared, entry.author, secret)))
