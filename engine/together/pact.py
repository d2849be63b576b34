"""The pact: what a transcript comes to. A pure function takes entry after entry, and refuses what cannot be.

Every device folds the same entries and comes to the same match. Nothing that another device says is believed:
who says it, whose turn it is, what the rules allow, and what was committed to, is looked at here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from engine.contract.values import CHANCE, TERMINAL, Action
from engine.formats.names import player_name
from engine.session.leaving import way_out
from engine.session.match import Match
from engine.together.entries import ASK, DO, JOIN, LATE, NO, OPEN, RESIGN, YES, Entry, chained
from engine.together.fair.chain import opens, read_opening
from engine.together.fair.lots import lot
from engine.together.fair.signing import read_public
from engine.together.foul import Foul, Stale
from engine.together.table import Table, read_table

T = TypeVar("T")
MOST_ACTIONS = 100_000
"""No game is longer."""
MOST_TIME = 10_000_000
"""The most milliseconds that an action takes."""
MOST_ASKS = 100
"""How often something can be asked for between two actions."""
UNDO, DRAW, AGAIN = "undo", "draw", "again"
"""What the others are asked for: to take back, to call it a draw, to play once more."""


class Person(NamedTuple):
    """Who plays at a device."""

    name: str
    last: bytes
    """The opening of theirs that was opened last, at first the head of their chain."""
    key: str = ""
    """What their signatures are checked with."""
    used: int = 0
    """How many openings of their chain they have used."""


class Asked(NamedTuple):
    """What somebody has asked the others for."""

    what: str
    """`UNDO` with the place in the log ("undo:12"), `DRAW` or `AGAIN`."""
    at: int
    """How many actions there were."""
    agreed: frozenset[int]
    """The devices that want it."""


class Pact(NamedTuple):
    """What a transcript comes to."""

    table: Table
    people: tuple[Person | None, ...]
    """Who plays at each device; None until they have joined."""
    match: Match
    said: tuple[int, ...]
    """How many entries each device has made."""
    spent: tuple[int, ...] = ()
    """What each action has taken of the clocks, in milliseconds, as who did it says."""
    deals: int = 0
    """How many chance outcomes were dealt together."""
    opened: tuple[bytes, ...] = ()
    """What each device has opened for the next one; b"" where it has not."""
    asked: Asked | None = None
    refused: tuple[int, str] | None = None
    """Who has refused what was asked for last."""
    again: bool = False
    """Whether all want to play once more."""
    asks: int = 0
    """How often something was asked for since the last action."""
    known: Match | None = None
    """A match of this device's own that the transcript is likely to come to, while it is being read."""
    chains: tuple[bytes, ...] = ()
    """What stands for all that each device has said at this very table: that is what seals are under."""

    @property
    def sealed(self) -> bool:
        """Whether entries bear seals: where more than two devices play, one passes on what others say."""
        return len(self.people) > 2

    @property
    def complete(self) -> bool:
        """Whether everybody has joined."""
        return None not in self.people

    def owner(self, seat: int) -> int:
        """Return the device that has a seat."""
        return self.table.owners[seat]

    @property
    def deals_next(self) -> bool:
        """Whether everybody is to open something: for the lot who sits where, or for what chance brings."""
        return self.complete and (self.table.lots or self.match.player == CHANCE)

    @property
    def turn(self) -> int:
        """The device whose turn it is; -1 if it is nobody's."""
        player = self.match.player
        return self.owner(player) if player not in (CHANCE, TERMINAL) and not self.table.lots else -1


def begin(entry: Entry) -> Pact:
    """Return the pact that the first entry of a transcript begins. Raises `Foul`."""
    table = read_table(entry)
    count = table.devices
    said, chain = (1, *[0] * (count - 1)), chained(b"", entry)
    return Pact(table, (None,) * count, table.match, said, opened=(b"",) * count, chains=(chain,) * count)


def fold(entries: Iterable[Entry], known: Match | None = None) -> Pact:
    """Return what a whole transcript comes to. Raises `Foul`, `Stale`.

    Actions that it has in common with a match that is `known` are not looked at by the rules again.
    """
    found = iter(entries)
    pact = begin(next(found, Entry(0, 0, "")))
    for entry in found:
        pact = step(pact._replace(known=known), entry)
    return pact._replace(known=None)


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
        said=_with(pact.said, author, pact.said[author] + 1),
        chains=_with(pact.chains, author, chained(pact.chains[author], entry)),
    )


def _join(pact: Pact, entry: Entry) -> Pact:
    name, head, key = entry.parts
    if name != player_name(name):
        raise Foul("no-name", entry.author)
    if not (_is_public(key) if pact.sealed else key == ""):
        raise Foul("seal", entry.author)
    person = Person(name, _opening(head, entry.author), key)
    return pact._replace(people=_with(pact.people, entry.author, person))


def _do(pact: Pact, entry: Entry) -> Pact:
    """Let a seat act. The place in the log tells whether it knew all that had happened."""
    at, text, took = _number(entry), entry.parts[1], _number(entry, 2, MOST_TIME)
    _in_time(pact, at, entry)
    if pact.turn != entry.author:
        raise Foul("not-your-turn", entry.author)
    match = pact.match
    if ahead := _ahead(pact, text):
        return pact._replace(match=ahead, spent=(*pact.spent, took), asked=None, refused=None, asks=0)
    actions = {action.text: action for action in match.game.legal_actions(match.state)}
    if text not in actions:
        raise Foul("not-legal", entry.author)
    return _played(pact, actions[text], took)


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
    author, number, opening = entry.author, _number(entry), _opening(entry.parts[1], entry.author)
    person = pact.people[author]
    if number < pact.deals or pact.opened[author]:
        raise Stale("opened before")
    if not pact.deals_next or number > pact.deals:
        raise Foul("order", author)
    if person is None or not opens(person.last, opening):
        raise Foul("chance", author)
    pact = pact._replace(
        opened=_with(pact.opened, author, opening),
        people=_with(pact.people, author, person._replace(last=opening, used=person.used + 1)),
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
        pact = _played(pact, outcomes[chosen][0])
    return pact._replace(deals=pact.deals + 1, opened=(b"",) * len(pact.people))


def _played(pact: Pact, action: Action, took: int = 0) -> Pact:
    """Return it after an action; what was asked for before counts no more."""
    match, spent = pact.match.play(action), (*pact.spent, took)
    return pact._replace(match=match, spent=spent, asked=None, refused=None, asks=0)


def _ask(pact: Pact, entry: Entry) -> Pact:
    """Ask the others, or agree where one of them has asked for the same."""
    what, at = entry.parts[0], _number(entry, 1)
    _in_time(pact, at, entry, over=what == AGAIN)
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
        return int(place) < pact.match.cursor
    return (what == DRAW and not over) or (what == AGAIN and over)


def _answer(pact: Pact, entry: Entry) -> Pact:
    asked, at = pact.asked, _number(entry, 1)
    if asked is None or (asked.what, asked.at) != (entry.parts[0], at):
        raise Stale("nobody asks for that any more")
    if entry.kind == YES and entry.author in asked.agreed:
        raise Stale("agreed already")
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
        return _back(pact, int(place))._replace(opened=(b"",) * len(pact.people))
    return pact._replace(again=True) if word == AGAIN else pact._replace(match=pact.match.agree())


def _give_up(pact: Pact, entry: Entry) -> Pact:
    """Let a seat resign, or run out of time, whatever others have done in the same moment."""
    seat, at = _number(entry), _number(entry, 1)
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
        return _played(_back(pact, way[0]), way[1])
    return pact._replace(match=match.agree(seat, late=late), asked=None, refused=None)


def _back(pact: Pact, cursor: int) -> Pact:
    """Return it with the match as it was at a place in its log."""
    return pact._replace(match=cut(pact.match, cursor), spent=pact.spent[:cursor])


def cut(match: Match, cursor: int) -> Match:
    """Return a match that ends at a place in its log."""
    log, states = match.log[:cursor], match.states[: cursor + 1]
    return match._replace(log=log, states=states, cursor=cursor, agreed=None)


def _in_time(pact: Pact, at: int, entry: Entry, over: bool = False) -> None:
    """Raise `Stale` if the game has gone on since something was said, `Foul` if it has not got there."""
    if at < pact.match.cursor or (pact.match.player == TERMINAL and not over):
        raise Stale("the game has gone on")
    if at > pact.match.cursor:
        raise Foul("gap", entry.author)


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


def _number(entry: Entry, part: int = 0, most: int = MOST_ACTIONS) -> int:
    """Return the number that a part of an entry is. Raises `Foul`."""
    text = entry.parts[part]
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise Foul("order", entry.author)
    return int(text)


def _with(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


_STEPS = {
    JOIN: _join,
    DO: _do,
    OPEN: _open,
    ASK: _ask,
    YES: _answer,
    NO: _answer,
    RESIGN: _give_up,
    LATE: _give_up,
}
