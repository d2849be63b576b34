"""The pact: what a transcript comes to. A pure function takes entry after entry, and refuses what cannot be.

Every device folds the same entries and comes to the same match. Nothing that another device says is believed:
who says it, whose turn it is, what the rules allow, and what was committed to, is looked at here.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.contract.steps import Steps, finish
from engine.contract.values import TERMINAL, IllegalAction
from engine.formats.names import player_name
from engine.remote.agreement import read_table
from engine.remote.cards.dealing import UNREAD, bare, claim, come_to_light, hide, make, tell_key
from engine.remote.cards.public_view import seen_match
from engine.remote.crypto.chain import opens, read_opening
from engine.remote.crypto.randomness import lot
from engine.remote.crypto.schnorr import read_public
from engine.remote.entries import (  # fmt: skip
    ASK,
    BARE,
    CLAIM,
    DECK,
    DO,
    HIDE,
    JOIN,
    KEY,
    LATE,
    NO,
    OPEN,
    RESIGN,
    YES,
    Entry,
    chained,
)
from engine.remote.errors import Foul, Stale
from engine.remote.status import (  # fmt: skip
    AGAIN,
    DRAW,
    MOST_ASKS,
    MOST_TIME,
    UNDO,
    Asked,
    Pact,
    Person,
    back,
    in_time,
    may_go_back,
    number_of,
    played,
    with_item,
)
from engine.session.leaving import way_out
from engine.session.match import Match


def begin(entry: Entry) -> Pact:
    """Return the pact that the first entry of a transcript begins. Raises `Foul`."""
    table = read_table(entry)
    count = table.devices
    said, chain = (1, *[0] * (count - 1)), chained(b"", entry)
    match = seen_match(table.match, None)
    return Pact(table, (None,) * count, match, said, opened=(b"",) * count, chains=(chain,) * count)


def fold(entries: Iterable[Entry], known: Match | None = None) -> Pact:
    """Return what a whole transcript comes to. Raises `Foul`, `Stale`.

    Actions that it has in common with a match that is `known` are not looked at by the rules again.
    """
    return finish(folding(entries, known))


def folding(entries: Iterable[Entry], known: Match | None = None, stored: bool = False) -> Steps[Pact]:
    """Do what `fold` does, an entry a step. `stored`: the transcript comes from this device's own store."""
    found = iter(entries)
    pact = begin(next(found, Entry(0, 0, "")))
    for entry in found:
        pact = step(pact._replace(known=known, stored=stored), entry)
        yield 0.0
    return pact._replace(known=None, stored=False)


def step(pact: Pact, entry: Entry) -> Pact:
    """Return the pact with one more entry. Raises `Stale`: it counts for nothing; `Foul`: it cannot be."""
    author = entry.author
    if author >= len(pact.people):
        raise Foul("stranger", author)
    if entry.number < pact.said[author]:
        raise Stale("heard before")
    if entry.number > pact.said[author]:
        raise Foul("gap", author)
    if (pact.people[author] is None) != (entry.kind == JOIN):
        raise Foul("order", author)
    if entry.kind not in _STEPS:
        raise Foul("order", author)
    if entry.seal and not pact.sealed:
        raise Foul("seal", author)
    return _STEPS[entry.kind](pact, entry)._replace(
        said=with_item(pact.said, author, pact.said[author] + 1),
        chains=with_item(pact.chains, author, chained(pact.chains[author], entry)),
    )


def _join(pact: Pact, entry: Entry) -> Pact:
    name, head, key = entry.parts
    if name != player_name(name):
        raise Foul("no-name", entry.author)
    if not (_is_public(key) if pact.sealed else key == ""):
        raise Foul("seal", entry.author)
    person = Person(name, _opening(head, entry.author), key)
    return pact._replace(people=with_item(pact.people, entry.author, person))


def _do(pact: Pact, entry: Entry) -> Pact:
    """Let a seat act. The place in the log tells whether it knew all that had happened."""
    at, text, took = number_of(entry), entry.parts[1], number_of(entry, 2, MOST_TIME)
    in_time(pact, at, entry)
    if pact.turn != entry.author:
        raise Foul("not-your-turn", entry.author)
    match = pact.match
    if ahead := _ahead(pact, text):
        return pact._replace(match=ahead, spent=(*pact.spent, took), asked=None, refused=None, asks=0)
    try:
        action = match.game.find(match.state, text)
    except IllegalAction as fault:
        raise Foul("not-legal", entry.author) from fault
    if pact.need and text == f"{pact.need.drawing.lead}{UNREAD}":
        raise Foul("not-legal", entry.author)
    return come_to_light(played(pact, action, took))


def _ahead(pact: Pact, text: str) -> Match | None:
    """Return the match one action further, if that is known to be so by the rules."""
    match, known = pact.match, pact.known
    at = match.cursor
    if (
        known is None
        or known.log[:at] != match.log
        or [each.text for each in known.log[at : at + 1]] != [text]
    ):
        return None
    return match._replace(log=known.log[: at + 1], states=known.states[: at + 2], cursor=at + 1)


def _open(pact: Pact, entry: Entry) -> Pact:
    """Let a device open what it has committed to for a deal; with the last of them chance has decided."""
    author, number, opening = entry.author, number_of(entry), _opening(entry.parts[1], entry.author)
    person = pact.people[author]
    if number < pact.deals or pact.opened[author]:
        raise Stale("opened before")
    if not pact.deals_next or number > pact.deals:
        raise Foul("order", author)
    if person is None or not opens(person.last, opening):
        raise Foul("chance", author)
    pact = pact._replace(
        opened=with_item(pact.opened, author, opening),
        people=with_item(pact.people, author, person._replace(last=opening, used=person.used + 1)),
    )
    return pact if b"" in pact.opened else _dealt(pact)


def _dealt(pact: Pact) -> Pact:
    """Do what chance decides out of all openings: the players move on by some seats, or an outcome comes."""
    match, label = pact.match, f"{pact.table.id} {pact.deals}"
    if pact.table.lots:
        owners = pact.table.owners
        by = lot(pact.opened, label, [1.0] * len(owners))
        pact = pact._replace(table=pact.table._replace(owners=(*owners[by:], *owners[:by]), lots=False))
    else:
        outcomes = match.game.chance_outcomes(match.state)
        chosen = lot(pact.opened, label, [weight for _, weight in outcomes])
        pact = played(pact, outcomes[chosen][0])
    return come_to_light(pact._replace(deals=pact.deals + 1, opened=(b"",) * len(pact.people)))


def _ask(pact: Pact, entry: Entry) -> Pact:
    """Ask the others, or agree where one of them has asked for the same."""
    what, at = entry.parts[0], number_of(entry, 1)
    in_time(pact, at, entry, over=what == AGAIN)
    if not _may_ask(pact, what):
        raise Foul("order", entry.author)
    if pact.asked and pact.asked.what == what:
        if entry.author in pact.asked.agreed:
            raise Stale("asked already")
        return _agreed(pact, pact.asked, entry.author)
    if pact.asks >= MOST_ASKS:
        raise Foul("flood", entry.author)
    asked = Asked(what, at, frozenset({entry.author}))
    return pact._replace(asked=asked, refused=None, asks=pact.asks + 1)


def _may_ask(pact: Pact, what: str) -> bool:
    """Whether there is something to be asked for."""
    over = pact.match.player == TERMINAL
    word, _, place = what.partition(":")
    if word == UNDO and place.isascii() and place.isdigit() and len(place) < 6:
        return int(place) < pact.match.cursor and (pact.stored or may_go_back(pact, int(place)))
    return (what == DRAW and not over) or (what == AGAIN and over)


def _answer(pact: Pact, entry: Entry) -> Pact:
    asked, at = pact.asked, number_of(entry, 1)
    if asked is None or (asked.what, asked.at) != (entry.parts[0], at):
        raise Stale("nobody asks for that any more")
    if entry.kind == YES and entry.author in asked.agreed:
        raise Stale("agreed already")
    if entry.kind == YES and not _may_ask(pact, asked.what):
        raise Stale("a card has come to light since")
    if entry.kind == NO:
        return pact._replace(asked=None, refused=(entry.author, asked.what))
    return _agreed(pact, asked, entry.author)


def _agreed(pact: Pact, asked: Asked, author: int) -> Pact:
    """Return it with one more who agrees; if all do, it is done."""
    agreed = asked.agreed | {author}
    if len(agreed) < len(pact.people):
        return pact._replace(asked=asked._replace(agreed=agreed))
    pact = pact._replace(asked=None, refused=None)
    word, _, place = asked.what.partition(":")
    if word == UNDO:
        return back(pact, int(place))._replace(opened=(b"",) * len(pact.people))
    return pact._replace(again=True) if word == AGAIN else pact._replace(match=pact.match.agree())


def _give_up(pact: Pact, entry: Entry) -> Pact:
    """Let a seat resign, or run out of time, whatever others have done in the same moment."""
    seat, at = number_of(entry), number_of(entry, 1)
    match = pact.match
    if match.player == TERMINAL:
        raise Stale("it is over")
    if at > match.cursor:
        raise Foul("gap", entry.author)
    if seat >= len(match.seats) or pact.owner(seat) != entry.author:
        raise Foul("not-your-seat", entry.author)
    late = entry.kind == LATE
    way = way_out(match, seat) if late and match.game.info.resigning else None
    if way:
        return played(back(pact, way[0]), way[1])
    return pact._replace(match=match.agree(seat, late=late), asked=None, refused=None)


def _opening(text: str, author: int) -> bytes:
    """Return what was opened, or the head of a chain. Raises `Foul`."""
    try:
        return read_opening(text)
    except ValueError as fault:
        raise Foul("chance", author) from fault


def _is_public(key: str) -> bool:
    """Whether signatures can be checked with this."""
    try:
        return read_public(key) > 1
    except ValueError:
        return False


_STEPS = {
    JOIN: _join,
    DO: _do,
    OPEN: _open,
    ASK: _ask,
    YES: _answer,
    NO: _answer,
    RESIGN: _give_up,
    LATE: _give_up,
    DECK: make,
    KEY: tell_key,
    HIDE: hide,
    CLAIM: claim,
    BARE: bare,
}
"""What each kind of entry does."""
